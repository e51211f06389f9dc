"""What was said at the tables of late, and who hears of it; talk is not kept with the hands."""

from collections import deque
from collections.abc import Callable

KEPT = 50  # lines of a table


class Chat:
    """The lines of each table with their speakers, and those who are told when something is new."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[tuple[str, str]]] = {}
        self._hearers: dict[str, dict[Callable[[], None], str]] = {}

    def at(self, table_id: str) -> tuple[tuple[str, str], ...]:
        """Return what was said at a table of late."""
        return tuple(self._lines.get(table_id, ()))

    def say(self, table_id: str, member: str, text: str) -> None:
        """Say something at a table."""
        said = " ".join(text.split())
        if said:
            self._lines.setdefault(table_id, deque(maxlen=KEPT)).append((member, said))
            self.tell(table_id)

    def hear(self, table_id: str, hearer: Callable[[], None], member: str = "") -> Callable[[], None]:
        """Have somebody, perhaps a member, told; return what ends that."""
        hearers = self._hearers.setdefault(table_id, {})
        hearers[hearer] = member

        def deaf() -> None:
            hearers.pop(hearer, None)

        return deaf

    def tell(self, table_id: str, member: str | None = None) -> None:
        """Tell all who hear of a table, or only this member."""
        for hear, hearer in tuple(self._hearers.get(table_id, {}).items()):
            if member is None or hearer == member:
                hear()

    def tell_all(self) -> None:
        """Tell all who hear of any table."""
        for table_id in tuple(self._hearers):
            self.tell(table_id)
