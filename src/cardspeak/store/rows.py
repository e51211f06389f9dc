"""An event as a row: what is committed is checked, made into canonical JSON, linked to the row before."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from cardspeak.ports import Append, Stored

NOTHING = b""  # the hash before the first event
NO_END = "the stream does not end where it should: run cardspeak audit"
MOST = 2**62  # far beyond any version or time, and still a number to every database

_canonical = msgspec.json.Encoder(order="sorted")
_read = msgspec.json.Decoder(dict[str, Any])
_ends = msgspec.json.Decoder(tuple[tuple[str, int], ...])


class Row(NamedTuple):
    """A stored event as the databases hold it.

    `along` are the streams of a commit of several, each with the version that it was then at; `rest` is how many events
    of the commit come after this one.
    """

    stream: str
    version: int
    at: int
    name: str
    schema: int
    data: str
    command: str
    along: str
    rest: int
    hash: bytes


class Part(NamedTuple):
    """What one stream gets in a commit: each event as its name, its schema, its JSON."""

    stream: str
    expected: int
    events: tuple[tuple[str, int, str], ...]

    @property
    def end(self) -> int:
        """The version that the stream is then at."""
        return self.expected + len(self.events)


class Commit(NamedTuple):
    """What one commit asks for, ready to be written; the parts are sorted by stream, so that all lock in one order."""

    parts: tuple[Part, ...]
    streams: tuple[str, ...]  # in the order of who asks
    at: int
    command: str

    def rows(self, before: Mapping[str, bytes]) -> list[Row]:
        """Return the rows, the first of each stream linked to the hash of the event before it."""
        ends = [(part.stream, part.end) for part in self.parts]
        along = _canonical.encode(ends).decode() if len(ends) > 1 else ""
        rest = sum([len(part.events) for part in self.parts])
        made = []
        for stream, version, events in self.parts:
            hash = before.get(stream, NOTHING)
            for name, schema, data in events:
                version += 1
                rest -= 1
                hash = link(hash, stream, version, self.at, name, schema, data, self.command, along)
                made.append(Row(stream, version, self.at, name, schema, data, self.command, along, rest, hash))
        return made

    def versions(self) -> tuple[int, ...]:
        """Return where the streams then are, in the order of who asks."""
        ends = {part.stream: part.end for part in self.parts}
        return tuple([ends[stream] for stream in self.streams])


def prepare(appends: Sequence[Append], at: int, command: str) -> Commit:
    """Check and encode a commit; `ValueError` or `TypeError` for what cannot be stored."""
    streams = tuple([stream for stream, _, _ in appends])
    if not streams or len({*streams}) < len(streams) or not -MOST < at < MOST:
        raise ValueError("a commit needs streams, each of them once, and a time")
    if "\0" in command:
        raise ValueError("a command has no NUL in it")
    parts = [_part(append) for append in appends]
    return Commit(tuple(sorted(parts)) if len(parts) > 1 else tuple(parts), streams, at, command)


def _part(append: Append) -> Part:
    stream, expected, events = append
    if not stream or "\0" in stream or not events or not 0 <= expected < MOST:
        raise ValueError("an append needs the name of a stream without a NUL in it, events and a version from 0")
    encoded = []
    for name, version, data in events:
        if type(data) is not dict or not name or "\0" in name or not 1 <= version < 2**31:
            raise ValueError("an event has a name, a version from 1 and an object of data")
        encoded.append((name, version, _canonical.encode(data).decode()))
    return Part(stream, expected, tuple(encoded))


def link(
    before: bytes, stream: str, version: int, at: int, name: str, schema: int, data: str, command: str, along: str = ""
) -> bytes:
    """Return the hash of an event that follows the one with the hash `before`."""
    raw = msgspec.Raw(data.encode())
    # a commit to one stream is hashed as it always was
    more = (msgspec.Raw(along.encode()),) if along else ()
    return sha256(before + _canonical.encode((stream, version, at, name, schema, raw, command, *more))).digest()


def ends(along: str) -> tuple[tuple[str, int], ...]:
    """Return the streams of a commit of several, each with the version that it was then at."""
    return _ends.decode(along) if along else ()


def whole(rests: Iterable[int]) -> int:
    """Return how many rows of the tail there are up to the last one at which no commit is open.

    Commits of several writers may lie among each other: which of two that lack as many is which does not matter then.
    """
    lacking: Counter[int] = Counter()
    open_commits = end = 0
    for count, rest in enumerate(rests, 1):
        if lacking[rest + 1]:
            lacking[rest + 1] -= 1
            open_commits -= 1
        if rest:
            lacking[rest] += 1
            open_commits += 1
        if not open_commits:
            end = count
    return end


def stored(rows: Iterable[tuple[str, int, int, int, str, int, str, str]]) -> list[Stored]:
    """Return events from rows of stream, version, position, at, name, schema, data, command."""
    return [Stored(s, v, p, at, name, schema, _read.decode(data), c) for s, v, p, at, name, schema, data, c in rows]
