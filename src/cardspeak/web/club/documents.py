"""The papers that a player may ask for: glossary, disputed cases and etiquette of a book, in the reader's language."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Literal, NamedTuple, get_args

from cardspeak.law.book import Book, Clause
from cardspeak.library import books
from cardspeak.library.texts import clause_in, topic_in
from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.room.club.state import Club
from cardspeak.search import situations
from cardspeak.situations import Situation, case_of
from cardspeak.web.ask.address import fields_of
from cardspeak.web.ask.answer_words import said
from cardspeak.web.ask.ruled import Problem, told_under
from cardspeak.web.ask.told_forms import form_of
from cardspeak.web.render import book_title

Kind = Literal["glossary", "disputed", "etiquette"]
KINDS: tuple[Kind, ...] = get_args(Kind)
MOST_STEPS = 4  # of a ruling, that are printed


@record
class Entry(NamedTuple):
    """A paragraph: what it is about, its sentences, the clauses behind it, and the language of its words."""

    heading: str
    lines: tuple[str, ...]
    cites: tuple[str, ...]
    language: str


@record
class Document(NamedTuple):
    """A paper: which one, the book that it is made of, and its parts, each under a heading."""

    kind: Kind
    book: str
    parts: tuple[tuple[str, tuple[Entry, ...]], ...]


@cache
def document(kind: Kind, book: str, language: str) -> Document:
    """Return a paper in a language; disputed cases are ruled on under the book, which takes seconds the first time."""
    makers = {"glossary": _glossary, "disputed": _disputed, "etiquette": _etiquette}
    return Document(kind, book, tuple([(name, rows) for name, rows in makers[kind](book, language) if rows]))


Parts = Iterable[tuple[str, tuple[Entry, ...]]]


def _stack(book: str) -> list[Book]:
    """Return a book and those on which it stands, each once."""
    found = [books()[book]]
    for below in books()[book].below:
        found += [each for each in _stack(below.book) if each not in found]
    return found


def _entries(clauses: Iterable[Clause], language: str) -> tuple[Entry, ...]:
    made = []
    for clause in clauses:
        text = clause_in(language, clause)
        made.append(Entry(text.heading, (text.gist,), (clause.name,), text.language))
    return tuple(made)


def _glossary(book: str, language: str) -> Parts:
    """Yield what the books define, those of the house first, each under its own title, in the order of the words."""
    stack = _stack(book)
    for each in (*stack, *[other for other in books().values() if other not in stack]):
        found = _entries([clause for clause in each.clauses.values() if clause.kind == "definition"], language)
        yield book_title(language, each.id), tuple(sorted(found, key=lambda entry: entry.heading.casefold()))


def _etiquette(book: str, language: str) -> Parts:
    """Yield what the books say of manners, and what they forbid, by subject."""
    by_topic: dict[str, list[Clause]] = {}
    for each in _stack(book):
        for clause in each.clauses.values():
            if clause.kind in ("etiquette", "discipline") and clause.topic:
                by_topic.setdefault(clause.topic, []).append(clause)
    named = [(topic_in(language, topic).text, clauses) for topic, clauses in by_topic.items()]
    for name, clauses in sorted(named, key=lambda row: row[0].casefold()):
        yield name[:1].upper() + name[1:], _entries(clauses, language)


def _disputed(book: str, language: str) -> Parts:
    """Yield the situations about which people quarrel, as far as the book itself rules on them, by the mishap."""
    by_outcome: dict[str, list[Entry]] = {}
    for situation in situations().values():
        for outcome, entry in _ruled(situation, book, language):
            by_outcome.setdefault(outcome, []).append(entry)
    for outcome, entries in by_outcome.items():
        yield outcome, tuple(entries)


def _ruled(situation: Situation, book: str, language: str) -> Iterator[tuple[str, Entry]]:
    """Yield a situation with its ruling; nothing where only the books below this one have something to say."""
    case = case_of(situation, dict(situation.places), {})
    found = told_under(fields_of({**case, "book": book}), book)
    if isinstance(found, Problem) or not found.found.rulings:
        return
    answer = said(language, found.found, found.played)
    cites = tuple([clause.name for clause in answer.clauses if clause.book == book])
    if not cites:
        return
    asked = [question.text for question in answer.questions[:1]]
    lines = (answer.outcome, *answer.steps[:MOST_STEPS], *([answer.reason] if answer.reason else ()), *asked)
    topic = books()[book].clauses[cites[0].partition(":")[2]].topic
    heading = topic_in(language, topic).text if topic else say(language, "club-document-disputed")
    parts = form_of(language, situation, situation.places).parts
    told = "".join([part if isinstance(part, str) else _shown(part.value, part.choices) for part in parts])
    yield heading[:1].upper() + heading[1:], Entry(told, lines, cites[:4], language)


def _shown(value: str, choices: tuple[tuple[str, str], ...]) -> str:
    return dict(choices).get(value, value)


def paper_at(club: Club, kind: str) -> str:
    """Return where a document of rules is to be read: the rules as a book, the others as papers."""
    own = club.house
    match kind:
        case "competition_rules":
            return f"/books/{own.tournament_book or own.book}/print"
        case "glossary" | "etiquette" | "disputes":
            return f"/club/documents/{'disputed' if kind == 'disputes' else kind}?book={own.book}"
        case _:
            return f"/books/{own.book}/print"
