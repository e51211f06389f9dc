"""The record of a member: what the floors of all tables have penalised him for, and what was undone.

It is a stream for each member; the tables' streams have all of it.
"""

from typing import NamedTuple

from cardspeak.floor.sanctions import Former
from cardspeak.irregularities import offence_of
from cardspeak.law.sanctions import Penalty
from cardspeak.ports import EventStore, NewEvent
from cardspeak.room.table.state import Given, Table
from cardspeak.service.bot_names import is_bot
from cardspeak.service.index import enter


class Entry(NamedTuple):
    """One penalty of a member: where, which of that table, when, for what, what it was (none: he was let off)."""

    table: str
    case: int
    at: int
    offence: str
    kind: str
    number: int


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
        known = {"table": table_id, "case": given.case}
        line = {**known, "at": given.at, "offence": given.offence, "kind": given.kind, "number": given.number}
        await enter(self._store, stream, NewEvent("member.penalised", 1, line), given.at, command)
        if given.undone:
            await enter(self._store, stream, NewEvent("member.penalty_undone", 1, known), at, f"{command}/undone")

    def of(self, member: str) -> tuple[Entry, ...]:
        """Return what stands in the record of a member, the oldest first; what was undone does not."""
        found: dict[tuple[str, int], Entry] = {}
        for row in self._store.load(f"record/{member}"):
            where = row.data["table"], row.data["case"]
            if row.name == "member.penalty_undone":
                found.pop(where, None)
            else:
                data = row.data
                found[where] = Entry(*where, data["at"], data["offence"], data["kind"], data["number"])
        return tuple(found.values())

    def former(self, member: str) -> tuple[Former, ...]:
        """Return a member's former offences, as the book asks for them."""
        return tuple(
            Former(offence_of(entry.offence), None if entry.kind == "none" else Penalty(entry.kind, entry.number))
            for entry in self.of(member)
        )
