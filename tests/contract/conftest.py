"""The stores that the contract is held against, each empty at the start of a test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardspeak.store import AnyStore, open_store
from tests.contract.tampering import Tamper, fill, tampering
from tests.postgres import Postgres

LASTING = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def server(postgres: Postgres) -> str:
    """The address of a PostgreSQL server."""
    return postgres.first


def address(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if kind == "memory":
        return "memory:"
    if kind == "sqlite":
        return str(tmp_path / "room.db")
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.empty()


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


@pytest.fixture
def filled(url: str) -> str:
    """The address of a database with a few streams."""
    store = open_store(url)
    fill(store)
    store.close()
    return url


@pytest.fixture
def tamper(filled: str) -> Tamper:
    """Runs SQL on that database behind the store's back."""
    return tampering(filled)
