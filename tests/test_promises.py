"""The page of promises names every promise once, and only tests, benches and files that there are."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator

from tests.test_readme import ROOT

PAGE = ROOT / "docs" / "promises.md"
PROMISES = {
    f"{group}{number}"
    for group, count in (("A", 7), ("B", 6), ("C", 12), ("D", 7), ("E", 7), ("F", 9), ("G", 6))
    for number in range(1, count + 1)
}
NAMED = re.compile(r"`((?:tests|bench|scripts)/[^`:]*)(?:::(\w+))?`")


def missing(text: str) -> Iterator[str]:
    """Yield what a page names that is not there."""
    for path, name in NAMED.findall(text):
        file = ROOT / path
        if not file.is_file():
            yield path
        elif name and name not in {
            node.name
            for node in ast.parse(file.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }:
            yield f"{path}::{name}"


def rows(text: str) -> list[list[str]]:
    """The rows of the tables, each with its cells."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if re.match(r"\| [A-G]\d+ \|", line)
    ]


def test_every_promise_has_one_row() -> None:
    found = Counter(row[0] for row in rows(PAGE.read_text(encoding="utf-8")))
    assert found == Counter(PROMISES)


def test_what_holds_a_promise_is_there() -> None:
    assert [*missing(PAGE.read_text(encoding="utf-8"))] == []


def test_what_is_promised_is_held_or_said_not_to_be() -> None:
    for id, promised, held, otherwise in rows(PAGE.read_text(encoding="utf-8")):
        assert promised or "**Not" in otherwise or "not written" in otherwise, id
        assert NAMED.search(held) or "**Not" in otherwise or not promised, id


def test_what_is_not_there_is_found() -> None:
    text = (
        "`tests/none.py` `tests/test_promises.py::test_none` `tests/test_promises.py::test_what_is_not_there_is_found`"
    )
    assert [*missing(text)] == ["tests/none.py", "tests/test_promises.py::test_none"]
