"""Showdowns of any game: each side of the pot by its ranking, the missing cards of board and players dealt at random or
in every way there is.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.chance import HALF, STEP, mixed
from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import inlined, kernel
from cardspeak.equity.kernels.fives import FIVES, OF_A_KIND, PAIR_NUMBERS, PAIRS, THREE_NUMBERS
from cardspeak.equity.kernels.hands import NONE, RANKS, high_value, value
from cardspeak.equity.kernels.omaha import NO_SUIT, best_flush, shared_suit, spoiled
from cardspeak.equity.kernels.tables import ACE, BITS, DEUCE, FIRST, HIGH, KEYS

Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]
Numbers = NDArray[np.uint64]
THIRTEEN = np.uint64(13)


@inlined
def settle(
    sides: Counts,
    holes: Cards,
    board: Cards,
    pairs: Numbers,
    threes: Numbers,
    times: int,
    outcomes: Counts,
    made: Counts,
) -> None:
    """Find who wins each side, a row of ranking and use; add it to the outcomes, the first side's classes to `made`."""
    size, more = holes.shape[1], board.shape[0]
    two = sides[0, 1] == 1
    common, laid = FIRST, NONE
    for at in range(more):
        common += KEYS[board[at]]
        laid |= BITS[board[at]]
    many, most = 0, 0
    if two:
        for a in range(more):
            for b in range(a + 1, more):
                row = (np.uint64(board[a] >> 2) * THIRTEEN + np.uint64(board[b] >> 2)) * THIRTEEN
                for c in range(b + 1, more):
                    threes[most] = np.uint64(THREE_NUMBERS[row + np.uint64(board[c] >> 2)]) * np.uint64(PAIRS)
                    most += 1
    best, won, least, lows = np.int64(0), 0, np.int64(0), 0
    for player in range(holes.shape[0]):
        key, held = common, NONE
        for at in range(size):
            key += KEYS[holes[player, at]]
            held |= BITS[holes[player, at]]
        if two:
            many = 0
            for a in range(size):
                row = np.uint64(holes[player, a] >> 2) * THIRTEEN
                for b in range(a + 1, size):
                    pairs[many] = np.uint64(PAIR_NUMBERS[row + np.uint64(holes[player, b] >> 2)])
                    many += 1
        for side in range(sides.shape[0]):
            kind = sides[side, 0]
            if kind == HIGH and not two and size + more <= 7:
                worth = np.int64(high_value(key, held | laid))
            elif not two:
                worth = np.int64(value(kind, key, held | laid, size + more))
            else:
                suit = NO_SUIT if kind >= ACE else shared_suit(held, laid)
                if suit < NO_SUIT and kind == DEUCE:
                    worth = np.int64(spoiled(holes[player], size, board, more))
                else:
                    top, first = np.uint16(0), np.uint64(kind * OF_A_KIND)
                    if many == 6:  # four cards: written out, which is a quarter faster
                        a2, b2, c2, d2, e2, f2 = pairs[0], pairs[1], pairs[2], pairs[3], pairs[4], pairs[5]
                        for three in range(most):
                            line = first + threes[three]
                            one = max(FIVES[line + a2], FIVES[line + b2], FIVES[line + c2])
                            other = max(FIVES[line + d2], FIVES[line + e2], FIVES[line + f2])
                            top = max(top, one, other)
                    else:
                        for three in range(most):
                            line = first + threes[three]
                            for pair in range(many):
                                top = max(top, FIVES[line + pairs[pair]])
                    worth = np.int64(top)
                    if suit < NO_SUIT:
                        worth = max(worth, np.int64(best_flush(kind, held >> suit & RANKS, laid >> suit & RANKS)))
            if side == 0:
                if worth > best:
                    best, won = worth, 1 << player
                elif worth == best and worth:
                    won |= 1 << player
                if made.shape[0]:
                    made[player, CLASSES[kind, worth]] += times
            elif worth > least:
                least, lows = worth, 1 << player
            elif worth == least and worth:
                lows |= 1 << player
    outcomes[won, lows] += times


@kernel
def some(
    sides: Counts, starts: Counts, known: Cards, lengths: Counts, wanted: Counts, board: Cards, laid: int, stub: Cards,
    trials: int, tries: int, state: np.uint64, outcomes: Counts, made: Counts,
) -> int:  # fmt: skip
    """Deal what is missing at random, so many times; return how many deals were fit, fewer when `tries` ran out.

    The holdings that a player may have are rows of `known`, from `starts[player]` on, of so many cards (`lengths`); the
    player gets `wanted[player]` more. Of the board the first `laid` cards lie.
    """
    players = starts.shape[0] - 1
    holding = lengths[0] + wanted[0]
    holes = np.empty((players, holding), np.uint8)
    full = board.copy()
    pairs, threes = np.empty(15, np.uint64), np.empty(10, np.uint64)
    size = np.uint64(stub.shape[0])
    done = 0
    while done < trials and tries > 0:
        used, fit = NONE, True
        for player in range(players):
            choice = np.uint64(starts[player + 1] - starts[player])
            row = starts[player]
            if choice > np.uint64(1):
                state += STEP
                row += np.int64((mixed(state) >> HALF) * choice >> HALF)
            for column in range(lengths[player]):
                bit = BITS[known[row, column]]
                if used & bit:
                    fit = False
                used |= bit
                holes[player, column] = known[row, column]
        if not fit:
            tries -= 1
            continue
        for player in range(-1, players):
            need = full.shape[0] - laid if player < 0 else wanted[player]
            for number in range(need):
                while True:  # a card that is out already is drawn again
                    state += STEP
                    card = stub[(mixed(state) >> HALF) * size >> HALF]
                    if used & BITS[card] == NONE:
                        break
                used |= BITS[card]
                if player < 0:
                    full[laid + number] = card
                else:
                    holes[player, lengths[player] + number] = card
        settle(sides, holes, full, pairs, threes, 1, outcomes, made)
        done += 1
    return done


@kernel
def every(
    sides: Counts, known: Cards, lengths: Counts, wanted: Counts, board: Cards, laid: int, stub: Cards, first: int,
    last: int, outcomes: Counts, made: Counts,
) -> None:  # fmt: skip
    """Deal what is missing in every way whose first card is one of the stub's from `first` to before `last`.

    Each player has one row of `known`. Where nothing is missing, `first` 0 settles the showdown.
    """
    players = lengths.shape[0]
    holes = np.empty((players, lengths[0] + wanted[0]), np.uint8)
    for player in range(players):
        holes[player, : lengths[player]] = known[player, : lengths[player]]
    full = board.copy()
    pairs, threes = np.empty(15, np.uint64), np.empty(10, np.uint64)
    slots = full.shape[0] - laid
    for player in range(players):
        slots += wanted[player]
    if slots == 0:
        settle(sides, holes, full, pairs, threes, 1, outcomes, made)
        return
    owner, number = np.empty(slots, np.int64), np.empty(slots, np.int64)
    slot = 0
    for player in range(-1, players):
        for each in range(full.shape[0] - laid if player < 0 else wanted[player]):
            owner[slot], number[slot] = player, each
            slot += 1
    size = stub.shape[0]
    used, lies, following = np.zeros(size, np.bool_), np.full(slots, -1, np.int64), np.empty(slots, np.int64)
    slot, following[0] = 0, first
    while slot >= 0:
        if lies[slot] >= 0:  # the card that lay here goes back, the next one comes
            used[lies[slot]] = False
            lies[slot] = -1
        at = following[slot]
        while at < size and used[at]:
            at += 1
        if at >= size or (slot == 0 and at >= last):
            slot -= 1
            continue
        lies[slot], used[at], following[slot] = at, True, at + 1
        if owner[slot] < 0:
            full[laid + number[slot]] = stub[at]
        else:
            holes[owner[slot], lengths[owner[slot]] + number[slot]] = stub[at]
        if slot == slots - 1:
            settle(sides, holes, full, pairs, threes, 1, outcomes, made)
        else:
            slot += 1
            following[slot] = at + 1 if number[slot] else 0
