"""What the floor of a table did: penalties, calls, the clock, who runs the table, what changes while it stands."""

from typing import Literal, NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.table.state import Agreement, Level, Speed, Stakes


@record
class FloorCalled(NamedTuple):
    """The floor was called to the table on account of a seat, since the clock was called."""

    seat: int
    why: Literal["clock"]


@record
class Penalised(NamedTuple):
    """The floor gave a penalty."""

    seat: int
    member: str
    offence: str
    kind: PenaltyKind
    number: int  # of hands or rounds
    first: int  # hand that is missed
    hands: int  # that are missed; -1: all
    by: str
    clauses: tuple[str, ...] = ()
    case: int = 0  # the number of the penalty at this table, from 1
    duty: str = ""  # as in `Given`, and so are the next three
    book: tuple[tuple[PenaltyKind, int, int], ...] = ()
    reason: str = ""
    about: str = ""


@record
class PenaltyServed(NamedTuple):
    """A player has missed all hands of the penalty."""

    seat: int
    member: str


@record
class PenaltyUndone(NamedTuple):
    """The floor undid a penalty; a disqualified player sits again with their chips."""

    case: int
    member: str
    by: str
    reason: str
    hands: int = 0  # that are not missed
    seat: int = -1  # of the player who was disqualified
    chips: int = 0
    account: str = ""  # where they came from


@record
class PenaltyMoved(NamedTuple):
    """Hands that a player has to miss came from another table; less than none: they went, or were undone, there."""

    member: str
    hands: int
    table: str


@record
class Disqualified(NamedTuple):
    """A player was disqualified and leaves; the player's chips leave play."""

    seat: int
    member: str
    chips: int
    account: str  # where they went


@record
class ChipsForfeited(NamedTuple):
    """Chips of a player left play."""

    seat: int
    chips: int
    by: str
    account: str  # where they went
    clauses: tuple[str, ...] = ()


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
class FloorAppointed(NamedTuple):
    """Somebody became floor of the table."""

    member: str


@record
class FloorDismissed(NamedTuple):
    """Somebody is floor of the table no longer."""

    member: str


@record
class OwnerChanged(NamedTuple):
    """Another member owns the table."""

    member: str


@record
class StakesChanged(NamedTuple):
    """The stakes of the next hands are others."""

    stakes: Stakes
    by: str


@record
class LevelsPlanned(NamedTuple):
    """Levels follow one another by the clock from now on; none: blinds and antes stay until somebody changes them."""

    levels: tuple[Level, ...]
    by: str


@record
class SpeedChanged(NamedTuple):
    """There is more or less time."""

    speed: Speed
    by: str


@record
class AgreementChanged(NamedTuple):
    """The players have agreed on something else."""

    agreement: Agreement
    by: str


@record
class BlindsChopped(NamedTuple):
    """The two blinds, left alone before the flop, take their bets back; `by` noted it, "" is by their own wishes."""

    by: str
    clauses: tuple[str, ...]


@record
class PotSplit(NamedTuple):
    """The two who were left split the pot by agreement; `member` gets it whole, "": each gets a share."""

    member: str
    by: str
    clauses: tuple[str, ...]


@record
class ButtonPutRight(NamedTuple):
    """Button and blinds of the next hand were put on these seats (a small blind of -1 is nobody's)."""

    button: int
    small: int
    big: int
    by: str
    reason: str
    clauses: tuple[str, ...]


@record
class VoidDeclared(NamedTuple):
    """The floor declared the deal that is on void; what becomes of it are the next events."""

    number: int
    by: str
    reason: str
    clauses: tuple[str, ...]


FloorEvent = (
    FloorCalled | Penalised | PenaltyServed | PenaltyUndone | PenaltyMoved | Disqualified | ChipsForfeited
    | CallOpened | CallClosed | ClockStopped | ClockStarted | FloorAppointed | FloorDismissed | OwnerChanged
    | StakesChanged | LevelsPlanned | SpeedChanged | AgreementChanged | ButtonPutRight | VoidDeclared | BlindsChopped
    | PotSplit
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    FloorCalled: ("table.floor_called", 1),
    Penalised: ("table.penalised", 2),
    PenaltyServed: ("table.penalty_served", 1),
    PenaltyUndone: ("table.penalty_undone", 3),
    PenaltyMoved: ("table.penalty_moved", 1),
    Disqualified: ("table.disqualified", 2),
    ChipsForfeited: ("table.chips_forfeited", 2),
    CallOpened: ("table.call_opened", 1),
    CallClosed: ("table.call_closed", 1),
    ClockStopped: ("table.clock_stopped", 1),
    ClockStarted: ("table.clock_started", 1),
    FloorAppointed: ("table.floor_appointed", 1),
    FloorDismissed: ("table.floor_dismissed", 1),
    OwnerChanged: ("table.owner_changed", 1),
    StakesChanged: ("table.stakes_changed", 2),
    LevelsPlanned: ("table.levels_planned", 1),
    SpeedChanged: ("table.speed_changed", 1),
    AgreementChanged: ("table.agreement_changed", 2),
    ButtonPutRight: ("table.button_put_right", 1),
    VoidDeclared: ("table.void_declared", 1),
    BlindsChopped: ("table.blinds_chopped", 1),
    PotSplit: ("table.pot_split", 1),
}
