"""The same commands come to the same bytes: in every process, under every version of Python, as recorded."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.golden.digests import FILE


@pytest.mark.parametrize("seed", ["0", "1"])
def test_play_comes_to_the_recorded_bytes(seed: str) -> None:
    """Whatever order sets have, which follows from the seed of hashes."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.golden.digests"],
        env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    recorded = FILE.read_text(encoding="utf-8").splitlines()
    other = [line for line in found if line not in recorded]
    assert not other, "\n".join([*other, "python -m tests.golden.digests --write records a change that was wanted"])
    assert len(found) == len(recorded) > 40
