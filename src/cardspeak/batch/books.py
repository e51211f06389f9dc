"""A club's own book in every process: whoever works on a task opens the folder that it names."""

from pathlib import Path

from cardspeak.library import find_book, home_of, open_book


def home(book: str) -> str:
    """Return the folder of a club's own book; empty for a book of the package."""
    folder = home_of(book)
    return str(folder.resolve()) if folder else ""


def opened(book: str, folder: str) -> None:
    """Put a book on this process's shelf, from its folder where it is a club's own."""
    if folder and home_of(book) is None:
        open_book(Path(folder))
    find_book(book)
