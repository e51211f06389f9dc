"""Rehearsals: simulated nights end when such nights do, and as the stacks, the blinds and the field would have it."""

from random import Random

import pytest

from cardspeak.room.tournament.builder import Built, Wanted, built
from cardspeak.room.tournament.rehearsal import Field, Rehearsed, nights_for, rehearsed
from cardspeak.room.tournament.structure import Level, Structure

CHIPS = {25: 800, 100: 800, 500: 600, 1000: 600, 5000: 200}
NIGHTS = 100
CLUB = Field(23)


def evening(players: int = 23, minutes: int = 240) -> Structure:
    done = built(Wanted(players, 5000, minutes, CHIPS))
    assert isinstance(done, Built)
    return done.structure


def tried(structure: Structure, field: Field = CLUB, seed: int = 5) -> Rehearsed:
    return rehearsed(structure, field, NIGHTS, Random(seed).random)


def test_a_night_ends_when_about_forty_big_blinds_are_in_play() -> None:
    """The rule of thumb of those who write structures: twenty to sixty big blinds among all players at the end."""
    for players, minutes in [(9, 150), (23, 240), (60, 330)]:
        structure = evening(players, minutes)
        end = tried(structure, Field(players)).ends_by(50)
        assert 20 <= players * 5000 / structure.levels[end.level - 1].big <= 65
        assert 0.6 * minutes <= end.seconds / 60 <= 1.05 * minutes


def test_the_same_numbers_give_the_same_nights() -> None:
    structure = evening()
    assert tried(structure) == tried(structure)
    assert tried(structure) != tried(structure, seed=6)


def test_more_chips_longer_levels_and_more_players_take_longer() -> None:
    structure = evening()
    usual = tried(structure).ends_by(50).seconds
    deeper = structure._replace(starting=2 * structure.starting)
    slower = structure._replace(levels=tuple(level._replace(seconds=2 * level.seconds) for level in structure.levels))
    paused = structure._replace(levels=tuple(level._replace(pause=level.pause + 60) for level in structure.levels))
    assert tried(deeper).ends_by(50).seconds > usual
    assert tried(slower).ends_by(50).seconds > usual
    assert tried(structure, Field(46)).ends_by(50).seconds > usual
    assert tried(structure, Field(23, late_until=6, returning=50)).ends_by(50).seconds > usual
    night = tried(paused).ends_by(50)
    assert night.seconds == usual + 60 * (night.level - 1), (
        "the clock stands still in a break, and nothing else changes"
    )


def test_who_comes_back_is_counted_while_registration_is_open() -> None:
    structure = evening()
    assert {night.entries for night in tried(structure).nights} == {23}
    back = tried(structure, Field(23, late_until=6, returning=100)).nights
    assert min(night.entries for night in back) > 23
    assert all(night.level > 6 for night in back), "everybody who is out comes back until then"


def test_what_is_said_of_the_end() -> None:
    nights = tried(evening())
    ends = [nights.ends_by(percent).seconds for percent in (1, 20, 50, 80, 100)]
    assert ends == sorted(ends)
    assert ends[0] == nights.nights[0].seconds
    assert ends[-1] == nights.nights[-1].seconds
    assert nights.over_after(ends[3]) >= 80
    assert nights.over_after(ends[3] - 1) < 80
    assert (nights.over_after(0), nights.over_after(ends[-1])) == (0, 100)


def test_the_last_level_goes_on() -> None:
    short = Structure((Level(25, 50, seconds=60),), 5000, (25,))
    assert tried(short, Field(2)).ends_by(50).seconds > 60


def test_blinds_that_are_too_low_end_nothing() -> None:
    nights = tried(Structure((Level(1, 2, seconds=60),), 50_000, (1,)), Field(6))
    assert not nights.ends_by(50).over
    assert nights.over_after(10**9) < 50


def test_stud_is_rehearsed_by_antes_and_bring_in() -> None:
    levels = tuple(Level(0, 0, 5 * 2**at, "each", 900, 0, 10 * 2**at, 40 * 2**at, 80 * 2**at) for at in range(10))
    assert 30 < tried(Structure(levels, 2000, (5,)), Field(16, 8)).ends_by(50).seconds / 60 < 160


@pytest.mark.parametrize("structure", [Structure((), 5000, (25,)), Structure((Level(0, 0),), 5000, (25,))])
def test_nothing_to_play(structure: Structure) -> None:
    with pytest.raises(ValueError):
        tried(structure)


def test_the_number_of_nights_falls_with_the_field() -> None:
    assert [nights_for(players) for players in (2, 23, 60, 500)] == [400, 400, 200, 100]
