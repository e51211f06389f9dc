"""Stores behind one contract: in memory, in SQLite, in PostgreSQL."""

from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from cardspeak.errors import Unreadable
from cardspeak.store.memory import MemoryStore
from cardspeak.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from cardspeak.store.postgres import PostgresStore

AnyStore: TypeAlias = "MemoryStore | SqliteStore | PostgresStore"


def open_store(url: str, *, create: bool = True, alone: bool = False) -> AnyStore:
    """Open a store by its address: `memory:`, a path or `sqlite:///path`, `postgresql://…`.

    A new database is set up unless `create` says otherwise, an older one brought up to date; `NewerDatabase` or
    `Unavailable` where it cannot be used. `alone`: to serve a room; `Unreadable` where another process serves the file.
    """
    if url == "memory:":
        return MemoryStore()
    scheme, there, path = url.partition("://")
    if not there and url:
        return SqliteStore(Path(url), create, alone=alone)
    if scheme == "sqlite" and path.startswith("/") and path != "/":
        return SqliteStore(Path(path[1:]), create, alone=alone)
    if scheme in ("postgresql", "postgres"):
        from cardspeak.store.postgres import PostgresStore  # its driver is only loaded where it is used

        return PostgresStore(url, create)
    raise Unreadable(f"{url!r} is no database: write memory:, a path, sqlite:///path or postgresql://…")
