"""A question about a showdown as arrays, and what kernels count as a tally."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from cardspeak.equity.kernels import tables
from cardspeak.equity.kernels.classes import LONGEST
from cardspeak.equity.odds import Tally

if TYPE_CHECKING:
    from cardspeak.equity.showdown import Question

Cards = NDArray[np.uint8]
Counts = NDArray[np.int64]
Numbers = NDArray[np.uint64]


@cache
def chosen(size: int, count: int) -> NDArray[np.int64]:
    """Return every way in which so many of `size` places are chosen, three at most; a row each, in order."""
    places = np.arange(size)
    if count == 0:
        return np.zeros((1, 0), np.int64)
    if count == 1:
        return places[:, None]
    two = places[:, None] < places
    return np.argwhere(two if count == 2 else two[:, :, None] & two)


def keys_of(cards: Cards) -> Numbers:
    """Return the sum of the keys of each row."""
    found: Numbers = tables.KEYS[cards].sum(axis=-1, dtype=np.uint64)
    return found


def bits_of(cards: Cards) -> Numbers:
    """Return the bits of each row of cards."""
    found: Numbers = np.bitwise_or.reduce(tables.BITS[cards], axis=-1, initial=np.uint64(0))
    return found


def kinds_of(asked: Question) -> list[int]:
    """Return the rankings of the sides by number."""
    return [tables.KINDS[name] for name, _ in asked.showdown.sides]


def sides_of(asked: Question) -> Counts:
    """Return the ranking of each side by number, and whether exactly two hole cards play."""
    return np.array([(tables.KINDS[name], use == "two") for name, use in asked.showdown.sides], np.int64)


def ways_of(asked: Question, player: int) -> Cards:
    """Return what a player may hold, a row each."""
    ways = asked.hands[player].ways
    return np.array(ways, np.uint8).reshape(len(ways), len(ways[0]))


def board_of(asked: Question) -> Cards:
    """Return the board in its full length; what does not lie yet is 0."""
    board = np.zeros(asked.showdown.board, np.uint8)
    board[: len(asked.board)] = asked.board
    return board


def players_of(asked: Question) -> tuple[Counts, Cards, Counts, Counts]:
    """Return where each player's rows begin, the rows, how many cards each has, and how many it still gets."""
    starts = np.cumsum([0, *[len(hand.ways) for hand in asked.hands]]).astype(np.int64)
    known = np.zeros((int(starts[-1]), max(asked.showdown.holding, 1)), np.uint8)
    lengths = np.array([len(hand.ways[0]) for hand in asked.hands], np.int64)
    for player in range(len(asked.hands)):
        known[starts[player] : starts[player + 1], : lengths[player]] = ways_of(asked, player)
    return starts, known, lengths, np.array([hand.missing for hand in asked.hands], np.int64)


def empty(asked: Question, made: bool) -> tuple[Counts, Counts]:
    """Return room for outcomes and, if they are asked for, for the classes of each player."""
    sets = 1 << len(asked.hands)
    outcomes = np.zeros((sets, sets if len(asked.showdown.sides) > 1 else 1), np.int64)
    return outcomes, np.zeros((len(asked.hands) if made else 0, LONGEST), np.int64)


def tally_of(outcomes: Counts, made: Counts, exact: bool, done: float) -> Tally:
    """Return what was counted."""
    high, low = np.nonzero(outcomes)
    found = {(int(a), int(b)): int(outcomes[a, b]) for a, b in zip(high, low, strict=True)}
    return Tally(found, made.tolist(), exact, done)
