"""The hands of a room counted up, for each player against each other: small sums, whatever the number of hands.

What a sign is made of is a sum over hands, so a hand is read once and forgotten; only those that weigh most are
remembered by name, as evidence.
"""

from collections import defaultdict
from heapq import heappush, heapreplace
from sys import intern
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.fairness.reading import HUNDREDTHS, RAISE, Reading

MOST_HANDS = 10  # that are remembered of two players, of each kind
WORTH = 5  # big blinds: nobody looks at a hand for less


@record
class HandAt(NamedTuple):
    """A hand that was played: its table and number."""

    table: str
    number: int


Weighed = tuple[int, HandAt]


class Against:
    """What one player did against another: hands with both, chips that went over, deeds by spot, what weighs most.

    `given` are the hands in which most chips went to the other, in hundredths of a big blind, `spared` those with the
    largest pots, in big blinds, in which the player only checked, called or folded against the other.
    """

    __slots__ = ("deeds", "given", "hands", "lost", "spared", "squares")

    def __init__(self) -> None:
        self.hands = 0
        self.lost = 0  # hundredths of a big blind
        self.squares = 0  # of what was lost in each hand
        self.deeds: dict[str, list[int]] = {}
        self.given: list[Weighed] = []
        self.spared: list[Weighed] = []


class Tally:
    """What all players did against each other: `rows` by who acts and against whom."""

    def __init__(self) -> None:
        self.hands = 0
        self.rows: dict[tuple[str, str], Against] = defaultdict(Against)

    def add(self, reading: Reading, hand: HandAt) -> None:
        """Count a hand."""
        members, rows = reading.members, self.rows
        self.hands += 1
        for one in members:
            for other in members:
                if one != other:
                    rows[one, other].hands += 1
        for seat, to, amount in reading.losses:
            row = rows[members[seat], members[to]]
            row.lost += amount
            row.squares += amount * amount
            if amount >= WORTH * HUNDREDTHS:
                _remember(row.given, amount, hand)
        pots: dict[tuple[int, int], int] = {}
        raised = {(seat, against) for seat, against, _, deed, _ in reading.choices if deed == RAISE}
        for seat, against, spot, deed, pot in reading.choices:
            rows[members[seat], members[against]].deeds.setdefault(intern(spot), [0, 0, 0])[deed] += 1
            pots[seat, against] = pots.get((seat, against), 0) + pot
        for (seat, against), weight in pots.items():
            if weight >= WORTH and (seat, against) not in raised:
                _remember(rows[members[seat], members[against]].spared, weight, hand)


def _remember(kept: list[Weighed], weight: int, hand: HandAt) -> None:
    if len(kept) < MOST_HANDS:
        heappush(kept, (weight, hand))
    elif weight > kept[0][0]:
        heapreplace(kept, (weight, hand))
