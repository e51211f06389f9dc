"""Hands in bulk are the hands of the engine: same decisions, same bounds, same stacks at the end."""

import os
from random import Random

import pytest

from tests.bulk.engine import compare, table

HANDS = int(os.environ.get("CARDSPEAK_BULK_HANDS", "2000"))  # of each game
AT_A_TABLE = 10
GAMES = ["nlhe", "pot-limit holdem", "flhe", "plo", "flo8", "stud", "27td"]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_hands_as_the_engine(game: str) -> None:
    rng = Random(game)
    for at in range(0, HANDS, AT_A_TABLE):
        compare(table(game, rng), min(AT_A_TABLE, HANDS - at), at, rng)
