"""Hands of exactly two hole cards and three of the board, for every scale.

What three board cards add is summed once for all players, and a player's pairs once for all board threes.
Suits are looked at only where the board has three of one; a low only where it has three different ranks of
eight or less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from cardspeak.cards.five import WEIGHT, Scale, eight_masks, five_value
from cardspeak.cards.low import LOW_BIT

Holdings = Sequence[tuple[int, ...]]


def omaha_values(scale: Callable[[], Scale]) -> Callable[[Holdings, tuple[int, ...]], list[int]]:
    """The function that values holdings on a board by ``scale``; -1 while the board has fewer than three
    cards.
    """

    def values(holdings: Holdings, board: tuple[int, ...]) -> list[int]:
        ranks, flush, raises = scale()
        threes = list({WEIGHT[a] + WEIGHT[b] + WEIGHT[c] for a, b, c in combinations(board, 3)})
        if not threes:
            return [-1] * len(holdings)
        suit, masks = _flush_threes(board) if flush is not None else (-1, [])
        found = []
        for holding in holdings:
            if suit >= 0 and not raises:
                found.append(_spoiled(scale(), holding, board))
                continue
            weights = [WEIGHT[card] for card in holding]
            pairs = {a + b for a, b in combinations(weights, 2)}
            best = max([ranks[pair + three] for pair in pairs for three in threes], default=-1)
            if suit >= 0 and flush is not None:
                bits = [1 << (card >> 2) for card in holding if card & 3 == suit]
                if len(bits) >= 2:
                    suited = max([flush[a | b | mask] for a, b in combinations(bits, 2) for mask in masks])
                    best = max(best, suited)
            found.append(best)
        return found

    return values


def omaha_eight_values(holdings: Holdings, board: tuple[int, ...]) -> list[int]:
    """The eight-or-better low of every holding on the board, -1 where none qualifies."""
    bits = {LOW_BIT[card] for card in board} & _EIGHTS
    if len(bits) < 3:
        return [-1] * len(holdings)
    table = eight_masks()
    threes = [a | b | c for a, b, c in combinations(bits, 3)]
    found = []
    for holding in holdings:
        own = {LOW_BIT[card] for card in holding} & _EIGHTS
        twos = [a | b for a, b in combinations(own, 2)]
        found.append(max([table[two | three] for two in twos for three in threes], default=-1))
    return found


_EIGHTS = frozenset(1 << rank for rank in range(8))


def _flush_threes(board: tuple[int, ...]) -> tuple[int, list[int]]:
    """The suit of which the board has three or more and the rank masks of its threes; suit -1 when there is
    none.
    """
    suits = [card & 3 for card in board]
    for suit in set(suits):
        if suits.count(suit) >= 3:
            bits = [1 << (card >> 2) for card in board if card & 3 == suit]
            return suit, [a | b | c for a, b, c in combinations(bits, 3)]
    return -1, []


def _spoiled(scale: Scale, holding: tuple[int, ...], board: tuple[int, ...]) -> int:
    """The value where a flush may count against the hand: every two and three as cards, not as sums."""
    threes = list(combinations(board, 3))
    return max([five_value(scale, two + three) for two in combinations(holding, 2) for three in threes], default=-1)
