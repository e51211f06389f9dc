"""The whole room, simulated: no promise is broken in the world of any seed, and the same seed is the same world."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.simulator.schedule import played

SEEDS = int(os.environ.get("CARDSPEAK_SEEDS", "60"))
PARTS = 4  # tests, which may run side by side


@pytest.mark.parametrize("part", range(PARTS))
def test_no_promise_is_broken(part: int) -> None:
    for seed in range(part, SEEDS, PARTS):
        played(seed)


def test_the_same_seed_is_the_same_world() -> None:
    """In this process and in another one, where sets and dictionaries of texts are in another order."""
    here = played(3).trace.hash
    assert played(3).trace.hash == here
    command = [sys.executable, "-m", "tests.simulator", "3", "--quiet"]
    said = subprocess.run(
        command, check=True, capture_output=True, text=True, env={**os.environ, "PYTHONHASHSEED": "77"}
    )
    assert here in said.stdout, said.stderr
