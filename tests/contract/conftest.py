"""The stores that the contract is held against, each empty at the start of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardspeak.store import AnyStore, open_store

Opener = Callable[[], AnyStore]
LASTING = ("sqlite",)


@pytest.fixture(params=["memory", *LASTING])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    """A store of each kind."""
    opened = open_store("memory:" if request.param == "memory" else str(tmp_path / "room.db"))
    yield opened
    opened.close()


@pytest.fixture(params=LASTING)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind that lasts."""
    return str(tmp_path / "room.db")
