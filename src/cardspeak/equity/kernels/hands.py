"""What one hand is worth, given its two sums: the keys of its cards, and their bits."""

import numpy as np

from cardspeak.equity.kernels.compiling import kernel, lowest
from cardspeak.equity.kernels.tables import (
    ACE,
    ACES,
    BADUGI,
    BADUGIS,
    DEUCE,
    EIGHT,
    EIGHTS,
    FLUSHES,
    HIGH_FLUSHES,
    HIGHS,
    INDEXES,
    KEYS_OF_BITS,
    MASKS,
    OFFSETS,
    STRIDE,
    SUITED,
    VALUES_OF_RANKS,
)

ONE = np.uint64(1)
LOW_FIELD, LOW_MASK = np.uint64(16), np.uint64((1 << 16) - 1)
HIGH_MASK = np.uint64((1 << 14) - 1)
RANKS = np.uint64(MASKS - 1)
SUIT = np.uint64(13)
NONE = np.uint64(0)
COUNTERS = (np.uint64(1 << 33), np.uint64(1 << 37), np.uint64(1 << 41))


@kernel
def suited_ranks(key: np.uint64, bits: np.uint64) -> np.uint64:
    """The ranks of the suit of which the key shows five."""
    if key & COUNTERS[0]:
        return bits & RANKS
    if key & COUNTERS[1]:
        return bits >> SUIT & RANKS
    if key & COUNTERS[2]:
        return bits >> np.uint64(26) & RANKS
    return bits >> np.uint64(39) & RANKS


@kernel
def high_value(key: np.uint64, bits: np.uint64) -> np.uint16:
    """The high value of five to seven cards; the key has begun with `FIRST`."""
    if key & SUITED:
        return HIGH_FLUSHES[suited_ranks(key, bits)]
    return HIGHS[OFFSETS[key >> LOW_FIELD & HIGH_MASK] + INDEXES[key & LOW_MASK]]


@kernel
def all_ranks(bits: np.uint64) -> np.uint64:
    """The ranks of a hand, of whatever suit."""
    return (bits | bits >> SUIT | bits >> np.uint64(26) | bits >> np.uint64(39)) & RANKS


@kernel
def badugi_of_bits(bits: np.uint64) -> np.uint16:
    """The badugi value of one card or more: a rank of each suit, or none, all different."""
    clubs, diamonds = bits & RANKS, bits >> SUIT & RANKS
    hearts, spades = bits >> np.uint64(26) & RANKS, bits >> np.uint64(39) & RANKS
    best = np.uint16(0)
    a = clubs
    while True:
        one = a & (NONE - a)
        b = diamonds & ~one
        while True:
            two = one | b & (NONE - b)
            c = hearts & ~two
            while True:
                three = two | c & (NONE - c)
                d = spades & ~three
                while True:
                    value = BADUGIS[three | d & (NONE - d)]
                    if value > best:
                        best = value
                    if d == NONE:
                        break
                    d &= d - ONE
                if c == NONE:
                    break
                c &= c - ONE
            if b == NONE:
                break
            b &= b - ONE
        if a == NONE:
            break
        a &= a - ONE
    return best


@kernel
def of_seven(kind: int, key: np.uint64, bits: np.uint64) -> np.uint16:
    """The value of five to seven cards by the ranks, with flushes but not yet those that spoil a low of six or more."""
    if kind != ACE and key & SUITED:
        return FLUSHES[np.uint64(kind * MASKS) + suited_ranks(key, bits)]
    return VALUES_OF_RANKS[
        np.int64(kind * STRIDE) + np.int64(OFFSETS[key >> LOW_FIELD & HIGH_MASK]) + np.int64(INDEXES[key & LOW_MASK])
    ]


@kernel
def value(kind: int, key: np.uint64, bits: np.uint64, size: int) -> np.uint16:
    """The value of five to nine cards by a ranking; 0 where no hand qualifies."""
    if kind == EIGHT:
        return EIGHTS[all_ranks(bits)]
    if kind == BADUGI:
        return badugi_of_bits(bits)
    if size == 5 or (size <= 7 and (kind != DEUCE or key & SUITED == NONE)):
        return of_seven(kind, key, bits)
    if kind == ACE:
        best = ACES[all_ranks(bits)]
        if best:
            return best
    most = 5 if kind == DEUCE else 7
    return best_without(kind, key, bits, size - most)


@kernel
def best_without(kind: int, key: np.uint64, bits: np.uint64, out: int) -> np.uint16:
    """The best value with so many of the cards left out, one to four."""
    best = np.uint16(0)
    a = bits
    while a:
        one, one_key = a & (NONE - a), key - KEYS_OF_BITS[lowest(a)]
        a &= a - ONE
        if out == 1:
            best = max(best, of_seven(kind, one_key, bits ^ one))
            continue
        b = a
        while b:
            two, two_key = one | b & (NONE - b), one_key - KEYS_OF_BITS[lowest(b)]
            b &= b - ONE
            if out == 2:
                best = max(best, of_seven(kind, two_key, bits ^ two))
                continue
            c = b
            while c:
                three, three_key = two | c & (NONE - c), two_key - KEYS_OF_BITS[lowest(c)]
                c &= c - ONE
                if out == 3:
                    best = max(best, of_seven(kind, three_key, bits ^ three))
                    continue
                d = c
                while d:
                    four, four_key = three | d & (NONE - d), three_key - KEYS_OF_BITS[lowest(d)]
                    d &= d - ONE
                    best = max(best, of_seven(kind, four_key, bits ^ four))
    return best
