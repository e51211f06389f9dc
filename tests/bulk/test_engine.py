"""Hands in bulk are the hands of the engine: same decisions, same bounds, same stacks at the end."""

import os
from random import Random

import pytest

from cardspeak.bulk import Hands, Table
from tests.bulk.engine import called, compare, table

HANDS = int(os.environ.get("CARDSPEAK_BULK_HANDS", "2000"))  # of each game
AT_A_TABLE = 10
GAMES = ["nlhe", "pot-limit holdem", "flhe", "plo", "flo8", "stud", "27td"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_hands_as_the_engine(game: str) -> None:
    rng = Random(game)
    for at in range(0, HANDS, AT_A_TABLE):
        compare(table(game, rng), min(AT_A_TABLE, HANDS - at), at, rng)


def test_eight_players_of_stud_share_the_last_card() -> None:
    at = Table("stud", stacks=(100,) * 8, bets=(4, 8), ante=1, bring_in=2)
    assert compare(at, 20, 0, Random(1), called) == 20 * 40
    hands = Hands(at, 5, seed=2)
    hands.play("calling")
    assert hands["boarded"].tolist() == [1] * 5
    assert hands["burned"].tolist() == [3] * 5


def test_cards_that_were_thrown_away_are_shuffled_when_the_stub_runs_out() -> None:
    at = Table("27td", stacks=(100,) * 8, bets=(4, 8))
    assert compare(at, 20, 0, Random(1), called) == 20 * 56
    hands = Hands(at, 50, seed=2)
    hands.play("random")
    assert (hands["end"] < 52).any()
