"""What was said at the tables of late, and who hears of it; talk is not kept with the hands."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable

KEPT = 50  # lines of a table
PAUSE = 0.2  # seconds; lines that come within them are heard together
Hearer = Callable[[bool], None]  # told whether nothing but talk is new


class Chat:
    """The lines of each table with their speakers, and those who are told when something is new."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[tuple[str, str]]] = {}
        self._said: Counter[str] = Counter()
        self._hearers: dict[str, dict[Hearer, str]] = {}
        self._told: dict[str, float] = {}  # when the hearers of a table were last told of talk, or will be

    def at(self, table_id: str) -> tuple[tuple[str, str], ...]:
        """Return what was said at a table of late."""
        return tuple(self._lines.get(table_id, ()))

    def count(self, table_id: str) -> int:
        """Return how many lines were said at a table so far."""
        return self._said[table_id]

    def say(self, table_id: str, member: str, text: str) -> str:
        """Say something at a table; return it as it stands there, "" where it is nothing."""
        said = " ".join(text.split())
        if said:
            self._lines.setdefault(table_id, deque(maxlen=KEPT)).append((member, said))
            self._said[table_id] += 1
            self._tell_soon(table_id)
        return said

    def _tell_soon(self, table_id: str) -> None:
        loop = asyncio.get_running_loop()
        now, told = loop.time(), self._told.get(table_id, 0.0)
        if told > now:  # it is on its way
            return
        self._told[table_id] = at = max(now, told + PAUSE)
        if at > now:
            loop.call_at(at, self._tell_talk, table_id)
        else:
            self._tell_talk(table_id)

    def _tell_talk(self, table_id: str) -> None:
        for hear in tuple(self._hearers.get(table_id, ())):
            hear(True)

    def forget(self, table_id: str) -> None:
        """Forget what was said at a table; whoever still hears of it is told nothing more."""
        for kept in (self._lines, self._said, self._hearers, self._told):
            kept.pop(table_id, None)

    def hear(self, table_id: str, hearer: Hearer, member: str = "") -> Callable[[], None]:
        """Have somebody, perhaps a member, told; return what ends that."""
        hearers = self._hearers.setdefault(table_id, {})
        hearers[hearer] = member

        def deaf() -> None:
            hearers.pop(hearer, None)

        return deaf

    def tell(self, table_id: str, member: str | None = None) -> None:
        """Tell all who hear of a table, or only this member, that more than talk is new."""
        for hear, hearer in tuple(self._hearers.get(table_id, {}).items()):
            if member is None or hearer == member:
                hear(False)

    def tell_all(self) -> None:
        """Tell all who hear of any table."""
        for table_id in tuple(self._hearers):
            self.tell(table_id)
