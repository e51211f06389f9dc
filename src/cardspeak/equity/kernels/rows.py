"""Values of many hands, a hand a row of cards; a row with a number that is no card has `NO_HAND` instead."""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.compiling import kernel
from cardspeak.equity.kernels.hands import HIGH_MASK, LOW_FIELD, LOW_MASK, NONE, ONE, high_value, value
from cardspeak.equity.kernels.tables import (
    BITS,
    FIRST,
    HIGHS,
    INDEXES,
    KEYS,
    KEYS_OF_DECKS,
    NO_CARD,
    OFFSETS,
    SHORT,
    SUITED,
)

NO_HAND = np.uint16(65535)
EITHER = SUITED | ~(NO_CARD - ONE)

Cards = NDArray[np.uint8]
Out = NDArray[np.uint16]


@kernel
def rare(cards: Cards, row: int, key: np.uint64) -> np.uint16:
    """The value of seven cards of which five are of a suit, or one is no card."""
    if key >= NO_CARD:
        return NO_HAND
    bits = NONE
    for column in range(cards.shape[1]):
        bits |= BITS[cards[row, column]]
    return high_value(key, bits)


@kernel
def seven_high(cards: Cards, out: Out) -> bool:
    """Value rows of seven by the high ranking; return whether a row has no hand."""
    wrong = False
    for row in range(cards.shape[0]):
        key = (
            FIRST + KEYS[cards[row, 0]] + KEYS[cards[row, 1]] + KEYS[cards[row, 2]] + KEYS[cards[row, 3]]
            + KEYS[cards[row, 4]] + KEYS[cards[row, 5]] + KEYS[cards[row, 6]]
        )  # fmt: skip
        if key & EITHER:
            out[row] = rare(cards, row, key)
            wrong |= out[row] == NO_HAND
        else:
            out[row] = HIGHS[OFFSETS[key >> LOW_FIELD & HIGH_MASK] + INDEXES[key & LOW_MASK]]
    return wrong


@kernel
def twice(cards: Cards) -> int:
    """The first row in which a card comes twice, -1 where there is none; numbers that are no cards are passed over."""
    size = cards.shape[1]
    for row in range(cards.shape[0]):
        seen, summed = NONE, NONE
        for column in range(size):
            bit = BITS[cards[row, column]]
            seen |= bit
            summed += bit
        if seen != summed:
            return row
    return -1


@kernel
def twice_in_seven(cards: Cards) -> int:
    """The first of so many rows of seven in which a card comes twice, -1 where there is none.

    The bits of different cards add up to what they make together, with nothing carried.
    """
    wrong = NONE
    for row in range(cards.shape[0]):
        a, b, c = ONE << np.uint64(cards[row, 0]), ONE << np.uint64(cards[row, 1]), ONE << np.uint64(cards[row, 2])
        d, e, f = ONE << np.uint64(cards[row, 3]), ONE << np.uint64(cards[row, 4]), ONE << np.uint64(cards[row, 5])
        g = ONE << np.uint64(cards[row, 6])
        wrong |= (a | b | c | d | e | f | g) ^ (a + b + c + d + e + f + g)
    return twice(cards) if wrong else -1


@kernel
def ranked(cards: Cards, kind: int, out: Out) -> bool:
    """Value rows of five to nine cards by any ranking; return whether a row has no hand."""
    wrong = False
    size = cards.shape[1]
    deck = np.uint64(256 if kind == SHORT else 0)
    for row in range(cards.shape[0]):
        key, bits = FIRST, NONE
        for column in range(size):
            card = np.uint64(cards[row, column])
            key += KEYS_OF_DECKS[deck + card]
            bits |= BITS[card]
        if key >= NO_CARD:
            out[row], wrong = NO_HAND, True
        else:
            out[row] = value(kind, key, bits, size)
    return wrong
