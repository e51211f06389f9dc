"""Digests: what the program and each book are, byte for byte, as 128 bits in hexadecimal digits.

They are read from the files anew each time; who wants to know what a process began with keeps what it got then.
"""

from collections.abc import Iterable
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from cardspeak.library import find_book, home_of, rule_files

DIGITS = 32
PASSING = ("__pycache__", "book_cases")  # made by Python; the cases, which decide nothing, lie elsewhere in a checkout


def of_package() -> str:
    """Return the digest of all files of the package: code, rules, games, words, pages."""
    root = resources.files("cardspeak")
    return _digest((name, file.read_bytes()) for name, file in _files(root, ""))


def of_book(id: str) -> str:
    """Return the digest of the rule files of a book and of all books that it stands on."""
    stands_on: dict[str, None] = {}
    waiting = [id]
    while waiting:
        book = find_book(waiting.pop())
        if book.id not in stands_on:
            stands_on[book.id] = None
            waiting += [entry.book for entry in book.below]
    books = resources.files("cardspeak") / "books"
    return _digest(
        (f"{each}/{file.name}", file.read_bytes())
        for each in sorted(stands_on)
        for file in rule_files(home_of(each) or books / each)
    )


def _files(folder: Traversable | Path, path: str) -> Iterable[tuple[str, Traversable | Path]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name = f"{path}{entry.name}"
        if entry.is_dir():
            if entry.name not in PASSING:
                yield from _files(entry, f"{name}/")
        else:
            yield name, entry


def _digest(files: Iterable[tuple[str, bytes]]) -> str:
    """Return one digest of files with their names: none can be changed, renamed, added or left out unseen."""
    whole = sha256()
    for name, data in files:
        whole.update(f"{len(name)} {name} {sha256(data).hexdigest()}\n".encode())
    return whole.hexdigest()[:DIGITS]
