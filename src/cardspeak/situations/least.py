"""What a raise that was too small should have been, where a text tells the bets and not what was due."""

from collections.abc import Mapping

from cardspeak.situations.model import Situation
from cardspeak.talk.model import Heard

PLACES = {"bet", "raise", "due"}


def least_raise(
    situation: Situation, heard: Heard, found: Mapping[str, int | str], street: str
) -> dict[str, int | str]:
    """Return what was due at least: the bet and once more what it had raised by; before the flop beyond the blind.

    A number that is no more than the raise is none that was due.
    """
    big = max((int(each) for each in heard.table.get("table", {}).get("blinds", ())), default=0)
    first = situation.places.keys() & {"bet", "raise", "due"} == {"bet", "due"}
    if first and "bet" in found and int(found["bet"]) < big and int(found.get("due", 0)) <= int(found["bet"]):
        return {"due": big}  # a bet that was below the smallest
    if not situation.places.keys() >= PLACES or not {"bet", "raise"} <= found.keys():
        return {}
    bet, made = int(found["bet"]), int(found["raise"])
    if "due" in found and int(found["due"]) > made:
        return {}
    return {"due": bet + max(bet - (big if street == "preflop" else 0), big)}
