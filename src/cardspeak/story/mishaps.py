"""What a story tells of mishaps, as incidents before the floor."""

from collections.abc import Sequence
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.floor.incidents import Incident
from cardspeak.floor.ruled import rule_on
from cardspeak.floor.ruling import Ruling
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.story.setting import Setting


def rules(state: State, story: Sequence[Any], at: int, setting: Setting, law: Law) -> tuple[Ruling, int] | None:
    """Rule on a mishap of a story; None where the statement tells none."""
    found = incident(story[at], setting)
    return None if found is None else (rule_on(found, state, law, setting.know), 1)


def incident(said: Any, setting: Setting) -> Incident | None:
    """Return the incident that a statement tells; None if it is no mishap."""
    if isinstance(said, s.DealerDoes):
        return _of_the_dealer(said, setting)
    return None


def _of_the_dealer(said: s.DealerDoes, setting: Setting) -> Incident | None:
    seats = _seats(setting, said.seat)
    if said.what == "deals_early":
        return Incident("early street", seats, said.cards, (("which street", said.street),))
    return None


def _seats(setting: Setting, *names: str) -> tuple[int, ...]:
    for name in names:
        if name and name not in setting.seats:
            raise Unreadable(f"there is no seat {name!r} (seats: {' '.join(setting.seats)})")
    return tuple(setting.seats.index(name) for name in names if name)
