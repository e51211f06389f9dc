"""`evolve(club, event, at)`: the club after an event."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.club import events as e
from cardspeak.room.club import events_people as people
from cardspeak.room.club.folds_cashier import FOLDS as CASHIER
from cardspeak.room.club.folds_evening import FOLDS as EVENING
from cardspeak.room.club.folds_floor import FOLDS as FLOOR
from cardspeak.room.club.folds_people import FOLDS as PEOPLE
from cardspeak.room.club.folds_undoing import FOLDS as UNDOING
from cardspeak.room.club.state import Club, Step

KEPT = 100  # steps that can be taken back

Fold = Callable[[Any, Any, int], Club]


def founded(club: Club | None, event: people.ClubFounded, at: int) -> Club:
    """Begin the club; its first step is that it was founded."""
    return Club(event.house, event.by, steps=1, log=(Step(1, "found", event.by, at),), founded=at)


def step_taken(club: Club, event: people.StepTaken, at: int) -> Club:
    """Write a step into the log; the events that follow from it belong to it."""
    step = Step(event.number, event.what, event.by, at, event.members, event.tables, event.reason)
    return club._replace(log=(*club.log[-KEPT + 1 :], step), steps=event.number, following=event.follow)


FOLDS: dict[type, Fold] = {
    people.ClubFounded: founded,
    people.StepTaken: step_taken,
    **PEOPLE,
    **CASHIER,
    **FLOOR,
    **EVENING,
    **UNDOING,
}
"""How each event is folded; a group of events brings a table of its own."""


def evolve(club: Club | None, event: e.Event, at: int) -> Club:
    """Return the club after an event."""
    now = FOLDS[type(event)](club, event, at)
    if not now.following or isinstance(event, people.StepTaken):
        return now
    return now._replace(following=now.following - 1)
