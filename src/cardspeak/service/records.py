"""The record of a member: the penalties by the floors of all tables, and what was undone.

It is a stream for each member; the tables' streams have all of it.
"""

from cardspeak.floor.sanctions.record import Former
from cardspeak.irregularities import offence_of
from cardspeak.law.sanctions import Penalty
from cardspeak.ports import EventStore
from cardspeak.room.table.state import Given, Table
from cardspeak.service.bot_names import is_bot
from cardspeak.service.index import enter
from cardspeak.service.member_events import Penalised, PenaltyUndone
from cardspeak.service.stored import read


class Records:
    """The records of the members of a store."""

    def __init__(self, store: EventStore) -> None:
        self._store = store

    async def note(self, table_id: str, table: Table, at: int) -> None:
        """Enter the penalties of a table into the records of its players; once, however often it is told."""
        for given in table.given:
            if not is_bot(given.member):
                await self._note(table_id, given, at)

    async def _note(self, table_id: str, given: Given, at: int) -> None:
        stream, command = f"record/{given.member}", f"{table_id}/penalty/{given.case}"
        line = Penalised(table_id, given.case, given.at, given.offence, given.kind, given.number)
        await enter(self._store, {stream: line}, given.at, command)
        if given.undone:
            await enter(self._store, {stream: PenaltyUndone(table_id, given.case)}, at, f"{command}/undone")

    def of(self, member: str) -> tuple[Penalised, ...]:
        """Return what stands in the record of a member, the oldest first; what was undone does not."""
        found: dict[tuple[str, int], Penalised] = {}
        for row in self._store.load(f"record/{member}"):
            event = read(row)
            if isinstance(event, PenaltyUndone):
                found.pop((event.table, event.case), None)
            else:
                found[event.table, event.case] = event
        return tuple(found.values())

    def former(self, member: str) -> tuple[Former, ...]:
        """Return a member's former offences, as the book asks for them."""
        return tuple(
            Former(offence_of(entry.offence), None if entry.kind == "none" else Penalty(entry.kind, entry.number))
            for entry in self.of(member)
        )
