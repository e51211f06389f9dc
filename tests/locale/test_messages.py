"""Sentences, the choice of a language, and numbers."""

import pytest

from cardspeak.locale import LANGUAGES, NAMES, amount, chosen, say
from cardspeak.locale.messages import Ungrouped, _by_fluent, _pieces
from tests.locale.ftl import every_message


def test_every_language_has_its_own_name() -> None:
    assert tuple(NAMES) == LANGUAGES


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de-DE,de;q=0.9", "en"),
        ("", "en"),
        ("cs, sk;q=0.7, en;q=0.3", "sk"),
        ("en;q=0.5, uk", "uk"),
        ("*", "en"),
        ("ru;q=0, sk;q=0.1", "sk"),
        ("ru;q=much, SK;q=0.1", "sk"),
        ("uk;q=0.5,ru;q=0.5", "uk"),
        ("ru;q=nan,sk", "sk"),
    ],
)
def test_the_browser_chooses(header: str, language: str) -> None:
    assert chosen(header) == language


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", "1,234,567"),
        ("ru", "1\xa0234\xa0567"),
        ("uk", "1\xa0234\xa0567"),
        ("sk", "1\xa0234\xa0567"),
        ("xx", "1,234,567"),
    ],
)
def test_digits_are_grouped(language: str, written: str) -> None:
    assert amount(language, 1234567) == written
    assert written in say(language, "do-call", amount=1234567)
    assert amount(language, 12) == "12"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_without_fluent_is_what_fluent_says(language: str) -> None:
    """Messages of one line with nothing but facts in them, as most are."""
    simple = {key: _pieces(language, key)[1::2] for key in every_message(language) if _pieces(language, key)}
    assert len(simple) > 400
    for fact in ("Ann", "{ $who }", "a  b ", "", 0, 999, 1000, 9999, 12345, 1234567, Ungrouped(1234567), -1200, True):
        for key, names in simple.items():
            facts: dict[str, object] = dict.fromkeys(names, fact)
            assert say(language, key, **facts) == _by_fluent(language, key, facts)


def test_a_language_nobody_speaks_is_english() -> None:
    assert say("xx", "do-fold") == say("en", "do-fold")


def test_an_unknown_key_and_a_missing_fact_are_our_bug() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        say("sk", "no-such-key")
    with pytest.raises(KeyError, match="do-call"):
        say("sk", "do-call")


def test_no_marks_of_direction() -> None:
    said = say("en", "refused-out-of-turn", to_act="Ann")
    assert said == "It is not your turn: Ann is to act. Wait for your turn."
