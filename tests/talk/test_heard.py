"""What people type is heard as the story that it is, and what is not understood is said."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardspeak.locale import LANGUAGES
from cardspeak.locale.talk import stopped
from cardspeak.story.parser import parse_story
from cardspeak.story.phrases import PHRASES
from cardspeak.talk import heard

EXAMPLES = {
    language: tomllib.loads(path.read_text(encoding="utf-8"))
    for language in LANGUAGES
    if (path := Path(__file__).with_name(f"heard-{language}.toml")).exists()
}
HEARD = [(code, text, story) for code, rows in EXAMPLES.items() for text, story in rows.get("heard", {}).items()]
ASKED = [(code, text, fault) for code, rows in EXAMPLES.items() for text, fault in rows.get("asked", {}).items()]


@pytest.mark.parametrize(("language", "text", "story"), HEARD, ids=[row[1] for row in HEARD])
def test_talk_is_heard(language: str, text: str, story: str) -> None:
    found = heard(text, language)
    assert (found.canonical, found.stopped) == (story, None)
    assert found.statements == parse_story(story)
    assert not [mark for mark in found.marks if mark.kind == "unknown"]


@pytest.mark.parametrize(("language", "text", "fault"), ASKED, ids=[row[1] for row in ASKED])
def test_what_makes_no_sense_is_said(language: str, text: str, fault: str) -> None:
    found = heard(text, language)
    assert found.stopped is not None
    assert found.stopped.code == fault
    assert all(stopped(reader, found.stopped) for reader in LANGUAGES)


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.words)
def test_a_phrase_is_heard_as_it_is_read(phrase: object) -> None:
    example = phrase.example  # type: ignore[attr-defined]
    found = heard(example)
    assert found.statements == parse_story(example)


WORDS = sorted({word for _, text, _ in HEARD for word in text.split()} | set("; , . ( ) ' \" : - + 1/2 % $".split()))


@given(st.one_of(st.text(max_size=200), st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join)))
def test_every_text_is_heard(text: str) -> None:
    for language in LANGUAGES:
        found = heard(text, language)
        assert found.stopped is None or stopped(language, found.stopped)
        assert all(0 <= mark.start < mark.end <= len(text) for mark in found.marks)
        if found.stopped is None:
            assert parse_story(found.canonical) == found.statements


def test_a_story_too_long_is_refused() -> None:
    found = heard("A bets 50; " * 800)
    assert found.stopped is not None
    assert found.stopped.code == "talk_too_long"


DEAD = (
    ("en", 'PLO 50/100, dead small blind this hand. UTG says "pot".', True),
    ("en", 'PLO 50/100, there is no small blind this hand. UTG says "pot".', True),
    ("ru", "ПЛО 100/200, малый блайнд мёртвый. УТГ говорит «пот».", True),
    ("uk", "Пот-ліміт омаха 50/100. Малого блайнда в цій роздачі нема. Утг каже «пот».", True),
    ("sk", "PLO 100/200, small blind je v tejto hande dead. UTG povie „pot“.", True),
    ("en", 'PLO 50/100. small blind\'s hand is dead. UTG says "pot".', False),
    ("ru", "ПЛО 100/200, карты малого блайнда мёртвые. УТГ говорит «пот».", False),
    ("uk", "почали здавати не з малого блайнда", False),
)


@pytest.mark.parametrize(("language", "text", "dead"), DEAD, ids=[row[1] for row in DEAD])
def test_a_dead_small_blind_is_of_the_table_and_nobody_who_plays(language: str, text: str, dead: bool) -> None:
    found = heard(text, language)
    assert found.table.get("table", {}).get("dead_small_blind", False) is dead
    assert not (dead and "SB" in found.table["named"])


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "His 400 blind was posted, he left."),
        ("sk", "Blind 400 je zaplatený, odišiel."),
        ("ru", "Блайнд 400 оплачен, он ушёл."),
    ],
)
def test_a_blind_that_is_told_by_itself_is_the_big_one(language: str, text: str) -> None:
    assert heard(text, language).table["table"]["blinds"] == [200, 400]
