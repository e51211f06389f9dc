"""Moves: what a player does, as people say it, without the seat: `fold()`, `raise_to(600)`, `show("As Kd")`.

A move becomes the command of a seat when it is called with one.
"""

from collections.abc import Callable, Iterable

from cardspeak.cards.card import parse_cards
from cardspeak.hand import commands as c

Move = Callable[[int], c.Command]
Cards = str | Iterable[int]  # cards as people write them, or by their numbers


def fold() -> Move:
    """Give up the hand."""
    return c.Fold


def check() -> Move:
    """Let the turn pass."""
    return c.Check


def call() -> Move:
    """Match the bet."""
    return c.Call


def bet(amount: int) -> Move:
    """Bet this much."""
    return raise_to(amount)


def raise_to(total: int) -> Move:
    """Raise to a total in front of the player."""
    return lambda seat: c.RaiseTo(seat, total)


def raise_by(increment: int) -> Move:
    """Raise by an increment."""
    return lambda seat: c.RaiseBy(seat, increment)


def all_in() -> Move:
    """Put everything in."""
    return c.AllIn


def bring_in() -> Move:
    """Pay the bring-in."""
    return c.BringIn


def draw(cards: Cards = ()) -> Move:
    """Throw these cards away and draw as many; none stands pat."""
    thrown = _numbered(cards)
    return lambda seat: c.Discard(seat, (), thrown)


def show(cards: Cards = ()) -> Move:
    """Table the hand; name the cards where nobody knows them."""
    shown = _numbered(cards)
    return lambda seat: c.Show(seat, shown)


def muck() -> Move:
    """Give up the claim without showing."""
    return c.Muck


def play_board() -> Move:
    """Claim the board as the hand, without showing."""
    return c.PlayBoard


def _numbered(cards: Cards) -> tuple[int, ...]:
    return parse_cards(cards) if isinstance(cards, str) else tuple(cards)
