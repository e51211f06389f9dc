"""The front door: what `import cardspeak` offers, loaded when it is used."""

import subprocess
import sys
from pathlib import Path

import pytest

import cardspeak
from cardspeak import Unreadable, deal, replay, rule
from tests.test_readme import ROOT, blocks, run_python

FAMOUS = Path(__file__).parent / "golden" / "famous"


def test_everything_offered_is_there() -> None:
    for name in cardspeak.__all__:
        assert getattr(cardspeak, name).__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'shuffle'"):
        cardspeak.shuffle  # noqa: B018 (the name that is not there)


def test_importing_it_loads_nothing_of_the_house() -> None:
    code = "import sys, cardspeak; print([name for name in sys.modules if name.startswith('cardspeak.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.strip() == "[]"


def test_a_book_rules_on_a_story() -> None:
    story = "A raises to 1200; B is all in for 1500; C raises to 2000"
    assert rule(story, "tda-2024", "nlhe 200/400").clauses != rule(story, "basic-holdem", "nlhe 200/400").clauses
    asked = rule("C raises to 60; D folds; A folds; C's cards touch the muck")
    assert asked.ruling is not None
    assert [ask.fact for ask in asked.ruling.asks] == ["identifiable"]
    told = rule("C raises to 60; D folds; A folds; C's cards touch the muck", know={"identifiable": False})
    assert told.ruling is not None
    assert told.ruling.asks == ()
    assert told.clauses == ("common:retrieve", "common:dead-hand-bets")
    with pytest.raises(Unreadable, match="unknown book"):
        rule("A folds", "no-such-book")


def test_recorded_hands_are_played_again() -> None:
    (hand,) = replay(FAMOUS / "dwan-ivey-2009.phh")
    assert hand.ok
    assert hand.stacks == (572100, 1997500, 1109500)
    with pytest.raises(Unreadable, match="nowhere"):
        replay("nowhere.phh")


def test_a_deck_may_be_named_from_the_top() -> None:
    hand = deal("plo", stacks=(500, 500), order="2c 2d 2h 2s")
    assert hand.holdings == {"A": "2d 2s ?? ??", "B": "2c 2h ?? ??"}
    with pytest.raises(Unreadable, match="no card"):
        deal("plo", stacks=(500, 500), order="1x")


def test_the_page_on_programs_goes_as_it_says() -> None:
    page = ROOT / "docs" / "programs.md"
    names: dict[str, object] = {"__name__": "page"}
    found = [block for block in blocks(page.read_text(encoding="utf-8")) if block.language == "python"]
    wrong = [fault for block in found for fault in run_python(block, names, str(page))]
    assert found
    assert not wrong, "\n" + "\n".join(wrong)


@pytest.mark.parametrize(
    ("players", "seats", "said"), [(1, 0, "players"), (0, 0, "players"), (-3, 0, "players"), (4, 1, "seats")]
)
def test_a_tournament_that_nobody_can_play(players: int, seats: int, said: str) -> None:
    with pytest.raises(cardspeak.Unreadable, match=said):
        cardspeak.tournament(players, seats=seats)
