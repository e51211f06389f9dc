"""What the processes of a room tell each other beside the streams; nothing of it is kept."""

from typing import Any

import msgspec

from cardspeak.ports import Peers


class Said(msgspec.Struct, frozen=True, tag=True):
    """Somebody said something at a table."""

    table: str
    member: str
    text: str


class Ahead(msgspec.Struct, frozen=True, tag=True):
    """A member chose in advance at a table, for the process that drives it alone; "" takes the choice back."""

    table: str
    member: str
    choice: str


class Ended(msgspec.Struct, frozen=True, tag=True):
    """Sessions and tokens are over, known by the hashes of their secrets."""

    hashes: tuple[str, ...]


class Changed(msgspec.Struct, frozen=True, tag=True):
    """A member has another name, another password or none, or is forgotten."""

    member: str


class Renamed(msgspec.Struct, frozen=True, tag=True):
    """Players of a real table are called otherwise, or are forgotten."""

    table: str


class Stands(msgspec.Struct, frozen=True, tag=True):
    """A table stands still at the process that drives it, until a moment (milliseconds), or ("") goes on."""

    table: str
    why: str
    until: int


class Connected(msgspec.Struct, frozen=True, tag=True):
    """Who follows these tables over live connections to a process; of other tables it says nothing."""

    process: str
    seen: dict[str, list[str]]


class GivenBack(msgspec.Struct, frozen=True, tag=True):
    """Somebody gave leases back."""


Message = Said | Ahead | Ended | Changed | Renamed | Stands | Connected | GivenBack

_read = msgspec.json.Decoder(Message)


def send(peers: Peers | None, message: Message, to: str = "") -> None:
    """Tell the other processes, or one of them; where there are none, nobody."""
    if peers is not None:
        peers.send(msgspec.json.encode(message), to)


def read_message(data: bytes) -> Any:
    """Return a message; None for one that a newer process sends."""
    try:
        return _read.decode(data)
    except msgspec.DecodeError:
        return None
