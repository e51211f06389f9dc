"""Events in memory: what the other stores must agree with, for tests and for rooms that nobody keeps."""

import threading
from collections.abc import Sequence
from concurrent.futures import Future

from cardspeak.ports import NewEvent, Snapshot, Stale, Stored, Unavailable
from cardspeak.store.memory_people import MemoryPeople
from cardspeak.store.rows import NOTHING, Row, prepare, stored


class MemoryStore:
    """A store that lasts as long as its process."""

    def __init__(self) -> None:
        self.people = MemoryPeople()
        self._streams: dict[str, list[tuple[int, Row]]] = {}
        self._all: list[Row] = []
        self._commands: dict[tuple[str, str], int] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._notes: dict[str, str] = {}
        self._grown = threading.Condition()
        self._closed = False

    def append(
        self, stream: str, expected_version: int, events: Sequence[NewEvent], *, at: int, command: str = ""
    ) -> Future[int]:
        """Keep events, at once."""
        wanted = prepare(stream, expected_version, events, at, command)
        done: Future[int] = Future()
        with self._grown:
            actual = len(self._streams.get(stream, ()))
            if self._closed:
                done.set_exception(Unavailable("the store is closed"))
            elif actual != expected_version:
                done.set_exception(Stale(actual))
            else:
                kept = self._streams.setdefault(stream, [])
                for row in wanted.rows(kept[-1][1].hash if kept else NOTHING):
                    self._all.append(row)
                    kept.append((len(self._all), row))
                if command:
                    self._commands.setdefault((stream, command), len(kept))
                done.set_result(len(kept))
                self._grown.notify_all()
        return done

    def load(self, stream: str, after: int = 0) -> list[Stored]:
        """Return the events of a stream after a version."""
        return self._stored(self._streams.get(stream, [])[max(after, 0) :])

    def version(self, stream: str) -> int:
        """Return the version of a stream."""
        return len(self._streams.get(stream, ()))

    def streams(self, prefix: str = "") -> list[str]:
        """Return the names of the streams that begin so."""
        with self._grown:
            return sorted(name for name in self._streams if name.startswith(prefix))

    def tail(self, after: int = 0, limit: int = 1000) -> list[Stored]:
        """Return events of all streams after a position."""
        start = max(after, 0)
        return self._stored(list(enumerate(self._all[start : start + limit], start + 1)))

    def wait(self, after: int, timeout: float) -> bool:
        """Wait for an event after a position."""
        with self._grown:
            return self._grown.wait_for(lambda: len(self._all) > after, timeout)

    def find_command(self, stream: str, command: str) -> int | None:
        """Return the version after the append that carried this command."""
        return self._commands.get((stream, command))

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot."""
        self._snapshots[stream] = snapshot

    def snapshot(self, stream: str) -> Snapshot | None:
        """Return the last snapshot."""
        return self._snapshots.get(stream)

    def note(self, key: str, value: str) -> None:
        """Keep a fact of operation."""
        self._notes[key] = value

    def noted(self, key: str) -> str | None:
        """Return a fact of operation."""
        return self._notes.get(key)

    def close(self) -> None:
        """Take nothing more."""
        self._closed = True

    def head(self, stream: str) -> tuple[int, bytes] | None:
        """Return the version and the hash that the stream ends with."""
        kept = self._streams.get(stream)
        return (len(kept), kept[-1][1].hash) if kept else None

    def links(self, stream: str) -> list[Row]:
        """Return the rows of a stream as they are kept."""
        return [row for _, row in self._streams.get(stream, [])]

    def audited(self) -> list[str]:
        """Return every stream of which there is any trace."""
        return self.streams()

    def _stored(self, rows: Sequence[tuple[int, Row]]) -> list[Stored]:
        return stored((r.stream, r.version, place, r.at, r.name, r.schema, r.data, r.command) for place, r in rows)
