"""The rows are whole: each is told, ruled on, likely at some moment, has its titles; and nothing is without a row."""

import re
from pathlib import Path
from typing import get_args

import pytest

import cardspeak
from cardspeak.floor.incidents.likely import CONDITIONS
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.floor.incidents.rule import RULES
from cardspeak.irregularities import MISHAPS, OFFENCE_ROWS, OFFENCES, OFFERS, ROWS, Irregularity, Moment, Offer
from cardspeak.irregularities.declared import OFFERS as DECLARED
from cardspeak.locale import LANGUAGES
from cardspeak.locale.messages import has
from cardspeak.story import PHRASES
from cardspeak.web.floor.what_happened import title

LOCALE = Path(cardspeak.__file__).parent / "locale"
EVERY = (*MISHAPS, *OFFENCE_ROWS)


def test_a_code_is_one_rows_alone() -> None:
    assert len(EVERY) == len(ROWS)
    assert len(OFFERS) == len(DECLARED) + sum(len(row.offers) for row in EVERY), "two offers have one key"
    assert not [code for code in ROWS if not re.fullmatch("[a-z]+(_[a-z]+)*", code)]


def test_every_row_has_its_ruling_and_every_ruling_its_row() -> None:
    assert RULES.keys() == ROWS.keys()


@pytest.mark.parametrize("row", EVERY, ids=lambda row: row.code)
def test_a_row_is_told_offered_and_likely_at_some_moment(row: Irregularity) -> None:
    phrases = {phrase.words: phrase for phrase in PHRASES}
    assert all(phrases[wording.words].fixed["what"] == row.code for wording in row.wordings)
    assert row.wordings or all(offer.words in phrases for offer in row.offers)
    assert any(offer.likely for offer in row.offers)
    assert set(row.asks) <= ANSWERS.keys()
    assert not row.holds or ROWS[row.holds].offence


@pytest.mark.parametrize("offer", OFFERS.values(), ids=lambda offer: offer.key)
def test_an_offer_tells_a_phrase_and_has_its_title(offer: Offer) -> None:
    assert offer.words in {phrase.words for phrase in PHRASES}
    assert offer.likely or offer.group
    assert offer.likely.keys() <= CONDITIONS.keys()
    named = [title(language, offer) for language in LANGUAGES]
    assert not [choice for choice in named if choice.meaning or not choice.title], "a title in English alone"
    assert len({choice.title for choice in named}) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_belongs_to_an_offer(language: str) -> None:
    texts = "".join(file.read_text("utf-8") for file in (LOCALE / language).glob("*.ftl"))
    titles = set(re.findall(r"^offer-([\w-]+) =", texts, re.MULTILINE))
    assert titles == {key for key in OFFERS if not key.startswith("offence-")}
    assert all(has(f"offer-{key}", language) for key in titles)


def test_every_condition_is_named_by_a_row() -> None:
    assert CONDITIONS.keys() == set(get_args(Moment))
    assert {moment for offer in OFFERS.values() for moment in offer.likely} == CONDITIONS.keys()


def test_every_question_is_one_that_a_row_names() -> None:
    asked = {fact for row in EVERY for fact in row.asks}
    circumstances = {when for offence in OFFENCES for when in offence.when}
    assert ANSWERS.keys() == asked | (circumstances & ANSWERS.keys())
