"""Entering lines into indexes of the store: streams that can be made again from those of the tables."""

import asyncio
from collections.abc import Callable, Mapping
from typing import TypeVar

from cardspeak.ports import Append, EventStore, Repeated, Stale, Unavailable
from cardspeak.service.stored import to_new
from cardspeak.service.threads import EVENTS

R = TypeVar("R")
AGAIN = 1.0  # seconds until a store that was away is tried again


async def enter(store: EventStore, lines: Mapping[str, object], at: int, command: str) -> None:
    """Enter a line into each of these streams, all at once, and once however often they are told under a command.

    Where the store is away they are entered when it is back.
    """
    while True:
        try:
            new = await EVENTS.call(_new, store, lines, command)
            if new:
                await asyncio.wrap_future(store.commit(new, at=at, command=command))
            return
        except (Stale, Repeated):
            continue  # another table of a player was first, or somebody who tells the same
        except Unavailable:
            await asyncio.sleep(AGAIN)


async def when_back(call: Callable[..., R], *values: object) -> R:
    """Ask the store something; where it is away, when it is back."""
    while True:
        try:
            return await EVENTS.call(call, *values)
        except Unavailable:
            await asyncio.sleep(AGAIN)


def _new(store: EventStore, lines: Mapping[str, object], command: str) -> list[Append]:
    return [
        Append(stream, version, (to_new(lines[stream]),))
        for stream, version in store.without_command(tuple(lines), command).items()
    ]
