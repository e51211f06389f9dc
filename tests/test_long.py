"""What `make long` runs is there: its tests and benches, and the sizes by which they are told how much."""

from __future__ import annotations

import importlib.machinery
import importlib.util
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
    path = ROOT / part.runs[0]
    files = [path] if path.is_file() else [*path.glob("*.py")]
    assert files, f"{part.runs[0]} is not there"
    read = "".join(file.read_text(encoding="utf-8") for file in files)
    for size in part.sizes:
        assert f'"{size}"' in read, f"nothing in {part.runs[0]} asks for {size}"
