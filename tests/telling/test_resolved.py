"""What hangs on the hand as it stands: sizes in chips, and what everybody does, as if told in plain acts."""

import pytest

from cardspeak.cases.setting import setting
from cardspeak.errors import Unreadable
from cardspeak.service.shelf import SHELF
from cardspeak.story.parser import parse_story
from cardspeak.telling.play import Played, play

TABLE = {"game": "nlhe", "blinds": [100, 200], "seats": "A B C D", "stacks": 20000}


def played(text: str) -> Played:
    story = parse_story(text)
    found = play(setting({"table": TABLE, "stacks": {"D": 2000}}, "common", story, SHELF))
    assert found.refused is None
    return found


@pytest.mark.parametrize(
    ("told", "plain"),
    [
        ("C raises to 2.5bb", "C raises to 500"),
        ("C raises to 500; D raises to 3x", "C raises to 500; D raises to 1500"),
        ("C raises to 1/2 pot", "C raises to 450"),
        ("C raises to 600; everybody folds to B", "C raises to 600; D folds; A folds"),
        ("C raises to 600; everybody folds", "C raises to 600; D folds; A folds; B folds"),
        ("everybody folds", "C folds; D folds; A folds"),
        ("everybody calls", "C calls; D calls; A calls"),
        ("everybody calls to B", "C calls; D calls; A calls"),
        (
            "C calls; everybody folds to B; B checks; B bets 1/2 pot",
            "C calls; D folds; A folds; B checks; B bets 250",
        ),
        ("C calls; D folds; on the flop; B bets 75% pot", "C calls; D folds; A folds; B checks; B bets 375"),
        ("C calls; on the turn; B bets 1bb", "C calls; D folds; A folds; B checks; B checks; C checks; B bets 200"),
        ("C raises to 600; D calls; on the flop", "C raises to 600; D calls; A folds; B folds"),
        ("C folds; D is all in for 10bb; A calls", "C folds; D is all in for 2000; A calls"),
    ],
)
def test_it_is_as_in_plain_acts(told: str, plain: str) -> None:
    assert played(told).state == played(plain).state


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(Unreadable, match="cannot come to C"):
        played("C folds; everybody folds to C")
