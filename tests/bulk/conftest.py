"""Kernels are compiled once: the first process that needs them compiles while the others wait."""

import fcntl
from pathlib import Path

import pytest

from cardspeak.bulk.table import Table
from cardspeak.bulk.vector import VectorEnvironment


@pytest.fixture(scope="session", autouse=True)
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Have the kernels there that most tests need."""
    shared: Path = tmp_path_factory.getbasetemp().parent / "bulk-kernels.lock"
    with shared.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        environment = VectorEnvironment(Table(stacks=(10, 10)), 1)
        environment.step(environment.reset().masks.argmax(axis=1))
