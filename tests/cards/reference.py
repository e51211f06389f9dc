"""The slow reference: every ranking written down plainly, hand by hand, to hold the tables against."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

Key = tuple[object, ...]


def high5(cards: tuple[int, ...], wheel: tuple[int, ...] = (12, 3, 2, 1, 0), short: bool = False) -> Key:
    """A key of five cards that compares as the hands do; higher is better."""
    ranks = sorted((c // 4 for c in cards), reverse=True)
    groups = sorted(((n, r) for r, n in Counter(ranks).items()), reverse=True)
    counts, order = [n for n, _ in groups], [r for _, r in groups]
    flush = len({c % 4 for c in cards}) == 1
    straight = None
    if len(order) == 5:
        if ranks[0] - ranks[4] == 4:
            straight = ranks[0]
        elif tuple(ranks) == wheel:
            straight = ranks[1]
    if straight is not None:
        return ("8" if flush else "4", [straight])
    if counts == [4, 1]:
        return ("7", order)
    if counts == [3, 2]:
        return ("55" if short else "6", order)
    if flush:
        return ("6" if short else "5", order)
    return ({(3, 1, 1): "3", (2, 2, 1): "2", (2, 1, 1, 1): "1"}.get(tuple(counts), "0"), order)


def short5(cards: tuple[int, ...]) -> Key:
    return high5(cards, wheel=(12, 7, 6, 5, 4), short=True)


def _turned(key: Key) -> Key:
    category, order = key
    assert isinstance(category, str)
    assert isinstance(order, list)
    return (-int(category), [-r for r in order])


def deuce5(cards: tuple[int, ...]) -> Key:
    return _turned(high5(cards, wheel=()))


def ace5(cards: tuple[int, ...]) -> Key:
    groups = sorted(((n, r) for r, n in Counter((c // 4 + 1) % 13 for c in cards).items()), reverse=True)
    return ([-n for n, _ in groups], [-r for _, r in groups])


def eight5(cards: tuple[int, ...]) -> Key | None:
    ranks = {(c // 4 + 1) % 13 for c in cards}
    return ace5(cards) if len(ranks) == 5 and max(ranks) <= 7 else None


FIVE = {
    "high": high5,
    "short-deck": short5,
    "deuce-to-seven": deuce5,
    "ace-to-five": ace5,
    "8-or-better": eight5,
}


def badugi(cards: tuple[int, ...]) -> Key:
    found = []
    for size in range(1, 5):
        for chosen in combinations(cards, size):
            if len({c // 4 for c in chosen}) == len({c % 4 for c in chosen}) == size:
                found.append((size, [-r for r in sorted(((c // 4 + 1) % 13 for c in chosen), reverse=True)]))
    return max(found)


def best(name: str, use: str, holes: tuple[int, ...], board: tuple[int, ...]) -> Key | None:
    """The key of the best hand; None when none qualifies."""
    if name == "badugi":
        return badugi(holes)
    if use == "any":
        hands: list[tuple[int, ...]] = list(combinations(holes + board, 5))
    else:
        hands = [two + three for two in combinations(holes, 2) for three in combinations(board, 3)]
    keys = [key for key in map(FIVE[name], hands) if key is not None]
    return max(keys) if keys else None
