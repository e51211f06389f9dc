"""What `make long` runs is there: its tests and benches, and the sizes by which they are told how much."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


def parts() -> dict[str, Any]:
    """Return the parts of `scripts/long`."""
    loader = importlib.machinery.SourceFileLoader("long", str(ROOT / "scripts" / "long"))
    spec = importlib.util.spec_from_loader("long", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    found: dict[str, Any] = module.PARTS
    return found


@pytest.mark.parametrize("name", [*parts()])
def test_a_part_runs_what_there_is(name: str) -> None:
    part = parts()[name]
    for runs in part.runs:
        tests = [each for each in runs if each.startswith(("tests/", "bench/"))]
        assert tests
        read = [source_of(each) for each in tests]
        for size in part.sizes:
            assert any(f'"{size}"' in source for source in read), f"nothing in {', '.join(tests)} asks for {size}"


def source_of(run: str) -> str:
    """Return the source of a test or bench, or of a folder of them, in which the test that is named stands."""
    file, _, test = run.partition("::")
    path = ROOT / file
    files = [path] if path.is_file() else [*path.glob("*.py")]
    assert files, f"{file} is not there"
    read = "".join(file.read_text(encoding="utf-8") for file in files)
    assert f"def {test.partition('[')[0]}" in read
    return read


@pytest.mark.parametrize("name", [name for name, part in parts().items() if len(part.runs) > 1])
def test_the_processes_of_a_part_are_the_whole_test(name: str) -> None:
    runs = [one for each in parts()[name].runs for one in each]
    tests = {one.partition("[")[0] for one in runs}
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", *sorted(tests)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert sorted(line for line in said.splitlines() if "::" in line) == sorted(runs)
