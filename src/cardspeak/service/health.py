"""The health of the process: a task looks at it every second, so that whoever asks waits for nothing."""

import asyncio
from time import monotonic, perf_counter

from cardspeak.ports import EventStore, Unavailable
from cardspeak.service.figures import LOOP, STORE
from cardspeak.service.threads import EVENTS

EVERY = 1.0  # seconds between two looks
LATELY = 5.0  # seconds for which an answer of the database counts


class Health:
    """Whether the process can serve."""

    def __init__(self, store: EventStore) -> None:
        self._store = store
        self._answered = float("-inf")  # when the database answered last
        self.begun = False  # its tables are there

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            due = monotonic() + EVERY
            begun = perf_counter()
            try:
                await EVENTS.call(self._store.noted, "health")
            except Unavailable:
                pass
            else:
                self._answered = monotonic()
                STORE.set(perf_counter() - begun)
            due = max(due, monotonic())
            await asyncio.sleep(due - monotonic())
            LOOP.set(max(monotonic() - due, 0.0))

    def unready(self) -> str:
        """Say why the process should not be asked for pages now: `starting`, `database`; empty where it should."""
        if not self.begun:
            return "starting"
        return "" if monotonic() - self._answered < LATELY else "database"
