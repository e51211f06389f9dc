"""What is worked out for the page of odds: the question in steps, and the map of the 169 starting hands."""

from collections.abc import Iterator

from cardspeak.equity.choice import way
from cardspeak.equity.odds import Odds, settling
from cardspeak.equity.showdown import CannotDeal, Question, question
from cardspeak.equity.starting import BY_STRENGTH

ERROR = 0.001  # half the interval of 95 %: a million samples at the most
MAP_TRIALS = 20_000  # for each of the 169: half a percent or so
FEW_MAP_TRIALS = 1_500  # without compiled kernels

Cells = dict[str, float]
"""Equities of starting hands by their names, 0 to 1; of hands that cannot be dealt nothing."""


def odds_steps(asked: Question) -> Iterator[Odds]:
    """Yield the odds as they settle; a question has the same answer for everybody who asks it."""
    yield from settling(asked, error=ERROR, made=True)


def map_steps(asked: Question, number: int) -> Iterator[Cells]:
    """Yield the map against hand `number` of the question, with its board and dead cards, a row or so at a time."""
    against, found = asked.hands[number - 1].text, Cells()
    trials = MAP_TRIALS if way() == "numba" else FEW_MAP_TRIALS
    for at, name in enumerate(BY_STRENGTH, 1):
        try:
            pair = question((name, against), asked.showdown, asked.board, asked.dead)
            for odds in settling(pair, method="sampled", trials=trials):
                found[name] = float(odds.players[0].equity)
        except CannotDeal:
            pass
        if at % 13 == 0:
            yield {**found}
