"""The key of a card: a number whose sums tell how many cards there are of every rank and every suit.

A key has three fields, from the low end: 16 bits for the ranks deuce to eight, 14 bits for nine to ace, then
four suit counters of four bits. A rank adds a weight to its field. The weights are chosen so that no two
collections of at most seven cards, four of a rank at most, have the same sum: each the smallest that keeps
apart from those before it, which ``scripts/make_tables.py`` verifies each time. The suit counters start at
three, so the fifth card of a suit sets the top bit of its counter. Keys may be added in any order, so the key
of a board is summed once for all players.
"""

from __future__ import annotations

LOW_WEIGHTS = (1, 5, 24, 112, 521, 2247, 9244)
HIGH_WEIGHTS = (1, 5, 24, 112, 521, 2247)
LOW_BITS = 16
RANK_BITS = 30
LOW_MASK = (1 << LOW_BITS) - 1
HIGH_MASK = (1 << RANK_BITS - LOW_BITS) - 1
RANK_MASK = (1 << RANK_BITS) - 1

START = 0x3333 << RANK_BITS
"""What a sum of keys starts with: every suit counter at three, so that five cards make eight."""

FIVE_OF_A_SUIT = 0x8888
"""The top bits of the suit counters, for a key moved right by ``RANK_BITS``."""

RANK_WEIGHTS = LOW_WEIGHTS + tuple(weight << LOW_BITS for weight in HIGH_WEIGHTS)

KEY = [RANK_WEIGHTS[card >> 2] + (1 << RANK_BITS + 4 * (card & 3)) for card in range(52)]
"""The key of every card; an unknown card has none and raises ``IndexError``, since it cannot be ranked."""

PAIR = [[one + other for other in KEY] for one in KEY]
"""The keys of two cards together: a look-up is cheaper in Python than adding two numbers of this size."""

KEY_START = [START + key for key in KEY]
"""The key of a card that opens a sum."""

MASKS = [[1 << (card >> 2) if card & 3 == suit else 0 for card in range(52)] for suit in range(4)]
"""By suit and card: the bit of the card's rank if it is of the suit, else nothing."""


def suit_mask(counters: int, cards: tuple[int, ...] | list[int]) -> int:
    """The ranks, as 13 bits, of the suit that ``counters`` (a key's suit field) shows five times among
    ``cards``.
    """
    if counters & 8:
        bits = MASKS[0]
    elif counters & 0x80:
        bits = MASKS[1]
    elif counters & 0x800:
        bits = MASKS[2]
    else:
        bits = MASKS[3]
    return sum([bits[card] for card in cards])
