"""Two ranges against each other from the flop on: each combination is valued once a runout, then rows are compared.

The comparison is of numbers of 16 bits in a row, many at a time. Pairs that share a card are counted as if they did not,
and taken out again.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import kernel
from cardspeak.equity.kernels.hands import NONE, high_value, of_seven
from cardspeak.equity.kernels.tables import BITS, FIRST, HIGH, KEYS

DEAD = np.uint16(65535)
Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]


@kernel
def scores(kind: int, keys: NDArray[np.uint64], bits: NDArray[np.uint64], key: np.uint64, laid: np.uint64,
           come: np.uint64, found: NDArray[np.uint16]) -> int:  # fmt: skip
    """Value every combination with a board; those that have one of the cards that came are `DEAD`. Return the others."""
    alive = 0
    for at in range(keys.shape[0]):
        if bits[at] & come:
            found[at] = DEAD
            continue
        summed, all_bits = key + keys[at], laid | bits[at]
        found[at] = high_value(summed, all_bits) if kind == HIGH else of_seven(kind, summed, all_bits)
        alive += 1
    return alive


@kernel
def compare(
    kind: int, one_keys: NDArray[np.uint64], one_bits: NDArray[np.uint64], other_keys: NDArray[np.uint64],
    other_bits: NDArray[np.uint64], starts: Counts, shared: Counts, back_starts: Counts, back: Counts, board: Cards,
    runouts: Cards, won: Counts, tied: Counts, pairs: Counts, made: Counts,
) -> None:  # fmt: skip
    """Add up, for each combination of the first range, the pairs that it wins and ties, and all pairs.

    `shared` are the numbers of the other range's combinations that share a card with one of the first (`starts` says
    where each begins), `back` the same the other way; `made` counts the classes of both ranges, if it has rows.
    """
    ones, others = one_keys.shape[0], other_keys.shape[0]
    mine, theirs = np.empty(ones, np.uint16), np.empty(others, np.uint16)
    base, laid = FIRST, NONE
    for card in board:
        base += KEYS[card]
        laid |= BITS[card]
    for row in range(runouts.shape[0]):
        key, come = base, NONE
        for place in range(runouts.shape[1]):
            key += KEYS[runouts[row, place]]
            come |= BITS[runouts[row, place]]
        here = scores(kind, one_keys, one_bits, key, laid | come, come, mine)
        there = scores(kind, other_keys, other_bits, key, laid | come, come, theirs)
        for at in range(ones):
            value = mine[at]
            if value == DEAD:
                continue
            above, level = np.uint16(0), np.uint16(0)
            for each in range(others):
                above = np.uint16(above + (value > theirs[each]))
                level = np.uint16(level + (value == theirs[each]))
            more, same, number = np.int64(above), np.int64(level), there
            for place in range(starts[at], starts[at + 1]):
                against = theirs[shared[place]]
                if against != DEAD:
                    number -= 1
                    more -= value > against
                    same -= value == against
            won[at] += more
            tied[at] += same
            pairs[at] += number
            if made.shape[0]:
                made[0, CLASSES[kind, value]] += number
        if made.shape[0]:
            for at in range(others):
                if theirs[at] != DEAD:
                    number = here
                    for place in range(back_starts[at], back_starts[at + 1]):
                        number -= mine[back[place]] != DEAD
                    made[1, CLASSES[kind, theirs[at]]] += number
