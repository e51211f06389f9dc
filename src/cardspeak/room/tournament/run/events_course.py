"""Events of time, chips, money and discipline, and of steps taken back."""

from typing import Literal, NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.clock import Clock
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.race import Race
from cardspeak.room.tournament.run.state import Deal, Parts

Rows = tuple[tuple[str, int], ...]


@record
class ClockSet(NamedTuple):
    """The clock was started, stopped or corrected."""

    clock: Clock


@record
class TimeGivenBack(NamedTuple):
    """So many milliseconds were nobody's, since the room or its database was away: who has time has it still."""

    milliseconds: int


@record
class LevelBegan(NamedTuple):
    """A level holds from the next hand of each table, from 0. `colour_up` are denominations to be raced off."""

    level: int
    colour_up: tuple[int, ...]
    cites: tuple[str, ...]


@record
class BreakBegan(NamedTuple):
    """The break after a level begins, or the day is over; `colour_up` are denominations to be raced off in it."""

    level: int
    colour_up: tuple[int, ...]


@record
class ClockRanOut(NamedTuple):
    """The last level is over: it goes on."""


@record
class LevelPutRight(NamedTuple):
    """A hand that was begun at the old level is played at this one."""

    table: int
    level: int
    cites: tuple[str, ...]


@record
class DealersPushed(NamedTuple):
    """Dealers changed at these tables; so many hands are dealt at the old level if the new one has begun meanwhile."""

    tables: tuple[int, ...]
    hands: int
    cites: tuple[str, ...]


@record
class StacksCounted(NamedTuple):
    """What players have was counted."""

    counts: Rows


@record
class ChipsBought(NamedTuple):
    """A player bought chips; `how` says whether those announced before the hand are placed or play behind."""

    member: str
    what: Literal["rebuy", "addon"]
    times: int
    chips: int
    how: Literal["", "placed", "behind"]
    owes: int
    transaction: Transaction
    cites: tuple[str, ...]


@record
class DebtPaid(NamedTuple):
    """A player has paid what they owed."""

    member: str
    amount: int


@record
class ChipsRaced(NamedTuple):
    """A denomination was raced off at a table; `stacks` are the stacks after it, of those whose stacks are known."""

    table: int
    race: Race
    stacks: Rows
    steps: tuple[str, ...]


@record
class DenominationGone(NamedTuple):
    """A denomination is out of play at all tables."""

    chips: int


@record
class ChipsChanged(NamedTuple):
    """Chips came into play or left it (below zero); `member` "": nobody's."""

    member: str
    chips: int
    reason: str
    cites: tuple[str, ...]


@record
class PayoutsSet(NamedTuple):
    """The prizes were fixed, by place; the overlay is what the house adds."""

    amounts: tuple[int, ...]
    overlay: int
    transactions: tuple[Transaction, ...]
    cites: tuple[str, ...]


@record
class PrizePaid(NamedTuple):
    """A player was paid a prize."""

    member: str
    amount: int
    transaction: Transaction
    cites: tuple[str, ...]


@record
class DealProposed(NamedTuple):
    """A deal was proposed."""

    deal: Deal


@record
class DealAgreed(NamedTuple):
    """These players agree to the deal."""

    members: tuple[str, ...]


@record
class DealRefused(NamedTuple):
    """A player refused the deal; it is not made."""

    member: str


@record
class DealMade(NamedTuple):
    """All agreed: the prizes of those who are left are these amounts."""

    cites: tuple[str, ...]


@record
class PenaltyGiven(NamedTuple):
    """A player got a penalty; `hands` are missed (-1: all)."""

    case: int
    member: str
    offence: str
    kind: PenaltyKind
    number: int
    hands: int
    by: str
    reason: str
    cites: tuple[str, ...]
    table: int = 0
    first: int = 0  # the hand of that table with which it begins


@record
class PenaltyServed(NamedTuple):
    """A player has missed so many hands of a penalty."""

    case: int
    hands: int


@record
class Disqualified(NamedTuple):
    """A player is out of the tournament; so many chips left play with them."""

    member: str
    chips: int
    finishes: tuple[Finish, ...]
    cites: tuple[str, ...]


@record
class PlayersBack(NamedTuple):
    """The step by which players were eliminated was taken back after others had followed: they sit here again.

    Whoever went out since is placed one lower for each of them; bounties go back.
    """

    step: int
    seats: tuple[tuple[str, int, int], ...]  # member, table, place
    transaction: Transaction | None
    bounties: Rows
    reason: str


@record
class PenaltyLifted(NamedTuple):
    """The step by which a penalty was given was taken back after others had followed."""

    step: int
    case: int
    reason: str


@record
class StepUndone(NamedTuple):
    """A step was taken back: what it had changed is again as `back` says, and the transaction takes its money back."""

    step: int
    back: Parts
    transaction: Transaction | None
    reason: str


NAMES: dict[type, tuple[str, int]] = {
    ClockSet: ("tournament.clock_set", 1),
    TimeGivenBack: ("tournament.time_given_back", 1),
    LevelBegan: ("tournament.level_began", 1),
    BreakBegan: ("tournament.break_began", 1),
    ClockRanOut: ("tournament.clock_ran_out", 1),
    LevelPutRight: ("tournament.level_put_right", 1),
    DealersPushed: ("tournament.dealers_pushed", 1),
    StacksCounted: ("tournament.stacks_counted", 1),
    ChipsBought: ("tournament.chips_bought", 1),
    DebtPaid: ("tournament.debt_paid", 1),
    ChipsRaced: ("tournament.chips_raced", 1),
    DenominationGone: ("tournament.denomination_gone", 1),
    ChipsChanged: ("tournament.chips_changed", 1),
    PayoutsSet: ("tournament.payouts_set", 1),
    PrizePaid: ("tournament.prize_paid", 1),
    DealProposed: ("tournament.deal_proposed", 1),
    DealAgreed: ("tournament.deal_agreed", 1),
    DealRefused: ("tournament.deal_refused", 1),
    DealMade: ("tournament.deal_made", 1),
    PenaltyGiven: ("tournament.penalty_given", 1),
    PenaltyServed: ("tournament.penalty_served", 1),
    Disqualified: ("tournament.disqualified", 1),
    PlayersBack: ("tournament.players_back", 1),
    PenaltyLifted: ("tournament.penalty_lifted", 1),
    StepUndone: ("tournament.step_undone", 2),
}
