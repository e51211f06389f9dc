"""Facts of an incident, asked for one at a time: what nobody has said yet is found out by asking."""

from collections.abc import Callable, Mapping
from typing import Any


class Unknown(Exception):
    """A fact that a policy needs and nobody has told; the floor turns it into a question."""

    def __init__(self, fact: str) -> None:
        super().__init__(fact)
        self.fact = fact


def unseen(fact: str) -> Any:
    """See nothing: there is no hand to look at."""
    raise Unknown(fact)


class Facts:
    """What is known: told by people, or seen in the hand when a policy asks for it; `see` raises `Unknown` as well."""

    __slots__ = ("see", "told")

    def __init__(self, told: Mapping[str, Any], see: Callable[[str], Any] = unseen) -> None:
        self.told = told
        self.see = see

    def _of(self, fact: str) -> Any:
        return self.told[fact] if fact in self.told else self.see(fact)

    def yes(self, fact: str) -> bool:
        """Return a fact that is true or not; raises `Unknown`."""
        return bool(self._of(fact))

    def number(self, fact: str) -> int:
        """Return a fact that is a number; raises `Unknown`."""
        return int(self._of(fact))

    def text(self, fact: str) -> str:
        """Return a fact that is a word; raises `Unknown`."""
        return str(self._of(fact))
