"""Since when nobody's time counts at tables and in tournaments: noted, since a process that ends may owe some."""

from collections.abc import Iterable, Mapping

from cardspeak.ports import Clock, Store
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tables import RunningTable

STOOD = "table.stood/"  # the note for whatever stands: its version as far as it is known, and since when
GIVING = "room.giving_back"  # the note of a room that gives time back as it begins: since when it was away


class Standing:
    """The notes of the tables and tournaments of one room, each written when it changes."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self._noted: dict[str, str] = {}
        self._stood: Mapping[str, int] = {}
        self._away = 0  # since when the room was away, if the one before had not given all time back; else 0

    def begin(self, stood: Mapping[str, int]) -> None:
        """Know of whom there are notes, so that they are taken back when the time was given back."""
        self._stood, self._noted = stood, dict.fromkeys(stood, "?")
        noted = self._store.noted(GIVING) or ""
        self._away = int(noted) if noted.isdecimal() else 0

    def gives_back(self, recorded: int) -> None:
        """Note that time is given back since this moment: whoever has had theirs makes a later one recorded for all."""
        self._away = self._away or recorded
        self._store.note(GIVING, str(self._away))

    def gave_back(self, those: Iterable[RunningTable | RunningTournament]) -> None:
        """Note that everybody has their time back but those who are noted to stand."""
        self.note(those)
        self._store.note(GIVING, "")

    def since(self, running: RunningTable | RunningTournament, recorded: int) -> int:
        """Return since when nobody's time counts there: the last moment that is recorded, if no note says more."""
        return self._stood.get(running.id) or max(self._away or recorded, running.given)

    def note(self, those: Iterable[RunningTable | RunningTournament]) -> None:
        """Note since when each of these stands, and nothing of those that do not."""
        now = self._clock.now()
        for running in those:
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
