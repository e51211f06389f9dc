"""Who pays whom at the end of a home game: balances that sum to zero, evened out in few payments.

Fewest is exact for up to `EXACT` people: those who owe and those to whom it is owed are divided into as many groups as
possible that even out among themselves, and a group of so many people needs one payment less than it has people.
Beyond that, whoever owes most pays whom most is owed, which never needs more payments than there are people less one.
"""

from collections.abc import Mapping
from typing import NamedTuple

from cardspeak.record import record

EXACT = 12  # people: 4,096 groups to look at


@record
class Payment(NamedTuple):
    """One player pays another so many chips."""

    by: str
    to: str
    chips: int


def payments(balances: Mapping[str, int]) -> tuple[Payment, ...]:
    """Return the payments that even out balances in chips (above 0: is owed); `ValueError` unless they sum to zero.

    The same balances give the same payments, in whatever order they come.
    """
    if sum(balances.values()):
        raise ValueError("balances sum to zero")
    open_ones = sorted(((who, chips) for who, chips in balances.items() if chips), key=lambda row: (-row[1], row[0]))
    groups = _groups(open_ones) if len(open_ones) <= EXACT else [open_ones]
    return tuple([payment for group in groups for payment in _evened(group)])


def _groups(rows: list[tuple[str, int]]) -> list[list[tuple[str, int]]]:
    # best[mask]: into how many groups that sum to zero the people of a mask can be divided, one after the other
    count = len(rows)
    total, best, last = [0] * (1 << count), [0] * (1 << count), [0] * (1 << count)
    for mask in range(1, 1 << count):
        low = mask & -mask
        total[mask] = total[mask ^ low] + rows[low.bit_length() - 1][1]
        found, came = -1, 0
        rest = mask
        while rest:
            one = rest & -rest
            rest ^= one
            if best[mask ^ one] > found:
                found, came = best[mask ^ one], one
        best[mask], last[mask] = found + (total[mask] == 0), came
    groups: list[list[tuple[str, int]]] = []
    mask = (1 << count) - 1
    while mask:
        if total[mask] == 0:
            groups.append([])
        groups[-1].append(rows[last[mask].bit_length() - 1])
        mask ^= last[mask]
    return [sorted(group, key=lambda row: (-row[1], row[0])) for group in reversed(groups)]


def _evened(group: list[tuple[str, int]]) -> list[Payment]:
    # whoever owes most pays whom most is owed: each payment evens out one of the two at least
    owed = {who: chips for who, chips in group if chips > 0}
    owing = {who: -chips for who, chips in group if chips < 0}
    found = []
    while owed and owing:
        to, by = _most(owed), _most(owing)
        chips = min(owed[to], owing[by])
        found.append(Payment(by, to, chips))
        for who, rows in ((to, owed), (by, owing)):
            rows[who] -= chips
            if not rows[who]:
                del rows[who]
    return found


def _most(rows: Mapping[str, int]) -> str:
    return max(rows, key=lambda who: (rows[who], who))
