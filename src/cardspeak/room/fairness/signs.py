"""Signs that two players play together: chips that go one way (dumping), and players who spare each other (soft play).

Of thousands of pairs some stand out by chance. So deviations are measured by how much the pairs of this room spread (an
empirical null, after Efron), and as many signs are given as keep the expected part of false ones among them small
(Benjamini and Hochberg). A sign is no proof, and nothing follows from it by itself: people look at the hands.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from math import erfc, sqrt
from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.fairness.tally import MOST_HANDS, Against, HandAt, Tally, Weighed
from cardspeak.room.fairness.usual import Beside, Pair, Usual

Kind = Literal["dumping", "soft_play"]
What = Literal["net", "losses", "bets", "raises", "folds"]
DEEDS: tuple[What, ...] = ("bets", "raises", "folds")
LEAST_HANDS = 100  # that two have played together before anything is said of them
FALSE = 0.2  # the part of the signs that may be false, on average
ENOUGH = 40  # pairs by whose spread deviations are measured; where there are fewer, by `SPREAD`
SPREAD = 1.25
MOST = 0.5  # of the strongest sign: what is stronger is left out of what is usual
PLAIN = 2.0  # deviations from which on a part is worth telling


@record
class Part(NamedTuple):
    """Something that a sign is made of: what was counted, of whom against whom, beside what was to be expected."""

    what: What
    one: str
    other: str
    found: Beside


@record
class Sign(NamedTuple):
    """A sign: of which kind, how strong (in standard deviations of this room), and the hands to be looked at.

    Of dumping the first gave and the second took; in soft play the order means nothing.
    """

    kind: Kind
    first: str
    second: str
    strength: float
    hands: int
    parts: tuple[Part, ...]
    evidence: tuple[HandAt, ...]


@record
class _Measured(NamedTuple):
    """A pair before it is known whether it stands out: its score, and what it comes from."""

    kind: Kind
    pair: Pair
    score: float
    parts: tuple[Part, ...]


def find_signs(tally: Tally, looks_at: Callable[[str], bool] = lambda member: True) -> tuple[Sign, ...]:
    """Return the signs, the strongest first; `looks_at` says of whom (a bot is nobody, but one can play against it).

    What stands out most is left out of what is usual, and everything is looked at once more: whoever plays softly with
    one is not bold with the others, and nobody is suspected because somebody else gave their chips away.
    """
    rows, pairs = tally.rows, pairs_of(tally, looks_at)
    left_out: set[frozenset[str]] = set()
    for _ in range(2):
        kinds = [_standing_out(measured, rows) for measured in _measured(Usual(rows, left_out), pairs)]
        for found in kinds:
            strongest = max([sign.strength for sign in found], default=0.0)
            left_out |= {frozenset((sign.first, sign.second)) for sign in found if sign.strength > strongest * MOST}
    signs = [sign for found in kinds for sign in found]
    return tuple(sorted(signs, key=lambda sign: (-sign.strength, sign.first, sign.second)))


def pairs_of(tally: Tally, looks_at: Callable[[str], bool] = lambda member: True) -> list[Pair]:
    """Return the pairs of whom something can be said, as they have played enough hands together."""
    return [
        (one, other) for (one, other), row in tally.rows.items()
        if one < other and row.hands >= LEAST_HANDS and looks_at(one) and looks_at(other)
    ]  # fmt: skip


def _measured(usual: Usual, pairs: Sequence[Pair]) -> tuple[list[_Measured], list[_Measured]]:
    dumping: list[_Measured] = []
    soft: list[_Measured] = []
    for one, other in pairs:
        ways = ((one, other), (other, one))
        deeds = {way: usual.deeds(*way) for way in ways}
        losses = {way: usual.losses(*way) for way in ways}
        soft.append(_soft((one, other), deeds, losses))
        net = usual.net(one, other)
        if net.counted < 0:
            one, other, net = other, one, usual.net(other, one)
        dumping.append(_dumping((one, other), net, deeds, losses[one, other]))
    return dumping, soft


Deeds = Mapping[Pair, tuple[Beside, Beside, Beside]]


def _dumping(way: Pair, net: Beside, deeds: Deeds, lost: Beside) -> _Measured:
    """Chips go one way, more than the two lose and win otherwise; often one raises the other, or one never folds."""
    giver, taker = way
    raised, folded = deeds[taker, giver][1], deeds[way][2]
    chips = net.deviation + lost.deviation
    score = max(chips / sqrt(2), (chips + raised.deviation) / sqrt(3), (chips - folded.deviation) / sqrt(3))
    parts = (
        Part("net", giver, taker, net), Part("losses", giver, taker, lost), Part("raises", taker, giver, raised),
        Part("folds", giver, taker, folded),
    )  # fmt: skip
    return _Measured("dumping", way, score, parts)


def _soft(pair: Pair, deeds: Deeds, losses: Mapping[Pair, Beside]) -> _Measured:
    """They bet less against each other than usual, raise less, or fold more; often they lose less to each other."""
    one, other = pair
    ways = ((one, other), (other, one))
    bets, raises, folds = [sum([deeds[way][deed].deviation for way in ways]) / sqrt(2) for deed in range(3)]
    parts = [Part(what, *way, deeds[way][deed]) for deed, what in enumerate(DEEDS) for way in ways]
    parts += [Part("losses", *way, losses[way]) for way in ways]
    return _Measured("soft_play", pair, max(-bets, -raises, folds), tuple(parts))


def _standing_out(measured: Sequence[_Measured], rows: Mapping[Pair, Against]) -> list[Sign]:
    """Return the signs among the pairs of a kind."""
    scores = [each.score for each in measured]
    middle, spread = _null(scores)
    strengths = [(score - middle) / spread for score in scores]
    bar = _bar(strengths, FALSE)
    return [_sign(each, strength, rows) for each, strength in zip(measured, strengths, strict=True) if strength >= bar]


def _null(scores: Collection[float]) -> tuple[float, float]:
    """Return middle and spread of most pairs, who are honest: half of them lie within 0.6745 deviations."""
    if len(scores) < ENOUGH:
        return 0.0, SPREAD
    middle = _middle(scores)
    return middle, max(_middle([abs(score - middle) for score in scores]) / 0.6745, 1.0)


def _middle(numbers: Collection[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def _bar(strengths: Collection[float], false: float) -> float:
    """Return the strength from which on so small a part of those above it is expected to be false."""
    ordered = sorted(strengths, reverse=True)
    bar = float("inf")
    for place, strength in enumerate(ordered, 1):
        if erfc(strength / sqrt(2)) / 2 * len(ordered) <= false * place:
            bar = strength
    return bar


def _sign(each: _Measured, strength: float, rows: Mapping[Pair, Against]) -> Sign:
    one, other = each.pair
    kept: list[Weighed] = [*rows[one, other].given]
    if each.kind == "soft_play":
        kept = [*rows[one, other].spared, *rows[other, one].spared]
    hands = dict.fromkeys([hand for _, hand in sorted(kept, reverse=True)])
    parts = sorted(each.parts, key=lambda part: -abs(part.found.deviation))
    parts = [part for place, part in enumerate(parts) if place < 2 or abs(part.found.deviation) >= PLAIN]
    return Sign(
        each.kind, one, other, round(strength, 1), rows[one, other].hands, tuple(parts), tuple(hands)[:MOST_HANDS]
    )
