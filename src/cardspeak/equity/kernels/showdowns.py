"""Showdowns of any game: each side of the pot by its ranking, the missing cards of board and players dealt at random or
in every way there is.
"""

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels.chance import HALF, STEP, mixed
from cardspeak.equity.kernels.classes import CLASSES
from cardspeak.equity.kernels.compiling import kernel
from cardspeak.equity.kernels.hands import NONE, RANKS, value
from cardspeak.equity.kernels.omaha import NO_SUIT, best_flush, best_pair, pairs_of, shared_suit, spoiled, threes_of
from cardspeak.equity.kernels.tables import ACE, BITS, DEUCE, FIRST, KEYS

Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]


@kernel
def hand_value(kind: int, two: int, holes: Cards, board: Cards, pairs: NDArray[np.uint16],
               threes: NDArray[np.uint16]) -> np.uint16:  # fmt: skip
    """The value of a holding with a board; with `two` exactly two of it play."""
    size, more = holes.shape[0], board.shape[0]
    key, held, laid = FIRST, NONE, NONE
    for at in range(size):
        key += KEYS[holes[at]]
        held |= BITS[holes[at]]
    for at in range(more):
        key += KEYS[board[at]]
        laid |= BITS[board[at]]
    if two == 0:
        return value(kind, key, held | laid, size + more)
    suit = NO_SUIT if kind >= ACE else shared_suit(held, laid)
    if suit < NO_SUIT and kind == DEUCE:
        return spoiled(holes, size, board, more)
    many, most = pairs_of(holes, size, pairs), threes_of(board, more, threes)
    best = best_pair(kind, pairs, many, threes, most)
    if suit < NO_SUIT:
        best = max(best, best_flush(kind, held >> suit & RANKS, laid >> suit & RANKS))
    return best


@kernel
def settle(sides: Counts, holes: Cards, board: Cards, pairs: NDArray[np.uint16], threes: NDArray[np.uint16],
           times: int, outcomes: Counts, made: Counts) -> None:  # fmt: skip
    """Find who wins each side, a row of ranking and use; add it to the outcomes, the first side's classes to `made`."""
    won, lows = 0, 0
    for side in range(sides.shape[0]):
        best, winners = np.int64(0), 0
        for player in range(holes.shape[0]):
            worth = np.int64(hand_value(sides[side, 0], sides[side, 1], holes[player], board, pairs, threes))
            if worth > best:
                best, winners = worth, 1 << player
            elif worth == best and worth:
                winners |= 1 << player
            if side == 0 and made.shape[0]:
                made[player, CLASSES[sides[side, 0], worth]] += times
        if side == 0:
            won = winners
        else:
            lows = winners
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
    full, cards = board.copy(), stub.copy()
    pairs, threes = np.empty(15, np.uint16), np.empty(10, np.uint16)
    size = np.uint64(cards.shape[0])
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
        at = np.uint64(0)
        for player in range(-1, players):
            need = full.shape[0] - laid if player < 0 else wanted[player]
            for number in range(need):
                while True:
                    state += STEP
                    place = at + ((mixed(state) >> HALF) * (size - at) >> HALF)
                    card = cards[place]
                    cards[place], cards[at] = cards[at], card
                    at += np.uint64(1)
                    if used & BITS[card] == NONE:
                        break
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
    pairs, threes = np.empty(15, np.uint16), np.empty(10, np.uint16)
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
