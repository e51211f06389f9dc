"""Plain English: the docs, the English pages and the source speak of "they" or "the player", never of "he".

Nor has a relative clause lost its noun (`of who serves`). What stands between backticks or quotation marks is left
alone: it may be a line of a story ("A drops his cards").
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "cardspeak"
UNPLAIN = re.compile(r"\b(he|him|his|himself|she|her|hers|herself|(?:of|for|as|than) who)\b", re.IGNORECASE)
QUOTED = re.compile(r"\{%.*?%\}|```.*?```|``[^`]*``|`[^`]*`|\"[^\"\n]*\"|“[^”]*”", re.DOTALL)

CODES = {"his turn", "his exposed"}
"""Names of facts, which books may hold."""

STORIES = {"story", "irregularities"}
"""Parts whose strings are the phrases in which people write stories, in whatever words they use."""

HEARD = {"talk": {"he", "his", "a an the his her their my"}}
"""Words that a part looks for in what people type."""

TABLES = re.compile(r"talk/(forms/|gists/|known/)?(en|ru|uk|sk)(_\w+)?\.py$")
"""Modules whose strings are all words that people type: of each language its own."""

PARTS = sorted({path.name for path in SOURCE.iterdir() if path.name not in ("books", "locale", "__pycache__")})
PLACES = ("*.md", "docs/*.md", "bench/*.md", "src/cardspeak/locale/en/*.ftl", "src/cardspeak/web/templates/*.html")
PAGES = sorted(file for place in PLACES for file in ROOT.glob(place))


def plain(text: str) -> str:
    """Return a text without what it quotes and without the keys of messages, its lines as they were."""
    text = re.sub(r"^ *[a-z][\w-]* =", "", text, flags=re.MULTILINE)
    return QUOTED.sub(lambda quoted: "\n" * quoted[0].count("\n"), text)


def faults(text: str, start: int = 1) -> list[tuple[int, str]]:
    """Return the lines of a text that are not plain, by their numbers."""
    lines = enumerate(plain(text).splitlines(), start)
    return [(number, line.strip()) for number, line in lines if UNPLAIN.search(line)]


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield every docstring: of a module, a class, a function, or after a name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value


def sentences(source: str, strings: bool) -> Iterator[tuple[int, str]]:
    """Yield the texts of a module with their lines: docstrings, comments and, when wanted, all strings."""
    tree = ast.parse(source)
    told = {id(constant): constant for constant in docstrings(tree)}
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and (id(node) in told or strings)
            and node.value not in CODES
        ):
            yield node.lineno, node.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def modules(part: str) -> list[Path]:
    """Return the modules of a part of the package."""
    path = SOURCE / part
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def is_table(path: Path) -> bool:
    """Say whether the strings of a module are all words that people type."""
    return TABLES.search(path.relative_to(SOURCE).as_posix()) is not None


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_pages_are_plain(file: Path) -> None:
    found = [f"{file.name}:{line}: {text}" for line, text in faults(file.read_text(encoding="utf-8"))]
    assert not found, "write 'they' or 'the player':\n" + "\n".join(found)


@pytest.mark.parametrize("part", PARTS)
def test_source_is_plain(part: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in modules(part)
        if path.suffix == ".py"
        for start, text in sentences(path.read_text(encoding="utf-8"), part not in STORIES and not is_table(path))
        if text not in HEARD.get(part, ())
        for number, line in faults(text, start)
    ]
    assert not found, "write 'they' or 'the player':\n" + "\n".join(found)


def test_only_the_modules_of_a_language_are_tables() -> None:
    found = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if is_table(path)}
    assert {"talk/en.py", "talk/forms/uk.py", "talk/gists/ru.py"} <= found
    assert not found & {"talk/heard.py", "talk/phrasing.py", "talk/languages.py"}


def test_tests_are_plain() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for start, text in sentences(path.read_text(encoding="utf-8"), strings=False)
        for number, line in faults(text, start)
    ]
    assert not found, "write 'they' or 'the player':\n" + "\n".join(found)


def test_the_words_are_found() -> None:
    assert faults('one\nHe calls `his` bet, "his"') == [(2, "He calls  bet,")]
    assert list(sentences('"""He."""\nx = 1  # her\ny = "is his"\n', strings=True)) == [
        (1, "He."), (3, "is his"), (2, "# her"),
    ]  # fmt: skip
