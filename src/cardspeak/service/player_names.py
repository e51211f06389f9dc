"""Names of players at a real table: kept among the people of the room; events hold an id for each.

The id is a word that a story could call a player by, so that a table whose players are forgotten still reads.
"""

import re
import threading
from collections.abc import Mapping
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.ports import People
from cardspeak.record import record
from cardspeak.story.parser import parse_statement
from cardspeak.story.statements import Acts

PLAYER = "player"  # the kind of member that they are: nobody who could sign in


@record
class Called(NamedTuple):
    """Who is called how at a moment: ids by names, names by ids, and what finds either in a text."""

    ids: dict[str, str]
    names: dict[str, str]
    hide: re.Pattern[str]
    show: re.Pattern[str]


class PlayerNames:
    """The names of one table, and the ids that stand for them in all that is stored of it.

    `restore`, `learn` and `forget` ask the store, in any thread; everything else answers at once.
    """

    def __init__(self, table_id: str, people: People) -> None:
        self._table, self._people = table_id, people
        self._known = 0
        self._lock = threading.Lock()  # one name at a time is learnt or forgotten
        self._called = called({})
        self.restore()

    def restore(self) -> None:
        """Learn the names that are kept; a forgotten player is called by their id."""
        with self._lock:
            self._restore()

    def _restore(self) -> None:
        ids: dict[str, str] = {}
        self._known = 0
        while (found := self._people.member(self._id(self._known + 1))) is not None:
            self._known += 1
            if found.name:
                ids[found.name.rpartition("@")[0]] = found.id
        self._called = called(ids)

    def learn(self, name: str, at: int) -> str:
        """Give an id to somebody who sits down for the first time, and keep the name."""
        with self._lock:
            while name not in self._called.ids:
                new = self._id(self._known + 1)
                try:
                    # two players of two tables may have one name, so it is not kept alone
                    self._people.add_member(new, f"{name}@{new}", "", PLAYER, at)
                except ValueError:
                    self._restore()  # another process has given this id
                else:
                    self._known += 1
                    self._called = called({**self._called.ids, name: new})
            return self._called.ids[name]

    def id(self, name: str) -> str:
        """Return the id of a name, the name itself where nobody here has it."""
        return self._called.ids.get(name, name)

    def every(self) -> tuple[str, ...]:
        """Return the names of all players that are kept."""
        return tuple(self._called.ids)

    def is_id(self, name: str) -> bool:
        """Say whether this is an id that stands for a player here, forgotten or not."""
        return re.fullmatch(rf"{self._id(0)[:-1]}[0-9]+", name) is not None

    def name(self, member: str) -> str:
        """Return what a player is called."""
        return self._called.names.get(member, member)

    def forget(self, name: str) -> bool:
        """Forget the name for good; False where nobody here has it."""
        with self._lock:
            ids = self._called.ids
            if name not in ids:
                return False
            self._people.forget(ids[name])
            self._called = called({other: known for other, known in ids.items() if other != name})
            return True

    def hidden(self, text: str) -> str:
        """Return a text with ids for names."""
        called = self._called
        return called.hide.sub(lambda found: called.ids[found[0]], text)

    def shown(self, text: str) -> str:
        """Return a text with names for ids."""
        called = self._called
        return called.show.sub(lambda found: called.names[found[0]], text)

    def _id(self, number: int) -> str:
        return f"P{self._table}n{number}"


def called(ids: dict[str, str]) -> Called:
    """Return what finds these names and ids in a text; ids by names."""
    names = {known: name for name, known in ids.items()}
    return Called(ids, names, _any_of(ids), _any_of(names))


def _any_of(words: Mapping[str, str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b" if words else "(?!)")


def can_be_told(name: str) -> bool:
    """Say whether a story could call a player so."""
    try:
        said = parse_statement(f"{name} folds")
    except Unreadable:
        return False
    return isinstance(said, Acts) and said.seat == name
