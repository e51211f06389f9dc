"""Facts of an incident, asked for one at a time: what nobody has said yet is found out by asking."""

from collections.abc import Callable, Mapping
from typing import Any


class Unknown(Exception):
    """A fact that a policy needs and nobody has told; the floor turns it into a question."""

    def __init__(self, fact: str) -> None:
        super().__init__(fact)
        self.fact = fact


class Facts:
    """What is known: told by people, or seen in the hand when a policy asks for it."""

    __slots__ = ("seen", "told")

    def __init__(self, told: Mapping[str, Any], seen: Mapping[str, Callable[[], Any]]) -> None:
        self.told = told
        self.seen = seen

    def _of(self, fact: str) -> Any:
        if fact in self.told:
            return self.told[fact]
        if fact in self.seen:
            return self.seen[fact]()
        raise Unknown(fact)

    def yes(self, fact: str) -> bool:
        """Return a fact that is true or not; raises `Unknown`."""
        return bool(self._of(fact))

    def number(self, fact: str) -> int:
        """Return a fact that is a number; raises `Unknown`."""
        return int(self._of(fact))

    def text(self, fact: str) -> str:
        """Return a fact that is a word; raises `Unknown`."""
        return str(self._of(fact))
