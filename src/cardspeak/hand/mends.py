"""Mends: what a ruling wants done to a hand, as data; `mend` turns them into events."""

from typing import NamedTuple


class Void(NamedTuple):
    """Let the deal not count; everybody gets back what he put in, and whoever was paid gives it back."""


class Refund(NamedTuple):
    """Give chips back to a seat, out of its bet first and then out of the pot."""

    seat: int
    amount: int


class Kill(NamedTuple):
    """Declare a hand dead; where none is left the deal is void."""

    seat: int


class Restore(NamedTuple):
    """Bring a hand back that is out."""

    seat: int


class BarRaise(NamedTuple):
    """Let the player to act call or fold what he faces, and not raise it."""

    seat: int


class TakeOut(NamedTuple):
    """Take chips out of this hand, from the `stack`, from the `bets`, or such as were never counted (`found`).

    `to` says where they go: to nobody, or into the next pot.
    """

    seat: int
    amount: int
    source: str
    to: str = "nobody"


class PutRight(NamedTuple):
    """Make a bet of a wrong size the one that was due, for all who made or called it."""

    amount: int
    due: int


class Replace(NamedTuple):
    """Change a card of a seat (its position counts from 0) for the next of the stub; it burns next, or is burned."""

    seat: int
    position: int
    burns_next: bool


class ShuffleStub(NamedTuple):
    """Shuffle the stub; the new order, which is empty where it stays as it was told."""

    order: tuple[int, ...] = ()


class AwardAgain(NamedTuple):
    """Take the award back and award the pot once more."""


Mend = Void | Refund | Kill | Restore | BarRaise | TakeOut | PutRight | Replace | ShuffleStub | AwardAgain
