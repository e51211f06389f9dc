"""The database of the simulated room: it outlives processes, takes virtual time, and fails as it is told to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from random import Random
from typing import Any

from cardspeak.ports import Append, Stored, Unavailable
from cardspeak.store.memory import MemoryStore
from tests.faulty import Failure, Faulty
from tests.simulator.virtual import Agenda

READS = ("load", "version", "find_command", "without_command", "snapshot", "streams", "head", "tail")


class Database:
    """What lies on the disk, and how it behaves now. `landed` is told of the rows that a commit has kept."""

    def __init__(
        self, agenda: Agenda, rng: Random, landed: Callable[[list[Stored]], None], troubled: Callable[[], None]
    ) -> None:
        self.agenda, self.rng, self._landed, self._troubled = agenda, rng, landed, troubled
        self.core = MemoryStore()
        self.faulty = Faulty(self.core)
        self.failing: list[Failure] = []  # how the next commits fail
        self.slow_until = 0  # commits hang until then
        self.unreadable: set[str] = set()  # streams of which an event cannot be read now
        self.waiting: dict[int, tuple[Callable[[], object], list[str]]] = {}  # commits that have not reached the disk
        self._seen = self._count = 0

    def latency(self, rng: Random | None = None) -> int:
        """Return how many milliseconds a step takes."""
        return (rng or self.rng).choice((0, 1, 1, 2, 3, 8, 30))

    def keep(self, appends: Sequence[Append], at: int, command: str) -> Future[tuple[int, ...]]:
        """Have a commit reach the disk, or fail."""
        self.faulty.plan = [self.failing.pop(0)] if self.failing else []
        doubted = bool(self.faulty.plan) or self.faulty.late
        if self.faulty.plan:
            self._troubled()
        done: Future[tuple[int, ...]] = self.faulty.commit(appends, at=at, command=command)
        self.look(doubted)
        return done

    def later(self, commit: Callable[[], object], streams: list[str]) -> None:
        """Have a commit reach the disk after a while, unless its process is killed before."""
        self._count += 1
        number = self._count
        self.waiting[number] = (commit, streams)

        def keep() -> None:
            if number in self.waiting:
                self.waiting.pop(number)[0]()

        self.agenda.at(max(self.agenda.now + self.latency(), self.slow_until), keep)

    def killed(self) -> list[str]:
        """Keep, or lose, what had not reached the disk when the process was killed; return the streams of all of it."""
        waiting, self.waiting = self.waiting, {}
        for commit, _ in waiting.values():
            if self.rng.random() < 0.5:
                commit()
        return [stream for _, streams in waiting.values() for stream in streams]

    def look(self, doubted: bool = False) -> None:
        """Tell what the disk has more; `doubted`: the room learns of it later, and gives that time back."""
        rows = self.core.tail(self._seen, 1 << 30)
        if rows:
            self._seen = rows[-1].position
            self._landed(rows)
            if doubted:
                self._troubled()


class Opened:
    """The database as one process has it open."""

    def __init__(self, database: Database, is_alive: Callable[[], bool]) -> None:
        self._database, self._is_alive = database, is_alive
        self.people = Registry(database)

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep events a little later, and answer a little later still; who is killed meanwhile hears nothing."""
        database = self._database
        agenda = database.agenda
        answer: Future[tuple[int, ...]] = Future()

        def keep() -> None:
            done = database.keep(appends, at, command)
            agenda.later(database.latency(), lambda: give(done))

        def give(done: Future[tuple[int, ...]]) -> None:
            if not self._is_alive() or not answer.set_running_or_notify_cancel():
                return
            error = done.exception()
            if error is not None:
                answer.set_exception(error)
            else:
                answer.set_result(done.result())

        database.later(keep, [append.stream for append in appends])
        return answer

    def load(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        """Return the events of a stream; one that somebody has spoilt has an event that nobody can read."""
        rows: list[Stored] = self._read("load", stream, after, until)
        if rows and stream in self._database.unreadable:
            rows[-1] = rows[-1]._replace(name="table.unheard_of")
        return rows

    def note(self, key: str, value: str) -> None:
        """Keep a note, unless the database is away."""
        if not self._database.faulty.away:
            self._database.core.note(key, value)

    def close(self) -> None:
        """Let go."""

    def _read(self, name: str, *given: Any) -> Any:
        if self._database.faulty.away:
            raise Unavailable("the store does not answer")
        doubted = self._database.faulty.late
        found = getattr(self._database.faulty, name)(*given)
        self._database.look(doubted)  # what was still under way may have been kept
        return found

    def __getattr__(self, name: str) -> Any:
        if name in READS:
            return lambda *given: self._read(name, *given)
        return getattr(self._database.core, name)


class Registry:
    """The people of the database, who are away when it is."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def __getattr__(self, name: str) -> Any:
        if self._database.faulty.away:
            raise Unavailable("the store does not answer")
        return getattr(self._database.core.people, name)
