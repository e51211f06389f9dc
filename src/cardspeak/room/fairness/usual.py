"""What was to be expected of one player against another, from how both play with everybody else.

A weak player loses to all, a bold one raises all: neither says anything of a pair. So what is expected of a pair is put
together from the habits of the two, each taken without the other: the odds that one does something to the other by the
odds that the one does it to all others, and that all others do it to the other, beside those of all the rest
(quasi-independence; within each kind of spot, as in the test of Cochran, Mantel and Haenszel); chips by what one loses
and what the other wins.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from math import log, sqrt
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.fairness.reading import FOLD, HUNDREDTHS, RAISE
from cardspeak.room.fairness.tally import Against

PRIOR = 20  # spots of an average player that are added to those of everybody, so that few say little
LEAST, MOST = 0.0001, 0.9999  # no deed is thought to be rarer or surer
SOME = 0.5  # added to a variance or a count, so that nothing follows from next to nothing

Pair = tuple[str, str]
Counts = Sequence[int]
Deeds = dict[str, list[int]]


@record
class Beside(NamedTuple):
    """What was counted beside what was expected, of how many, and how many standard deviations lie between."""

    counted: float
    expected: float
    of: int
    deviation: float


NOTHING = Beside(0.0, 0.0, 0, 0.0)


class _Sums:
    """The sums of a player over others: hands, chips and their squares, deeds by spot."""

    __slots__ = ("deeds", "hands", "lost", "squares")

    def __init__(self) -> None:
        self.hands = self.lost = self.squares = 0
        self.deeds: Deeds = {}

    def add(self, row: Against) -> None:
        self.hands += row.hands
        self.lost += row.lost
        self.squares += row.squares
        for spot, counts in row.deeds.items():
            own = self.deeds.setdefault(spot, [0, 0, 0])
            for deed, count in enumerate(counts):
                own[deed] += count


class Usual:
    """How everybody plays with everybody; what the pairs that are left out did is no part of it."""

    def __init__(self, rows: Mapping[Pair, Against], left_out: Collection[frozenset[str]] = ()) -> None:
        self._rows, self._left_out = rows, left_out
        self._by: dict[str, _Sums] = defaultdict(_Sums)
        self._to: dict[str, _Sums] = defaultdict(_Sums)
        self._all = _Sums()
        for (one, other), row in rows.items():
            if frozenset((one, other)) not in left_out:
                for sums in (self._by[one], self._to[other], self._all):
                    sums.add(row)

    def losses(self, one: str, other: str) -> Beside:
        """Compare what one lost to the other with what was to be expected.

        Losses come in lumps, so they are counted in lumps of their usual size and compared by the square root, which
        makes the spread of such counts the same everywhere (Anscombe).
        """
        row, expected = self._rows[one, other], self._expected(one, other)
        by, to, own = self._by[one], self._to[other], self._own(one, other)
        squares = by.squares + to.squares - 2 * own.squares
        lump = squares / max(by.lost + to.lost - 2 * own.lost, 1) or 1.0
        deviation = 2 * (sqrt(row.lost / lump + 0.375) - sqrt(expected / lump + 0.375))
        deviation /= sqrt(1 + sum([row.hands / max(each.hands - own.hands, 1) for each in (by, to)]))
        return Beside(row.lost / HUNDREDTHS, expected / HUNDREDTHS, row.hands, deviation)

    def net(self, one: str, other: str) -> Beside:
        """Compare what one lost to the other and did not win back with what was to be expected.

        The sum is measured by its own squares: however large single pots are, chance rarely makes it go one way.
        """
        row, back = self._rows[one, other], self._rows[other, one]
        net = row.lost - back.lost
        expected = self._expected(one, other) - self._expected(other, one)
        own = self._own(one, other).squares + self._own(other, one).squares
        beside = [max(self._by[each].hands - self._own(one, other).hands, 1) for each in (one, other)]
        squares = [self._by[each].squares + self._to[each].squares - own for each in (one, other)]
        usual = row.hands * sum(squares) / sum(beside)
        spread = max(row.squares + back.squares, usual) * (1 + row.hands / beside[0] + row.hands / beside[1])
        deviation = (net - expected) / sqrt(spread + HUNDREDTHS**2)
        return Beside(net / HUNDREDTHS, expected / HUNDREDTHS, row.hands, deviation)

    def deeds(self, one: str, other: str) -> tuple[Beside, Beside, Beside]:
        """Compare how often one bet where nobody had, raised the other, and folded to the other, with the expected."""
        bets, raises, folds = [0.0, 0.0, 0, 0.0], [0.0, 0.0, 0, 0.0], [0.0, 0.0, 0, 0.0]
        by, to, whole = self._by[one].deeds, self._to[other].deeds, self._all.deeds
        counted = bool(self._own(one, other).hands)
        for spot, counts in self._rows[one, other].deeds.items():
            own = counts if counted else (0, 0, 0)
            sums = by.get(spot, own), to.get(spot, own), whole.get(spot, own)
            if " open " in spot:
                _enter(bets, counts, own, *sums, RAISE)
                continue
            _enter(folds, counts, own, *sums, FOLD)
            if not spot.endswith("closed"):
                _enter(raises, counts, own, *sums, RAISE)
        return _beside(bets), _beside(raises), _beside(folds)

    def _own(self, one: str, other: str) -> Against:
        """Return the part of the sums that is the pair's own."""
        return _EMPTY if frozenset((one, other)) in self._left_out else self._rows[one, other]

    def _expected(self, one: str, other: str) -> float:
        own, by, to = self._own(one, other), self._by[one], self._to[other]
        loses = (by.lost - own.lost) / max(by.hands - own.hands, 1)
        wins = (to.lost - own.lost) / max(to.hands - own.hands, 1)
        rest = self._all.hands - by.hands - to.hands + own.hands
        usual = (self._all.lost - by.lost - to.lost + own.lost) / rest if rest > 0 else loses
        return self._rows[one, other].hands * loses * wins / usual if usual else 0.0


_EMPTY = Against()


def _enter(
    sums: list[float], counts: Counts, own: Counts, by: Counts, to: Counts, whole: Counts, deed: int
) -> None:  # fmt: skip
    """Add a kind of spot to the counted, the expected, the number of spots and the variance.

    `by` are the counts of one player against all others, `to` those of all others against the other, `own` the part of
    both that is the pair's own.
    """
    size, mine = sum(counts), sum(own)
    acted, met = sum(by) - mine + PRIOR, sum(to) - mine + PRIOR
    rest = sum(whole) - mine - (acted + met - 2 * PRIOR) + PRIOR
    prior = PRIOR * (whole[deed] + SOME) / (sum(whole) + 2 * SOME)
    usual = (whole[deed] - by[deed] - to[deed] + own[deed] + prior) / rest
    does = (by[deed] - own[deed] + PRIOR * usual) / acted
    suffers = (to[deed] - own[deed] + PRIOR * usual) / met
    odds = does * suffers * (1 - usual) / ((1 - does) * (1 - suffers) * usual)
    chance = min(max(odds / (1 + odds), LEAST), MOST)
    sums[0] += counts[deed]
    sums[1] += size * chance
    sums[2] += size
    sums[3] += size * chance * (1 - chance) * (1 + size / acted + size / met)


def _beside(sums: list[float]) -> Beside:
    """Measure by the signed root of the deviance: what is rare, as raises are, is not spread evenly to both sides.

    The deviance is that of a binomial; what is not sure of the expected itself makes it smaller.
    """
    counted, expected, size, variance = sums
    if not size:
        return NOTHING
    deviance = _part(counted, expected) + _part(size - counted, size - expected)
    alone = expected * (1 - expected / size)
    root = sqrt(2 * max(deviance, 0.0) * alone / (variance + SOME))
    return Beside(counted, expected, int(size), root if counted > expected else -root)


def _part(counted: float, expected: float) -> float:
    return counted * log(counted / expected) if counted else 0.0
