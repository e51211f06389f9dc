"""A played hand and who looks at it: the record, the viewer's seat in it, the names of its players."""

from litestar.exceptions import NotFoundException

from cardspeak.hand.view import SPECTATOR
from cardspeak.service.played import Record
from cardspeak.service.room import Room
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import parts_of, who


async def found(request: Asked, table_id: str, number: int) -> tuple[Record, int]:
    """Return a hand and the seat of the viewer; one that is on, or was at others' private table, is not shown."""
    me, room = who(request), parts_of(request).room
    record = await room.hand(table_id, number)
    if record is None or not await room.home.may_read(record, me.id if me else ""):
        raise NotFoundException
    members = record.members
    return record, members.index(me.id) if me and me.id in members else SPECTATOR


def names_in(room: Room, record: Record) -> list[str]:
    """Return the names of the players in the order of the hand."""
    return [room.name(member) for member in record.members]


def marked(room: Room, record: Record, bot: str = "bot") -> list[str]:
    """Return the names of the players, those of bots with what says so: for where no seat is drawn that does."""
    pairs = zip(record.members, names_in(room, record), strict=True)
    return [f"{name} ({bot})" if member in record.bots else name for member, name in pairs]
