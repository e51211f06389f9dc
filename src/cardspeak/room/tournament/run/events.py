"""Events of a tournament: what has happened, with everything that was concluded; `evolve` folds them.

Each command leads to a `StepTaken`, which says who did what, and to what follows from it. What the room tells (hands,
the clock) is no step.
"""

from typing import Literal, NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.clock import Clock
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.race import Race
from cardspeak.room.tournament.run.settings import Play, Settings
from cardspeak.room.tournament.run.state import Deal, Fallen, Parts, Role, Wanted
from cardspeak.room.tournament.seating import Seating

Rows = tuple[tuple[str, int], ...]


@record
class TournamentAnnounced(NamedTuple):
    """A tournament was announced; `opens` says that entries are taken."""

    id: str
    settings: Settings
    by: str
    opens: bool


@record
class StepTaken(NamedTuple):
    """Somebody did something: the step's number, a code, about whom and which tables, and why.

    `against` are the moves that the room would have made instead; so many events `follow` from the step.
    """

    number: int
    what: str
    by: str
    members: tuple[str, ...]
    tables: tuple[int, ...]
    reason: str
    against: tuple[Move, ...]
    follow: int


@record
class SettingsChanged(NamedTuple):
    """Other settings were announced."""

    settings: Settings


@record
class Appointed(NamedTuple):
    """A member of the staff has these roles now."""

    member: str
    roles: tuple[Role, ...]


@record
class TextAnnounced(NamedTuple):
    """The staff announced something."""

    text: str
    by: str


@record
class TournamentCancelled(NamedTuple):
    """The tournament was called off, and what was paid given back."""

    reason: str
    transactions: tuple[Transaction, ...]
    cites: tuple[str, ...]


# entries


@record
class RegistrationOpened(NamedTuple):
    """Entries are taken."""


@record
class RegistrationClosed(NamedTuple):
    """No more entries are taken."""


@record
class EntryTaken(NamedTuple):
    """Somebody has entered and paid; `number` counts all entries.

    `again`: they have been in before. `chips` is what they begin with, `ticket` what paid for it ("": money).
    """

    member: str
    number: int
    again: bool
    chips: int
    ticket: str
    needs: str
    bot: str
    transaction: Transaction
    cites: tuple[str, ...]


@record
class WaitingListed(NamedTuple):
    """Somebody waits for a seat, and pays when there is one."""

    member: str
    needs: str
    bot: str
    ticket: str


@record
class EntryWithdrawn(NamedTuple):
    """An entry was taken back, or somebody left the waiting list; money goes back the way it came."""

    member: str
    transaction: Transaction | None


@record
class SeatConfirmed(NamedTuple):
    """A player has arrived at the seat."""

    member: str


@record
class StackSurrendered(NamedTuple):
    """A player has given up so many chips for a re-entry; `leaves` says that they leave play."""

    member: str
    chips: int
    leaves: bool
    cites: tuple[str, ...]


@record
class TicketNoted(NamedTuple):
    """A ticket is known here; its worth stands on its account."""

    number: str
    worth: int
    member: str
    transaction: Transaction


# seats


@record
class SeatsDrawn(NamedTuple):
    """Everybody was drawn to a seat, from this order; play has begun."""

    tables: tuple[Seating, ...]
    order: tuple[int, ...]
    play: Play
    chips: tuple[int, ...]  # denominations in play
    clock: Clock
    cites: tuple[str, ...]


@record
class PlayerMoved(NamedTuple):
    """A player goes to a seat: moved, drawn there from a broken table, or seated as a late entry."""

    move: Move


@record
class TableOpened(NamedTuple):
    """A table was opened, of so many seats."""

    table: int
    seats: int
    play: Play


@record
class TableBroken(NamedTuple):
    """A table was broken: nobody sits there any more. `steps` are codes of what is done besides."""

    table: int
    steps: tuple[str, ...]
    cites: tuple[str, ...]


@record
class FinalFormed(NamedTuple):
    """The final table was formed: everybody who is left sits there, the button is to be drawn."""

    table: Seating
    moves: tuple[Move, ...]
    play: Play


@record
class PlayerWanted(NamedTuple):
    """These tables have to give a player, as soon as it is known where the button is; none: nothing is wanted."""

    wanted: tuple[Wanted, ...]


@record
class ButtonsTold(NamedTuple):
    """The tables as they are after a hand, or with the button that somebody told; -1 where nobody knows."""

    tables: tuple[Seating, ...]


@record
class OrderAnnounced(NamedTuple):
    """In which order tables are broken."""

    tables: tuple[int, ...]


@record
class SeatOpened(NamedTuple):
    """The floor has opened one seat more at a table."""

    table: int
    cites: tuple[str, ...]


@record
class ExtraSeatGone(NamedTuple):
    """The extra seat of a table went with the first who is out there."""

    table: int
    place: int
    cites: tuple[str, ...]


@record
class TableLinked(NamedTuple):
    """How a table is run, and where its hands are kept."""

    table: int
    play: Play
    stream: str


@record
class TableHalted(NamedTuple):
    """Play stands still at a table, or goes on (""): it is short of players, the director decides, or was held."""

    table: int
    why: Literal["", "short", "director", "held"]
    cites: tuple[str, ...]


@record
class SeatsPutRight(NamedTuple):
    """Players who sat in wrong seats sit here now."""

    seats: tuple[tuple[str, int, int], ...]
    cites: tuple[str, ...]


@record
class AwayNoted(NamedTuple):
    """A player is not at the table, or is back."""

    member: str
    away: bool


# hands and who is out


@record
class HandBegun(NamedTuple):
    """A hand has begun at a table, at a level from 0; `number` 0 where nobody counts hands there.

    `seating` is the table with its button and blinds, where they are known.
    """

    table: int
    number: int
    level: int
    seating: Seating | None
    cites: tuple[str, ...]


@record
class HandPlayed(NamedTuple):
    """A hand is over at a table: the stacks now and before, and the table with its button and blinds."""

    table: Seating
    number: int
    stacks: Rows
    started: Rows


@record
class StackLost(NamedTuple):
    """A player has lost all chips, to these players and with so good a hand, and may buy more."""

    member: str
    winners: tuple[str, ...]
    hand: int


@record
class RebuyDeclined(NamedTuple):
    """A player who has lost all chips does not buy more."""

    member: str


@record
class PlayersOut(NamedTuple):
    """Players are eliminated in one hand, with their places; `fallen` have theirs when the round is over.

    The transactions pay bounties; `winners` says of each bounty coin who won it.
    """

    table: int
    losers: tuple[Fallen, ...]
    by: tuple[tuple[str, tuple[str, ...]], ...]
    finishes: tuple[Finish, ...]
    transactions: tuple[Transaction, ...]
    bounties: Rows
    later: bool  # places follow when the round is over


@record
class RoundFinished(NamedTuple):
    """A round of hand-for-hand play is over: the places, the clock after it."""

    round: int
    finishes: tuple[Finish, ...]
    clock: Clock
    cites: tuple[str, ...]


@record
class TableDone(NamedTuple):
    """A table has finished its hand of a round of hand-for-hand play."""

    table: int


@record
class HandForHandSet(NamedTuple):
    """Hand-for-hand play begins or ends; `finishing` are tables whose hand was on already."""

    on: bool
    finishing: tuple[int, ...]
    cites: tuple[str, ...]


@record
class TournamentWon(NamedTuple):
    """One player is left, or those who are left have made a deal and stop: their places."""

    finishes: tuple[Finish, ...]
    transactions: tuple[Transaction, ...]
    bounties: Rows


# time


@record
class ClockSet(NamedTuple):
    """The clock was started, stopped or corrected."""

    clock: Clock


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


# chips


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


# money


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


# discipline


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


Event = (
    TournamentAnnounced | StepTaken | SettingsChanged | Appointed | TextAnnounced | TournamentCancelled
    | RegistrationOpened | RegistrationClosed | EntryTaken | WaitingListed | EntryWithdrawn | SeatConfirmed
    | StackSurrendered | TicketNoted
    | SeatsDrawn | PlayerMoved | TableOpened | TableBroken | FinalFormed | PlayerWanted | ButtonsTold | OrderAnnounced
    | SeatOpened | ExtraSeatGone | TableLinked | TableHalted | SeatsPutRight | AwayNoted
    | HandBegun | HandPlayed | StackLost | RebuyDeclined | PlayersOut | RoundFinished | TableDone | HandForHandSet
    | TournamentWon
    | ClockSet | LevelBegan | BreakBegan | ClockRanOut | LevelPutRight | DealersPushed
    | StacksCounted | ChipsBought | DebtPaid | ChipsRaced | DenominationGone | ChipsChanged
    | PayoutsSet | PrizePaid | DealProposed | DealAgreed | DealRefused | DealMade
    | PenaltyGiven | PenaltyServed | Disqualified | PlayersBack | PenaltyLifted | StepUndone
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    TournamentAnnounced: ("tournament.announced", 1),
    StepTaken: ("tournament.step_taken", 1),
    SettingsChanged: ("tournament.settings_changed", 1),
    Appointed: ("tournament.appointed", 1),
    TextAnnounced: ("tournament.text_announced", 1),
    TournamentCancelled: ("tournament.cancelled", 1),
    RegistrationOpened: ("tournament.registration_opened", 1),
    RegistrationClosed: ("tournament.registration_closed", 1),
    EntryTaken: ("tournament.entry_taken", 1),
    WaitingListed: ("tournament.waiting_listed", 1),
    EntryWithdrawn: ("tournament.entry_withdrawn", 1),
    SeatConfirmed: ("tournament.seat_confirmed", 1),
    StackSurrendered: ("tournament.stack_surrendered", 1),
    TicketNoted: ("tournament.ticket_noted", 1),
    SeatsDrawn: ("tournament.seats_drawn", 1),
    PlayerMoved: ("tournament.player_moved", 1),
    TableOpened: ("tournament.table_opened", 1),
    TableBroken: ("tournament.table_broken", 1),
    FinalFormed: ("tournament.final_formed", 1),
    PlayerWanted: ("tournament.player_wanted", 1),
    ButtonsTold: ("tournament.buttons_told", 1),
    OrderAnnounced: ("tournament.order_announced", 1),
    SeatOpened: ("tournament.seat_opened", 1),
    ExtraSeatGone: ("tournament.extra_seat_gone", 1),
    TableLinked: ("tournament.table_linked", 1),
    TableHalted: ("tournament.table_halted", 1),
    SeatsPutRight: ("tournament.seats_put_right", 1),
    AwayNoted: ("tournament.away_noted", 1),
    HandBegun: ("tournament.hand_begun", 1),
    HandPlayed: ("tournament.hand_played", 1),
    StackLost: ("tournament.stack_lost", 1),
    RebuyDeclined: ("tournament.rebuy_declined", 1),
    PlayersOut: ("tournament.players_out", 1),
    RoundFinished: ("tournament.round_finished", 1),
    TableDone: ("tournament.table_done", 1),
    HandForHandSet: ("tournament.hand_for_hand_set", 1),
    TournamentWon: ("tournament.won", 1),
    ClockSet: ("tournament.clock_set", 1),
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
    StepUndone: ("tournament.step_undone", 1),
}
"""The stored names of the events, and the versions of their forms."""
