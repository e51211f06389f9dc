"""Events in PostgreSQL: sixteen threads write in groups, each stream always through the same one."""

import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any
from zlib import crc32

import psycopg

from cardspeak.ports import Append, Snapshot, Stale, Unavailable
from cardspeak.store.commits import Commits
from cardspeak.store.doubt import InDoubt
from cardspeak.store.patient import Late, connect
from cardspeak.store.people import Clash, SqlPeople, Statement
from cardspeak.store.pool import Pool
from cardspeak.store.postgres_peers import PostgresPeers
from cardspeak.store.postgres_writing import LAST, SPACE, Aside, Connection, Work, transaction
from cardspeak.store.reading import Reading
from cardspeak.store.rows import NO_END, Commit, prepare
from cardspeak.store.schema import migrate, must_migrate
from cardspeak.store.signals import Signals

WRITERS = 16
IDLE = 0.2  # seconds after which a connection is tried before it is used
PATIENCE = 5  # seconds to wait for a server that does not answer; half of it for a lock

ANNOUNCED = f"""
    SELECT min((((classid::bigint << 32) | objid::bigint) & {(1 << 48) - 1})) FROM pg_locks
    WHERE locktype = 'advisory' AND objsubid = 1 AND mode = 'ShareLock' AND classid::bigint >> 16 = {SPACE}
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
MIGRATING = f"SELECT pg_advisory_xact_lock({(SPACE + 1) << 48})"

HOW_FAR = "SELECT pg_xact_status(%s::xid8)"
LOOK = 0.05  # seconds until the server is asked again whether it has ended a transaction
SNAPSHOT = """
    INSERT INTO snapshots (stream, version, data, seal)
    SELECT stream, version, given.data, encode(sha256(hash || given.data), 'hex')
    FROM events JOIN (VALUES (%s::text, %s::bigint, %s::bytea)) AS given (stream, version, data) USING (stream, version)
    ON CONFLICT (stream) DO UPDATE SET version = excluded.version, data = excluded.data, seal = excluded.seal
"""
NOTE = "INSERT INTO notes (key, value) VALUES (%s, %s) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


def unavailable(error: psycopg.Error) -> Unavailable:
    """Say in plain words why PostgreSQL could not."""
    match error:
        case psycopg.errors.DiskFull():
            return Unavailable("the disk of the database server is full")
        case psycopg.errors.ReadOnlySqlTransaction():
            return Unavailable("the database is read-only")
        case psycopg.errors.LockNotAvailable():
            return Unavailable("the database is locked by another program")
        case psycopg.errors.InvalidPassword() | psycopg.errors.InsufficientPrivilege():
            return Unavailable("the database server does not let us in")
        case psycopg.errors.CannotConnectNow() | psycopg.errors.QueryCanceled():
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
            self._store.settle()
            connection = self._reach()
        except psycopg.Error as error:
            raise Unavailable(unavailable(error).reason) from error  # nothing was begun
        try:
            answers: Sequence[Any] = transaction(connection, batch)
        except InDoubt as doubt:
            self._let_go()
            answers = self._store.found_out(doubt)
        except (psycopg.errors.UniqueViolation, psycopg.errors.DeadlockDetected) as error:
            # another process was at the same streams; one at a time only those that are late are refused
            if len(batch) == 1:
                return [self._lost(batch[0], error)]
            return [self._alone(work) for work in batch]
        except psycopg.Error as error:
            self._let_go()
            raise Unavailable(unavailable(error).reason) from error  # it never came to COMMIT
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
        self._limited = create  # what only looks at a room may take its time
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
        self._doubtful: set[str] = set()  # transactions that the server may still be committing
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
        self._readers.close()

    def connect(self) -> Connection:
        """Return a new connection."""
        return connect(self._url, PATIENCE, self._limited)

    def ask(self, sql: str, *values: object) -> Sequence[Any]:
        """Return the rows that answer a question."""
        question = sql.replace("?", "%s")
        try:
            self.settle()
            return self._ask(question, values)
        except psycopg.Error as error:
            raise Unavailable(unavailable(error).reason) from error

    def _ask(self, question: str, values: Sequence[object]) -> Sequence[Any]:
        try:
            with self._readers.one() as connection:
                return connection.execute(question, values).fetchall()
        except Late:
            raise
        except psycopg.OperationalError:
            self._readers.renew()  # the server may have been started anew: once more, on a new connection
            with self._readers.one() as connection:
                return connection.execute(question, values).fetchall()

    def settle(self) -> None:
        """Wait until the server has ended every transaction whose connection broke at COMMIT: it may take a moment.

        Whoever reads before that could see that something is not there which will be.
        """
        end = monotonic() + PATIENCE
        for known in tuple(self._doubtful):
            while self._goes_on(known):
                if monotonic() > end:
                    raise Unavailable("the database server does not answer: it has not ended a transaction")
                sleep(LOOK)
            self._doubtful.discard(known)

    def _goes_on(self, known: str) -> bool:
        try:
            return bool(self._ask(HOW_FAR, (known,))[0][0] == "in progress")
        except psycopg.errors.InvalidParameterValue:
            return False  # the server died before anything of it reached the disk, and has never heard of it

    def found_out(self, doubt: InDoubt) -> Sequence[Any]:
        """Return the answers of a transaction that stands, though its COMMIT failed; `Unavailable` otherwise."""
        self._doubtful.add(doubt.transaction)
        error = doubt.__cause__
        reason = unavailable(error).reason if isinstance(error, psycopg.Error) else str(error)
        sql, values = doubt.stands
        try:
            stands = self.ask(sql, *values)
        except Unavailable as error:
            raise Unavailable(reason, unsure=True) from error
        if not stands:
            raise Unavailable(reason) from doubt
        return doubt.answers

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
            with connect(self._url, PATIENCE, limited=False) as connection:
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

    def unsound(self) -> list[str]:
        """Return what the server found wrong with its pages, if it keeps sums of them."""
        failed = self.ask("SELECT checksum_failures FROM pg_stat_database WHERE datname = current_database()")[0][0]
        return [f"{failed} pages did not fit their checksum"] if failed else []

    def lost_positions(self) -> int:
        """Return 0: the server leaves positions out where a transaction came to nothing."""
        return 0

    def settled(self) -> int:
        """Return a position up to which nothing more will ever be added."""
        drawn = int(self.ask(LAST)[0][0])
        announced = self.ask(ANNOUNCED)[0][0]
        return drawn if announced is None else min(drawn, announced)

    def peers(self, name: Callable[[], str]) -> PostgresPeers:
        """Join the processes that share this server."""
        return PostgresPeers(name(), self._readers, ANNOUNCED, unavailable, self.signals)

    def pause(self, seconds: float) -> None:
        """Wait until a process tells of an append, or until it is time to look."""
        self.signals.wait(seconds)

    def _write(self, key: str, work: Work) -> Future[Any]:
        return self._writers[crc32(key.encode()) % len(self._writers)].commits.submit(work)


def _schema_version(connection: Connection) -> str | None:
    found = connection.execute("SELECT to_regclass('alembic_version') IS NOT NULL").fetchone()
    if not (found and found[0]):
        return None
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None
