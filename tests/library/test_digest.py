"""Digests find every changed byte of the program and of rule files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardspeak
from cardspeak.library import books, open_book
from cardspeak.library.digest import DIGITS, of_book, of_package

PACKAGE = Path(cardspeak.__file__).parent
HOUSE = Path(__file__).resolve().parents[2] / "examples" / "house-rules"


def digest_of(folder: Path) -> str:
    """Return what the program in a folder says of itself."""
    said = subprocess.run(
        [sys.executable, "-m", "cardspeak", "--version"], cwd=folder, env={"PYTHONPATH": str(folder)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return said.stdout.strip().rpartition(" ")[2]


def test_every_changed_byte_of_the_program_is_found(tmp_path: Path) -> None:
    """A copy of the program has its digest, until a byte changes, or a file comes, goes or gets another name."""
    shutil.copytree(PACKAGE, tmp_path / "cardspeak", ignore=shutil.ignore_patterns("__pycache__"))
    copy = tmp_path / "cardspeak"
    seen = [digest_of(tmp_path)]
    assert seen == [of_package()]
    assert len(seen[0]) == DIGITS
    for name in ("hand/pots.py", "books/tda-2024/answers.toml", "locale/sk/room.ftl", "web/static/table.js"):
        file = copy / name
        data = file.read_bytes()
        file.write_bytes(data[:-1] + b" ")
        seen.append(digest_of(tmp_path))
        file.write_bytes(data)
    (copy / "more.py").write_text("")
    seen.append(digest_of(tmp_path))
    (copy / "more.py").rename(copy / "less.py")
    seen.append(digest_of(tmp_path))
    (copy / "less.py").unlink()
    assert len({*seen}) == len(seen)
    assert digest_of(tmp_path) == seen[0]


def test_a_book_is_what_it_and_all_below_it_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two books differ; a club's own book changes with each byte of its rules, and says nothing of its other files."""
    assert len({of_book(each) for each in books()}) == len(books())
    monkeypatch.setattr("cardspeak.library._HOUSES", {})
    club = tmp_path / "club"
    shutil.copytree(HOUSE, club)
    book = open_book(club)
    before = of_book(book.id)
    (club / "notes.txt").write_text("nothing of the rules")
    assert of_book(book.id) == before
    with (club / "clauses.toml").open("a") as file:
        file.write("\n")
    assert of_book(book.id) != before


def test_a_book_changes_with_the_book_below_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What a book leaves out the books below it decide, so their bytes are its own."""
    monkeypatch.setattr("cardspeak.library._HOUSES", {})
    below, above = tmp_path / "below", tmp_path / "above"
    shutil.copytree(HOUSE, below)
    above.mkdir()
    lower = open_book(below).id
    (above / "clauses.toml").write_text((below / "clauses.toml").read_text().replace(f'"{lower}"', '"above"'))
    (above / "answers.toml").write_text(f'over = [{{ book = "{lower}" }}]\n')
    upper = open_book(above).id
    before = of_book(upper)
    with (below / "answers.toml").open("a") as file:
        file.write("\n")
    assert of_book(upper) != before
