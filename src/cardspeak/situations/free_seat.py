"""The seat that is free for somebody who comes to a table: where a text says that it is, else where it was at first."""

import re
from collections.abc import Mapping, Sequence

from cardspeak.situations.model import Situation
from cardspeak.talk.model import Term

FREE = "-"
BEHIND_THE_BUTTON = 1  # places behind the seat that has the button in the next hand, which is the first
PLACES: Mapping[str, int] = {"SB": 1, "BB": 2, "UTG": 3, "HJ": 3, "CO": 4}
"""How many places behind the next button a free seat is that gets a position in the next hand."""
LEFT: Mapping[str, int] = {"SB": 1, "BB": 2, "UTG": 3, "BTN": 4}
"""The seat, of four, of a position in the hand that is over."""
OTHERS, MORE = ("A", "B", "C", "D"), ("F", "G", "H", "I", "J")
_GIVEN_UP = re.compile(r"\{(\w)\} (?:is eliminated|leaves the game); \{E\}")


def free_seat(situation: Situation, spoken: Sequence[Term]) -> dict[str, int | str]:
    """Return the seats with the free one where a text has it, and its number; nothing where all seats are taken."""
    around = str(situation.places.get("seats", "")).split()
    if FREE not in around or "number" not in situation.places:
        return {}
    at = _told(spoken)
    others = [seat for seat in around if seat != FREE]
    at = min(at, len(others)) if at else around.index(FREE)
    return {"seats": " ".join((*others[:at], FREE, *others[at:])), "number": str(at + 1)}


def seat_left(situation: Situation, found: Mapping[str, int | str]) -> dict[str, int | str]:
    """Return the seats with whoever gives one up where a text has them, and its number, which somebody else takes."""
    gone = _GIVEN_UP.match(situation.play)
    around = str(found.get("seats", situation.places.get("seats", ""))).split()
    if gone is None or gone[1] not in found:
        return {}
    name = str(found[gone[1]])
    if name in around:
        return {"number": str(around.index(name) + 1)}
    numbered = re.fullmatch(r"seat(\d)", name)
    at = int(numbered[1]) if numbered else LEFT.get(name, 0)
    if not at or len(around) != len(OTHERS):
        return {}
    around += [other for other in MORE if other not in around][: max(at - len(around), 0)]
    around[at - 1] = name
    return {"seats": " ".join(around), "number": str(at)}


def _told(spoken: Sequence[Term]) -> int:
    """Return how many places behind the next button the seat is that a text speaks of; 0: it does not say."""
    named = [str(term.value) for term in spoken if term.kind == "seat" and term.value in (*PLACES, "BTN")]
    if "BTN" in named:
        return BEHIND_THE_BUTTON  # between button and blind
    return next((PLACES[name] for name in named), 0)
