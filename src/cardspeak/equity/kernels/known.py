"""Sampled showdowns of known holdings of which exactly two cards play: what does not change is looked up.

The best hand by ranks alone depends on the ranks of the board only, of which there are 6,188 sets of five. So who wins
is found once for each of them, and a trial is a board and a look; suits matter where the board has three of a suit of
which somebody holds two, and every flush that there can be is found beforehand as well.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.chance import HALF, LOW_HALF, STEP, mixed
from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import count, kernel, lowest
from cardspeak.equity.kernels.hands import NONE, RANKS
from cardspeak.equity.kernels.omaha import best_flush, best_pair, pairs_of, threes_of
from cardspeak.equity.kernels.sets import SET_STARTS, SETS
from cardspeak.equity.kernels.tables import ACE, BITS, MASKS

Cards = NDArray[np.uint8]
Values = NDArray[np.uint16]
Numbers = NDArray[np.uint64]
Counts = NDArray[np.int64]

COUNTERS = np.uint64(0x5555)
"""Four counters of a suit's cards, four bits each: the highest of them shows three cards or more."""

FIELD, NUMBER = np.uint64(16), np.uint64(0xFFFF)
SUIT = np.uint64(13)


@kernel
def prepared(
    kinds: Counts, holes: Cards, board: Cards, missing: int, columns: int, values: NDArray[np.uint16], wins: Counts,
    flushes: NDArray[np.uint16],
) -> np.uint64:  # fmt: skip
    """Value every set of ranks that may come, and every flush; return the counters of the suits that matter.

    `values` are by side, player and set, `wins` where the outcome of a set stands in rows of so many columns, `flushes`
    by player, suit and the ranks of the suit on the board.
    """
    players, size = holes.shape
    pairs, threes = np.empty((players, 15), np.uint16), np.empty(10, np.uint16)
    many = 0
    for player in range(players):
        many = pairs_of(holes[player], size, pairs[player])
    laid = board.shape[0]
    full = np.empty(laid + missing, np.uint8)
    full[:laid] = board
    for number in range(wins.shape[0]):
        for place in range(missing):
            full[laid + place] = SETS[SET_STARTS[missing] + number, place] << 2
        more = threes_of(full, laid + missing, threes)
        wins[number] = 0
        for side in range(kinds.shape[0]):
            best, won = np.uint16(0), 0
            for player in range(players):
                value = best_pair(kinds[side], pairs[player], many, threes, more)
                values[side, player, number] = value
                if value > best:
                    best, won = value, 1 << player
                elif value == best and value:
                    won |= 1 << player
            wins[number] += won if side else won * columns
    cared = NONE
    if kinds[0] >= ACE:
        return cared
    for player in range(players):
        held = NONE
        for card in holes[player]:
            held |= BITS[card]
        for suit in range(4):
            mine = held >> np.uint64(13 * suit) & RANKS
            if count(mine) < np.uint64(2):
                continue
            cared |= np.uint64(8 << 4 * suit)
            for ranks in range(MASKS):
                mask = np.uint64(ranks)
                if np.uint64(3) <= count(mask) <= np.uint64(5) and mask & mine == NONE:
                    flushes[player, suit, mask] = best_flush(kinds[0], mine, mask)
    return cared


@kernel
def boards_of_known(
    kind: int, first_bits: Numbers, first_sets: Numbers, other_bits: Numbers, other_sets: Numbers,
    joined: NDArray[np.uint16], wins: Counts, values: NDArray[np.uint16], flushes: NDArray[np.uint16], laid: np.uint64,
    counted: np.uint64, cared: np.uint64, columns: int, trials: int, state: np.uint64, outcomes: Counts, made: Counts,
) -> None:  # fmt: skip
    """Deal so many boards, each out of two sets of cards that are drawn again where they share one.

    The sets are bits of cards and, besides, the number of their ranks below counters of their suits.
    """
    firsts, others = np.uint64(first_bits.shape[0]), np.uint64(other_bits.shape[0])
    wanted, players = made.shape[0] > 0, values.shape[0]
    for _ in range(trials):
        while True:
            state += STEP
            drawn = mixed(state)
            a, b = (drawn & LOW_HALF) * firsts >> HALF, (drawn >> HALF) * others >> HALF
            if first_bits[a] & other_bits[b] == NONE:
                break
        one, other = first_sets[a], other_sets[b]
        number = joined[one & NUMBER, other & NUMBER]
        suited = counted + (one >> FIELD) + (other >> FIELD) & cared
        if suited == NONE and not wanted:
            outcomes[wins[number]] += 1
            continue
        suit, ranks = NONE, NONE
        if suited:
            suit = lowest(suited) >> np.uint64(2)
            ranks = (laid | first_bits[a] | other_bits[b]) >> SUIT * suit & RANKS
        best, won = np.uint16(0), 0
        for player in range(players):
            value = values[player, number]
            if suited:
                value = max(value, flushes[player, suit, ranks])
            if value > best:
                best, won = value, 1 << player
            elif value == best and value:
                won |= 1 << player
            if wanted:
                made[player, CLASSES[kind, value]] += 1
        outcomes[won * columns + (wins[number] & columns - 1)] += 1
