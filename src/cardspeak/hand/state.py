"""The state of one deal: immutable records, folded from events.

Two rules hold everywhere. What everybody may know stands in `Deal`, `Round`, `Pot` and `Cards`; what only some may
know stands in `Secret` alone. And seats are indexes in table order: seat 0 sits on the left of the button's place.
"""

from functools import cache
from typing import Literal, NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.games import Game
from cardspeak.law.kinds import EventKind, Structure
from cardspeak.record import record

# makes a record from the tuple of its fields; its own constructor costs twice as much, at every action of a hand
new = tuple.__new__

PostKind = Literal["small blind", "big blind", "straddle", "no-look", "post", "ante", "table ante", "dead", "bomb pot"]
Source = Literal["order", "dictated"]  # where the cards come from: a shuffled deck (known or not), or the dealer's word
# how hands are opened at the showdown: by their players, or by the dealer, who opens those of an all-in at once where
# the table wants that, whatever its book says
Shows = Literal["asked", "dealer", "open"]
Stage = Literal[
    "posting",
    "due",  # the next street is
    "dealt",
    "betting",
    "drawing",
    "dictating",  # the dealer says which cards they dealt
    "shuffling",  # an order is asked for
    "runs",  # the players say how often the board is run
    "showdown",
    "naming",  # the dealer names the winners
    "over",
]

UNKNOWN_STACK = 1 << 60  # a stack nobody counted is counted down from here, so that chips are still conserved


@record
class Post(NamedTuple):
    """A forced or agreed payment before the cards.

    Live: small blind, big blind, straddle, no-look, post. Dead: ante (own level), table ante, dead.
    A bomb pot is an ante of everybody in place of blinds, after which nobody bets before the second street.
    """

    seat: int
    kind: PostKind
    amount: int


@record
class Rake(NamedTuple):
    """What the house takes: so many hundredths of the pot, up to a cap (0: none), nothing without a flop."""

    percent: int
    cap: int = 0
    no_flop_no_drop: bool = True


@record
class Event(NamedTuple):
    """The event that the deal belongs to: a cash game, or a tournament with so many players left (0: not counted)."""

    kind: EventKind = "cash"
    left: int = 0


@record
class Deal(NamedTuple):
    """What was fixed before the first card: the game, the players and their chips, the forced bets."""

    game: Game
    structure: Structure
    seats: tuple[str, ...]  # the names of the players
    stacks: tuple[int, ...]  # what they sat down with, in the smallest unit
    button: int  # its seat
    posts: tuple[Post, ...]  # in the order in which they are paid
    small_blind: int = 0
    big_blind: int = 0
    bring_in: int = 0
    small_bet: int = 0  # the lower bet of fixed limit
    big_bet: int = 0  # the upper one
    chips: tuple[int, ...] = (1,)  # the denominations in play, the smallest first
    event: Event = Event()
    rake: Rake | None = None
    source: Source = "order"
    shows: Shows = "asked"
    runs: int = 1  # how often the table lets the rest of the board be run
    straddles: bool = True  # the table has agreed on them


@record
class Round(NamedTuple):
    """What lies in front of the players in one betting round, and who may still do what; sets of seats are bits."""

    stacks: tuple[int, ...]  # the chips behind
    bets: tuple[int, ...]  # the chips in front
    live: int  # the seats that are in the hand
    queue: tuple[int, ...]  # the seats that have still to act, the next one first
    level: int  # what has to be matched
    full: int  # the total of the last full bet or raise
    step: int  # its size, which the next raise must have
    raises: int  # how many were made, the first bet not counted
    crowd: int  # how many players were in when the last raise was made
    began: int  # how many were in when the round began
    acted: tuple[int, ...]  # the level when each seat acted last; -1: it has not acted
    shut: int  # the seats that had answered the last full bet when an all-in came that was less than a raise
    aggressor: int  # the seat that bet or raised last; -1: nobody
    barred: int  # the seats that may not raise
    ceiling: int  # no bet goes above it; -1: there is none


# the places of these fields: an action changes a list of the round's values, which is as fast as a tuple can be
STACKS, BETS, LIVE, QUEUE, LEVEL, FULL, STEP, RAISES, CROWD, BEGAN, ACTED, SHUT, AGGRESSOR, BARRED, CEILING = range(15)


@record
class Pot(NamedTuple):
    """The chips in the middle: by seat, dead money by seat, pots carried in for named seats, and what was taken out."""

    paid: tuple[int, ...]
    dead: tuple[int, ...]
    carried: tuple[tuple[int, int], ...]
    taken: int
    raked: int

    @property
    def total(self) -> int:
        """The chips that still lie in the middle."""
        paid, dead, carried, taken, _ = self
        return sum(paid) + sum(dead) + (sum([size for size, _ in carried]) if carried else 0) - taken


@record
class Cards(NamedTuple):
    """The cards as everybody sees them: `open` are the down cards of each seat, `??` where nobody was shown."""

    boards: tuple[tuple[int, ...], ...]
    open: tuple[tuple[int, ...], ...]
    up: tuple[tuple[int, ...], ...]
    tabled: int


@record
class Secret(NamedTuple):
    """The cards that only some may know; in a view `??` stands wherever the viewer does not."""

    down: tuple[tuple[int, ...], ...]
    stub: tuple[int, ...]
    burns: tuple[int, ...]
    discards: tuple[tuple[int, ...], ...]


WHOLE_TABLE = -1  # all at the table say how often the board is run, not only those who are in


@record
class Noted(NamedTuple):
    """What a later point of law will ask about the deal so far; sets of seats are bits."""

    opener: int  # the seat that opened the last round
    increase: int  # the seat that raised the amount last; -1: nobody
    mucked: int  # the seats that gave up their claim at the showdown
    claimed: int  # the seats that play the board
    runs: int  # how many boards were agreed on; 0: nobody was asked, WHOLE_TABLE: all at the table are
    odd: tuple[int, ...]  # the seats that had odd chips
    idle: int = 0  # the seats that gave up without facing a bet, while nobody has bet since
    burns: tuple[int, ...] = ()  # the cards that burn before the next streets, where it is not as always
    counted_all_in: tuple[tuple[int, int], ...] = ()  # chips of seats that count as all-in until the round is over
    given: tuple[tuple[int, int, int], ...] = ()  # what was paid out: the pot, the seat, the amount
    left: tuple[int, ...] = ()  # the seats whose hands are out, in the order in which they went


NOTHING_YET = Noted(-1, -1, 0, 0, 0, ())


@record
class State(NamedTuple):
    """One deal at one moment; `stage` is what has to happen next and `street` an index into the game's streets."""

    deal: Deal
    street: int
    stage: Stage
    round: Round
    pot: Pot
    cards: Cards
    secret: Secret
    noted: Noted

    @property
    def total(self) -> int:
        """All the chips of the deal; only an event that says so changes it."""
        counted_all_in = sum([chips for _, chips in self.noted.counted_all_in])
        return sum(self.round.stacks) + sum(self.round.bets) + self.pot.total + self.pot.raked + counted_all_in


HIDDEN = tuple((UNKNOWN,) * count for count in range(53))


@cache
def seats_in(mask: int, players: int) -> tuple[int, ...]:
    """The seats of a set of bits, in table order."""
    return tuple([seat for seat in range(players) if mask >> seat & 1])


@cache
def clockwise(mask: int, first: int, players: int) -> tuple[int, ...]:
    """The seats of a set of bits, clockwise from `first` on."""
    return tuple([seat % players for seat in range(first, first + players) if mask >> seat % players & 1])


def able(live: int, stacks: tuple[int, ...]) -> int:
    """The seats of a set of bits that have chips left, as bits; whoever calls may have seen that all have."""
    for seat, stack in enumerate(stacks):
        if not stack:
            live &= ~(1 << seat)
    return live


def after(seat: int, players: int) -> tuple[int, ...]:
    """All seats clockwise from the left of this one, itself last."""
    return AFTER[players][seat]


AFTER = tuple(
    tuple(tuple((seat + 1 + step) % players for step in range(players)) for seat in range(players))
    for players in range(24)
)
