"""What happens at a table of the club through the club alone: chips come from what its members have in hand.

Who leaves has them in hand again, which follows at the club. Where hands are told from felt the club lets people go as
well, says who tells them, and closes the table.
"""

from cardspeak.hand.refused import Refused
from cardspeak.room.accounts import CLUB, in_hand
from cardspeak.room.table import commands as c
from cardspeak.room.table.lines.commands import UndoLine
from cardspeak.room.table.lines.retell import came_back
from cardspeak.room.table.state import Table

OF_THE_CLUB = (c.Remove, c.Close, c.Appoint, c.Dismiss, c.HandOver)


def refused(table: Table, command: c.Command) -> Refused | None:
    """Say why a command is not for whoever gives it: at a table of the club chips come from the desk.

    Who leaves has them in hand again, which follows at the club; so nobody may sit there when it is closed.
    """
    if not table.settings.club:
        return None
    if isinstance(command, c.TakeSeat | c.TopUp) and command.account != in_hand(command.member):
        return Refused("chips_from_the_desk", {})
    if table.telling is not None:
        wrong = _on_felt(table, command)
        if wrong is not None:
            return wrong
    seated = len([seat for seat in table.seats if seat])
    if isinstance(command, c.Close) and seated:
        return Refused("players_still_seated", {"players": seated})
    return None


def _on_felt(table: Table, command: c.Command) -> Refused | None:
    if isinstance(command, c.Leave) and command.account != in_hand(command.member):
        return Refused("club_decides", {})
    if isinstance(command, OF_THE_CLUB) and command.by != CLUB:
        return Refused("club_decides", {})
    taken_back = isinstance(command, UndoLine) and not command.entry and table.earlier is not None
    if taken_back and came_back(table):  # it may be counted already
        return Refused("hand_left_chips", {"number": table.number - 1})
    return None
