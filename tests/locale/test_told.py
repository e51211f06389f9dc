"""Whatever can be told is said in four languages; a statement is said back by the phrase that told it."""

import pytest

from cardspeak.locale import LANGUAGES
from cardspeak.locale.told import told_in_words
from cardspeak.story.offers import key_of
from cardspeak.story.parser import parse_story
from cardspeak.story.phrases import PHRASES, Phrase
from cardspeak.story.retold import retold


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda phrase: phrase.words)
def test_what_is_told_is_said_in_the_language_of_the_reader(phrase: Phrase) -> None:
    for statement in parse_story(phrase.example):
        found = retold(statement, phrase.example)
        assert found is not None
        said = {language: told_in_words(language, found.key, found.places) for language in LANGUAGES}
        assert all(said.values())
        assert len(set(said.values())) > 1 or found.key == "the-street-is-cards", "in English alone"


def test_it_is_the_phrase_in_which_it_was_told() -> None:
    several = [p for p in PHRASES if "QUOTE" not in p.words and len(parse_story(p.example)) == 1]
    for phrase in several:
        found = retold(parse_story(phrase.example)[0], phrase.example)
        assert found is not None
        alike = {key_of(each) for each in several if each.example == phrase.example}
        assert found.key in alike | {key_of(phrase)}


def test_what_is_left_out_is_not_said() -> None:
    call, for_300 = (retold(parse_story(text)[0]) for text in ("B calls", "B calls 300"))
    assert call is not None
    assert for_300 is not None
    assert told_in_words("ru", call.key, call.places) == "B коллирует"
    assert told_in_words("ru", for_300.key, for_300.places) == "B коллирует: 300"
    flop = retold(parse_story("the flop has four cards: 2c 7d Kh Ks")[0])
    assert flop is not None
    assert told_in_words("sk", flop.key, flop.places) == "flop: na stole 4 karty: 2♣ 7♦ K♥ K♠"
