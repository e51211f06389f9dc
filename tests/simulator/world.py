"""One simulated world: a machine, its database, the process that serves the room, the network and the people."""

from __future__ import annotations

import asyncio
import gc
import hashlib
import json
from collections import deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import msgspec
from litestar import Litestar

from cardspeak.ports import Stored
from cardspeak.room.table.state import Table, to_act
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.store.memory import MemoryStore
from cardspeak.web.api_events import Tellings
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from cardspeak.web.table.drawing import Drawings
from tests.simulator.database import Database, Opened
from tests.simulator.network import Network
from tests.simulator.seeded import seeded_chance
from tests.simulator.virtual import Agenda, Loop
from tests.simulator.witness import Witness, cards_in

BEGAN = 1_800_000_000_000  # what the wall clock says when the machine begins
LINES = 60  # of the trace that are shown with a broken promise


class Broken(AssertionError):
    """A promise was broken in a simulation."""


class Machine:
    """What a machine has of time: a wall clock that anybody may set, and the time that goes by since it was started."""

    def __init__(self, agenda: Agenda) -> None:
        self._agenda = agenda
        self.ahead = BEGAN  # how far the wall clock is ahead of the time that really goes by
        self.booted = 0

    def wall(self) -> int:
        """Return the milliseconds since the epoch as the machine has them."""
        return self._agenda.now + self.ahead

    def gone_by(self) -> int:
        """Return the milliseconds since the machine was started."""
        return self._agenda.now - self.booted


@cache
def application() -> Litestar:
    """Return the application, which is made once in a process: its room is another in each life."""
    store, clock = MemoryStore(), SystemClock()
    return create_app(Parts(Room(store, clock, SystemShuffler()), Door(store.people, clock)))


class Life:
    """One process that serves the room, from its start to its end."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.loop = Loop(world.agenda, world.random("threads"), lambda rng: world.database.latency())
        self.serving = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.clock = SystemClock(world.machine.wall, world.machine.gone_by)
        store: Any = Opened(world.database, lambda: world.life is self)
        self.room = Room(store, self.clock, SystemShuffler(), Options(world.bot_pause))
        self.app = application()
        parts = Parts(self.room, Door(store.people, self.clock))
        self.app.state.parts, self.app.state.drawings = parts, Drawings(self.room)
        self.app.state.tellings = Tellings(self.clock)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done in this process."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.world.wrong(f"{task.get_coro()} failed: {task.exception()!r}")

    async def begin(self) -> None:
        """Start the room; a process that cannot start ends."""
        try:
            await self.room.start()
        except Exception as error:
            self.world.note("did not start", repr(error))
            self.world.agenda.later(0, lambda: self.world.kill(1_000))
            return
        self.serving = True
        self.world.started(self)

    async def end(self) -> None:
        """Stop in order."""
        self.serving = False
        for line in [*self.world.network.lines]:
            line.cut()
        await self.room.stop()
        self.world.kill(self.world.down)


class World:
    """Everything of one seed."""

    def __init__(self, seed: int, show: Callable[[str], None] | None = None) -> None:
        self.seed, self._show = seed, show
        self.agenda = Agenda()
        self.machine = Machine(self.agenda)
        self.database = Database(self.agenda, self.random("database"), self.landed)
        self.network = Network(self, self.random("network"))
        self.life: Life | None = None
        self.bot_pause = (100, 900)
        self.down = 1_000  # milliseconds until a process that ends is started again
        self.over = False
        self.witnesses: dict[str, Witness] = {}
        self.members: dict[str, str] = {}  # by token
        self.asked: dict[tuple[str, str], list[str]] = {}  # by member and command: how its copies were answered
        self.last: deque[str] = deque(maxlen=LINES)
        self.on_start: list[Callable[[Life], object]] = []
        self.told: dict[int, int] = {}
        self._hash = hashlib.sha256()
        self._wrong: list[str] = []
        self._dead: list[Loop] = []

    def random(self, what: str) -> Random:
        """Return the generator for one purpose."""
        return Random(f"{self.seed}/{what}")

    def note(self, what: str, *details: object) -> None:
        """Write a line of the trace."""
        line = f"{self.agenda.now:>8} {what} " + " ".join(map(str, details))
        self._hash.update(line.encode())
        self.last.append(line)
        if self._show:
            self._show(line)

    @property
    def trace_hash(self) -> str:
        """The hash of everything that has happened."""
        return self._hash.hexdigest()

    def wrong(self, what: str) -> None:
        """Note that a promise is broken; the simulation ends as soon as it can."""
        self.note("BROKEN", what)
        self._wrong.append(what)

    # what goes on

    def run(self) -> None:
        """Let everything happen until it is over."""
        with seeded_chance(self.random("chance")), collected_later():
            try:
                self.start()
                while not (self.over or self._wrong):
                    if self.life is None:
                        self.agenda.go_on(None)
                    else:
                        self.life.loop.run_forever()
            finally:
                self.kill(0)
                for loop in self._dead:
                    loop.bury()
        if self._wrong:
            trace = "\n".join(self.last)
            raise Broken(f"seed {self.seed}: {self._wrong[0]}\n{trace}\nreplay: python -m tests.simulator {self.seed}")

    def start(self) -> None:
        """Start a process."""
        if self.life is None:
            self.note("start")
            life = self.life = Life(self)
            life.spawn(life.begin())
            self._watch()

    def started(self, life: Life) -> None:
        """Go on when a process serves."""
        self.note("serves", *sorted(life.room.tables))
        self.database.look()
        for running in life.room.tables.values():
            self._compared(running.stream, running.version, running.known)
        for each in self.on_start:
            each(life)

    def _compared(self, stream: str, version: int, known: object) -> None:
        witness = self.witnesses.get(stream)
        if witness is None or version > witness.version:
            self.wrong(f"{stream}: version {version} is known, and was never kept")
        elif known != witness.tables[version]:
            self.wrong(f"{stream}: version {version} is not what its events come to")

    def kill(self, down: int) -> None:
        """End the process at once, and start another after so many milliseconds."""
        life = self.life
        if life is None:
            return
        self.note("killed", f"down={down}")
        self.life = None
        life.loop.kill()
        self._dead.append(life.loop)
        for line in [*self.network.lines]:
            self.agenda.later(self.network.delay(), line.end)
        if down:
            self.agenda.later(down, self.start)

    def _watch(self) -> None:
        """Stop the loop as soon as something is wrong, or all is over."""
        if self.life is not None:
            if self._wrong or self.over:
                self.life.loop.stop()
            for context in self.life.loop.broken:
                self.wrong(f"nobody caught {context}")
            self.agenda.later(100, self._watch)

    # what is seen

    def landed(self, rows: list[Stored]) -> None:
        """See what the database has kept."""
        for row in rows:
            self.note("kept", row.stream, row.version, row.name, row.command, row.data)
            if row.stream.startswith("table/"):
                if row.stream not in self.witnesses:
                    self.witnesses[row.stream] = Witness(row.stream, self.wrong)
                self.witnesses[row.stream].saw(row)

    def arrived(self, token: str, asked: dict[str, Any]) -> None:
        """See a command reach the room."""
        member = self.members[token]
        self.note("asked", member, asked)
        if asked.get("id"):
            self.asked.setdefault((member, asked["id"]), []).append("")

    def said(self, token: str, path: str, frame: dict[str, Any]) -> None:
        """See what the room says to somebody."""
        member = self.members.get(token, "")
        self.note("said", member, frame)
        stream = f"table/{path.split('/')[3]}" if path.startswith("/api/tables/") else ""
        witness = self.witnesses.get(stream)
        if frame["type"] == "answer":
            if frame["id"]:
                self._answered(member, stream, frame)
        elif witness is not None and "now" in frame:
            self._fits(witness, member, frame)

    def _answered(self, member: str, stream: str, frame: dict[str, Any]) -> None:
        answers = self.asked[member, frame["id"]]
        kept = self.witnesses[stream].kept.get(f"{member}/{frame['id']}")
        what = f"{stream}: {member}/{frame['id']}"
        if frame.get("ok"):
            answers.append(f"ok {frame['version']}")
            if kept is None:
                self.wrong(f"{what} was acknowledged, and is not kept")
            elif kept != frame["version"]:
                self.wrong(f"{what} was acknowledged as version {frame['version']}, and is {kept}")
        elif frame.get("code") not in (None, "database_unsure"):
            answers.append(str(frame["code"]))

    def _fits(self, witness: Witness, member: str, frame: dict[str, Any]) -> None:
        now, events = frame["now"], frame["events"]
        version = now["version"]
        if version > witness.version:
            self.wrong(f"{member} was told of version {version} of {witness.stream}, which was never kept")
            return
        first = version - len(events) + 1
        for number, event in enumerate(events, first):
            if event != plain(witness.shown(number, member, version)):
                self.wrong(f"{member} was told of version {number} of {witness.stream} as {event}")
        table = witness.tables[version]
        assert isinstance(table, Table)
        if (now["to_act"], now["number"]) != (to_act(table), table.number):
            self.wrong(f"{member} was told that {witness.stream} stands as {now} at version {version}")
        hidden = cards_in(repr_of(frame)) - witness.known(member, version)
        if hidden:
            self.wrong(f"{member} was sent cards that they may not know: {sorted(hidden)} in {frame}")


def plain(data: Any) -> Any:
    """Return data as it is after it was sent as JSON."""
    return msgspec.json.decode(msgspec.json.encode(data))


def repr_of(frame: dict[str, Any]) -> str:
    """Return a message as it was sent."""
    return json.dumps(frame)


@contextmanager
def collected_later() -> Iterator[None]:
    """Collect no garbage meanwhile: what is under way in a dead process must not come to its end at any moment."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect(0)  # what was made meanwhile, and nothing older
