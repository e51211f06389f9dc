"""The high hand of five, six, seven or more cards, from the full deck and from the short one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cardspeak.cards.key import (
    FIVE_OF_A_SUIT,
    HIGH_MASK,
    KEY,
    KEY_START,
    LOW_BITS,
    LOW_MASK,
    PAIR,
    RANK_BITS,
    RANK_MASK,
    START,
    suit_mask,
)
from cardspeak.cards.tables import FLUSH, INDEX, OFFSET, VALUES, short_flushes, short_values
from cardspeak.cards.upcards import open_value


def evaluate7(cards: Sequence[int]) -> int:
    """The value of the best five of exactly seven cards, 1 for 7-5-4-3-2 to 7462 for a royal flush.

    The keys of the cards (``key``) are added, in pairs taken from a table. If no counter shows five of a
    suit, the two rank fields of the sum lead through two small tables to the place of the value. With five of
    a suit no full house or four of a kind is possible among seven cards, so the mask of that suit's ranks
    alone decides.
    """
    a, b, c, d, e, f, g = cards
    key = PAIR[a][b] + PAIR[c][d] + PAIR[e][f] + KEY_START[g]
    if key >> RANK_BITS & FIVE_OF_A_SUIT:
        return FLUSH[suit_mask(key >> RANK_BITS, (a, b, c, d, e, f, g))]
    return VALUES[OFFSET[key >> LOW_BITS & HIGH_MASK] + INDEX[key & LOW_MASK]]


def high_value(cards: tuple[int, ...]) -> int:
    """The value of the best five of five cards or more, on the scale of ``evaluate7``.

    Raises ``ValueError`` for fewer than five.
    """
    count = len(cards)
    if count == 5:
        a, b, c, d, e = cards
        key = PAIR[a][b] + PAIR[c][d] + KEY_START[e]
    elif count == 7:
        a, b, c, d, e, f, g = cards
        key = PAIR[a][b] + PAIR[c][d] + PAIR[e][f] + KEY_START[g]
    elif count == 6:
        a, b, c, d, e, f = cards
        key = PAIR[a][b] + PAIR[c][d] + PAIR[e][f] + START
    elif count > 7:
        return max(map(evaluate7, combinations(cards, 7)))
    else:
        raise ValueError(f"a high hand has five cards, {count} were given")
    if key >> RANK_BITS & FIVE_OF_A_SUIT:
        return FLUSH[suit_mask(key >> RANK_BITS, cards)]
    return VALUES[OFFSET[key >> LOW_BITS & HIGH_MASK] + INDEX[key & LOW_MASK]]


def high_best(holes: tuple[int, ...], board: tuple[int, ...]) -> int:
    """The value of a holding with the board; of fewer than five cards in all, that of open cards.

    Written out for two and five, where it is asked a million times.
    """
    if len(board) == 5 and len(holes) == 2:
        a, b = holes
        c, d, e, f, g = board
        key = PAIR[a][b] + PAIR[c][d] + PAIR[e][f] + KEY_START[g]
        if key >> RANK_BITS & FIVE_OF_A_SUIT:
            return FLUSH[suit_mask(key >> RANK_BITS, holes + board)]
        return VALUES[OFFSET[key >> LOW_BITS & HIGH_MASK] + INDEX[key & LOW_MASK]]
    cards = holes + board
    return high_value(cards) if len(cards) >= 5 else open_value(cards, "high")


def high_values(holdings: Sequence[tuple[int, ...]], board: tuple[int, ...]) -> list[int]:
    """The value of every holding with the board, whose key is summed once for all of two cards."""
    size = len(board)
    if not 3 <= size <= 5:
        return [high_best(holding, board) for holding in holdings]
    common = board_key(board)
    values = []
    for holding in holdings:
        if len(holding) != 2:
            values.append(high_best(holding, board))
            continue
        one, other = holding
        key = common + PAIR[one][other]
        if key >> RANK_BITS & FIVE_OF_A_SUIT:
            values.append(FLUSH[suit_mask(key >> RANK_BITS, holding + board)])
        else:
            values.append(VALUES[OFFSET[key >> LOW_BITS & HIGH_MASK] + INDEX[key & LOW_MASK]])
    return values


def board_key(board: tuple[int, ...]) -> int:
    """The sum to which the keys of two hole cards are added."""
    if len(board) == 5:
        a, b, c, d, e = board
        return PAIR[a][b] + PAIR[c][d] + KEY_START[e]
    return START + sum([KEY[card] for card in board])


def short_value(cards: tuple[int, ...]) -> int:
    """The value of the best five of five cards or more of the short deck, six and up.

    A flush beats a full house, three of a kind ranks below a straight, and A-6-7-8-9 is the lowest straight.
    The scale is the short deck's own (1 the worst). Raises ``ValueError`` for fewer than five cards,
    ``KeyError`` for a card below a six.
    """
    count = len(cards)
    if count > 7:
        return max(map(short_value, combinations(cards, 7)))
    if count < 5:
        raise ValueError(f"a high hand has five cards, {count} were given")
    key = board_key(cards)
    if key >> RANK_BITS & FIVE_OF_A_SUIT:
        return short_flushes()[suit_mask(key >> RANK_BITS, cards)]
    return short_values()[key & RANK_MASK]
