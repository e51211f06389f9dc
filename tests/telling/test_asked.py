"""A fact that is told of a mishap, whatever the story says of it, leads to a ruling or to the next question."""

import pytest

from cardspeak.cases.rule import rule
from cardspeak.cli.shelf import SHELF
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.irregularities import MISHAPS
from cardspeak.library import books

ASKED = [fact for row in MISHAPS if row.code in ("off_the_table", "exposed") for fact in row.asks if fact in ANSWERS]
STORIES = ("A drops his cards", "A's card falls off the table", "A's first card is exposed")


@pytest.mark.parametrize("book", [*books()])
def test_a_fact_against_the_story_is_ruled_on_too(book: str) -> None:
    for story in STORIES:
        for fact in ASKED:
            for answer in ANSWERS[fact]:
                found = rule({"know": {fact: answer}}, book, story, SHELF)
                assert (found.ruling, found.refused, found.unruled) != (None, None, None), (story, fact, answer)
