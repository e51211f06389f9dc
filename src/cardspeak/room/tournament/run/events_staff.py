"""Events about tickets, protests, dealers and decks, stalling, bounty players, and players who do not come."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.dealers import Crew
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.protests import Protest
from cardspeak.room.tournament.stalling import Dealt, Measure
from cardspeak.room.tournament.tickets import Ticket

# tickets


@record
class TicketsChanged(NamedTuple):
    """Tickets are as these say now: passed on, lost, moved to another event or paid out; what they were worth moves."""

    tickets: tuple[Ticket, ...]
    transactions: tuple[Transaction, ...]
    cites: tuple[str, ...]


@record
class TicketWon(NamedTuple):
    """A player was paid a prize as a ticket for another event, and so many coins besides."""

    member: str
    ticket: Ticket
    coins: int
    transactions: tuple[Transaction, ...]


@record
class SatelliteEnded(NamedTuple):
    """A satellite is over: those who are left share the first places, and each wins a ticket."""

    finishes: tuple[Finish, ...]
    transactions: tuple[Transaction, ...]


# the waiting list, and players who do not come


@record
class WaitingCalled(NamedTuple):
    """The waiting list was called: who waits now, in order, and who has lost the place on it."""

    waiting: tuple[str, ...]
    struck: tuple[str, ...]
    cites: tuple[str, ...]


@record
class NoShowsRemoved(NamedTuple):
    """The stacks of players who have never come left play; they have these places."""

    stacks: tuple[tuple[str, int], ...]
    finishes: tuple[Finish, ...]
    cites: tuple[str, ...]


# protests


@record
class PenaltyConfirmed(NamedTuple):
    """The chief referee has decided on a penalty that a referee gave: it stands."""

    case: int
    by: str


@record
class ProtestMade(NamedTuple):
    """A player protests; `steps` are codes of what a protest needs."""

    protest: Protest
    steps: tuple[str, ...]
    cites: tuple[str, ...]


@record
class ProtestChanged(NamedTuple):
    """A protest was forwarded, received or decided; where it was upheld the penalty is lifted."""

    protest: Protest
    cites: tuple[str, ...]


# dealers and decks


@record
class CrewSet(NamedTuple):
    """Who deals at which table with which decks, and who rests."""

    crew: Crew
    cites: tuple[str, ...]


# against stalling, and bounty players


@record
class StallingMet(NamedTuple):
    """What is done against stalling from now on."""

    measures: tuple[Measure, ...]
    dealt: tuple[Dealt, ...]
    cites: tuple[str, ...]


@record
class HandsCounted(NamedTuple):
    """How many hands the tables have dealt in the level and the orbit."""

    dealt: tuple[Dealt, ...]


@record
class GuestInvited(NamedTuple):
    """A player is a bounty player, or no longer."""

    member: str
    guest: bool
    cites: tuple[str, ...]


@record
class GuestsMoved(NamedTuple):
    """The bounty players have gone on for this level: the table of each."""

    level: int
    tables: tuple[tuple[str, int], ...]


EventOfStaff = (
    TicketsChanged | TicketWon | SatelliteEnded | WaitingCalled | NoShowsRemoved | PenaltyConfirmed | ProtestMade
    | ProtestChanged | CrewSet | StallingMet | HandsCounted | GuestInvited | GuestsMoved
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    TicketsChanged: ("tournament.tickets_changed", 1),
    TicketWon: ("tournament.ticket_won", 1),
    SatelliteEnded: ("tournament.satellite_ended", 1),
    WaitingCalled: ("tournament.waiting_called", 1),
    NoShowsRemoved: ("tournament.no_shows_removed", 1),
    PenaltyConfirmed: ("tournament.penalty_confirmed", 1),
    ProtestMade: ("tournament.protest_made", 1),
    ProtestChanged: ("tournament.protest_changed", 1),
    CrewSet: ("tournament.crew_set", 1),
    StallingMet: ("tournament.stalling_met", 1),
    HandsCounted: ("tournament.hands_counted", 1),
    GuestInvited: ("tournament.guest_invited", 1),
    GuestsMoved: ("tournament.guests_moved", 1),
}
"""The stored names of these events, and the versions of their forms."""
