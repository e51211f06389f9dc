"""What holds for all tests: none is about the time that it takes, and those that need a database server share it."""

from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.postgres import Postgres

settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with Postgres() as started:
        yield started
