"""Names of players at a real table: kept among the people of the room; events hold an id for each.

The id is a word that a story could call a player by, so that a table whose players are forgotten still reads.
"""

import re
from collections.abc import Mapping

from cardspeak.errors import Unreadable
from cardspeak.ports import People
from cardspeak.story.parser import parse_statement
from cardspeak.story.statements import Acts

PLAYER = "player"  # the kind of member that they are: nobody who could sign in


class PlayerNames:
    """The names of one table, and the ids that stand for them in all that is stored of it."""

    def __init__(self, table_id: str, people: People) -> None:
        self._table, self._people = table_id, people
        self._known = 0
        self._call({})
        self.restore()

    def restore(self) -> None:
        """Learn the names that are kept; a forgotten player is called by their id."""
        ids: dict[str, str] = {}
        self._known = 0
        while (found := self._people.member(self._id(self._known + 1))) is not None:
            self._known += 1
            if found.name:
                ids[found.name.rpartition("@")[0]] = found.id
        self._call(ids)

    def _call(self, ids: dict[str, str]) -> None:
        self._ids, self._names = ids, {known: name for name, known in ids.items()}
        self._hide, self._show = _any_of(self._ids), _any_of(self._names)

    def learn(self, name: str, at: int) -> str:
        """Give an id to somebody who sits down for the first time, and keep the name."""
        if name not in self._ids:
            self._known += 1
            new = self._id(self._known)
            # two players of two tables may have one name, so it is not kept alone
            self._people.add_member(new, f"{name}@{new}", "", PLAYER, at)
            self._call({**self._ids, name: new})
        return self._ids[name]

    def id(self, name: str) -> str:
        """Return the id of a name, the name itself where nobody here has it."""
        return self._ids.get(name, name)

    def every(self) -> tuple[str, ...]:
        """Return the names of all players that are kept."""
        return tuple(self._ids)

    def is_id(self, name: str) -> bool:
        """Say whether this is an id that stands for a player here, forgotten or not."""
        return re.fullmatch(rf"{self._id(0)[:-1]}[0-9]+", name) is not None

    def name(self, member: str) -> str:
        """Return what a player is called."""
        return self._names.get(member, member)

    def forget(self, name: str) -> bool:
        """Forget the name for good; False where nobody here has it."""
        found = self._ids.get(name)
        if found is None:
            return False
        self._people.forget(found)
        self._call({other: known for other, known in self._ids.items() if other != name})
        return True

    def hidden(self, text: str) -> str:
        """Return a text with ids for names."""
        return self._hide.sub(lambda found: self._ids[found[0]], text)

    def shown(self, text: str) -> str:
        """Return a text with names for ids."""
        return self._show.sub(lambda found: self._names[found[0]], text)

    def _id(self, number: int) -> str:
        return f"P{self._table}n{number}"


def _any_of(words: Mapping[str, str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b" if words else "(?!)")


def can_be_told(name: str) -> bool:
    """Say whether a story could call a player so."""
    try:
        said = parse_statement(f"{name} folds")
    except Unreadable:
        return False
    return isinstance(said, Acts) and said.seat == name
