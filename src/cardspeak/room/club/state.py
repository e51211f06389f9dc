"""The state of the club: immutable records, folded from events.

Members are ids, never names. Amounts are whole coins, times milliseconds, tables numbers from 1, places from 0. Each
group is a mapping of records by its key, so that an event changes one record of it and a step can be taken back.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.cash.waiting import Waits
from cardspeak.room.club.roles import OWNER, Role
from cardspeak.room.ledger.book import Ledger, Posting
from cardspeak.room.ledger.inventory import Inventory
from cardspeak.room.table.state import Stakes
from cardspeak.room.tournament.dealers import Crew
from cardspeak.room.tournament.protests import Protest
from cardspeak.room.tournament.tickets import Ticket

Kind = Literal["reports", "hands", "felt"]
Sort = Literal["cash", "training"]
Measure = Literal["warning", "missed_rounds", "event", "season", "house"]
Coming = Literal["", "yes", "no", "maybe"]
Document = Literal["rules", "competition_rules", "training_rules", "glossary", "disputes", "etiquette"]
Outcome = Literal["", "accepted", "rejected"]
Why = Literal["asked", "must_move", "broken", "balanced"]
Rows = tuple[tuple[str, int], ...]  # coins by member


@record
class Charges(NamedTuple):
    """What playing costs: the rake in percent and its cap, or coins of each player for every so many minutes.

    `no_flop_no_drop`: a hand that ends before the flop is free. Amounts of 0: there is no such charge.
    """

    percent: int = 0
    cap: int = 0
    no_flop_no_drop: bool = True
    time: int = 0
    minutes: int = 30


@record
class House(NamedTuple):
    """What the club is: its name, its books for cash tables and for tournaments, its denominations and charges."""

    name: str
    book: str
    game: str = "nlhe"  # by whose law the house decides what concerns no table
    tournament_book: str = ""  # "": the same
    chips: tuple[int, ...] = (1, 5, 25, 100, 500)
    charges: Charges = Charges()
    answer: int = 60_000  # for which a seat is held for somebody who was called, in milliseconds
    more: int = 300_000  # for which it is held for somebody who wants more time
    stay: int = 0  # minutes that a player plays at the least; 0: none are named
    policy: str = ""  # what the room has posted


@record
class Ban(NamedTuple):
    """Somebody may not visit the club, until a day (0: with no end), for an offence of the house's list."""

    by: str
    at: int
    until: int
    offence: str
    reason: str
    cites: tuple[str, ...]


@record
class Left(NamedTuple):
    """Somebody has left a game with so many chips: what they have to bring when they come back soon."""

    game: str
    chips: int
    at: int


@record
class Member(NamedTuple):
    """A member of the club; `card` is the number of the membership card (0: none).

    `here` is when they came in this evening (0: not here); `shown` says that the card was shown, `told` for which games
    the manager knows that they want to play.
    """

    id: str
    since: int
    card: int = 0
    here: int = 0
    shown: bool = False
    told: tuple[str, ...] = ()
    ban: Ban | None = None
    cases: tuple[int, ...] = ()
    left: tuple[Left, ...] = ()
    merged: str = ""  # with whose entry this one is one now
    erased: bool = False


@record
class Shift(NamedTuple):
    """A shift of a cashier: the float it began with, and, when it is over, what was to be there and what was."""

    number: int
    cashier: str
    opened: int
    float: int
    closed: int = 0
    expected: int = 0
    counted: int = 0


@record
class Sheet(NamedTuple):
    """An exit sheet: so many chips of a member may be paid out."""

    number: int
    member: str
    amount: int
    by: str
    at: int


@record
class EventMoney(NamedTuple):
    """What the desk has to do with a tournament: coins taken and paid."""

    id: str
    taken: int = 0
    paid: int = 0
    added: int = 0  # from the prize fund
    closed: bool = False


@record
class ClubTable(NamedTuple):
    """A table of the club; `kind` says whether hands are played there or told (on `stream`), or it only reports.

    `main` is the table to which its players must move (0: none). `bank` are chips of the house on it.
    """

    number: int
    name: str
    games: tuple[str, ...]
    stakes: Stakes
    places: tuple[str, ...]  # members, "" a free one
    book: str
    sort: Sort = "cash"
    kind: Kind = "reports"
    stream: str = ""
    main: int = 0
    breaking: bool = False  # its players go to others, nobody comes
    bank: int = 0
    opened: int = 0
    dropped: int = 0  # counted of its drop box


@record
class Sitting(NamedTuple):
    """A member at a table; `bought` is what they have brought to it in all.

    `away` is since when they are absent (0: there); `counted` the chips that the manager has counted meanwhile (-1:
    nobody has). `wants` is the table that they have asked to change to (0: none).
    """

    member: str
    table: int
    place: int
    since: int
    bought: int
    away: int = 0
    counted: int = -1
    wants: int = 0
    shorts: int = 0  # how often they bought in for less than a first buy-in
    charged: int = 0  # of the time charge
    playing: int = 0  # since when they play, at this table or those from which they came; for the time charge


@record
class Held(NamedTuple):
    """A seat that is held for somebody: who was called to it from a list, or goes there from a broken table."""

    member: str
    game: str
    table: int
    place: int
    until: int  # 0: with no end


@record
class Case(NamedTuple):
    """An offence on record: of whom, what, what followed, until when, and how many rounds are left to miss."""

    number: int
    member: str
    offence: str
    measure: Measure
    by: str
    at: int
    until: int = 0
    rounds: int = 0
    event: str = ""  # from which they are excluded
    table: int = 0
    reason: str = ""
    cites: tuple[str, ...] = ()
    lifted: bool = False
    confirmed: bool = False  # the chief judge has decided it


@record
class Evening(NamedTuple):
    """An evening that was announced: when, what, and who was invited with their answers."""

    number: int
    title: str
    at: int
    invited: tuple[tuple[str, Coming], ...] = ()
    over: bool = False


@record
class Note(NamedTuple):
    """What a dealer tells the next one: the blinds, who was warned, what disturbs; and anything else."""

    table: int
    dealer: str  # who goes
    to: str
    at: int
    blinds: str = ""
    warned: tuple[str, ...] = ()
    disruption: str = ""
    words: str = ""


@record
class Report(NamedTuple):
    """What somebody of the staff has told the floor; `closed` when it was dealt with."""

    number: int
    by: str
    at: int
    table: int
    member: str
    about: str  # the code of an offence, or ""
    words: str
    closed: int = 0


@record
class Proposal(NamedTuple):
    """A proposal to change the rules, and what the administration made of it."""

    number: int
    member: str
    at: int
    words: str
    clause: str = ""
    decided: int = 0
    outcome: Outcome = ""
    answer: str = ""


@record
class Said(NamedTuple):
    """What the staff has announced, to the room or at a table."""

    words: str
    by: str
    at: int
    table: int = 0


@record
class Counts(NamedTuple):
    """The last number of each kind that was given."""

    cards: int = 0
    receipts: int = 0
    sheets: int = 0
    shifts: int = 0
    tables: int = 0
    cases: int = 0
    evenings: int = 0
    reports: int = 0
    proposals: int = 0


@record
class Step(NamedTuple):
    """What somebody has done, by its number: a code, by whom, about whom, at which tables, why.

    `undone` is the step that took it back (0: none). `before` and `after` are the records that it has changed, by
    group and key, as they were and as they became; `money` and `pieces` are what it has moved.
    """

    number: int
    what: str
    by: str
    at: int
    members: tuple[str, ...] = ()
    tables: tuple[int, ...] = ()
    reason: str = ""
    undone: int = 0
    before: Mapping[tuple[str, object], object] = {}
    after: Mapping[tuple[str, object], object] = {}
    money: tuple[Posting, ...] = ()
    pieces: tuple[tuple[int, int], ...] = ()
    issued: tuple[tuple[int, int], ...] = ()
    lost: int = 0


@record
class Club(NamedTuple):
    """The club at one moment."""

    house: House
    owner: str
    staff: Mapping[str, tuple[Role, ...]] = {}
    members: Mapping[str, Member] = {}
    ledger: Ledger = Ledger()
    inventory: Inventory = Inventory()
    shifts: Mapping[int, Shift] = {}
    sheets: Mapping[int, Sheet] = {}  # that were not used yet
    tables: Mapping[int, ClubTable] = {}  # that stand
    seats: Mapping[str, Sitting] = {}  # by member: nobody has two
    lists: Mapping[str, tuple[Waits, ...]] = {}  # by game and stakes
    held: Mapping[str, Held] = {}  # seats, by member
    tickets: Mapping[str, Ticket] = {}
    unheld: Mapping[str, int] = {}  # how often the event of a ticket was not held, by the number of the ticket
    events: Mapping[str, EventMoney] = {}
    cases: Mapping[int, Case] = {}
    protests: Mapping[int, Protest] = {}
    evenings: Mapping[int, Evening] = {}
    crew: Crew = Crew()
    notes: Mapping[int, Note] = {}  # the last one of each table
    reports: Mapping[int, Report] = {}
    proposals: Mapping[int, Proposal] = {}
    said: tuple[Said, ...] = ()
    counts: Counts = Counts()
    steps: int = 0
    following: int = 0
    log: tuple[Step, ...] = ()  # the last steps, which can be taken back
    founded: int = 0


def roles_of(club: Club, member: str) -> tuple[Role, ...]:
    """Return what a member is in this club; the founder manages and administers it."""
    given = club.staff.get(member, ())
    if member != club.owner:
        return given
    return (*OWNER, *[role for role in given if role not in OWNER])


def game_of(table: ClubTable) -> str:
    """Return game and stakes of a table, by which its list is kept."""
    return game_key(table.games, table.stakes)


def game_key(games: tuple[str, ...], stakes: Stakes) -> str:
    """Return the name of the list for a game and its stakes (`nlhe 10/20`)."""
    low, high = stakes.small_blind, stakes.big_blind
    if not high:
        low, high = stakes.small_bet, stakes.big_bet
    return f"{'+'.join(games)} {low}/{high}"


def shift_of(club: Club, cashier: str) -> Shift | None:
    """Return the shift that a cashier has open."""
    return next((each for each in club.shifts.values() if each.cashier == cashier and not each.closed), None)


def balance_of(club: Club, member: str) -> int:
    """Return what is kept for a member."""
    return club.ledger.on(f"keeping/{member}")


def in_hand(club: Club, member: str) -> int:
    """Return the chips that a member has in hand, away from any table."""
    return club.ledger.on(f"chips/{member}")


def listed(club: Club, member: str) -> tuple[str, ...]:
    """Return the lists on which a member waits."""
    return tuple([game for game, rows in club.lists.items() if any(each.member == member for each in rows)])
