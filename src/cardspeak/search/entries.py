"""What can be found, with the words for it in four languages: what may be told, and the clauses of all books."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import NamedTuple

from cardspeak.irregularities import OFFENCE_ROWS
from cardspeak.law.points import POINTS
from cardspeak.library import books, read_toml
from cardspeak.library.texts import clause_in
from cardspeak.locale.messages import LANGUAGES, has, say
from cardspeak.locale.told import told_in_words
from cardspeak.record import record
from cardspeak.story.offers import offers, phrase_of
from cardspeak.story.parser import parse_story
from cardspeak.story.phrases import Phrase
from cardspeak.story.retold import retold

KEYWORD, TITLE, PHRASE, HEADING, GIST = 1.0, 1.0, 0.8, 0.8, 0.55
"""How much it weighs to be found by each kind of text."""


@record
class Entry(NamedTuple):
    """A text, what is found by it (keys of offers and names of clauses, the likeliest first), and its weight."""

    text: str
    offers: tuple[str, ...]
    clauses: tuple[str, ...]
    weight: float


@record
class Matter(NamedTuple):
    """What people call a thing in each language; the offers that it may mean, and the points of law that decide it."""

    name: str
    words: Mapping[str, tuple[str, ...]]
    offers: tuple[str, ...]
    points: tuple[str, ...]


@cache
def matters() -> tuple[Matter, ...]:
    """Return the tables of keywords."""
    folder = resources.files("cardspeak") / "search" / "keywords"
    return tuple(
        Matter(
            name,
            {language: tuple(row[language]) for language in LANGUAGES},
            tuple(row.get("offers", ())),
            tuple(point for each in row.get("points", ()) for point in _points(each)),
        )
        for file in sorted(folder.iterdir(), key=lambda each: each.name)
        for name, row in read_toml(file).items()
    )


def entries() -> Iterator[Entry]:
    """Yield every text by which something is found."""
    decided = _clauses_by_point()
    for matter in matters():
        clauses = tuple(dict.fromkeys(name for point in matter.points for name in decided.get(point, ())))
        for words in matter.words.values():
            for each in words:
                yield Entry(each, matter.offers, clauses, KEYWORD)
    for key, offer in offers().items():
        phrase = phrase_of(offer.words)
        for text in (phrase.example, phrase.meaning, *_told(phrase)):
            yield Entry(text, (key,), (), PHRASE)
        for text in _said(f"offer-{key}"):
            yield Entry(text, (key,), (), TITLE)
    for row in OFFENCE_ROWS:
        keys = tuple(offer.key for offer in row.offers)
        for text in (row.offence.name if row.offence else "", *_said(f"ruled-{row.code.replace('_', '-')}")):
            yield Entry(text, keys, (), TITLE)
    for book in books().values():
        for clause in book.clauses.values():
            for said in dict.fromkeys(clause_in(language, clause) for language in LANGUAGES):
                yield Entry(said.heading, (), (clause.name,), HEADING)
                yield Entry(said.gist, (), (clause.name,), GIST)


def _told(phrase: Phrase) -> Iterator[str]:
    """Yield the example of a phrase in every language but the story's own."""
    for statement in parse_story(phrase.example):
        found = retold(statement, phrase.example)
        if found is not None:
            yield from (told_in_words(language, found.key, found.places) for language in LANGUAGES[1:])


def _said(message: str) -> Iterator[str]:
    """Yield a message in every language, where there is one."""
    if has(message):
        yield from (say(language, message) for language in LANGUAGES)


def _points(name: str) -> tuple[str, ...]:
    """Return a point by its name, or all of a chapter."""
    return tuple(point for point in POINTS if point.startswith(name)) if name.endswith(".") else (name,)


def _clauses_by_point() -> dict[str, tuple[str, ...]]:
    """Return for each point the clauses that the books cite for their answers."""
    found: dict[str, dict[str, None]] = {}
    for book in books().values():
        for answer in book.answers:
            found.setdefault(answer.point, {}).update(dict.fromkeys(answer.cites))
    return {point: tuple(names) for point, names in found.items()}
