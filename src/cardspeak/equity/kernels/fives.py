"""The values of exactly two ranks and three, for every ranking that has them: what hands of two hole cards and three of
the board need.

There are 91 pairs of ranks and 455 threes: a three has a row of 91 values, which stays in the processor's cache.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from cardspeak.cards.key import RANK_WEIGHTS
from cardspeak.equity.kernels.tables import EIGHT, EIGHTS, MARGIN, STRIDE, VALUES_OF_RANKS, place_of

_PAIRS = list(combinations_with_replacement(range(13), 2))
_THREES = list(combinations_with_replacement(range(13), 3))
PAIRS, THREES = len(_PAIRS), len(_THREES)
OF_A_KIND = PAIRS * THREES
"""How far apart the rankings stand in `FIVES`."""


def _numbered(sets: Sequence[tuple[int, ...]]) -> NDArray[np.uint16]:
    """The number of a set of ranks, by its ranks in any order as digits of base 13."""
    size = len(sets[0])
    order = {ranks: number for number, ranks in enumerate(sets)}
    every = np.indices((13,) * size).reshape(size, -1).T
    return np.array([order[tuple(sorted(ranks))] for ranks in every.tolist()], np.uint16)


def _fives() -> NDArray[np.uint16]:
    weights = np.array(RANK_WEIGHTS, np.uint64)
    pairs, threes = np.array(_PAIRS), np.array(_THREES)
    ranks = np.concatenate([np.repeat(threes, PAIRS, axis=0), np.tile(pairs, (THREES, 1))], axis=1)
    places = place_of(weights[ranks].sum(axis=1))
    five = (ranks == ranks[:, :1]).all(axis=1)
    places[five] = MARGIN - 1  # five of a kind: nothing stands there
    found = [VALUES_OF_RANKS[places + kind * STRIDE] for kind in range(EIGHT)]
    mask = np.bitwise_or.reduce(1 << ranks, axis=1)
    distinct = np.bitwise_count(mask) == 5
    return np.concatenate([*found, np.where(distinct, EIGHTS[mask], 0).astype(np.uint16)])


PAIR_NUMBERS = _numbered(_PAIRS)
THREE_NUMBERS = _numbered(_THREES)
FIVES = _fives()
"""By ranking, three and pair; 0 for five of a kind, and for what is no eight or better."""
