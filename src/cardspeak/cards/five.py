"""Exactly five ranks, ranked by every scale: what Omaha, draw and the lows without a straight way to a value
need.

A rank has a small weight here such that the sums of five ranks, four of a rank at most, all differ; a hand of
five is then one look-up in a dictionary, and three board cards and two hole cards are two sums made
beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from cardspeak.cards.key import HIGH_MASK, LOW_BITS, LOW_MASK, RANK_WEIGHTS
from cardspeak.cards.tables import FLUSH, INDEX, OFFSET, VALUES, short_flushes, short_values
from cardspeak.record import record

WEIGHTS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""The weight of every rank: the sums of five differ, which the tests prove."""

WEIGHT = [WEIGHTS[card >> 2] for card in range(52)]


@record
class Scale(NamedTuple):
    """How five cards are ranked: by the sum of their weights, by their mask where five of a suit count."""

    ranks: dict[int, int]
    flush: list[int] | None
    raises: bool
    """Whether suits can only improve a hand; in deuce-to-seven they spoil it."""


def _five_ranks(first: int) -> Iterator[tuple[int, ...]]:
    return (r for r in combinations_with_replacement(range(first, 13), 5) if r[0] != r[4])


@cache
def high_scale() -> Scale:
    """The full deck's high hands."""
    ranks = {}
    for chosen in _five_ranks(0):
        key = sum([RANK_WEIGHTS[r] for r in chosen])
        ranks[sum([WEIGHTS[r] for r in chosen])] = VALUES[OFFSET[key >> LOW_BITS & HIGH_MASK] + INDEX[key & LOW_MASK]]
    return Scale(ranks, FLUSH, True)


@cache
def short_scale() -> Scale:
    """The short deck's high hands."""
    values = short_values()
    ranks = {sum(WEIGHTS[r] for r in c): values[sum(RANK_WEIGHTS[r] for r in c)] for c in _five_ranks(4)}
    return Scale(ranks, short_flushes(), True)


@cache
def deuce_map() -> list[int]:
    """The deuce-to-seven value of a high value of five cards: the order turned round, and the ace never low.

    A-5-4-3-2 is no straight: it becomes the best of the ace-high hands (of the ace-high flushes, if suited),
    which lie from 785 on (from 6648), and the hands between there and its old place move up by one.
    """
    order = list(range(7463))
    for low, wheel in ((785, 5854), (6648, 7453)):
        for value in range(low, wheel):
            order[value] = value + 1
        order[wheel] = low
    return [7463 - value for value in order]


@cache
def deuce_scale() -> Scale:
    """Deuce-to-seven lows, in which straights and flushes count against the hand."""
    turned, high = deuce_map(), high_scale()
    return Scale({key: turned[value] for key, value in high.ranks.items()}, [turned[v] for v in FLUSH], False)


def _falling() -> Iterator[tuple[int, ...]]:
    """Every five ranks 12 to 0, the highest of its kind first, from four of a kind to no pair."""
    down = range(12, -1, -1)
    yield from ((q, q, q, q, k) for q, k in product(down, down) if q != k)
    yield from ((t, t, t, p, p) for t, p in product(down, down) if t != p)
    yield from ((t, t, t, *k) for t in down for k in combinations(down, 2) if t not in k)
    yield from ((h, h, p, p, k) for h, p in combinations(down, 2) for k in down if k != h and k != p)
    yield from ((p, p, *k) for p in down for k in combinations(down, 3) if p not in k)
    yield from combinations(down, 5)


@cache
def ace_scale() -> Scale:
    """Ace-to-five lows: 1 for four kings and a queen, 6175 for 5-4-3-2-A; no straights, no flushes."""
    aced = WEIGHTS[12:] + WEIGHTS[:12]
    return Scale({sum([aced[r] for r in c]): value for value, c in enumerate(_falling(), 1)}, None, True)


def five_value(scale: Scale, cards: tuple[int, ...]) -> int:
    """The value of exactly five cards."""
    a, b, c, d, e = cards
    if scale.flush is not None and a & 3 == b & 3 == c & 3 == d & 3 == e & 3:
        return scale.flush[1 << (a >> 2) | 1 << (b >> 2) | 1 << (c >> 2) | 1 << (d >> 2) | 1 << (e >> 2)]
    return scale.ranks[WEIGHT[a] + WEIGHT[b] + WEIGHT[c] + WEIGHT[d] + WEIGHT[e]]


@cache
def ace_masks() -> list[int]:
    """The ace-to-five value of the five lowest ranks of a 13-bit mask, ace lowest; 0 for fewer than five."""
    table = [0] * 8192
    for value, chosen in enumerate(combinations(range(12, -1, -1), 5), 6175 - 1286):
        table[sum([1 << r for r in chosen])] = value
    for mask in range(8192):
        if mask.bit_count() > 5:
            table[mask] = table[mask & ~(1 << mask.bit_length() - 1)]
    return table


@cache
def eight_masks() -> list[int]:
    """``ace_masks`` for the ranks ace to eight alone, -1 where no eight or better is there."""
    return [value or -1 for value in ace_masks()[:256]]


ALL_SCALES = {
    "high": high_scale,
    "short-deck": short_scale,
    "ace-to-five": ace_scale,
    "8-or-better": ace_scale,
    "deuce-to-seven": deuce_scale,
}
