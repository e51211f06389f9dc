"""The running tables: one order of commands for each, appended first, published after."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.library import find_game, law_at
from cardspeak.ports import Append, Clock, EventStore, Stale, Unavailable
from cardspeak.record import record
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.button import Laws
from cardspeak.room.table.decide import decide
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Table
from cardspeak.service.snapshots import snapshot_of, state_in
from cardspeak.service.stored import read, to_new
from cardspeak.service.trouble import refusal

HANDS_A_SNAPSHOT = 50
AGAIN = 0.5  # seconds until a store that did not answer is asked again
REMEMBERED = 512  # answers to command ids that are kept in memory; older ones are found in the store


@record
class Done(NamedTuple):
    """A command was carried out and is durable: the version of the table after it, and what happened."""

    version: int
    events: tuple[e.Event, ...]


@record
class Update(NamedTuple):
    """What a table tells those who watch it."""

    version: int
    at: int
    events: tuple[e.Event, ...]
    table: Table


Listener = Callable[[Update], None]


def stream_of(table_id: str) -> str:
    """Return the name of a table's stream."""
    return f"table/{table_id}"


def laws(settings: Settings, code: str, players: int) -> object:
    """Return game, structure and law of one game of a table."""
    game, structure = find_game(code)
    return game, structure, law_at(settings.book, game, structure, players, settings.event)


LAWS: Laws = laws  # type: ignore[assignment]


class RunningTable:
    """One table in memory: its state is what its stream says, and changes only after the stream did."""

    def __init__(self, table_id: str, store: EventStore, clock: Clock) -> None:
        self.id, self._store, self._clock = table_id, store, clock
        self.table: Table | None = None
        self.version = 0
        self.turn_version = 0  # the version at which whoever is to act got the turn
        self.hand_version = 0  # the version before the hand that is on, or was on last
        self.listeners: set[Listener] = set()
        self.recent: list[tuple[int, e.Event]] = []  # since the last hand began, with versions
        self.finished: deque[Table] = deque(maxlen=8)  # as it stood after the last hands, when it was read back
        self._one_at_a_time = asyncio.Lock()
        self._answers: OrderedDict[str, Done] = OrderedDict()
        self._lost_since = 0  # when the store first failed, while nothing was kept since
        self._unsure = False  # whether the stream may have more than we know
        self._settling: asyncio.Task[None] | None = None

    @property
    def state(self) -> Table:
        """The table as it stands."""
        assert self.table is not None, f"table {self.id} was never opened"
        return self.table

    def restore(self) -> None:
        """Fold the stream, from the last snapshot on."""
        kept = self._store.snapshot(stream_of(self.id)) if self.table is None else None
        table = state_in(kept, Table) if kept else None
        if kept is not None and table is not None:
            self.table, self.version = table, kept.version
        for stored in self._store.load(stream_of(self.id), self.version):
            event = read(stored)
            self._fold(event, stored.version, stored.at)
            if isinstance(event, e.HandFinished):
                self.finished.append(self.state)

    def _fold(self, event: e.Event, version: int, at: int) -> None:
        before = self.table
        if isinstance(event, e.HandStarted) and before is not None and event.number % HANDS_A_SNAPSHOT == 0:
            # between two hands a table is small; the hand before it can still be read from the stream
            resting = before._replace(hand=None, called=None)
            self._store.save_snapshot(stream_of(self.id), snapshot_of(resting, version - 1))
        self.table = evolve(before, event, at)
        self.version = version
        if isinstance(event, e.HandStarted):
            self.hand_version = version - 1
            self.recent.clear()
        self.recent.append((version, event))
        if (
            before is None
            or self.table.since != before.since
            or self.table.number != before.number
            or self.table.hand is not before.hand
        ):
            self.turn_version = version

    async def do(self, command: c.Command, command_id: str = "", seen: int | None = None) -> Done | Refused:
        """Decide a command, append what it leads to, and publish it when that is durable.

        The same id again returns the first answer. `seen` is the version for which an action was chosen: it is refused
        when the turn has changed since. What was begun is carried out to its end, whoever stops waiting for the answer.
        """
        return await asyncio.shield(asyncio.ensure_future(self._do(command, command_id, seen)))

    async def _do(self, command: c.Command, command_id: str, seen: int | None) -> Done | Refused:
        async with self._one_at_a_time:
            if self._unsure and command_id not in self._answers:
                try:
                    await self._follow()
                except Unavailable as error:
                    return refusal(Unavailable(error.reason, unsure=True))  # it may be this that is not known
            if command_id:
                first = self.answered(command_id)
                if first is not None:
                    return first
            if seen is not None and seen < self.turn_version:
                return Refused("stale_command", {"seen": seen, "version": self.version})
            at = self._clock.now()
            if isinstance(command, c.TimeUp) and self._lost_since:
                command = c.Resume(at - self._lost_since)  # nobody could act meanwhile
            decided = decide(self.table, command, LAWS, at)
            if isinstance(decided, Refused):
                return decided
            if command_id and not decided:
                # an acknowledged command is in the stream, so that its id counts once: this one left no trace
                return Refused("nothing_to_change", {})
            done = await self._append(tuple(decided), at, command_id)
            if isinstance(done, Done) and command_id:
                self._answers[command_id] = done
                while len(self._answers) > REMEMBERED:
                    self._answers.popitem(last=False)
            return done

    def answered(self, command_id: str) -> Done | None:
        """Return what a command id was answered before, None where it is new."""
        known = self._answers.get(command_id)
        if known is None:
            version = self._store.find_command(stream_of(self.id), command_id)
            known = None if version is None else Done(version, ())
        return known

    async def _append(self, events: Sequence[e.Event], at: int, command_id: str) -> Done | Refused:
        if not events:
            return Done(self.version, ())
        new = [to_new(event) for event in events]
        try:
            appended = Append(stream_of(self.id), self.version, new)
            (version,) = await asyncio.wrap_future(self._store.commit([appended], at=at, command=command_id))
        except Stale:
            await self._follow()  # another process was first: what it did is the truth
            return Refused("stale_command", {"seen": self.version, "version": self.version})
        except Unavailable as error:
            self._lost_since = self._lost_since or at
            if error.unsure:
                self._unsure = True
                self._settling = asyncio.ensure_future(self._settle())
            return refusal(error)
        self._lost_since = 0
        first = version - len(events) + 1
        for number, event in enumerate(events):
            self._fold(event, first + number, at)
        self.publish(Update(version, at, tuple(events), self.state))
        return Done(version, tuple(events))

    async def _follow(self) -> None:
        """Take in, and tell, what the stream has more; `Unavailable` while it cannot be read."""
        rows = await asyncio.to_thread(self._store.load, stream_of(self.id), self.version)
        for row in rows:
            self._fold(read(row), row.version, row.at)
        self._unsure = False
        if rows:
            self.publish(Update(self.version, rows[-1].at, tuple(read(row) for row in rows), self.state))

    async def _settle(self) -> None:
        """Find out whether what had no answer was kept, though nobody asks."""
        while self._unsure:
            await asyncio.sleep(AGAIN)
            async with self._one_at_a_time:
                with suppress(Unavailable):
                    await self._follow()

    def publish(self, update: Update) -> None:
        """Tell everybody who watches."""
        for listener in tuple(self.listeners):
            listener(update)
