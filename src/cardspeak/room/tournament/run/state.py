"""The state of one tournament: immutable records, folded from events.

Players are member ids, never names. Tables are known by their numbers, places from 0. Levels count from 0 here as the
clock counts them. Times are milliseconds.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.ledger.book import Ledger, Posting
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.clock import Clock, Part, shown
from cardspeak.room.tournament.days import Bag
from cardspeak.room.tournament.dealers import Crew
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.protests import Protest
from cardspeak.room.tournament.race import Race
from cardspeak.room.tournament.run.settings import Play, Settings
from cardspeak.room.tournament.seating import Seating
from cardspeak.room.tournament.stalling import Dealt, Measure
from cardspeak.room.tournament.tickets import Ticket

Stage = Literal["announced", "registering", "running", "between_days", "over", "cancelled"]
Status = Literal["waiting", "entered", "seated", "broke", "out", "withdrawn", "disqualified"]
Role = Literal["director", "floor", "dealer", "cashier", "judge"]
DealKind = Literal["chips", "icm", "free"]

Halt = Literal["", "short", "director", "held", "stalling"]

UNKNOWN = -1
FIRST = 60_000  # milliseconds of play in which no hand has been played to its end
"""How many chips somebody has whom nobody has counted."""


@record
class Entrant(NamedTuple):
    """Somebody who is in the tournament, was, or waits for a seat.

    `broke` is who has lost all chips and may still buy more; `entered` who has paid and has no seat yet.
    """

    member: str
    status: Status
    since: int  # when they came into this status
    number: int = 0  # of the entry on the seat card, from 1; 0: has not paid
    entries: int = 0  # paid, the first with those that followed
    rebuys: int = 0
    addons: int = 0
    chips: int = UNKNOWN  # as counted last
    counted: int = 0  # when that was
    started: int = UNKNOWN  # the chips with which the last hand was begun
    arrived: bool = False  # has confirmed the seat
    away: bool = False  # is not at the table: the blinds are posted, staff moves the chips
    owes: int = 0  # coins for what was bought and is to be paid
    tickets: tuple[str, ...] = ()  # with which entries were paid, in their order
    cash: int = 0  # how many of the entries were paid with money
    needs: str = ""  # what a seat has to have for them
    bot: str = ""  # the level of a bot, "" for a person
    hand: int = 0  # how good the hand was with which they went out; higher is better, 0: unknown
    by: tuple[str, ...] = ()  # who has eliminated them
    prize: int = 0  # paid out
    bounties: int = 0  # coins won with bounties
    declined: bool = False  # broke, and does not buy again
    fell: int = 0  # the table at which they went broke: they may sit at another one since


@record
class Playing(NamedTuple):
    """How a table is run: who plays the hands, at which level, and whether play stands still there."""

    number: int
    play: Play
    stream: str = ""  # of the table where hands are played or told one by one
    level: int = 0  # of the hand that is on, or of the last one
    hand: int = 0  # how many there were
    on: bool = False  # a hand is on
    halted: Halt = ""
    old_level: int = 0  # hands that are dealt at the old level, should the new one begin while dealers change
    wide: bool = False  # the floor has opened one seat more


@record
class Wanted(NamedTuple):
    """A table has to give a player to another one, and nobody has told where the button is."""

    table: int
    to: int
    cites: tuple[str, ...]


@record
class Fallen(NamedTuple):
    """Somebody who is out in a round of hand-for-hand play that is still on, and has no place yet."""

    member: str
    started: int
    table: int
    hand: int


@record
class HandForHand(NamedTuple):
    """Hand-for-hand play: the hand of the round, the tables that have finished theirs, who is out in it.

    `finishing` are tables at which a hand was on already when it was announced.
    """

    round: int = 1
    done: tuple[int, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    finishing: tuple[int, ...] = ()


@record
class Deal(NamedTuple):
    """A deal: the amount of each player who is left, what is kept for the winner, and who has agreed so far."""

    kind: DealKind
    shares: tuple[tuple[str, int], ...]
    kept: int
    by: str
    agreed: tuple[str, ...] = ()
    made: bool = False


@record
class Given(NamedTuple):
    """A penalty: its number, who got it for what, and what of it is left to serve (-1: everything)."""

    case: int
    member: str
    offence: str
    kind: PenaltyKind
    number: int
    hands: int  # that are missed
    left: int
    by: str
    at: int
    reason: str = ""
    cites: tuple[str, ...] = ()
    lifted: bool = False
    table: int = 0  # at which it was given
    first: int = 0  # the hand of that table with which it begins


@record
class Guest(NamedTuple):
    """A bounty player: the level for which they have gone on last, the tables at which they have been."""

    member: str
    level: int
    visited: tuple[int, ...] = ()


@record
class Said(NamedTuple):
    """What the staff has announced."""

    text: str
    by: str
    at: int


@record
class Raced(NamedTuple):
    """A chip race at a table."""

    table: int
    race: Race
    at: int


@record
class Rest(NamedTuple):
    """The parts of a tournament that are small, as they stood before a step; the names are those of the tournament."""

    settings: Settings
    stage: Stage
    staff: tuple[tuple[str, tuple[Role, ...]], ...]
    open: bool
    clock: Clock
    level: int
    part: Part
    order: tuple[int, ...]
    hand_for_hand: HandForHand | None
    wanted: tuple[Wanted, ...]
    chips: tuple[int, ...]
    races: tuple[Raced, ...]
    payouts: tuple[int, ...]
    overlay: int
    deal: Deal | None
    penalties: tuple[Given, ...]
    tickets: tuple[Ticket, ...]
    said: tuple[Said, ...]
    begun: int
    ended: int
    day: int
    bags: tuple[Bag, ...]
    bagged: bool
    flights: tuple[str, ...]
    sent_to: str
    issued: tuple[Ticket, ...]
    protests: tuple[Protest, ...]
    confirmed: tuple[int, ...]
    crew: Crew
    measures: tuple[Measure, ...]
    dealt: tuple[Dealt, ...]
    guests: tuple[Guest, ...]


@record
class Counts(NamedTuple):
    """How many entries, rebuys, add-ons and chips there are; in a step, how many came."""

    entries: int = 0
    rebuys: int = 0
    addons: int = 0
    in_play: int = 0


@record
class Parts(NamedTuple):
    """What a step has changed, as it was: players, tables and their play by number, and the parts of `rest` by name.

    Who or what was not there before stands in `new` and `opened`. Of money and of what is counted it says what came.
    """

    entrants: tuple[Entrant, ...] = ()
    new: tuple[str, ...] = ()
    tables: tuple[Seating, ...] = ()
    playing: tuple[Playing, ...] = ()
    opened: tuple[int, ...] = ()
    finishes: tuple[Finish, ...] = ()
    placed: tuple[str, ...] = ()  # who had no place
    money: tuple[Posting, ...] = ()
    counts: Counts = Counts()
    changed: tuple[str, ...] = ()
    rest: Rest | None = None


@record
class Step(NamedTuple):
    """What somebody has done, by its number: a code, by whom, about whom, why, and what it has changed.

    `undone` is the number of the step that took it back (0: none); `against` says what the room had proposed.
    """

    number: int
    what: str
    by: str
    at: int
    members: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()
    reason: str = ""
    against: tuple[Move, ...] = ()
    undone: int = 0
    before: Parts | None = Parts()  # None: it was too long ago to be taken back
    hands: tuple[tuple[int, int], ...] = ()  # how many hands there had been at the tables that it has changed


@record
class Tournament(NamedTuple):
    """A tournament at one moment."""

    id: str
    settings: Settings
    owner: str
    stage: Stage = "announced"
    staff: tuple[tuple[str, tuple[Role, ...]], ...] = ()
    open: bool = False  # entries are taken
    entrants: Mapping[str, Entrant] = {}
    counts: Counts = Counts()
    tables: tuple[Seating, ...] = ()
    playing: tuple[Playing, ...] = ()  # in the order of the tables
    clock: Clock = Clock()
    level: int = 0  # at which hands are begun
    part: Part = "level"  # what the clock has brought: a level, its break, or the end
    order: tuple[int, ...] = ()  # of breaking, announced before; those not named come first, the highest number first
    draw: tuple[int, ...] = ()  # the order of the first draw
    hand_for_hand: HandForHand | None = None
    wanted: tuple[Wanted, ...] = ()
    chips: tuple[int, ...] = ()  # denominations in play
    races: tuple[Raced, ...] = ()
    finishes: tuple[Finish, ...] = ()  # the last who went out at the end
    payouts: tuple[int, ...] = ()  # by place; empty until they are fixed
    overlay: int = 0
    deal: Deal | None = None
    penalties: tuple[Given, ...] = ()
    tickets: tuple[Ticket, ...] = ()
    said: tuple[Said, ...] = ()
    ledger: Ledger = Ledger()
    log: tuple[Step, ...] = ()
    steps: int = 0  # the number of the last step
    following: int = 0  # events that still belong to it
    begun: int = 0  # when play began
    ended: int = 0
    day: int = 1
    bags: tuple[Bag, ...] = ()  # between two days
    bagged: bool = False  # all bags are counted, and closed
    flights: tuple[str, ...] = ()  # whose players have come to this event
    sent_to: str = ""  # the event to which the players of this flight went
    issued: tuple[Ticket, ...] = ()  # for other events, won here
    protests: tuple[Protest, ...] = ()
    confirmed: tuple[int, ...] = ()  # penalties that the chief referee has decided, by their numbers
    crew: Crew = Crew()
    measures: tuple[Measure, ...] = ()  # against stalling
    dealt: tuple[Dealt, ...] = ()  # hands of the tables, while measures against stalling hold
    guests: tuple[Guest, ...] = ()  # bounty players
    offered: Mapping[str, str] = {}  # the ticket with which somebody on the waiting list wants to pay


def seat_of(tournament: Tournament, member: str) -> tuple[int, int] | None:
    """Return table and place of a player, none for one without a seat."""
    for table in tournament.tables if member else ():  # "" is a seat that nobody has
        if member in table.places:
            return table.number, table.places.index(member)
    return None


def table_of(tournament: Tournament, number: int) -> Seating | None:
    """Return the table of this number."""
    return next((table for table in tournament.tables if table.number == number), None)


def playing_at(tournament: Tournament, number: int) -> Playing:
    """Return how the table of this number is run."""
    return next(each for each in tournament.playing if each.number == number)


def left(tournament: Tournament) -> tuple[Entrant, ...]:
    """Return the players who are still in: with a seat, and with chips or the right to buy some."""
    return tuple([each for each in tournament.entrants.values() if each.status in ("seated", "broke")])


def waiting(tournament: Tournament) -> tuple[Entrant, ...]:
    """Return who waits for a seat, the first who came first."""
    return tuple([each for each in tournament.entrants.values() if each.status == "waiting"])


def roles_of(tournament: Tournament, member: str) -> tuple[Role, ...]:
    """Return what a member may do here; the owner directs."""
    own: tuple[Role, ...] = ("director",) if member == tournament.owner else ()
    return (*own, *[role for who, roles in tournament.staff if who == member for role in roles if role not in own])


def finish_of(tournament: Tournament, member: str) -> Finish | None:
    """Return the place of a player who is out."""
    return next((each for each in tournament.finishes if each.player == member), None)


def is_told(tournament: Tournament, member: str) -> bool:
    """Say whether a player sits where hands are not entered: stacks are known there only as far as they are counted."""
    at = seat_of(tournament, member)
    return at is not None and playing_at(tournament, at[0]).play == "told"


def counted_lately(tournament: Tournament, own: Entrant) -> bool:
    """Say whether a stack is known, or was counted since play began where hands are not entered."""
    known = own.chips != UNKNOWN
    return known and (not is_told(tournament, own.member) or own.counted > tournament.begun)


def all_known(tournament: Tournament, at: int) -> bool:
    """Say whether every stack is known: together they are in play, and all were counted since hands have been played.

    Where hands are not entered stacks stay what they were when they were counted, or drawn for.
    """
    still, clock = left(tournament), shown(tournament.clock, tournament.settings.structure.levels, at)
    if any(each.chips == UNKNOWN for each in still) or sum(each.chips for each in still) != tournament.counts.in_play:
        return False
    first = tournament.settings.structure.levels[0].seconds * 1000
    played = clock.level > 0 or clock.part != "level" or clock.left < first - FIRST
    return not played or all(counted_lately(tournament, each) for each in still)


def average(tournament: Tournament) -> int:
    """Return the average stack of those who are left."""
    return tournament.counts.in_play // max(1, len(left(tournament)))
