"""Structures as text: what is written is read again, and what is no structure is said in one line."""

import pytest

from cardspeak.errors import Unreadable
from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.room.tournament.written import from_csv, to_csv

ANTES = Level(0, 0, 10, "each", seconds=450, pause=300, bring_in=20, lower=50, upper=100)
LAST = Level(0, 0, 20, "each", seconds=600, bring_in=30, lower=100, upper=200, day_ends=True)
STUD = Structure((ANTES, LAST), 2000, (5, 25))


@pytest.mark.parametrize("players", [5, 23, 80])
def test_what_is_written_is_read_again(players: int) -> None:
    evening = built(Wanted(players, 5000, 240, {25: 800, 100: 800, 500: 600, 1000: 600}))
    assert isinstance(evening, Built)
    assert from_csv(to_csv(evening.structure)) == evening.structure
    assert from_csv(to_csv(STUD)) == STUD


def test_a_spreadsheet_of_others() -> None:
    text = '\ufeffstack;5000\nchips;25;100;;\n\nbig;small;minutes\n50;25;20\n"100";50;7:30\n;;\n'
    assert from_csv(text) == Structure((Level(25, 50, seconds=1200), Level(50, 100, seconds=450)), 5000, (25, 100))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "begins with the lines"),
        ("stack,5000\nchips,25\nsmall,blind,minutes\n1,2,3", "line 3: blind: the columns are small, big"),
        ("stack,5000\nchips,25\nsmall,big\n1,2", "line 3: minutes: the columns are"),
        ("stack,lots\nchips,25\nminutes\n1", "line 1: a whole number stands here, not 'lots'"),
        ("stack,5000\nchips,25\nminutes,big\nsoon,50", "line 4: minutes are as 20 or 7:30, not 'soon'"),
        (
            "stack,5000\nchips,25\nminutes,ante_kind\n20,everybody",
            "line 4: ante_kind is one of each, big blind, button",
        ),
        ("chips,25\nbig\n50\n60", "begins with the lines"),
    ],
)
def test_what_is_no_structure(text: str, said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        from_csv(text)
