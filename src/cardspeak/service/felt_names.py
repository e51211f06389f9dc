"""Names of people at a real table: kept among the people of the room, apart from the events, which hold an id for each.

The id is a word that a story could call a player by, so that a table whose players are forgotten still reads.
"""

import re
from collections.abc import Sequence
from typing import Any

from cardspeak.ports import People
from cardspeak.service.real import events as e
from cardspeak.service.real.written import is_written

PLAYER = "player"  # the kind of member that they are: nobody who could sign in
AS_IS = frozenset({"by", "member", "clauses"})  # fields that name no player of the table


class FeltNames:
    """The names of one table, and the ids that stand for them in its stream."""

    def __init__(self, table_id: str, people: People) -> None:
        self._table, self._people = table_id, people
        self._ids: dict[str, str] = {}
        self._known = 0

    def restore(self) -> None:
        """Learn the names that are kept; a forgotten player is called by his id."""
        self._ids, self._known = {}, 0
        while (found := self._people.member(self._id(self._known + 1))) is not None:
            self._known += 1
            if found.name:
                self._ids[found.name.rpartition("@")[0]] = found.id

    def learn(self, events: Sequence[e.Event], at: int) -> None:
        """Give an id to everybody who sits down for the first time, and keep his name."""
        for event in events:
            if isinstance(event, e.Sat) and event.name not in self._ids:
                new = self._id(self._known + 1)
                # two players of two tables may have one name, so it is not kept alone
                self._people.add_member(new, f"{event.name}@{new}", "", PLAYER, at)
                self._ids[event.name] = new
                self._known += 1

    def forget(self, name: str) -> bool:
        """Forget the name for good; False where nobody here has it."""
        found = self._ids.pop(name, None)
        if found is None:
            return False
        self._people.forget(found)
        return True

    def hidden(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the data of an event with ids for names, in what was told and written as well."""
        return _changed(data, self._ids)

    def shown(self, data: dict[str, Any]) -> dict[str, Any]:
        """Return the data of a stored event with names for ids; what was stored with names in it stays as it is."""
        return _changed(data, {known: name for name, known in self._ids.items()})

    def _id(self, number: int) -> str:
        return f"P{self._table}n{number}"


def _changed(data: dict[str, Any], words: dict[str, str]) -> dict[str, Any]:
    if not words or "stakes" in data:  # the opening names nobody
        return data
    any_of_them = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")

    def change(value: Any) -> Any:
        if isinstance(value, str):
            if is_written(value):
                return value  # it has seats, and no names
            return any_of_them.sub(lambda found: words[found[0]], value)
        return [change(each) for each in value] if isinstance(value, list | tuple) else value

    return {key: value if key in AS_IS else change(value) for key, value in data.items()}
