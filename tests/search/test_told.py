"""Situations are found by what people say of them."""

import pytest

from cardspeak.locale.messages import LANGUAGES
from cardspeak.search import found_situations, offered, situations
from cardspeak.search.offered import LOOKED_AT
from cardspeak.situations import case_of, guessed
from cardspeak.story.parser import parse_story
from cardspeak.talk import Heard, heard

SOME = 16  # of the ways, one in so many
FEW = 0.015  # ways whose situation is not among the first five


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_of_telling_find_their_situation(language: str) -> None:
    """A way of a few words may tell another situation better, but few do."""
    told = [(way, each) for each in situations().values() for way in (*each.ways[language], each.sentences[language])]
    some = told[::SOME]
    lost = [way for way, each in some if each not in found_situations(Heard(way, language))]
    assert len(lost) <= FEW * len(some), lost


def test_what_was_understood_votes() -> None:
    """Of a text without a word that anything has only what was heard speaks."""
    text = "xyzzy"
    told = Heard(text, "en", statements=parse_story("A bets 50; B puts out 1x500"))
    assert "one-chip-facing-bet" in [each.name for each in found_situations(told, LOOKED_AT)]
    assert found_situations(Heard(text, "en"), LOOKED_AT) == []


def test_situations_whose_answers_are_likely_are_offered_first() -> None:
    told = heard("UTG bets 300 on the flop, BTN raises to 900, and now somebody said something nobody understood")
    usual = offered(told).situations
    likely = tuple(reversed(usual))
    assert len({each.name for each in usual}) == 5
    assert offered(told, likely=likely).situations == likely
    assert offered(told, likely=likely[:1]).situations == (likely[0], *usual[:4])


def test_five_are_offered_in_all() -> None:
    short = offered(heard("there was a boxxed crad"), "there was a boxxed crad")
    assert short.phrases[0] == "boxed"
    assert len(short.phrases) + len(short.situations) == 5
    story = "the dealer flashed a card of mine while he was dealing and nobody had looked at anything yet, what now"
    assert offered(heard(story), story).phrases == ()
    assert len(offered(heard(story), story).situations) == 5
    assert not offered(heard("")).situations


def test_offers_that_come_to_one_story_stand_once() -> None:
    """One chip over a bet is a situation, and several chips over a bet, in whose place one may stand, another."""
    text = heard("UTG raises to 3000 and I silently throw in one 1000 chip, must I call or can I fold")
    stories = [str(case_of(each, guessed(each, text), {})) for each in offered(text).situations]
    assert len(stories) == len(set(stories)) == 5
