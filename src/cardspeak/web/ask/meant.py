"""What is shown beside an answer or a refusal: what may have been meant, as forms, and clauses that speak of it."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from cardspeak.library import books
from cardspeak.record import record
from cardspeak.search import found_clauses, found_offers, offered, phrases_for
from cardspeak.situations import Situation
from cardspeak.talk import Heard
from cardspeak.web.ask.answer_words import Cited, cited_in
from cardspeak.web.ask.forms import Form, forms, keys_near
from cardspeak.web.ask.told_forms import told_form

LeftOut: TypeAlias = tuple[str, tuple[Form, ...]]
"""A piece that was left out of a story, and forms for it."""
SURE = 14.0  # how well something has to fit, to be offered for words that were left out


@record
class Meant(NamedTuple):
    """The likeliest five: phrases for what was not understood, and whole situations, each as a form.

    `clauses` are those that speak of it; those of the book that is asked, and of the ones below it, before others.
    """

    forms: tuple[Form, ...]
    told: tuple[Form, ...]
    clauses: tuple[Cited, ...]


def meant(
    language: str, heard: Heard, piece: str, seats: Sequence[str], book: str, near: Sequence[str] = (),
    likely: Sequence[Situation] = (),
) -> Meant:  # fmt: skip
    """Find what may have been meant by a text under a book; `piece` of it was not understood.

    `likely` are situations whose answers are likely to be the right one.
    """
    if heard.too_long:
        return Meant((), (), ())
    found = offered(heard, piece, keys_near(near), likely)
    told = tuple(told_form(language, each, heard, seats) for each in found.situations)
    return Meant(
        tuple(forms(language, piece, seats, found.phrases)), told, clauses_of(language, piece or heard.text, book)
    )


def clauses_of(language: str, text: str, book: str) -> tuple[Cited, ...]:
    """Return the clauses that speak of something, those of a book and of the ones below it before others."""
    below = [each.book for each in books()[book].below]
    found = found_clauses(text, (book, *below))
    return tuple(cited for each in found if (cited := cited_in(language, each.name)) is not None)


def left_out(language: str, asides: Sequence[str], seats: Sequence[str]) -> LeftOut | None:
    """Return the first piece that was left out of a story although it sounds like something that can be told."""
    for text in asides:
        sure = found_offers(text, 1)
        keys = phrases_for(text)
        if keys and sure and sure[0].fits >= SURE:
            return text, tuple(forms(language, text, seats, keys))
    return None
