"""Hands that are in no index yet: those of before there was one, and those that a killed room had not entered.

They are entered in the background, a few events at a time.
"""

from collections.abc import AsyncIterator, Iterable

from cardspeak.ports import EventStore, Stored, Unavailable
from cardspeak.room.table.events import HandFinished, HandStarted
from cardspeak.room.table.state import Table
from cardspeak.service.played import Played, enter_hand, enter_reading, hands_of
from cardspeak.service.stored import read
from cardspeak.service.supervision import tell
from cardspeak.service.tables import TABLES, Finished, RunningTable
from cardspeak.service.threads import EVENTS

INDEXED = "hands.indexed"  # noted when every hand of the store is in the index of its table
READ = "hands.read"  # noted when each of them says there how its players treated each other
AT_ONCE = 500
BEFORE = 8  # hands before those that are in memory: so many at the most were under way to the index at once


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
    await _index_all(store)
    await _read_all(store)


async def _index_all(store: EventStore) -> None:
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


async def _read_all(store: EventStore) -> None:
    """Read the hands of which an older version of this program noted only where they lie."""
    if await EVENTS.call(store.noted, READ):
        return
    for stream in await EVENTS.call(store.streams, hands_of("")):
        after, table_id = 0, stream.removeprefix(hands_of(""))
        while rows := await EVENTS.call(store.load, stream, after, after + AT_ONCE):
            for row in rows:
                await enter_reading(store, table_id, read(row), row.at)
            after = rows[-1].version
    store.note(READ, "all")


async def _index(store: EventStore, stream: str) -> None:
    async for finished, at in _hands(store, stream):
        await enter_hand(store, stream.removeprefix(TABLES.prefix), finished, at)


async def _hands(store: EventStore, stream: str) -> AsyncIterator[tuple[Finished, int]]:
    """Yield the hands that ended at a table, each with the time of its end."""
    reader = Reader()
    while rows := await EVENTS.call(store.load, stream, reader.version, reader.version + AT_ONCE):
        for found in await EVENTS.call(reader.through, rows):
            yield found


async def enter_again(store: EventStore, played: Played, running: RunningTable, at: int) -> None:
    """Enter what a room that was killed did not come to enter, at a table that has just been read back.

    It was read from a snapshot: hands before that one may have been under way to the index when the snapshot was kept.
    """
    known = [*running.finished]
    for finished in known:
        await played.note(running.id, finished, at)
    number, playing = running.state.number, running.state.playing
    first = known[0].table.number if known else number + (not playing)
    missing = await EVENTS.call(_missing, store, running.id, first)
    if missing:  # which is rare, and reads the whole stream
        async for finished, ended in _hands(store, running.stream):
            if finished.table.number in missing:
                await played.note(running.id, finished, ended)


def _missing(store: EventStore, table_id: str, first: int) -> set[int]:
    """Return which of the last hands before one are not in the index of their table."""
    if first == 1 or not store.noted(INDEXED):  # the index is being made
        return set()
    stream = hands_of(table_id)
    end = store.version(stream)
    there = {row.data["number"] for row in store.load(stream, max(end - 3 * BEFORE, 0), end)}
    return {*range(max(first - BEFORE, 1), first)} - there
