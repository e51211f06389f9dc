"""What happened at a table between the events of its hands; all of it is public."""

from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.record import record
from cardspeak.room.table.state import Settings


@record
class TableOpened(NamedTuple):
    """A table was made."""

    settings: Settings
    by: str


@record
class SeatTaken(NamedTuple):
    """A player sat down; `entry` says how he comes into the game, `missing` the hands he has to miss (-1: all)."""

    seat: int
    member: str
    chips: int
    bot: str
    entry: str
    came: str = ""
    missing: int = 0


@record
class SeatLeft(NamedTuple):
    """A player stood up and took his whole stack."""

    seat: int
    member: str
    chips: int


@record
class LeaveAsked(NamedTuple):
    """A player leaves as soon as the hand lets him."""

    seat: int


@record
class WentAway(NamedTuple):
    """A player is not at his seat."""

    seat: int


@record
class CameBack(NamedTuple):
    """A player is at his seat again."""

    seat: int


@record
class SeatChanged(NamedTuple):
    """A player took another seat of the table."""

    seat: int
    to: int


@record
class StackTold(NamedTuple):
    """A player was told how many chips another one has."""

    seat: int
    other: int
    chips: int


@record
class Entrusted(NamedTuple):
    """A player lets somebody else play his chips ("": nobody any more)."""

    seat: int
    to: str


@record
class FloorCalled(NamedTuple):
    """The floor was called to the table on account of a seat; `why` is clock."""

    seat: int
    why: str


@record
class Penalised(NamedTuple):
    """The floor gave a penalty: for what, its kind and number, the first hand that is missed and how many (-1: all).

    `case` numbers the penalties of a table from 1; the rest is as in the table's `Given`.
    """

    seat: int
    member: str
    offence: str
    kind: str
    number: int
    first: int
    hands: int
    by: str
    clauses: tuple[str, ...] = ()
    case: int = 0
    duty: str = ""
    book: tuple[tuple[str, int, int], ...] = ()
    reason: str = ""
    about: str = ""


@record
class PenaltyServed(NamedTuple):
    """A player has missed the hands of his penalty."""

    seat: int
    member: str


@record
class PenaltyUndone(NamedTuple):
    """The floor undid a penalty: so many hands are not missed; who was disqualified sits again, with his chips."""

    case: int
    member: str
    by: str
    reason: str
    hands: int = 0
    seat: int = -1
    chips: int = 0


@record
class PenaltyMoved(NamedTuple):
    """Hands that a player has to miss came from another table; less than none: they went, or were undone, there."""

    member: str
    hands: int
    table: str


@record
class CallOpened(NamedTuple):
    """A player called the floor to the table."""

    call: int
    member: str
    text: str


@record
class CallClosed(NamedTuple):
    """The floor has dealt with a call."""

    call: int
    by: str


@record
class ClockStopped(NamedTuple):
    """The floor stopped the clock of the table."""

    by: str


@record
class ClockStarted(NamedTuple):
    """The clock of the table runs again."""

    by: str


@record
class Disqualified(NamedTuple):
    """A player was disqualified: he leaves, and his chips leave play."""

    seat: int
    member: str
    chips: int


@record
class ChipsForfeited(NamedTuple):
    """Chips of a player left play."""

    seat: int
    chips: int
    by: str
    clauses: tuple[str, ...] = ()


@record
class SatOut(NamedTuple):
    """A player sits out; `why` is asked, time, away or chips."""

    seat: int
    why: str


@record
class SatIn(NamedTuple):
    """A player came back; `entry` says how he comes into the game."""

    seat: int
    entry: str


@record
class ChipsBought(NamedTuple):
    """A player bought chips; `now` unless they come into play after the hand."""

    seat: int
    chips: int
    now: bool


@record
class ButtonDrawn(NamedTuple):
    """The first button was drawn for: a card of each seat, and who got it; no cards where the place decides."""

    cards: tuple[tuple[int, int], ...]
    seat: int


@record
class GameChanged(NamedTuple):
    """The rotation went on to its next game."""

    game: int


@record
class BlindsMissed(NamedTuple):
    """A player who sits out was passed by a blind: what he owes (1 small, 2 big), and how many of each by now."""

    seat: int
    missed: int
    small: int = 0
    big: int = 0


@record
class HandStarted(NamedTuple):
    """The next hand begins: button and blinds as seats of the table (-1: dead or nobody), who is dealt in.

    `waiting` are newcomers whose place keeps them waiting; `frozen` as in the table's state.
    """

    number: int
    button: int
    small: int
    big: int
    players: tuple[int, ...]
    waiting: tuple[int, ...] = ()
    frozen: bool = False


@record
class ClockCalled(NamedTuple):
    """The clock was called on the player to act."""

    seat: int
    by: str
    seconds: int
    countdown: int
    tie: bool = False


@record
class BankUsed(NamedTuple):
    """A player took time from his bank."""

    seat: int
    time: int


@record
class TimeRanOut(NamedTuple):
    """The time of the player to act ran out; what follows in the hand is the next event."""

    seat: int
    clauses: tuple[str, ...]


@record
class Resumed(NamedTuple):
    """The room was away for so long."""

    away: int


@record
class RunsWanted(NamedTuple):
    """A player said how often he wants the rest of the board to be run."""

    seat: int
    times: int


@record
class StraddleWanted(NamedTuple):
    """A player wants to straddle from now on whenever he may, or no more."""

    seat: int
    wants: bool


@record
class HandFinished(NamedTuple):
    """The hand is over: the stacks of its players, in the order of the hand."""

    number: int
    stacks: tuple[int, ...]


@record
class FloorAppointed(NamedTuple):
    """Somebody became floor of the table."""

    member: str


@record
class TableClosed(NamedTuple):
    """The table ended."""

    by: str


TableEvent = (
    TableOpened | SeatTaken | SeatLeft | LeaveAsked | SatOut | SatIn | ChipsBought | ButtonDrawn | GameChanged
    | BlindsMissed | HandStarted | ClockCalled | BankUsed | TimeRanOut | Resumed | HandFinished | FloorAppointed
    | TableClosed | WentAway | CameBack | SeatChanged | StackTold | Entrusted | FloorCalled
    | Penalised | Disqualified | ChipsForfeited | PenaltyServed | PenaltyUndone | PenaltyMoved | CallOpened
    | CallClosed | ClockStopped | ClockStarted | RunsWanted | StraddleWanted
)  # fmt: skip
Event = TableEvent | hand.Event

NAMES: dict[type, tuple[str, int]] = {
    TableOpened: ("table.opened", 2),
    SeatTaken: ("table.seat_taken", 2),
    SeatLeft: ("table.seat_left", 1),
    LeaveAsked: ("table.leave_asked", 1),
    SatOut: ("table.sat_out", 1),
    SatIn: ("table.sat_in", 1),
    ChipsBought: ("table.chips_bought", 1),
    ButtonDrawn: ("table.button_drawn", 1),
    GameChanged: ("table.game_changed", 1),
    BlindsMissed: ("table.blinds_missed", 2),
    HandStarted: ("table.hand_started", 2),
    ClockCalled: ("table.clock_called", 2),
    BankUsed: ("table.bank_used", 1),
    TimeRanOut: ("table.time_ran_out", 1),
    Resumed: ("table.resumed", 1),
    HandFinished: ("table.hand_finished", 1),
    FloorAppointed: ("table.floor_appointed", 1),
    TableClosed: ("table.closed", 1),
    WentAway: ("table.went_away", 1),
    CameBack: ("table.came_back", 1),
    SeatChanged: ("table.seat_changed", 1),
    StackTold: ("table.stack_told", 1),
    Entrusted: ("table.entrusted", 1),
    FloorCalled: ("table.floor_called", 1),
    Penalised: ("table.penalised", 2),
    Disqualified: ("table.disqualified", 1),
    ChipsForfeited: ("table.chips_forfeited", 1),
    PenaltyServed: ("table.penalty_served", 1),
    PenaltyUndone: ("table.penalty_undone", 2),
    PenaltyMoved: ("table.penalty_moved", 1),
    CallOpened: ("table.call_opened", 1),
    CallClosed: ("table.call_closed", 1),
    ClockStopped: ("table.clock_stopped", 1),
    ClockStarted: ("table.clock_started", 1),
    RunsWanted: ("table.runs_wanted", 1),
    StraddleWanted: ("table.straddle_wanted", 1),
}
