"""A store that notes which of its calls are made in a thread that runs an event loop."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import wraps
from typing import Any

# these only put into a queue what they are given, or make an object
QUEUED = frozenset({"commit", "note", "save_snapshot", "peers", "send", "hear"})


class Watched:
    """Passes everything on to a real store; `made` are the calls, `on_the_loop` those that nobody should have made."""

    def __init__(self, store: Any, made: Counter[str] | None = None, on_the_loop: list[str] | None = None) -> None:
        self._store = store
        self.made: Counter[str] = Counter() if made is None else made
        self.on_the_loop: list[str] = [] if on_the_loop is None else on_the_loop

    @property
    def people(self) -> Watched:
        """Its people, watched as well."""
        return Watched(self._store.people, self.made, self.on_the_loop)

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        return self._noting(name, found) if callable(found) else found

    def _noting(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(call)
        def noted(*args: Any, **more: Any) -> Any:
            self.made[name] += 1
            if name not in QUEUED and runs_a_loop():
                self.on_the_loop.append(name)
            found = call(*args, **more)
            return Watched(found, self.made, self.on_the_loop) if name == "peers" and found else found

        return noted


def runs_a_loop() -> bool:
    """Say whether an event loop runs in this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True
