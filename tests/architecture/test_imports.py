"""The law of imports: who may import whom, and what the pure layers may touch.

The table below is what docs/architecture.md draws. A layer is a module or package directly under
``cardspeak``; nothing imports a layer that its row does not name. An import counts wherever it stands: in a
function, under ``TYPE_CHECKING``, or as a text given to ``import_module``.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "cardspeak"
DOCS = SOURCE.parents[1] / "docs" / "architecture.md"

ROOT = "cardspeak"  # the package's own __init__: what `import cardspeak` offers
BASE = ("errors", "record")
VALUES = ("cards", "chips", "finding", *BASE)
LAW = ("law", *VALUES)
GAMES = ("games", *LAW)
HAND = ("hand", *GAMES)
FLOOR = ("floor", "irregularities", *HAND)
TELLING = ("telling", "situations", "talk", "story", *FLOOR)
ROOM = ("room", *TELLING)
TOOLS = ("library", "history", "cases", "bots", "equity")
CODEC = ("codec", *ROOM)
EDGE = ("service", "ports", "store", "search", "locale", *TOOLS, *CODEC, ROOT)

# A name with a dot is that module of the layer and no other.
MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "errors": (),
    "record": (),
    "finding": ("record",),
    "cards": BASE,
    "chips": BASE,
    "irregularities": ("record",),
    "law": ("irregularities", *VALUES),
    "games": LAW,
    "hand": GAMES,
    "floor": ("irregularities", *HAND),
    "story": ("irregularities", *VALUES),
    "talk": ("story", *VALUES),
    "situations": ("talk", "story", *VALUES),
    "telling": ("story", *FLOOR),
    "room": TELLING,
    "codec": ROOM,
    "cases": ("locale", *ROOM),
    "history": FLOOR,
    "equity": ("cards", *BASE),
    "bots": ("hand.view", "hand.commands", "hand.events", "hand.refused", "equity", *VALUES),
    "bulk": ("bots", "equity", ROOT, *HAND),
    "library": GAMES,
    "batch": ("bots", "history", "library", *HAND),
    "ports": ("record",),
    "store": ("ports", *BASE),
    "service": ("ports", *TOOLS, *CODEC),
    "locale": ("finding", *BASE),
    "search": ("locale", "library", "situations", "talk", "story", "irregularities", *LAW),
    "web": EDGE,
    "cli": ("web", "batch", *EDGE),
    "__main__": ("cli",),
    ROOT: (*TOOLS, *ROOM),
}

PURE = frozenset(
    (
        "errors record finding cards chips irregularities law games hand floor story talk situations telling room codec"
    ).split()
)

# What a pure layer may take of the standard library: values, types, sums; no files, clocks, chance, threads.
PURE_LIBRARY = frozenset(
    "__future__ abc array binascii bisect collections collections.abc copy decimal difflib enum fractions functools "
    "heapq itertools keyword math numbers operator re string struct textwrap types typing unicodedata "
    "zlib".split()
)
PURE_NAMES = frozenset({"sys.byteorder", "sys.intern", "sys.maxsize"})  # of a module that is not pure
PURE_CALLS_NOT = frozenset("open print input exec eval compile breakpoint __import__".split())

# The library is the standard library alone; what comes from elsewhere serves one layer, and is named here.
THIRD_PARTY: dict[str, frozenset[str]] = {
    "batch": frozenset({"PIL", "ray"}),
    "bulk": frozenset({"gymnasium", "numpy", "pettingzoo"}),  # extras; without them the same on lists
    "cli": frozenset({"rich", "segno", "uvicorn"}),
    "equity": frozenset({"numba", "numpy"}),  # an extra; without them it does the same in plain Python
    "locale": frozenset({"fluent"}),
    "search": frozenset({"rapidfuzz", "snowballstemmer"}),
    "service": frozenset({"argon2", "confusable_homoglyphs", "msgspec", "prometheus_client", "pyotp", "zxcvbn"}),
    "store": frozenset({"alembic", "msgspec", "psycopg", "sqlalchemy"}),
    "web": frozenset("jinja2 litestar markupsafe msgspec prometheus_client pygal segno weasyprint".split()),
}


def imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every import of a module as its line and its full dotted name (``from a import b`` gives ``a.b``)."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parts = package.split(".")
                parent = parts[: len(parts) - node.level + 1]
                base = ".".join([*parent, base] if base else parent)
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("import_module", "__import__") and isinstance(node.args[0].value, str):
                yield node.lineno, node.args[0].value


def layer_of(module: str) -> str:
    """``cardspeak.hand.betting`` is of the layer ``hand``; ``cardspeak`` itself is a layer of its own."""
    return module.split(".")[1] if "." in module else ROOT


def allowed(target: str, layer: str, known: frozenset[str]) -> bool:
    """Whether ``layer`` may import ``target``, a name inside of cardspeak."""
    parts = target.split(".")
    to = parts[1] if len(parts) > 1 and parts[1] in known else ROOT
    inside = ".".join(parts[1:3])
    return to == layer or to in MAY_IMPORT[layer] or inside in MAY_IMPORT[layer]


def faults(source: str, module: str, *, is_package: bool = False) -> list[str]:
    """What is wrong with a module, each fault a line that says where, what, and what would be right."""
    layer = layer_of(module)
    if layer not in MAY_IMPORT:
        return [f"{module}: no such layer as {layer!r}: say in MAY_IMPORT, and in the docs, where it stands"]
    known = frozenset(MAY_IMPORT)
    tree = ast.parse(source)
    found = []
    for line, name in imported(tree, module, is_package):
        top = name.split(".")[0]
        if top == ROOT:
            if not allowed(name, layer, known):
                short = ".".join(name.split(".")[:3])
                may = ", ".join(MAY_IMPORT[layer]) or "no other layer"
                found.append(f"{module}:{line}: {layer} may not import {short}; it may import {may}")
        elif top not in sys.stdlib_module_names:
            if top not in THIRD_PARTY.get(layer, ()):
                found.append(f"{module}:{line}: {top} is not of the standard library; {layer} does without it")
        elif layer in PURE and not is_pure(name):
            found.append(f"{module}:{line}: {layer} is pure and may not import {name}; see PURE_LIBRARY")
    if layer in PURE:
        for node in ast.walk(tree):
            match node:
                case ast.Call(func=ast.Name(id=called)) if called in PURE_CALLS_NOT:
                    found.append(f"{module}:{node.lineno}: {layer} is pure and may not call {called}()")
    return found


def is_pure(name: str) -> bool:
    """A module on the list, or a thing taken from one; ``importlib.abc`` is not ``abc``."""
    return name in PURE_LIBRARY or name.rpartition(".")[0] in PURE_LIBRARY or name in PURE_NAMES


def modules() -> list[tuple[str, Path]]:
    """Every module of the package with its file."""
    return [
        (".".join((ROOT, *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__"), path)
        for path in sorted(SOURCE.rglob("*.py"))
    ]


def test_every_import_follows_the_arrows() -> None:
    found = [
        fault
        for module, path in modules()
        for fault in faults(path.read_text(encoding="utf-8"), module, is_package=path.stem == "__init__")
    ]
    assert not found, "\n" + "\n".join(found)


def test_the_docs_draw_the_same_arrows() -> None:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    drawn = {layer: set(re.findall(r"`([\w.]+)`", may)) for layer, may in rows}
    assert drawn == {layer: set(may) for layer, may in MAY_IMPORT.items()}


def test_the_arrows_have_no_circle() -> None:
    def below(layer: str, seen: tuple[str, ...]) -> None:
        assert layer not in seen, " -> ".join((*seen, layer))
        for other in MAY_IMPORT[layer]:
            below(other.split(".")[0], (*seen, layer))

    for layer in MAY_IMPORT:
        below(layer, ())


def test_a_pure_layer_rests_on_pure_layers() -> None:
    for layer in PURE:
        assert {other.split(".")[0] for other in MAY_IMPORT[layer]} <= PURE


# Planted faults: the module (after ``cardspeak.``), its source, and what the checker has to say.
BACKWARDS = [
    ("cards.high", "from cardspeak.chips import split", "cards may not import cardspeak.chips"),
    ("law.book", "import cardspeak.hand.state", "law may not import cardspeak.hand.state"),
    ("law.book", "from cardspeak import games", "law may not import cardspeak.games"),
    ("law.book", "from ..hand import state", "law may not import cardspeak.hand.state"),
    ("law.policies.betting", "from ...hand.state import State", "law may not import cardspeak.hand.state"),
    ("hand.state", "def f():\n    from cardspeak.floor import incidents", "state:2: hand may not import"),
    ("hand.state", "if TYPE_CHECKING:\n    from cardspeak.room.table import Table", "cardspeak.room.table"),
    ("hand.state", "from cardspeak import __version__", "hand may not import cardspeak.__version__"),
    ("hand.state", "import cardspeak", "hand may not import cardspeak;"),
    ("hand.state", "from cardspeak import *", "hand may not import cardspeak.*"),
    ("irregularities.deck", "from cardspeak.story.phrases import Phrase", "irregularities may not import"),
    ("story.parser", "from cardspeak.law.points import POINTS", "story may not import cardspeak.law"),
    ("story.parser", "from cardspeak.floor.ruling import Ruling", "story may not import cardspeak.floor"),
    ("story.parser", "from cardspeak.talk.heard import heard", "story may not import cardspeak.talk"),
    ("talk.heard", "from cardspeak.telling.tell import tell", "talk may not import cardspeak.telling"),
    ("telling.tell", "from cardspeak.room.table.state import Table", "telling may not import cardspeak.room"),
    ("floor.likely", "from cardspeak.story.phrases import PHRASES", "floor may not import cardspeak.story"),
    ("library", "from cardspeak.hand import Hand", "library may not import cardspeak.hand"),
    ("library", 'import_module("cardspeak.cli")', "library may not import cardspeak.cli"),
    ("store.memory", "from cardspeak.service import rooms", "store may not import cardspeak.service"),
    ("service.rooms", "from cardspeak.store import sqlite", "service may not import cardspeak.store"),
    ("service.rooms", "from cardspeak.web import app", "service may not import cardspeak.web"),
    ("web.app", "from cardspeak.cli import main", "web may not import cardspeak.cli"),
    ("equity.exact", "from cardspeak.hand import view", "equity may not import cardspeak.hand"),
    ("bots.caller", "from cardspeak.hand.state import State", "bots may not import cardspeak.hand.state"),
    ("", "from cardspeak.cli import main", "cardspeak may not import cardspeak.cli"),
]
UNPLACED = [
    ("casino.roulette", "", "no such layer as 'casino'"),
    ("helpers", "", "no such layer as 'helpers'"),
    ("books.tda", "", "no such layer as 'books'"),
]
IMPURE = [
    *(
        (f"{layer}.x", f"import {name}", f"{layer} is pure and may not import {name}")
        for layer in sorted(PURE)
        for name in "asyncio sqlite3 os io pathlib time datetime random secrets logging threading sys".split()
    ),
    ("law.load", "from tomllib import load", "law is pure and may not import tomllib.load"),
    ("cards.x", "from importlib.resources import files", "cards is pure and may not import importlib"),
    ("cards.x", "from importlib import abc", "cards is pure and may not import importlib.abc"),
    ("cards.x", "from sys import stdout", "cards is pure and may not import sys.stdout"),
    ("cards.x", "import os.path", "cards is pure and may not import os.path"),
    ("cards.x", "import socket, math", "cards is pure and may not import socket"),
    ("room.x", "from subprocess import run", "room is pure and may not import subprocess.run"),
    ("room.x", "import dataclasses", "room is pure and may not import dataclasses"),
    ("cards.x", "x = open('table.bin', 'rb').read()", "cards is pure and may not call open()"),
    ("hand.x", "def f():\n    print('here')", "x:2: hand is pure and may not call print()"),
    ("law.x", "eval('1 + 1')", "law is pure and may not call eval()"),
]
FOREIGN = [
    ("cards.bulk", "import numpy as np", "numpy is not of the standard library"),
    ("history.phh", "from pokerkit import Automation", "pokerkit is not of the standard library"),
    ("library", "from rich.table import Table", "rich is not of the standard library"),
]


@pytest.mark.parametrize(("module", "source", "says"), [*BACKWARDS, *UNPLACED, *IMPURE, *FOREIGN])
def test_a_planted_fault_is_found(module: str, source: str, says: str) -> None:
    found = faults(source, f"{ROOT}.{module}".rstrip("."))
    assert len(found) == 1
    assert says in found[0]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("cards.__init__", "from cardspeak.cards.high import high_value\nfrom .low import ace_value"),
        ("cards.high", "from . import packed\nfrom .packed import INDEX\nfrom sys import byteorder"),
        ("cards.high", "from __future__ import annotations\nfrom zlib import decompress"),
        ("cards.high", "from collections.abc import Iterable\nimport collections.abc"),
        ("hand.state", "from cardspeak.games import Game\nfrom ..law.law import Law"),
        ("floor.x", "from cardspeak import hand\nimport cardspeak.cards.card as card"),
        ("library", "import tomllib\nfrom importlib.resources import files\nfrom pathlib import Path"),
        ("bots.caller", "from cardspeak.hand import view\nfrom cardspeak.hand.commands import Call"),
        ("cli", "from cardspeak import __version__\ndef f():\n    from rich.table import Table"),
        ("history.phh", "from cardspeak.games import Game\nfrom datetime import date"),
        ("__main__", "import sys\nfrom cardspeak.cli import main"),
        ("__init__", "from cardspeak.hand import Hand\nfrom . import library"),
    ],
)
def test_what_is_right_is_let_through(module: str, source: str) -> None:
    name = f"{ROOT}.{module}".removesuffix(".__init__")
    assert faults(source, name, is_package=module.endswith("__init__")) == []


def test_two_faults_are_two_lines() -> None:
    found = faults("import os\nfrom cardspeak.hand import Hand\n", "cardspeak.law.x")
    assert [fault.split(":")[1] for fault in found] == ["1", "2"]
