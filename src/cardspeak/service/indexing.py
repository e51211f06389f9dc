"""Hands that were played before there was an index of them: entered once, in the background, a few events at a time."""

from collections.abc import Iterable

from cardspeak.ports import EventStore, Stored, Unavailable
from cardspeak.room.table.events import HandFinished, HandStarted
from cardspeak.room.table.state import Table
from cardspeak.service.played import enter_hand
from cardspeak.service.stored import read
from cardspeak.service.supervision import tell
from cardspeak.service.tables import TABLES, Finished
from cardspeak.service.threads import EVENTS

INDEXED = "hands.indexed"  # noted when every hand of the store is in the index of its table
AT_ONCE = 500


class Reader:
    """Goes through the stream of one table and finds the hands that ended."""

    def __init__(self) -> None:
        self.version = 0
        self._table: Table | None = None
        self._first = 0

    def through(self, rows: Iterable[Stored]) -> list[tuple[Finished, int]]:
        """Return the hands that ended in these events, each with the time of its end."""
        found = []
        for row in rows:
            event = read(row)
            self._table = TABLES.evolve(self._table, event, row.at)
            self.version = row.version
            if isinstance(event, HandStarted):
                self._first = row.version
            elif isinstance(event, HandFinished) and self._first:
                found.append((Finished(self._first, row.version, self._table), row.at))
        return found


async def index_all(store: EventStore) -> None:
    """Enter every hand of the store that is in no index, unless that was done before."""
    if await EVENTS.call(store.noted, INDEXED):
        return
    for stream in await EVENTS.call(store.streams, TABLES.prefix):
        try:
            await _index(store, stream)
        except Unavailable:
            raise
        except Exception as error:  # one that cannot be read; the others can
            tell("index", stream.removeprefix(TABLES.prefix), error)
    store.note(INDEXED, "all")


async def _index(store: EventStore, stream: str) -> None:
    reader = Reader()
    while rows := await EVENTS.call(store.load, stream, reader.version, reader.version + AT_ONCE):
        for finished, at in await EVENTS.call(reader.through, rows):
            await enter_hand(store, stream.removeprefix(TABLES.prefix), finished, at)
