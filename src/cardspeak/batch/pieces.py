"""History files cut into pieces that can be read alone, however large the files are.

A large `.phhs` is cut before the header of a hand, so that a piece holds whole hands. A header counts only where a
field follows it: a line in brackets inside of an array or a text is none.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.record import record

SIZE = 1 << 20  # bytes of a piece, and of the small files that are read together
FILES = 500  # at most so many of them
LONGEST_HEADER = 1 << 16  # bytes of a header with the comments after it

_HEADER = re.compile(
    rb"\n[ \t]*\[[^\n\[\]]+\][ \t]*(?:#[^\n]*)?\r?\n(?=(?:[ \t]*(?:#[^\n]*)?\r?\n)*[A-Za-z0-9_-]+[ \t]*=)"
)


@record
class Part(NamedTuple):
    """Bytes of a file from `start` to `end` (-1: the file cannot be opened, `why`), the first on this line."""

    path: str
    start: int
    end: int
    line: int
    why: str = ""


Piece = tuple[Part, ...]


@record
class Spot(NamedTuple):
    """A place between two pieces: the number of the file, the byte and its line."""

    file: int = 0
    start: int = 0
    line: int = 1


def files_in(paths: Iterable[str]) -> list[Path]:
    """Return the history files under these paths, in order; `Unreadable` for a folder without any."""
    every: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in (".phh", ".phhs"))
            if not found:
                raise Unreadable(f"{name}: no .phh or .phhs file in this folder")
            every += found
        else:
            every.append(path)
    return every


def pieces(files: list[Path], spot: Spot, size: int = SIZE) -> Iterator[tuple[Piece, Spot]]:
    """Yield the pieces from a place on, each with the place after it."""
    together: list[Part] = []
    held = 0
    for number in range(spot.file, len(files)):
        start, line = (spot.start, spot.line) if number == spot.file else (0, 1)
        for part, after in _parts(files[number], number, start, line, size):
            together.append(part)
            held += max(part.end - part.start, 0)
            if held >= size or len(together) >= FILES:
                yield tuple(together), after
                together, held = [], 0
    if together:
        yield tuple(together), Spot(len(files))


def _parts(path: Path, number: int, start: int, line: int, size: int) -> Iterator[tuple[Part, Spot]]:
    """Yield the parts of one file from a place on, each with the place after it; one part where it is small."""
    next_file = Spot(number + 1)
    try:
        with path.open("rb") as file:
            file.seek(start)
            while True:
                held = file.read(size)
                looked, cut = size // 2, None
                while len(held) >= size and (cut := _HEADER.search(held, looked)) is None:
                    looked = max(looked, len(held) - LONGEST_HEADER)
                    more = file.read(size)
                    if not more:
                        break
                    held += more
                if cut is None:
                    yield Part(str(path), start, start + len(held), line), next_file
                    return
                at = cut.start() + 1  # the line break before the header belongs to the hand before it
                part = Part(str(path), start, start + at, line)
                line += held.count(b"\n", 0, at)
                start += at
                file.seek(start)
                yield part, Spot(number, start, line)
    except OSError as error:
        yield Part(str(path), start, -1, line, error.strerror or str(error)), next_file


def text_of(part: Part) -> tuple[str, list[int]]:
    """Return the text of a part, and its lines that are no UTF-8, from 1; what cannot be read in them is `U+FFFD`.

    `OSError` where the file cannot be read any more.
    """
    with open(part.path, "rb") as file:
        file.seek(part.start)
        data = file.read(part.end - part.start)
    try:
        return data.decode("utf-8"), []
    except UnicodeDecodeError:
        text = data.decode("utf-8", "replace")
    return text, [number for number, line in enumerate(text.split("\n"), 1) if "\ufffd" in line]
