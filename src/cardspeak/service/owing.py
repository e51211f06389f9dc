"""Hands that a player owes at tables he has left: he misses them where he sits."""

import asyncio
from collections.abc import Mapping

from cardspeak.hand.refused import Refused
from cardspeak.ports import EventStore
from cardspeak.room.table import commands as c
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.discipline import owed
from cardspeak.room.table.state import Given, seat_of
from cardspeak.service.stored import read
from cardspeak.service.tables import Done, RunningTable, stream_of


class Owing:
    """What is owed at the tables of a room.

    He comes to owe at the new table before he ceases to at the old one: should the room be killed in between, he owes
    at both, which a floor can undo.
    """

    def __init__(self, tables: Mapping[str, RunningTable], store: EventStore) -> None:
        self._tables, self._store = tables, store
        self._one_at_a_time = asyncio.Lock()  # two tables that he sits down at do not both take the same hands

    async def seat(self, running: RunningTable, command: c.TakeSeat, command_id: str = "") -> Done | Refused:
        """Seat a member, who brings along what he owes at tables he has left."""
        async with self._one_at_a_time:
            first = running.answered(command_id) if command_id else None
            if first is not None:
                return first
            behind = [(table, owed(table.state, command.member)) for table in self._left(running, command.member)]
            missing = sum(hands for _, hands in behind if hands > 0)
            outcome = await running.do(command._replace(missing=missing), command_id)
            if isinstance(outcome, Done):
                for table, hands in behind:
                    if hands > 0:
                        await table.do(c.MovePenalty(command.member, -hands, running.id))
            return outcome

    async def left(self, running: RunningTable, member: str) -> None:
        """Have a member who stood up miss what he owes where he still sits."""
        async with self._one_at_a_time:
            there = next((table for table in self._tables.values() if seat_of(table.state, member) >= 0), None)
            hands = owed(running.state, member)
            if there is None or there is running or hands <= 0:
                return
            if isinstance(await there.do(c.MovePenalty(member, hands, running.id)), Done):
                await running.do(c.MovePenalty(member, -hands, there.id))

    async def undone(self, running: RunningTable, undone: fe.PenaltyUndone) -> None:
        """Let a member off what he owes elsewhere of a penalty that was undone here."""
        given = next(row for row in running.state.given if row.case == undone.case)
        async with self._one_at_a_time:
            gone, since = self._gone(running, given.member)
            hands = min(given.hands - undone.hands, gone) if given.hands > 0 else 0
            for table in tuple(self._tables.values()):
                own = sum(row.hands for row in table.state.given if _is_on(row, given.member) and row.at >= since)
                less = min(hands, owed(table.state, given.member) - own) if table is not running else 0
                if less > 0:
                    await table.do(c.MovePenalty(given.member, -less, running.id))
                    hands -= less

    def _left(self, running: RunningTable, member: str) -> list[RunningTable]:
        others = [table for table in self._tables.values() if table is not running]
        return [table for table in others if seat_of(table.state, member) < 0]

    def _gone(self, running: RunningTable, member: str) -> tuple[int, int]:
        # how many hands went from here to other tables, less those that came, and when the first of them did
        gone = since = 0
        for row in self._store.load(stream_of(running.id)):
            if row.name in ("table.penalty_moved", "table.seat_taken") and row.data["member"] == member:
                event = read(row)
                hands = event.hands if isinstance(event, fe.PenaltyMoved) else getattr(event, "missing", 0)
                gone -= hands
                since = since or (row.at if hands < 0 else 0)
        return gone, since


def _is_on(given: Given, member: str) -> bool:
    return given.member == member and given.hands > 0 and not given.undone
