"""Rehearsals for pages and programs: one structure and field always give the same nights, which are kept a while."""

from functools import lru_cache
from threading import Lock

from cardspeak.room.tournament.rehearsal import Field, Rehearsed, nights_for, rehearsed
from cardspeak.room.tournament.structure import Structure
from cardspeak.service.chance import numbers

MOST_PLAYERS = 500  # of whom a room rehearses nights: more take too long
SEED = 1
_ONE_AT_A_TIME = Lock()


def rehearsal(structure: Structure, field: Field) -> Rehearsed | None:
    """Return simulated nights; none where there are too many players, or nothing that could be played.

    It takes about a second, so it is called in a thread; there whoever comes meanwhile waits.
    """
    if not 2 <= field.players <= MOST_PLAYERS:
        return None
    with _ONE_AT_A_TIME:
        try:
            return _kept(structure, field)
        except ValueError:
            return None


@lru_cache(64)
def _kept(structure: Structure, field: Field) -> Rehearsed:
    return rehearsed(structure, field, nights_for(field.players) // 2, numbers(SEED))
