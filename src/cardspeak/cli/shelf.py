"""What every command needs from the library: games and laws, files of cases, and how a line of JSON is written."""

import json
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.library import read_toml
from cardspeak.service.shelf import SHELF
from cardspeak.story.case import with_defaults

__all__ = ["SHELF", "case_files", "cases_in", "line"]


def case_files(paths: list[str]) -> list[Path]:
    """Return all case files under these paths; without any, those of the project one stands in."""
    roots = [Path(path) for path in paths] or [Path("tests/cases")]
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
    """Yield every case of these files with its file."""
    for file in files:
        for case in with_defaults(read_toml(file)):
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
