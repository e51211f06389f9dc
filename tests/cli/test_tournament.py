"""`cardspeak tournament`: structures built, read, checked, written and rehearsed; ICM; each fault in one line."""

import json
from pathlib import Path

import pytest

from cardspeak.cli import main

CLUB = ["--template", "regular", "--players", "23", "--chips", "300x25,300x100,200x500,150x1000"]
FALLS = "stack,5000\nchips,25\nbig,minutes\n100,20\n50,20"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], str]:
    """Run a command: its status, the lines that it printed, and what it said of a fault."""
    status = main(["tournament", *arguments])
    printed = capsys.readouterr()
    return status, printed.out.splitlines(), printed.err


def test_a_structure_goes_through_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    built = said(capsys, "structure", *CLUB, "--json")[1]
    whole = json.loads(built[-1])
    assert (whole["ok"], whole["levels"]) == (True, len(built) - 1)
    for kind in ("csv", "json"):
        file = tmp_path / f"friday.{kind}"
        assert said(capsys, "structure", *CLUB, "--output", str(file)) == (0, [str(file)], "")
        assert said(capsys, "structure", str(file), "--json")[1] == built
    page = tmp_path / "friday.html"
    assert said(capsys, "structure", str(file), "--output", str(page), "--language", "sk")[0] == 0
    assert "Štruktúra blindov" in page.read_text("utf-8")
    status, lines, _ = said(capsys, "structure", str(file), "--language", "en")
    assert (status, lines[0].split()) == (0, ["Level", "Begins", "Blinds", "Ante", "Minutes", "Remarks"])


def test_a_structure_of_a_game_with_bets(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, _ = said(capsys, "structure", *CLUB, "--game", "horse", "--json")
    first, whole = json.loads(lines[0]), json.loads(lines[-1])
    assert (status, whole["ok"]) == (0, True)
    assert (first["small"], first["big"], first["lower"], first["upper"], first["bring_in"]) == (25, 50, 50, 100, 25)
    assert whole["colour_ups"][0]["removed"] == 25
    assert said(capsys, "structure", *CLUB, "--game", "whist")[0] == 2


def test_a_rehearsal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, _ = said(capsys, "rehearse", *CLUB, "--nights", "20", "--json")
    told = json.loads(lines[0])
    ends = [told["ends"][percent] for percent in ("10", "50", "80", "95")]
    assert (status, told["nights"], ends) == (0, 20, sorted(ends))
    lines = said(capsys, "rehearse", *CLUB, "--nights", "20", "--language", "uk")[1]
    assert len(lines) == 4
    assert "вечорів закінчуються за" in lines[2]


def test_icm(capsys: pytest.CaptureFixture[str]) -> None:
    told = [
        json.loads(line)
        for line in said(capsys, "icm", "--stacks", "500,300,200", "--prizes", "1000,600,400", "--json")[1]
    ]
    assert [row["coins"] for row in told] == [768, 655, 577]
    assert all(row["exact"] for row in told)
    assert said(capsys, "icm", "--stacks", "500,300", "--prizes", "100", "--language", "en")[1][1].split() == [
        "500",
        "63",
    ]


def test_a_structure_that_nobody_can_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "falls.csv"
    file.write_text(FALLS)
    assert said(capsys, "structure", str(file), "--language", "en")[0] == 1
    assert json.loads(said(capsys, "structure", str(file), "--json")[1][-1])["why"].startswith("Level 2 is lower")
    few = ["--template", "turbo", "--players", "23", "--chips", "20x25"]
    status, lines, _ = said(capsys, "structure", *few, "--language", "en")
    assert (status, len(lines)) == (1, 1)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["structure"], "name a file, or a --template"),
        (["structure", "no/such.csv"], "cannot be read: No such file"),
        (["structure", *CLUB, "--output", "x.doc"], "a file that ends with .csv, .json"),
        (["structure", *CLUB, "--output", "no/such/x.csv"], "cannot be written"),
        (["structure", "--template", "turbo", "--players", "9", "--chips", "lots"], "chips are how many of which"),
        (["structure", "--template", "turbo", "--players", "1", "--chips", "9x25"], "--players is a number from 2"),
        (["rehearse", *CLUB, "--seats", "1"], "--seats is 2 at least"),
        (["icm", "--stacks", "1,x", "--prizes", "1"], "whole numbers stand there"),
        (["icm", "--stacks", "5", "--prizes", "3,2"], "--prizes no more than these"),
    ],
)  # fmt: skip
def test_what_cannot_be_read(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _, error = said(capsys, *arguments)
    assert status == 2
    assert says in error
    assert error.count("\n") == 1


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "x.csv"
    for data, says in (
        (b"\xff\xfe", "is no text in UTF-8"),
        (b"hello", "a structure begins with"),
        (b"{", "this is no JSON"),
    ):
        file.write_bytes(data)
        status, _, error = said(capsys, "structure", str(file))
        assert (status, says in error, error.count("\n")) == (2, True, 1)
