"""The pages on writing rulebooks: done as they say, and complete.

On the walk through a house book the files are written, the commands run, the answers compared.

`toml` blocks begin with the name of the file that they are added to; the others are as in the README.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import cardspeak.library
from cardspeak.cases import cash_keys
from cardspeak.cases.keys import EXPECTED, SET_UP
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.story.parser import parse_story
from tests.test_readme import ROOT, blocks, commands, difference, run_console, run_python
from tests.written import cases

PAGE = ROOT / "docs" / "writing-a-rulebook.md"
CASES = ROOT / "docs" / "cases.md"
TOURNAMENTS = ROOT / "docs" / "tournaments.md"
CLUB = ROOT / "docs" / "club.md"
ODDS = ROOT / "docs" / "odds.md"
EXAMPLE = ROOT / "examples" / "house-rules"


def add(folder: Path, text: str) -> None:
    """Do what a reader does with a block: open the file that it names, and add it at the end."""
    first, _, rest = text.partition("\n")
    assert first.startswith("# house-rules/"), f"a toml block begins with the name of its file, not {first!r}"
    file = folder / first.removeprefix("# ")
    file.parent.mkdir(exist_ok=True)
    before = file.read_text(encoding="utf-8") + "\n" if file.exists() else ""
    file.write_text(before + rest, encoding="utf-8")


def read(folder: Path) -> dict[str, Any]:
    """The contents of a book's files, its clauses and cases in the order of their names."""
    found: dict[str, Any] = {}
    for file in folder.glob("*.toml"):
        found[file.name] = tomllib.loads(file.read_text(encoding="utf-8"))
        for key, name in (("clause", "id"), ("case", "name")):
            if key in found[file.name]:
                found[file.name][key].sort(key=lambda row: str(row[name]))
    return found


def test_the_page_goes_as_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardspeak.library, "_HOUSES", {})
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "page"}
    wrong: list[str] = []
    for block in blocks(PAGE.read_text(encoding="utf-8")):
        if block.language == "toml":
            add(tmp_path, block.text)
        elif block.language == "python":
            wrong += run_python(block, names, str(PAGE))
        elif block.language == "console":
            for command, want in commands(block):
                said = difference(want, run_console(command, tmp_path))
                if said:
                    wrong.append(f"{PAGE.name}:{block.line}: $ {command}\n{said}")
    cardspeak.library.law_for.cache_clear()
    assert not wrong, "\n" + "\n".join(wrong)
    assert read(tmp_path / "house-rules") == read(EXAMPLE), "the page and examples/house-rules are not the same book"


@pytest.mark.parametrize("page", [TOURNAMENTS, CLUB, ODDS], ids=lambda page: page.stem)
def test_the_pages_from_python_go_as_they_say(page: Path) -> None:
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(page.read_text(encoding="utf-8")):
        if block.language == "python":
            assert run_python(block, names, str(page)) == []


def test_all_keys_and_facts_of_cases_are_told() -> None:
    text = CASES.read_text(encoding="utf-8")
    keys = {*EXPECTED, *SET_UP, *cash_keys.EXPECTED, *cash_keys.OF_CASH, *cash_keys.OF_A_CLUB}
    used = [case.get("know", {}) for case in cases()]
    facts = {*ANSWERS, *[fact for know in used for fact in know]}
    missing = sorted(word for word in keys | facts if f"`{word}`" not in text)
    assert not missing, f"{CASES.name} says nothing of {', '.join(missing)}"


def test_all_words_in_the_tables_are_read() -> None:
    tables = re.findall(r"^\| words \|.*\n\|---\|.*\n((?:\|.*\n)+)", CASES.read_text(encoding="utf-8"), re.MULTILINE)
    cells = [line.split(" | ")[0] for table in tables for line in table.splitlines()]
    told = [words for cell in cells for words in re.findall("`([^`]+)`", cell) if not words.startswith("…")]
    assert len(told) > 60
    for words in told:
        parse_story(words if len(words.split()) > 1 and words[0] != "(" else f"C {words} for B")
