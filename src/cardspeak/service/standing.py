"""Since when nobody's time counts at a table, noted: a process that ends takes with it what it had not given back."""

from collections.abc import Iterable, Mapping

from cardspeak.ports import Clock, Store
from cardspeak.service.tables import RunningTable

STOOD = "table.stood/"  # the note for each table that stands: its version as far as it is known, and since when


class Standing:
    """The notes of the tables of one room, each written when it changes."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._noted: dict[str, str] = {}

    def begin(self, stood: Mapping[str, int]) -> None:
        """Know of which tables there are notes, so that they are taken back when the time was given back."""
        self._noted = dict.fromkeys(stood, "?")

    def note(self, tables: Iterable[RunningTable]) -> None:
        """Note since when each of these tables stands, and nothing of those that do not."""
        now = self._clock.now()
        for running in tables:
            owed = running.owed(now)
            said = f"{running.version}/{now - owed}" if owed else ""
            if said != self._noted.get(running.id, ""):
                self._noted[running.id] = said
                self._store.note(STOOD + running.id, said)


def note_unreadable(store: Store, table_id: str, version: int, since: int) -> None:
    """Note since when a table stands that cannot be read, unless that is known already."""
    if not stood(store, table_id, version, 0):
        store.note(STOOD + table_id, f"{version}/{since}")


def stood(store: Store, table_id: str, version: int, at: int) -> int:
    """Return since when a table stands that is at a version, of which the last event is of this time; 0: it does not.

    What came after the note was under way when the process ended: nobody could know of it, so that all the time since
    then is nobody's.
    """
    noted, _, moment = (store.noted(STOOD + table_id) or "").partition("/")
    if not moment:
        return 0
    return int(moment) if noted == str(version) else at
