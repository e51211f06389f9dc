"""The rulebooks: every clause, readable and searchable, with what it answers, its status and its cases."""

from collections.abc import Sequence
from functools import cache, partial
from typing import NamedTuple
from urllib.parse import urlencode

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.cases.coverage import STATUSES
from cardspeak.errors import Unreadable
from cardspeak.law.book import Answer, Book, Clause
from cardspeak.law.points import POINTS
from cardspeak.library import books
from cardspeak.library.texts import (
    Text,
    Words,
    circumstances_in,
    clause_in,
    meaning_in,
    question_in,
    reading_in,
    topic_in,
)
from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.service.rulebooks import Difference, counts, differences, proofs, rows
from cardspeak.story.parser import parse_story
from cardspeak.web.ask.address import address, fields_of
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import language_of
from cardspeak.web.render import book_title, page

MOST_FOUND = 100


@record
class Shown(NamedTuple):
    """A clause as the page has it: its words, status, the points that it answers, the cases that name it."""

    clause: Clause
    text: Text
    status: str
    answers: tuple[tuple[Words, Words, str], ...]
    cases: tuple[tuple[str, str], ...]


@get("/books", sync_to_thread=False)
def shelf(request: Asked, q: FromQuery[str] = "") -> Response[str]:
    """Show the rulebooks, and the clauses of all of them in which all words of a search occur."""
    language = language_of(request)
    listed = [
        {"id": book.id, "title": book_title(language, book.id), "clauses": len(book.clauses), "language": book.language}
        for book in books().values()
    ]
    found = [clause for book in books().values() for clause in _matching(language, book, q)] if q.strip() else []
    return page(
        request, "books.html", here="books", rows=listed, q=q, all_found=len(found),
        found=[(clause, clause_in(language, clause)) for clause in found[:MOST_FOUND]],
        title=partial(book_title, language),
    )  # fmt: skip


@get("/books/proofs", sync_to_thread=True)
def proved(request: Asked) -> Response[str]:
    """Show how many clauses of each book are enforced, ruled, run, shown, open."""
    language = language_of(request)
    table = [(book, book_title(language, book), counts(book), len(proofs(book))) for book in books()]
    return page(request, "book_proofs.html", here="books", table=table, statuses=STATUSES)


@get("/books/{book_id:str}", sync_to_thread=True)
def book_page(
    request: Asked, book_id: FromPath[str], q: FromQuery[str] = "", topic: FromQuery[str] = "",
    status: FromQuery[str] = "", beside: FromQuery[str] = "",
) -> Response[str] | Redirect:  # fmt: skip
    """Show the clauses of a book: those with these words, of this topic, of this status."""
    book, language = _book(book_id), language_of(request)
    if beside in books():
        return to(f"/books/{book.id}/beside/{beside}")
    status_of = {row.clause.id: row.status for row in rows(book.id)}
    shown = [
        Shown(
            clause, clause_in(language, clause), status_of[clause.id], _answers(language, book, clause.id),
            _cases(book.id, clause.id),
        )
        for clause in _matching(language, book, q)
        if topic in ("", clause.topic) and status in ("", status_of[clause.id])
    ]  # fmt: skip
    found = counts(book.id)
    return page(
        request, "book.html", here="books", title=book_title(language, book.id), book=book, shown=shown, q=q,
        topic=topic, of_status=status,
        topics=_topics(language, book), topic_in=partial(topic_in, language),
        statuses=[(name, found[name]) for name in STATUSES if found[name]], others=_others(language, book.id),
        link=lambda **changed: _link({"q": q, "topic": topic, "status": status, **changed}),
    )  # fmt: skip


@get("/books/{book_id:str}/points", sync_to_thread=False)
def points(request: Asked, book_id: FromPath[str], q: FromQuery[str] = "") -> Response[str]:
    """Show what answers each point of law under a book, its own answers first and those of the books below it."""
    book, language = _book(book_id), language_of(request)
    wanted = q.casefold().split()[:8]
    answers: dict[str, list[tuple[Answer, str]]] = {}
    for at in _stack(book):
        for answer in at.answers:
            if at is book or answer.point not in answers or answers[answer.point][0][0].book == at.id:
                answers.setdefault(answer.point, []).append((answer, _when(language, answer)))
    table = [
        (point, question_in(language, name), answers[name])
        for name, point in POINTS.items()
        if name in answers and _has(wanted, f"{name} {point.question}", f"{name} {question_in(language, name)}")
    ]
    return page(
        request, "book_points.html", here="books", title=book_title(language, book.id), book=book, q=q, table=table,
        meaning=partial(meaning_in, language), reading=partial(reading_in, language),
    )  # fmt: skip


@get("/books/{book_id:str}/beside/{other_id:str}", sync_to_thread=True)
def beside(request: Asked, book_id: FromPath[str], other_id: FromPath[str]) -> Response[str]:
    """Show two books side by side: the points that they answer differently."""
    one, other, language = _book(book_id), _book(other_id), language_of(request)
    return page(
        request, "book_beside.html", here="books", one=one.id, other=other.id, shown_by=shown_by,
        rows=differences(one.id, other.id),
        title=partial(book_title, language), others=_others(language, one.id),
        question=partial(question_in, language), meaning=partial(meaning_in, language),
        circumstances=partial(circumstances_in, language),
    )  # fmt: skip


def _book(name: str) -> Book:
    found = books().get(name)
    if found is None:
        raise NotFoundException
    return found


def _matching(language: str, book: Book, q: str) -> list[Clause]:
    """Return the clauses of a book in which all words of a search occur, in English or in the reader's language."""
    wanted = q.casefold().split()[:8]
    return [
        clause
        for clause in book.clauses.values()
        if _has(wanted, *[_searched(clause, clause_in(spoken, clause)) for spoken in ("en", language)])
    ]


def _searched(clause: Clause, text: Text) -> str:
    topic = topic_in(text.language, clause.topic)
    return f"{clause.name} {text.heading} {text.gist} {clause.topic} {topic} {clause.where}"


def _has(wanted: Sequence[str], *texts: str) -> bool:
    """Say whether one of the texts has all words that are looked for."""
    return any(all(word in text.casefold() for word in wanted) for text in texts)


def _topics(language: str, book: Book) -> list[tuple[str, Words]]:
    topics = {clause.topic: topic_in(language, clause.topic) for clause in book.clauses.values() if clause.topic}
    return sorted(topics.items(), key=lambda each: each[1].text.casefold())


def _others(language: str, book: str) -> list[tuple[str, str]]:
    return [(name, book_title(language, name)) for name in books() if name != book]


def _link(fields: dict[str, str]) -> str:
    return "?" + urlencode({key: value for key, value in fields.items() if value})


def _stack(book: Book) -> list[Book]:
    """Return a book and those below it, in the order in which they are asked."""
    found = [book]
    for below in book.below:
        found += [each for each in _stack(books()[below.book]) if each not in found]
    return found


def _answers(language: str, book: Book, clause: str) -> tuple[tuple[Words, Words, str], ...]:
    return tuple(
        (question_in(language, answer.point), meaning_in(language, answer), _when(language, answer))
        for answer in book.answers
        if clause in answer.clauses
    )


def _when(language: str, answer: Answer) -> str:
    return say(language, "book-when", when=circumstances_in(language, answer.when)) if answer.when else ""


def _cases(book: str, clause: str) -> tuple[tuple[str, str], ...]:
    """Return the cases that name a clause, each with the address under which it can be played."""
    name = f"{book}:{clause}"
    return tuple(
        (str(proof.case.get("name", "")), _played(book, at))
        for at, proof in enumerate(proofs(book))
        if name in proof.verdict.clauses
    )


def shown_by(row: Difference) -> tuple[str, str] | None:
    """Return a case of either answer that can be played, where the other books stand beside it."""
    found = (_cases(answer.book, clause) for answer in (row.mine, row.theirs) for clause in answer.clauses)
    return next((case for cases in found for case in cases if case[1]), None)


@cache
def _played(book: str, at: int) -> str:
    """Return where a case of a book can be played; nothing for one that tells nothing."""
    case = proofs(book)[at].case
    try:
        story = parse_story(str(case.get("play", "")))
    except Unreadable:
        return ""
    return address(fields_of(case)) if story else ""


HANDLERS = (shelf, proved, book_page, points, beside)
