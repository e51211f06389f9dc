"""How far a long run has come, in a small file: the same run, started again, goes on from there."""

import json
import os
import time
from pathlib import Path
from typing import Any

from cardspeak.errors import Unreadable

FORM = "cardspeak progress 1"
PAUSE = 1.0  # seconds between two writes, and
SHARE = 20  # at least so many times what the last one took: a table of many players is large


class Progress:
    """The file of one run; without a path nothing is kept."""

    def __init__(self, path: str, run: dict[str, Any]) -> None:
        """Take the path, and what the run does, which has to be the same when it goes on."""
        self.path = Path(path) if path else None
        self.run = run
        self._due = 0.0
        self._latest: dict[str, Any] | None = None

    def load(self) -> dict[str, Any] | None:
        """Return what was kept; none at the beginning. `Unreadable` where the file is of another run, or of none."""
        if self.path is None or not self.path.exists():
            return None
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise Unreadable(f"{self.path}: not the progress of a run ({error})") from None
        if not isinstance(data, dict) or data.get("form") != FORM or not isinstance(data.get("kept"), dict):
            raise Unreadable(f"{self.path}: not the progress of a run; name a file that is not there yet")
        was: Any = data.get("run")
        if was != self.run:
            keys = [key for key in self.run if not isinstance(was, dict) or was.get(key) != self.run[key]]
            raise Unreadable(f"{self.path}: the progress of another run (other {', '.join(keys) or 'settings'})")
        return dict(data["kept"])

    def keep(self, kept: dict[str, Any]) -> None:
        """Keep this, at once or before long; `close` writes what is left."""
        if self.path is None:
            return
        self._latest = kept
        if time.monotonic() >= self._due:
            self.close()

    def close(self) -> None:
        """Write what was kept last: beside the file first, so that it is always whole."""
        if self.path is None or self._latest is None:
            return
        begun = time.monotonic()
        beside = self.path.with_name(self.path.name + ".new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                json.dump({"form": FORM, "run": self.run, "kept": self._latest}, file)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError as error:
            raise Unreadable(f"{self.path}: progress cannot be kept there ({error.strerror or error})") from None
        self._latest = None
        ended = time.monotonic()
        self._due = ended + max(PAUSE, SHARE * (ended - begun))
