"""Two ranges against each other from the flop on: each combination is valued once a runout, then rows are compared.

Values are compared as numbers of 16 bits in a row, many at a time; a mask leaves out the pairs that share a card.
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
def scores(
    kind: int, keys: NDArray[np.uint64], bits: NDArray[np.uint64], key: np.uint64, laid: np.uint64, come: np.uint64,
    found: NDArray[np.uint16],
) -> None:  # fmt: skip
    """Value every combination with a board; those that lack a card are `DEAD`."""
    for at in range(keys.shape[0]):
        if bits[at] & come:
            found[at] = DEAD
            continue
        summed, all_bits = key + keys[at], laid | bits[at]
        found[at] = high_value(summed, all_bits) if kind == HIGH else of_seven(kind, summed, all_bits)


@kernel
def disjoint(one: NDArray[np.uint64], other: NDArray[np.uint64], apart: NDArray[np.uint16]) -> int:
    """Write 1 where a set of the first row and one of the other share no card, else 0; return how many pairs do not."""
    found = 0
    for row in range(one.shape[0]):
        for column in range(other.shape[0]):
            fit = np.uint16(one[row] & other[column] == NONE)
            apart[row, column] = fit
            found += int(fit)
    return found


@kernel
def compare(
    kind: int, one_keys: NDArray[np.uint64], one_bits: NDArray[np.uint64], other_keys: NDArray[np.uint64],
    other_bits: NDArray[np.uint64], apart: NDArray[np.uint16], board: Cards, runouts: Cards, won: Counts, tied: Counts,
    made: Counts,
) -> None:  # fmt: skip
    """Add up, for each combination of the first range, the pairs that it wins and that it ties.

    `apart` is 1 for a combination of the first range (row) and one of the other (column) that share no card; `made`
    counts the classes of both ranges, if it has rows.
    """
    ones, others = one_keys.shape[0], other_keys.shape[0]
    mine, theirs = np.empty(ones, np.uint16), np.empty(others, np.uint16)
    against = np.empty(others, np.int64)
    base, laid = FIRST, NONE
    for card in board:
        base += KEYS[card]
        laid |= BITS[card]
    for row in range(runouts.shape[0]):
        key, come = base, NONE
        for place in range(runouts.shape[1]):
            key += KEYS[runouts[row, place]]
            come |= BITS[runouts[row, place]]
        scores(kind, one_keys, one_bits, key, laid | come, come, mine)
        scores(kind, other_keys, other_bits, key, laid | come, come, theirs)
        for at in range(ones):
            value = mine[at]
            if value == DEAD:
                continue
            above, level = np.uint16(0), np.uint16(0)
            for each in range(others):
                above = np.uint16(above + (apart[at, each] & np.uint16(value > theirs[each])))
                level = np.uint16(level + (apart[at, each] & np.uint16(value == theirs[each])))
            won[at] += np.int64(above)
            tied[at] += np.int64(level)
        if made.shape[0]:
            against[:] = 0
            for at in range(ones):
                if mine[at] == DEAD:
                    continue
                number = np.int64(0)
                for each in range(others):
                    meets = np.int64(apart[at, each] & np.uint16(theirs[each] != DEAD))
                    number += meets
                    against[each] += meets
                made[0, CLASSES[kind, mine[at]]] += number
            for each in range(others):
                if theirs[each] != DEAD:
                    made[1, CLASSES[kind, theirs[each]]] += against[each]
