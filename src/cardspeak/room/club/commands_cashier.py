"""Commands to the cashier: shifts, chips and their pieces, exit sheets, balances, tickets, events.

Amounts are whole coins. `pieces` are chips by denomination as they were counted out; none: as the cage has them.
"""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.club import Way
from cardspeak.room.ledger.inventory import Pieces
from cardspeak.room.tournament.tickets import Kind


@record
class IssueChips(NamedTuple):
    """Bring new pieces into the cage (below zero: take some out of use)."""

    pieces: Pieces
    by: str


@record
class CountCage(NamedTuple):
    """Say how many pieces of each denomination lie in the cage; the difference is shown."""

    pieces: Pieces
    by: str


@record
class ChangePieces(NamedTuple):
    """Change pieces with somebody: these leave the cage, those below zero come in; they are worth the same."""

    pieces: Pieces
    by: str


@record
class OpenShift(NamedTuple):
    """Begin a shift with a float from the safe."""

    float: int
    by: str


@record
class MoveCash(NamedTuple):
    """Bring coins from the till of one's shift to the safe (below zero: from the safe to the till)."""

    amount: int
    by: str


@record
class CloseShift(NamedTuple):
    """End a shift: the till is counted, what it holds goes to the safe, and a difference is shown."""

    counted: int
    by: str
    shift: int = 0  # 0: one's own


@record
class SellChips(NamedTuple):
    """Sell a member chips for a deposit, or hand them chips from their balance."""

    member: str
    amount: int
    by: str
    way: Way = "cash"
    pieces: Pieces = ()


@record
class MakeExitSheet(NamedTuple):
    """Make out an exit sheet: so many chips of a member may be paid out."""

    member: str
    amount: int
    by: str


@record
class PayOut(NamedTuple):
    """Pay a member for chips, on an exit sheet where the book wants one (0: none)."""

    member: str
    amount: int
    by: str
    sheet: int = 0
    pieces: Pieces = ()


@record
class KeepChips(NamedTuple):
    """Keep chips for a member that they leave at the cashier: their balance."""

    member: str
    amount: int
    by: str


@record
class HandBack(NamedTuple):
    """Hand chips that were kept back to their member."""

    member: str
    amount: int
    by: str


@record
class SellTicket(NamedTuple):
    """Sell a ticket for an event ("": any), for cash or from the balance."""

    number: str
    member: str
    worth: int
    kind: Kind
    event: str
    by: str
    way: Way = "cash"


@record
class GiveTicket(NamedTuple):
    """Give a ticket that nobody pays for: the house stands for its worth."""

    number: str
    member: str  # "": whoever has it
    worth: int
    kind: Kind
    event: str
    by: str


@record
class PassTicket(NamedTuple):
    """Pass a ticket to another member; `told`: the floor knows of it."""

    number: str
    to: str
    by: str
    told: bool = True


@record
class RedeemTicket(NamedTuple):
    """Pay for an entry with a ticket; what the entry costs more is paid besides."""

    number: str
    member: str
    event: str
    price: int
    by: str
    way: Way = "cash"
    unable: bool = False  # its holder cannot take part in the event for which it was issued


@record
class SettleTickets(NamedTuple):
    """Say what becomes of the tickets for an event that nobody used: it was held, or not, and so for which time."""

    event: str
    held: bool
    by: str
    later: str = ""  # the event that is held instead


@record
class LapseTickets(NamedTuple):
    """The last day of tickets that nobody used is over: the room says so, and what they were worth is the house's."""

    by: str = ""


@record
class TakeEntry(NamedTuple):
    """Take a member's entry into a tournament, for cash or from the balance."""

    member: str
    event: str
    amount: int
    by: str
    way: Way = "cash"


@record
class ReturnEntry(NamedTuple):
    """Give an entry back."""

    member: str
    event: str
    amount: int
    by: str
    way: Way = "cash"


@record
class AddFund(NamedTuple):
    """Have so much of the prize fund be played for in a tournament."""

    event: str
    amount: int
    by: str


@record
class PayPrize(NamedTuple):
    """Pay a prize of a tournament, in cash or into the balance; what is missing the house adds."""

    member: str
    event: str
    amount: int
    by: str
    way: Way = "cash"


@record
class CloseEvent(NamedTuple):
    """The desk is done with a tournament: what is left of the entries is the house's."""

    event: str
    by: str


CommandOfCashier = (
    IssueChips | CountCage | ChangePieces | OpenShift | MoveCash | CloseShift | SellChips | MakeExitSheet | PayOut
    | KeepChips | HandBack | SellTicket | GiveTicket | PassTicket | RedeemTicket | SettleTickets | LapseTickets
    | TakeEntry | ReturnEntry | AddFund | PayPrize | CloseEvent
)  # fmt: skip
