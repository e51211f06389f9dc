"""Levels of a table that is part of no tournament: blinds and antes that rise by the clock, from the next hand on."""

from collections.abc import Sequence

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.room.table import changes
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.button import Laws
from cardspeak.room.table.state import Level, Stakes, Table, moment

MOST_LEVELS = 40
MOST_MINUTES = 600
MINUTE = 60_000


def plan(table: Table, command: c.PlanLevels, laws: Laws) -> Sequence[e.Event] | Refused:
    """Have these levels follow one another from now on; each has to be one that a hand can be dealt at."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if len(command.levels) > MOST_LEVELS or any(not 1 <= row.minutes <= MOST_MINUTES for row in command.levels):
        facts = finding("from_to", least=1, most=MOST_LEVELS)
        return Refused("levels_unfit", {"levels": MOST_LEVELS, "minutes": MOST_MINUTES}, (), facts)
    for number, row in enumerate(command.levels, 1):
        settings = table.settings._replace(stakes=stakes_of(table.settings.stakes, row, number))
        wrong = changes.unfit(settings, laws)
        if wrong is not None:
            return wrong
    return (fe.LevelsPlanned(command.levels, command.by),)


def stakes_of(stakes: Stakes, level: Level, number: int) -> Stakes:
    """Return the stakes of a level; who posts the ante, and the chips, stay what they are."""
    return stakes._replace(
        small_blind=level.small, big_blind=level.big, ante=level.ante, blind_ante=level.ante, bring_in=level.big // 2,
        level=number,
    )  # fmt: skip


def level_now(table: Table, at: int) -> tuple[int, int]:
    """Return the number of the level that the clock is in, from 1, and the milliseconds left of it.

    The last level has no end: -1. Without levels both are 0.
    """
    gone = moment(table, at) - table.levels_since
    for number, row in enumerate(table.levels, 1):
        if number == len(table.levels):
            return number, -1
        if gone < row.minutes * MINUTE:
            return number, row.minutes * MINUTE - gone
        gone -= row.minutes * MINUTE
    return 0, 0


def begun(table: Table, at: int) -> Sequence[e.Event]:
    """Return the change of stakes with which the next hand begins, where the clock has come to another level."""
    number, _ = level_now(table, at)
    stakes = table.settings.stakes
    if not number or number == stakes.level or table.void:
        return ()
    return (fe.StakesChanged(stakes_of(stakes, table.levels[number - 1], number), ""),)
