"""What an audit looks at beside the chain of each stream: whether ids, positions, snapshots and pages fit the events.

Most of it finds what somebody took away together with the head of its stream; against somebody who takes all traces
away there is only a root that was kept elsewhere (`store/root.py`).
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from cardspeak.record import record
from cardspeak.store.rows import seal

# in each of them a stream has as many rows as things are wrong with it; the last column says where
IDS_GONE = """
    SELECT events.stream, events.command, min(events.version) FROM events LEFT JOIN commands
    ON commands.stream = events.stream AND commands.command = events.command
    WHERE events.command <> '' AND commands.version IS NULL GROUP BY events.stream, events.command ORDER BY 1, 3
"""
EVENTS_GONE = """
    SELECT commands.stream, commands.command, commands.version FROM commands LEFT JOIN events
    ON events.stream = commands.stream AND events.version = commands.version AND events.command = commands.command
    WHERE events.version IS NULL ORDER BY 1, 3
"""
SNAPSHOTS = """
    SELECT snapshots.stream, snapshots.version, snapshots.data, seal, hash FROM snapshots LEFT JOIN events
    ON events.stream = snapshots.stream AND events.version = snapshots.version ORDER BY 1
"""
OUT_OF_STEP = """
    SELECT events.stream, events.version FROM events LEFT JOIN events AS next
    ON next.stream = events.stream AND next.version = events.version + 1
    WHERE events.rest > 0 AND events.rest - 1 <> CASE
        WHEN events.along = '' THEN COALESCE(next.rest, -1) WHEN next.along = events.along THEN next.rest
        ELSE events.rest - 1
    END ORDER BY 1, 2
"""


class Examined(Protocol):
    """A store in a database."""

    def ask(self, sql: str, *values: object) -> Sequence[Any]:
        """Return the rows that answer a question."""
        ...

    def unsound(self) -> list[str]:
        """Return what the database itself says is wrong with its pages."""
        ...

    def lost_positions(self) -> int:
        """Return how many events are known to have been there that are not."""
        ...


@record
class Amiss(NamedTuple):
    """Something that is not as it was written, in words; `stream` is "" where it is the database as a whole."""

    stream: str
    what: str


def examine(store: Examined) -> Iterator[Amiss]:
    """Yield what is wrong beside the chains."""
    for line in store.unsound():
        yield Amiss("", f"the database says: {line}")
    for stream, command, version in store.ask(IDS_GONE):
        yield Amiss(stream, f"the id of command {command!r} is gone, which version {version} came from")
    for stream, command, version in store.ask(EVENTS_GONE):
        yield Amiss(stream, f"version {version} is gone, which came from command {command!r}")
    for stream, version, data, sealed, hash in store.ask(SNAPSHOTS):
        if hash is None:
            yield Amiss(stream, f"version {version} is gone, of which there is a snapshot")
        elif sealed != seal(bytes(hash), bytes(data)):
            yield Amiss(stream, f"the snapshot of version {version} is not the one that was kept")
    for stream, version in store.ask(OUT_OF_STEP):
        yield Amiss(stream, f"version {version} does not say how many events of its commit come after it")
    lost = store.lost_positions()
    if lost:
        yield Amiss("", f"{lost} events are gone, of streams of which nothing may be left")
