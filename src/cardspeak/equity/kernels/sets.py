"""Every set of up to five ranks, and in how many ways cards of a rank are chosen."""

from functools import cache
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from cardspeak.cards.key import RANK_WEIGHTS

_SETS = [list(combinations_with_replacement(range(13), size)) for size in range(6)]

SET_STARTS = np.array([0, *np.cumsum([len(sets) for sets in _SETS])], np.int64)
"""Where the sets of no, one, two … five ranks begin."""

SETS = np.zeros((int(SET_STARTS[-1]), 5), np.uint8)
"""The ranks of every set, in order; places that a set does not need are 0."""

for _size, _sets in enumerate(_SETS):
    if _size:
        SETS[SET_STARTS[_size] : SET_STARTS[_size + 1], :_size] = _sets

WEIGHTS = np.array(RANK_WEIGHTS, np.uint64)
CHOOSE = np.array([[1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [1, 2, 1, 0, 0, 0], [1, 3, 3, 1, 0, 0], [1, 4, 6, 4, 1, 0]])
"""In how many ways so many cards are chosen of those that are left of a rank."""

DIGITS = np.array([13**place for place in range(5)], np.int64)


def numbers_of(ranks: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return the number of each row among the sets of its size, whatever the order of its ranks."""
    size = ranks.shape[1]
    digits = DIGITS[:size][::-1]
    every = SETS[SET_STARTS[size] : SET_STARTS[size + 1], :size] @ digits
    return np.searchsorted(every, np.sort(ranks, axis=1) @ digits)


@cache
def joined(one: int, other: int) -> NDArray[np.uint16]:
    """Return what number the ranks of two sets, of these sizes, have together: a row for each set of the first size."""
    first, second = (SETS[SET_STARTS[size] : SET_STARTS[size + 1], :size] for size in (one, other))
    every = np.concatenate([np.repeat(first, len(second), axis=0), np.tile(second, (len(first), 1))], axis=1)
    return numbers_of(every).astype(np.uint16).reshape(len(first), len(second))
