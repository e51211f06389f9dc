"""Virtual time: an agenda of what is going to happen, and an event loop that never waits but lets the agenda go on."""

from __future__ import annotations

import asyncio
import heapq
import math
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any


class Standstill(Exception):
    """Nothing is going to happen any more."""


class Agenda:
    """What happens outside of the server, in the order of time; `now` is in milliseconds since the machine began."""

    def __init__(self) -> None:
        self.now = 0
        self._events: list[tuple[int, int, Callable[[], object]]] = []
        self._count = 0

    def at(self, moment: int, event: Callable[[], object]) -> None:
        """Have something happen at a moment, after what was put down for it before."""
        self._count += 1
        heapq.heappush(self._events, (max(moment, self.now), self._count, event))

    def later(self, milliseconds: int, event: Callable[[], object]) -> None:
        """Have something happen after so many milliseconds."""
        self.at(self.now + milliseconds, event)

    def go_on(self, until: int | None) -> None:
        """Let time go to the next event, and have it happen, or to a moment that comes before it."""
        if self._events and (until is None or self._events[0][0] <= until):
            self.now, _, event = heapq.heappop(self._events)
            event()
        elif until is None:
            raise Standstill
        else:
            self.now = max(self.now, until)


class Loop(asyncio.BaseEventLoop):
    """The loop of one process. Where others wait for sockets and threads, the agenda goes on.

    What is run in threads is run by the loop itself, after some of the time that threads take; its result comes later.
    """

    def __init__(self, agenda: Agenda, rng: Random, latency: Callable[[Random], int]) -> None:
        super().__init__()
        self._agenda, self._rng, self._latency = agenda, rng, latency
        self._clock_resolution = 1e-6
        self._selector = self
        self.set_exception_handler(self._broken)
        self.broken: list[dict[str, Any]] = []  # what nobody caught
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ready: deque[asyncio.Handle]
        self._scheduled: list[asyncio.TimerHandle]
        self._left: deque[asyncio.Handle] = deque()

    def time(self) -> float:
        """Return virtual seconds."""
        return self._agenda.now / 1000

    def select(self, timeout: float | None) -> list[Any]:
        """Return no sockets; where everything waits, time goes on."""
        if timeout is None:
            self._agenda.go_on(None)
        elif timeout > 0:
            self._agenda.go_on(self._agenda.now + max(math.ceil(timeout * 1000 - 1e-3), 1))
        return []

    def _process_events(self, events: list[Any]) -> None:
        """Do nothing: there are no sockets."""

    def _write_to_self(self) -> None:
        """Do nothing: there are no other threads."""

    def _broken(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.broken.append(context)

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Call a function a little later, as a thread would, and give its result a little later still."""
        future = self.create_future()

        def call() -> None:
            if future.cancelled():
                return
            try:
                result, error = func(*args), None
            except BaseException as raised:  # as a thread's future does
                result, error = None, raised
            self.call_later(self._latency(self._rng) / 1000, give, result, error)

        def give(result: Any, error: BaseException | None) -> None:
            if future.cancelled():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        self.call_later(self._latency(self._rng) / 1000, call)
        return future

    def kill(self) -> None:
        """Stop at once and for good: nothing of it runs any more, until it is buried."""
        self.stop()
        self._tasks = asyncio.all_tasks(self)  # held, so that none is let go of, and comes to an end, at any moment
        self._left, self._ready = self._ready, deque()
        self._scheduled.clear()

    def bury(self) -> None:
        """Let what was under way come to its end, where nobody sees it."""
        self._ready.extendleft(reversed(self._left))
        self._agenda, self._stopping = Agenda(), False
        self.set_exception_handler(lambda loop, context: None)
        for _ in range(3):  # what is cancelled may begin something else
            tasks = asyncio.all_tasks(self)
            for task in tasks:
                task.cancel()
            with suppress(Standstill):
                self.run_until_complete(_ended(tasks))
        self.close()


async def _ended(tasks: set[asyncio.Task[Any]]) -> None:
    if tasks:
        await asyncio.wait(tasks)
