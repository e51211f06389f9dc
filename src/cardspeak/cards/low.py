"""Low hands of any number of cards: ace-to-five, eight or better, deuce-to-seven; a higher value is a better
low.
"""

from __future__ import annotations

from itertools import combinations

from cardspeak.cards.five import ace_masks, ace_scale, deuce_map, deuce_scale, eight_masks, five_value
from cardspeak.cards.high import high_value

LOW_BIT = [1 << ((card >> 2) + 1) % 13 for card in range(52)]
"""By card: the bit of its rank with the ace lowest."""


def low_mask(cards: tuple[int, ...]) -> int:
    """The ranks of the cards as 13 bits, the ace lowest."""
    mask = 0
    for card in cards:
        mask |= LOW_BIT[card]
    return mask


def ace_value(cards: tuple[int, ...]) -> int:
    """The ace-to-five value of the best five of five cards or more: 6175 is 5-4-3-2-A.

    Raises ``ValueError`` for fewer than five.
    """
    value = ace_masks()[low_mask(cards)]
    if value:
        return value
    if len(cards) < 5:
        raise ValueError(f"a low has five cards, {len(cards)} were given")
    # Without five ranks the low has a pair: rare enough to try every five.
    scale = ace_scale()
    return max([five_value(scale, chosen) for chosen in combinations(cards, 5)])


def eight_value(cards: tuple[int, ...]) -> int:
    """The ace-to-five value of the best five different ranks of ace to eight, -1 without such a low."""
    return eight_masks()[low_mask(cards) & 255]


def deuce_value(cards: tuple[int, ...]) -> int:
    """The deuce-to-seven value of the best five of five cards or more: 7462 is 7-5-4-3-2 of several suits.

    Raises ``ValueError`` for fewer than five.
    """
    if len(cards) == 5:
        return deuce_map()[high_value(cards)]
    if len(cards) < 5:
        raise ValueError(f"a low has five cards, {len(cards)} were given")
    scale = deuce_scale()
    return max([five_value(scale, chosen) for chosen in combinations(cards, 5)])
