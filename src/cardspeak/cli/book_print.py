"""`cardspeak book print`: a rulebook on paper."""

import argparse
from pathlib import Path

from cardspeak.cli.language import language_of
from cardspeak.errors import Unreadable
from cardspeak.library import find_book

KINDS = (".pdf", ".html")


def to_paper(options: argparse.Namespace) -> int:
    """Write a book as PDF or as HTML; an existing file is replaced."""
    book = find_book(options.book)
    file = Path(options.output or f"{book.id}.pdf")
    if file.suffix not in KINDS:
        raise Unreadable(f"{file.name!r}: a book is printed to a file that ends with {' or '.join(KINDS)}")
    from cardspeak.web.printed import html, pdf

    language = language_of(options)
    made = pdf(book.id, language) if file.suffix == ".pdf" else html(book.id, language).encode()
    try:
        file.write_bytes(made)
    except OSError as fault:
        raise Unreadable(f"{file} cannot be written: {fault.strerror}") from None
    print(file)
    return 0
