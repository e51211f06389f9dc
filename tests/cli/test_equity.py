"""`cardspeak equity`: text and JSON, and what cannot be dealt in one line."""

from __future__ import annotations

import json

import pytest

import cardspeak
from cardspeak.cli import main


def test_hands_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "AsKs", "QhQd", "--board", "2s7s9dQc", "--made"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0].split() == ["equity", "win", "tie", "lose"]
    assert said[1].split() == [
        "AsKs",
        "15.909",
        "15.909",
        "0.000",
        "84.091",
    ]  # seven of 44 cards: two spades give queens a full house
    assert ["flush", "20.455"] in [each.split() for each in said]
    assert said[-1] == "exact, over 44 ways"


def test_parts_of_the_pot_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", "As2s9h9d", "Ah2hKdKc", "--game", "plo8", "--board", "3c4d8hQs7c"]) == 0
    assert "1/4 of the pot 100.00" in capsys.readouterr().out


def test_json_is_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    hands = ["AsKs", "QQ+", "random"]
    assert main(["equity", *hands, "--board", "Th7d2c", "--trials", "4000", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    found = cardspeak.odds(hands, board="Th7d2c", trials=4000)
    assert (said["exact"], said["ways"]) == (False, found.ways)
    assert [each["hand"] for each in said["players"]] == hands
    for each, share in zip(said["players"], found.players, strict=True):
        assert each["equity"] == pytest.approx(float(share.equity))
        assert each["win"] + each["tie"] + each["lose"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["AsKs", "AsQd"], "As is there twice"),
        (["AsKs", "KX"], "is no hand and no range"),
        (["AA", "QhQd", "--board", "AsAhAd"], "hand 1: none of what AA stands for is left"),
        (["AsKs"], "two to ten hands"),
        ([*["random"] * 8, "--game", "stud"], "hands need 56 cards"),
        (["AsKs", "QhQd", "--game", "bridge"], "unknown game"),
        (["AsKs", "QhQd", "--error", "0"], "--error"),
        (["AsKs", "QhQd", "--error", "nan"], "--error"),
        (["AsKs", "QhQd", "--threads", "0"], "threads 1 or more"),
    ],
)
def test_what_cannot_be_dealt_is_one_line(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["equity", *arguments]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert says in line
