"""The events of hands, tables, tournaments and the club, as they are stored and as programs get them."""

from cardspeak.codec.codec import Codec, Data
from cardspeak.codec.older import OLDER
from cardspeak.hand import events as hand
from cardspeak.room.club import events as club
from cardspeak.room.table import events as table
from cardspeak.room.tournament.run import events as tournament

KINDS = {**hand.NAMES, **table.NAMES, **tournament.NAMES, **club.NAMES}
EVENTS = Codec(KINDS, OLDER)


def as_object(event: object) -> Data:
    """Return an event as one object, its name and version before its fields."""
    name, version, data = EVENTS.write(event)
    return {"type": name, "version": version, **data}
