"""The state of one table: immutable records, folded from events.

Seats of the table are numbered from 0, clockwise; a seat of the hand is an index into `Table.players`. Players are
member ids, never names. Times are milliseconds.
"""

from typing import Literal, NamedTuple

from cardspeak.hand.state import Shows, State
from cardspeak.law.kinds import EventKind
from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record
from cardspeak.room.table.called import Called
from cardspeak.room.table.home_state import Home
from cardspeak.room.table.lines.state import Telling

Came = Literal["", "broken", "must-move", "balanced"]
Entry = Literal["", "wait", "post", "free"]
Method = Literal["", "moving", "dead"]
Cards = Literal["order", "dictated"]
AntePayer = Literal["each", "big blind", "button"]
Rotates = Literal["orbit", "level"]
Held = Literal["", "moves", "hand_for_hand", "break", "paused", "over"]


@record
class Stakes(NamedTuple):
    """What is played for; a hand keeps the stakes with which it began (tda-2024:23a, diamond-club:22a)."""

    small_blind: int
    big_blind: int
    ante: int = 0  # of each player in games without blinds
    bring_in: int = 0
    small_bet: int = 0  # of limit games; 0: the big blind
    big_bet: int = 0  # 0: twice the small bet where there are limits
    blind_ante: int = 0  # of each player in games with blinds, or of the one who posts it
    chips: tuple[int, ...] = (1,)  # the denominations in play
    least_buy_in: int = 0
    most_buy_in: int = 0  # 0: as many chips as they like
    level: int = 0  # of a tournament; 0: there are no levels
    ante_by: AntePayer = "each"  # who posts the ante of games with blinds: everybody, or one player for the table


@record
class Level(NamedTuple):
    """A level of a table that has a clock of its own: its blinds and ante, and for how many minutes it is played."""

    small: int
    big: int
    ante: int
    minutes: int


@record
class Speed(NamedTuple):
    """How much time there is, in milliseconds."""

    turn: int = 20_000  # for a decision
    bank: int = 60_000  # what players who sit down have beyond it
    pause: int = 3_000  # between two hands


@record
class Agreement(NamedTuple):
    """What the players have agreed on, where their book leaves it to them; the next hand begins under it."""

    button: Method = ""  # how the button moves; "": as is usual under the book
    runs: int = 1  # how often the rest of the board may be run
    straddles: bool = False
    chop: bool = False  # the blinds take their bets back when all others have folded, if both want that


@record
class Settings(NamedTuple):
    """What a table is. Stakes, speed and agreement change by events while it stands; the rest is fixed at opening."""

    name: str
    games: tuple[str, ...]  # several are a rotation
    book: str
    seats: int
    stakes: Stakes
    speed: Speed = Speed()
    agreement: Agreement = Agreement()
    event: EventKind = "cash"
    final: bool = False  # the final table of a tournament
    shows: Shows = "dealer"  # whether the dealer opens the hands of a showdown, or each player is asked
    cards: Cards = "order"  # in an order, or on felt: then whoever runs the table tells what happens
    tournament: str = ""  # the tournament that the table is one of; it says who sits there, for what, and when
    rotates: Rotates = "orbit"  # when a rotation goes on to its next game
    club: bool = False  # chips come from what a member of the club has in hand, and go back there


@record
class Seat(NamedTuple):
    """A player in a seat of the table."""

    member: str
    stack: int  # between two hands; during one, what the player had before it
    bot: str = ""  # the level of a bot, "" for a person
    out: bool = False  # sits out
    missed: int = 0  # blinds owed: 1 small, 2 big, 3 both
    entry: Entry = ""  # "" is in the game; waits for the big blind; posts to be dealt in; pays what the place owes
    bought: int = 0  # chips that were bought during a hand and come into play after it
    leaving: bool = False  # leaves as soon as the hand lets them
    bank: int = 0  # milliseconds
    came: Came = ""  # how a newcomer came; "": new
    waited: bool = False  # the place has kept the newcomer waiting
    small_missed: int = 0  # how many small blinds
    big_missed: int = 0  # how many big blinds
    away: bool = False  # not at the table
    deputy: str = ""  # the member who plays these chips for the player
    idle: bool = False  # let their time run out, and is not waited for until they come back
    penalty: tuple[int, int] = (0, 0)  # the first and the last hand that the player misses; a last of -1: all
    barred: bool = False  # disqualified
    straddles: bool = False  # straddles whenever they may
    chops: bool = False  # takes the blind back whenever they may
    account: str = ""  # where the chips came from, and go to
    kept_since: int = -1  # since when the seat is only kept: idle, or out without chips; -1: neither, or a bot


@record
class Given(NamedTuple):
    """A penalty that the floor gave at this table."""

    case: int  # the number of the penalty there, from 1
    seat: int
    member: str
    offence: str
    kind: PenaltyKind
    number: int  # of hands or rounds
    hands: int  # that are missed; -1: all
    by: str
    at: int
    duty: str = ""  # what the book says of the offence: must, may, … (law/sanctions.py)
    book: tuple[tuple[PenaltyKind, int, int], ...] = ()  # what the book had to choose from: kind, least, most
    reason: str = ""  # why it was decided so
    about: str = ""  # the line of the chat that it is about
    clauses: tuple[str, ...] = ()
    undone: str = ""  # why it was undone


@record
class Call(NamedTuple):
    """A call for the floor that nobody has closed yet."""

    call: int  # its number, from 1
    member: str
    text: str
    at: int


@record
class Earlier(NamedTuple):
    """A table as it stood before its last hand was closed; the fields are those of the table."""

    seats: tuple[Seat | None, ...]
    button: int
    small: int
    small_due: int
    big: int
    number: int
    game: int
    dealt: int
    hand: State | None
    players: tuple[int, ...]
    since: int
    called: Called | None
    frozen: bool
    placed: tuple[int, int, int] | None
    void: bool
    telling: Telling | None


@record
class Sealed(NamedTuple):
    """An order of cards that the room has committed to: everybody is told the root, and nobody the secret."""

    root: str  # of the commitments to the single cards; in hexadecimal, as the secret is
    secret: str  # what the order, and what hides each card in its commitment, follow from
    decks: tuple[int, ...]  # how many cards: of the deck, and of a second one where the first button is drawn for


@record
class Left(NamedTuple):
    """A member who has left the table: with so many chips, and when."""

    member: str
    chips: int
    at: int


@record
class Gone(NamedTuple):
    """Hands that a member misses at other tables for penalties of this one, less those that came, and since when."""

    member: str
    hands: int
    since: int


@record
class Table(NamedTuple):
    """A table at one moment; places are seats of the table, -1 for nobody's."""

    settings: Settings
    owner: str
    floor: tuple[str, ...]  # the members who run it
    seats: tuple[Seat | None, ...]
    button: int = -1  # of the last hand, as are the blinds
    small: int = -1
    big: int = -1
    number: int = 0  # of the last hand
    game: int = 0  # its place in the rotation
    dealt: int = 0  # hands since the game last changed
    hand: State | None = None
    players: tuple[int, ...] = ()  # the seats of the table in the order of the hand's
    since: int = 0  # when the player to act got the turn, or the last hand ended
    called: Called | None = None
    closed: bool = False
    placed: tuple[int, int, int] | None = None  # button and blinds of the next hand, where the floor has named them
    void: bool = False  # the last deal does not count: the same hand is dealt again
    frozen: bool = False  # button and blinds are already where the next hand with blinds has them
    left: tuple[Left, ...] = ()  # what members took along
    owing: tuple[tuple[str, int], ...] = ()  # hands that members who have left had still to miss; -1: all
    gone: tuple[Gone, ...] = ()
    given: tuple[Given, ...] = ()
    barred: tuple[tuple[str, int], ...] = ()  # the disqualified, with the chips that left play
    calls: tuple[Call, ...] = ()
    heard: int = 0  # calls for the floor so far
    stopped: int = 0  # when the clock was stopped; 0: it runs
    runs: tuple[tuple[int, int], ...] = ()  # by seat: how often the player wants the board to be run
    telling: Telling | None = None  # where the cards lie on felt and lines are told
    earlier: Earlier | None = None  # before the last hand was closed, while nothing was built on that
    sealed: Sealed | None = None  # the deck of the next hand
    cuts: tuple[str, ...] = ()  # by seat: what its player cut that deck with; "": they did not
    held: Held = ""  # why its tournament lets no hand begin
    levels: tuple[Level, ...] = ()  # that follow one another by the clock of the table, which no tournament has
    levels_since: int = 0  # when the first of them began, less the time for which the clock was stopped
    small_due: int = -1  # where the small blind of the last hand was due, though nobody had it there; -1: where it was
    home: Home | None = None  # where it is a home game

    @property
    def playing(self) -> bool:
        """Whether a hand is on."""
        return self.hand is not None and self.hand.stage != "over"

    @property
    def chips(self) -> int:
        """All chips at the table; only an event that says so changes it."""
        behind = sum([seat.stack + seat.bought for seat in self.seats if seat])
        if self.hand is None or not (self.playing or (self.telling and self.telling.on)):
            return behind
        return behind - sum(self.hand.deal.stacks) + self.hand.total


def seat_of(table: Table, member: str) -> int:
    """Return the seat of a member, or -1."""
    for number, seat in enumerate(table.seats):
        if seat and seat.member == member:
            return number
    return -1


def first_free(table: Table) -> int | None:
    """Return a free seat of a table."""
    return next((number for number, seat in enumerate(table.seats) if seat is None), None)


def sitting(table: Table, number: int) -> Seat:
    """Return the player of a seat that is taken."""
    seat = table.seats[number]
    assert seat is not None, f"nobody sits in seat {number}"
    return seat


def kept_seats(table: Table) -> tuple[Seat, ...]:
    """Return the seats that are only kept for their players, the longest kept first."""
    kept = [seat for seat in table.seats if seat and seat.kept_since >= 0]
    return tuple(sorted(kept, key=lambda seat: seat.kept_since))


def is_only_kept(seat: Seat) -> bool:
    """Say whether a seat is only kept for its player: they are not waited for, or have no chips to play with."""
    return not seat.bot and (seat.idle or (seat.out and not seat.stack + seat.bought))


def put(table: Table, number: int, seat: Seat | None) -> Table:
    """Return the table with another player, or nobody, in a seat."""
    return table._replace(seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def later(table: Table, by: int) -> Table:
    """Return the table with all its moments later: the time for which it stood still is nobody's."""
    called = table.called and table.called._replace(at=table.called.at + by)
    seats = tuple(
        [
            seat._replace(kept_since=seat.kept_since + by) if seat and seat.kept_since >= 0 else seat
            for seat in table.seats
        ]
    )
    since = table.levels_since + by if table.levels else 0
    return table._replace(since=table.since + by, called=called, seats=seats, levels_since=since)


def small_due(table: Table, button: int, small: int, big: int) -> int:
    """Return where the next hand's small blind is due if it has none, or two players: where the big blind was; else -1.

    Whoever is away from that place misses it, though it is posted nowhere or by somebody else.
    """
    if small not in (-1, button) or table.big < 0 or table.placed:
        return -1
    if big == table.big:
        return table.small_due
    return -1 if table.frozen else table.big


def misses(seat: Seat, number: int) -> bool:
    """Say whether a player misses the hand of this number because of a penalty."""
    first, last = seat.penalty
    return 0 < first <= number and (last < 0 or number <= last)


def left_to_miss(table: Table, number: int) -> int:
    """Return how many hands the player of a seat has still to miss, the one that is on apart; -1: all."""
    seat = table.seats[number]
    first, last = seat.penalty if seat else (0, 0)
    return last if last < 0 else max(0, last - max(first - 1, table.number))


def missing(table: Table, number: int) -> int:
    """Return how many hands the player of a seat misses from now on, the one that is on as well; -1: all."""
    seat = table.seats[number]
    if seat is None or seat.penalty[1] < 0:
        return -1 if seat else 0
    return left_to_miss(table, number) + (table.playing and misses(seat, table.number))


def hand_seat(table: Table, number: int) -> int:
    """Return the seat in the hand of a seat of the table, -1 when the player who sits there now was not dealt in."""
    at = table.players.index(number) if number in table.players else -1
    seat = table.seats[number]
    if at >= 0 and table.hand is not None and (seat is None or table.hand.deal.seats[at] != seat.member):
        return -1  # dealt to the player who sat there before: those cards are not for the newcomer
    return at


def moment(table: Table, at: int) -> int:
    """Return the time of the table: it stands still while the clock is stopped."""
    return table.stopped or at


def dealt_in(table: Table, number: int) -> bool:
    """Say whether the player of this seat was dealt into the hand that is on: their chips are in its books."""
    return table.playing and number in table.players


def in_hand(table: Table, number: int) -> bool:
    """Say whether the player of this seat still has cards in a hand that is on."""
    at = hand_seat(table, number)
    if table.hand is None or not table.playing or at < 0:
        return False
    return bool((table.hand.round.live & ~table.hand.noted.mucked) >> at & 1)


def to_act(table: Table) -> int:
    """Return the seat whose turn it is, -1 when nobody's."""
    hand = table.hand
    if hand is None or hand.stage not in ("betting", "drawing", "showdown") or not hand.round.queue:
        return -1
    return table.players[hand.round.queue[0]]


def facing(table: Table) -> bool:
    """Say whether the player to act has something to call."""
    hand = table.hand
    if hand is None or hand.stage != "betting" or not hand.round.queue:
        return False
    return hand.round.level > hand.round.bets[hand.round.queue[0]]
