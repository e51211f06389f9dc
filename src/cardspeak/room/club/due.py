"""What is due in the club when nobody asks anything of it, and when: `due(club, now)`.

Pure: whoever drives the club waits until the moment that is named, and gives the command.
"""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.club.commands_cashier import LapseTickets
from cardspeak.room.club.commands_floor import CallOver
from cardspeak.room.club.state import Club


@record
class Due(NamedTuple):
    """What is due, and when (milliseconds)."""

    at: int
    command: CallOver | LapseTickets


def due(club: Club, now: int) -> Due | None:
    """Return what has to be done next without anybody asking, none where only people can go on."""
    found = [Due(max(each.until, now), CallOver(each.member, each.game)) for each in club.held.values() if each.until]
    last = min([each.expires for each in club.tickets.values() if each.expires and not each.end], default=0)
    if last:
        found.append(Due(max(last, now), LapseTickets()))
    return min(found, key=lambda each: each.at, default=None)
