"""What every command needs from the library: games and laws, files of cases, and how a line of JSON is written."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from cardspeak import library
from cardspeak.cases.judge import with_defaults
from cardspeak.errors import Unreadable
from cardspeak.library import books, home_of, is_book, open_book, read_toml
from cardspeak.service.shelf import SHELF

__all__ = ["SHELF", "book_id", "case_files", "cases_in", "line"]


def book_id(name: str) -> str:
    """Return the id of a book that is named by its id, or by its folder if it is a club's own."""
    return name if name in books() or not Path(name).is_dir() else open_book(Path(name)).id


def case_files(paths: list[str], book: str = "") -> list[Path]:
    """Return all case files under these paths; otherwise those of a club's own book, the project or the package."""
    usual = home_of(book) or Path("tests/cases")
    if not paths and not usual.exists():
        return [Path(str(file)) for file in library.case_files()]
    roots = [Path(path) for path in paths] or [usual]
    found: list[Path] = []
    for root in roots:
        if root.is_dir():
            found += sorted(root.rglob("*.toml"))
        elif root.is_file():
            found.append(root)
        else:
            raise Unreadable(f"{root}: no such file or folder")
    return found


def cases_in(files: list[Path]) -> Iterator[tuple[Path, dict[str, Any]]]:
    """Yield every case of these files with its file; a book in the same folder is opened for them."""
    for file in files:
        found = with_defaults(read_toml(file), str(file))
        if found and is_book(file.parent):
            book = open_book(file.parent)
            if any("book" not in case for case in found):
                raise Unreadable(f'{file}: say whose cases these are: book = "{book.id}" at the top')
        for case in found:
            yield file, case


def line(data: dict[str, Any]) -> str:
    """Write one line of JSON."""
    return json.dumps(data, ensure_ascii=False, default=_plain)


def _plain(value: object) -> object:
    if isinstance(value, Fraction):
        return str(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return str(value)
