"""What both databases are asked alike: the questions in SQL that either understands."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import monotonic
from typing import Any

from cardspeak.ports import Snapshot, Stored
from cardspeak.store.rows import Row, stored

EVENT = "stream, version, position, at, name, schema, data, command"


class Reading(ABC):
    """The reading half of a store in SQL; the rest of it says how a question is put, with `?` for values."""

    def load(self, stream: str, after: int = 0) -> list[Stored]:
        """Return the events of a stream after a version."""
        ask = f"SELECT {EVENT} FROM events WHERE stream = ? AND version > ? ORDER BY version"
        return stored(self.ask(ask, stream, after))

    def version(self, stream: str) -> int:
        """Return the version of a stream."""
        found = self.ask("SELECT version FROM heads WHERE stream = ?", stream)
        return int(found[0][0]) if found else 0

    def streams(self, prefix: str = "") -> list[str]:
        """Return the names of the streams that begin so."""
        ask = "SELECT stream FROM heads WHERE substr(stream, 1, length(?)) = ? ORDER BY stream"
        return [row[0] for row in self.ask(ask, prefix, prefix)]

    def tail(self, after: int = 0, limit: int = 1000) -> list[Stored]:
        """Return events of all streams after a position."""
        ask = f"SELECT {EVENT} FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?"
        return stored(self.ask(ask, after, self.settled(), limit))

    def wait(self, after: int, timeout: float) -> bool:
        """Wait for an event after a position."""
        end = monotonic() + timeout
        ask = "SELECT position FROM events WHERE position > ? AND position <= ? LIMIT 1"
        while not self.ask(ask, after, self.settled()):
            left = end - monotonic()
            if left <= 0:
                return False
            self.pause(left)
        return True

    def find_command(self, stream: str, command: str) -> int | None:
        """Return the version after the append that carried this command."""
        found = self.ask("SELECT version FROM commands WHERE stream = ? AND command = ?", stream, command)
        return found[0][0] if found else None

    def snapshot(self, stream: str) -> Snapshot | None:
        """Return the last snapshot."""
        found = self.ask("SELECT version, data FROM snapshots WHERE stream = ?", stream)
        return Snapshot(found[0][0], bytes(found[0][1])) if found else None

    def noted(self, key: str) -> str | None:
        """Return a fact of operation."""
        found = self.ask("SELECT value FROM notes WHERE key = ?", key)
        return found[0][0] if found else None

    def head(self, stream: str) -> tuple[int, bytes] | None:
        """Return the version and the hash that the stream ends with."""
        found = self.ask("SELECT version, hash FROM heads WHERE stream = ?", stream)
        return (found[0][0], bytes(found[0][1])) if found else None

    def links(self, stream: str) -> list[Row]:
        """Return the rows of a stream as they are kept."""
        ask = "SELECT stream, version, at, name, schema, data, command, hash FROM events WHERE stream = ?"
        return [Row(*row) for row in self.ask(ask + " ORDER BY version", stream)]

    def audited(self) -> list[str]:
        """Return every stream of which there is any trace."""
        return [row[0] for row in self.ask("SELECT stream FROM heads UNION SELECT stream FROM events ORDER BY 1")]

    @abstractmethod
    def ask(self, sql: str, *values: object) -> Sequence[Any]:
        """Return the rows that answer a question."""

    @abstractmethod
    def settled(self) -> int:
        """Return a position up to which nothing more will ever be added."""

    @abstractmethod
    def pause(self, seconds: float) -> None:
        """Wait until there may be more events, or so many seconds."""
