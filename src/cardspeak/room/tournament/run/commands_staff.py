"""Commands about tickets, protests, dealers and decks, stalling, bounty players, and players who do not come."""

from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.protests import Outcome
from cardspeak.room.tournament.stalling import Measure
from cardspeak.room.tournament.tickets import Kind

# tickets


@record
class PassTicket(NamedTuple):
    """A ticket goes to another player; given by the staff it is told to the floor."""

    number: str
    to: str
    by: str


@record
class SettleTickets(NamedTuple):
    """Say what becomes of the tickets that nobody used, once the event is over or was called off.

    `times` is how often it was not held, this time included; `later` the event to which tickets move.
    """

    by: str
    times: int = 1
    later: str = ""


@record
class PayTicket(NamedTuple):
    """Pay a player's prize as a ticket for another event; what the prize is worth more is paid in coins."""

    member: str
    number: str
    worth: int
    event: str
    by: str
    kind: Kind = "qualification"


@record
class EndSatellite(NamedTuple):
    """End a satellite: as many players are left as it has tickets, and each of them wins one."""

    by: str


# the waiting list, and players who do not come


@record
class CallWaiting(NamedTuple):
    """Call the waiting list for a seat that is free: `there` are those who are present."""

    there: tuple[str, ...]
    by: str
    order: tuple[int, ...] = ()


@record
class RemoveNoShows(NamedTuple):
    """Take the stacks of players who have never come out of play, where the book or the event has it so."""

    by: str
    order: tuple[int, ...] = ()


# protests


@record
class ConfirmPenalty(NamedTuple):
    """The chief referee has looked at a penalty that a referee gave, and decided it so."""

    case: int
    by: str


@record
class MakeProtest(NamedTuple):
    """Protest against a penalty, in writing and with the reason."""

    member: str
    case: int
    reason: str
    by: str


@record
class ForwardProtest(NamedTuple):
    """Pass a protest on to the federation."""

    number: int
    by: str


@record
class ReceiveProtest(NamedTuple):
    """The federation has received a protest."""

    number: int
    by: str


@record
class DecideProtest(NamedTuple):
    """The federation has decided a protest."""

    number: int
    outcome: Outcome
    words: str
    by: str


# dealers and decks


@record
class SetCrew(NamedTuple):
    """Say which dealers there are: at the tables in their order, the others rest."""

    dealers: tuple[str, ...]
    by: str


@record
class ChangeDecks(NamedTuple):
    """Change the decks at these tables (none: at all), on the dealer's word or as the house has it."""

    by: str
    tables: tuple[int, ...] = ()
    occasion: Literal["word", "house"] = "house"


@record
class AskForDeck(NamedTuple):
    """A player asks for another deck."""

    member: str
    by: str


# against stalling, and bounty players


@record
class MeetStalling(NamedTuple):
    """Announce what is done against stalling from now on; nothing: it is over."""

    measures: tuple[Measure, ...]
    by: str


@record
class BreakByLot(NamedTuple):
    """Draw in which order tables are broken from now on, where random breaks were announced."""

    by: str
    order: tuple[int, ...] = ()


@record
class InviteGuest(NamedTuple):
    """Announce a player as bounty player, whom the size of a table does not count; `guest` false: no longer."""

    member: str
    by: str
    guest: bool = True


@record
class MoveGuests(NamedTuple):
    """Move the bounty players on, who go to another table with each level where the book has it so."""

    by: str
    order: tuple[int, ...] = ()


CommandOfStaff = (
    PassTicket | SettleTickets | PayTicket | EndSatellite | CallWaiting | RemoveNoShows
    | ConfirmPenalty | MakeProtest | ForwardProtest | ReceiveProtest | DecideProtest
    | SetCrew | ChangeDecks | AskForDeck | MeetStalling | BreakByLot | InviteGuest | MoveGuests
)  # fmt: skip
