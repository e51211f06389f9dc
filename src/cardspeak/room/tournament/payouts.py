"""Payout tables: how many places are paid and how much each of them gets, exact to the coin.

Amounts are whole coins. Shares are fractions, so that nothing is lost on the way; what rounding leaves over goes to
the first place.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record

STEEPEST = 200


@record
class Pool(NamedTuple):
    """The prize pool: what is paid out, and how much of it the house adds to reach what it guaranteed."""

    prizes: int
    overlay: int
    cites: tuple[str, ...]


def pool_of(collected: int, guaranteed: int, entered: int, law: Law) -> Pool:
    """Return the prize pool when so much was collected for prizes (point `prize.guarantee`)."""
    holds = bool(guaranteed) and law.prize_guarantee(entered=entered)
    overlay = max(0, guaranteed - collected) if holds else 0
    return Pool(collected + overlay, overlay, law.cites("prize.guarantee") if guaranteed else ())


def places_paid(entries: int, percent: int) -> int:
    """Return how many places are paid when so many of a hundred are: rounded up, one at least."""
    return max(1, -(-entries * percent // 100))


def payout_table(pool: int, places: int, steepness: int = 100, least: int = 0, unit: int = 1) -> tuple[int, ...]:
    """Divide a pool among the places, the first getting most.

    `steepness` is 0 where all get the same, 100 where the second gets half of what the first gets and the third a
    third, 200 where these are a quarter and a ninth; between these it is mixed. `least` is the smallest prize and
    `unit` what every prize but the first is a multiple of. Where the pool is too small for so many, fewer are paid.
    `ValueError` for amounts below zero, no places and another steepness.
    """
    if pool < 0 or places < 1 or not 0 <= steepness <= STEEPEST or least < 0 or unit < 1:
        raise ValueError(f"no payout table has {pool=}, {places=}, {steepness=}, {least=}, {unit=}")
    floor = max(-(-least // unit) * unit, unit)
    places = max(1, min(places, pool // floor))
    if places == 1:
        return (pool,)
    weights = _weights(places, steepness)
    rest, total = pool - floor * places, sum(weights)
    prizes = [floor + int(rest * weight / total) // unit * unit for weight in weights]
    return (prizes[0] + pool - sum(prizes), *prizes[1:])


def _weights(places: int, steepness: int) -> list[Fraction]:
    flatter, share = divmod(steepness, 100)
    if share == 0:
        return [Fraction(1, place**flatter) for place in range(1, places + 1)]
    part = Fraction(share, 100)
    return [
        (1 - part) * Fraction(1, place**flatter) + part * Fraction(1, place ** (flatter + 1))
        for place in range(1, places + 1)
    ]


def to_coins(shares: Sequence[Fraction | int], total: int, unit: int = 1) -> tuple[int, ...]:
    """Round shares that add up to a total to whole units of coins that add up to it too.

    Each is rounded down; what is left goes, a unit each, to those who lost most by it, the first named of equals. What
    makes no whole unit goes to the first of these. `ValueError` when the shares do not add up.
    """
    if sum(shares) != total:
        raise ValueError(f"shares of {sum(shares)} do not make {total}")
    coins = [int(share // unit) * unit for share in shares]
    left = total - sum(coins)
    order = sorted(range(len(shares)), key=lambda at: (coins[at] - shares[at], at))
    for at in order[: left // unit]:
        coins[at] += unit
    if left % unit:
        coins[order[0]] += left % unit
    return tuple(coins)
