"""Sampled showdowns of hold'em: holdings out of ranges, a board out of pairs of cards; what collides is drawn again."""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.chance import HALF, LOW_HALF, STEP, mixed
from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import kernel
from cardspeak.equity.kernels.hands import HIGH_MASK, LOW_FIELD, LOW_MASK, NONE, high_value, of_seven
from cardspeak.equity.kernels.tables import FIRST, HIGH, HIGHS, INDEXES, OFFSETS, SUITED

Numbers = NDArray[np.uint64]
Counts = NDArray[np.int64]


@kernel
def two_known(
    keys: Numbers, bits: Numbers, pair_keys: Numbers, pair_bits: Numbers, three_keys: Numbers, three_bits: Numbers,
    trials: int, state: np.uint64, outcomes: Counts,
) -> None:  # fmt: skip
    """Deal so many boards of five to two known holdings, by the high ranking, a pair and a three at a time."""
    one, other = FIRST + keys[0], FIRST + keys[1]
    one_bits, other_bits = bits[0], bits[1]
    pairs, threes = np.uint64(pair_keys.shape[0]), np.uint64(three_keys.shape[0])
    first_wins, second_wins = np.int64(0), np.int64(0)
    for _ in range(trials):
        while True:
            state += STEP
            drawn = mixed(state)
            a, b = (drawn & LOW_HALF) * pairs >> HALF, (drawn >> HALF) * threes >> HALF
            if pair_bits[a] & three_bits[b] == NONE:
                break
        key = pair_keys[a] + three_keys[b]
        mine, theirs = key + one, key + other
        if (mine | theirs) & SUITED:
            laid = pair_bits[a] | three_bits[b]
            value, against = high_value(mine, laid | one_bits), high_value(theirs, laid | other_bits)
        else:
            value = HIGHS[OFFSETS[mine >> LOW_FIELD & HIGH_MASK] + INDEXES[mine & LOW_MASK]]
            against = HIGHS[OFFSETS[theirs >> LOW_FIELD & HIGH_MASK] + INDEXES[theirs & LOW_MASK]]
        first_wins += value > against
        second_wins += value < against
    outcomes[1, 0] += first_wins
    outcomes[2, 0] += second_wins
    outcomes[3, 0] += trials - first_wins - second_wins


@kernel
def any_number(
    kind: int, starts: Counts, keys: Numbers, bits: Numbers, base: np.uint64, laid: np.uint64, missing: int,
    pair_keys: Numbers, pair_bits: Numbers, card_keys: Numbers, card_bits: Numbers, trials: int, tries: int,
    state: np.uint64, outcomes: Counts, made: Counts,
) -> int:  # fmt: skip
    """Deal holdings out of ranges and the rest of a board, so many times; return how many deals were fit.

    The combinations of a player stand from `starts[player]` on. `outcomes` counts the winners as bits. After so many
    `tries` whose holdings collide it stops: then there are few ways, or none, in which these ranges go together.
    """
    players = starts.shape[0] - 1
    chosen = np.empty(players, np.int64)
    values = np.empty(players, np.int64)
    pairs, cards = np.uint64(pair_keys.shape[0]), np.uint64(card_keys.shape[0])
    done = 0
    while done < trials and tries > 0:
        used, fit = NONE, True
        for player in range(players):
            size = np.uint64(starts[player + 1] - starts[player])
            place = starts[player]
            if size > np.uint64(1):
                state += STEP
                place += np.int64((mixed(state) >> HALF) * size >> HALF)
            if bits[place] & used:
                fit = False
                break
            used |= bits[place]
            chosen[player] = place
        if not fit:
            tries -= 1
            continue
        while True:
            key, come, fit = base, NONE, True
            for _ in range(missing >> 1):
                state += STEP
                at = (mixed(state) >> HALF) * pairs >> HALF
                fit = fit and pair_bits[at] & (come | used) == NONE
                come |= pair_bits[at]
                key += pair_keys[at]
            if missing & 1:
                state += STEP
                at = (mixed(state) >> HALF) * cards >> HALF
                fit = fit and card_bits[at] & (come | used) == NONE
                come |= card_bits[at]
                key += card_keys[at]
            if fit:
                break
        best, winners = np.int64(-1), 0
        for player in range(players):
            place = chosen[player]
            summed, all_bits = key + keys[place], laid | come | bits[place]
            value = np.int64(high_value(summed, all_bits) if kind == HIGH else of_seven(kind, summed, all_bits))
            values[player] = value
            if value > best:
                best, winners = value, 1 << player
            elif value == best:
                winners |= 1 << player
        outcomes[winners, 0] += 1
        if made.shape[0]:
            for player in range(players):
                made[player, CLASSES[kind, values[player]]] += 1
        done += 1
    return done
