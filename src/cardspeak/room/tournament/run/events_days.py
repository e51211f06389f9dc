"""Events of several days: what was bagged and counted, the seats of the next day, flights that come together."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.clock import Clock
from cardspeak.room.tournament.days import Bag
from cardspeak.room.tournament.run.settings import Play
from cardspeak.room.tournament.seating import Seating

Rows = tuple[tuple[str, int], ...]


@record
class DayEnded(NamedTuple):
    """The day is over: the clock stands, and these bags are to be counted."""

    day: int
    bags: tuple[Bag, ...]
    clock: Clock


@record
class BagCounted(NamedTuple):
    """Somebody has counted a bag."""

    bag: Bag


@record
class BagsClosed(NamedTuple):
    """All bags are counted twice: what is in each, how many chips more were found than were in play, and why."""

    stacks: Rows
    over: int
    reason: str


@record
class DayBegan(NamedTuple):
    """A day began: everybody was drawn to a seat, from this order."""

    day: int
    tables: tuple[Seating, ...]
    order: tuple[int, ...]
    play: Play
    chips: tuple[int, ...]  # denominations in play
    clock: Clock
    cites: tuple[str, ...]


@record
class FlightSent(NamedTuple):
    """The players of a flight went on to another event, with the prizes and the bounties on them."""

    to: str
    stacks: Rows
    transaction: Transaction


@record
class FlightBrought(NamedTuple):
    """The players of a flight came, with what they play: the largest stack that they bagged in any flight.

    `given_up` are the stacks that leave play, `entries` all entries of the flight.
    """

    flight: str
    stacks: Rows
    counts: Rows  # how often each of them entered
    given_up: Rows
    entries: int
    transaction: Transaction


EventOfDays = DayEnded | BagCounted | BagsClosed | DayBegan | FlightSent | FlightBrought

NAMES: dict[type, tuple[str, int]] = {
    DayEnded: ("tournament.day_ended", 1),
    BagCounted: ("tournament.bag_counted", 1),
    BagsClosed: ("tournament.bags_closed", 1),
    DayBegan: ("tournament.day_began", 1),
    FlightSent: ("tournament.flight_sent", 1),
    FlightBrought: ("tournament.flight_brought", 1),
}
"""The stored names of these events, and the versions of their forms."""
