"""The time of this machine."""

import time


class SystemClock:
    """Tells the time of the operating system."""

    def now(self) -> int:
        """Return milliseconds since the epoch."""
        return time.time_ns() // 1_000_000
