"""Commands about what a tournament is, who runs it and who comes."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Role


@record
class Announce(NamedTuple):
    """Make a tournament; whoever makes it owns it. `opens`: entries are taken at once."""

    id: str
    settings: Settings
    by: str
    opens: bool = True


@record
class ChangeSettings(NamedTuple):
    """Announce other settings. What was paid for stays as it was bought: prices change only before the first entry."""

    settings: Settings
    by: str


@record
class Appoint(NamedTuple):
    """Give a member these roles and no others; none: they are no longer on the staff."""

    member: str
    roles: tuple[Role, ...]
    by: str


@record
class Say(NamedTuple):
    """Announce something to everybody."""

    text: str
    by: str


@record
class Cancel(NamedTuple):
    """Call the tournament off: everybody gets back what they paid."""

    reason: str
    by: str


@record
class OpenRegistration(NamedTuple):
    """Take entries from now on."""

    by: str


@record
class CloseRegistration(NamedTuple):
    """Take no more entries; once nothing can be bought any more the prizes are fixed."""

    by: str


@record
class Register(NamedTuple):
    """Enter, and pay. Once play has begun the player is seated at once; when all seats are taken they wait for one."""

    member: str
    by: str
    order: tuple[int, ...] = ()
    ticket: str = ""  # pays for it
    needs: str = ""  # what a seat has to have for this player
    bot: str = ""  # the level of a bot


@record
class Unregister(NamedTuple):
    """Take an entry back before play has begun, or leave the waiting list; what was paid is given back."""

    member: str
    by: str


@record
class ReEnter(NamedTuple):
    """Enter once more after having been eliminated."""

    member: str
    by: str
    order: tuple[int, ...] = ()
    ticket: str = ""


@record
class Surrender(NamedTuple):
    """Give up a short stack and enter once more."""

    member: str
    by: str
    order: tuple[int, ...] = ()


@record
class ConfirmSeat(NamedTuple):
    """Say that a player has arrived at the seat."""

    member: str
    by: str


@record
class NoteTicket(NamedTuple):
    """Make a ticket known that was sold or won elsewhere; `member` may use it, "": whoever has it."""

    number: str
    worth: int
    by: str
    member: str = ""
