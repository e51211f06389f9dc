"""An event as a row: what is committed is checked, made into canonical JSON, linked to the row before."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from cardspeak.ports import Append, Stored
from cardspeak.record import record

NOTHING = b""  # the hash before the first event
NO_END = "the stream does not end where it should: run cardspeak audit"
MOST = 2**62  # far beyond any version or time, and still a number to every database

_canonical = msgspec.json.Encoder(order="sorted")
_raw = msgspec.Raw
_new = tuple.__new__
_read = msgspec.json.Decoder(dict[str, Any])
_ends = msgspec.json.Decoder(tuple[tuple[str, int], ...])


@record
class Row(NamedTuple):
    """A stored event as the databases hold it."""

    stream: str
    version: int  # of the stream, with this event
    at: int  # milliseconds since 1970
    name: str
    schema: int  # the version of the event's form
    data: str  # JSON
    command: str  # the id of the command that it came from, or ""
    along: str  # the streams of its commit with their versions after it; "" for a commit to one stream
    rest: int  # how many events of the commit come after this one
    hash: bytes  # over all this and the hash of the event before it in the stream


@record
class Part(NamedTuple):
    """The events that one stream gets in a commit: each as its name, its schema, its JSON."""

    stream: str
    expected: int
    events: tuple[tuple[str, int, str], ...]
    fence: int = 0  # of the lease that whoever drives the stream must still hold
    asked: bool = True  # whether the command was for this stream

    @property
    def end(self) -> int:
        """The version of the stream after the commit."""
        return self.expected + len(self.events)


@record
class Commit(NamedTuple):
    """What one commit asks for, ready to be written; the parts are sorted by stream, so that all lock in one order."""

    parts: tuple[Part, ...]
    streams: tuple[str, ...]  # in the order in which the caller gave them
    at: int
    command: str

    def rows(self, before: Mapping[str, bytes]) -> list[Row]:
        """Return the rows, the first of each stream linked to the hash of the event before it."""
        parts = self.parts
        along = _canonical.encode([(part.stream, part.end) for part in parts]).decode() if len(parts) > 1 else ""
        rest = sum([len(part.events) for part in parts])
        at = self.at
        made = []
        for stream, version, events, _, asked in parts:
            command = self.command if asked else ""
            hash = before.get(stream, NOTHING)
            for name, schema, data in events:
                version += 1
                rest -= 1
                hash = link(hash, stream, version, at, name, schema, data, command, along)
                made.append(_new(Row, (stream, version, at, name, schema, data, command, along, rest, hash)))
        return made

    def versions(self) -> tuple[int, ...]:
        """Return the versions of the streams after the commit, in the order in which the caller gave them."""
        if len(self.parts) == 1:
            return (self.parts[0].end,)
        ends = {part.stream: part.end for part in self.parts}
        return tuple([ends[stream] for stream in self.streams])


def prepare(appends: Sequence[Append], at: int, command: str) -> Commit:
    """Check and encode a commit; `ValueError` or `TypeError` for what cannot be stored."""
    if not appends or not -MOST < at < MOST:
        raise ValueError("a commit needs streams and a time")
    if "\0" in command:
        raise ValueError("a command has no NUL in it")
    parts = []
    for stream, expected, events, fence, asked in appends:
        if not stream or "\0" in stream or not events or not 0 <= expected < MOST:
            raise ValueError("an append needs the name of a stream without a NUL in it, events, a version from 0")
        encoded = []
        for name, version, data in events:
            if type(data) is not dict or not name or "\0" in name or not 1 <= version < 2**31:
                raise ValueError("an event has a name, a version from 1 and an object of data")
            encoded.append((name, version, _canonical.encode(data).decode()))
        parts.append(Part(stream, expected, tuple(encoded), fence, asked))
    if len(parts) == 1:
        return Commit(tuple(parts), (parts[0].stream,), at, command)
    streams = tuple([part.stream for part in parts])
    if len({*streams}) < len(streams):
        raise ValueError("a commit has each stream once")
    return Commit(tuple(sorted(parts)), streams, at, command)


def link(
    before: bytes, stream: str, version: int, at: int, name: str, schema: int, data: str, command: str, along: str = ""
) -> bytes:
    """Return the hash of an event that follows the one with the hash `before`."""
    what: tuple[object, ...] = (stream, version, at, name, schema, _raw(data.encode()), command)
    if along:  # a commit to one stream is hashed as it always was
        what = (*what, _raw(along.encode()))
    return sha256(before + _canonical.encode(what)).digest()


def seal(hash: bytes, snapshot: bytes) -> str:
    """Return the seal of a snapshot that comes after the event with this hash."""
    return sha256(hash + snapshot).hexdigest()


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
