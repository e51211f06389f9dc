"""The clock of a tournament: levels, breaks, pauses and corrections, to the millisecond."""

from random import Random

import pytest

from cardspeak.room.tournament.clock import Clock, Shown, begun, corrected, paused, shown, started, taken_off
from cardspeak.room.tournament.structure import Level

MINUTE = 60_000
LEVELS = (
    Level(25, 50, seconds=600), Level(50, 100, seconds=600, pause=300), Level(75, 150, seconds=600, day_ends=True),
    Level(100, 200, seconds=900),
)  # fmt: skip


def at(minutes: float, clock: Clock | None = None) -> Shown:
    return shown(clock or started(begun(LEVELS), LEVELS, 1000), LEVELS, 1000 + int(minutes * MINUTE))


def test_levels_and_breaks_follow_each_other() -> None:
    assert shown(begun(LEVELS), LEVELS, 5) == Shown(0, "level", 10 * MINUTE, False)
    assert at(9.5) == Shown(0, "level", MINUTE // 2, True)
    assert at(10) == Shown(1, "level", 10 * MINUTE, True)
    assert at(21) == Shown(1, "break", 4 * MINUTE, True)
    assert at(25) == Shown(2, "level", 10 * MINUTE, True)


def test_a_day_ends_and_the_next_begins() -> None:
    assert at(40) == Shown(2, "break", 0, False)
    tomorrow = started(started(begun(LEVELS), LEVELS, 1000), LEVELS, 10**8)
    assert shown(tomorrow, LEVELS, 10**8 + MINUTE) == Shown(3, "level", 14 * MINUTE, True)
    assert shown(tomorrow, LEVELS, 10**9) == Shown(3, "over", 0, True)


def test_a_correction_keeps_it_running() -> None:
    clock = corrected(started(begun(LEVELS), LEVELS, 1000), LEVELS, 5000, 1, 7 * MINUTE)
    assert shown(clock, LEVELS, 5000 + MINUTE) == Shown(1, "level", 6 * MINUTE, True)
    assert not shown(corrected(begun(LEVELS), LEVELS, 5000, 1, 7), LEVELS, 9000).runs
    with pytest.raises(ValueError, match="there are 4 levels: 5 with 7 left is none"):
        corrected(clock, LEVELS, 0, 4, 7)


def test_hands_take_minutes_off_a_standing_clock() -> None:
    clock = paused(started(begun(LEVELS), LEVELS, 0), LEVELS, 9 * MINUTE)
    assert shown(taken_off(clock, LEVELS, 10**7, 2), LEVELS, 10**7) == Shown(1, "level", 9 * MINUTE, False)


@pytest.mark.parametrize("seed", range(30))
def test_no_millisecond_is_lost(seed: int) -> None:
    """However often it is paused, started and read, the clock has run exactly as long as it ran."""
    chance, clock, now, ran = Random(seed), begun(LEVELS), 0, 0
    for _ in range(40):
        step = chance.randrange(40_000)
        ran += step if clock.since >= 0 else 0
        now += step
        clock = chance.choice([started, paused])(clock, LEVELS, now)
    if ran < 35 * MINUTE:
        expected = shown(Clock(0, "level", 10 * MINUTE, 0), LEVELS, ran)
        assert shown(clock, LEVELS, now)[:3] == expected[:3]
