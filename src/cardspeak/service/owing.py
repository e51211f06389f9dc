"""Hands that a player owes at tables they have left: they miss them where they sit.

What moves from table to table is one commit with what it follows from: sitting down, standing up, a penalty undone.
"""

from collections.abc import Callable, Mapping, Sequence

from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.discipline import owed
from cardspeak.room.table.state import Given, Table, seat_of
from cardspeak.service.tables import RunningTable

Steps = list[tuple[RunningTable, c.Command]]


class Owing:
    """What is owed at the tables of a room."""

    def __init__(self, tables: Mapping[str, RunningTable]) -> None:
        self._tables = tables

    def follows(self, running: RunningTable, events: Sequence[e.Event], state: Callable[[], Table]) -> Steps:
        """Return what follows at this table and at others when it comes to these events, and so to this state."""
        steps: Steps = []
        for event in events:
            if isinstance(event, e.SeatTaken):
                steps += self._brought(running, event.member)
            elif isinstance(event, e.SeatLeft):
                steps += self._left(running, event.member, owed(state(), event.member))
            elif isinstance(event, fe.PenaltyUndone):
                steps += self._undone(running, event, state())
        return steps

    def _brought(self, running: RunningTable, member: str) -> Steps:
        # who sits down brings along what they owe at tables that they have left
        left = [table for table in self._others(running) if seat_of(table.state, member) < 0]
        behind = [(table, owed(table.state, member)) for table in left]
        return [step for table, hands in behind for step in _moved(member, hands, table, running)]

    def _left(self, running: RunningTable, member: str, hands: int) -> Steps:
        # who stands up misses what they owe where they still sit
        there = next((table for table in self._others(running) if seat_of(table.state, member) >= 0), None)
        return _moved(member, hands, running, there) if there else []

    def _undone(self, running: RunningTable, undone: fe.PenaltyUndone, state: Table) -> Steps:
        # of a penalty that was undone here they are let off what they owe elsewhere
        given = next(row for row in state.given if row.case == undone.case)
        gone, since = next(((row.hands, row.since) for row in state.gone if row.member == given.member), (0, 0))
        hands = min(given.hands - undone.hands, gone) if given.hands > 0 else 0
        steps: Steps = []
        for table in self._others(running):
            own = sum(row.hands for row in table.state.given if _is_on(row, given.member) and row.at >= since)
            less = min(hands, owed(table.state, given.member) - own)
            if less > 0:
                steps.append((table, c.MovePenalty(given.member, -less, running.id)))
                hands -= less
        return steps

    def _others(self, running: RunningTable) -> list[RunningTable]:
        return [table for table in self._tables.values() if table is not running]


def _moved(member: str, hands: int, source: RunningTable, target: RunningTable) -> Steps:
    """Return the steps by which hands are missed at one table instead of at another."""
    if hands <= 0:  # who misses all hands of a table is left alone
        return []
    return [
        (source, c.MovePenalty(member, -hands, target.id)),
        (target, c.MovePenalty(member, hands, source.id)),
    ]


def _is_on(given: Given, member: str) -> bool:
    return given.member == member and given.hands > 0 and not given.undone
