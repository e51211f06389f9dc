"""Home games as they are looked at, open or closed: who may see them, and their ledgers."""

from collections.abc import Callable

from cardspeak.ports import Clock, EventStore
from cardspeak.room.home.ledger import KINDS, Book, Ledger, entered, ledger
from cardspeak.room.table import events as e
from cardspeak.room.table.home import may_see
from cardspeak.room.table.state import Table
from cardspeak.service.played import Record
from cardspeak.service.stored import read
from cardspeak.service.tables import RunningTable, stream_of
from cardspeak.service.threads import EVENTS

ENTERED = frozenset(e.NAMES[kind][0] for kind in KINDS)
CLOSED_KEPT = 64  # closed tables that are remembered
LEDGERS_KEPT = 64


class HomeGames:
    """The home games of a room; `running` finds a table that is open."""

    def __init__(self, store: EventStore, clock: Clock, running: Callable[[str], RunningTable | None]) -> None:
        self._store, self._clock, self._running = store, clock, running
        self._closed: dict[str, Table] = {}
        self._books: dict[str, tuple[int, Book]] = {}  # with the version up to which each was read

    async def table(self, table_id: str) -> Table | None:
        """Return a table as it stands, or stood when it was closed; none where there never was one."""
        running = self._running(table_id)
        if running is not None:
            return running.known
        return self._closed.get(table_id) or await EVENTS.call(self._read, table_id)

    async def may_see(self, table_id: str, member: str) -> bool:
        """Say whether a member ("" for strangers) may see a table."""
        table = await self.table(table_id)
        return table is None or may_see(table, member)

    async def may_read(self, hand: Record, member: str) -> bool:
        """Say whether a member may read a hand that was played: whoever was dealt in may, wherever it was."""
        return member in hand.members or await self.may_see(hand.table, member)

    async def ledger(self, table_id: str) -> Ledger | None:
        """Return the ledger of a home game as it stood after its last hand; none where it is no home game."""
        running, table = self._running(table_id), await self.table(table_id)
        if table is None or table.home is None:
            return None
        version = running.version if running is not None else 0
        book = await EVENTS.call(self._book, table_id, version)
        return ledger(book, table)

    def _read(self, table_id: str) -> Table | None:
        running = RunningTable(table_id, self._store, self._clock)
        running.restore()
        if running.known is not None and running.known.closed:
            self._closed[table_id] = running.known
            while len(self._closed) > CLOSED_KEPT:
                del self._closed[next(iter(self._closed))]
        return running.known

    def _book(self, table_id: str, until: int) -> Book:
        # only what came since it was looked at last is read; what is read twice at once is the same
        version, book = self._books.pop(table_id, (0, Book()))
        if until and version > until:
            version, book = 0, Book()
        rows = self._store.load(stream_of(table_id), version, until or None)
        book = entered(book, [(row.at, read(row)) for row in rows if row.name in ENTERED])
        self._books[table_id] = (rows[-1].version if rows else version), book
        while len(self._books) > LEDGERS_KEPT:
            del self._books[next(iter(self._books))]
        return book
