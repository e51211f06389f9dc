"""Points for a series or a league: what a place in an event is worth, by a named formula with its numbers.

Points are whole numbers, rounded down at the end; square roots are taken exactly. Those who share places share their
points.
"""

from collections.abc import Sequence
from math import isqrt
from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.places import Finish

Formula = Literal["table", "linear", "root", "buy-in"]
FORMULAS: dict[str, Formula] = {"table": "table", "linear": "linear", "root": "root", "buy-in": "buy-in"}


@record
class Points(NamedTuple):
    """How points are given in a series.

    `table` gives the numbers of `by_place`, and nothing below. `linear` gives `factor` to the last place, and as much
    more for each place above. `root` gives factor × √(players ÷ place). `buy-in` gives factor × √(players × buy-in) ÷
    (place + 1), so that a dearer event weighs more. Only the first `paid` of a hundred get them; everybody who played
    gets `attendance` beside it, and `knockout` for each player whom they put out.
    """

    formula: Formula = "root"
    factor: int = 100
    by_place: tuple[int, ...] = ()
    paid: int = 100
    attendance: int = 0
    knockout: int = 0


@record
class Result(NamedTuple):
    """What one event was to a player: the place, the best and the worst where it is shared, points, knockouts."""

    player: str
    best: int
    worst: int
    points: int
    knockouts: int = 0


def for_place(points: Points, place: int, players: int, buy_in: int = 0) -> int:
    """Return the points of a place by the formula alone."""
    if place < 1 or place > max(1, -(-players * points.paid // 100)):
        return 0
    match points.formula:
        case "table":
            return points.by_place[place - 1] if place <= len(points.by_place) else 0
        case "linear":
            return points.factor * max(0, players - place + 1)
        case "root":
            return isqrt(points.factor**2 * players // place)
        case "buy-in":
            return isqrt(points.factor**2 * players * buy_in // (place + 1) ** 2)


def results(
    points: Points, finishes: Sequence[Finish], buy_in: int = 0, knockouts: Sequence[str] = ()
) -> tuple[Result, ...]:
    """Return the results of an event from everybody's place, the best first; `knockouts` names who put somebody out.

    A player who re-entered counts once, with the best place.
    """
    best: dict[str, Finish] = {}
    for finish in sorted(finishes, key=lambda each: each.best):
        best.setdefault(finish.player, finish)
    rows = []
    for finish in best.values():
        shared = range(finish.best, finish.worst + 1)
        mean = sum(for_place(points, place, len(best), buy_in) for place in shared) // len(shared)
        out = sum(player == finish.player for player in knockouts)
        whole = mean + points.attendance + out * points.knockout
        rows.append(Result(finish.player, finish.best, finish.worst, whole, out))
    return tuple(rows)
