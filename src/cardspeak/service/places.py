"""Places for connections: so many in all and of one address, and who gives way where there are too many."""

from collections import Counter
from typing import Generic, TypeVar

T = TypeVar("T")


class Places(Generic[T]):
    """Who has a place, by address, and there by holder: an account, or nobody in particular.

    Whoever comes gets a place. Where there are then too many of one address, or in all, one that waits gives way: of
    the address, and there of the holder, that has most of them, the one that has waited longest. So whoever takes many
    takes them from nobody but themselves.
    """

    def __init__(self, in_all: int, of_one: int) -> None:
        self._in_all, self._of_one = in_all, of_one
        self._whose: dict[T, tuple[str, str]] = {}
        self._count: Counter[str] = Counter()  # by address
        self._waiting: dict[str, dict[str, dict[T, None]]] = {}  # by address and holder, who came last as the last
        self._ready: Counter[str] = Counter()  # how many wait, by address

    def __len__(self) -> int:
        """Return how many have a place."""
        return len(self._whose)

    def enter(self, one: T, address: str, holder: str = "") -> T | None:
        """Give somebody a place who waits; return who has lost theirs for it, which may be the newcomer."""
        self._whose[one] = (address, holder)
        self._count[address] += 1
        self.waits(one)
        if self._count[address] > self._of_one:
            return self._give_way(address)
        if len(self._whose) > self._in_all:
            return self._give_way(max(self._ready, key=self._ready.__getitem__))
        return None

    def waits(self, one: T) -> None:
        """Say that somebody with a place may give way from now on."""
        if one in self._whose:
            address, holder = self._whose[one]
            held = self._waiting.setdefault(address, {}).setdefault(holder, {})
            self._ready[address] += one not in held
            held[one] = None

    def works(self, one: T) -> None:
        """Say that somebody with a place cannot give way from now on."""
        address, holder = self._whose.get(one, ("", ""))
        held = self._waiting.get(address, {}).get(holder, {})
        if one not in held:
            return
        del held[one]
        self._ready[address] -= 1
        if not held:
            del self._waiting[address][holder]
        if not self._ready[address]:
            del self._waiting[address], self._ready[address]

    def leave(self, one: T) -> None:
        """Give a place back, if it is still there."""
        self.works(one)
        address, _ = self._whose.pop(one, ("", ""))
        self._count[address] -= 1
        if self._count[address] <= 0:
            del self._count[address]

    def _give_way(self, address: str) -> T | None:
        holders = self._waiting.get(address)
        if not holders:
            return None
        one = next(iter(holders[max(holders, key=lambda holder: len(holders[holder]))]))
        self.leave(one)
        return one
