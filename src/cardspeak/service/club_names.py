"""Names at the felt tables of the club: its members, called so that whoever tells a hand can name them in one word."""

import re
from collections.abc import Callable, Collection

from cardspeak.service.player_names import Called, called, can_be_told
from cardspeak.service.tables import RunningTable

LONGEST = 20
PLAYER = "Player"


class ClubNames:
    """The names of those who sit, or have sat, at one table, and the ids that stand for them in all that is told.

    Nobody learns or forgets a name here: the club does. `name` gives what a member of it is called.
    """

    def __init__(self, running: RunningTable, name: Callable[[str], str]) -> None:
        self._running, self._name = running, name
        self._known: tuple[tuple[tuple[str, str], ...], Called] = ((), called({}))

    def _called(self) -> Called:
        table = self._running.known
        here = [seat.member for seat in table.seats if seat] if table is not None else []
        gone = [each.member for each in table.left if each.member not in here] if table is not None else []
        pairs = tuple([(self._name(member), member) for member in (*sorted(here), *gone)])
        if pairs != self._known[0]:
            ids: dict[str, str] = {}
            for name, member in pairs:
                ids[_free(told_name(name), ids)] = member
            self._known = (pairs, called(ids))
        return self._known[1]

    def restore(self) -> None:
        """Do nothing: the names are those of the club."""

    def learn(self, name: str, at: int) -> str:
        """Return the id of a member at the table."""
        return self.id(name)

    def forget(self, name: str) -> bool:
        """Forget nobody: the club does."""
        return False

    def id(self, name: str) -> str:
        """Return the id of a name, the name itself where nobody here has it."""
        return self._called().ids.get(name, name)

    def every(self) -> tuple[str, ...]:
        """Return the names of all players."""
        return tuple(self._called().ids)

    def name(self, member: str) -> str:
        """Return what a player is called at the table."""
        return self._called().names.get(member, member)

    def hidden(self, text: str) -> str:
        """Return a text with ids for names."""
        names = self._called()
        return names.hide.sub(lambda found: names.ids[found[0]], text)

    def shown(self, text: str) -> str:
        """Return a text with names for ids."""
        names = self._called()
        return names.show.sub(lambda found: names.names[found[0]], text)


def told_name(name: str) -> str:
    """Return a name as one word by which a story could call somebody: `Eve Fox` is Eve_Fox."""
    word = re.sub(r"[^\w]", "", "_".join(name.split()))[:LONGEST].strip("_")
    card = re.fullmatch(r"[2-9TJQKA][cdhs]", word, re.IGNORECASE)
    return word if word and can_be_told(word) and not card else PLAYER


def _free(word: str, taken: Collection[str]) -> str:
    number = 1
    while (found := word if number == 1 and word != PLAYER else f"{word}{number}") in taken:
        number += 1
    return found
