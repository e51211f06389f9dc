"""The law in the language of its reader: clauses, points, policies and topics, as far as they are written in it.

English stands beside the law itself, in `clauses.toml` and in the code; what is not written otherwise is said in it.
"""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from cardspeak.law.book import Answer, Book, Clause, Faulty
from cardspeak.law.points import POINTS
from cardspeak.law.policy import POLICIES, Value
from cardspeak.library import books, home_of, read_toml
from cardspeak.library.written import meant
from cardspeak.record import record

ENGLISH = "en"
LANGUAGES = ("ru", "uk", "sk")
FIELDS = ("heading", "gist", "reading", "differs")
ANSWERS = "answers"
"""Under which name, among the clauses of a book, stand the readings of its answers, by their points."""
LAW = ("points", "policies", "parameters", "values", "topics")


@record
class Text(NamedTuple):
    """The words of a clause, and the language they are in."""

    language: str
    heading: str
    gist: str
    reading: str = ""
    differs: str = ""


@record
class BookTexts(NamedTuple):
    """What of a book is written in a language: of its clauses, by id, those of `FIELDS`; readings of answers."""

    clauses: dict[str, dict[str, str]]
    answers: dict[str, str]


@record
class Words(NamedTuple):
    """Something said, and the language it is said in."""

    language: str
    text: str

    def __str__(self) -> str:
        """What is said."""
        return self.text


def clause_in(language: str, clause: Clause) -> Text:
    """Return the words of a clause in a language, those in English where it has none.

    Raises `Faulty` or `Unreadable` for a club's own file that is malformed.
    """
    found = {} if language == ENGLISH else texts_of(clause.book, language).clauses.get(clause.id, {})
    if not found:
        return Text(ENGLISH, clause.heading, clause.gist, clause.reading, clause.differs)
    return Text(language, *[found.get(field) or str(getattr(clause, field)) for field in FIELDS])


def cited_in(language: str, name: str) -> Text | None:
    """Return the words of a clause by its name, as `tda-2011:37a`; none for a clause that is on no shelf (any more)."""
    book, _, clause = name.partition(":")
    found = books()[book].clauses.get(clause) if book in books() else None
    return clause_in(language, found) if found else None


def question_in(language: str, point: str) -> Words:
    """Return the question of a point of law."""
    return _said(language, "points", point, POINTS[point].question)


def policy_in(language: str, point: str, policy: str) -> Words:
    """Return what a policy of a point means."""
    english = POLICIES[point][policy].meaning or _plain(policy).capitalize()
    return _said(language, "policies", policy, english, point)


def meaning_in(language: str, answer: Answer) -> Words:
    """Say what an answer comes to: what its policy means, with its parameters."""
    told = policy_in(language, answer.point, answer.policy)
    given = ", ".join(
        f"{_said(language, 'parameters', name, _plain(name), answer.policy)}: {value_in(language, name, value)}"
        for name, value in answer.parameters
    )
    return Words(told.language, f"{told} ({given})") if given else told


def reading_in(language: str, answer: Answer) -> Words:
    """Return the reading that an answer takes; empty where it has none."""
    table = texts_of(answer.book, language).answers if language in LANGUAGES and answer.reading else {}
    found = table.get(f"{answer.point} {answer.policy}") or table.get(answer.point)
    return Words(language, found) if found else Words(ENGLISH, answer.reading)


def value_in(language: str, name: str, value: Value) -> Words:
    """Return what a parameter of an answer is."""
    yes_or_no = {True: "yes", False: "no"}
    text = yes_or_no[value] if isinstance(value, bool) else str(value)
    return Words(language, text) if text.isdigit() else _said(language, "values", text, _plain(text), name)


def circumstances_in(language: str, when: Iterable[tuple[str, Value]]) -> str:
    """Say in which circumstances an answer holds; nothing where it always does."""
    return ", ".join(_circumstance(language, name, value) for name, value in when)


def _circumstance(language: str, name: str, value: Value) -> str:
    said = str(value_in(language, name, value))
    return f"{_said(language, 'parameters', name, name)}: {said}" if name == "players" else said


def topic_in(language: str, topic: str) -> Words:
    """Return the name of a topic of clauses."""
    return _said(language, "topics", topic, topic.replace("-", " "))


def texts_of(book: str, language: str) -> BookTexts:
    """Return what of a book is written in a language."""
    return _texts_of(book, language, home_of(book))


def check_texts(folder: Path, book: Book) -> None:
    """Refuse the texts in a club's folder that are of no clause of its book, or of nothing that a clause has."""
    for language in LANGUAGES:
        _texts_in(folder, language, book)
    _texts_of.cache_clear()  # the folder may have been read before, when it held something else


@cache
def law_texts(language: str) -> dict[str, dict[str, str]]:
    """Return what is written of the law itself in a language, by the kinds of `LAW`."""
    file = resources.files("cardspeak") / "locale" / language / "law.toml"
    found = read_toml(file) if file.is_file() else {}
    for kind in found:
        _known(f"{language}: law.toml", kind, LAW)
    return {kind: found.get(kind, {}) for kind in LAW}


def _said(language: str, kind: str, name: str, english: str, where: str = "") -> Words:
    """Return what a name is called; where several things have it, it stands with its place: `"stacks.asked nobody"`."""
    table = law_texts(language)[kind] if language in LANGUAGES else {}
    found = table.get(f"{where} {name}") or table.get(name)
    return Words(language, found) if found else Words(ENGLISH, english)


@cache
def _texts_of(book: str, language: str, home: Path | None) -> BookTexts:
    return _texts_in(home or resources.files("cardspeak") / "books" / book, language, books()[book])


def _texts_in(folder: Traversable | Path, language: str, book: Book) -> BookTexts:
    texts = BookTexts({}, {})
    answers = {name for answer in book.answers for name in (answer.point, f"{answer.point} {answer.policy}")}
    for file in _files(folder / "texts", language):
        where = f"{book.id}: texts/{file.name}"
        for name, text in read_toml(file).items():
            _known(where, name, (*book.clauses, ANSWERS), "clause")
            if not isinstance(text, dict):
                raise Faulty(f'{where}: a text stands under the clause it is of: ["{name}"]')
            for key in text:
                _known(f"{where}: {name}", key, answers if name == ANSWERS else FIELDS)
            if name in texts.clauses:
                raise Faulty(f"{where}: there are two texts of the clause {name}")
            if name == ANSWERS:
                texts.answers.update(text)
            else:
                texts.clauses[name] = text
    return texts


def _files(folder: Traversable | Path, language: str) -> list[Traversable | Path]:
    """Return the files of a language: `ru.toml`, and where a book is long also `ru-1.toml`, `ru-2.toml`."""
    inside = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return [
        file
        for file in inside
        if file.name == f"{language}.toml" or (file.name.startswith(f"{language}-") and file.name.endswith(".toml"))
    ]


def _known(where: str, word: str, known: Iterable[str], what: str = "key") -> None:
    there = tuple(known)
    if word not in there:
        raise Faulty(f"{where}: there is no {what} {word}{meant(word, there)}", word, there)


def _plain(code: str) -> str:
    return code.replace("_", " ")
