"""The stored form of everything that the service keeps in streams."""

from typing import Any

from cardspeak.codec.codec import Codec
from cardspeak.codec.events import KINDS
from cardspeak.codec.older import OLDER
from cardspeak.ports import NewEvent, Stored
from cardspeak.service import draw_events as draws
from cardspeak.service import hand_events as hands
from cardspeak.service import member_events as member
from cardspeak.service import older_events as older

EVENTS = Codec({**KINDS, **older.NAMES, **member.NAMES, **hands.NAMES, **draws.NAMES}, OLDER)


def to_new(event: object) -> NewEvent:
    """Return an event as the store takes it."""
    return NewEvent(*EVENTS.write(event))


def read(row: Stored) -> Any:
    """Return the event of a stored row."""
    return EVENTS.read(row.name, row.schema, row.data)
