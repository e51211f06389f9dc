"""The hash chain: finds an event that was changed, removed or inserted behind the room's back.

Every event's hash covers the hash before it, and the head of a stream is kept apart, so that a lost end is found
too. A commit to several streams names all of them in its hashes, so that a loss in one of them is found in the others.
Somebody who computes all hashes and heads anew is found out only by a root that was kept elsewhere (`root.py`).
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from cardspeak.record import record
from cardspeak.store.rows import NOTHING, Row, ends, link


class Chained(Protocol):
    """A store that shows its rows as they are kept."""

    def audited(self) -> list[str]:
        """Return every stream of which there is any trace."""
        ...

    def links(self, stream: str) -> Sequence[Row]:
        """Return the rows of a stream in order."""
        ...

    def along(self, stream: str, version: int) -> str:
        """Return the streams committed with an event; "" where it was committed alone, or is not there."""
        ...

    def head(self, stream: str) -> tuple[int, bytes] | None:
        """Return the version and the hash that the stream ends with."""
        ...


@record
class Finding(NamedTuple):
    """A stream, how many events it has, and the first version that is not as it was written."""

    stream: str
    events: int
    broken: int | None


def verify(store: Chained, stream: str) -> Finding:
    """Check one stream, which may be written to meanwhile."""
    while True:
        head = store.head(stream)
        rows = store.links(stream)
        if store.head(stream) == head:
            version, hash = head or (0, NOTHING)
            return Finding(stream, len(rows), _broken(store, rows, version, hash))


def audit(store: Chained) -> Iterator[Finding]:
    """Check every stream."""
    for stream in store.audited():
        yield verify(store, stream)


def _broken(store: Chained, rows: Sequence[Row], end: int, hash: bytes) -> int | None:
    before, seen = NOTHING, ""
    for version, row in enumerate(rows, 1):
        if version > end or row.version != version or not _follows(row, before):
            return version
        # the hash covers it, so that it can be read
        if row.along not in ("", seen) and any(store.along(*other) != row.along for other in ends(row.along)):
            return version
        before, seen = row.hash, row.along
    if len(rows) < end:
        return len(rows) + 1
    return None if before == hash else end


def _follows(row: Row, before: bytes) -> bool:
    try:
        return link(before, *row[:8]) == row.hash
    except (AttributeError, TypeError, ValueError):
        return False  # not even of the kinds that we write
