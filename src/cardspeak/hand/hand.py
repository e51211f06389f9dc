"""`Hand`: one deal with verbs for people, immutable like the state it holds.

hand = hand.act(hand.to_act, raise_to(600))
"""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from cardspeak.finding import finding
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.pots import PotSize, pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, State
from cardspeak.hand.view import SPECTATOR, told, view
from cardspeak.law.law import Law
from cardspeak.record import record


class RefusedError(ValueError):
    """A command was refused; `refused` says why, under which clause, and what would be allowed."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused))
        self.refused = refused


@record
class Move(NamedTuple):
    """What a player wants to do, without the seat: made by `fold()`, `raise_to(600)` and the like."""

    verb: str
    amount: int = 0
    cards: tuple[int, ...] = ()

    def by(self, seat: int) -> c.Command:
        """Return the command of this seat."""
        makers: dict[str, Callable[[int], c.Command]] = {
            "fold": c.Fold,
            "check": c.Check,
            "call": c.Call,
            "all in": c.AllIn,
            "bring in": c.BringIn,
            "muck": c.Muck,
            "play the board": c.PlayBoard,
        }
        if self.verb in makers:
            return makers[self.verb](seat)
        if self.verb == "raise by":
            return c.RaiseBy(seat, self.amount)
        if self.verb == "show":
            return c.Show(seat, self.cards)
        if self.verb == "draw":
            return c.Discard(seat, (), self.cards)
        return c.RaiseTo(seat, self.amount)


def fold() -> Move:
    """Give up the hand."""
    return Move("fold")


def check() -> Move:
    """Let the turn pass."""
    return Move("check")


def call() -> Move:
    """Match the bet."""
    return Move("call")


def bet(amount: int) -> Move:
    """Bet this much."""
    return Move("bet", amount)


def raise_to(total: int) -> Move:
    """Raise to a total in front of the player."""
    return Move("raise to", total)


def raise_by(increment: int) -> Move:
    """Raise by an increment."""
    return Move("raise by", increment)


def all_in() -> Move:
    """Put everything in."""
    return Move("all in")


def bring_in() -> Move:
    """Pay the bring-in."""
    return Move("bring in")


def draw(cards: Iterable[int] = ()) -> Move:
    """Throw these cards away and draw as many; none stands pat."""
    return Move("draw", 0, tuple(cards))


def show(cards: Iterable[int] = ()) -> Move:
    """Table the hand; name the cards where nobody knows them."""
    return Move("show", 0, tuple(cards))


def muck() -> Move:
    """Give up the claim without showing."""
    return Move("muck")


class Hand:
    """One deal under one law: its state now, and every event since it began."""

    __slots__ = ("events", "law", "state")

    def __init__(self, state: State, law: Law, events: tuple[e.Event, ...]) -> None:
        self.state = state
        self.law = law
        self.events = events

    @classmethod
    def begin(cls, deal: Deal, law: Law, order: Sequence[int] = ()) -> "Hand":
        """Begin a deal with the order of a shuffled deck; without one, nobody knows the cards."""
        return cls._after(None, c.Begin(deal, tuple(order)), law, ())

    @classmethod
    def rebuilt(cls, events: Sequence[e.Event], law: Law) -> "Hand":
        """Fold stored events into the hand that they tell."""
        state = evolve(None, events[0])
        for event in events[1:]:
            state = evolve(state, event)
        return cls(state, law, tuple(events))

    @classmethod
    def _after(cls, state: State | None, command: c.Command, law: Law, before: tuple[e.Event, ...]) -> "Hand":
        outcome = step(state, command, law)
        if isinstance(outcome, Refused):
            raise RefusedError(outcome)
        return cls(outcome[0], law, before + tuple(outcome[1]))

    def do(self, command: c.Command) -> "Hand":
        """Return the hand after a command; `RefusedError` leaves this one as it is."""
        return Hand._after(self.state, command, self.law, self.events)

    def act(self, seat: int | str, move: Move) -> "Hand":
        """Return the hand after a player's move; a seat is a number from 0 or a name."""
        return self.do(move.by(self.seat(seat)))

    def seat(self, name: int | str) -> int:
        """Return the number of a seat, whose name may be given."""
        if isinstance(name, int):
            return name
        if name not in self.state.deal.seats:
            seats = ", ".join(self.state.deal.seats)
            raise RefusedError(
                Refused("no_such_seat", {"seat": name}, self.law.cites("turn.order"), finding("any_of", names=seats))
            )
        return self.state.deal.seats.index(name)

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is; none when the dealer or nobody has to do something."""
        queue = self.state.round.queue
        return queue[0] if queue else None

    @property
    def options(self) -> dict[str, tuple[int, int]]:
        """What the player to act may do, each with its least and most amount."""
        return options(self.state, self.law) if self.state.stage == "betting" else {}

    @property
    def pots(self) -> tuple[PotSize, ...]:
        """The main pot and the side pots, without the bets on the table."""
        return pots(self.state)

    @property
    def stacks(self) -> dict[str, int]:
        """The chips behind, by name."""
        return dict(zip(self.state.deal.seats, self.state.round.stacks, strict=True))

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.stage == "over"

    def seen_by(self, seat: int | str | None = None) -> State:
        """Return what this seat may know of the hand; without one, what a spectator may."""
        return view(self.state, SPECTATOR if seat is None else self.seat(seat))

    def told_to(self, seat: int | str | None = None) -> tuple[e.Event, ...]:
        """Return the events as this seat saw them."""
        place = SPECTATOR if seat is None else self.seat(seat)
        return tuple(told(self.events, place))
