"""Entering a line into an index of the store: a stream that can be made again from those of the tables."""

import asyncio

from cardspeak.ports import Append, EventStore, Stale, Unavailable
from cardspeak.service.stored import to_new

AGAIN = 1.0  # seconds until a store that was away is tried again


async def enter(store: EventStore, stream: str, line: object, at: int, command: str) -> None:
    """Enter a line once, however often it is told under the same command; where the store is away, when it is back."""
    while True:
        try:
            if store.find_command(stream, command) is not None:
                return
            appended = Append(stream, store.version(stream), (to_new(line),))
            await asyncio.wrap_future(store.commit([appended], at=at, command=command))
        except Stale:
            continue  # another table of the player was first
        except Unavailable:
            await asyncio.sleep(AGAIN)
