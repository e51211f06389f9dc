"""What the pages are made of: the room, the door, and how the server was started."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.service.club_register import Register
from cardspeak.service.limits import Limits
from cardspeak.service.people import Door
from cardspeak.service.personal_links import PersonalLinks
from cardspeak.service.room import Room


@record
class Parts(NamedTuple):
    """The room and its door, the addresses under which phones find it, whether a proxy in front ends TLS, `hosts`,
    the names under which browsers may ask, and `monitors`, the networks from which figures may be read.
    """

    room: Room
    door: Door
    addresses: tuple[str, ...] = ()
    behind_proxy: bool = False
    hosts: tuple[str, ...] = ()
    monitors: tuple[str, ...] = ()

    @property
    def register(self) -> Register:
        """Return the register of the club."""
        return Register(self.room.club, self.room.clock, self.links, self.door)

    @property
    def links(self) -> PersonalLinks:
        """Return the personal links of the room's people."""
        return PersonalLinks(self.room.people, self.room.clock, self.door)

    @property
    def limits(self) -> Limits:
        """Return the limits of the room."""
        return self.door.limits
