"""A book as somebody wrote it: its files become a value, and a mistake in them one clear line."""

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, get_args

from cardspeak.law.book import Answer, Below, Book, Clause, Faulty, check
from cardspeak.law.kinds import EventKind

BOOK_KEYS = ("id", "title", "language", "edition")
CLAUSE_KEYS = tuple(key for key in Clause._fields if key != "book")
ANSWER_KEYS = ("point", "policy", "clauses", "when", "with", "reading")
TOP_KEYS = ("event", "over", "answer")
EVENTS = get_args(EventKind)


def book_from(clauses: Mapping[str, Any], *rules: Mapping[str, Any]) -> Book:
    """Build a book from the contents of its files and check it; `Faulty` says in one line what is wrong."""
    try:
        return _book(clauses, rules)
    except Faulty as error:
        raise Faulty(f"{error}{meant(error.word, error.known)}") from None


def meant(word: str, known: Iterable[str]) -> str:
    """Return the known word that was perhaps meant by an unknown one, as the end of a sentence."""
    near = get_close_matches(word, list(known), 1, 0.55) if word else []
    return f"; did you mean {near[0]}?" if near else ""


def _book(clauses: Mapping[str, Any], rules: Iterable[Mapping[str, Any]]) -> Book:
    _keys("clauses.toml", clauses, ("book", "clause"))
    about = clauses.get("book", {})
    if not isinstance(about, dict):
        raise Faulty("clauses.toml: [book] has one pair of brackets")
    _needs("clauses.toml: [book]", about, ("id", "title"), BOOK_KEYS)
    name = str(about["id"])
    if not re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", name):
        raise Faulty(f"clauses.toml: the id of a book is written as friday-club or club-2, not {name}")
    found: dict[str, Clause] = {}
    for number, row in enumerate(_rows(f"{name}: clauses.toml", clauses, "clause"), 1):
        where = f"{name}: clause {row['id']}" if "id" in row else f"{name}: clause number {number} of clauses.toml"
        _needs(where, row, ("id", "heading", "gist", "kind", "layer"), CLAUSE_KEYS)
        if not isinstance(row["id"], str):
            raise Faulty(f'{where}: an id stands in quotation marks: id = "{row["id"]}"')
        if ":" in row["id"] or not row["id"].strip():
            raise Faulty(f"{where}: an id is not empty and has no colon")
        if row["id"] in found:
            raise Faulty(f"{where}: there are two clauses of this id")
        found[row["id"]] = Clause(name, **row)
    answers, below = [], []
    event: EventKind = "cash"
    for each in rules:
        _keys(name, each, TOP_KEYS)
        answers += [_answer(name, number, row) for number, row in enumerate(_rows(name, each, "answer"), 1)]
        below += [_below(name, row) for row in _rows(name, each, "over")]
        event = each.get("event", event)
    if event not in EVENTS:
        raise Faulty(f"{name}: event is one of {', '.join(EVENTS)}, not {event}", str(event), EVENTS)
    book = Book(name, str(about["title"]), about.get("language", "en"), event, tuple(below), found, tuple(answers))
    check(book)
    return book


def _keys(where: str, row: Mapping[str, Any], known: tuple[str, ...]) -> None:
    strange = next((key for key in row if key not in known), None)
    if strange is not None:
        raise Faulty(f"{where}: there is no key {strange} here (there are: {', '.join(known)})", strange, known)


def _needs(where: str, row: Mapping[str, Any], needed: tuple[str, ...], known: tuple[str, ...]) -> None:
    _keys(where, row, known)
    for key in needed:
        if key not in row:
            raise Faulty(f"{where} needs the key {key}")


def _rows(where: str, data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    rows = data.get(key, [])
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        how = 'over = [{ book = "common" }]' if key == "over" else f"[[{key}]], in two pairs of brackets"
        raise Faulty(f"{where}: {key} is written {how}")
    return rows


def _below(name: str, row: dict[str, Any]) -> Below:
    _needs(f"{name}: an entry of over", row, ("book",), Below._fields)
    if row.get("event", "cash") not in EVENTS:
        raise Faulty(f"{name}: over {row['book']}: event is one of {', '.join(EVENTS)}", str(row["event"]), EVENTS)
    return Below(**row)


def _answer(book: str, number: int, row: dict[str, Any]) -> Answer:
    where = f"{book}: answer to {row['point']}" if "point" in row else f"{book}: answer number {number}"
    for key in TOP_KEYS:
        if key in row:
            raise Faulty(f"{where}: {key} stands at the top of the file, before the first [[answer]]")
    strange = next((key for key in row if key not in ANSWER_KEYS), None)
    if strange is not None:
        raise Faulty(f"{where}: an answer has no key {strange}", strange, ANSWER_KEYS)
    for key in ("point", "policy", "clauses"):
        if key not in row:
            raise Faulty(f"{where} needs the key {key}")
    if not isinstance(row["clauses"], list):
        raise Faulty(f'{where}: clauses is a list: clauses = ["{row["clauses"]}"]')
    for key in ("with", "when"):
        if not isinstance(row.get(key, {}), dict):
            raise Faulty(f"{where}: {key} is written in braces: {key} = {{ name = value }}")
    given, when = (tuple(sorted(row.get(key, {}).items())) for key in ("with", "when"))
    return Answer(
        book, str(row["point"]), str(row["policy"]), given, tuple(row["clauses"]), when, row.get("reading", "")
    )
