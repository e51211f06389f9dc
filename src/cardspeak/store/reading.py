"""What both databases are asked alike: the questions in SQL that either understands."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from time import monotonic
from typing import Any

from cardspeak.ports import Snapshot, Stored
from cardspeak.store.rows import MOST, Row, seal, stored, whole

SEALED = """
    SELECT kept.version, kept.data, seal, hash FROM snapshots AS kept JOIN events USING (stream, version)
    WHERE stream = ?
"""
EVENT = "stream, version, position, at, name, schema, data, command"


class Reading(ABC):
    """The reading half of a store in SQL; the rest of it says how a question is put, with `?` for values."""

    def load(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        """Return the events of a stream after a version, up to another."""
        ask = f"SELECT {EVENT} FROM events WHERE stream = ? AND version > ? AND version <= ? ORDER BY version"
        return stored(self.ask(ask, stream, after, MOST if until is None else until))

    def version(self, stream: str) -> int:
        """Return the version of a stream."""
        found = self.ask("SELECT version FROM heads WHERE stream = ?", stream)
        return int(found[0][0]) if found else 0

    def streams(self, prefix: str = "") -> list[str]:
        """Return the names of the streams that begin with the prefix."""
        ask = "SELECT stream FROM heads WHERE substr(stream, 1, length(?)) = ? ORDER BY stream"
        return [row[0] for row in self.ask(ask, prefix, prefix)]

    def tail(self, after: int = 0, limit: int = 1000) -> list[Stored]:
        """Return events of all streams after a position."""
        return stored([row[:-1] for row in self._whole(EVENT, after, limit)])

    def wait(self, after: int, timeout: float) -> bool:
        """Wait for an event after a position."""
        end = monotonic() + timeout
        while not self._whole("position", after, 1):
            left = end - monotonic()
            if left <= 0:
                return False
            self.pause(left)
        return True

    def _whole(self, columns: str, after: int, limit: int) -> list[Any]:
        """Return these columns of whole commits after a position, each row with its `rest` at its end."""
        ask = f"SELECT {columns}, rest FROM events WHERE position > ? AND position <= ?"
        ask += " ORDER BY position LIMIT ? OFFSET ?"
        settled, found = self.settled(), list[Any]()
        while True:
            more = self.ask(ask, after, settled, limit, len(found))
            found += more
            end = whole(row[-1] for row in found)
            if end or len(more) < limit:
                return found[:end]

    def find_command(self, stream: str, command: str) -> int | None:
        """Return the version of the stream after the commit that carried this command."""
        found = self.ask("SELECT version FROM commands WHERE stream = ? AND command = ?", stream, command)
        return found[0][0] if found else None

    def without_command(self, streams: Sequence[str], command: str) -> dict[str, int]:
        """Return those of the streams that no commit with this command went to."""
        among = f"stream IN ({', '.join('?' * len(streams))})"
        # the versions first: where a commit comes between the two questions the version is stale
        versions = dict(self.ask(f"SELECT stream, version FROM heads WHERE {among}", *streams))
        carried = {
            row[0] for row in self.ask(f"SELECT stream FROM commands WHERE {among} AND command = ?", *streams, command)
        }
        return {stream: versions.get(stream, 0) for stream in streams if stream not in carried}

    def snapshot(self, stream: str) -> Snapshot | None:
        """Return the last snapshot, None where its seal is not that of the event that it comes after."""
        for version, data, sealed, hash in self.ask(SEALED, stream):
            if sealed == seal(bytes(hash), bytes(data)):
                return Snapshot(version, bytes(data))
        return None

    def noted(self, key: str) -> str | None:
        """Return a fact of operation."""
        found = self.ask("SELECT value FROM notes WHERE key = ?", key)
        return found[0][0] if found else None

    def head(self, stream: str) -> tuple[int, bytes] | None:
        """Return the version and the hash that the stream ends with."""
        found = self.ask("SELECT version, hash FROM heads WHERE stream = ?", stream)
        return (found[0][0], bytes(found[0][1])) if found else None

    def heads(self) -> dict[str, tuple[int, bytes]]:
        """Return the version and the hash that each stream ends with, as of one moment."""
        return {row[0]: (row[1], bytes(row[2])) for row in self.ask("SELECT stream, version, hash FROM heads")}

    def hash_at(self, stream: str, version: int) -> bytes | None:
        """Return the hash of an event, None where it is not there."""
        found = self.ask("SELECT hash FROM events WHERE stream = ? AND version = ?", stream, version)
        return bytes(found[0][0]) if found else None

    def links(self, stream: str) -> list[Row]:
        """Return the rows of a stream as they are kept."""
        ask = f"SELECT {', '.join(Row._fields)} FROM events WHERE stream = ? ORDER BY version"
        return [Row(*row) for row in self.ask(ask, stream)]

    def along(self, stream: str, version: int) -> str:
        """Return which streams went with an event, "" where it is not there or went alone."""
        found = self.ask("SELECT along FROM events WHERE stream = ? AND version = ?", stream, version)
        return str(found[0][0]) if found else ""

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
        """Wait until there may be more events, or until the seconds have passed."""
