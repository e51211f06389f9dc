"""Kernels are compiled by one worker, while the others wait: several would do the same work at the same time."""

from __future__ import annotations

import fcntl

import numpy as np
import pytest

from cardspeak.equity.bulk import evaluate
from cardspeak.equity.kernels.compiling import place
from cardspeak.equity.odds import odds
from cardspeak.equity.showdown import Showdown

OMAHA_8 = Showdown((("high", "two"), ("8-or-better", "two")), 52, 5, 4)
STUD = Showdown((("high", "any"),), 52, 0, 7)


@pytest.fixture(scope="session")
def compiled() -> None:
    """Have every kernel compiled and kept, if that is not done."""
    place().parent.mkdir(parents=True, exist_ok=True)
    with (place().parent / "compiled.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        for size, holes in ((7, 0), (6, 0), (9, 4)):
            evaluate(np.array([range(size)], np.uint8), holes=holes)
        odds(["AsKs", "QhQd"])
        odds(["AsKs", "QhQd"], method="sampled", trials=10)
        odds(["AsKs", "QQ"], method="sampled", trials=10)
        odds(["AsKs", "QQ"], board="2c3c4d", made=True)
        odds(["AsKsQsJs", "2c"], OMAHA_8, method="sampled", trials=10)
        odds(["AsKsQsJs", "2c2d3c3d"], OMAHA_8, board="4c4d4h4s", dead="9h", method="exact")
        odds(["AsKsQsJs", "2c2d3c3d"], OMAHA_8, method="sampled", trials=5000)
        odds(["As", "2c"], STUD, method="sampled", trials=5000)
        odds(["As", "KsQsJsTs"], OMAHA_8, board="4c4d4h4s5h", dead="9h", method="exact")
