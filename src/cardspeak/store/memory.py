"""Events in memory: what the other stores must agree with, for tests and for rooms that nobody keeps."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future

from cardspeak.ports import Append, Repeated, Snapshot, Stale, Stored, Unavailable
from cardspeak.store.memory_people import MemoryPeople
from cardspeak.store.rows import Commit, Row, prepare, stored, whole


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

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep events, at once."""
        wanted = prepare(appends, at, command)
        done: Future[tuple[int, ...]] = Future()
        with self._grown:
            before = self.find_command(wanted.streams[0], command)
            late = [part.stream for part in wanted.parts if self.version(part.stream) != part.expected]
            if self._closed:
                done.set_exception(Unavailable("the store is closed"))
            elif before is not None:
                done.set_exception(Repeated(wanted.streams[0], before))
            elif late:
                done.set_exception(Stale(late[0], self.version(late[0])))
            else:
                self._keep(wanted)
                done.set_result(wanted.versions())
                self._grown.notify_all()
        return done

    def _keep(self, wanted: Commit) -> None:
        heads = {part.stream: self.head(part.stream) for part in wanted.parts}
        for row in wanted.rows({stream: head[1] for stream, head in heads.items() if head}):
            self._all.append(row)
            self._streams.setdefault(row.stream, []).append((len(self._all), row))
        if wanted.command:
            for part in [part for part in wanted.parts if part.asked]:
                self._commands.setdefault((part.stream, wanted.command), part.end)

    def peers(self, name: Callable[[], str]) -> None:
        """Return None: nobody else can use it."""

    def load(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        """Return the events of a stream after a version, up to another."""
        last = None if until is None else max(until, 0)
        return self._stored(self._streams.get(stream, [])[max(after, 0) : last])

    def version(self, stream: str) -> int:
        """Return the version of a stream."""
        return len(self._streams.get(stream, ()))

    def streams(self, prefix: str = "") -> list[str]:
        """Return the names of the streams that begin with the prefix."""
        with self._grown:
            return sorted(name for name in self._streams if name.startswith(prefix))

    def tail(self, after: int = 0, limit: int = 1000) -> list[Stored]:
        """Return events of all streams after a position."""
        with self._grown:
            start = max(after, 0)
            count = whole(row.rest for row in self._all[start : start + limit])
            if not count and start < len(self._all):
                count = self._all[start].rest + 1
            return self._stored(list(enumerate(self._all[start : start + count], start + 1)))

    def wait(self, after: int, timeout: float) -> bool:
        """Wait for an event after a position."""
        with self._grown:
            return self._grown.wait_for(lambda: len(self._all) > after, timeout)

    def find_command(self, stream: str, command: str) -> int | None:
        """Return the version of the stream after the commit that carried this command."""
        return self._commands.get((stream, command))

    def without_command(self, streams: Sequence[str], command: str) -> dict[str, int]:
        """Return those of the streams that no commit with this command went to."""
        with self._grown:
            return {stream: self.version(stream) for stream in streams if (stream, command) not in self._commands}

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot, if the event that it comes after is there."""
        if 0 < snapshot.version <= self.version(stream):
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

    def heads(self) -> dict[str, tuple[int, bytes]]:
        """Return the version and the hash that each stream ends with, as of one moment."""
        with self._grown:
            return {stream: (len(kept), kept[-1][1].hash) for stream, kept in self._streams.items()}

    def hash_at(self, stream: str, version: int) -> bytes | None:
        """Return the hash of an event, None where it is not there."""
        kept = self._streams.get(stream, [])
        return kept[version - 1][1].hash if 0 < version <= len(kept) else None

    def unsound(self) -> list[str]:
        """Return nothing: there are no pages."""
        return []

    def links(self, stream: str) -> list[Row]:
        """Return the rows of a stream as they are kept."""
        return [row for _, row in self._streams.get(stream, [])]

    def along(self, stream: str, version: int) -> str:
        """Return which streams went with an event, "" where it is not there or went alone."""
        kept = self._streams.get(stream, [])
        return kept[version - 1][1].along if 0 < version <= len(kept) else ""

    def audited(self) -> list[str]:
        """Return every stream of which there is any trace."""
        return self.streams()

    def _stored(self, rows: Sequence[tuple[int, Row]]) -> list[Stored]:
        return stored((r.stream, r.version, place, r.at, r.name, r.schema, r.data, r.command) for place, r in rows)
