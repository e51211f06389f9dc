"""What values are called: the classes of each ranking from the worst to the best, and how many values each has."""

from bisect import bisect_left
from functools import cache
from itertools import accumulate

Ladder = tuple[tuple[str, int], ...]

LADDERS: dict[str, Ladder] = {
    "high": (
        ("high_card", 1277), ("pair", 2860), ("two_pair", 858), ("three_of_a_kind", 858), ("straight", 10),
        ("flush", 1277), ("full_house", 156), ("four_of_a_kind", 156), ("straight_flush", 9), ("royal_flush", 1),
    ),
    "short-deck": (
        ("high_card", 120), ("pair", 504), ("two_pair", 252), ("three_of_a_kind", 252), ("straight", 6),
        ("full_house", 72), ("flush", 120), ("four_of_a_kind", 72), ("straight_flush", 5), ("royal_flush", 1),
    ),
    "deuce-to-seven": (
        ("royal_flush", 1), ("straight_flush", 8), ("four_of_a_kind", 156), ("full_house", 156), ("flush", 1278),
        ("straight", 9), ("three_of_a_kind", 858), ("two_pair", 858), ("pair", 2860), ("high_card", 1278),
    ),
    "ace-to-five": (
        ("four_of_a_kind", 156), ("full_house", 156), ("three_of_a_kind", 858), ("two_pair", 858), ("pair", 2860),
        ("low", 1287),
    ),
    "8-or-better": (("no_low", 6119), ("low", 56)),
    "badugi": (("badugi_1", 13), ("badugi_2", 78), ("badugi_3", 286), ("badugi_4", 715)),
}  # fmt: skip


@cache
def _tops(name: str) -> list[int]:
    return list(accumulate(count for _, count in LADDERS[name]))


def class_of(name: str, value: int) -> str:
    """Return the class of a value of this ranking; what has no value is of the lowest."""
    return LADDERS[name][bisect_left(_tops(name), value)][0]
