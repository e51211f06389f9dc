"""`cardspeak` with a clock that tests move on: `python -m tests.browser.moved FILE serve …`.

The clock is ahead by as many milliseconds as the file says; a file that is not there says none.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cardspeak.cli import main
from cardspeak.service import clock


class MovedClock(clock.SystemClock):
    """The time of the machine, and what the file adds."""

    file = Path()

    def now(self) -> int:
        """Return milliseconds since the epoch."""
        return super().now() + (int(self.file.read_text() or 0) if self.file.exists() else 0)


if __name__ == "__main__":
    MovedClock.file = Path(sys.argv.pop(1))
    clock.SystemClock = MovedClock  # type: ignore[misc]
    sys.exit(main())
