"""The tests that regulators name, on few shuffles from seeds that stay the same; `bench/shuffle.py` has many."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from cardspeak.service.chance import shuffled

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "shuffle.py"
SHUFFLES = 60_000
NEVER = 1e-6


def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_shuffle", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["bench_shuffle"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BENCH = bench()


def test_many_decks_at_once_are_shuffled_as_the_room_shuffles_one() -> None:
    seeds = BENCH.seeds(2000, 1)
    assert [tuple(row) for row in BENCH.room(seeds).tolist()] == [shuffled(range(52), seed) for seed in seeds]


def test_bytes_that_do_not_reach_are_noticed() -> None:
    rejected = np.full((2, 70), 255, np.uint8)
    rejected[1, 3:] = 0  # three are left out, then there are enough
    _, short = BENCH.arranged(rejected)
    assert short == [0]


def test_the_shuffle_passes_what_regulators_name() -> None:
    found = BENCH.tested(lambda count: BENCH.room(BENCH.seeds(count, 2)), SHUFFLES)
    assert len(found) == 12
    assert {name: p for name, p in found.items() if not 0.005 < p < 0.995} == {}


@pytest.mark.parametrize("name", list(BENCH.broken(None)))
def test_broken_shuffles_fail(name: str) -> None:
    """Five of them; of sorting by keys the one with 8 bits, for 16 take more orders than there is time for here."""
    results = BENCH.tested(BENCH.broken(np.random.default_rng(3), 8)[name], 20_000)
    assert min(results.values()) < NEVER


def test_the_tests_know_their_chances() -> None:
    """What a count is compared with adds up, and is right for what can be counted by hand."""
    for chances in (BENCH.eulerian(), BENCH.stirling(), BENCH.fixed_points()):
        assert sum(chances) == pytest.approx(1)
    assert BENCH.fixed_points()[:2] == pytest.approx([0.36788, 0.36788], abs=1e-5)
    assert BENCH.stirling()[1] == pytest.approx(1 / 52)
    assert sum(k * chance for k, chance in enumerate(BENCH.eulerian())) == pytest.approx(51 / 2)
    assert BENCH.cycles(np.array([[*range(52)], [*range(1, 52), 0], [1, 0, *range(2, 52)]])).tolist() == [52, 1, 51]
