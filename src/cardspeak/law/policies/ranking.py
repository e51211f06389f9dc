"""Policies of the ranking: the rankings are tables in `cards`; these say which part of the tables a clause states."""

from cardspeak.law.policy import policy

CATEGORIES = (
    "straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pair",
    "pair",
    "high_card",
)


@policy("rank.size")
def five_cards() -> int:
    """The best five cards; no sixth counts."""
    return 5


@policy("rank.order")
def standard_order() -> bool:
    """From the royal flush down to the high card, as everywhere."""
    return True


@policy("rank.aces")
def low_in_straights() -> bool:
    """High everywhere, and low in a straight and a straight flush."""
    return True


@policy("rank.equal")
def same_five_ranks() -> bool:
    """Hands of the same five ranks are equal; suits never decide."""
    return True


def by_ranks() -> bool:
    """By the ranks of the five cards, the most important first."""
    return True


for _category in CATEGORIES:
    policy(f"rank.{_category}")(by_ranks)
