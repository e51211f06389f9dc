"""What hands are worth against each other: exactly where that is quick, else sampled with a stated error."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import NamedTuple

from cardspeak.equity.choice import way
from cardspeak.equity.ladder import LADDERS
from cardspeak.equity.showdown import HOLDEM, CannotDeal, Question, Showdown, question
from cardspeak.errors import Unreadable
from cardspeak.record import record

Outcomes = Mapping[tuple[int, int], int]
"""How often these players, as bits, had the best high hand, and these the best low (0 where none qualified)."""

ERROR = 0.0005
"""Half the width of the interval that a sampled equity is in with 95 % probability, unless another is asked for."""


@record
class Share(NamedTuple):
    """What a hand is worth: its mean share of the pot, and how often it wins all, has a part, has nothing."""

    equity: Fraction
    win: Fraction
    tie: Fraction
    lose: Fraction
    parts: tuple[tuple[Fraction, Fraction], ...]
    """Each share of the pot that it had, the largest first, and how often: 1 is a scoop, 1/4 a quarter."""
    made: tuple[tuple[str, Fraction], ...]
    """How often it made which hand on the first side, the best first; empty if that was not asked for."""


@record
class Odds(NamedTuple):
    """What was found so far: each hand's share, over so many ways; `done` of the work, 0 to 1."""

    players: tuple[Share, ...]
    exact: bool
    ways: int
    error: float
    """Half the width of the interval of 95 % around the least certain equity; 0 if exact and done."""
    done: float


@record
class Tally(NamedTuple):
    """What was counted: outcomes, classes for each player by their place on the ladder, and how far it is."""

    outcomes: Outcomes
    made: Sequence[Sequence[int]]
    exact: bool
    done: float


def odds(
    hands: Sequence[str],
    showdown: Showdown = HOLDEM,
    board: str | Sequence[int] = (),
    dead: str | Sequence[int] = (),
    *,
    method: str = "auto",
    error: float = ERROR,
    trials: int = 0,
    seed: int = 0,
    threads: int = 1,
    made: bool = False,
) -> Odds:
    """Return what these hands are worth; see `settling`, whose last answer this is."""
    asked = question(hands, showdown, board, dead)
    return deque(settling(asked, method=method, error=error, trials=trials, seed=seed, threads=threads, made=made), 1)[
        0
    ]


def settling(
    asked: Question,
    *,
    method: str = "auto",
    error: float = ERROR,
    trials: int = 0,
    seed: int = 0,
    threads: int = 1,
    made: bool = False,
) -> Generator[Odds]:
    """Yield what is known so far, several times a second, the final answer last; who stops asking cancels the work.

    `method` is `exact`, `sampled` or `auto`, which is exact where that takes a few seconds at most. Samples are drawn
    until the error is `error`, or so many `trials` are done, which `auto` takes as a wish for samples. The same seed
    gives the same samples whatever the threads. `made` asks for the classes of hands. `CannotDeal` where the hands do
    not go together.
    """
    if method not in ("auto", "exact", "sampled"):
        raise Unreadable(f"a method is auto, exact or sampled, not {method}")
    if error <= 0 or trials < 0 or threads < 1:
        raise Unreadable("error is above 0, trials 0 or more, threads 1 or more")
    if trials and method == "auto":
        method = "sampled"
    if way() == "numba":
        from cardspeak.equity.fast import tallies
    else:
        from cardspeak.equity.plain import tallies
    for tally in tallies(asked, method, error, trials, seed, threads, made):
        if not tally.outcomes:
            if tally.done >= 1:
                raise CannotDeal("none_together")
            continue
        yield shares(tally, len(asked.hands), asked.showdown.sides[0][0])


def shares(tally: Tally, players: int, name: str) -> Odds:
    """Return what the tally says of each player."""
    total = sum(tally.outcomes.values())
    parts: list[dict[Fraction, int]] = [{} for _ in range(players)]
    for (high, low), times in tally.outcomes.items():
        if not times:
            continue
        sides = [winners for winners in (high, low) if winners]
        for player in range(players):
            share = sum(
                [Fraction(1, len(sides) * each.bit_count()) for each in sides if each >> player & 1], Fraction()
            )
            parts[player][share] = parts[player].get(share, 0) + times
    found, widest = [], 0.0
    for player in range(players):
        had = parts[player]
        equity = sum([share * times for share, times in had.items()], Fraction()) / total
        win, lose = Fraction(had.get(Fraction(1), 0), total), Fraction(had.get(Fraction(), 0), total)
        classes: list[tuple[str, Fraction]] = []
        if tally.made:
            counts = tally.made[player]
            seen = sum(counts) or 1
            classes = [(code, Fraction(int(counts[at]), seen)) for at, (code, _) in enumerate(LADDERS[name])]
        found.append(Share(
            equity, win, 1 - win - lose, lose,
            tuple([(share, Fraction(had[share], total)) for share in sorted(had, reverse=True) if share]),
            tuple([each for each in reversed(classes) if each[1]]),
        ))  # fmt: skip
        if not tally.exact:
            square = sum([float(share) ** 2 * times for share, times in had.items()]) / total
            widest = max(widest, 1.96 * sqrt(max(square - float(equity) ** 2, 1 / total) / total))
    return Odds(tuple(found), tally.exact, total, widest, tally.done)
