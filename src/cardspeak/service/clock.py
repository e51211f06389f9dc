"""The time of the game: it begins with the wall clock of this machine and never goes back or jumps."""

import time
from collections.abc import Callable


def wall() -> int:
    """Return the milliseconds since the epoch as the machine has them; somebody may set them."""
    return time.time_ns() // 1_000_000


def gone_by() -> int:
    """Return milliseconds since some moment; nobody can set them."""
    return time.monotonic_ns() // 1_000_000


class SystemClock:
    """The wall time at which it was made, and the time that has gone by since.

    Setting the wall clock changes nothing until the next start: there, what it is ahead counts as time away, and where
    it is behind `go_on_from` has the last recorded time.
    """

    def __init__(self, wall: Callable[[], int] = wall, gone_by: Callable[[], int] = gone_by) -> None:
        self._gone_by = gone_by
        self._start = wall() - gone_by()

    def now(self) -> int:
        """Return milliseconds since the epoch."""
        return self._start + self._gone_by()

    def go_on_from(self, moment: int) -> None:
        """Tell no time before this moment, which is recorded."""
        self._start += max(moment - self.now(), 0)

    def begin_at(self, moment: int) -> None:
        """Take the time of those who have played on, before anything happens by this clock."""
        self._start = moment - self._gone_by()
