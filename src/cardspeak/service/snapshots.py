"""Snapshots of states: each carries the shape that its records had; one of another shape is not read."""

from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from cardspeak.codec.read import Fault, reader
from cardspeak.codec.shape import shape
from cardspeak.codec.write import writer
from cardspeak.ports import Snapshot


class Taken(msgspec.Struct):
    """What a snapshot holds: the shape of the state's records, and the state."""

    shape: str
    state: Any


@cache
def _shape(kind: type) -> str:
    return sha256(shape(kind).encode()).hexdigest()


def snapshot_of(state: object, version: int) -> Snapshot:
    """Return the snapshot of a state after a version."""
    kind: Any = type(state)
    return Snapshot(version, msgspec.json.encode(Taken(_shape(kind), writer(kind)(state))))


def state_in(snapshot: Snapshot, kind: type) -> Any:
    """Return the state of a snapshot, None where its records had another shape."""
    try:
        taken = msgspec.json.decode(snapshot.data, type=Taken)
        return reader(kind)(taken.state) if taken.shape == _shape(kind) else None
    except (msgspec.DecodeError, Fault):
        return None
