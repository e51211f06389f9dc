"""The clock of a tournament: which level it is and how long it lasts, from what is known and the time now.

Times are milliseconds, as commands bring them. The clock is data: whoever has it and the time can say what it shows, so
that a restart loses nothing. A level that has run out goes on into its break and the next level by itself.
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.structure import Level

Part = Literal["level", "break", "over"]


@record
class Clock(NamedTuple):
    """The clock as it was set: the level from 0, or its break, what was left, and when that was (-1: it stands)."""

    level: int = 0
    part: Part = "level"
    left: int = 0
    since: int = -1


@record
class Shown(NamedTuple):
    """What the clock shows: the level from 0, whether its break, milliseconds left, whether it runs."""

    level: int
    part: Part
    left: int
    runs: bool


def begun(levels: Sequence[Level]) -> Clock:
    """Return the clock before the first level, standing."""
    return Clock(left=levels[0].seconds * 1000)


def shown(clock: Clock, levels: Sequence[Level], now: int) -> Shown:
    """Return what the clock shows now. The end of a day stops it; after the last level nothing is left."""
    if clock.since < 0:
        return Shown(clock.level, clock.part, clock.left, False)
    level, part, left = clock.level, clock.part, clock.left - max(0, now - clock.since)
    while left <= 0:
        if part == "level" and levels[level].day_ends and level + 1 < len(levels):
            return Shown(level, "break", 0, False)
        if part == "level" and levels[level].pause and level + 1 < len(levels):
            part, left = "break", left + levels[level].pause * 1000
        elif level + 1 < len(levels):
            level, part = level + 1, "level"
            left += levels[level].seconds * 1000
        else:
            return Shown(level, "over", 0, True)
    return Shown(level, part, left, True)


def _set(at: Shown, since: int) -> Clock:
    return Clock(at.level, at.part, at.left, since)


def started(clock: Clock, levels: Sequence[Level], now: int) -> Clock:
    """Return the clock running from now on, after the end of a day with the next level; one that runs as it is."""
    at = shown(clock, levels, now)
    if at.runs:
        return clock
    if at.part == "break" and not at.left and at.level + 1 < len(levels):
        return Clock(at.level + 1, "level", levels[at.level + 1].seconds * 1000, now)
    return _set(at, now)


def paused(clock: Clock, levels: Sequence[Level], now: int) -> Clock:
    """Return the clock standing at what it shows now."""
    return _set(shown(clock, levels, now), -1)


def corrected(clock: Clock, levels: Sequence[Level], now: int, level: int, left: int) -> Clock:
    """Return the clock set to a level, from 0, with so much of it left; it runs if it did.

    `ValueError` for a level that is not there.
    """
    if not 0 <= level < len(levels) or left < 0:
        raise ValueError(f"there are {len(levels)} levels: {level + 1} with {left} left is none")
    return Clock(level, "level", left, now if shown(clock, levels, now).runs else -1)


def taken_off(clock: Clock, levels: Sequence[Level], now: int, minutes: int) -> Clock:
    """Return a standing clock with so many minutes less, as hands of hand-for-hand play take them off.

    What a level lacks is taken from the next one: levels go on rising.
    """
    at = shown(clock, levels, now)
    less = shown(Clock(at.level, at.part, at.left, 0), levels, minutes * 60_000)
    return _set(less, -1)
