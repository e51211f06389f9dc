"""What is written to SQLite in one transaction, and how it is known afterwards whether it stands.

An error before COMMIT means that nothing was kept. An error of COMMIT says nothing: where the flush to the disk failed,
what was written lies in the log of the database, and whoever opens the file anew may find it there, or not. So such a
transaction is in doubt. `settle` ends the doubt: it has the log on the disk as it is read now, and writes after its
end, or over what was not read.
"""

import json
import os
import sqlite3
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from cardspeak.ports import Snapshot
from cardspeak.store.batch import Batch, Carried, Head, asked_of, streams_of
from cardspeak.store.doubt import InDoubt, Question, is_there
from cardspeak.store.people import Clash
from cardspeak.store.rows import Commit, Row, seal

HEADS = "SELECT stream, version, hash FROM heads WHERE stream IN (SELECT value FROM json_each(?))"
CARRIED = """
    SELECT stream, command, version FROM json_each(?) AS asked JOIN commands
    ON stream = json_extract(asked.value, '$[0]') AND command = json_extract(asked.value, '$[1]')
"""
ADD = (f"INSERT INTO events ({', '.join(Row._fields)}) VALUES", len(Row._fields), "")
HEAD = (
    "INSERT INTO heads (stream, version, hash) VALUES", 3,
    "ON CONFLICT (stream) DO UPDATE SET version = excluded.version, hash = excluded.hash",
)  # fmt: skip
COMMAND = ("INSERT INTO commands (stream, command, version) VALUES", 3, "ON CONFLICT DO NOTHING")
AT_ONCE = 64  # rows that one statement writes: each statement hands the interpreter over and gets it back
COUNT = """
    INSERT INTO notes (key, value) VALUES (?, '1')
    ON CONFLICT (key) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) RETURNING value
"""
IS_COUNT = "SELECT 1 FROM notes WHERE key = 'store.asides' AND value = ?"
HASH = "SELECT hash FROM events WHERE stream = ? AND version = ?"
SNAPSHOT = """
    INSERT INTO snapshots (stream, version, data, seal) VALUES (?, ?, ?, ?) ON CONFLICT (stream) DO UPDATE
    SET version = excluded.version, data = excluded.data, seal = excluded.seal
"""
# these come before the end of a transaction is in the log, whose checksum then shows that it is not there
CUT_OFF = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)

Aside = Callable[[sqlite3.Connection], Any]  # what is written beside the events
Work = Commit | Aside


def transaction(connection: sqlite3.Connection, batch: Sequence[Work], check: Callable[[], None]) -> list[Any]:
    """Do all this work, or nothing of it; `InDoubt` where COMMIT, or the check after it, fails."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        commits = [work for work in batch if isinstance(work, Commit)]
        written = Batch(_heads(connection, commits), _carried(connection, commits))
        taken = {number: written.take(work) for number, work in enumerate(batch) if isinstance(work, Commit)}
        for table, rows in ((ADD, written.rows), (HEAD, written.ends()), (COMMAND, written.commands)):
            _write(connection, *table, rows)
        # what stands beside the events comes after them: a snapshot wants to see its own
        answers = [
            taken[number] if isinstance(work, Commit) else _done(connection, work) for number, work in enumerate(batch)
        ]
        stands = _mark(connection, written.rows, len(commits) < len(batch))
    except BaseException:
        _roll_back(connection)
        raise
    try:
        connection.execute("COMMIT")
        check()
    except Exception as error:
        _roll_back(connection)
        raise InDoubt(answers, stands, getattr(error, "sqlite_errorcode", 0) in CUT_OFF) from error
    return answers


def keep_snapshot(connection: sqlite3.Connection, stream: str, snapshot: Snapshot) -> int:
    """Keep a snapshot with its seal, if the event that it comes after is there."""
    for (hash,) in connection.execute(HASH, (stream, snapshot.version)).fetchall():
        return connection.execute(SNAPSHOT, (stream, *snapshot, seal(hash, snapshot.data))).rowcount
    return 0


def settle(connection: sqlite3.Connection, log: Path) -> None:
    """Make certain what a new connection reads, on the disk too, though writing to it had failed before.

    After a failed flush the system may take for written what is not. Written once more, it is flushed in truth.
    """
    connection.execute("BEGIN IMMEDIATE")  # nobody else writes to the log
    try:
        if log.exists():
            with log.open("r+b") as file:
                while read := file.read(1 << 20):
                    file.seek(-len(read), os.SEEK_CUR)
                    file.write(read)
                file.flush()
                os.fsync(file.fileno())
        connection.execute(COUNT, ("store.settled",)).fetchall()
        connection.execute("COMMIT")
    except BaseException:
        _roll_back(connection)
        raise


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _mark(connection: sqlite3.Connection, rows: Sequence[Row], more: bool) -> Question:
    """Return the question whether this transaction stands: its last event, or a number where it has none."""
    if rows:
        return is_there(rows[-1])
    if more:
        return IS_COUNT, connection.execute(COUNT, ("store.asides",)).fetchall()[0]
    return "SELECT 1", ()  # it writes nothing


def _heads(connection: sqlite3.Connection, commits: Sequence[Commit]) -> dict[str, Head]:
    found = connection.execute(HEADS, (json.dumps(streams_of(commits)),)) if commits else ()
    return {stream: (version, hash) for stream, version, hash in found}


def _carried(connection: sqlite3.Connection, commits: Sequence[Commit]) -> dict[Carried, int]:
    asked = asked_of(commits)
    found = connection.execute(CARRIED, (json.dumps(asked),)) if asked else ()
    return {(stream, command): version for stream, command, version in found}


def _write(
    connection: sqlite3.Connection, insert: str, width: int, conflict: str, rows: Sequence[tuple[Any, ...]]
) -> None:
    one = f"({', '.join('?' * width)})"
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        sql = f"{insert} {', '.join([one] * len(some))} {conflict}"
        connection.execute(sql, [*chain.from_iterable(some)])


def _done(connection: sqlite3.Connection, work: Aside) -> Any:
    """Do what stands beside the events, or nothing of it: what it wrote before it failed is undone."""
    connection.execute("SAVEPOINT work")
    try:
        answer = work(connection)
    except Clash as error:
        connection.execute("ROLLBACK TO work")
        answer = error
    connection.execute("RELEASE work")
    return answer
