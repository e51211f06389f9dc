"""What known hands are worth in shares of the pot, over every way in which the cards to come may fall.

Where there are too many ways to count, as before the flop, a sample of them is drawn by chance; without a generator of
random numbers there is no answer. When the board is run several times, each run is calculated by itself: shares are
expectations, and expectations add up even though the boards come from one stub.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from cardspeak.cards.card import UNKNOWN
from cardspeak.cards.rankings import Ranking, ranking
from cardspeak.record import record

Cards = tuple[int, ...]
Side = tuple[str, str]
Outcome = tuple[int, ...]  # for each side the seats that win it, as bits; 0 where no hand qualifies

MOST = 2_000
"""So many ways are counted one by one: two cards to a board, one each to two hands of stud."""

RUNS = 2_000
"""So many ways are drawn where there are more: a share is then right to about one hundredth."""


@record
class Worth(NamedTuple):
    """The share of the pot of each hand, in the order of the hands; `ways` were counted, all of them if `exact`."""

    shares: tuple[Fraction, ...]
    exact: bool
    ways: int


def worth(
    holdings: Sequence[Cards],
    boards: Sequence[Cards],
    sides: Sequence[Side],
    stub: Sequence[int],
    size: int = 0,
    wanted: Sequence[int] = (),
    rng: Random | None = None,
    runs: int = RUNS,
) -> Worth | None:
    """Return what each of these hands is worth; None where there are too many ways and no generator.

    `sides` are the parts of the pot by ranking and use, such as `("high", "any")`; `stub` is every card that may still
    come, `size` how many a board has in the end, `wanted` how many cards each holding still gets. `ValueError` for an
    unknown card, and where the stub has too few.
    """
    boards = tuple(boards) or ((),)
    wanted = tuple(wanted) or (0,) * len(holdings)
    seen = [card for row in (*holdings, *boards, stub) for card in row]
    if UNKNOWN in seen or len(holdings) < 2:
        raise ValueError("two hands or more are compared, and every card of them is known")
    rankings = [ranking(*side) for side in sides]
    counted: Counter[Outcome] = Counter()
    exact, ways = True, 0
    scale = [_ways(len(stub), max(size - len(board), 0), wanted) for board in boards]
    if 0 in scale:
        raise ValueError(f"the stub of {len(stub)} cards is too small for what is to come")
    total = [Fraction(0)] * len(holdings)
    for board, count in zip(boards, scale, strict=True):
        missing = max(size - len(board), 0)
        if count <= MOST:
            falls = fallen(tuple(stub), (missing, *wanted))
        elif rng is not None:
            falls, exact = _some(tuple(stub), (missing, *wanted), rng, runs), False
        else:
            return None
        counted = Counter(_fell(rankings, holdings, board, fall) for fall in falls)
        looked = counted.total()
        ways += looked
        for outcome, times in counted.items():
            for seat, share in enumerate(_shares(outcome, len(holdings))):
                total[seat] += share * times / looked
    return Worth(tuple([share / len(boards) for share in total]), exact, ways)


def _ways(stub: int, missing: int, wanted: Sequence[int]) -> int:
    if sum((missing, *wanted)) > stub:
        return 0
    ways = 1
    for count in (missing, *wanted):
        ways *= comb(stub, count)
        stub -= count
    return ways


def fallen(stub: Cards, counts: tuple[int, ...]) -> Iterator[tuple[Cards, ...]]:
    """Yield every way in which the cards may fall: the board's, then each hand's."""
    if not any(counts):
        yield ((),) * len(counts)
        return
    for taken in combinations(stub, counts[0]):
        if not any(counts[1:]):
            yield (taken, *((),) * (len(counts) - 1))
            continue
        rest = tuple([card for card in stub if card not in taken]) if taken else stub
        for others in fallen(rest, counts[1:]):
            yield (taken, *others)


def _some(stub: Cards, counts: tuple[int, ...], rng: Random, runs: int) -> Iterator[tuple[Cards, ...]]:
    """Yield a number of ways drawn by chance."""
    total = sum(counts)
    for _ in range(runs):
        drawn = rng.sample(stub, total)
        fall, at = [], 0
        for count in counts:
            fall.append(tuple(drawn[at : at + count]))
            at += count
        yield tuple(fall)


def _fell(rankings: Sequence[Ranking], holdings: Sequence[Cards], board: Cards, fall: tuple[Cards, ...]) -> Outcome:
    hands = [held + more for held, more in zip(holdings, fall[1:], strict=True)] if any(fall[1:]) else holdings
    return winners(rankings, hands, board + fall[0])


def winners(rankings: Sequence[Ranking], hands: Sequence[Cards], board: Cards) -> Outcome:
    """Return who wins each side, as bits; 0 where no hand qualifies."""
    found = []
    for kind in rankings:
        values = kind.best_of_many(hands, board)
        best = max(values)
        found.append(sum([1 << seat for seat, value in enumerate(values) if value == best]) if best >= 0 else 0)
    return tuple(found)


def _shares(outcome: Outcome, players: int) -> list[Fraction]:
    """Return each hand's share: the sides that somebody wins are equal parts, split among equal hands."""
    won = [each for each in outcome if each]
    shares = [Fraction(0)] * players
    for each in won:
        for seat in range(players):
            if each >> seat & 1:
                shares[seat] += Fraction(1, len(won) * each.bit_count())
    return shares
