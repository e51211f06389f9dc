"""Where a book has a clause of its own on a matter, its rulings do not cite common practice for it."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tests.written import cases

from cardspeak.cases.setting import Shelf, setting
from cardspeak.cases.table_setting import at_a_table
from cardspeak.errors import Unreadable
from cardspeak.law.law import Law, stack
from cardspeak.library import books, find_game, law_at
from cardspeak.story.parser import parse_story
from cardspeak.story.phrases import PHRASES
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import Played, play

SHELF = Shelf(find_game, law_at)
COMMON = "common"
RIGHTLY = Path(__file__).parent / "common_cited.toml"
TABLE: dict[str, Any] = {"game": "nlhe", "blinds": [50, 100], "seats": "A B C D", "stacks": 10000}
SPOT: dict[str, Any] = {"street": "flop", "pot": 400, "bets": {"A": 300}}
Row = tuple[str, str]  # a book, and a point of law that it leaves to common practice


@cache
def topics(point: str) -> frozenset[str]:
    """The topics of all clauses that any book gives as its answer to a point."""
    return frozenset(
        book.clauses[clause].topic
        for book in books().values()
        for answer in book.answers
        if answer.point == point
        for clause in answer.clauses
    )


def spoken_of(law: Law, point: str) -> list[str]:
    """The clauses above common practice that speak of the matter of a point, by their topic."""
    shelf = books()
    above = [each for each in stack(shelf[law.book], shelf, law.context) if each[0].id != COMMON]
    return [
        clause.name
        for book, beginning in above
        for clause in book.clauses.values()
        if clause.topic in topics(point) and clause.id.startswith(beginning)
    ]


def told() -> Iterator[Played]:
    """Every case under its book, and the example of every phrase under every book, before the flop and facing a bet."""
    for case in cases():
        story = parse_story(case.get("play", "")) if case.get("play") else ()
        if story and not at_a_table(case, story):
            yield from _played(case, case["book"], case["play"])
    for phrase in PHRASES:
        for book in books():
            yield from _played({"table": TABLE}, book, phrase.example)
            yield from _played({"table": TABLE, "spot": SPOT}, book, phrase.example)


def _played(case: dict[str, Any], book: str, story: str) -> Iterator[Played]:
    try:
        yield play(setting(case, book, parse_story(story), SHELF)._replace(asked=True))
    except (Unreadable, Unruled):
        return


def left_to_common() -> dict[Row, list[str]]:
    """Each book and point that a ruling answered by common practice, with the clauses above it on the matter."""
    found: dict[Row, list[str]] = {}
    for played in told():
        law = played.law
        for point in [point for ruling in played.rulings for point in ruling.points]:
            if point in law.answers and law.answers[point].book == COMMON and law.book != COMMON:
                clauses = spoken_of(law, point)
                if clauses:
                    found.setdefault((law.book, point), clauses)
    return found


def rightly() -> dict[Row, str]:
    """What is rightly left to common practice, with the reason."""
    rows = tomllib.loads(RIGHTLY.read_text(encoding="utf-8"))["left"]
    return {(book, row["point"]): row["why"] for row in rows for book in row["books"]}


def test_a_books_own_clause_is_cited() -> None:
    found, allowed = left_to_common(), rightly()
    assert {row: found[row] for row in sorted(found.keys() - allowed.keys())} == {}, (
        f"common practice is cited where the book speaks of the matter: answer it there, or say why in {RIGHTLY.name}"
    )
    assert sorted(allowed.keys() - found.keys()) == [], "listed, and not left to common practice"
    assert all(len(why.split()) > 4 for why in allowed.values())
