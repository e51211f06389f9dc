"""Draws of a tournament are fair: chi-square of players by seats, by orders of the shuffle of the room.

The seeds are fixed, so that a draw which favours somebody always fails and a fair one never does.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable

import pytest

from cardspeak.library import books
from cardspeak.room.tournament.breaking import broken, final_table
from cardspeak.room.tournament.draw import drawn
from cardspeak.room.tournament.late import entered, open_seats
from cardspeak.room.tournament.run.chance import Chance
from cardspeak.room.tournament.seating import Seating, taken
from cardspeak.service.chance import shuffled
from tests.room.nights import tournament_law

DRAWS = 1500
PLAYERS = tuple("abcdefghijkl")
Draw = Callable[[int], Iterable[tuple[Hashable, Hashable]]]


def order(number: int, count: int) -> tuple[int, ...]:
    """The order of so many that the room's shuffle gives for a seed."""
    return shuffled(range(count), hashlib.sha256(f"{number}/{count}".encode()).digest())


def off(draw: Draw, rows: int, columns: int, permutes: bool = True) -> float:
    """By how many sigmas the chi-square of a draw misses what is expected: who (rows) got what (columns)."""
    seen = Counter(pair for number in range(DRAWS) for pair in draw(number))
    firsts, seconds = {first for first, _ in seen}, {second for _, second in seen}
    assert (len(firsts), len(seconds)) == (rows, columns)
    total = sum(seen.values())
    wanted = total / (rows * columns)
    square = sum((seen[pair] - wanted) ** 2 / wanted for pair in itertools.product(firsts, seconds))
    freedom = (rows - 1) * (columns - 1) if permutes else rows * (columns - 1)
    if permutes and rows == columns:
        square *= (rows - 1) / rows
    return (square - freedom) / math.sqrt(2 * freedom)


def first_draw(number: int) -> list[tuple[str, tuple[int, int]]]:
    tables = drawn(PLAYERS, 6, order(number, 12), tournament_law("tda-2024"))
    return [(player, (table.number, place)) for table in tables for place, player in enumerate(table.places) if player]


def test_the_draw_of_seats() -> None:
    assert abs(off(first_draw, 12, 12)) < 4


def three_tables() -> tuple[Seating, ...]:
    full = Seating(1, ("a1", "b1", "", "c1", "", ""), 0, 1, 3)
    other = Seating(2, ("", "a2", "b2", "", "c2", ""), 1, 2, 4)
    return full, other, Seating(3, ("x1", "x2", "x3", "", "x4", ""), 0, 1, 2)


@pytest.mark.parametrize("book", sorted(books()))
def test_who_of_a_broken_table_goes_where(book: str) -> None:
    law = tournament_law(book)

    def moves(number: int) -> list[tuple[str, tuple[int, int]]]:
        done = broken(three_tables(), 3, law, order(number, 4), order(number, 52)[:4])
        return [(move.player, (move.to, move.to_place)) for move in done.moves]

    assert abs(off(moves, 4, 4)) < 4


def test_the_seats_of_the_final_table() -> None:
    tables = three_tables()[:2]

    def seats(number: int) -> list[tuple[str, int]]:
        done = final_table(tables, tournament_law("tda-2024"), order(number, 6))
        return [(move.player, move.to_place) for move in done.moves]

    assert abs(off(seats, 6, 6)) < 4


def test_the_seat_of_a_late_entry() -> None:
    law, tables = tournament_law("tda-2024"), three_tables()[:2]
    seats = len(open_seats(tables))

    def seat(number: int) -> list[tuple[str, tuple[int, int]]]:
        pick = Chance(order(number, 40)).pick(seats)
        move = entered(tables, "new", law, pick, 6).moves[0]
        return [("new", (move.to, move.to_place))]

    assert seats == sum(6 - len(taken(table)) for table in tables)
    assert abs(off(seat, 1, seats, permutes=False)) < 4


def test_several_draws_from_one_order() -> None:
    """Each is fair, and none says anything of the one before it."""

    def second(number: int) -> list[tuple[int, int]]:
        chance = Chance(order(number, 60))
        chance.row(7)
        return [(place, each) for place, each in enumerate(chance.row(9))]

    def together(number: int) -> list[tuple[int, int]]:
        chance = Chance(order(number, 60))
        return [(chance.row(5)[0], chance.row(6)[0])]

    assert abs(off(second, 9, 9)) < 4
    assert abs(off(together, 5, 6)) < 4


def test_a_draw_that_favours_somebody_is_found() -> None:
    def cut(number: int) -> list[tuple[int, int]]:  # cards are cut instead of shuffled now and then
        row = order(number, 12) if number % 8 else tuple(range(12))
        return list(enumerate(row))

    def neighbour(number: int) -> list[tuple[int, int]]:  # a second draw that begins where the first one ended
        first = order(number, 5)[0]
        return [(first, order(number, 6)[0] if number % 4 else first)]

    assert off(cut, 12, 12) > 4
    assert off(neighbour, 5, 6) > 4
