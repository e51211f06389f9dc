"""The trace of a simulation: every line of what happened, its hash, and what was reached."""

from __future__ import annotations

import hashlib
from collections import Counter, deque
from collections.abc import Callable

LINES = 60  # that are shown with a broken promise


class Broken(AssertionError):
    """A promise was broken in a simulation."""


class Trace:
    """What happened, in order; `marks` counts what was reached at least sometimes."""

    def __init__(self, show: Callable[[str], None] | None = None) -> None:
        self.wrong: list[str] = []
        self.marks: Counter[str] = Counter()
        self._show = show
        self._hash = hashlib.sha256()
        self._last: deque[str] = deque(maxlen=LINES)

    def note(self, moment: int, what: str, *details: object) -> None:
        """Write a line."""
        line = f"{moment:>8} {what} {' '.join(map(str, details))}"
        self._hash.update(line.encode())
        self._last.append(line)
        if self._show:
            self._show(line)

    @property
    def hash(self) -> str:
        """The hash of everything that has happened."""
        return self._hash.hexdigest()

    def judged(self, seed: int) -> None:
        """Raise `Broken` with the last lines where a promise was broken."""
        if self.wrong:
            last = "\n".join(self._last)
            raise Broken(f"seed {seed}: {self.wrong[0]}\n{last}\nreplay: python -m tests.simulator {seed}")
