"""Sampled showdowns where each player gets cards of one's own, and any cards play: stud, and games with a low side.

A draw lays up to four cards: two sets of them, which are drawn again where a card is out already.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.chance import HALF, LOW_HALF, STEP, mixed
from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import kernel
from cardspeak.equity.kernels.hands import NONE, all_ranks, high_value, value
from cardspeak.equity.kernels.tables import EIGHTS, FIRST, HIGH

Numbers = NDArray[np.uint64]
Counts = NDArray[np.int64]


@kernel
def own_cards(
    kind: int, low: bool, size: int, keys: Numbers, bits: Numbers, starts: Counts, steps: Numbers, piece_keys: Numbers,
    piece_bits: Numbers, trials: int, state: np.uint64, outcomes: Counts, made: Counts,
) -> None:  # fmt: skip
    """Deal so many showdowns of known cards and what is missing; a hand has `size` cards with the board.

    The board comes first, then the players: their `keys` and `bits`, and from `starts` on their `steps`, each of which
    names two ranges of pieces by where they begin and how many they are. With `low` there is an eight-or-better side.
    """
    wanted, high = made.shape[0] > 0, kind == HIGH and size <= 7
    for _ in range(trials):
        used, common, laid = NONE, FIRST, NONE
        best, won, least, lows = np.int64(0), 0, np.int64(0), 0
        for owner in range(keys.shape[0]):
            key, come = common + keys[owner], NONE
            for step in range(starts[owner], starts[owner + 1]):
                while True:
                    state += STEP
                    drawn = mixed(state)
                    a = steps[step, 0] + ((drawn & LOW_HALF) * steps[step, 1] >> HALF)
                    b = steps[step, 2] + ((drawn >> HALF) * steps[step, 3] >> HALF)
                    one, other = piece_bits[a], piece_bits[b]
                    if one & other | (one | other) & used == NONE:
                        break
                used |= one | other
                come |= one | other
                key += piece_keys[a] + piece_keys[b]
            all_bits = laid | bits[owner] | come
            if owner == 0:
                common, laid = key, all_bits
                continue
            player = owner - 1
            worth = np.int64(high_value(key, all_bits) if high else value(kind, key, all_bits, size))
            if worth > best:
                best, won = worth, 1 << player
            elif worth == best and worth:
                won |= 1 << player
            if wanted:
                made[player, CLASSES[kind, worth]] += 1
            if low:
                worth = np.int64(EIGHTS[all_ranks(all_bits)])
                if worth > least:
                    least, lows = worth, 1 << player
                elif worth == least and worth:
                    lows |= 1 << player
        outcomes[won, lows] += 1
