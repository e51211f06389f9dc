"""Words that decide nothing are no obstacle to a story."""

import pytest

from cardspeak.cases.small_talk import without_talk
from cardspeak.story.parser import parse_story


@pytest.mark.parametrize(
    ("story", "left"),
    [
        ('A bets 800; B calls; A says "good call"; A mucks', "A bets 800; B calls; A mucks"),
        ('A shows Ac Kd; A says "two pair"; B mucks', "A shows Ac Kd; B mucks"),
        ('A bets 500; B says "nice hand"; B calls', "A bets 500; B calls"),
    ],
)
def test_words_that_decide_nothing_are_left_out(story: str, left: str) -> None:
    assert without_talk(parse_story(story)) == parse_story(left)


@pytest.mark.parametrize(
    "story",
    ['A bets 500; B says "call"; B mucks', 'A bets 500; B says "I had a queen"', 'A says "raise"; A puts out 500'],
)
def test_words_that_bind_or_end_a_story_stay(story: str) -> None:
    assert without_talk(parse_story(story)) == parse_story(story)
