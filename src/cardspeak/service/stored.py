"""Stored names: the events of tables and hands as plain data for the store, and back, exactly."""

from typing import Any

import msgspec

from cardspeak.errors import Unreadable
from cardspeak.hand import events as hand
from cardspeak.hand.stored import from_stored, to_stored
from cardspeak.ports import NewEvent
from cardspeak.room.table import events as table
from cardspeak.service.real.events import NAMES as REAL

_TABLE = {name: (version, kind) for kind, (name, version) in table.NAMES.items()}
_OF_MEMBERS = (("member.hand_played", 1), ("member.penalised", 1), ("member.penalty_undone", 1))
NAMES = dict((*table.NAMES.values(), *hand.NAMES.values(), *REAL.values(), *_OF_MEMBERS))


def to_new(event: table.Event) -> NewEvent:
    """Return an event as the store takes it: its stable name and version, its fields by name."""
    named = table.NAMES.get(type(event))
    if named is not None:
        name, version = named
        return NewEvent(name, version, dict(zip(event._fields, msgspec.to_builtins(tuple(event)), strict=True)))
    data = to_stored(event)  # type: ignore[arg-type]
    return NewEvent(data.pop("type"), data.pop("version"), data)


def from_data(name: str, version: int, data: dict[str, Any]) -> table.Event:
    """Return the event that was stored; `Unreadable` names what cannot be read."""
    known = _TABLE.get(name)
    if known is None:
        return from_stored({"type": name, "version": version, **data})
    wanted, kind = known
    if version != wanted:
        raise Unreadable(f"{name}: version {version} cannot be read; known: {wanted}")
    try:
        event: table.Event = msgspec.convert([data[field] for field in kind._fields if field in data], kind)  # type: ignore[attr-defined]
    except msgspec.ValidationError as error:
        raise Unreadable(f"{name}: {error}") from None
    return event
