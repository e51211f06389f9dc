"""The seat that is free for somebody who comes to a table: where a text says that it is, else where it was at first."""

from collections.abc import Mapping, Sequence

from cardspeak.situations.model import Situation
from cardspeak.talk.model import Term

FREE = "-"
BEHIND_THE_BUTTON = 1  # places behind the seat that has the button in the next hand, which is the first
PLACES: Mapping[str, int] = {"SB": 1, "BB": 2, "UTG": 3, "HJ": 3, "CO": 4}
"""How many places behind the next button a free seat is that gets a position in the next hand."""


def free_seat(situation: Situation, spoken: Sequence[Term]) -> dict[str, int | str]:
    """Return the seats with the free one where a text has it, and its number; nothing where all seats are taken."""
    around = str(situation.places.get("seats", "")).split()
    if FREE not in around or "number" not in situation.places:
        return {}
    at = _told(spoken)
    others = [seat for seat in around if seat != FREE]
    at = min(at, len(others)) if at else around.index(FREE)
    return {"seats": " ".join((*others[:at], FREE, *others[at:])), "number": str(at + 1)}


def _told(spoken: Sequence[Term]) -> int:
    """Return how many places behind the next button the seat is that a text speaks of; 0: it does not say."""
    named = [str(term.value) for term in spoken if term.kind == "seat" and term.value in (*PLACES, "BTN")]
    if "BTN" in named:
        return BEHIND_THE_BUTTON  # between button and blind
    return next((PLACES[name] for name in named), 0)
