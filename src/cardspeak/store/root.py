"""The root of the chain: where every stream of a room stands, and one hash over all of it.

Whoever has the database can write all hashes in it anew. What they cannot change is a root that was printed, or
written to a file, and kept or signed elsewhere: against it everything that was there then is found missing or changed.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.record import record

FORM = 1
_canonical = msgspec.json.Encoder(order="sorted")


class Rooted(Protocol):
    """A store that says where its streams stand."""

    def heads(self) -> Mapping[str, tuple[int, bytes]]:
        """Return the version and the hash that each stream ends with, as of one moment."""
        ...

    def hash_at(self, stream: str, version: int) -> bytes | None:
        """Return the hash of an event, None where it is not there."""
        ...


@record
class Root(NamedTuple):
    """Each stream's version and the hash that it ended with then, as hexadecimal digits."""

    heads: Mapping[str, tuple[int, str]]

    @property
    def events(self) -> int:
        """How many events there were in all."""
        return sum(version for version, _ in self.heads.values())

    @property
    def hash(self) -> str:
        """The one hash, over the names, versions and hashes in the order of the names."""
        return sha256(_canonical.encode([[stream, *self.heads[stream]] for stream in sorted(self.heads)])).hexdigest()


class _File(msgspec.Struct, forbid_unknown_fields=True):
    cardspeak_root: int
    streams: int
    events: int
    hash: str
    heads: dict[str, tuple[int, str]]


@record
class Gone(NamedTuple):
    """What is not as it was: the stream, the version that it was at, and whether events are missing or changed."""

    stream: str
    version: int
    missing: bool


def root_of(store: Rooted) -> Root:
    """Return the root as it is now."""
    return Root({stream: (version, hash.hex()) for stream, (version, hash) in store.heads().items()})


def written(root: Root) -> bytes:
    """Return a root as a file holds it."""
    held = _File(FORM, len(root.heads), root.events, root.hash, dict(root.heads))
    return msgspec.json.format(_canonical.encode(held), indent=1) + b"\n"


def read(data: bytes) -> Root:
    """Return the root that a file holds; `Unreadable` where it is none, or its hash does not fit what stands in it."""
    try:
        held = msgspec.json.decode(data, type=_File)
    except msgspec.DecodeError as error:
        raise Unreadable(f"this is no root of a room: {error}") from None
    root = Root(held.heads)
    if held.cardspeak_root != FORM:
        raise Unreadable("the root is of a newer version of Cardspeak: use the newer one")
    if (held.streams, held.events, held.hash) != (len(root.heads), root.events, root.hash):
        raise Unreadable("the root was changed: its hash is not that of what stands in it")
    return root


def gone_since(store: Rooted, root: Root) -> Iterator[Gone]:
    """Yield each stream that does not have what it had: later events may have come, nothing else."""
    for stream, (version, hash) in sorted(root.heads.items()):
        found: Any = store.hash_at(stream, version)
        if found is None or bytes(found).hex() != hash:
            yield Gone(stream, version, found is None)
