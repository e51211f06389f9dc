"""Supervision: what fails stops alone, the operator is told in one line, and it begins again after growing pauses.

The line names a code and an id, never people or cards; of a bug it has the places in the program as well, without the
text of the error, which may hold either.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.ports import Stale, Unavailable
from cardspeak.record import record
from cardspeak.service.figures import FAILURES
from cardspeak.service.log import note, places

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)  # seconds; the last again and again
CALM = 300.0  # seconds for which all has to go well until the pauses begin with the first one again


@record
class Paused(NamedTuple):
    """Why something stands still (`fault`, `database`, `unreadable`), and when it begins again (milliseconds)."""

    why: str
    until: int


def kind_of(error: Exception) -> str:
    """Return what an error is to those who wait: the program's fault, the database, or an entry nobody can read."""
    if isinstance(error, Stale | Unavailable):
        return "database"
    return "unreadable" if isinstance(error, Unreadable) else "fault"


def tell(what: str, where: str, error: Exception, pause: float | None = None, **facts: object) -> None:
    """Tell the operator what failed, and in how many seconds it begins again."""
    why = kind_of(error)
    if pause is not None:
        facts["again_in"] = pause
    if why == "fault":
        facts["fault"] = places(error)
    note(f"{what}_failed", logging.ERROR, id=where, why=why, **facts)
    FAILURES.labels(what, why).inc()


class Upkeep:
    """The works of the room that are kept up for as long as it is open."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[None], None] = {}

    def keep(
        self, what: str, where: str, work: Callable[[], Awaitable[object]],
        paused: Callable[[str, float], None] | None = None, forever: bool = True,
    ) -> asyncio.Task[None]:  # fmt: skip
        """Keep some work up; see `kept_up`."""
        task = asyncio.ensure_future(kept_up(what, where, work, paused, forever=forever))
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    async def stop(self) -> None:
        """End all of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def kept_up(
    what: str, where: str, work: Callable[[], Awaitable[object]], paused: Callable[[str, float], None] | None = None,
    pauses: Sequence[float] = (), forever: bool = True,
) -> None:  # fmt: skip
    """Do some work to its end; where it fails, tell the operator, pause, and begin it again.

    `paused` is told why, and for how many seconds. Work that is not kept up `forever` is given up after the last pause.
    """
    pauses, failed, loop = pauses or PAUSES, 0, asyncio.get_running_loop()
    while True:
        begun = loop.time()
        try:
            await work()
            return
        except Exception as error:
            failed = 0 if loop.time() - begun > CALM else failed
            if failed >= len(pauses) and not forever:
                tell(what, where, error)
                return
            pause = pauses[min(failed, len(pauses) - 1)]
            failed += 1
            tell(what, where, error, pause)
            if paused is not None:
                paused(kind_of(error), pause)
        await asyncio.sleep(pause)
