"""Events on the floor: tables, lists, seats, changes, absences, and what tables report."""

from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.club.state import ClubTable, Held, Rows, Why
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.ledger.inventory import Pieces


@record
class TableOpened(NamedTuple):
    """A table stands."""

    table: ClubTable


@record
class TableClosed(NamedTuple):
    """A table is closed: what was counted there is its drop; `missing` is what was to be there besides."""

    table: int
    counted: int
    missing: int
    transactions: tuple[Transaction, ...]


@record
class TableBroken(NamedTuple):
    """A table breaks: seats are held for its players at others, and these wait at the head of the list."""

    table: int
    held: tuple[Held, ...]
    heads: tuple[str, ...]
    cites: tuple[str, ...]


@record
class MainSet(NamedTuple):
    """Players of a table must move to another one (0: to none)."""

    table: int
    main: int


@record
class Listed(NamedTuple):
    """A member waits for a game, and the manager knows that they want to play."""

    member: str
    game: str
    present: bool
    cites: tuple[str, ...]


@record
class Unlisted(NamedTuple):
    """A member is on a list no more."""

    member: str
    game: str
    why: str  # asked, no, departed, seated


@record
class Called(NamedTuple):
    """A member is called to a seat, which is held for them until then."""

    member: str
    game: str
    table: int
    place: int
    until: int
    cites: tuple[str, ...]


@record
class CallAnswered(NamedTuple):
    """A member who was called is coming; the seat is held until then."""

    member: str
    game: str
    answer: Literal["coming", "more_time"]
    until: int
    cites: tuple[str, ...]


@record
class PassedOver(NamedTuple):
    """A member who was called does not come: their place on the list from now on, from 1 (0: off the list)."""

    member: str
    game: str
    place: int
    cites: tuple[str, ...]


@record
class Seated(NamedTuple):
    """A member has sat down with chips; `back`: they have come back to the game."""

    member: str
    table: int
    place: int
    chips: int
    back: bool
    transaction: Transaction
    cites: tuple[str, ...]


@record
class ChipsAdded(NamedTuple):
    """A member has brought more chips to the table; `short`: less than a first buy-in, with no chips left."""

    member: str
    table: int
    chips: int
    short: bool
    transaction: Transaction
    cites: tuple[str, ...]


@record
class SeatLeft(NamedTuple):
    """A member has left the table with so many chips, which they have in hand."""

    member: str
    table: int
    place: int
    chips: int
    transaction: Transaction


@record
class ChangeAsked(NamedTuple):
    """A member wants to change to another table (0: no longer)."""

    member: str
    table: int


@record
class TableChanged(NamedTuple):
    """A member was moved to another table with their chips, and has brought `more`."""

    member: str
    table: int
    to: int
    place: int
    chips: int
    more: int
    why: Why
    transactions: tuple[Transaction, ...]
    cites: tuple[str, ...]


@record
class PlaceChanged(NamedTuple):
    """A member has another seat of the table."""

    member: str
    table: int
    place: int


@record
class WentAway(NamedTuple):
    """A member has left their seat for a while."""

    member: str
    table: int


@record
class CameBack(NamedTuple):
    """A member is at their seat again."""

    member: str
    table: int
    away: int  # for so long


@record
class AbsentCounted(NamedTuple):
    """The manager has counted the chips of somebody who is absent for long."""

    member: str
    table: int
    chips: int
    by: str
    cites: tuple[str, ...]


@record
class TakenIntoKeeping(NamedTuple):
    """The chips of somebody who is absent are kept by the administrator; the seat is free."""

    member: str
    table: int
    place: int
    chips: int
    by: str
    transaction: Transaction
    cites: tuple[str, ...]


@record
class TableFilled(NamedTuple):
    """Chips of the house were brought from the cage to a table (below zero: back)."""

    table: int
    amount: int
    pieces: Pieces
    transaction: Transaction


@record
class DropCounted(NamedTuple):
    """The drop box of a table was taken off and counted."""

    table: int
    amount: int
    transaction: Transaction


@record
class StackRecounted(NamedTuple):
    """A stack was counted anew: the table holds more than was known, or less, which is a difference of the house."""

    member: str
    table: int
    before: int
    chips: int
    transaction: Transaction


@record
class DropCollected(NamedTuple):
    """A counted drop came to the cage; it is the house's or in the prize fund."""

    table: int
    amount: int
    pieces: Pieces
    transaction: Transaction
    cites: tuple[str, ...]


@record
class TimeCollected(NamedTuple):
    """The time charge was collected at a table: coins by member."""

    table: int
    amounts: Rows
    cites: tuple[str, ...]


EventOfFloor = (
    TableOpened | TableClosed | TableBroken | MainSet
    | Listed | Unlisted | Called | CallAnswered | PassedOver | Seated | ChipsAdded
    | SeatLeft | ChangeAsked | TableChanged | PlaceChanged | WentAway | CameBack | AbsentCounted | TakenIntoKeeping
    | TableFilled | DropCounted | DropCollected | TimeCollected | StackRecounted
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    TableOpened: ("club.table_opened", 1),
    TableClosed: ("club.table_closed", 1),
    TableBroken: ("club.table_broken", 1),
    MainSet: ("club.main_set", 1),
    Listed: ("club.listed", 1),
    Unlisted: ("club.unlisted", 1),
    Called: ("club.called", 1),
    CallAnswered: ("club.call_answered", 1),
    PassedOver: ("club.passed_over", 1),
    Seated: ("club.seated", 1),
    ChipsAdded: ("club.chips_added", 1),
    SeatLeft: ("club.seat_left", 1),
    ChangeAsked: ("club.change_asked", 1),
    TableChanged: ("club.table_changed", 1),
    PlaceChanged: ("club.place_changed", 1),
    WentAway: ("club.went_away", 1),
    CameBack: ("club.came_back", 1),
    AbsentCounted: ("club.absent_counted", 1),
    TakenIntoKeeping: ("club.taken_into_keeping", 1),
    TableFilled: ("club.table_filled", 1),
    DropCounted: ("club.drop_counted", 1),
    DropCollected: ("club.drop_collected", 1),
    TimeCollected: ("club.time_collected", 1),
    StackRecounted: ("club.stack_recounted", 1),
}
