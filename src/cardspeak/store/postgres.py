"""Events in PostgreSQL: sixteen threads write in groups, each stream always through the same one."""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from operator import itemgetter
from time import monotonic
from typing import Any, NamedTuple
from zlib import crc32

import psycopg

from cardspeak.ports import Append, Snapshot, Stale, Unavailable
from cardspeak.record import record
from cardspeak.store.batch import Batch, asked_of, streams_of
from cardspeak.store.commits import Commits
from cardspeak.store.people import Clash, SqlPeople, Statement
from cardspeak.store.pool import Pool
from cardspeak.store.reading import Reading
from cardspeak.store.rows import NO_END, Commit, prepare
from cardspeak.store.schema import migrate, must_migrate
from cardspeak.store.signals import Signals

WRITERS = 16
IDLE = 0.2  # seconds after which a connection is tried before it is used
PATIENCE = 5  # seconds to wait for a server that does not answer

# Positions come from a sequence, so a smaller one may be committed later, and a reader of the tail must not run past
# it. Every writer therefore takes a shared advisory lock that says after which position its own will be, before it
# draws any. A reader notes the last position drawn, then the locks: what is drawn later lies above the first, what
# was drawn before and is not committed lies above one of the locks. No writer ever waits for this.
SPACE = 0x0CA4
LAST = "SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS position FROM events_position_seq"
ANNOUNCE = f"SELECT pg_advisory_xact_lock_shared({SPACE << 48} | position) FROM ({LAST}) AS last"
ANNOUNCED = f"""
    SELECT min((((classid::bigint << 32) | objid::bigint) & {(1 << 48) - 1})) FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND mode = 'ShareLock' AND classid::bigint >> 16 = {SPACE}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
MIGRATING = f"SELECT pg_advisory_xact_lock({(SPACE + 1) << 48})"

HEADS = "SELECT stream, version, hash FROM heads WHERE stream = ANY(%s) ORDER BY stream FOR UPDATE"
CARRIED = """
    SELECT stream, command, version FROM commands JOIN unnest(%s::text[], %s::text[]) AS asked (stream, command)
    USING (stream, command)
"""
ADD = """
    INSERT INTO events (stream, version, at, name, schema, data, command, along, rest, hash) SELECT * FROM unnest(
    %s::text[], %s::bigint[], %s::bigint[], %s::text[], %s::integer[], %s::text[], %s::text[], %s::text[],
    %s::integer[], %s::bytea[])
"""
SET_HEADS = """
    INSERT INTO heads (stream, version, hash) SELECT * FROM unnest(%s::text[], %s::bigint[], %s::bytea[])
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash
"""
COMMANDS = """
    INSERT INTO commands (stream, command, version) SELECT * FROM unnest(%s::text[], %s::text[], %s::bigint[])
    ON CONFLICT DO NOTHING
"""
SNAPSHOT = """
    INSERT INTO snapshots (stream, version, data) VALUES (%s, %s, %s)
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, data = excluded.data
"""
NOTE = "INSERT INTO notes (key, value) VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

Connection = psycopg.Connection[tuple[Any, ...]]


@record
class Aside(NamedTuple):
    """What is written beside the events."""

    sql: str
    values: tuple[object, ...]


Work = Commit | Aside


def unavailable(error: psycopg.Error) -> Unavailable:
    """Say in plain words why PostgreSQL could not."""
    match error:
        case psycopg.errors.DiskFull():
            return Unavailable("the disk of the database server is full")
        case psycopg.errors.ReadOnlySqlTransaction():
            return Unavailable("the database is read-only")
        case psycopg.errors.LockNotAvailable() | psycopg.errors.QueryCanceled():
            return Unavailable("the database is locked by another program")
        case psycopg.errors.InvalidPassword() | psycopg.errors.InsufficientPrivilege():
            return Unavailable("the database server does not let us in")
        case psycopg.errors.CannotConnectNow():
            return Unavailable("the database server does not answer")
        case psycopg.errors.AdminShutdown() | psycopg.errors.CrashShutdown() | psycopg.OperationalError(sqlstate=None):
            return Unavailable("the database server does not answer", unsure=True)
        case _:
            return Unavailable(str(error).strip().partition("\n")[0])


class Writer:
    """One connection that writes, and finds another when it breaks."""

    def __init__(self, store: "PostgresStore", number: int) -> None:
        self._store = store
        self._connection: Connection | None = None
        self._used = 0.0
        self.commits: Commits[Work] = Commits(self._commit, f"cardspeak-postgresql-{number}")

    def close(self) -> None:
        """Write what waits, then let go."""
        self.commits.close()
        self._let_go()

    def _reach(self) -> Connection:
        """Return a connection that works: one that lay idle may have lost its server, with nothing at stake yet."""
        idle = monotonic() - self._used > IDLE
        self._used = monotonic()
        if self._connection and idle:
            try:
                self._connection.execute("SELECT 1")
            except psycopg.OperationalError:
                self._let_go()
        self._connection = self._connection or self._store.connect()
        return self._connection

    def _let_go(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None

    def _commit(self, batch: Sequence[Work]) -> Sequence[Any]:
        try:
            connection = self._reach()
        except psycopg.Error as error:
            raise Unavailable(unavailable(error).reason) from error  # nothing was begun
        try:
            answers = _transaction(connection, batch)
        except (psycopg.errors.UniqueViolation, psycopg.errors.DeadlockDetected) as error:
            # another process was at the same streams; one at a time only those that are late are refused
            if len(batch) == 1:
                return [self._lost(batch[0], error)]
            return [self._alone(work) for work in batch]
        except psycopg.Error as error:
            self._let_go()
            raise unavailable(error) from error
        self._store.signals.tell()
        return answers

    def _alone(self, work: Work) -> Any:
        try:
            return self._commit([work])[0]
        except Exception as error:
            return error

    def _lost(self, work: Work, error: psycopg.Error) -> Exception:
        for part in work.parts if isinstance(work, Commit) else ():
            actual = self._store.version(part.stream)
            if actual != part.expected:
                return Stale(part.stream, actual)
        return Unavailable(f"{NO_END} ({error.sqlstate})")


class PostgresStore(Reading):
    """A store on a PostgreSQL server, shared by any number of processes."""

    def __init__(self, url: str, create: bool = True, writers: int = WRITERS) -> None:
        self._url = url
        try:
            with self.connect() as connection:
                found = _schema_version(connection)
            if found is None and not create:
                raise Unavailable("there is no room in this database")
            if must_migrate(found):
                migrate("postgresql+psycopg://", lambda: psycopg.connect(url), MIGRATING)
        except psycopg.Error as error:
            raise unavailable(error) from error
        self._readers = Pool(self.connect)
        self.signals = Signals(self.connect)
        self._writers = [Writer(self, number) for number in range(writers)]
        self._closing = threading.Lock()
        self._closed = False
        self.people = SqlPeople(self)

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep events, by the writer of the first stream."""
        wanted = prepare(appends, at, command)
        return self._write(wanted.streams[0], wanted)

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot with the next commit."""
        self._write(stream, Aside(SNAPSHOT, (stream, *snapshot)))

    def note(self, key: str, value: str) -> None:
        """Keep a fact of operation with the next commit."""
        self._write(key, Aside(NOTE, (key, value)))

    def close(self) -> None:
        """Keep what waits, then let go of the server."""
        with self._closing:
            if self._closed:
                return
            self._closed = True
        for writer in self._writers:
            writer.close()
        self.signals.close()
        self._readers.renew()

    def connect(self) -> Connection:
        """Return a new connection, each statement of which is a transaction unless one is begun."""
        connection = psycopg.connect(self._url, autocommit=True, connect_timeout=PATIENCE)
        connection.execute("SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'")
        connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
        return connection

    def ask(self, sql: str, *values: object) -> Sequence[Any]:
        """Return the rows that answer a question."""
        question = sql.replace("?", "%s")
        try:
            try:
                with self._readers.one() as connection:
                    return connection.execute(question, values).fetchall()
            except psycopg.OperationalError:
                self._readers.renew()  # the server may have been started anew: once more, on a new connection
                with self._readers.one() as connection:
                    return connection.execute(question, values).fetchall()
        except psycopg.Error as error:
            raise unavailable(error) from error

    def change(self, *statements: Statement) -> int:
        """Run statements in one durable transaction."""
        try:
            with self._readers.one() as connection, connection.transaction():
                counts = [connection.execute(sql.replace("?", "%s"), values).rowcount for sql, values in statements]
                return counts[0]
        except psycopg.IntegrityError as error:
            raise Clash from error
        except psycopg.Error as error:
            self._readers.renew()
            raise unavailable(error) from error

    @contextmanager
    def one_moment(self) -> Iterator[Callable[[str, int], Iterator[list[tuple[Any, ...]]]]]:
        """Let questions be asked that all see the same moment; each gives its rows, so many at a time."""
        try:
            with self.connect() as connection:
                connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
                connection.read_only = True

                def read(sql: str, many: int) -> Iterator[list[tuple[Any, ...]]]:
                    with connection.cursor(name="copy") as cursor:
                        cursor.execute(sql.encode())
                        while rows := cursor.fetchmany(many):
                            yield rows

                with connection.transaction():
                    yield read
        except psycopg.Error as error:
            raise unavailable(error) from error

    def settled(self) -> int:
        """Return a position up to which nothing more will ever be added."""
        drawn = int(self.ask(LAST)[0][0])
        announced = self.ask(ANNOUNCED)[0][0]
        return drawn if announced is None else min(drawn, announced)

    def pause(self, seconds: float) -> None:
        """Wait until a process tells of an append, or until it is time to look."""
        self.signals.wait(seconds)

    def _write(self, key: str, work: Work) -> Future[Any]:
        return self._writers[crc32(key.encode()) % len(self._writers)].commits.submit(work)


def _transaction(connection: Connection, batch: Sequence[Work]) -> list[Any]:
    """Write a batch in two trips to the server: where the streams are, then everything.

    Whatever is locked or made is so in the order of the streams' names, so that no two batches wait for each other.
    """
    commits = [work for work in batch if isinstance(work, Commit)]
    asked = asked_of(commits)
    with connection.transaction():
        with connection.pipeline():
            connection.execute(ANNOUNCE)
            found = connection.execute(HEADS, (streams_of(commits),))
            before = connection.execute(CARRIED, [list(column) for column in zip(*asked, strict=True)]) if asked else ()
            written = Batch(
                {stream: (version, bytes(hash)) for stream, version, hash in found},
                {(stream, command): version for stream, command, version in before},
            )
        answers = [written.take(work) if isinstance(work, Commit) else 1 for work in batch]
        written.rows.sort(key=itemgetter(0))  # by stream; those of one stay in their order
        with connection.pipeline():
            for sql, rows in ((ADD, written.rows), (SET_HEADS, sorted(written.ends())), (COMMANDS, written.commands)):
                if rows:
                    connection.execute(sql, [list(column) for column in zip(*rows, strict=True)])
            for work in batch:
                if isinstance(work, Aside):
                    connection.execute(work.sql, work.values)
    return answers


def _schema_version(connection: Connection) -> str | None:
    found = connection.execute("SELECT to_regclass('alembic_version') IS NOT NULL").fetchone()
    if not (found and found[0]):
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None
