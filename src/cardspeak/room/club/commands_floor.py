"""Commands to the floor: tables, lists, seats, changes, absences, and tables that only report."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.cash.waiting import Reply
from cardspeak.room.club.state import Kind, Sort, Why
from cardspeak.room.ledger.inventory import Pieces
from cardspeak.room.table.state import Stakes


@record
class OpenTable(NamedTuple):
    """Open a table; `stream` is that of the table at which its hands are played, `main` where players must move."""

    name: str
    games: tuple[str, ...]
    stakes: Stakes
    seats: int
    by: str
    book: str = ""  # "": that of the house
    sort: Sort = "cash"
    kind: Kind = "reports"
    stream: str = ""
    main: int = 0


@record
class CloseTable(NamedTuple):
    """Close a table at which nobody sits; `counted` are the chips that lie there, in the drop box and the bank."""

    table: int
    counted: int
    by: str


@record
class BreakTable(NamedTuple):
    """Break a table: its players go to others of its game, who finds no seat to the head of the list.

    `order` is a draw of the players, from 0, in the order of their places; it counts where the book draws.
    """

    table: int
    by: str
    order: tuple[int, ...] = ()


@record
class SetMain(NamedTuple):
    """Say to which table the players of another must move (0: to none)."""

    table: int
    main: int
    by: str


@record
class JoinList(NamedTuple):
    """Put a member on the list of a game; `by` themselves or staff: so the manager is told that they want to play."""

    member: str
    game: str
    by: str
    present: bool = True  # else by phone


@record
class LeaveList(NamedTuple):
    """Take a member off a list."""

    member: str
    game: str
    by: str


@record
class CallNext(NamedTuple):
    """Call the next on the list of a table's game to a seat, which is held (place -1: any that is free)."""

    table: int
    by: str
    place: int = -1


@record
class AnswerCall(NamedTuple):
    """Answer a call: on the way, more time, or no."""

    member: str
    game: str
    answer: Reply
    by: str


@record
class CallOver(NamedTuple):
    """The time of a call has run out: the member is passed over and keeps their place on the list."""

    member: str
    game: str
    by: str = ""


@record
class TakeSeat(NamedTuple):
    """Seat a member with chips that they have in hand (place -1: any that is free)."""

    member: str
    table: int
    chips: int
    by: str
    place: int = -1


@record
class AddChips(NamedTuple):
    """Bring more chips to one's table, from those in hand; `stack` is what lies before the player (0: nothing)."""

    member: str
    chips: int
    stack: int
    by: str


@record
class LeaveSeat(NamedTuple):
    """Leave the table with so many chips."""

    member: str
    chips: int
    by: str


@record
class RecountStack(NamedTuple):
    """A stack was counted at a table where hands are told: so many chips, and not as many as was known before."""

    member: str
    before: int
    chips: int
    by: str


@record
class AskChange(NamedTuple):
    """Ask to change to another table (0: no longer)."""

    member: str
    table: int
    by: str


@record
class ChangeTable(NamedTuple):
    """Move a member to another table with the chips they have (place -1: any that is free)."""

    member: str
    table: int
    chips: int
    why: Why
    by: str
    place: int = -1
    more: int = 0  # that they buy in besides, from those in hand


@record
class ChangePlace(NamedTuple):
    """Give a member another seat of their table."""

    member: str
    place: int
    by: str


@record
class GoAway(NamedTuple):
    """A member leaves their seat for a while; the chips stay."""

    member: str
    by: str


@record
class ComeBack(NamedTuple):
    """A member is at their seat again."""

    member: str
    by: str


@record
class CountAbsent(NamedTuple):
    """The manager counts the chips of somebody who is absent for long."""

    member: str
    chips: int
    by: str


@record
class TakeIntoKeeping(NamedTuple):
    """The administrator takes the counted chips of somebody who is absent into keeping; the seat is free."""

    member: str
    by: str


@record
class Fill(NamedTuple):
    """Bring chips of the house from the cage to a table (below zero: back to the cage)."""

    table: int
    amount: int
    by: str
    pieces: Pieces = ()


@record
class CountDrop(NamedTuple):
    """Say what the drop box of a table held, as it was taken off."""

    table: int
    amount: int
    by: str


@record
class CollectDrop(NamedTuple):
    """Bring a counted drop to the cage: it is the house's, or goes into the prize fund where the book has it so."""

    table: int
    by: str
    pieces: Pieces = ()


@record
class CollectTime(NamedTuple):
    """Collect the time charge at a table before the deal, from the chips on it into its drop box."""

    table: int
    by: str


CommandOfFloor = (
    OpenTable | CloseTable | BreakTable | SetMain
    | JoinList | LeaveList | CallNext | AnswerCall | CallOver | TakeSeat | AddChips
    | LeaveSeat | AskChange | ChangeTable | ChangePlace | GoAway | ComeBack | CountAbsent | TakeIntoKeeping | Fill
    | CountDrop | CollectDrop | CollectTime | RecountStack
)  # fmt: skip
