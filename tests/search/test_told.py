"""Situations are found by what people say of them."""

import pytest

from cardspeak.locale.messages import LANGUAGES
from cardspeak.search import found_situations, offered, situations
from cardspeak.story.parser import parse_story

NOT_ITS_OWN: dict[str, tuple[str, ...]] = {}
"""Ways of telling by which a situation is not among the first five, as there are others that it tells better."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", situations())
def test_each_way_of_telling_finds_its_situation(name: str, language: str) -> None:
    situation = situations()[name]
    lost = [
        way
        for way in (*situation.ways[language], situation.sentences[language])
        if situation not in found_situations(way) and way not in NOT_ITS_OWN.get(name, ())
    ]
    assert not lost


def test_what_was_understood_votes() -> None:
    text = "what happens here"
    told = parse_story("A bets 50; B puts out 1x500")
    assert "one-chip-facing-bet" in [each.name for each in found_situations(text, told)]
    assert "one-chip-facing-bet" not in [each.name for each in found_situations(text)]


def test_five_are_offered_in_all() -> None:
    short = offered("there was a boxxed crad", "there was a boxxed crad")
    assert short.phrases[0] == "boxed"
    assert len(short.phrases) + len(short.situations) == 5
    story = "the dealer flashed a card of mine while he was dealing and nobody had looked at anything yet, what now"
    assert offered(story, story).phrases == ()
    assert len(offered(story, story).situations) == 5
    assert offered("", "") == ((), ()) or not offered("", "").situations
