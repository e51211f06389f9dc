"""An aggregate in memory: its state is what its stream says, and changes only after the stream did.

A table is one, a tournament or a cage will be: whatever decides commands into events and folds them.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, EventStore, Stored, Unavailable
from cardspeak.record import record
from cardspeak.service.figures import FOLLOW
from cardspeak.service.snapshots import snapshot_of, state_in
from cardspeak.service.stored import read
from cardspeak.service.supervision import Paused, kept_up, tell
from cardspeak.service.threads import EVENTS

S = TypeVar("S")  # its state
C = TypeVar("C")  # its commands
E = TypeVar("E")  # its events

AGAIN = 0.5  # seconds until a store that did not answer is asked again
AT_ONCE = 2000  # events of a stream that are read at once
REMEMBERED = 512  # answers to command ids that are kept in memory; older ones are found in the store


@record
class Kind(NamedTuple, Generic[S, C, E]):
    """A kind of aggregate: where its streams are, and its pure functions.

    `turn` says whether what was chosen for the state before may not be meant for the state after. `rest` gives the
    state to be kept as a snapshot before an event is folded, if it is a moment for one.
    """

    prefix: str
    state: type[S]
    decide: Callable[[S | None, C, int], Sequence[E] | Refused]
    evolve: Callable[[S | None, E, int], S]
    turn: Callable[[S | None, S], bool]
    rest: Callable[[S | None, E], S | None]


@record
class Done(NamedTuple):
    """A command was carried out and is durable: the version of the aggregate after it, and what happened."""

    version: int
    events: tuple[Any, ...]


@record
class Update(NamedTuple):
    """What an aggregate tells those who watch it."""

    version: int
    at: int
    events: tuple[Any, ...]
    state: Any


Listener = Callable[[Update], None]
# what follows for others when an aggregate comes to these events, and so to this state: commands, each to one of them
Follows = Callable[[Sequence[Any], Callable[[], Any]], Sequence[tuple["Aggregate[Any, Any, Any]", Any]]]


class Listeners:
    """Those who watch an aggregate, each once, in the order in which they came."""

    def __init__(self) -> None:
        self._listeners: dict[Listener, None] = {}

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._listeners))

    def add(self, listener: Listener) -> None:
        """Have somebody told."""
        self._listeners[listener] = None

    def discard(self, listener: Listener) -> None:
        """Tell somebody nothing more."""
        self._listeners.pop(listener, None)


class Aggregate(Generic[S, C, E]):
    """One stream in memory, with those who watch it; `runner` decides and commits for it."""

    def __init__(self, kind: Kind[S, C, E], id: str, store: EventStore, clock: Clock) -> None:
        self.kind, self.id, self.stream = kind, id, kind.prefix + id
        self.store, self.clock = store, clock
        self.known: S | None = None  # None until its stream has begun
        self.version = 0
        self.at = 0  # the time of the last event
        self.turn_version = 0  # the version at which whoever is to choose got the turn
        self.listeners = Listeners()
        self.lock = asyncio.Lock()  # one order of commands; several aggregates are locked in the order of their streams
        self.lost_since = 0  # since when nobody's time counts: the store fails, or all is paused; 0: it counts
        self.late = (
            0  # milliseconds for which the last commit was under way, where that was too long to be nobody's loss
        )
        self.committing = 0  # since when a commit is under way; 0: none is
        self.paused: Paused | None = None  # while nobody drives it, for something failed
        self.unsure = False  # whether the stream may have more than we know
        self.follows: Follows | None = None  # what follows for others from what happens here
        self.losing: Callable[[int], None] | None = None  # whom else it concerns that the store fails
        self._answers: OrderedDict[str, Done] = OrderedDict()
        self._settling: asyncio.Task[None] | None = None

    @property
    def state(self) -> S:
        """The state as it stands."""
        assert self.known is not None, f"{self.stream} was never opened"
        return self.known

    def restore(self) -> None:
        """Fold the stream, from the last snapshot on; from its beginning where that does not fit what follows it."""
        kept = self.store.snapshot(self.stream) if self.known is None else None
        state = state_in(kept, self.kind.state) if kept else None
        if kept is None or state is None:
            self._restore()
            return
        try:
            self.known, self.version = state, kept.version
            self._restore()
        except Unavailable:
            raise
        except Exception as error:
            tell("snapshot", self.stream, error)
            self.begin()
            self._restore()

    def begin(self) -> None:
        """Know nothing of the stream."""
        self.known, self.version, self.at, self.turn_version = None, 0, 0, 0

    def _restore(self) -> None:
        rows = None
        while rows is None or len(rows) == AT_ONCE:
            rows = self.store.load(self.stream, self.version, self.version + AT_ONCE)
            for row in rows:
                self.fold(read(row), row.version, row.at)

    def fold(self, event: E, version: int, at: int) -> None:
        """Take in an event that the stream has."""
        before = self.known
        rest = self.kind.rest(before, event)
        if rest is not None:
            self.store.save_snapshot(self.stream, snapshot_of(rest, version - 1))
        self.known = self.kind.evolve(before, event, at)
        self.version, self.at = version, max(self.at, at)
        if self.kind.turn(before, self.known):
            self.turn_version = version

    def meant(self, command: C, at: int) -> C:
        """Return what a command means at this moment, where something happened that nobody decided."""
        return command

    def given_back(self, command: C, at: int) -> Sequence[E]:
        """Return what comes before the events of a command, so that time that did not count is nobody's."""
        return ()

    async def answered(self, command_id: str) -> Done | None:
        """Return what a command id was answered before, None where it is new."""
        known = self.remembered(command_id)
        if known is None:
            version = await EVENTS.call(self.store.find_command, self.stream, command_id)
            known = None if version is None else Done(version, ())
        return known

    def remembered(self, command_id: str) -> Done | None:
        """Return what a command id was answered of late, since this process began."""
        return self._answers.get(command_id)

    def remember(self, command_id: str, done: Done) -> None:
        """Keep the answer to a command id."""
        self._answers[command_id] = done
        while len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def took(self, events: Sequence[E], version: int, at: int) -> None:
        """Fold events that were committed just now."""
        self.lost_since, self.late = at if self.paused else 0, 0
        first = version - len(events) + 1
        for number, event in enumerate(events):
            self.fold(event, first + number, at)

    async def follow(self) -> None:
        """Take in, and tell, what the stream has more; `Unavailable` while it cannot be read."""
        rows = await EVENTS.call(self.store.load, self.stream, self.version)
        self.take_in(rows)
        self.unsure = False

    def take_in(self, rows: Sequence[Stored]) -> None:
        """Fold, and tell, those of these events that are new here."""
        new = [row for row in rows if row.version > self.version]
        events = tuple([read(row) for row in new])
        for row, event in zip(new, events, strict=True):
            self.fold(event, row.version, row.at)
        if new:
            FOLLOW.observe(max(self.clock.now() - new[-1].at, 0) / 1000)
            self.followed(events)
            self.publish(Update(self.version, new[-1].at, events, self.state))

    def followed(self, events: Sequence[E]) -> None:
        """Take in that others went on: what they could do, nobody lost before that."""
        if self.lost_since:
            self.lost_since = max(self.lost_since, self.at)

    def lost(self, at: int, unsure: bool) -> None:
        """Note that the store failed; where it may have kept what it was given, find out, though nobody asks."""
        self.lost_since = self.lost_since or at
        if self.losing is not None:
            self.losing(at)
        if unsure:
            self.unsure = True
            self._settling = asyncio.ensure_future(kept_up("settling", self.stream, self._settle))

    async def _settle(self) -> None:
        while self.unsure:
            await asyncio.sleep(AGAIN)
            async with self.lock:
                with suppress(Unavailable):
                    await self.follow()

    def publish(self, update: Update) -> None:
        """Tell everybody who watches; one of them who fails keeps it from nobody else."""
        for listener in self.listeners:
            try:
                listener(update)
            except Exception as error:
                tell("listener", self.stream, error)

    def stands(self, paused: Paused | None, at: int) -> None:
        """Note, and tell, that everything stands still here, or goes on."""
        self.paused = paused
        if paused is not None:
            self.lost_since = self.lost_since or at
        self.publish(Update(self.version, at, (), self.state))

    def shows(self, paused: Paused | None, at: int) -> None:
        """Note, and tell, that whoever drives it elsewhere has it stand still, or go on."""
        self.paused = paused
        self.publish(Update(self.version, at, (), self.state))

    async def caught_up(self) -> None:
        """Take in what the stream has more, in turn with the commands."""
        async with self.lock:
            await self.follow()
