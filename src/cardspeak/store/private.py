"""The files of a room are for whoever runs it: nobody else on the machine reads names, hashes or the cards to come."""

import os
import stat
from contextlib import suppress
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO
MINE = stat.S_IRUSR | stat.S_IWUSR
KINDS = ("", "-wal", "-shm", "-journal")  # SQLite makes the others as the first one is


def make_private(path: Path) -> None:
    """Make an empty file that only its owner reads and writes, where there is none."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, MINE))
        path.chmod(MINE)  # whatever the umask left


def keep_private(path: Path) -> None:
    """Take from others what they may do with a database and what lies beside it, as far as it is ours."""
    for kind in KINDS:
        file = path.with_name(path.name + kind)
        with suppress(FileNotFoundError, PermissionError):
            mode = stat.S_IMODE(file.stat().st_mode)
            if mode & OTHERS:
                file.chmod(mode & ~OTHERS)
