"""Badugi: the most cards, up to four, of which no two share a rank or a suit; among as many, the lowest, ace
low.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from cardspeak.cards.low import LOW_BIT, low_mask


@cache
def _values() -> dict[int, int]:
    """The value of one to four ranks by their mask: more ranks are better, then the lower highest rank, and
    so on.
    """
    order = [sum([1 << r for r in c]) for size in range(1, 5) for c in combinations(range(12, -1, -1), size)]
    return {mask: value for value, mask in enumerate(order, 1)}


def badugi_value(cards: tuple[int, ...]) -> int:
    """The value of the best badugi hand among the cards: 1 for a lone king to 1092 for 4-3-2-A of four suits.

    Raises ``ValueError`` without cards.
    """
    values = _values()
    if len(cards) == 4 and len({card & 3 for card in cards}) == 4:
        value = values.get(low_mask(cards), 0)
        if value > 377:  # four ranks too: complete
            return value
    if not cards:
        raise ValueError("a badugi hand needs a card")
    # Sets of cards without a shared rank or suit, grown card by card: at most fifteen for a holding of four.
    partial = [(0, 0)]
    for card in cards:
        rank, suit = LOW_BIT[card], 1 << (card & 3)
        partial += [(ranks | rank, suits | suit) for ranks, suits in partial if not (ranks & rank or suits & suit)]
    return max([values[ranks] for ranks, _ in partial[1:]])


def badugi_cards(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that make the best badugi hand, the highest first, ace low; the first that do when several
    would.
    """
    best = badugi_value(cards)
    for size in range(min(4, len(cards)), 0, -1):
        for chosen in combinations(cards, size):
            ranks = low_mask(chosen)
            apart = ranks.bit_count() == size and len({card & 3 for card in chosen}) == size
            if apart and _values()[ranks] == best:
                return tuple(sorted(chosen, key=LOW_BIT.__getitem__, reverse=True))
    raise ValueError("a badugi hand needs a card")
