"""The law in the language of its reader: nothing is missing or of a clause that is not there, and numbers agree."""

import re
from collections import Counter
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from cardspeak.law.book import Answer, Clause
from cardspeak.law.kinds import EventKind, Family, Structure
from cardspeak.law.points import POINTS
from cardspeak.law.policy import POLICIES
from cardspeak.library import books, shipped
from cardspeak.library.texts import (
    FIELDS,
    LANGUAGES,
    clause_in,
    law_texts,
    meaning_in,
    question_in,
    reading_in,
    texts_of,
    topic_in,
)
from cardspeak.service.rulebooks import MORE

FOREIGN = {"ru": "[іїєґІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ']", "sk": "[а-яА-Яа-яґєії]"}
"""Letters that a language does not have, and the apostrophe that Ukrainian does not write."""


def english_of(clause: Clause) -> dict[str, str]:
    return {field: text for field in FIELDS if (text := getattr(clause, field))}


def law_in_english() -> dict[str, set[str]]:
    """What can be said of the law itself; where several things have a name, it stands with its place before it."""
    meanings: dict[str, set[str]] = {}
    for name, policy in chain.from_iterable(ways.items() for ways in POLICIES.values()):
        meanings.setdefault(name, set()).add(policy.meaning)
    answers = [answer for book in shipped().values() for answer in book.answers]
    given = [value for answer in answers for _, value in answer.parameters]
    spoken = {True: "yes", False: "no"}
    values = {spoken[value] if isinstance(value, bool) else str(value) for value in given}
    circumstances = {*get_args(Structure), *get_args(Family), *get_args(EventKind), MORE}
    return {
        "points": set(POINTS),
        "policies": {
            name if len(meanings[name]) == 1 else f"{point} {name}" for point, ways in POLICIES.items() for name in ways
        },
        "parameters": {name for answer in answers for name, _ in answer.parameters} | {"players"},
        "values": {value for value in values if not value.isdigit()} | circumstances,
        "topics": {clause.topic for book in shipped().values() for clause in book.clauses.values() if clause.topic},
    }


def readings_in_english() -> list[Answer]:
    return [answer for book in shipped().values() for answer in book.answers if answer.reading]


def missing(language: str, part: str) -> list[str]:
    """Return what of a book, or of a part of the law, is not written in a language."""
    if part == "readings":
        return [
            f"{answer.book} {answer.point}"
            for answer in readings_in_english()
            if reading_in(language, answer).language != language
        ]
    if part not in shipped():
        return sorted(law_in_english()[part] - set(law_texts(language)[part]))
    written = texts_of(part, language).clauses
    return [
        f"{clause.id} {field}"
        for clause in shipped()[part].clauses.values()
        for field in english_of(clause)
        if not written.get(clause.id, {}).get(field)
    ]


@pytest.mark.parametrize("part", [*shipped(), *law_in_english(), "readings"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_written(language: str, part: str) -> None:
    found = missing(language, part)
    assert not found, f"{len(found)} to write in {language}"


@pytest.mark.parametrize("book", shipped())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_of_a_clause_and_of_what_it_says_in_english(language: str, book: str) -> None:
    clauses = shipped()[book].clauses
    for name, text in texts_of(book, language).clauses.items():
        assert set(text) <= set(english_of(clauses[name])), name
        assert all(each.strip() == each != "" for each in text.values()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_of_the_law_is_there(language: str) -> None:
    for kind, english in law_in_english().items():
        there = english | {name.partition(" ")[2] for name in english if kind == "policies"}
        strange = {name for name in law_texts(language)[kind] if not {name, name.partition(" ")[2]} & there}
        assert not strange, kind


def numbers(text: str) -> Counter[str]:
    """Return the numbers of a text, written without what stands between thousands."""
    return Counter(re.findall(r"\d+", re.sub(r"(?<=\d)[,.\xa0 ](?=\d{3}\b)", "", text)))


@pytest.mark.parametrize("book", shipped())
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_clauses_that_are_named_are_the_same(language: str, book: str) -> None:
    clauses = shipped()[book].clauses
    differ = {
        f"{name} {field}": (english_of(clauses[name])[field], said)
        for name, text in texts_of(book, language).clauses.items()
        for field, said in text.items()
        if numbers(said) != numbers(english_of(clauses[name])[field])
    }
    assert not differ


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_is_of_an_answer_and_its_numbers_are_the_same(language: str) -> None:
    english: dict[tuple[str, str], set[str]] = {}
    for answer in readings_in_english():
        for name in (answer.point, f"{answer.point} {answer.policy}"):
            english.setdefault((answer.book, name), set()).add(answer.reading)
    for book in shipped():
        for name, said in texts_of(book, language).answers.items():
            assert [numbers(said)] == [numbers(text) for text in english[book, name]], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_are_of_the_language(language: str) -> None:
    said = [
        text
        for texts in (
            *(texts_of(book, language).clauses for book in shipped()),
            *({book: texts_of(book, language).answers} for book in shipped()),
            law_texts(language),
        )
        for fields in texts.values()
        for text in fields.values()
    ]
    quoted = re.compile("«[^»]*»|„[^“]*“")  # what a book says in another language
    assert [text for text in said if re.search(FOREIGN[language], quoted.sub("", text))] == []


def test_what_is_not_written_is_said_in_english(tmp_path: Path) -> None:
    clause = books()["common"].clauses["several-chips"]
    assert clause_in("en", clause)[:3] == ("en", clause.heading, clause.gist)
    assert clause_in("xx", clause).language == "en"
    assert question_in("xx", "oddchip.to").text == POINTS["oddchip.to"].question
    assert str(topic_in("xx", "odd-chip")) == "odd chip"


def test_what_an_answer_comes_to_names_its_parameters() -> None:
    answer = next(each for each in books()["common"].answers if each.parameters)
    assert re.fullmatch(r".+ \(.+: .+\)", meaning_in("en", answer).text)
