"""Entering a line into an index of the store: a stream that can be made again from those of the tables."""

import asyncio

from cardspeak.ports import EventStore, NewEvent, Stale, Unavailable


async def enter(store: EventStore, stream: str, line: NewEvent, at: int, command: str) -> None:
    """Enter a line once, however often it is told under the same command."""
    while store.find_command(stream, command) is None:
        appended = store.append(stream, store.version(stream), (line,), at=at, command=command)
        try:
            await asyncio.wrap_future(appended)
        except Stale:
            continue  # another of his tables was first
        except Unavailable:
            return  # the stream of the table has it; it is entered when the room starts again
