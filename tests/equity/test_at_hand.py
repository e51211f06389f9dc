"""Odds at once: the same as counted one by one, and nothing is loaded or compiled for them."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest

from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.equity.at_hand import worth_at_hand
from cardspeak.equity.choice import SWITCH
from cardspeak.equity.exact import worth
from cardspeak.equity.odds import odds

HIGH, LOW = ("high", "two"), ("8-or-better", "two")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(
    ("sides", "holding", "runs"),
    [
        ([("high", "any")], 2, 1),
        ([("high", "any")], 2, 3),
        ([HIGH], 4, 1),
        ([HIGH, LOW], 4, 2),
        ([("short-deck", "any")], 2, 1),
    ],
)
def test_it_is_what_is_counted_one_by_one(sides: list[tuple[str, str]], holding: int, runs: int) -> None:
    odds(["AsKs", "QhQd"])
    chance, deck = Random(4), DECKS[36 if sides[0][0] == "short-deck" else 52]
    for _ in range(4):
        cards = chance.sample(deck, 3 * holding + 4 * runs + 5)  # some are seen, and in nobody's hand
        holdings = [tuple(cards[at : at + holding]) for at in range(0, 3 * holding, holding)]
        laid = cards[3 * holding : 3 * holding + 4 * runs]
        boards = [tuple(laid[at : at + 4]) for at in range(0, 4 * runs, 4)]
        stub = [card for card in deck if card not in cards]
        found = worth_at_hand(holdings, boards, sides, stub, 5)
        assert found is not None
        assert found == worth(holdings, boards, sides, stub, 5)


@pytest.mark.usefixtures("compiled")
def test_before_the_flop_all_boards_are_counted() -> None:
    odds(["AsKs", "QhQd"])
    holdings = parse_cards("AsKs"), parse_cards("QhQd")
    stub = [card for card in range(52) if card not in {*holdings[0], *holdings[1]}]
    found = worth_at_hand(holdings, [()], [("high", "any")], stub, 5)
    assert found is not None
    assert (found.exact, found.ways, round(float(found.shares[0]), 6)) == (True, 1_712_304, 0.462145)


@pytest.mark.usefixtures("compiled")
def test_other_games_and_hands_are_left_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    odds(["AsKs", "QhQd"])
    one, other, stub = parse_cards("AsKs"), parse_cards("QhQd"), parse_cards("2c3c4c5c6c7c8c9c")
    assert worth_at_hand([one, other], [()], [("high", "any")], stub, 5)
    assert worth_at_hand([one, ()], [()], [("high", "any")], stub, 5) is None
    assert worth_at_hand([one, other], [()], [("high", "any")], stub, 0, (1, 1)) is None
    assert worth_at_hand([one, other], [()], [("ace-to-five", "any")], stub, 5) is None
    monkeypatch.setattr("cardspeak.equity.fast.boards.all_boards", lambda *_: pytest.fail("it is not compiled"))
    assert worth_at_hand([one, other], [()], [("high", "any")], stub, 5) is None
    monkeypatch.undo()
    monkeypatch.setenv(SWITCH, "python")
    assert worth_at_hand([one, other], [()], [("high", "any")], stub, 5) is None


def test_nothing_is_loaded_for_it() -> None:
    code = """
import sys
from cardspeak.equity.at_hand import worth_at_hand
assert worth_at_hand([(51, 50), (47, 46)], [()], [("high", "any")], range(40), 5) is None
assert not {"numba", "numpy"} & {*sys.modules}, sorted(sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
