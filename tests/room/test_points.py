"""Points of series and leagues, and the season's table."""

from collections.abc import Sequence
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.points import FORMULAS, Points, Result, for_place, results
from cardspeak.room.tournament.season import Event, standings


def finishes(*players: str) -> list[Finish]:
    return [Finish(player, place, place, ()) for place, player in enumerate(players, 1)]


@pytest.mark.parametrize(
    ("points", "given"),
    [
        (Points("table", by_place=(10, 7, 5)), [10, 7, 5, 0]),
        (Points("linear", factor=3), [12, 9, 6, 3]),
        (Points("root", factor=100), [200, 141, 115, 100]),
        (Points("buy-in", factor=10), [100, 66, 50, 40]),
        (Points("linear", factor=3, paid=50), [12, 9, 0, 0]),
        (Points("table", by_place=(10,), attendance=2), [12, 2, 2, 2]),
    ],
)
def test_formulas(points: Points, given: list[int]) -> None:
    found = results(points, finishes("Anna", "Boris", "Cyril", "Dana"), buy_in=100)
    assert [each.points for each in found] == given


def test_shared_places_share_points_and_knockouts_count() -> None:
    shared = [Finish("Anna", 1, 1, ()), Finish("Boris", 2, 3, ()), Finish("Cyril", 2, 3, ())]
    found = results(Points("table", by_place=(10, 6, 3), knockout=2), shared, knockouts=["Anna", "Boris", "Anna"])
    assert found == (Result("Anna", 1, 1, 14, 2), Result("Boris", 2, 3, 6, 1), Result("Cyril", 2, 3, 4))


def test_a_player_counts_once() -> None:
    found = results(Points("linear", factor=1), [*finishes("Anna", "Boris"), Finish("Anna", 3, 3, ())])
    assert [(each.player, each.points) for each in found] == [("Anna", 2), ("Boris", 1)]


@settings(max_examples=60)
@given(st.sampled_from([*FORMULAS.values()]), st.integers(2, 3000), st.integers(1, 500), st.integers(0, 10_000))
def test_a_better_place_is_never_worth_less(name: str, players: int, factor: int, buy_in: int) -> None:
    row = Points(FORMULAS[name], factor, tuple(range(50, 0, -1)))
    given = [for_place(row, place, players, buy_in) for place in range(1, min(players, 60) + 1)]
    assert given == sorted(given, reverse=True)
    assert for_place(row, 0, players) == for_place(row, players + 1, players) == 0
    if name == "root":
        assert abs(given[1] - factor * sqrt(players / 2)) <= 1


def season(*events: Sequence[tuple[str, int]]) -> list[Event]:
    """Events in which players, in their places, win points."""
    return [
        Event(str(at), tuple([Result(player, place, place, won) for place, (player, won) in enumerate(row, 1)]))
        for at, row in enumerate(events, 1)
    ]


def test_the_best_results_count() -> None:
    events = season([("Anna", 10), ("Boris", 6)], [("Boris", 8), ("Anna", 2)], [("Cyril", 12), ("Boris", 7)])
    table = standings(events, best=2)
    assert [(each.rank, each.player, each.points, each.played, each.wins) for each in table] == [
        (1, "Boris", 15, 3, 1), (2, "Anna", 12, 2, 1), (3, "Cyril", 12, 1, 1),
    ]  # fmt: skip
    assert [(each.event, each.points, each.counts) for each in table[0].results] == [
        ("1", 6, False), ("2", 8, True), ("3", 7, True),
    ]  # fmt: skip
    assert [each.points for each in standings(events)] == [21, 12, 12]


def test_equal_points() -> None:
    wins = season([("Anna", 5), ("Boris", 5)], [("Boris", 5), ("Dana", 5), ("Anna", 5)])
    assert [(each.rank, each.player) for each in standings(wins)] == [(1, "Boris"), (2, "Anna"), (3, "Dana")]
    both = [Event("1", (Result("Anna", 1, 2, 5), Result("Boris", 1, 2, 5), Result("Cyril", 3, 3, 1)))]
    assert [(each.rank, each.player) for each in standings(both)] == [(1, "Anna"), (1, "Boris"), (3, "Cyril")]
