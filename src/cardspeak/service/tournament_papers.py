"""What paper is made of: all that has happened in a tournament, also long ago."""

from typing import cast

from cardspeak.room.tournament.paper.seats import Happened
from cardspeak.room.tournament.run import events as e
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.stored import read

OF_TOURNAMENTS = tuple(e.NAMES)


def happened(running: RunningTournament) -> tuple[Happened, ...]:
    """Return all events of a tournament with their times; what is no longer at hand is read from its stream."""
    told = tuple(running.told)
    if not told or told[0][0] > 1:
        rows = running.store.load(running.stream, 0, running.version)
        told = tuple([(row.version, row.at, read(row)) for row in rows])
    return tuple([(at, cast(e.Event, event)) for _, at, event in told if isinstance(event, OF_TOURNAMENTS)])
