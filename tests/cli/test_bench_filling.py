"""`cardspeak bench ask --filling`: places filled from a text, once it is known which situation it tells."""

from pathlib import Path

import pytest

from cardspeak.cases.filling import as_told, filled, told_of
from cardspeak.cases.questions import Question
from cardspeak.cli import main
from cardspeak.cli.shelf import SHELF
from cardspeak.errors import Unreadable
from cardspeak.library import read_toml
from cardspeak.search import situations
from cardspeak.situations import case_of

TOLD = """
[one-chip-opening]
en = [
  { typed = "UTG tosses a 500 chip without a word, what is it", A = "UTG", chip = 500 },
  { typed = "UTG tosses a 500 chip without a word, is it a raise", A = "CO" },
]
"""
ASKED = Question(
    "en-1", "UTG puts out a chip of 500", "en", "tda-2024", ("44a",), {"table": {"blinds": [25, 50]}},
    {"table": {"seats": "SB BB UTG"}, "play": "UTG puts out 1x500"}, {"ruled": "UTG calls 50"},
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "1-01.toml"
    path.write_text(TOLD, encoding="utf-8")
    return path


def test_places_that_a_text_tells_are_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ask", str(file.parent), "--filling", "--failures"]) == 0
    out = capsys.readouterr().out
    assert "filled, told: {'A': ('UTG', 'CO')}" in out
    rows = [line.split() for line in out.splitlines()]
    assert ["places,", "players", "2", "1", "(50.0%)"] in rows
    assert ["places,", "amounts", "1", "1", "(100.0%)"] in rows
    assert ["texts,", "every", "place", "told", "2", "1", "(50.0%)"] in rows


def test_a_seat_is_the_same_however_it_is_called(file: Path) -> None:
    text = told_of(read_toml(file), file)[0]._replace(places={"A": "S5", "bet": 300, "words": "Raise"})
    assert as_told(text, {"A": "seat5", "bet": 200, "words": "raise"}) == {"A": True, "bet": False, "words": True}


def test_a_text_without_words_is_one_line(file: Path) -> None:
    with pytest.raises(Unreadable, match=r"1-01.toml: hood: en: a text without `typed`"):
        told_of({"hood": {"en": [{"A": "UTG"}]}}, file)


def test_a_question_is_answered_by_the_first_situation_that_leads_to_its_answer() -> None:
    """A situation that leads elsewhere is passed over; the places decide whether the answer is right."""
    given = [situations()[name] for name in ("joker", "one-chip-opening")]
    right = filled(ASKED, SHELF, given, lambda each: case_of(each, {"A": "UTG", "chip": 500}, {"blinds": [25, 50]}))
    assert (right.situation, right.why) == ("one-chip-opening", "")
    wrong = filled(ASKED, SHELF, given, lambda each: case_of(each, {"A": "UTG", "chip": 500}, {"blinds": [50, 100]}))
    assert wrong.why.startswith("read, other answer")
    assert filled(ASKED, SHELF, given[:1], lambda each: None).situation == ""
    assert filled(ASKED, SHELF, given, lambda each: None).why == "two places have one name"
