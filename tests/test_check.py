"""What `make test` runs: every step, whatever comes of the others, and of what a step needs."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def check(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`scripts/check` with steps of no length; what it was built for is there already."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    loader = importlib.machinery.SourceFileLoader("check", str(ROOT / "scripts" / "check"))
    spec = importlib.util.spec_from_loader("check", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "check", module)
    loader.exec_module(module)
    monkeypatch.setattr(module.subprocess, "run", lambda *_, **__: None)
    steps = {name: says(f"{name} held") for name in module.STEPS}
    monkeypatch.setattr(module, "STEPS", steps)
    monkeypatch.setattr(module, "BRING", {"browser": says("nothing to install")})
    return module


def says(words: str, then: str = "") -> list[str]:
    """Return a command that prints something, and then does something."""
    return [sys.executable, "-c", f"print({words!r}, flush=True); {then}"]


def test_all_steps_run_and_each_has_its_line(check: Any, capfd: pytest.CaptureFixture[str]) -> None:
    assert check.main([]) == 0
    *_, summary = capfd.readouterr().out.split("\n\n")
    lines = [line.split() for line in summary.strip().splitlines()]
    assert [(line[0], line[1], line[-2:]) for line in lines] == [
        ("ok", name, [name, "held"]) for name in check.STEPS
    ]  # fmt: skip


def test_after_a_step_that_fails_the_others_run(check: Any, capfd: pytest.CaptureFixture[str]) -> None:
    check.STEPS["lint"] = says("lint failed", "raise SystemExit(3)")
    check.STEPS["browser"] = says("browser failed", "raise SystemExit(4)")
    assert check.main([]) == 3
    said = capfd.readouterr().out
    assert said.count("  FAIL  ") == 2
    assert "types held" in said
    assert "tests held" in said


def test_only_what_is_named_runs(check: Any, capfd: pytest.CaptureFixture[str]) -> None:
    assert check.main(["types", "lint"]) == 0
    said = capfd.readouterr().out
    assert "tests held" not in said
    assert said.count("  ok    ") == 2
    assert check.main(["typos"]) == 2
    assert "there is no step typos" in capfd.readouterr().err


def test_a_step_runs_without_what_could_not_be_brought(check: Any, capfd: pytest.CaptureFixture[str]) -> None:
    check.BRING["browser"] = says("no browser to be had", "raise SystemExit(1)")
    assert check.main(["browser"]) == 0
    said = capfd.readouterr().out
    assert said.index("no browser to be had") < said.index("browser held")


def test_what_hangs_is_ended_with_all_that_it_started(
    check: Any, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what keeps the output open after the command itself is gone."""
    monkeypatch.setattr(check, "BRINGING", 0.5)
    waits = "import time; time.sleep(300)"
    check.BRING["browser"] = says(
        "asking", f"import subprocess, sys; subprocess.run([sys.executable, '-c', '{waits}'])"
    )
    assert check.main(["browser"]) == 0
    assert "browser held" in capfd.readouterr().out


def test_python_keeps_what_it_compiled(check: Any, capfd: pytest.CaptureFixture[str]) -> None:
    """Where it is told not to, each server that a test starts would compile everything anew."""
    check.STEPS["lint"] = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]
    assert check.main(["lint"]) == 0
    assert "False" in capfd.readouterr().out
