"""Modules stay small, and importing the library stays cheap."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"
LONGEST = 400

# Slow to import, and not needed to play a hand.
HEAVY = "asyncio dataclasses inspect numba numpy rich tomllib".split()


def is_generated(source: str) -> bool:
    """A table written by a script is as long as it is; its first line says that nobody edits it."""
    docstring = ast.get_docstring(ast.parse(source)) or ""
    return "Do not edit" in docstring


def test_no_module_is_too_long() -> None:
    long = []
    for path in sorted(SOURCE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.count("\n")
        if lines > LONGEST and not is_generated(source):
            long.append(f"{path.relative_to(SOURCE)}: {lines} lines; {LONGEST} is the most, split it by what it does")
    assert not long, "\n" + "\n".join(long)


def bare_records(source: str) -> list[str]:
    """The named tuples of a module that are no records: equal to any tuple of the same fields, false without fields."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        and "NamedTuple" in map(ast.unparse, node.bases)
        and "record" not in map(ast.unparse, node.decorator_list)
    ]


def test_every_named_tuple_is_a_record() -> None:
    bare = [
        f"{path.relative_to(SOURCE)}: {name}: put @record over it"
        for path in sorted(SOURCE.rglob("*.py"))
        for name in bare_records(path.read_text(encoding="utf-8"))
    ]
    assert not bare, "\n" + "\n".join(bare)


def test_a_bare_named_tuple_is_found() -> None:
    assert bare_records("class Job(NamedTuple, Generic[W]):\n    a: int\n") == ["Job"]
    assert not bare_records("@record\nclass Fold(NamedTuple):\n    seat: int\n")
    assert not bare_records("class Hand:\n    pass\n")


def test_a_generated_table_says_so() -> None:
    assert is_generated('"""Made by scripts/make_tables.py. Do not edit."""\n')
    assert not is_generated("# Do not edit\n")


def loaded_by(module: str) -> set[str]:
    """What a fresh interpreter has loaded after importing ``module``, beyond what it starts with."""
    code = f"import sys; before = set(sys.modules)\nimport {module}\nprint(' '.join(sorted(set(sys.modules) - before)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300)
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "module",
    ["cardspeak", "cardspeak.cards", "cardspeak.law", "cardspeak.games", "cardspeak.hand", "cardspeak.equity.bulk"],
)
def test_the_library_loads_nothing_heavy(module: str) -> None:
    if not SOURCE.joinpath(*module.split(".")[1:], "__init__.py").exists():
        pytest.skip(f"{module} is not there yet")
    heavy = loaded_by(module).intersection(HEAVY)
    assert not heavy, f"import {module} loads {', '.join(sorted(heavy))}: import it where it is used"


def test_the_command_line_loads_rich_only_when_it_draws() -> None:
    if not (SOURCE / "cli.py").exists() and not (SOURCE / "cli").exists():
        pytest.skip("there is no command line yet")
    heavy = loaded_by("cardspeak.cli").intersection({"rich", "asyncio", "numpy"})
    assert not heavy, f"import cardspeak.cli loads {', '.join(sorted(heavy))}: import it where it is used"
