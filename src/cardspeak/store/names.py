"""The names of stored events: which are known, at which version, how an older form becomes the present one."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.ports import NewEvent, Stored

Upcast = Callable[[dict[str, Any]], dict[str, Any]]

_DOTTED = re.compile(r"[a-z][a-z0-9_-]*(\.[a-z][a-z0-9_-]*)+")


class Names:
    """A register of names; whoever opens a store fills it first."""

    def __init__(self, known: Mapping[str, int] | None = None) -> None:
        self._known: dict[str, int] = {}
        self._upcasts: dict[tuple[str, int], Upcast] = {}
        for name, version in (known or {}).items():
            self.register(name, version)

    def register(self, name: str, version: int) -> None:
        """Make a name known at its present version; the same again is harmless, another version is a `ValueError`."""
        if not _DOTTED.fullmatch(name) or version < 1:
            raise ValueError(f"a stored name is dotted (hand.raised), its version counts from 1: {name} {version}")
        if self._known.setdefault(name, version) != version:
            raise ValueError(f"{name} is registered with version {self._known[name]} already")

    def upcast(self, name: str, from_version: int, fn: Upcast) -> None:
        """Say how the data of a version becomes that of the next."""
        if not 1 <= from_version < self._known.get(name, 0):
            raise ValueError(f"{name} has no version after {from_version}")
        if self._upcasts.setdefault((name, from_version), fn) is not fn:
            raise ValueError(f"{name} has an upcast from version {from_version} already")

    def check(self, events: Iterable[NewEvent]) -> None:
        """Refuse with `ValueError` what could not be read again: only present versions of known names are written."""
        for name, version, _ in events:
            if self._known.get(name) != version:
                raise ValueError(f"{name} {version} is not registered, so it cannot be stored")

    def current(self, events: Iterable[Stored]) -> list[Stored]:
        """Return the events in their present form; `Unreadable` for a name or a version nobody knows."""
        return [event if self._known.get(event.name) == event.schema else self._raised(event) for event in events]

    def _raised(self, event: Stored) -> Stored:
        where = f"{event.stream}, event {event.version}: {event.name}"
        wanted = self._known.get(event.name)
        if wanted is None:
            raise Unreadable(f"{where} is an event that this Cardspeak does not know")
        if event.schema > wanted:
            raise Unreadable(f"{where} has version {event.schema}, newer than this Cardspeak knows ({wanted})")
        data = event.data
        for version in range(event.schema, wanted):
            step = self._upcasts.get((event.name, version))
            if step is None:
                raise Unreadable(f"{where} has version {version}, and nothing says how it becomes {version + 1}")
            data = step(data)
        return event._replace(schema=wanted, data=data)
