"""A rulebook as a club plays it, to be printed: its own clauses, its deviations, and what the books below it decide."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from cardspeak.law.book import Book, Clause
from cardspeak.library import books, find_book, law_for
from cardspeak.library.texts import Text, Words, circumstances_in, clause_in, meaning_in, question_in
from cardspeak.record import record
from cardspeak.service.rulebooks import CONTEXTS, differences


@record
class Part(NamedTuple):
    """Clauses under one heading of the book's own text, each with its words."""

    heading: str
    clauses: tuple[tuple[Clause, Text], ...]


@record
class Deviation(NamedTuple):
    """A question that the club answers otherwise than the book on which its own stands."""

    question: Words
    when: str  # the circumstances under which; empty: always
    here: Words
    there: Words
    cites: tuple[str, ...]  # clauses of the club's book
    instead_of: tuple[str, ...]  # clauses of the other


@record
class Below(NamedTuple):
    """The clauses of a book further down that decide what the books above it leave open."""

    book: str
    clauses: tuple[tuple[Clause, Text], ...]


@record
class PrintedBook(NamedTuple):
    """All that is printed of a book, in the language of its reader."""

    book: Book
    parts: tuple[Part, ...]
    named: str  # the book that it deviates from; none where it stands on nothing
    deviations: tuple[Deviation, ...]
    below: tuple[Below, ...]


def printed_book(name: str, language: str) -> PrintedBook:
    """Return what is printed of a book in a language; words that it has not in that language are English."""
    book = find_book(name)
    named = book.below[0].book if book.below else ""
    return PrintedBook(
        book, tuple(_parts(book, language)), named, tuple(_deviations(book, named, language)) if named else (),
        tuple(_below(book, language)),
    )  # fmt: skip


def _parts(book: Book, language: str) -> Iterable[Part]:
    parts: list[tuple[str, list[Clause]]] = []
    for clause in book.clauses.values():
        heads = not clause.where or re.search(r"[^\W\d_]{3}", clause.where)  # "45-B" goes on under "45: …"
        if not parts or (heads and clause.where != parts[-1][0]):
            parts.append((clause.where, []))
        parts[-1][1].append(clause)
    for heading, clauses in parts:
        yield Part(heading, _texts(clauses, language))


def _texts(clauses: Iterable[Clause], language: str) -> tuple[tuple[Clause, Text], ...]:
    return tuple((clause, clause_in(language, clause)) for clause in clauses)


def _deviations(book: Book, named: str, language: str) -> Iterable[Deviation]:
    """Yield where the book itself answers otherwise; what a book between the two decides is no rule of this house."""
    for point, when, mine, theirs in differences(book.id, named):
        if mine.book == book.id:
            yield Deviation(
                question_in(language, point), circumstances_in(language, when), meaning_in(language, mine),
                meaning_in(language, theirs), mine.cites, theirs.cites,
            )  # fmt: skip


def _below(book: Book, language: str) -> Iterable[Below]:
    """Yield, for each book under this one, its clauses that answer something in a game that this book governs."""
    cited = {
        name
        for context in CONTEXTS
        if context.event == book.event
        for answer in law_for(book.id, context).answers.values()
        if answer.book != book.id
        for name in answer.cites
    }
    for other in books().values():
        clauses = [clause for clause in other.clauses.values() if clause.name in cited]
        if clauses:
            yield Below(other.id, _texts(clauses, language))
