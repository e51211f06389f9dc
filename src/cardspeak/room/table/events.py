"""What happened at a table between the events of its hands; all of it is public."""

from typing import Literal, NamedTuple

from cardspeak.hand import events as hand
from cardspeak.record import record
from cardspeak.room.accounts import Rows
from cardspeak.room.table import floor_events as floor
from cardspeak.room.table import home_events as home
from cardspeak.room.table import tournament_events as tournament
from cardspeak.room.table.lines.events import NAMES as OF_LINES
from cardspeak.room.table.lines.events import LineEvent
from cardspeak.room.table.state import Came, Entry, Settings


@record
class TableOpened(NamedTuple):
    """A table was made."""

    settings: Settings
    by: str


@record
class SeatTaken(NamedTuple):
    """A player sat down with chips from an account; `entry` says how the player comes into the game.

    `missing` are hands to miss that came along, as it was told of old (-1: all).
    """

    seat: int
    member: str
    chips: int
    bot: str
    entry: Entry
    account: str
    came: Came = ""
    missing: int = 0


@record
class SeatLeft(NamedTuple):
    """A player stood up; the whole stack went to an account."""

    seat: int
    member: str
    chips: int
    account: str


@record
class LeaveAsked(NamedTuple):
    """A player leaves as soon as the hand allows it."""

    seat: int


@record
class WentAway(NamedTuple):
    """A player is not at the seat."""

    seat: int


@record
class CameBack(NamedTuple):
    """A player is at the seat again."""

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
    """A player lets somebody else play their chips ("": nobody any more)."""

    seat: int
    to: str


@record
class SatOut(NamedTuple):
    """A player sits out: they asked for it, let their time run out, went away, or have no chips."""

    seat: int
    why: Literal["asked", "time", "away", "chips"]


@record
class SatIn(NamedTuple):
    """A player came back; `entry` says how the player comes into the game."""

    seat: int
    entry: Entry


@record
class ChipsBought(NamedTuple):
    """A player bought chips from an account ("", of old: that of the seat); `now` unless they come after the hand."""

    seat: int
    chips: int
    now: bool
    account: str


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
    """A blind passed a player who sits out: what is owed (1 small, 2 big), and how many of each by now."""

    seat: int
    missed: int
    small: int = 0
    big: int = 0


@record
class HandStarted(NamedTuple):
    """The next hand begins; places are seats of the table, -1 for nobody's."""

    number: int
    button: int
    small: int
    big: int
    players: tuple[int, ...]  # who is dealt in, from the left of the button
    waiting: tuple[int, ...] = ()  # newcomers whose place keeps them waiting
    frozen: bool = False  # as in the table
    build: str = ""  # the digest of the program that began it; "" where none is known
    rules: str = ""  # the digest of the book, with those that it stands on


@record
class DeckSealed(NamedTuple):
    """The room committed to the deck of a hand to come, as in `Sealed`; from now on players may cut it."""

    number: int
    root: str
    secret: str
    decks: tuple[int, ...]


@record
class DeckCut(NamedTuple):
    """A player cut the deck of the hand to come, with chance of their own."""

    seat: int
    nonce: str


@record
class DeckInPlay(NamedTuple):
    """The hand is dealt from the deck that was sealed for it, as it was cut: by seat of the table, "" for no cut.

    `drawn` are the cards that the first button was drawn for with, as in `ButtonDrawn`.
    """

    root: str
    secret: str
    decks: tuple[int, ...]
    cuts: tuple[str, ...]
    drawn: tuple[tuple[int, int], ...] = ()


@record
class StubSealed(NamedTuple):
    """The room committed to the order of so many cards that were shuffled in the middle of a hand."""

    root: str
    secret: str
    cards: int


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
    """A player took time from the time bank."""

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
    """A player said how often the rest of the board should be run."""

    seat: int
    times: int


@record
class StraddleWanted(NamedTuple):
    """A player wants to straddle from now on whenever possible, or no more."""

    seat: int
    wants: bool


@record
class ChopWanted(NamedTuple):
    """A player wants to take the blind back from now on whenever possible, or no more."""

    seat: int
    wants: bool


@record
class HandFinished(NamedTuple):
    """The hand is over: the stacks of its players, in the order of the hand; what left the table in it, by account."""

    number: int
    stacks: tuple[int, ...]
    gone: Rows


@record
class TableClosed(NamedTuple):
    """The table ended."""

    by: str


TableEvent = (
    TableOpened | SeatTaken | SeatLeft | LeaveAsked | SatOut | SatIn | ChipsBought | ButtonDrawn | GameChanged
    | BlindsMissed | HandStarted | ClockCalled | BankUsed | TimeRanOut | Resumed | HandFinished | TableClosed
    | WentAway | CameBack | SeatChanged | StackTold | Entrusted | RunsWanted | StraddleWanted | ChopWanted | DeckSealed
    | DeckCut | DeckInPlay | StubSealed | floor.FloorEvent | tournament.TournamentEvent
    | home.HomeEvent
)  # fmt: skip
Event = TableEvent | LineEvent | hand.Event

NAMES: dict[type, tuple[str, int]] = {
    TableOpened: ("table.opened", 6),
    SeatTaken: ("table.seat_taken", 3),
    SeatLeft: ("table.seat_left", 2),
    LeaveAsked: ("table.leave_asked", 1),
    SatOut: ("table.sat_out", 1),
    SatIn: ("table.sat_in", 1),
    ChipsBought: ("table.chips_bought", 2),
    ButtonDrawn: ("table.button_drawn", 1),
    GameChanged: ("table.game_changed", 1),
    BlindsMissed: ("table.blinds_missed", 2),
    HandStarted: ("table.hand_started", 3),
    ClockCalled: ("table.clock_called", 2),
    BankUsed: ("table.bank_used", 1),
    TimeRanOut: ("table.time_ran_out", 1),
    Resumed: ("table.resumed", 1),
    HandFinished: ("table.hand_finished", 2),
    TableClosed: ("table.closed", 1),
    WentAway: ("table.went_away", 1),
    CameBack: ("table.came_back", 1),
    SeatChanged: ("table.seat_changed", 1),
    StackTold: ("table.stack_told", 1),
    Entrusted: ("table.entrusted", 1),
    RunsWanted: ("table.runs_wanted", 1),
    StraddleWanted: ("table.straddle_wanted", 1),
    ChopWanted: ("table.chop_wanted", 1),
    DeckSealed: ("table.deck_sealed", 1),
    DeckCut: ("table.deck_cut", 1),
    DeckInPlay: ("table.deck_in_play", 1),
    StubSealed: ("table.stub_sealed", 1),
    **floor.NAMES,
    **tournament.NAMES,
    **home.NAMES,
    **OF_LINES,
}
