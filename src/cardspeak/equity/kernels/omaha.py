"""Hands of exactly two hole cards and three of the board, with four to six hole cards and three to five on the board.

Ranks alone are looked up by pair and three (`fives`). Suits are looked at where the board has three of one and the
holding two: there a flush can only raise a hand, but in deuce-to-seven it spoils one.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.compiling import count, kernel
from cardspeak.equity.kernels.fives import FIVES, OF_A_KIND, PAIR_NUMBERS, PAIRS, THREE_NUMBERS
from cardspeak.equity.kernels.hands import NONE, ONE, RANKS
from cardspeak.equity.kernels.tables import ACE, BITS, DEUCE, FLUSHES, MASKS, SHORT

NO_HAND = np.uint16(65535)
NO_SUIT = np.uint64(64)
Cards = NDArray[np.uint8]
Numbers = NDArray[np.uint16]


@kernel
def pairs_of(holes: Cards, size: int, found: Numbers) -> int:
    """Number the pairs of ranks of a holding; how many there are is returned."""
    at = 0
    for one in range(size):
        row = np.uint64(holes[one] >> 2) * np.uint64(13)
        for other in range(one + 1, size):
            found[at] = PAIR_NUMBERS[row + np.uint64(holes[other] >> 2)]
            at += 1
    return at


@kernel
def threes_of(board: Cards, size: int, found: Numbers) -> int:
    """Number the threes of ranks of a board; how many there are is returned."""
    at = 0
    for one in range(size):
        for other in range(one + 1, size):
            row = (np.uint64(board[one] >> 2) * np.uint64(13) + np.uint64(board[other] >> 2)) * np.uint64(13)
            for third in range(other + 1, size):
                found[at] = THREE_NUMBERS[row + np.uint64(board[third] >> 2)]
                at += 1
    return at


@kernel
def shared_suit(holes: np.uint64, board: np.uint64) -> np.uint64:
    """How far the ranks stand of the suit of which the board has three and the holding two; 64 without one."""
    for suit in (np.uint64(0), np.uint64(13), np.uint64(26), np.uint64(39)):
        if count(board >> suit & RANKS) >= np.uint64(3):
            return suit if count(holes >> suit & RANKS) >= np.uint64(2) else NO_SUIT
    return NO_SUIT


@kernel
def best_flush(kind: int, holes: np.uint64, board: np.uint64) -> np.uint16:
    """The best flush of two ranks of a holding and three of a board, all of one suit."""
    best, first = np.uint16(0), np.uint64(kind * MASKS)
    a = holes
    while a:
        one = a & (NONE - a)
        a ^= one
        b = a
        while b:
            two = one | b & (NONE - b)
            b &= b - ONE
            c = board
            while c:
                three = two | c & (NONE - c)
                c &= c - ONE
                d = c
                while d:
                    four = three | d & (NONE - d)
                    d &= d - ONE
                    e = d
                    while e:
                        best = max(best, FLUSHES[first + (four | e & (NONE - e))])
                        e &= e - ONE
    return best


@kernel
def best_pair(kind: int, pairs: Numbers, many: int, threes: Numbers, more: int) -> np.uint16:
    """The best value by ranks alone of the numbered pairs and threes."""
    best, first = np.uint16(0), np.uint64(kind * OF_A_KIND)
    for three in range(more):
        row = first + np.uint64(threes[three]) * np.uint64(PAIRS)
        for pair in range(many):
            best = max(best, FIVES[row + np.uint64(pairs[pair])])
    return best


@kernel
def spoiled(holes: Cards, size: int, board: Cards, more: int) -> np.uint16:
    """The best deuce-to-seven low where a flush may be among the hands: each of them as cards."""
    best = np.uint16(0)
    for i in range(size):
        for j in range(i + 1, size):
            pair = np.uint64(PAIR_NUMBERS[np.uint64(holes[i] >> 2) * np.uint64(13) + np.uint64(holes[j] >> 2)])
            for k in range(more):
                for m in range(k + 1, more):
                    for n in range(m + 1, more):
                        a, b, c, d, e = holes[i], holes[j], board[k], board[m], board[n]
                        if a & 3 == b & 3 == c & 3 == d & 3 == e & 3:
                            ranks = ONE << np.uint64(a >> 2) | ONE << np.uint64(b >> 2) | ONE << np.uint64(c >> 2)
                            ranks |= ONE << np.uint64(d >> 2) | ONE << np.uint64(e >> 2)
                            best = max(best, FLUSHES[np.uint64(DEUCE * MASKS) + ranks])
                        else:
                            row = (np.uint64(c >> 2) * np.uint64(13) + np.uint64(d >> 2)) * np.uint64(13)
                            three = np.uint64(THREE_NUMBERS[row + np.uint64(e >> 2)])
                            place = np.uint64(DEUCE * OF_A_KIND) + three * np.uint64(PAIRS) + pair
                            best = max(best, FIVES[place])
    return best


@kernel
def omaha_rows(cards: Cards, size: int, kind: int, out: Numbers) -> bool:
    """Value rows of so many hole cards and a board after them; return whether a row has no hand."""
    none = False
    pairs, threes = np.empty(15, np.uint16), np.empty(10, np.uint16)
    width = cards.shape[1]
    lowest = 16 if kind == SHORT else 0
    for row in range(cards.shape[0]):
        line = cards[row]
        held, laid, wrong = NONE, NONE, False
        for column in range(width):
            card = line[column]
            if card >= 52 or card < lowest:
                wrong = True
            elif column < size:
                held |= BITS[card]
            else:
                laid |= BITS[card]
        if wrong:
            out[row], none = NO_HAND, True
            continue
        suit = NO_SUIT if kind >= ACE else shared_suit(held, laid)
        if suit < NO_SUIT and kind == DEUCE:
            out[row] = spoiled(line, size, line[size:], width - size)
            continue
        many, more = pairs_of(line, size, pairs), threes_of(line[size:], width - size, threes)
        best = best_pair(kind, pairs, many, threes, more)
        if suit < NO_SUIT:
            best = max(best, best_flush(kind, held >> suit & RANKS, laid >> suit & RANKS))
        out[row] = best
    return none
