"""The processes that share a PostgreSQL server: who lives, who holds which lease, what they tell each other.

No clock decides who lives: a process counts up its row as long as it does, and the others look whether it does.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg

from cardspeak.ports import Lease, Process, Stored, Unavailable
from cardspeak.store.pool import Pool
from cardspeak.store.postgres_writing import LAST, SPACE, Connection
from cardspeak.store.reading import EVENT
from cardspeak.store.rows import stored, whole
from cardspeak.store.signals import Signals

# whoever changes leases does so alone
ALONE = f"SELECT pg_advisory_xact_lock({(SPACE + 2) << 48})"
BEAT = """
    INSERT INTO processes (id, beat, at, said) VALUES (%s, 1, %s, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET beat = processes.beat + 1, at = excluded.at, said = excluded.said
"""
PROCESSES = """
    SELECT id, beat, at, floor(least(greatest(extract(epoch FROM clock_timestamp() - said), 0), 1) * 1000)::bigint
    FROM processes ORDER BY id
"""
LEASES = "SELECT stream, process, fence, at FROM leases WHERE process <> ''"
HEADS = "SELECT 1 FROM heads WHERE stream = ANY(%s) ORDER BY stream FOR UPDATE"
TAKE = """
    INSERT INTO leases (stream, process, fence, at) SELECT stream, %s, 1, 0 FROM unnest(%s::text[]) AS wanted (stream)
    ON CONFLICT (stream) DO UPDATE SET process = excluded.process, fence = leases.fence + 1 WHERE leases.process = ''
    RETURNING stream, process, fence, at
"""
GIVE_BACK = "UPDATE leases SET process = '', at = %s WHERE process = %s"
BURY = "DELETE FROM processes WHERE id = %s AND beat = %s RETURNING at"
AT_ONCE = 100  # leases taken in one transaction, in which their streams are locked
MANY = 1000

Failure = Callable[[psycopg.Error], Unavailable]


class PostgresPeers:
    """The processes as they are in the database; `failure` says in words why it could not be asked."""

    def __init__(
        self, me: str, connections: Pool[Connection], announced: str, failure: Failure, signals: Signals
    ) -> None:
        self.me = me
        self._connections, self._announced, self._failure = connections, announced, failure
        self._signals, self._told = signals, 0
        signals.name(me)

    def beat(self, now: int) -> tuple[list[Process], list[Lease]]:
        """Say that this process lives; return all processes and all leases that anybody holds."""
        with self._one() as connection, connection.pipeline():
            connection.execute(BEAT, (self.me, now))
            found, leases = connection.execute(PROCESSES), connection.execute(LEASES)
            return [Process(*row) for row in found.fetchall()], [Lease(*row) for row in leases.fetchall()]

    def take(self, streams: Sequence[str]) -> list[Lease]:
        """Take the leases that nobody holds; their streams are locked first, so that no commit is half done."""
        wanted, found = sorted(streams), list[Lease]()
        for first in range(0, len(wanted), AT_ONCE):
            some = wanted[first : first + AT_ONCE]
            with self._alone() as connection:
                connection.execute(HEADS, (some,))
                found += [Lease(*row) for row in connection.execute(TAKE, (self.me, some)).fetchall()]
        return found

    def give_back(self, streams: Sequence[str], at: int) -> None:
        """Give leases back."""
        with self._alone() as connection:
            connection.execute(f"{GIVE_BACK} AND stream = ANY(%s)", (at, self.me, [*streams]))

    def bury(self, process: Process) -> None:
        """Give back what a process held, unless it has been heard of since."""
        with self._alone() as connection:
            gone = connection.execute(BURY, (process.id, process.beat)).fetchone()
            if gone:
                connection.execute(GIVE_BACK, (gone[0], process.id))

    def leave(self, at: int) -> None:
        """Give everything back, and go."""
        with self._alone() as connection:
            connection.execute(GIVE_BACK, (at, self.me))
            connection.execute("DELETE FROM processes WHERE id = %s", (self.me,))

    def send(self, message: bytes, to: str = "") -> None:
        """Tell a process something, or all others."""
        self._signals.send(message, to)

    def hear(self, hears: Callable[[bytes | None], object]) -> None:
        """Hear what others send."""
        self._signals.name(self.me, hears)

    def end_of_tail(self) -> int:
        """Return a position up to which all is there."""
        return self._settled(*self._looked(0, 0)[:2])

    def news(self, after: int, timeout: float) -> list[Stored]:
        """Return events after a position, once there are any or others told of some."""
        found = self._whole(after)
        if not found:
            self._told = self._signals.wait_after(self._told, timeout)
            found = self._whole(after)
        return stored([row[:-1] for row in found])

    def _whole(self, after: int) -> list[Any]:
        """Return the rows of whole commits after a position, in one trip to the server."""
        limit = MANY
        while True:
            drawn, announced, rows = self._looked(after, limit)
            settled = self._settled(drawn, announced)
            found = [row for row in rows if row[2] <= settled]
            end = whole(row[-1] for row in found)
            if end or len(rows) < limit:
                return found[:end]
            limit *= 2  # one commit of more rows than were asked for

    def _looked(self, after: int, limit: int) -> tuple[int, int | None, list[Any]]:
        # first the last position drawn, then what is announced, and only then the rows: see postgres_writing
        ask = f"SELECT {EVENT}, rest FROM events WHERE position > %s ORDER BY position LIMIT %s"
        with self._one() as connection, connection.pipeline():
            drawn, announced = connection.execute(LAST), connection.execute(self._announced.encode())
            rows = connection.execute(ask.encode(), (after, limit))
            return drawn.fetchall()[0][0], announced.fetchall()[0][0], rows.fetchall()

    def _settled(self, drawn: int, announced: int | None) -> int:
        return drawn if announced is None else min(drawn, announced)

    @contextmanager
    def _one(self) -> Iterator[Connection]:
        try:
            with self._connections.one() as connection:
                yield connection
        except psycopg.Error as error:
            self._connections.renew()
            raise Unavailable(self._failure(error).reason) from error

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        with self._one() as connection, connection.transaction():
            connection.execute(ALONE)
            yield connection
