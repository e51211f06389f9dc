"""Real tables: who may tell their story, and every word of it kept before it counts."""

import asyncio
from collections.abc import Callable, Sequence

from cardspeak.cases.setting import Shelf
from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.library import find_book, find_game, law_at
from cardspeak.ports import Append, Clock, Stale, Store, Unavailable
from cardspeak.service import chance
from cardspeak.service.felt_names import FeltNames
from cardspeak.service.real import events as e
from cardspeak.service.real.chairs import opened
from cardspeak.service.real.hand import Unfit, unfit, unreadable
from cardspeak.service.real.table import RealTable, evolve
from cardspeak.service.stored import read, to_new
from cardspeak.service.trouble import refusal

SHELF = Shelf(find_game, law_at)
PREFIX = "real/"
MOST_TABLES_OF_ONE = 20
# what somebody wants of a table as it stands, at a version of its stream
Wish = Callable[[RealTable, int], Sequence[e.Event] | Unfit]


class Kept:
    """One real table in memory, as its stream says; `log` holds number, time and event of all that happened."""

    def __init__(self, table_id: str, store: Store, clock: Clock) -> None:
        self.id, self._store, self._clock = table_id, store, clock
        self._names = FeltNames(table_id, store.people)
        self.table: RealTable | None = None
        self.log: list[tuple[int, int, e.Event]] = []
        self._one_at_a_time = asyncio.Lock()

    @property
    def version(self) -> int:
        """How many events there are."""
        return len(self.log)

    @property
    def state(self) -> RealTable:
        """The table as it stands."""
        assert self.table is not None, f"real table {self.id} was never opened"
        return self.table

    def restore(self) -> None:
        """Fold what the stream has more."""
        rows = self._store.load(PREFIX + self.id, self.version)
        self._names.restore()
        for row in rows:
            self._fold(read(row._replace(data=self._names.shown(row.data))), row.version, row.at)

    def _fold(self, event: e.Event, version: int, at: int) -> None:
        self.table = evolve(self.table, event, version, at)
        self.log.append((version, at, event))

    async def do(self, member: str, wish: Wish, seen: int | None = None) -> Refused | Unfit | None:
        """Carry out what a floor member wants; nothing is changed before it is kept.

        `seen` is the version that they saw: what was chosen for another version is refused.
        """
        async with self._one_at_a_time:
            if member not in self.state.floor:
                return Refused("floor_only", {})
            if self.state.closed:
                return Refused("table_closed", {})
            if seen is not None and seen != self.version:
                return Refused("stale_command", {"seen": seen, "version": self.version})
            events = wish(self.state, self.version)
            return events if isinstance(events, Unfit) else await self.keep(events)

    async def forget(self, member: str, name: str) -> Refused | Unfit | None:
        """Forget the name of a player, and read everything again without it; a floor member asks for it."""
        async with self._one_at_a_time:
            if member not in self.state.floor:
                return Refused("floor_only", {})
            again = Kept(self.id, self._store, self._clock)
            try:
                if not self._names.forget(name):
                    return unfit("nobody_called", name=name)
                again.restore()
            except Unavailable as error:
                return refusal(error)
            self.table, self.log, self._names = again.table, again.log, again._names
            return None

    async def keep(self, events: Sequence[e.Event]) -> Refused | None:
        """Append events, and fold them when they are durable."""
        at = self._clock.now()
        try:
            self._names.learn(events, at)
            new = [event._replace(data=self._names.hidden(event.data)) for event in map(to_new, events)]
            future = self._store.commit([Append(PREFIX + self.id, self.version, new)], at=at)
            # once it was handed over the append goes on, whoever stops waiting for it
            await asyncio.shield(asyncio.wrap_future(future))
        except Stale:
            self.restore()  # another process was first: what it did is the truth
            return Refused("stale_command", {"seen": self.version, "version": self.version})
        except Unavailable as error:
            return refusal(error)
        for event in events:
            self._fold(event, self.version + 1, at)
        return None


class RealTables:
    """All real tables of the room."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store, self._clock = store, clock
        self.tables: dict[str, Kept] = {}

    def restore(self) -> None:
        """Bring every real table back to where it stood."""
        for stream in self._store.streams(PREFIX):
            kept = Kept(stream.removeprefix(PREFIX), self._store, self._clock)
            kept.restore()
            if kept.table is not None:
                self.tables[kept.id] = kept

    def of(self, member: str) -> list[Kept]:
        """Return the tables that a member runs."""
        return [kept for kept in self.tables.values() if member in kept.state.floor and not kept.state.closed]

    async def open(
        self, stakes: e.Stakes, seats: Sequence[tuple[str, int]], button: str, by: str
    ) -> Kept | Refused | Unfit:
        """Open a table: who opens it runs it."""
        if len(self.of(by)) >= MOST_TABLES_OF_ONE:
            return Refused("too_many_tables", {"most": MOST_TABLES_OF_ONE})
        try:
            find_book(stakes.book)
            find_game(stakes.game)
        except Unreadable as error:
            return unreadable(error)
        events = opened(stakes, seats, button, by, SHELF)
        if isinstance(events, Unfit):
            return events
        kept = Kept(chance.short_id(""), self._store, self._clock)
        refused = await kept.keep(events)
        if refused is not None:
            return refused
        self.tables[kept.id] = kept
        return kept
