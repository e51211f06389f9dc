"""Chance comes from one module: nothing else of a room asks the system for it, or draws with a generator of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.test_modules import SOURCE

CHANCE = {"random", "secrets", "uuid"}
# what runs a room; command lines, odds and bots outside of one may draw as they like
ROOM = ("service", "web", "store", "room", "telling", "floor", "hand", "games", "law", "cards")
ALLOWED = {"service/chance.py": CHANCE, "service/driver.py": {"random"}}  # the driver hands a bot its generator


def asked(source: str) -> Iterator[str]:
    """Yield the sources of chance that a module asks."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from CHANCE & {alias.name.partition(".")[0] for alias in names}
            case ast.ImportFrom(module=str(module)):
                yield from CHANCE & {module.partition(".")[0]}
            case ast.Attribute(attr="urandom" | "getrandom"):
                yield "os"


def test_one_module_asks_for_chance() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for layer in ROOM
        for path in sorted((SOURCE / layer).rglob("*.py"))
        for name in asked(path.read_text(encoding="utf-8"))
        if name not in ALLOWED.get(path.relative_to(SOURCE).as_posix(), ())
    ]
    assert not found


def test_another_source_is_found() -> None:
    source = "import os, random\nfrom secrets import token_hex\nseed = os.urandom(4)\n"
    assert sorted(asked(source)) == ["os", "random", "secrets"]
