"""The names of the facts that may be told with a story; a name that nobody asks for is refused."""

from collections.abc import Iterable

from cardspeak.errors import Unreadable
from cardspeak.floor.questions import OF_A_DECLARATION, QUESTIONS
from cardspeak.floor.sight import OF_A_BET, OF_A_SEAT, OF_THE_HAND, OF_TWO

KNOWN: frozenset[str] = OF_A_DECLARATION.union(QUESTIONS, OF_THE_HAND, OF_A_SEAT, OF_TWO, OF_A_BET)
"""What is asked, what is seen in the hand and may be known better, and what a declaration is ruled by."""


def check_facts(names: Iterable[str]) -> None:
    """Refuse a fact that no ruling asks for; `Unreadable` names it, with the nearest that are known."""
    for name in names:
        if name not in KNOWN:
            raise Unreadable(f"there is no fact {name[:60]!r}{_nearest(name)}")


def _nearest(name: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(name.casefold()[:60], sorted(KNOWN), 3, 0.6)
    return f" (nearest: {', '.join(near)})" if near else " (none is near it; a ruling names the facts that it asks for)"
