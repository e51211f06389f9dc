"""Events at the cashier: each with its transaction; `pieces` are chips that left the cage, below zero came in."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.ledger.club import Way
from cardspeak.room.ledger.inventory import Pieces
from cardspeak.room.tournament.tickets import Ticket


@record
class ChipsIssued(NamedTuple):
    """New pieces are in the cage; those below zero are in use no more."""

    pieces: Pieces


@record
class CageCounted(NamedTuple):
    """The cage was counted; `missing` coins' worth of chips were not there (below zero: too many were)."""

    pieces: Pieces
    missing: int


@record
class PiecesChanged(NamedTuple):
    """Pieces were changed for others of the same worth."""

    pieces: Pieces


@record
class ShiftOpened(NamedTuple):
    """A cashier has begun a shift with a float."""

    number: int
    cashier: str
    float: int
    transaction: Transaction


@record
class CashMoved(NamedTuple):
    """Coins went from a till to the safe, or (below zero) from the safe to the till."""

    shift: int
    amount: int
    transaction: Transaction


@record
class ShiftClosed(NamedTuple):
    """A shift is over: what was to be in the till and what was; the difference is on its account."""

    number: int
    expected: int
    counted: int
    transactions: tuple[Transaction, ...]


@record
class ChipsSold(NamedTuple):
    """A member has chips for a deposit or from the balance; `shift` 0: no till was concerned."""

    receipt: int
    member: str
    amount: int
    way: Way
    shift: int
    pieces: Pieces
    transaction: Transaction
    cites: tuple[str, ...]


@record
class ExitSheetMade(NamedTuple):
    """The manager has made out an exit sheet."""

    number: int
    member: str
    amount: int
    by: str
    cites: tuple[str, ...]


@record
class PaidOut(NamedTuple):
    """A member was paid for chips, on an exit sheet (0: none)."""

    receipt: int
    member: str
    amount: int
    shift: int
    sheet: int
    pieces: Pieces
    transaction: Transaction
    cites: tuple[str, ...]


@record
class ChipsKept(NamedTuple):
    """Chips of a member are kept: their balance grew."""

    receipt: int
    member: str
    amount: int
    transaction: Transaction


@record
class ChipsHandedBack(NamedTuple):
    """Chips that were kept are in their member's hand."""

    receipt: int
    member: str
    amount: int
    transaction: Transaction
    cites: tuple[str, ...]


@record
class TicketSold(NamedTuple):
    """A ticket was sold (`way` says for what) or given (`shift` and `receipt` 0, paid by the house)."""

    receipt: int
    ticket: Ticket
    shift: int
    way: Way
    pieces: Pieces
    transaction: Transaction


@record
class TicketPassed(NamedTuple):
    """A ticket is another member's."""

    ticket: Ticket
    cites: tuple[str, ...]


@record
class TicketRedeemed(NamedTuple):
    """A ticket has paid for an entry; `paid` coins were paid besides, `lost` of its worth were."""

    receipt: int
    ticket: Ticket
    member: str
    event: str
    price: int
    paid: int
    lost: int
    shift: int
    pieces: Pieces
    transaction: Transaction
    cites: tuple[str, ...]


@record
class TicketsSettled(NamedTuple):
    """What became of the tickets for an event that nobody used; it was held, or it is held `later` ("": no more)."""

    event: str
    held: bool
    later: str
    tickets: tuple[Ticket, ...]
    pieces: Pieces
    transactions: tuple[Transaction, ...]
    cites: tuple[str, ...]


@record
class EntryTaken(NamedTuple):
    """A member has paid an entry into a tournament (below zero: got it back)."""

    receipt: int
    member: str
    event: str
    amount: int
    way: Way
    shift: int
    pieces: Pieces
    transaction: Transaction


@record
class FundAdded(NamedTuple):
    """So much of the prize fund is played for in a tournament."""

    event: str
    amount: int
    transaction: Transaction
    cites: tuple[str, ...]


@record
class PrizePaid(NamedTuple):
    """A prize of a tournament was paid."""

    receipt: int
    member: str
    event: str
    amount: int
    way: Way
    shift: int
    pieces: Pieces
    transaction: Transaction


@record
class EventClosed(NamedTuple):
    """The desk is done with a tournament."""

    event: str
    transaction: Transaction


EventOfCashier = (
    ChipsIssued | CageCounted | PiecesChanged | ShiftOpened | CashMoved | ShiftClosed | ChipsSold | ExitSheetMade
    | PaidOut | ChipsKept | ChipsHandedBack | TicketSold | TicketPassed | TicketRedeemed | TicketsSettled | EntryTaken
    | FundAdded | PrizePaid | EventClosed
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    ChipsIssued: ("club.chips_issued", 1),
    CageCounted: ("club.cage_counted", 1),
    PiecesChanged: ("club.pieces_changed", 1),
    ShiftOpened: ("club.shift_opened", 1),
    CashMoved: ("club.cash_moved", 1),
    ShiftClosed: ("club.shift_closed", 1),
    ChipsSold: ("club.chips_sold", 1),
    ExitSheetMade: ("club.exit_sheet_made", 1),
    PaidOut: ("club.paid_out", 1),
    ChipsKept: ("club.chips_kept", 1),
    ChipsHandedBack: ("club.chips_handed_back", 1),
    TicketSold: ("club.ticket_sold", 1),
    TicketPassed: ("club.ticket_passed", 1),
    TicketRedeemed: ("club.ticket_redeemed", 1),
    TicketsSettled: ("club.tickets_settled", 1),
    EntryTaken: ("club.entry_taken", 1),
    FundAdded: ("club.fund_added", 1),
    PrizePaid: ("club.prize_paid", 1),
    EventClosed: ("club.event_closed", 1),
}
