"""One process serves a file: it holds a lock beside it, which the system lets go of when the process ends, however."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from cardspeak.errors import Unreadable

SERVED = "another process serves {} already: end that one first (only a PostgreSQL database can have several)"
TRIES = 10  # a lock that somebody gives back at this moment is gone from the folder


def hold(database: Path) -> int:
    """Hold the lock of a database, as a descriptor; `Unreadable` where another process does."""
    path = lock_of(database)
    for _ in range(TRIES):
        held = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        if not _locked(held):
            os.close(held)
            break
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(held), path.stat()):
                return held
        os.close(held)
    raise Unreadable(SERVED.format(database.name))


def let_go(database: Path, held: int) -> None:
    """Give the lock back, and leave nothing in the folder where the system lets an open file be removed."""
    with suppress(PermissionError):
        lock_of(database).unlink(missing_ok=True)
    os.close(held)


def lock_of(database: Path) -> Path:
    """Return where the lock of a database lies."""
    return database.with_name(database.name + "-lock")


def _locked(held: int) -> bool:
    if sys.platform == "win32":
        import msvcrt

        try:
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
    import fcntl

    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
