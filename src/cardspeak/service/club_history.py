"""All that has happened in the club, also long ago: what receipts, figures and files are made of."""

from typing import Any, NamedTuple

from cardspeak.record import record
from cardspeak.room.club import events_people as e
from cardspeak.service.running_club import RunningClub
from cardspeak.service.stored import read


@record
class Happened(NamedTuple):
    """An event of the club: when it was, and the step to which it belongs."""

    at: int
    step: e.StepTaken | None  # none of the founding
    event: Any


def happened(running: RunningClub) -> tuple[Happened, ...]:
    """Return all events with their steps; what is no longer at hand is read from the stream, which asks the store."""
    told = tuple(running.told)
    if not told or told[0][0] > 1:
        rows = running.store.load(running.stream, 0, running.version)
        told = tuple([(row.version, row.at, read(row)) for row in rows])
    found: list[Happened] = []
    step: e.StepTaken | None = None
    for _, at, event in told:
        step = event if isinstance(event, e.StepTaken) else step
        found.append(Happened(at, step, event))
    return tuple(found)
