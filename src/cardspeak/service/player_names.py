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
        self._ids: dict[str, str] = {}
        self._known = 0
        self.restore()

    def restore(self) -> None:
        """Learn the names that are kept; a forgotten player is called by their id."""
        self._ids, self._known = {}, 0
        while (found := self._people.member(self._id(self._known + 1))) is not None:
            self._known += 1
            if found.name:
                self._ids[found.name.rpartition("@")[0]] = found.id

    def learn(self, name: str, at: int) -> str:
        """Give an id to somebody who sits down for the first time, and keep the name."""
        if name not in self._ids:
            self._known += 1
            new = self._id(self._known)
            # two players of two tables may have one name, so it is not kept alone
            self._people.add_member(new, f"{name}@{new}", "", PLAYER, at)
            self._ids[name] = new
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
        return self._names().get(member, member)

    def forget(self, name: str) -> bool:
        """Forget the name for good; False where nobody here has it."""
        found = self._ids.pop(name, None)
        if found is None:
            return False
        self._people.forget(found)
        return True

    def hidden(self, text: str) -> str:
        """Return a text with ids for names."""
        return _changed(text, self._ids)

    def shown(self, text: str) -> str:
        """Return a text with names for ids."""
        return _changed(text, self._names())

    def _names(self) -> dict[str, str]:
        return {known: name for name, known in self._ids.items()}

    def _id(self, number: int) -> str:
        return f"P{self._table}n{number}"


def _changed(text: str, words: Mapping[str, str]) -> str:
    if not words:
        return text
    any_of_them = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")
    return any_of_them.sub(lambda found: words[found[0]], text)


def can_be_told(name: str) -> bool:
    """Say whether a story could call a player so."""
    try:
        said = parse_statement(f"{name} folds")
    except Unreadable:
        return False
    return isinstance(said, Acts) and said.seat == name
