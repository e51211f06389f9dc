"""What is known when a line is told; a fact by a name that nobody asks for is refused."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.floor.incidents.questions import ANSWERS, OF_A_DECLARATION
from cardspeak.floor.incidents.sight import OF_A_BET, OF_A_SEAT, OF_THE_HAND, OF_TWO
from cardspeak.record import record

KNOWN: frozenset[str] = OF_A_DECLARATION.union(ANSWERS, OF_THE_HAND, OF_A_SEAT, OF_TWO, OF_A_BET)
"""What is asked, what is seen in the hand and may be known better, and what a declaration is ruled by."""


@record
class Known(NamedTuple):
    """What is known when a line is told, beside what the hand shows.

    `seats` are the names of the hand's seats, `know` facts that were asked for, `record` earlier offences by name.
    `asked` says whether the floor is asked what it makes of what is told; `front` are the chips in front of players one
    by one, by name, where they are known; `last_bet` is the last bet of the round before; `unforced` says
    whether the hand that is wanted back was folded out of turn or with no bet in front.
    """

    seats: tuple[str, ...]
    know: Mapping[str, Any]
    record: Mapping[str, tuple[str, ...]]
    asked: bool = False
    front: Mapping[str, tuple[int, ...]] = {}
    last_bet: int = 0
    unforced: bool = False


def check_facts(names: Iterable[str]) -> None:
    """Refuse a fact that no ruling asks for; `Unreadable` names it, with the nearest that are known."""
    for name in names:
        if name not in KNOWN:
            raise Unreadable(f"there is no fact {name[:60]!r}{_nearest(name)}")


def _nearest(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name.casefold()[:60], sorted(KNOWN), 3, 0.6)
    return f" (nearest: {', '.join(near)})" if near else " (none is near it; a ruling names the facts that it asks for)"
