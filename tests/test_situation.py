"""The situation that a story leaves out."""

import pytest

from cardspeak.cases.situation import Situation, situation
from cardspeak.story.parser import parse_story
from cardspeak.talk.heard import heard


def told(text: str) -> Situation:
    found = heard(text, "en")
    assert found.stopped is None
    return situation(found.statements, found.table)


@pytest.mark.parametrize(
    ("text", "street", "first"),
    [
        ("the turn is opened before BTN has acted", "flop", "BTN"),
        ("dealer burns and turns the river too early, one player hadn't acted yet", "turn", "Someone"),
        ("dealer killed my hand by accident, facing a bet of 20 on the flop", "flop", "BB"),
        ("A shows Ac Kd. B shows Ah 7h", "river", ""),
        ("Seat 3 checks the flop out of turn, seat 1 then bets 300", "flop", "seat 1"),
    ],
)
def test_the_street_and_the_first_to_act_follow_from_the_story(text: str, street: str, first: str) -> None:
    found = told(text)
    assert (found.spot["street"], found.spot.get("to_act", "")) == (street, first)


def test_who_acts_out_of_turn_has_somebody_before_and_behind() -> None:
    assert told("Seat 3 checks the flop out of turn, seat 1 then bets 300").seats[:2] == ("seat 1", "seat 3")
    assert told("someone acted out of turn, called 2, UTG then raised to 10").seats == ("SB", "BB", "UTG", "Someone")


def test_blinds_that_nobody_speaks_of_have_folded_when_somebody_acts_behind_them() -> None:
    assert told("button is all in for 500, big blind called").story == parse_story(
        "BTN is all in for 500; SB folds; BB calls"
    )


def test_a_player_who_is_only_named_sits_there_too() -> None:
    assert told("UTG raises to 600. Can the cutoff call?").seats == ("SB", "BB", "UTG", "CO")


def test_players_who_are_only_counted_acted_before_the_mishap() -> None:
    found = told("UTG+2 is found with one card. Two players called")
    assert found.story[-1] == parse_story("UTG+2 is found with one card")[0]
