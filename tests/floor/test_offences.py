"""Every offence under every book, at any moment of a hand: a ruling, never an exception, and no chips from nowhere."""

import re
from typing import Any

import pytest

from cardspeak.cases.setting import setting
from cardspeak.cli.shelf import SHELF
from cardspeak.floor.incidents.procedures import CANNOT_BE
from cardspeak.floor.incidents.questions import ANSWERS
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.sanctions.record import Former, former, heaviest, penalty_of
from cardspeak.irregularities import OFFENCE_ROWS, OFFENCES, Offence
from cardspeak.law.sanctions import Penalty, Range, above, holds
from cardspeak.library import books
from cardspeak.locale.rulings import english
from cardspeak.story.parser import parse_story
from cardspeak.telling.play import play

MOMENTS = (
    "",
    "C raises to 60; D folds; ",
    "C folds; D folds; A calls; B checks; the flop is 2c 7d Kh; A bets 980; ",
    "C folds; D folds; A folds; ",
)
TABLE = {"game": "nlhe", "blinds": [10, 20], "seats": "A B C D", "stacks": 1000, "event": "tournament"}


def ruled(book: str, text: str, **more: Any) -> Ruling:
    story = parse_story(text)
    played = play(setting({"table": TABLE, "ruled": "", **more}, book, story, SHELF))
    assert played.refused is None, text
    return played.rulings[-1]


@pytest.mark.parametrize("book", sorted(books()))
def test_every_phrase_gets_a_ruling_at_any_moment(book: str) -> None:
    """A ruling or a question; with every fact given, no question is left."""
    facts = dict.fromkeys(ANSWERS, True)
    for before in MOMENTS:
        for example in [wording.example for row in OFFENCE_ROWS for wording in row.wordings]:
            open_still = ruled(book, before + example)
            assert open_still.outcome
            assert open_still.points
            told = ruled(book, before + example, know=facts)
            assert not told.asks
            assert not told.sanction or told.by
            assert all(0 <= chips <= 1030 for _, chips in told.forfeits), "B has won the blinds at most"


@pytest.mark.parametrize("book", sorted(books()))
def test_a_repeated_offence_never_costs_less(book: str) -> None:
    """The lightest penalty to choose from is no lighter than what the first one could be."""
    facts = dict.fromkeys(ANSWERS, True)
    examples = {row.code: row.wordings[-1].example for row in OFFENCE_ROWS}
    for offence in OFFENCES:
        first = ruled(book, examples[offence.code], know=facts)
        again = ruled(book, examples[offence.code], know=facts, record={"B": [f"{offence.name}: 2 rounds"]})
        if first.sanction and again.sanction:
            assert lightest(again) >= lightest(first), (offence.name, first.sanction, again.sanction)


def lightest(ruling: Ruling) -> tuple[int, int]:
    found = re.search("(\\d*)[^,]*?(warning|hand|round|disqualification|exclusion|chips|pot)", english(ruling.sanction))
    assert found, ruling.sanction
    kinds = ["warning", "hand", "round", "disqualification", "exclusion", "chips", "pot"]
    return kinds.index(found[2]), int(found[1] or 0)


def test_the_record_is_that_of_the_player() -> None:
    """What another one did before costs nobody more."""
    record = {"C": ["delaying the game: 1 round"]}
    fresh = ruled("tda-2011", "B delays the game", record=record)
    assert english(fresh.sanction).startswith("warning")
    again = ruled("tda-2011", "C delays the game", record=record)
    assert english(again.sanction).startswith("2 to 4 missed rounds")


def test_nobody_hides_more_chips_than_they_have() -> None:
    """Chips that were never in front of a player cannot be taken from that player."""
    assert ruled("tda-2011", "B hides 5000").outcome == CANNOT_BE


@pytest.mark.parametrize(
    ("text", "penalty"),
    [
        ("a warning", Penalty("warning")),
        ("one hand", Penalty("hands", 1)),
        ("misses 12 hands", Penalty("hands", 12)),
        ("two rounds", Penalty("rounds", 2)),
        ("an orbit", Penalty("rounds", 1)),
        ("disqualified", Penalty("disqualification")),
        ("exclusion for the season", Penalty("exclusion")),
        ("stoning", None),
    ],
)
def test_penalties_in_words(text: str, penalty: Penalty | None) -> None:
    """As a floor person writes them."""
    assert penalty_of(text) == penalty


def test_records_in_words() -> None:
    """An offence, and what it cost."""
    assert former("insult: 2 rounds") == Former("insult", Penalty("rounds", 2))
    assert former("insult") == Former("insult")
    assert heaviest([former("insult: 3 hands"), former("delay: 1 round"), former("other")]) == Penalty("rounds", 1)
    assert heaviest([former("other")]) is None


@pytest.mark.parametrize("offence", OFFENCES, ids=lambda offence: offence.code)
def test_an_offence_is_known_by_its_code_and_by_its_name(offence: Offence) -> None:
    """As records have it that were written when offences had names alone."""
    for text in (offence.code, offence.name, offence.name.replace(" ", "-")):
        assert former(f"{text}: 1 round") == Former(offence.code, Penalty("rounds", 1))
    assert former("whistling").offence == "whistling"


def test_what_is_above_a_penalty() -> None:
    """More of the same kind, then the heavier kinds; at the end of the scale nothing is heavier."""
    scale = (Range("warning"), Range("rounds", 1, 4), Range("disqualification"))
    assert above(scale, Penalty("warning")) == scale[1:]
    assert above(scale, Penalty("rounds", 3)) == (Range("rounds", 4, 4), Range("disqualification"))
    assert above(scale, Penalty("rounds", 4)) == scale[2:]
    assert above(scale, Penalty("disqualification")) == scale[2:]
    assert holds(scale, Penalty("rounds", 4))
    assert not holds(scale, Penalty("rounds", 5))
    assert not holds(scale, Penalty("hands", 1))
