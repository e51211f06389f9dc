"""Telling a hand line by line is telling it whole; what a line leaves open waits for the next."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.written import cases

from cardspeak.cards.card import UNKNOWN, parse_cards
from cardspeak.cases.setting import Shelf, setting
from cardspeak.cases.table_setting import at_a_table
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.library import find_game, law_at
from cardspeak.story.parser import parse_story
from cardspeak.story.statements import Statement
from cardspeak.telling.acts import Unruled
from cardspeak.telling.play import begin
from cardspeak.telling.setting import Setting
from cardspeak.telling.tell import Told, settled, tell

SHELF = Shelf(find_game, law_at)
EVERY = 12


def told(begun: Setting, lines: Sequence[Sequence[Statement]]) -> Told | Refused:
    """Tell lines one after the other; the events are those of all."""
    now = begin(begun)
    if isinstance(now, Refused):
        return now
    past: list[Statement] = []
    events, rulings = [*now.events], [*now.rulings]
    for line in lines:
        now = tell(now, past, events, line, begun.known, begun.law)
        events += now.events
        rulings += now.rulings
        past += line
        if now.refused is not None:
            break
    return now._replace(events=tuple(events), rulings=tuple(rulings))


def stories() -> list[tuple[str, dict[str, Any]]]:
    """Every so manieth case that is a story of one hand."""
    found = []
    for case in cases():
        if "play" in case and not at_a_table(case, parse_story(case["play"])):
            found.append((f"{case['book']}: {case['name']}", case))
    return found[::EVERY]


STORIES = stories()


@pytest.mark.parametrize("case", [case for _, case in STORIES], ids=[name for name, _ in STORIES])
def test_line_by_line_is_the_whole_story(case: dict[str, Any]) -> None:
    begun = setting(case, case["book"], parse_story(case["play"]), SHELF)
    if not begun.story or isinstance(begin(begun), Refused):
        return
    try:
        whole = told(begun, [begun.story])
    except (Unreadable, Unruled) as error:
        with pytest.raises(type(error)):
            told(begun, [(said,) for said in begun.story])
        return
    assert isinstance(whole, Told)
    apart = told(begun, [(said,) for said in begun.story])
    assert isinstance(apart, Told)
    assert [ruling.outcome for ruling in apart.rulings] == [ruling.outcome for ruling in whole.rulings]
    if whole.refused is None:
        assert settled(apart.state, apart.waiting, begun.law) == settled(whole.state, whole.waiting, begun.law)
        assert apart.events == whole.events


def dictated(text: str, **more: Any) -> tuple[Setting, list[Sequence[Statement]]]:
    """A hand whose cards the dealer names, and the lines of a text."""
    lines = [parse_story(line) for line in text.strip().splitlines()]
    begun = setting(more, "tda-2011", [said for line in lines for said in line], SHELF)
    command = begun.command
    assert isinstance(command, c.Begin)
    return begun._replace(command=c.Begin(command.deal._replace(source="dictated")), asked=True), [*lines]


def after(text: str, **more: Any) -> tuple[State, Told]:
    """The hand as it is to be shown after a text, and as it waits for more."""
    begun, lines = dictated(text, **more)
    found = told(begun, lines)
    assert isinstance(found, Told)
    assert found.refused is None
    return settled(found.state, found.waiting, begun.law)[0], found


def test_cards_are_named_player_by_player() -> None:
    """Whoever is not named has unknown cards, and is asked for no more once somebody acts."""
    table = {"table": {"seats": "A B C", "blinds": [100, 200]}}
    shown, waits = after("A is dealt As Kd", **table)
    assert (shown.stage, waits.state.stage) == ("betting", "dictating")
    shown, waits = after("A is dealt As Kd\nB is dealt Qc Qd\nC folds", **table)
    assert waits.waiting.said == ()
    assert [set(row) for row in shown.secret.down] == [{*parse_cards("As Kd")}, {*parse_cards("Qc Qd")}, {UNKNOWN}]


def test_the_same_card_is_not_dealt_twice() -> None:
    begun, lines = dictated("A is dealt As Kd\nB is dealt As Qd", table={"seats": "A B C"})
    found = told(begun, lines)
    assert isinstance(found, Told)
    assert found.refused is not None


def test_winners_are_named_pot_by_pot() -> None:
    """The main pot is not given away before somebody is named for the side pot."""
    more = {"table": {"seats": "A B C", "blinds": [100, 200]}, "stacks": [4000, 4000, 1000]}
    hand = "C is all in; A raises to 3000; B calls\nthe flop is ?? ?? ??; A checks; B checks\n"
    hand += "the turn is ??; A checks; B checks\nthe river is ??; A checks; B checks\nC wins the main pot"
    shown, waits = after(hand, **more)
    assert shown.stage == "showdown"
    assert len(waits.waiting.said) == 1
    shown, waits = after(f"{hand}\nA wins the side pot", **more)
    assert shown.stage == "over"
    assert [event.shares for event in waits.events if isinstance(event, e.Awarded)] == [((0, 4000),), ((2, 3000),)]
