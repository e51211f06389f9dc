"""One word for one term in every text of the interface, and no English left in another language.

`terms.toml` has the words; whoever finds another word for a term adds it there as one that is not said.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.locale import ftl

LANGUAGES = ("ru", "uk", "sk")
TERMS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("terms.toml").read_text("utf-8"))["term"]
LETTERS = {"ru": "[іїєґІЇЄҐ]", "uk": "[ыэъёЫЭЪЁ']", "sk": "[а-яА-ЯёЁіїєґІЇЄҐ]"}
"""What a language does not write: letters of another one, and the straight apostrophe in Ukrainian."""
ENGLISH = {
    "ru": r"[A-Za-z]{2,}",
    "uk": r"[A-Za-z]{2,}",
    "sk": r"the|and|of|is|are|was|were|with|from|this|that|not|has|have|your|you|player|players|card|cards|hand|hands|"
          r"table|tables|seat|seats|for|at|round|rounds|bets|raises|calls|wins|chips|blinds|dealt|shows",
}  # fmt: skip
"""Words of English: in Cyrillic any Latin word, in Slovak words that it does not have."""
NAMES = frozenset(
    "Cardspeak TDA QR CSV JSON PHH OHH PDF API ICM URL HTTP HTTPS GET POST Anna Boris Cyril PokerStars OpenAPI TLS UTC "
    "As Kd Kh Qh bb BB Big Raise Diamond Game Club HORSE email bot bots html localhost serve cardspeak fspr raised "
    "Open Hand History Home End".split()
)
"""Latin words that stay what they are."""
KEPT = r"^(ask-story-example|programs-)"
"""Keys of texts that show what is typed in English."""


@cache
def texts(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every text of a language: its file, its key, and its words without what is filled in."""
    return tuple(
        (name, key, ftl.words(message)) for name in ftl.EVERY for key, message in ftl.messages(language, name).items()
    )


def second_words(language: str) -> Iterator[str]:
    """Yield each place where another word is said for a term, in one line."""
    rows = [(row, row["not"][language]) for row in TERMS if language in row.get("not", {})]
    looks = [(row, re.compile(rf"(?<![\w-])(?:{words})(?![\w])", re.IGNORECASE)) for row, words in rows]
    for file, key, text in texts(language):
        for row, look in looks:
            found = look.search(text)
            if found and key not in row.get("but", ()):
                yield f"{language}/{file}.ftl {key}: “{found[0]}”, where “{row['en']}” is “{row[language]}”"


def english_left(language: str) -> Iterator[str]:
    """Yield each English word in a text of another language, in one line."""
    look = re.compile(rf"(?<![\w-])(?:{ENGLISH[language]})(?![\w-])", re.IGNORECASE if language == "sk" else 0)
    for file, key, text in texts(language):
        if re.match(KEPT, key):
            continue
        plain = re.sub(r"https?://\S+|[\w.]+@[\w.]+|\b[\w-]+\.[a-z]{2,4}\b", " ", text)
        for word in look.findall(plain):
            if word not in NAMES:
                yield f"{language}/{file}.ftl {key}: “{word}” is English"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_has_one_word(language: str) -> None:
    assert list(second_words(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left(language: str) -> None:
    assert list(english_left(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_are_of_the_language(language: str) -> None:
    wrong = [
        f"{language}/{file}.ftl {key}: “{found[0]}”"
        for file, key, text in texts(language)
        if (found := re.search(LETTERS[language], text))
    ]
    assert wrong == []


def test_a_term_is_not_its_own_second_word() -> None:
    """A row may find nothing; one that finds its own word, or cannot find any, is wrong."""
    for row in TERMS:
        for language, words in row.get("not", {}).items():
            assert not re.fullmatch(words, row[language], re.IGNORECASE), (row["en"], language)
            assert re.compile(words)
        assert {"en", *LANGUAGES} <= row.keys()
    assert re.search(TERMS[0]["not"]["ru"], "фолдит")
    assert re.search(ENGLISH["ru"], "Вызвать floor")
