"""The level sheet: levels, breaks, colour-ups and ends of days in their order, each with the time at which it comes."""

from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.structure import Level, Structure, colour_ups

What = Literal["level", "break", "day"]


@record
class Row(NamedTuple):
    """A row of the level sheet: a level by its number, a break after it, or the end of a day.

    `begins` are seconds from the first hand with all breaks, of the same day; `seconds` is how long it lasts. `removed`
    are the denominations that are raced off in this break, or at the end of the level where none follows.
    """

    what: What
    number: int
    level: Level
    begins: int
    seconds: int
    day: int
    removed: tuple[int, ...] = ()


def timetable(structure: Structure) -> tuple[Row, ...]:
    """Return the rows of the level sheet."""
    gone: dict[int, tuple[int, ...]] = {}
    for each in colour_ups(structure):
        gone[each.after] = (*gone.get(each.after, ()), each.removed)
    rows, begins, day = [], 0, 1
    for number, level in enumerate(structure.levels, 1):
        removed, last = gone.get(number, ()), number == len(structure.levels)
        rests = bool(level.pause or level.day_ends) and not last
        rows.append(Row("level", number, level, begins, level.seconds, day, () if rests else removed))
        begins += level.seconds
        if level.day_ends and not last:
            rows.append(Row("day", number, level, begins, 0, day, removed))
            begins, day = 0, day + 1
        elif rests:
            rows.append(Row("break", number, level, begins, level.pause, day, removed))
            begins += level.pause
    return tuple(rows)
