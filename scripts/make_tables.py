"""Make the tables by which hands are ranked, and write them to ``src/cardspeak/cards/packed.py``.

    python scripts/make_tables.py

Everything follows from one plain description of the poker hands below; ``tests/cards/test_tables.py`` makes
the tables again and compares. The result is a Python module of text, not a data file, because the cards are
pure: nothing under them opens files, and an import works from a zip, a browser or a frozen program alike.
"""

from __future__ import annotations

import base64
import sys
import zlib
from array import array
from itertools import combinations, combinations_with_replacement
from pathlib import Path

from cardspeak.cards.key import HIGH_WEIGHTS, LOW_WEIGHTS

LOW = len(LOW_WEIGHTS)
RANKS = 13
Rank5 = tuple[int, ...]


def straight_top(ranks: frozenset[int], lowest: int) -> int | None:
    """The top rank of a straight of exactly these five ranks, the ace playing low under ``lowest``; else
    None.
    """
    top = max(ranks)
    if ranks == frozenset(range(top - 4, top + 1)):
        return top
    if ranks == frozenset((12, *range(lowest, lowest + 4))):
        return lowest + 3
    return None


def shape(ranks: Rank5, flush: bool, short: bool) -> tuple[int, tuple[int, ...]]:
    """The category of five cards and the ranks in the order of importance, so that plain comparison ranks
    them.
    """
    groups = sorted(((ranks.count(r), r) for r in set(ranks)), reverse=True)
    counts = tuple(count for count, _ in groups)
    order = tuple(r for _, r in groups)
    top = straight_top(frozenset(ranks), 4 if short else 0) if len(groups) == 5 else None
    if top is not None:
        return (8, (top,)) if flush else (4, (top,))
    if flush:
        # Among six and up a flush is rarer than a full house and beats it.
        return (6, order) if short else (5, order)
    if counts == (3, 2):
        return (5, order) if short else (6, order)
    return {(4, 1): 7, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1, 1, 1, 1, 1): 0}[counts], order


def classes(short: bool) -> tuple[dict[Rank5, int], dict[int, int]]:
    """The value of every five ranks, and of every five suited ranks by their mask; 1 is the worst hand."""
    first = 4 if short else 0
    ranks = [r for r in combinations_with_replacement(range(first, RANKS), 5) if r[0] != r[4]]
    suited = list(combinations(range(first, RANKS), 5))
    shapes = {shape(r, False, short) for r in ranks} | {shape(r, True, short) for r in suited}
    value = {s: number for number, s in enumerate(sorted(shapes), 1)}
    return (
        {r: value[shape(r, False, short)] for r in ranks},
        {sum(1 << c for c in r): value[shape(r, True, short)] for r in suited},
    )


def of_many(ranks: Rank5, five: dict[Rank5, int]) -> int:
    """The best five of sorted ``ranks``."""
    return max(five[r] for r in set(combinations(ranks, 5)))


def flush_table(flush: dict[int, int]) -> array[int]:
    """The value of the best five suited ranks by their mask of 13 bits, 0 for fewer than five."""
    table = array("H", [0]) * 8192
    for mask in range(8192):
        bits = [1 << r for r in range(RANKS) if mask >> r & 1]
        if len(bits) == 5:
            table[mask] = flush.get(mask, 0)
        elif len(bits) > 5:
            table[mask] = max(table[mask ^ bit] for bit in bits)
    return table


def counted(ranks: range) -> list[tuple[int, Rank5]]:
    """Every way to hold at most seven cards of ``ranks``, four of each at most, fewest cards first."""
    found = []
    for count in range(8):
        for chosen in combinations_with_replacement(ranks, count):
            if all(chosen.count(r) <= 4 for r in set(chosen)):
                found.append((count, chosen))
    return found


def rank_tables(five: dict[Rank5, int]) -> tuple[array[int], array[int], array[int]]:
    """The minimal perfect hash of 5, 6 and 7 ranks: ``(IDX by low key, OFF by high key, T)``.

    ``IDX`` numbers the low parts, fewest cards first, so the low parts that can go with a high part are one
    run of numbers and every high part takes just the places it needs in ``T``.
    """
    lows, highs = counted(range(LOW)), counted(range(LOW, RANKS))
    low_key = [sum(LOW_WEIGHTS[r] for r in chosen) for _, chosen in lows]
    high_key = [sum(HIGH_WEIGHTS[r - LOW] for r in chosen) for _, chosen in highs]
    if len(set(low_key)) < len(lows) or len(set(high_key)) < len(highs):
        raise ValueError("the weights of cardspeak.cards.key do not tell all collections of ranks apart")
    index = array("H", [0]) * (max(low_key) + 1)
    for number, key in enumerate(low_key):
        index[key] = number
    starts = [next(i for i, (count, _) in enumerate(lows) if count == wanted) for wanted in range(8)] + [len(lows)]
    offset = array("i", [0]) * (max(high_key) + 1)
    values = array("H")
    for (count, chosen), key in zip(highs, high_key, strict=True):
        first, last = starts[max(0, 5 - count)], starts[8 - count]
        offset[key] = len(values) - first
        for _, low in lows[first:last]:
            values.append(of_many(low + chosen, five))
    return index, offset, values


def short_table(five: dict[Rank5, int]) -> array[int]:
    """The values of 5, 6 and 7 ranks of six and up, in the order in which ``combinations_with_replacement``
    has them.
    """
    values = array("H")
    for count in (5, 6, 7):
        for chosen in combinations_with_replacement(range(4, RANKS), count):
            if all(chosen.count(r) <= 4 for r in set(chosen)):
                values.append(of_many(chosen, five))
    return values


def make() -> dict[str, bytes]:
    """The tables by name, as little-endian bytes."""
    five, flush = classes(short=False)
    index, offset, values = rank_tables(five)
    short_five, short_flush = classes(short=True)
    tables = {
        "INDEX": index,
        "OFFSET": offset,
        "VALUES": values,
        "FLUSH": flush_table(flush),
        "SHORT_VALUES": short_table(short_five),
        "SHORT_FLUSH": flush_table(short_flush),
    }
    if sys.byteorder == "big":
        for table in tables.values():
            table.byteswap()
    return {name: table.tobytes() for name, table in tables.items()}


def text(tables: dict[str, bytes]) -> str:
    """The module that carries the tables: zlib, then base64 in lines."""
    parts = ['"""Tables of hand values, made by ``scripts/make_tables.py``: zlib in base64. Do not edit."""\n']
    for name, raw in tables.items():
        packed = base64.b64encode(zlib.compress(raw, 9)).decode()
        lines = "\n".join(packed[i : i + 100] for i in range(0, len(packed), 100))
        parts.append(f'\n{name} = """\n{lines}\n"""\n')
    return "".join(parts)


if __name__ == "__main__":
    Path(__file__).parents[1].joinpath("src/cardspeak/cards/packed.py").write_text(text(make()), encoding="ascii")
