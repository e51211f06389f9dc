"""Odds in plain Python: the missing cards fall in every way, or at random where there are too many ways."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from random import Random

from cardspeak.cards.rankings import ranking
from cardspeak.equity import odds
from cardspeak.equity.exact import fallen, winners
from cardspeak.equity.ladder import LADDERS, class_of
from cardspeak.equity.showdown import CannotDeal, Cards, Question
from cardspeak.errors import Unreadable

WAYS = 200_000
"""So many ways are counted without being asked, about half a second of work for a hand."""

MOST_WAYS = 50_000_000
MOST_TRIALS = 2_000_000
STEP = 5_000
TRIES = 100


def tallies(
    asked: Question, method: str, error: float, trials: int, seed: int, threads: int, made: bool
) -> Iterator["odds.Tally"]:
    """Yield what was counted so far, the last tally at the end; `threads` would not make it faster."""
    counted = _Counted(asked, made)
    ways = asked.falls() * prod(len(hand.ways) for hand in asked.hands)
    if method == "exact" and ways > MOST_WAYS:
        raise Unreadable("there are too many ways to count them all; sampled odds come with their error")
    if method == "exact" or (method == "auto" and ways <= WAYS):
        yield from _every(asked, counted, ways)
        return
    rng, most, dealt = Random(seed), trials or MOST_TRIALS, 0
    while True:
        step = min(STEP, most - dealt)
        for _ in range(step):
            counted.add(*_some(asked, rng))
        dealt += step
        now = odds.shares(counted.tally(False, 0), len(asked.hands), asked.showdown.sides[0][0]).error
        over = dealt >= most or (not trials and now <= error)
        done = dealt / most if trials else (error / now) ** 2
        yield counted.tally(False, 1 if over else min(done, 0.99))
        if over:
            return


class _Counted:
    """What has been counted so far."""

    def __init__(self, asked: Question, made: bool) -> None:
        self.rankings = [ranking(*side) for side in asked.showdown.sides]
        self.first = self.rankings[0]
        self.outcomes: Counter[tuple[int, int]] = Counter()
        self.made: list[Counter[str]] = [Counter() for _ in asked.hands] if made else []

    def add(self, holdings: list[Cards], board: Cards) -> None:
        won = winners(self.rankings, holdings, board)
        self.outcomes[won[0], won[1] if len(won) > 1 else 0] += 1
        for player, counts in enumerate(self.made):
            counts[class_of(self.first.name, max(0, self.first.best(holdings[player], board)))] += 1

    def tally(self, exact: bool, done: float) -> "odds.Tally":
        ladder = [code for code, _ in LADDERS[self.first.name]]
        return odds.Tally(self.outcomes, [[counts[code] for code in ladder] for counts in self.made], exact, done)


def _every(asked: Question, counted: _Counted, ways: int) -> Iterator["odds.Tally"]:
    counts = (asked.to_come, *[hand.missing for hand in asked.hands])
    seen = 0
    for chosen in product(*[hand.ways for hand in asked.hands]):
        taken = {card for held in chosen for card in held}
        if len(taken) < sum(map(len, chosen)):
            continue
        stub = tuple([card for card in asked.stub if card not in taken])
        for fall in fallen(stub, counts):
            holdings = [held + more for held, more in zip(chosen, fall[1:], strict=True)]
            counted.add(holdings, asked.board + fall[0])
            seen += 1
            if not seen % STEP:
                yield counted.tally(True, min(seen / ways, 0.99))
    yield counted.tally(True, 1)


def _some(asked: Question, rng: Random) -> tuple[list[Cards], Cards]:
    for _ in range(TRIES * 100):
        chosen = [rng.choice(hand.ways) for hand in asked.hands]
        taken = {card for held in chosen for card in held}
        if len(taken) == sum(map(len, chosen)):
            break
    else:
        raise CannotDeal("none_together")
    stub = [card for card in asked.stub if card not in taken]
    drawn = rng.sample(stub, asked.to_come + sum([hand.missing for hand in asked.hands]))
    at, holdings = asked.to_come, []
    for held, hand in zip(chosen, asked.hands, strict=True):
        holdings.append(held + tuple(drawn[at : at + hand.missing]))
        at += hand.missing
    return holdings, asked.board + tuple(drawn[: asked.to_come])
