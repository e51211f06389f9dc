"""The form of the database: brought up to date at opening, refused where it is newer than this Cardspeak."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardspeak.ports import NewerDatabase

HEAD = "0005"  # the last of migrations/versions; Alembic is only loaded where something has to be migrated
KNOWN = frozenset({"0001", "0002", "0003", "0004", HEAD})
MIGRATIONS = Path(__file__).parent / "migrations"
WHOLE = Path(__file__).parent / "schema.sql"  # what they come to in SQLite
_ALONE = threading.Lock()  # Alembic holds what it works on in its module


def must_migrate(found: str | None) -> bool:
    """Whether a database with this version has to be brought up to date; `NewerDatabase` where that is not ours."""
    if found is not None and found not in KNOWN:
        raise NewerDatabase(found)
    return found != HEAD


def migrate(dialect: str, connect: Callable[[], Any], lock: str) -> None:
    """Bring a database up to date in one transaction, which begins with the statement that keeps others out.

    Two processes that open a new database at once take turns, and the second finds nothing to do.
    """
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine
    from sqlalchemy.pool import NullPool

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(dialect, creator=connect, poolclass=NullPool)
    with _ALONE, engine.begin() as connection:
        connection.exec_driver_sql(lock)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
