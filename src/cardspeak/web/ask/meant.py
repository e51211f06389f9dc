"""What is shown for words that nobody understands: what may have been meant, as forms, and clauses that speak of it."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.library import books
from cardspeak.record import record
from cardspeak.search import found_clauses, found_offers
from cardspeak.web.ask.answer_words import Cited, cited_in
from cardspeak.web.ask.forms import Form, forms

SURE = 14.0  # how well something has to fit, to be offered for words that were left out


@record
class Meant(NamedTuple):
    """The likeliest five, each as a form; clauses of the book that is asked, and of those below it, before others."""

    forms: tuple[Form, ...]
    clauses: tuple[Cited, ...]


def meant(language: str, text: str, seats: Sequence[str], book: str, near: Sequence[str] = ()) -> Meant:
    """Find what may have been meant by a text under a book."""
    below = [each.book for each in books()[book].below]
    found = found_clauses(text, (book, *below))
    clauses = [cited for each in found if (cited := cited_in(language, each.name)) is not None]
    return Meant(tuple(forms(language, text, seats, near)), tuple(clauses))


def left_out(language: str, asides: Sequence[str], seats: Sequence[str], book: str) -> tuple[str, Meant] | None:
    """Return the first piece that was left out of a story although it sounds like something that can be told."""
    for text in asides:
        sure = found_offers(text, 1)
        if sure and sure[0].fits >= SURE:
            return text, meant(language, text, seats, book)
    return None
