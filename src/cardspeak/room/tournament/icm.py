"""ICM: what stacks are worth in prizes, when the chance to win is each player's share of the chips.

The next place goes to one of the players who are left in the same way, and so on (Malmuth and Harville). With up to
`EXACT` players all orders are counted, in fractions; beyond that the same sum is taken as an integral, in floating
point, and agrees with the fractions to a millionth of the prizes where both can be had.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import exp, log

EXACT = 10
MOST = 200
_PARTS = 10**12  # an approximation is told in so many parts of all prizes
_STEP = 0.1  # of the integral, in the logarithm of time
_LEAST = 1e-15


def icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """Return each stack's worth; all of them add up to the prizes exactly.

    `prizes` are those of the places that are left, the best first; places beyond them win nothing. `ValueError` for a
    stack without chips, more prizes than players, or more than `MOST` players.
    """
    if not stacks or min(stacks) < 1 or len(prizes) > len(stacks) or len(stacks) > MOST:
        raise ValueError(f"stacks {list(stacks)[:20]} cannot share {len(prizes)} prizes")
    return _exactly(stacks, prizes) if len(stacks) <= EXACT else _nearly(stacks, prizes)


def _exactly(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    total, players = sum(stacks), range(len(stacks))
    worth = [Fraction(0)] * len(stacks)
    # how likely these players, as bits of a number, have the places so far, and their chips
    first: dict[int, tuple[Fraction, int]] = {0: (Fraction(1), 0)}
    for prize in prizes:
        after: dict[int, tuple[Fraction, int]] = {}
        for done, (likely, chips) in first.items():
            part = likely / (total - chips)
            for player in players:
                if done >> player & 1:
                    continue
                chance, now = part * stacks[player], done | 1 << player
                worth[player] += chance * prize
                after[now] = (after[now][0] + chance if now in after else chance, chips + stacks[player])
        first = after
    return tuple(worth)


def _nearly(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    # the order of places is that in which clocks ring, each of which rings as often as its player has chips
    rates = [stack * len(stacks) / sum(stacks) for stack in stacks]
    worth = [0.0] * len(stacks)
    at, end = log(_LEAST / max(rates)), log(40 / min(rates))
    while at < end:
        time = exp(at)
        rung = [1 - exp(-rate * time) for rate in rates]
        row = _how_many(rung)
        for player, rate in enumerate(rates):
            density = rate * time * exp(-rate * time) * _STEP
            if density > _LEAST:
                others = _without(row, rung[player])
                worth[player] += density * sum(prize * likely for prize, likely in zip(prizes, others, strict=False))
        at += _STEP
    return _adding_up(worth, sum(prizes))


def _how_many(chances: Sequence[float]) -> list[float]:
    """Return how likely none of these, one of these, and so on come true."""
    row = [1.0]
    for chance in chances:
        row = [
            (row[count] * (1 - chance) if count < len(row) else 0.0) + (row[count - 1] * chance if count else 0.0)
            for count in range(len(row) + 1)
        ]
    return row


def _without(row: Sequence[float], chance: float) -> list[float]:
    """Take one chance out of such a row again, from the end where nothing is divided by a small number."""
    length = len(row) - 1
    less = [0.0] * length
    if chance < 0.5:
        for count in range(length):
            less[count] = (row[count] - (less[count - 1] * chance if count else 0.0)) / (1 - chance)
    else:
        for count in reversed(range(length)):
            above = less[count + 1] * (1 - chance) if count + 1 < length else 0.0
            less[count] = (row[count + 1] - above) / chance
    return less


def _adding_up(worth: Sequence[float], total: int) -> tuple[Fraction, ...]:
    parts = [round(_PARTS * each / max(total, 1)) for each in worth]
    whole = sum(parts)
    return tuple([Fraction(part * total, whole) if whole else Fraction(0) for part in parts])
