"""Accounts: every chip that comes to a table comes from one, and goes to one when it leaves.

An account is a text: what kind of chips they are, and whose. The accounts of the house have no end.
"""

from typing import Literal, TypeAlias

from cardspeak.hand.state import State

RAKE = "house/rake"
FORFEITED = "house/forfeited"  # what a ruling has taken out of play, and may bring back
COUNTED = "house/counted"  # what a stack was found to hold more than was known, or less

Rows: TypeAlias = tuple[tuple[str, int], ...]  # chips by account


CLUB = "club"  # by which a club acts at its tables


def account_of(member: str, cards: Literal["order", "dictated"]) -> str:
    """Return the account of a member: training chips have theirs, chips at a real table another."""
    return f"{'training' if cards == 'order' else 'real'}/{member}"


def chips_of(tournament: str) -> str:
    """Return the account of a tournament's chips, by which it also acts at its tables."""
    return f"tournament/{tournament}"


def in_hand(member: str) -> str:
    """Return the account of the chips that a member of the club has in hand, away from any table."""
    return f"chips/{member}"


def taken(hand: State | None, chips: int) -> Rows:
    """Return so many chips that left the table in a hand by account: the rake, and what rulings took."""
    raked = hand.pot.raked if hand else 0
    return tuple([(account, amount) for account, amount in ((RAKE, raked), (FORFEITED, chips - raked)) if amount])
