"""A store that fails as it is told to, over another one: what no disk can be made to do, for any store."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from enum import Enum
from typing import Any

from cardspeak.ports import Append, Unavailable


class Failure(Enum):
    """How a commit fails."""

    BEFORE = "nothing was kept, and it is said so"
    LOST = "nothing was kept, and nobody knows"
    AFTER = "it was kept, and nobody knows"
    LATE = "nobody knows, and it is kept just before anybody looks"


class Faulty:
    """A store whose commits fail one after the other as `plan` says; while it is `away` it cannot be read either."""

    def __init__(self, store: Any) -> None:
        self._store = store
        self.plan: list[Failure | None] = []
        self.away = False
        self._late: list[Callable[[], Future[tuple[int, ...]]]] = []

    @property
    def late(self) -> bool:
        """Say whether something is going to be kept just before anybody looks."""
        return bool(self._late)

    def __getattr__(self, name: str) -> Any:
        if name in ("load", "version", "find_command", "without_command", "snapshot"):
            if self.away:
                raise Unavailable("the store does not answer")
            self._land()
        return getattr(self._store, name)

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep events, or fail."""
        failure = Failure.BEFORE if self.away else self.plan.pop(0) if self.plan else None
        if failure is None:
            self._land()
            done: Future[tuple[int, ...]] = self._store.commit(appends, at=at, command=command)
            return done
        if failure is Failure.AFTER:
            self._store.commit(appends, at=at, command=command).exception(20)
        elif failure is Failure.LATE:
            self._late.append(lambda: self._store.commit(appends, at=at, command=command))
        failed: Future[tuple[int, ...]] = Future()
        failed.set_exception(Unavailable("the store does not answer", unsure=failure is not Failure.BEFORE))
        return failed

    def _land(self) -> None:
        """Keep what was still under way: a store tells nothing before it knows."""
        while self._late:
            self._late.pop(0)().exception(20)
