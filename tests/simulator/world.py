"""One simulated world: a machine, its database, the process that serves the room, and the network."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import pytest
from litestar import Litestar

from cardspeak import library
from cardspeak.service import tables, threads
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.store.memory import MemoryStore
from cardspeak.web.api_events import Tellings
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from cardspeak.web.table.drawing import Drawings
from tests.properties.reached import Reached, counted
from tests.simulator.database import Database, Opened
from tests.simulator.network import Network
from tests.simulator.promises import Promises
from tests.simulator.seeded import seeded_chance
from tests.simulator.timing import Timing
from tests.simulator.trace import Trace
from tests.simulator.virtual import Agenda, Loop

BEGAN = 1_800_000_000_000  # what the wall clock says when the machine begins
WATCHED = 100  # milliseconds after which it is looked at whether something is wrong


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
        self.loop = Loop(world.agenda, world.random("threads"), world.database.latency)
        self.serving = False
        self.tasks: dict[asyncio.Task[Any], None] = {}
        for pool in (threads.EVENTS, threads.PEOPLE):
            pool.under_way = 0  # what waited in the process before does not wait in this one
        self.clock = SystemClock(world.machine.wall, world.machine.gone_by)
        store: Any = Opened(world.database, lambda: world.life is self)
        self.room = Room(store, self.clock, SystemShuffler(), Options(world.bot_pause))
        self.app = application()
        self.app.state.parts = Parts(self.room, Door(store.people, self.clock))
        self.app.state.drawings, self.app.state.tellings = Drawings(self.room), Tellings(self.clock)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Have something done in this process."""
        task = self.loop.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.pop(task)
        if not task.cancelled() and task.exception() is not None:
            self.world.promises.wrong(f"{task.get_name()} failed: {task.exception()!r}")

    async def begin(self) -> None:
        """Start the room; a process that cannot start ends."""
        try:
            await self.room.start()
        except Exception as error:
            self.world.note("cannot start", repr(error))
            self.world.agenda.later(0, lambda: self.world.kill(1_000))
            return
        self.serving = True
        self.world.started(self)

    async def end(self, down: int) -> None:
        """Stop in order."""
        self.serving = False
        for line in [*self.world.network.lines]:
            line.cut()
        await self.room.stop()
        self.world.agenda.later(0, lambda: self.world.kill(down))


class World:
    """Everything of one seed."""

    def __init__(self, seed: int, show: Callable[[str], None] | None = None) -> None:
        self.seed = seed
        self.trace = Trace(show)
        self.agenda = Agenda()
        self.machine = Machine(self.agenda)
        self.timing = Timing(self.agenda)
        self.promises = Promises(self.trace, self.timing)
        self.database = Database(self.agenda, self.random("database"), self.promises.landed, self.timing.fault)
        self.network = Network(self, self.random("network"))
        self.life: Life | None = None
        self.bot_pause = (100, 900)
        self.over = False
        self.calm = False  # whether nothing goes wrong any more
        self.on_start: Callable[[Life], object] = lambda life: None
        self._dead: list[Loop] = []

    def random(self, what: str) -> Random:
        """Return the generator for one purpose."""
        return Random(f"{self.seed}/{what}")

    def note(self, what: str, *details: object) -> None:
        """Write a line of the trace."""
        self.trace.note(self.agenda.now, what, *details)

    def mark(self, what: str, *details: object) -> None:
        """Write a line of the trace, and count that this was reached."""
        self.trace.marks[what] += 1
        self.note(what, *details)

    def run(self) -> None:
        """Let everything happen until it is over; `Broken` where a promise is."""
        with seeded_chance(self.random("chance")), self._measured(), collected_later():
            try:
                self._watch()
                self.start()
                while not (self.over or self.trace.wrong):
                    if self.life is None:
                        self.agenda.go_on(None)
                    else:
                        self.life.loop.run_forever()
            finally:
                self.over = True
                self.kill(0)
                for loop in self._dead:
                    loop.bury()
        self.trace.judged(self.seed)

    @contextmanager
    def _measured(self) -> Iterator[None]:
        """Measure by virtual time how long a call of the store takes, and count which points of law are asked."""
        reached = Reached()

        @cache
        def law_at(*given: Any) -> Any:
            return counted(library.law_at(*given), reached)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(threads, "monotonic", lambda: self.agenda.now / 1000)
            patch.setattr(tables, "law_at", law_at)
            yield
        for (point, _), times in reached.asked.items():
            self.trace.marks[f"point {point}"] += times

    def _watch(self) -> None:
        """Stop the loop as soon as something is wrong, or all is over."""
        if self.life is not None:
            for context in self.life.loop.broken:
                self.promises.wrong(f"nobody caught {context}")
            if self.trace.wrong or self.over:
                self.life.loop.stop()
        self.agenda.later(WATCHED, self._watch)

    def start(self) -> None:
        """Start a process."""
        if self.life is None:
            self.note("start")
            life = self.life = Life(self)
            life.spawn(life.begin())

    def started(self, life: Life) -> None:
        """Go on when a process serves."""
        self.note("serves", *sorted(life.room.tables))
        for table in life.room.unavailable:
            self.mark("table unavailable", table)
        self.database.look()
        self.promises.restored(life.room)
        self.timing.now(serves=True)
        self.on_start(life)

    def kill(self, down: int) -> None:
        """End the process at once, and start another after so many milliseconds; 0: no other."""
        life = self.life
        if life is None:
            return
        self.note("ended", f"down={down}")
        self.life = None
        self.timing.now(serves=False)
        life.loop.kill()
        for stream in self.database.killed():
            self.timing.unknown(stream)
        self._dead.append(life.loop)
        for line in [*self.network.lines]:
            self.agenda.later(self.network.delay(), line.end)
        if down:
            self.agenda.later(down, self.start)

    def stop(self, down: int) -> None:
        """End the process in order, and start another after so many milliseconds."""
        if self.life is not None and self.life.serving:
            self.life.spawn(self.life.end(down))


@contextmanager
def collected_later() -> Iterator[None]:
    """Collect no garbage meanwhile: what is under way in a dead process must not come to its end at any moment."""
    gc.collect(1)  # what the world before has left, and nothing older
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
