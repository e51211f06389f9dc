"""Sampled equity: the unknown cards are dealt at random, a number of times, and the pot is divided each time.

The caller gives a generator of random numbers; the same seed gives the same samples.
"""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from cardspeak.cards.rankings import Many, ranking
from cardspeak.equity.draws import throws
from cardspeak.equity.score import Score, scorer
from cardspeak.equity.spot import Cards, Other, Spot
from cardspeak.record import record


@record
class Sample(NamedTuple):
    """One dealing of the unknown cards: my share of the pot, and how strong the strongest opponent looks now."""

    share: float
    against: float


class _Stock:
    """The unseen cards, dealt one after the other; `back` puts them all back."""

    def __init__(self, cards: Cards, rng: Random):
        self.cards, self.at, self.random = list(cards), 0, rng.random

    def deal(self, count: int) -> Cards:
        """Deal a number of cards, fewer when no more are left."""
        cards, at, random = self.cards, self.at, self.random
        size = len(cards)
        count = min(count, size - at)
        for place in range(at, at + count):
            other = place + int(random() * (size - place))
            cards[place], cards[other] = cards[other], cards[place]
        self.at = at + count
        return tuple(cards[at : at + count])


def equity(spot: Spot, samples: int, rng: Random) -> float:
    """Return my mean share of the pot, 0 to 1, over a number of samples."""
    return sum([sample.share for sample in sampled(spot, samples, rng)]) / samples


def sampled(spot: Spot, samples: int, rng: Random) -> list[Sample]:
    """Deal the unknown cards a number of times."""
    stock = _Stock(spot.unseen, rng)
    score = scorer(spot.sides, spot.draws)
    divide = _divider(spot.sides)
    others = _affordable(spot)
    draw = spot.draws or spot.past
    pools = [_pool(spot, other, stock, score) if _drew(spot, other) else [] for other in others]
    found = []
    for _ in range(samples):
        stock.at = 0
        board = spot.board + stock.deal(spot.board_to_come)
        mine = spot.mine + stock.deal(spot.each_to_come)
        against = -1e9
        hands = [mine]
        for other, pool in zip(others, pools, strict=True):
            if pool:
                holding, looks = _drawn(pool, other.picks, stock)
            else:
                holding, looks = _picked(spot, other, stock, score)
            if looks > against:
                against = looks
            hands.append(holding)
        if spot.each_to_come:
            hands[1:] = [holding + stock.deal(spot.each_to_come) for holding in hands[1:]]
        if draw:
            name = spot.sides[0][0]
            undecided = spot.draws
            if spot.replaced >= 0:
                hands = [
                    mine + stock.deal(spot.replaced),
                    *[
                        hand if other.ahead else _redrawn(name, hand, undecided, stock)
                        for hand, other in zip(hands[1:], others, strict=True)
                    ],
                ]
                undecided -= 1
            for left in range(undecided, 0, -1):
                hands = [_redrawn(name, hand, left, stock) for hand in hands]
        found.append(Sample(divide(hands, board), against))
    return found


def looks(spot: Spot, other: Other, samples: int, rng: Random) -> list[float]:
    """Return how strong the holdings of this player may look now to the others, ascending."""
    stock = _Stock(spot.unseen, rng)
    score = scorer(spot.sides, spot.draws)
    if _drew(spot, other):
        return [value for value, _ in _pool(spot, other, stock, score)]
    found = []
    for _ in range(samples):
        stock.at = 0
        found.append(_picked(spot, other, stock, score)[1])
    return sorted(found)


def _drew(spot: Spot, other: Other) -> bool:
    return bool((spot.past or other.ahead) and other.hidden)


def _affordable(spot: Spot) -> list[Other]:
    """Choose each holding from fewer where there are not enough unseen cards."""
    spare = len(spot.unseen) - spot.board_to_come - spot.each_to_come * (len(spot.others) + 1)
    others = list(spot.others)
    while True:
        needed = sum([other.hidden * (1 if spot.past else abs(other.picks)) for other in others])
        most = max([other.picks for other in others], default=1)
        if needed <= spare or most == 1 or spot.past:
            return others
        others = [other._replace(picks=min(other.picks, most - 1)) for other in others]


def _picked(spot: Spot, other: Other, stock: _Stock, score: Score) -> tuple[Cards, float]:
    board, known = spot.board, other.known
    if not other.hidden:
        return known, score(known, board)
    best = known + stock.deal(other.hidden)
    looks = score(best, board)
    weak = other.picks < 0
    for _ in range(abs(other.picks) - 1):
        holding = known + stock.deal(other.hidden)
        value = score(holding, board)
        if value < looks if weak else value > looks:
            best, looks = holding, value
    return best, looks


POOL = 90  # how many holdings are dealt and drawn to; those whose draws fit are used
FITTING = 30  # at least so many are used: those whose draws come nearest to the draws that were seen


def _pool(spot: Spot, other: Other, stock: _Stock, score: Score) -> list[tuple[float, Cards]]:
    """Deal holdings, draw to them, and return those that drew as the opponent did, the weakest first."""
    name = spot.sides[0][0]
    found = []
    for _ in range(POOL if other.drawn else FITTING):
        stock.at = 0
        holding = other.known + stock.deal(other.hidden)
        drew = 0
        for left in range(spot.past + spot.draws, spot.draws - other.ahead, -1):
            out = throws(name, holding, left)
            drew += len(out)
            holding = _replaced(holding, out, stock)
        if not other.drawn:
            holding, drew = _pat(name, holding, spot.draws + 1 - other.ahead, stock), 0
        found.append((abs(drew - other.drawn), score(holding, ()), holding))
    found.sort()
    fit = max(FITTING, len([one for one in found if one[0] == found[0][0]]))
    return sorted([(value, holding) for _, value, holding in found[:fit]])


def _drawn(pool: list[tuple[float, Cards]], picks: int, stock: _Stock) -> tuple[Cards, float]:
    """Take a holding of the pool, the best of so many picks, out of the cards that are left."""
    places = [int(stock.random() * len(pool)) for _ in range(abs(picks))]
    value, holding = pool[min(places) if picks < 0 else max(places)]
    gone = stock.cards[: stock.at]
    if any(card in gone for card in holding):  # another has some of these cards
        return stock.deal(len(holding)), value
    for card in holding:
        place = stock.cards.index(card)
        stock.cards[place], stock.cards[stock.at] = stock.cards[stock.at], card
        stock.at += 1
    return holding, value


def _pat(name: str, holding: Cards, left: int, stock: _Stock) -> Cards:
    """Draw until the holding is one to stand pat with: dealt hands of that kind are too rare to wait for."""
    for _ in range(8):
        out = throws(name, holding, left)
        if not out:
            break
        holding = _replaced(holding, out, stock)
    return holding


def _redrawn(name: str, hand: Cards, left: int, stock: _Stock) -> Cards:
    return _replaced(hand, throws(name, hand, left), stock)


def _replaced(hand: Cards, out: tuple[int, ...], stock: _Stock) -> Cards:
    if not out:
        return hand
    new = stock.deal(len(out))
    out = out[: len(new)]  # when the cards run out, the cards that were not replaced are kept
    return tuple([card for place, card in enumerate(hand) if place not in out]) + new


Divide = Callable[[list[Cards], Cards], float]


def _divider(sides: tuple[tuple[str, str], ...]) -> Divide:
    """Return the function that gives the first hand's share of the pot."""
    first = ranking(*sides[0]).best_of_many
    if len(sides) == 1:
        return lambda hands, board: _part(first(hands, board))
    second: Many = ranking(*sides[1]).best_of_many

    def both(hands: list[Cards], board: Cards) -> float:
        lows = second(hands, board)
        high = _part(first(hands, board))
        return high if max(lows) < 0 else (high + _part(lows)) / 2

    return both


def _part(values: list[int]) -> float:
    best = max(values)
    return 1 / values.count(best) if values[0] == best else 0.0
