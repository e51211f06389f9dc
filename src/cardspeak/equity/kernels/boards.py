"""Exact showdowns over all boards: boards of the same ranks are counted as one, since suits matter only for flushes.

First every set of ranks that may come is listed, with the number of boards that have it. Then, for each suit in which
somebody could have a flush, the cards of that suit and the ranks of the others: these boards are taken out of the first
count and come in again with the flush. Before the flop that is some 40,000 entries for 1,712,304 boards.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import count, inlined, kernel, lowest
from cardspeak.equity.kernels.hands import HIGH_MASK, LOW_FIELD, LOW_MASK, NONE, ONE
from cardspeak.equity.kernels.omaha import best_flush, best_pair, pairs_of, threes_of
from cardspeak.equity.kernels.sets import CHOOSE, SET_STARTS, SETS, WEIGHTS
from cardspeak.equity.kernels.tables import (
    EIGHT,
    EIGHTS,
    FIRST,
    FLUSHES,
    HIGH,
    HIGHS,
    INDEXES,
    MASKS,
    OFFSETS,
    STRIDE,
    VALUES_OF_RANKS,
)

MOST = 160_000
"""So many entries there are at most."""

Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]


@kernel
def ways(ranks: Cards, size: int | np.int64, left: Counts) -> int:
    """In how many ways these ranks, in order, come of so many cards left of each."""
    found, at = 1, 0
    while at < size:
        end = at + 1
        while end < size and ranks[end] == ranks[at]:
            end += 1
        if end - at > left[ranks[at]]:
            return 0
        found *= CHOOSE[left[ranks[at]], end - at]
        at = end
    return found


@kernel
def entries(
    board: Cards, missing: int, stub: NDArray[np.uint64], own: NDArray[np.uint64], two: bool,
    ranks: Cards, suits: Cards, masks: NDArray[np.uint64], times: Counts,
) -> int:  # fmt: skip
    """List the boards that may come: their ranks, the suit of a possible flush (4 for none), its ranks, their number.

    `stub` are the ranks of each suit that may still come, `own` those that each player holds (a row of four); with
    `two` exactly two of them play.
    """
    size = board.shape[0] + missing
    left = np.zeros(13, np.int64)
    for suit in range(4):
        for rank in range(13):
            left[rank] += np.int64(stub[suit] >> np.uint64(rank) & ONE)
    laid = np.zeros(4, np.uint64)
    for card in board:
        laid[card & 3] |= ONE << np.uint64(card >> 2)
    at = 0
    for row in range(SET_STARTS[missing], SET_STARTS[missing + 1]):
        number = ways(SETS[row], missing, left)
        if number:
            for column in range(size):
                ranks[at, column] = SETS[row, column] if column < missing else board[column - missing] >> 2
            suits[at], masks[at], times[at] = 4, NONE, number
            at += 1
    rest = np.empty(13, np.int64)
    for suit in range(4):
        most = np.uint64(0)
        for player in range(own.shape[0]):
            most = max(most, count(own[player, suit]))
        most = min(most, np.uint64(2))
        if two and most < np.uint64(2):
            continue
        had = np.int64(count(laid[suit]))
        need = max(np.int64(5) - np.int64(most) - had, np.int64(0))
        if need > missing:
            continue
        for rank in range(13):
            rest[rank] = left[rank] - np.int64(stub[suit] >> np.uint64(rank) & ONE)
        mask = stub[suit]
        while True:
            come = np.int64(count(mask))
            if need <= come <= missing:
                others = missing - come
                for row in range(SET_STARTS[others], SET_STARTS[others + 1]):
                    number = ways(SETS[row], others, rest)
                    if number:
                        for column in range(others):
                            ranks[at, column] = SETS[row, column]
                        place, bits = others, mask
                        while bits:
                            ranks[at, place] = lowest(bits)
                            bits &= bits - ONE
                            place += 1
                        for card in board:
                            ranks[at, place] = card >> 2
                            place += 1
                        suits[at], masks[at], times[at] = suit, mask | laid[suit], number
                        at += 1
            if mask == NONE:
                break
            mask = (mask - ONE) & stub[suit]
    return at


@inlined
def add_up(
    kind: int, low: bool, two: bool, holes: Cards, held: NDArray[np.uint64], number: int, size: int,
    ranks: Cards, suits: Cards, masks: NDArray[np.uint64], times: Counts, weight: int, found: NDArray[np.uint16],
    outcomes: Counts, made: Counts,
) -> None:  # fmt: skip
    """Add up the outcomes of holdings of which any cards play, or with `two` exactly two.

    `outcomes` counts, for each set of players as bits who have the best high hand, for each who have the best low. With
    `two` a value by ranks alone is `found` once, by side, player and the ranks of the board, whose entry comes first.
    """
    players = held.shape[0]
    keys, bits, values = np.empty(players, np.uint64), np.empty(players, np.uint64), np.empty(players, np.int64)
    pairs, threes, laid = np.empty((players, 15), np.uint16), np.empty(10, np.uint16), np.empty(size, np.uint8)
    many = 0
    for player in range(players):
        keys[player], bits[player] = NONE, NONE
        for card in holes[player]:
            keys[player] += WEIGHTS[card >> 2]
            bits[player] |= ONE << np.uint64(card >> 2)
        if two:
            many = pairs_of(holes[player], holes.shape[1], pairs[player])
    base = np.int64(kind * STRIDE)
    wanted = made.shape[0] > 0
    for at in range(number):
        key, mask = FIRST, NONE
        for place in range(size):
            key += WEIGHTS[ranks[at, place]]
            mask |= ONE << np.uint64(ranks[at, place])
        suit, spot = suits[at], OFFSETS[key >> LOW_FIELD & HIGH_MASK] + INDEXES[key & LOW_MASK]
        if two and suit == 4:
            for place in range(size):
                laid[place] = ranks[at, place] << 2
            more = threes_of(laid, size, threes)
            for player in range(players):
                found[0, player, spot] = best_pair(kind, pairs[player], many, threes, more)
                if low:
                    found[1, player, spot] = best_pair(EIGHT, pairs[player], many, threes, more)
        best, winners, least, lows = np.int64(-1), 0, np.int64(0), 0
        for player in range(players):
            if two:
                value = np.int64(found[0, player, spot])
            else:
                summed = key + keys[player]
                there = OFFSETS[summed >> LOW_FIELD & HIGH_MASK] + INDEXES[summed & LOW_MASK]
                value = np.int64(HIGHS[there] if kind == HIGH else VALUES_OF_RANKS[base + there])
            values[player] = value
            if value > best:
                best, winners = value, 1 << player
            elif value == best:
                winners |= 1 << player
            if low:
                value = np.int64(found[1, player, spot] if two else EIGHTS[mask | bits[player]])
                if value > least:
                    least, lows = value, 1 << player
                elif value == least and value:
                    lows |= 1 << player
        change = times[at] * weight
        if suit == 4:
            outcomes[winners, lows] += change
            if wanted:
                for player in range(players):
                    made[player, CLASSES[kind, values[player]]] += change
            continue
        outcomes[winners, lows] -= change
        best, winners = np.int64(-1), 0
        for player in range(players):
            value, mine = values[player], held[player, suit]
            flush = np.int64(0)
            if two:
                if count(mine) >= np.uint64(2):
                    flush = np.int64(best_flush(kind, mine, masks[at]))
            elif count(mine | masks[at]) >= np.uint64(5):
                flush = np.int64(FLUSHES[np.uint64(kind * MASKS) + (mine | masks[at])])
            if flush:
                flush = max(flush, value)
                if wanted:
                    made[player, CLASSES[kind, value]] -= change
                    made[player, CLASSES[kind, flush]] += change
                value = flush
            if value > best:
                best, winners = value, 1 << player
            elif value == best:
                winners |= 1 << player
        outcomes[winners, lows] += change


@kernel
def all_boards(
    kind: int, low: bool, two: bool, deals: NDArray[np.uint8], weights: Counts, board: Cards, missing: int,
    deck: NDArray[np.uint64], outcomes: Counts, made: Counts,
) -> None:  # fmt: skip
    """Add up the outcomes of each deal of holdings (deal, player, card), so many times each, over all boards.

    `deck` are the ranks of each suit that nobody is known to have but the players of a deal.
    """
    size = board.shape[0] + missing
    ranks, suits = np.empty((MOST, 5), np.uint8), np.empty(MOST, np.uint8)
    masks, times = np.empty(MOST, np.uint64), np.empty(MOST, np.int64)
    players = deals.shape[1]
    held, stub = np.empty((players, 4), np.uint64), np.empty(4, np.uint64)
    found = np.empty((2 if low else 1, players if two else 0, STRIDE), np.uint16)
    for deal in range(deals.shape[0]):
        for suit in range(4):
            stub[suit] = deck[suit]
            for player in range(players):
                held[player, suit] = NONE
        for player in range(players):
            for card in deals[deal, player]:
                held[player, card & 3] |= ONE << np.uint64(card >> 2)
                stub[card & 3] &= ~(ONE << np.uint64(card >> 2))
        number = entries(board, missing, stub, held, two, ranks, suits, masks, times)
        holes, weight = deals[deal], weights[deal]
        if two:  # written out twice, as a loop of its own is a quarter faster
            add_up(
                kind, low, True, holes, held, number, size, ranks, suits, masks, times, weight, found, outcomes, made
            )
        else:
            add_up(
                kind, low, False, holes, held, number, size, ranks, suits, masks, times, weight, found, outcomes, made
            )
