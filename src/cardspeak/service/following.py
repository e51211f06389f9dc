"""Following: what other processes append to the streams, folded and told here at once."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

from cardspeak.ports import Peers, Stored, Unavailable

PATIENCE = 0.5  # seconds to wait for news at a time


class Following:
    """One reader of the tail for all tables: `takes` is given what each stream has more, in the order of the tail."""

    def __init__(self, peers: Peers, takes: Callable[[str, list[Stored]], Awaitable[None]]) -> None:
        self._peers, self._takes = peers, takes
        self._thread = ThreadPoolExecutor(1, "cardspeak-following")
        self._after = 0

    def begin(self) -> None:
        """Note where the tail ends now; whatever is read from the streams after this has all that came before."""
        self._after = self._peers.end_of_tail()

    async def follow(self) -> None:
        """Follow, again and again."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                rows = await loop.run_in_executor(self._thread, self._peers.news, self._after, PATIENCE)
            except Unavailable:
                await asyncio.sleep(PATIENCE)
                continue
            for stream, more in groupby(rows, key=lambda row: row.stream):
                await self._takes(stream, [*more])
            if rows:
                self._after = rows[-1].position
