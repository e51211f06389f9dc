"""Copies of a room that goes on running: one SQLite file, whatever the room itself is kept in."""

import os
import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from cardspeak.errors import Unreadable
from cardspeak.ports import Unavailable
from cardspeak.store.memory import MemoryStore
from cardspeak.store.private import KINDS, make_private
from cardspeak.store.sqlite import GAPS, SqliteStore, unavailable

if TYPE_CHECKING:
    from cardspeak.store.postgres import PostgresStore

# in an order in which every row finds what it refers to
TABLES = {
    "events": "position, stream, version, at, name, schema, data, command, along, rest, hash",
    "heads": "stream, version, hash",
    "commands": "stream, command, version",
    "snapshots": "stream, version, data, seal",
    "notes": "key, value",
    "members": "id, name, folded, secret, kind, at",
    "sessions": "token_hash, member, at, until, browser",
    "tokens": "token_hash, member, label, scopes, at",
    "settings": "member, key, value",
}
MANY = 1000  # rows at a time


def back_up(store: "MemoryStore | SqliteStore | PostgresStore", target: Path) -> None:
    """Write the state of this moment to a new file; `Unreadable` where one is there, `Unavailable` where none can be.

    The file appears under its name only when it is whole.
    """
    if target.exists():
        raise Unreadable(f"{target} is there already: a copy never writes over a file")
    if isinstance(store, MemoryStore):
        raise Unreadable("a room in memory cannot be copied: give it a database")
    if not target.parent.is_dir():
        raise Unreadable(f"there is no folder {target.parent}")
    part = target.with_name(target.name + ".part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        if isinstance(store, SqliteStore):
            store.copy(part)
        else:
            _copy_server(store, part)
        _settle(part)
        os.link(part, target)  # unlike a rename, this fails where somebody was quicker
    except FileExistsError:
        raise Unreadable(f"{target} is there already: a copy never writes over a file") from None
    except sqlite3.Error as error:
        raise unavailable(error) from error
    except OSError as error:
        raise Unavailable(f"{target} cannot be written: {error.strerror}") from error
    finally:
        for left in KINDS:
            part.with_name(part.name + left).unlink(missing_ok=True)


def _copy_server(store: "PostgresStore", part: Path) -> None:
    """Read every table as of one moment into a new file."""
    SqliteStore(part).close()
    target = sqlite3.connect(part, isolation_level=None)
    try:
        target.execute("BEGIN")
        with store.one_moment() as read:
            for name, columns in TABLES.items():
                marks = ", ".join("?" * len(columns.split(",")))
                for rows in read(f"SELECT {columns} FROM {name}", MANY):
                    target.executemany(f"INSERT INTO {name} ({columns}) VALUES ({marks})", rows)
        target.execute(
            "INSERT OR REPLACE INTO notes SELECT ?, coalesce(max(position), 0) - count(*) FROM events", (GAPS,)
        )
        target.execute("COMMIT")
    finally:
        target.close()


def _settle(part: Path) -> None:
    """Make one file of it, on the disk."""
    connection = sqlite3.connect(part, isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode = DELETE")
    finally:
        connection.close()
    with part.open("rb") as file:
        os.fsync(file.fileno())
