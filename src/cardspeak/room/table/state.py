"""The state of one table: immutable records, folded from events.

Seats of the table are numbered from 0, clockwise; a seat of the hand is an index into `Table.players`. Players are
member ids, never names. Times are milliseconds.
"""

from typing import NamedTuple

from cardspeak.hand.state import State
from cardspeak.record import record


@record
class Settings(NamedTuple):
    """What is fixed when a table is made: games (a rotation has several), stakes, book, seats, buy-in, speed.

    `turn` is the time for a decision, `bank` what a player has beyond it, `pause` the time between two hands. `button`
    is moving or dead where the players have agreed on it, `final` a final table; `shows` as in the hand's deal. `ante`
    is that of games without blinds, `blind_ante` that of games with them. `runs` is how often the rest of the board may
    be run when the players agree, `straddles` says that they have agreed on straddles.
    """

    name: str
    games: tuple[str, ...]
    book: str
    seats: int
    small_blind: int
    big_blind: int
    ante: int = 0
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    chips: tuple[int, ...] = (1,)
    least_buy_in: int = 0
    most_buy_in: int = 0
    event: str = "cash"
    turn: int = 20_000
    bank: int = 60_000
    pause: int = 3_000
    button: str = ""
    final: bool = False
    shows: str = "dealer"
    blind_ante: int = 0
    runs: int = 1
    straddles: bool = False


@record
class Seat(NamedTuple):
    """A player in his seat: `out` sits out, `missed` are blinds owed (1 small, 2 big), `entry` how he comes in.

    `entry`: "" is in the game; "wait" waits for the big blind, "post" posts to be dealt in, "free" pays only what his
    place owes. `bought` are chips that were bought during a hand and come into play after it; `leaving` leaves as
    soon as the hand lets him. `came` is how a newcomer came ("" new, broken, must-move, balanced), `waited` that his
    place has kept him waiting; `small_missed` and `big_missed` count blinds; `away` is not at his seat, `deputy` plays
    his chips for him; `idle` has let his time run out and is not waited for until he comes back. `penalty` are the
    numbers of the first and the last hand that he misses (a last of -1: all), `barred` says that he is disqualified.
    `straddles`: he does whenever he may. `kept_since` is since when the seat is only kept: its player is idle, or sits
    out without chips (-1: neither, or a bot).
    """

    member: str
    stack: int
    bot: str = ""
    out: bool = False
    missed: int = 0
    entry: str = ""
    bought: int = 0
    leaving: bool = False
    bank: int = 0
    came: str = ""
    waited: bool = False
    small_missed: int = 0
    big_missed: int = 0
    away: bool = False
    deputy: str = ""
    idle: bool = False
    penalty: tuple[int, int] = (0, 0)
    barred: bool = False
    straddles: bool = False
    kept_since: int = -1


@record
class Called(NamedTuple):
    """The clock that was called on the player to act: by whom, when, its seconds and count-down, who wins a tie."""

    seat: int
    by: str
    at: int
    seconds: int
    countdown: int
    tie: bool = False


@record
class Given(NamedTuple):
    """A penalty that the floor gave at this table: its number there, for what, what it is, the hands that it costs.

    `book` are the penalties that the book had to choose from, `duty` what it says of the offence (law/sanctions.py),
    `reason` why it was decided so, `about` the line of the chat that it is about; `undone` why it was undone.
    """

    case: int
    seat: int
    member: str
    offence: str
    kind: str
    number: int
    hands: int
    by: str
    at: int
    duty: str = ""
    book: tuple[tuple[str, int, int], ...] = ()
    reason: str = ""
    about: str = ""
    clauses: tuple[str, ...] = ()
    undone: str = ""


@record
class Call(NamedTuple):
    """A call for the floor that nobody has closed yet: its number, who called, what he said, when."""

    call: int
    member: str
    text: str
    at: int


@record
class Table(NamedTuple):
    """A table at one moment; `button`, `small`, `big` are seats of the last hand (-1: none, or nobody).

    `players` are the table's seats in the order of the hand's; `since` is when the player to act got the turn; `dealt`
    counts the hands since the game last changed, `game` is its place in the rotation. `frozen` says that button and
    blinds already are where the next hand with blinds has them; `left` are the chips that members took along, `owing`
    the hands that members who have left had still to miss (-1: all). `given` are the floor's penalties, `barred` the
    disqualified members with the chips that left play; `calls` are open calls for the floor out of `heard`; `stopped`
    is when the clock was stopped (0: it runs). `runs` are the answers, by seat, to the question how often
    the board is run.
    """

    settings: Settings
    owner: str
    floor: tuple[str, ...]
    seats: tuple[Seat | None, ...]
    button: int = -1
    small: int = -1
    big: int = -1
    number: int = 0
    game: int = 0
    dealt: int = 0
    hand: State | None = None
    players: tuple[int, ...] = ()
    since: int = 0
    called: Called | None = None
    closed: bool = False
    frozen: bool = False
    left: tuple[tuple[str, int], ...] = ()
    owing: tuple[tuple[str, int], ...] = ()
    given: tuple[Given, ...] = ()
    barred: tuple[tuple[str, int], ...] = ()
    calls: tuple[Call, ...] = ()
    heard: int = 0
    stopped: int = 0
    runs: tuple[tuple[int, int], ...] = ()

    @property
    def playing(self) -> bool:
        """Whether a hand is on."""
        return self.hand is not None and self.hand.stage != "over"

    @property
    def chips(self) -> int:
        """All chips at the table; only an event that says so changes it."""
        behind = sum([seat.stack + seat.bought for seat in self.seats if seat])
        if not self.playing or self.hand is None:
            return behind
        return behind - sum(self.hand.deal.stacks) + self.hand.total


def seat_of(table: Table, member: str) -> int:
    """Return the seat of a member, -1 when he has none."""
    for number, seat in enumerate(table.seats):
        if seat and seat.member == member:
            return number
    return -1


def sitting(table: Table, number: int) -> Seat:
    """Return who sits in a seat that is taken."""
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
    """Return the seat in the hand of a seat of the table, -1 when who sits there now was not dealt in."""
    at = table.players.index(number) if number in table.players else -1
    seat = table.seats[number]
    if at >= 0 and table.hand is not None and (seat is None or table.hand.deal.seats[at] != seat.member):
        return -1  # his who sat there before: the cards of that hand are not for the newcomer
    return at


def moment(table: Table, at: int) -> int:
    """Return the time of the table: it stands still while the clock is stopped."""
    return table.stopped or at


def dealt_in(table: Table, number: int) -> bool:
    """Say whether the player of this seat was dealt into the hand that is on: his chips are in its books."""
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
