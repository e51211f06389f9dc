"""A quick order of unfinished hands: which of several holdings on the same board looks strongest now.

Scores compare only among holdings of the same game, with the same number of cards and on the same board.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations

from cardspeak.cards.low import low_mask
from cardspeak.cards.rankings import ranking

Cards = tuple[int, ...]
Sides = tuple[tuple[str, str], ...]
Score = Callable[[Cards, Cards], float]

BEST_HIGH = 7462.0
BEST_LOW = 6175.0


@cache
def scorer(sides: Sides, draws: int) -> Score:
    """Return the score function for a game of these sides (ranking, use) with this number of draws to come."""
    name, use = sides[0]
    hilo = len(sides) > 1
    if name == "badugi":
        best = ranking(name, use).best
        return lambda holding, board: best(holding, ())
    if name == "ace-to-five":
        return lambda holding, board: low_promise(low_mask(holding))
    if name == "deuce-to-seven":
        finished = ranking(name, use).best
        return (lambda holding, board: high_ace_promise(holding)) if draws else finished
    if use == "two":
        return _omaha(name, hilo)
    made = ranking(name, use).best
    if hilo:
        return lambda holding, board: _half_high(made(holding, board), holding) + low_promise(low_mask(holding)) / 40
    return lambda holding, board: pair_score(*holding) if len(holding) == 2 and not board else made(holding, board)


@cache
def pair_score(one: int, other: int) -> float:
    """Return roughly what two hole cards win of the pot against two unknown ones, with a little for what they make."""
    low, high = sorted((one >> 2, other >> 2))
    if low == high:
        return 0.5 + 0.029 * high
    near = max(0, 4 - (high - low)) * 0.008
    return 0.31 + 0.0175 * high + 0.0105 * low + near + (0.03 if one & 3 == other & 3 else 0.0)


@cache
def low_promise(mask: int) -> float:
    """Return how near the five lowest ranks are to the wheel, ace lowest; a missing one counts as more than a king."""
    ranks = [rank for rank in range(13) if mask >> rank & 1][:5]
    return -(sum(ranks) + 15.0 * (5 - len(ranks)) + (ranks[-1] if ranks else 0))


def high_ace_promise(cards: Cards) -> float:
    """Return the same for deuce-to-seven, where the ace is the highest card."""
    mask = 0
    for card in cards:
        mask |= 1 << (card >> 2)
    return low_promise(mask)


def _half_high(value: float, holding: Cards) -> float:
    # of fewer than five cards the scale is another one: a pair or more counts there as so many ranks alike
    return value / BEST_HIGH * 2 if len(holding) >= 5 else (len(holding) - len({card >> 2 for card in holding})) * 0.6


def _omaha(name: str, hilo: bool) -> Score:
    high = ranking(name, "two").best
    low = ranking("8-or-better", "two").best

    def score(holding: Cards, board: Cards) -> float:
        if not board:
            return omaha_start(holding, hilo)
        value = high(holding, board) / BEST_HIGH
        if hilo:
            second = low(holding, board)
            value += 0.3 + second / BEST_LOW * 0.5 if second > 0 else low_promise(low_mask(holding)) / 400
        return value

    return score


def omaha_start(holding: Cards, hilo: bool) -> float:
    """Return the points of an Omaha holding: its best twos, two suits, and in hi-lo the low cards."""
    twos = sorted([_omaha_two(a, b) for a, b in combinations(holding, 2)])
    score = twos[-1] + twos[-2] * 0.7 + sum(twos) / len(twos)
    suits = [card & 3 for card in holding]
    score += 0.12 * sum([1 for suit in set(suits) if 2 <= suits.count(suit) <= 3])
    ranks = [card >> 2 for card in holding]
    score -= 0.3 * sum([1 for rank in set(ranks) if ranks.count(rank) > 2])
    if hilo:
        wheel = {rank for rank in ranks if rank in (12, 0, 1, 2, 3)}
        score += 0.14 * len(wheel) + (0.25 if 12 in wheel and 0 in wheel else 0.12 if 12 in wheel else 0.0)
    return score


@cache
def _omaha_two(one: int, other: int) -> float:
    low, high = sorted((one >> 2, other >> 2))
    if low == high:
        return 0.45 + 0.04 * high
    return 0.2 + 0.02 * high + 0.012 * low + max(0, 4 - (high - low)) * 0.02
