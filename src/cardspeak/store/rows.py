"""An event as a row: what is appended is checked, made into canonical JSON, linked to the row before."""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from cardspeak.ports import NewEvent, Stored
from cardspeak.record import record

NOTHING = b""  # the hash before the first event
MOST = 2**62  # far beyond any version or time, and still a number to every database

_canonical = msgspec.json.Encoder(order="sorted")
_read = msgspec.json.Decoder(dict[str, Any])


@record
class Row(NamedTuple):
    """A stored event as the databases hold it."""

    stream: str
    version: int
    at: int
    name: str
    schema: int
    data: str
    command: str
    hash: bytes


@record
class Append(NamedTuple):
    """What one append asks for, ready to be written: each event as its name, its schema, its JSON."""

    stream: str
    expected: int
    events: tuple[tuple[str, int, str], ...]
    at: int
    command: str

    def rows(self, before: bytes) -> list[Row]:
        """Return the rows, the first linked to the hash of the event before it."""
        made = []
        version = self.expected
        for name, schema, data in self.events:
            version += 1
            before = link(before, self.stream, version, self.at, name, schema, data, self.command)
            made.append(Row(self.stream, version, self.at, name, schema, data, self.command, before))
        return made


def prepare(stream: str, expected: int, events: Sequence[NewEvent], at: int, command: str) -> Append:
    """Check and encode an append; `ValueError` or `TypeError` for what cannot be stored."""
    if not stream or not events or not 0 <= expected < MOST or not -MOST < at < MOST:
        raise ValueError("an append needs the name of a stream, events, a version from 0 and a time")
    if "\0" in stream or "\0" in command:
        raise ValueError("the name of a stream or a command has no NUL in it")
    encoded = []
    for name, version, data in events:
        if type(data) is not dict or not name or "\0" in name or not 1 <= version < 2**31:
            raise ValueError("an event has a name, a version from 1 and an object of data")
        encoded.append((name, version, _canonical.encode(data).decode()))
    return Append(stream, expected, tuple(encoded), at, command)


def link(before: bytes, stream: str, version: int, at: int, name: str, schema: int, data: str, command: str) -> bytes:
    """Return the hash of an event that follows the one with the hash `before`."""
    raw = msgspec.Raw(data.encode())
    return sha256(before + _canonical.encode((stream, version, at, name, schema, raw, command))).digest()


def stored(rows: Iterable[tuple[str, int, int, int, str, int, str, str]]) -> list[Stored]:
    """Return events from rows of stream, version, position, at, name, schema, data, command."""
    return [Stored(s, v, p, at, name, schema, _read.decode(data), c) for s, v, p, at, name, schema, data, c in rows]
