"""A season's table: the results of several events, of which the best of each player count."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.points import Result


@record
class Event(NamedTuple):
    """An event of a season by its name, and the results in it."""

    name: str
    results: tuple[Result, ...]


@record
class Counted(NamedTuple):
    """A player's result in an event of the season, and whether it counts."""

    event: str
    best: int
    points: int
    counts: bool


@record
class Standing(NamedTuple):
    """A player's line in a season's table: the rank (shared where nothing tells players apart), points, results."""

    rank: int
    player: str
    points: int
    played: int
    wins: int
    results: tuple[Counted, ...]


def standings(events: Sequence[Event], best: int = 0) -> tuple[Standing, ...]:
    """Return the table of a season; `best` is how many results of a player count, 0 all of them.

    Equal points are told apart by better places among the results that count: more wins, then more second places, and
    so on; who is still equal shares the rank.
    """
    rows: dict[str, list[tuple[str, Result]]] = {}
    for event in events:
        for result in event.results:
            rows.setdefault(result.player, []).append((event.name, result))
    lines = [_line(player, row, best or len(row)) for player, row in rows.items()]
    lines.sort(key=lambda line: (_order(line), line.player))
    ranked: list[Standing] = []
    for at, line in enumerate(lines, 1):
        shared = bool(ranked) and _order(ranked[-1]) == _order(line)
        ranked.append(line._replace(rank=ranked[-1].rank if shared else at))
    return tuple(ranked)


def _line(player: str, row: Sequence[tuple[str, Result]], best: int) -> Standing:
    # of equal points the better place counts
    order = sorted(range(len(row)), key=lambda at: (-row[at][1].points, row[at][1].best))
    chosen = set(order[:best])
    counted = tuple(
        [Counted(event, result.best, result.points, at in chosen) for at, (event, result) in enumerate(row)]
    )  # fmt: skip
    points = sum(each.points for each in counted if each.counts)
    wins = sum(result.best == result.worst == 1 for _, result in row)
    return Standing(0, player, points, len(row), wins, counted)


def _order(line: Standing) -> tuple[int, tuple[int, ...]]:
    # a row of places is better the earlier it has the smaller one; whoever has more results is ahead where all agree
    places = sorted(each.best for each in line.results if each.counts)
    return (-line.points, (*places, 10**9))
