"""The value of one to four open cards, by which stud finds the player who bets first.

Straights and flushes do not count yet.
"""

from __future__ import annotations

from functools import cache

_HIGH = ("high", "short-deck", "deuce-to-seven")
_LOW = ("ace-to-five", "8-or-better", "deuce-to-seven", "badugi")


# A place of three bits for each rank (the last for a card nobody knows) counts the cards of it.
_PLACE = tuple(1 << 3 * (card >> 2) for card in range(53))


def open_value(cards: tuple[int, ...], ranking_name: str) -> int:
    """The comparing value of a player's open cards: higher is the better board, which in a low is the lower
    one.

    Counts of equal ranks come first (two pair below three of a kind), then ranks; suits break no tie here.
    Values compare among boards under the same ranking, and not with those of five cards. For badugi the suits
    are left out too. Raises ``KeyError`` for an unknown ranking.
    """
    return _value(sum([_PLACE[card] for card in cards]), ranking_name)


@cache
def _value(counted: int, ranking_name: str) -> int:
    # some 2,400 boards of up to four cards exist, so that each is reckoned once
    aces_high = ranking_name in _HIGH
    if not aces_high and ranking_name not in _LOW:
        raise KeyError(ranking_name)
    counts = [(counted >> 3 * rank & 7, rank) for rank in range(14)]
    groups = sorted(
        [(count, rank + 1 if aces_high else (rank + 1) % 13 + 1) for count, rank in counts if count], reverse=True
    )
    # Five places of a count, then five of a rank, as digits; an empty place is nothing, below every rank.
    value = 0
    for place in range(5):
        value = value * 6 + (groups[place][0] if place < len(groups) else 0)
    for place in range(5):
        value = value * 14 + (groups[place][1] if place < len(groups) else 0)
    return _WORST - value if ranking_name in _LOW else value


_WORST = 6**5 * 14**5
