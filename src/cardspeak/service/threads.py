"""Threads in which the store is called: a database that stands still keeps only those waiting who need it.

The event loop calls nothing of the store but what is only queued there: `commit`, `note` and `save_snapshot`. Events
and people have threads of their own, so that a table of people that is locked holds no hand up.
"""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import TypeVar

from cardspeak.ports import Unavailable

R = TypeVar("R")

PATIENCE = 5.0  # seconds for which somebody waits for an answer
STUCK = 1.0  # seconds without any answer after which newcomers are told so at once
MOST_WAITING = 1000
AWAY = "the database does not answer"


class Call:
    """One call: whoever gives it up before it has begun can be certain that nothing came of it."""

    def __init__(self, call: Callable[[], R]) -> None:
        self._call, self._lock = call, threading.Lock()
        self.begun = self._given_up = False

    def run(self) -> object:
        """Carry it out, unless it was given up."""
        with self._lock:
            if self._given_up:
                return None
            self.begun = True
        return self._call()

    def give_up(self) -> bool:
        """Do not begin it any more; say whether it had begun."""
        with self._lock:
            self._given_up = True
            return self.begun


class Threads:
    """So many threads; who finds all of them stuck, or waits too long, is told that the database does not answer."""

    def __init__(self, name: str, most: int) -> None:
        self._pool, self._most = ThreadPoolExecutor(most, f"cardspeak-{name}"), most
        self._lock = threading.Lock()
        self.under_way = 0  # calls that were begun, and that wait
        self._moved = 0.0  # when a call last ended, or began at once

    async def call(self, call: Callable[..., R], *values: object) -> R:
        """Call the store in one of the threads; `Unavailable` also where it does not answer in time.

        That is `unsure` where the call had begun: it may still come to its end.
        """
        with self._lock:
            now = monotonic()
            if self.under_way < self._most:
                self._moved = now
            elif now - self._moved > STUCK or self.under_way >= MOST_WAITING:
                raise Unavailable(AWAY)
            self.under_way += 1
        asked = Call(partial(call, *values))
        future = asyncio.get_running_loop().run_in_executor(self._pool, self._run, asked)
        if not future.done():
            await asyncio.wait([future], timeout=PATIENCE)
        if future.done():
            return future.result()  # type: ignore[return-value]
        future.add_done_callback(_nobody_asks)
        raise Unavailable(AWAY, unsure=asked.give_up())

    def _run(self, asked: Call) -> object:
        try:
            return asked.run()
        finally:
            with self._lock:
                self.under_way -= 1
                self._moved = monotonic()


def _nobody_asks(future: asyncio.Future[object]) -> None:
    if not future.cancelled():
        future.exception()


EVENTS = Threads("events", 4)
PEOPLE = Threads("people", 4)
