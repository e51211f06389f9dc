"""Events in SQLite: one thread writes in groups, readers have connections of their own."""

import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from cardspeak.ports import Append, Snapshot, Unavailable
from cardspeak.store.alone import hold, let_go
from cardspeak.store.commits import Commits
from cardspeak.store.doubt import InDoubt
from cardspeak.store.people import Clash, SqlPeople, Statement
from cardspeak.store.pool import Pool
from cardspeak.store.private import keep_private, make_private
from cardspeak.store.reading import Reading
from cardspeak.store.rows import NO_END, prepare
from cardspeak.store.schema import WHOLE, migrate, must_migrate
from cardspeak.store.sqlite_writing import AT_ONCE, Work, keep_snapshot, settle, transaction

POLL = 0.025  # seconds after which a reader looks again for what other processes wrote
PATIENCE = 2.0  # seconds to wait for another program that holds the lock

TABLES_THERE = "SELECT 1 FROM sqlite_master LIMIT 1"
NOTE = "INSERT INTO notes (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"

GAPS = "positions.never given"  # where the events were copied from a server, which leaves some out

WHY = {
    sqlite3.SQLITE_BUSY: "the database is locked by another program",
    sqlite3.SQLITE_LOCKED: "the database is locked by another program",
    sqlite3.SQLITE_READONLY: "the database is read-only",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_CANTOPEN: "the database file is not there, or may not be opened",
    sqlite3.SQLITE_NOTADB: "the file is not a database",
    sqlite3.SQLITE_CORRUPT: "the database file is damaged",
    sqlite3.SQLITE_PERM: "the database may not be written to",
    sqlite3.SQLITE_IOERR: "the disk does not take what is written",
}


def unavailable(error: sqlite3.Error) -> Unavailable:
    """Say in plain words why SQLite could not."""
    return Unavailable(WHY.get(getattr(error, "sqlite_errorcode", 0) & 0xFF, str(error)))


def _in_words(error: BaseException | None) -> Unavailable:
    return unavailable(error) if isinstance(error, sqlite3.Error) else Unavailable(getattr(error, "reason", str(error)))


def _nothing(connection: sqlite3.Connection) -> int:
    return 0


class SqliteStore(Reading):
    """A store in one file, shared by any number of threads; a missing file is made.

    Whoever serves a room has the file `alone`; others may read and write it all the same.
    """

    def __init__(
        self, path: Path | str, create: bool = True, patience: float = PATIENCE, alone: bool = False
    ) -> None:  # fmt: skip
        self._path = Path(path).absolute()
        self._held: int | None = None
        self._log = self._path.with_name(self._path.name + "-wal")
        self._patience = patience
        self._grown = threading.Condition()
        self._writer: sqlite3.Connection | None = None
        self._file = (0, 0)
        # whether a transaction may stand that nobody was told of, such as the last one of a process that was killed
        self._in_doubt = create and self._log.exists()
        try:
            if create:
                make_private(self._path)
                keep_private(self._path)
            if alone:
                self._held = hold(self._path)
            self._prepare()
        except OSError as error:
            raise Unavailable(WHY[sqlite3.SQLITE_CANTOPEN]) from error
        except sqlite3.Error as error:
            raise unavailable(error) from error
        self._readers = Pool(self._reader)
        self._commits: Commits[Work] = Commits(self._commit, "cardspeak-sqlite")
        self.people = SqlPeople(self)

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep events."""
        return self._commits.submit(prepare(appends, at, command))

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot with the next commit."""
        self._commits.submit(lambda connection: keep_snapshot(connection, stream, snapshot))

    def note(self, key: str, value: str) -> None:
        """Keep a fact of operation with the next commit."""
        self._commits.submit(lambda connection: connection.execute(NOTE, (key, value)).rowcount)

    def close(self) -> None:
        """Keep what waits, then let go of the file."""
        self._commits.close()
        self._readers.close()
        self._let_go()
        if self._held is not None:
            let_go(self._path, self._held)
            self._held = None

    def ask(self, sql: str, *values: object) -> Sequence[Any]:
        """Return the rows that answer a question; where it is in doubt what was kept, that is settled first."""
        if self._in_doubt:
            self._commits.submit(_nothing).result()
        try:
            with self._readers.one() as connection:
                return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise unavailable(error) from error

    def change(self, *statements: Statement) -> int:
        """Run statements in one durable transaction."""

        def work(connection: sqlite3.Connection) -> int:
            try:
                counts = [connection.execute(sql, values).rowcount for sql, values in statements]
            except sqlite3.IntegrityError as error:
                raise Clash from error
            return counts[0]

        return int(self._commits.submit(work).result())

    def peers(self, name: Callable[[], str]) -> None:
        """Return None: one process serves a file."""

    def copy(self, target: Path) -> None:
        """Copy the state of this moment into a new file, while others go on writing."""
        copy = sqlite3.connect(target)
        try:
            with self._readers.one() as connection:
                connection.backup(copy)
        except sqlite3.Error as error:
            raise unavailable(error) from error
        finally:
            copy.close()

    def unsound(self) -> list[str]:
        """Return what SQLite finds wrong with the pages of the file."""
        return [str(row[0]) for row in self.ask("PRAGMA integrity_check(20)") if row[0] != "ok"]

    def lost_positions(self) -> int:
        """Return how many events are gone from between the others: they are numbered without a gap."""
        missing = self.ask("SELECT coalesce(max(position), 0) - count(*) FROM events")[0][0]
        return int(missing) - int(self.noted(GAPS) or 0)

    def settled(self) -> int:
        """Return the greatest of all positions: with one writer at a time they are committed in order."""
        return 2**63 - 1

    def pause(self, seconds: float) -> None:
        """Wait until this process has written, or until it is time to look for what others wrote."""
        with self._grown:
            self._grown.wait(min(seconds, POLL))

    def _prepare(self) -> None:
        connection = self._connect()
        try:
            _begin(connection)
            old = must_migrate(_schema_version(connection))
        finally:
            connection.close()
        if old:
            migrate("sqlite://", self._connect, "BEGIN IMMEDIATE")
        self._hold()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            f"{self._path.as_uri()}?mode=rw",  # not "ro": a reader may be the first to set up the shared memory
            uri=True,
            timeout=self._patience,
            isolation_level=None,
            check_same_thread=False,
            cached_statements=4 * AT_ONCE,
        )
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _reader(self) -> sqlite3.Connection:
        connection = self._connect()
        connection.execute("PRAGMA query_only = ON")
        return connection

    def _hold(self) -> sqlite3.Connection:
        """Open the connection that writes, and remember which file it is."""
        connection = self._connect()
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            if must_migrate(_schema_version(connection)):
                raise Unavailable("the database was replaced by one of another version")
            self._file = self._which()
        except BaseException:
            connection.close()
            raise
        self._writer = connection
        return connection

    def _let_go(self) -> None:
        if self._writer:
            self._writer.close()
            self._writer = None

    def _which(self) -> tuple[int, int]:
        try:
            found = os.stat(self._path)
        except OSError:
            raise Unavailable("the database file is gone") from None
        return found.st_dev, found.st_ino

    def _check_file(self) -> None:
        """See that the file that is written to is still the one under its name: SQLite itself would not notice."""
        if self._which() != self._file:
            raise Unavailable("the database file was replaced by another")

    def _commit(self, batch: Sequence[Work]) -> Sequence[Any]:
        try:
            connection = self._settled()
            self._check_file()
            answers: Sequence[Any] = transaction(connection, batch, self._check_file)
        except sqlite3.IntegrityError as error:
            # one at a time only those are refused whose stream is not what its head says
            if len(batch) == 1:
                raise Unavailable(NO_END) from error
            return [self._alone(work) for work in batch]
        except InDoubt as doubt:
            answers = self._found_out(doubt)
        except (sqlite3.Error, Unavailable) as error:
            self._begin_afresh()
            raise _in_words(error) from error
        with self._grown:
            self._grown.notify_all()
        return answers

    def _settled(self) -> sqlite3.Connection:
        """Return the connection that writes, with no doubt left about what was kept."""
        connection = self._writer or self._hold()
        if self._in_doubt:
            settle(connection, self._log)
            self._in_doubt = False
        return connection

    def _found_out(self, doubt: InDoubt) -> Sequence[Any]:
        """Return the answers of a transaction that stands, though its COMMIT failed; `Unavailable` otherwise."""
        self._in_doubt = True
        self._begin_afresh()
        reason = _in_words(doubt.__cause__).reason
        try:
            stands = self._settled().execute(*doubt.stands).fetchall()
        except (sqlite3.Error, Unavailable) as error:
            self._in_doubt = not doubt.cut_off
            self._begin_afresh()
            raise Unavailable(reason, unsure=self._in_doubt) from error
        if not stands:
            raise Unavailable(reason) from doubt
        return doubt.answers

    def _begin_afresh(self) -> None:
        """Let the file go, to be opened anew: the cause of the trouble may be gone by then."""
        self._let_go()
        self._readers.renew()

    def _alone(self, work: Work) -> Any:
        try:
            return self._commit([work])[0]
        except Exception as error:
            return error


def _begin(connection: sqlite3.Connection) -> None:
    """Give a file without tables those of today; of two processes that open it at once the second finds them."""
    if connection.execute(TABLES_THERE).fetchone():
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        if not connection.execute(TABLES_THERE).fetchone():
            for statement in WHOLE.read_text(encoding="utf-8").split(";\n"):
                connection.execute(statement)
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _schema_version(connection: sqlite3.Connection) -> str | None:
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return None
    if "alembic_version" not in tables or "heads" not in tables:
        raise Unavailable("the file is a database, but not of Cardspeak")
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(found[0]) if found else None
