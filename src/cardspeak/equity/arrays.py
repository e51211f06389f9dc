"""Values of many hands by numpy alone, where no compiler is installed: the same tables, a column at a time."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardspeak.cards.rankings import ranking
from cardspeak.equity.kernels import tables
from cardspeak.equity.kernels.fives import FIVES, OF_A_KIND, PAIR_NUMBERS, PAIRS, THREE_NUMBERS
from cardspeak.errors import Unreadable

NO_HAND = 65535
Cards = NDArray[np.uint8]
Out = NDArray[np.uint16]


def checked(cards: Any) -> Cards:
    """Return rows of cards as bytes, one after the other; `Unreadable` for what is no such table."""
    try:
        rows = np.asarray(cards)
    except ValueError:
        raise Unreadable("rows of cards have one length; these have several") from None
    if rows.ndim != 2 or (rows.dtype.kind not in "iu" and rows.size):
        raise Unreadable("a row of whole numbers for each hand is wanted")
    if rows.dtype != np.uint8:
        wrong = (rows < 0) | (rows >= 52)
        if wrong.any():
            at = int(np.flatnonzero(wrong.any(axis=1))[0])
            raise Unreadable(f"row {at}: {rows[at][wrong[at]][0]} is no card; cards are 0 to 51")
    return np.ascontiguousarray(rows, np.uint8)


def twice(rows: Cards) -> int:
    """Return the first row in which a card comes twice, -1 where there is none."""
    ordered = np.sort(rows, axis=1)
    found = np.flatnonzero((ordered[:, 1:] == ordered[:, :-1]).any(axis=1))
    return int(found[0]) if len(found) else -1


def values_of(name: str, holes: int) -> Callable[[Cards, Out], bool]:
    """Return the function that values rows of cards by a ranking, and says whether a row has no hand."""

    def values(rows: Cards, out: Out) -> bool:
        first = 16 if name == "short-deck" else 0
        fit = ((rows < 52) & (rows >= first)).all(axis=1)
        out[~fit] = NO_HAND
        out[fit] = _two(rows[fit], name, holes) if holes else _any(rows[fit], name)
        return not fit.all()

    return values


def _any(rows: Cards, name: str) -> Out:
    kind, size = tables.KINDS[name], rows.shape[1]
    if kind == tables.BADUGI:
        best = ranking(name).best
        return np.array([best(tuple(row), ()) for row in rows.tolist()], np.uint16)
    masks = _masks(rows)
    if kind == tables.EIGHT:
        return tables.EIGHTS[np.bitwise_or.reduce(masks, axis=1)]
    most = 5 if kind == tables.DEUCE and size > 7 else 7
    if size > most:
        fewer = [_any(rows[:, list(kept)], name) for kept in combinations(range(size), most)]
        return np.maximum.reduce(fewer)
    keys = tables.KEYS[rows].sum(axis=1)
    places = tables.place_of(keys & np.uint64((1 << 30) - 1))
    values = tables.VALUES_OF_RANKS[places + kind * tables.STRIDE]
    if kind == tables.ACE:
        return values
    counts = np.bitwise_count(masks)
    rows_suited, suits = np.nonzero(counts >= 5)
    if kind == tables.DEUCE and size > 5:
        best = ranking(name).best
        values[rows_suited] = [best(tuple(row), ()) for row in rows[rows_suited].tolist()]
    else:
        values[rows_suited] = tables.FLUSHES[kind * tables.MASKS + masks[rows_suited, suits]]
    return values


def _masks(rows: Cards) -> NDArray[np.int64]:
    """Return the ranks of each of the four suits, for every row."""
    masks = np.zeros((len(rows), 4), np.int64)
    bits, suits = np.int64(1) << (rows >> 2).astype(np.int64), rows & 3
    for suit in range(4):
        masks[:, suit] = np.where(suits == suit, bits, 0).sum(axis=1)
    return masks


def _two(rows: Cards, name: str, holes: int) -> Out:
    kind = tables.KINDS[name]
    ranks, suits = (rows >> 2).astype(np.int64), rows & 3
    best = np.zeros(len(rows), np.uint16)
    board = range(holes, rows.shape[1])
    pairs = [(one, other, PAIR_NUMBERS[ranks[:, one] * 13 + ranks[:, other]].astype(np.int64))
             for one, other in combinations(range(holes), 2)]  # fmt: skip
    for a, b, c in combinations(board, 3):
        three = THREE_NUMBERS[(ranks[:, a] * 13 + ranks[:, b]) * 13 + ranks[:, c]].astype(np.int64)
        row = kind * OF_A_KIND + three * PAIRS
        of_a_suit = (suits[:, a] == suits[:, b]) & (suits[:, b] == suits[:, c])
        for one, other, pair in pairs:
            values = FIVES[row + pair]
            if kind < tables.ACE:
                flush = of_a_suit & (suits[:, one] == suits[:, a]) & (suits[:, other] == suits[:, a])
                at = np.flatnonzero(flush)
                masks = (1 << ranks[at][:, [one, other, a, b, c]]).sum(axis=1)
                values[at] = tables.FLUSHES[kind * tables.MASKS + masks]
            np.maximum(best, values, out=best)
    return best
