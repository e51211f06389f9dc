"""What happens at a table of the club through the club alone: chips come from what its members have in hand."""

from cardspeak.hand.refused import Refused
from cardspeak.room.accounts import in_hand
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Table


def refused(table: Table, command: c.Command) -> Refused | None:
    """Say why a command is not for whoever gives it: at a table of the club chips come from the desk.

    Who leaves has them in hand again, which follows at the club; so nobody may sit there when it is closed.
    """
    if not table.settings.club:
        return None
    if isinstance(command, c.TakeSeat | c.TopUp) and command.account != in_hand(command.member):
        return Refused("chips_from_the_desk", {})
    seated = len([seat for seat in table.seats if seat])
    if isinstance(command, c.Close) and seated:
        return Refused("players_still_seated", {"players": seated})
    return None
