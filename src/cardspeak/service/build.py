"""The build: which program and which books this process plays by, as they were when it began."""

import asyncio
import logging
from functools import cache

from cardspeak.library import books, home_of
from cardspeak.library.digest import of_book, of_package
from cardspeak.service.log import note

DAY = 24 * 3600.0  # seconds between two looks at the files


@cache
def build() -> str:
    """Return the digest of the program."""
    return of_package()


def rules(book: str) -> str:
    """Return the digest of a book, with those that it stands on."""
    return _rules(book, str(home_of(book) or ""))


@cache
def _rules(book: str, home: str) -> str:
    return of_book(book)


def digests() -> dict[str, str]:
    """Return the digest of every book."""
    return {book: rules(book) for book in books()}


def changed() -> list[str]:
    """Return what lies on the disk otherwise than when the process began: `build`, or the ids of books."""
    found = ["build"] if of_package() != build() else []
    return found + [book for book in books() if of_book(book) != rules(book)]


async def watch() -> None:
    """Look at the files once a day, and tell the operator what is not as it was."""
    while True:
        await asyncio.sleep(DAY)
        for what in await asyncio.to_thread(changed):
            note("files_changed", logging.ERROR, what=what)
