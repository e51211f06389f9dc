"""`cardspeak bench ask`: questions as people write them, counted by what became of them."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardspeak.cases.questions import (
    FAILED,
    OFFERED,
    READ,
    Offering,
    Question,
    as_meant,
    heard,
    leads_to_the_answer,
    questions_of,
)
from cardspeak.cli import bench_ask, main
from cardspeak.cli.shelf import SHELF
from cardspeak.library import read_toml
from cardspeak.search import Choice, Offered
from cardspeak.search import situations as every_situation
from cardspeak.situations import Situation, case_of

COLLECTED = Path(__file__).resolve().parents[2] / "bench" / "questions"

FILE = """
[[question]]
name = "en-1"
language = "en"
typed = "UTG puts out 1x500"
book = "tda-2024"
table = { blinds = [25, 50] }
clauses = ["44a"]
expect = { ruled = "UTG calls 50" }
[question.means]
table = { seats = "SB BB UTG" }
play = "UTG puts out 1x500"

[[question]]
name = "en-2"
language = "en"
typed = "button puts out 1x500"
book = "tda-2024"
table = { blinds = [25, 50] }
clauses = ["44a"]
expect = { ruled = "BTN calls 50" }
[question.means]
table = { seats = "SB BB BTN" }
play = "BTN puts out 1x500"

[[question]]
name = "en-3"
language = "en"
typed = "UTG says \\"raise 100\\""
book = "tda-2024"
table = { blinds = [25, 50] }
clauses = ["44a"]
expect = { ruled = "UTG calls 50" }
[question.means]
table = { seats = "SB BB UTG" }
play = "UTG puts out 1x500"

[[question]]
name = "sk-1"
language = "sk"
typed = "UTG hodi 500, BTN xyzzy"
book = "tda-2024"
table = { blinds = [25, 50] }
clauses = ["44a"]
expect = { ruled = "UTG calls 500" }
program = "UTG calls 50"
[question.means]
table = { seats = "SB BB UTG" }
play = "UTG puts out 1x500"
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "asked.toml"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.fixture
def _nothing_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_ask, "offered", lambda found, piece, likely=(): Offered((), ()))
    monkeypatch.setattr(bench_ask, "choose", nothing)


def nothing(*_of: object) -> Choice:
    """Choose nothing for any text."""
    return Choice()


def as_heard(*_of: object) -> tuple[None, Sequence[Situation]]:
    """Take every text for what was understood of it."""
    return None, ()


def offering(*examples: str, situations: Sequence[str] = ()) -> Offering:
    """Offer these phrases and situations, whatever is asked."""
    return lambda text, piece, likely: (examples, [every_situation()[name] for name in situations])


def asked(file: Path) -> dict[str, Question]:
    return {question.name: question for question in questions_of(read_toml(file), file)}


def test_a_text_that_gets_the_answer_is_read_at_once(file: Path) -> None:
    assert heard(asked(file)["en-1"], SHELF, offering(), as_heard).outcome == READ


def test_a_seat_may_be_called_otherwise_than_where_it_was_meant(file: Path) -> None:
    assert heard(asked(file)["en-2"], SHELF, offering(), as_heard).outcome == READ


def test_another_answer_is_a_failure_that_says_which(file: Path) -> None:
    found = heard(asked(file)["en-3"], SHELF, offering(), as_heard)
    assert found.outcome == FAILED
    assert found.why == "read, other answer: ruled: expected UTG calls 50, got UTG raises to 100"


@pytest.mark.parametrize(
    ("typed", "most", "outcome"),
    [
        ("flop. A bets 100, what may B do", 700, READ),  # nobody told how much they have
        ("flop. B has 700. A bets 100, what may B do", 700, READ),
        ("flop. B has 700. A bets 100, what may B do", 900, FAILED),
        ("flop, pot limit. A bets 100, what may B do", 700, FAILED),  # the pot says how much it is
    ],
)
def test_a_stack_that_nobody_told_is_no_part_of_the_answer(file: Path, typed: str, most: int, outcome: str) -> None:
    game = "plo" if "pot limit" in typed else "nlhe"
    means = {"table": {"seats": "A B", "game": game, "stacks": most}, "play": "A bets 100"}
    expect = {"options": f"B: fold, call 100, raise to 200..{most}"}
    meant = asked(file)["en-1"]._replace(typed=typed, expect=expect, means=means, clauses=())
    assert heard(meant, SHELF, offering(), as_heard).outcome == outcome


def test_a_text_that_is_not_read_says_where(file: Path) -> None:
    found = heard(asked(file)["sk-1"], SHELF, offering(), as_heard)
    assert found.outcome == FAILED
    assert found.why.startswith("not read")


@pytest.mark.parametrize(
    ("example", "outcome"), [("B puts out 300", OFFERED), ("B's time runs out", FAILED), ("B is skipped", FAILED)]
)
def test_an_offer_of_what_was_meant_is_one_choice_away(file: Path, example: str, outcome: str) -> None:
    right = asked(file)["sk-1"]._replace(expect={"ruled": "UTG calls 50"})
    assert heard(right, SHELF, offering(example), as_heard).outcome == outcome
    # the offer is meant, but filled in it leads to another answer than the case says
    assert heard(asked(file)["sk-1"], SHELF, offering(example), as_heard).outcome == FAILED


def test_an_ordinary_act_is_no_choice(file: Path) -> None:
    question = asked(file)["sk-1"]
    meant = question._replace(means={**question.means, "play": "UTG raises to 100"})
    assert heard(meant, SHELF, offering("B raises to 180"), as_heard).outcome == FAILED


def test_what_the_search_finds_is_offered(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_ask, "choose", nothing)
    text = FILE.replace("UTG hodi 500, BTN xyzzy", "UTG puts out some chpis, without a single word")
    text = text.replace("UTG calls 500", "UTG calls 50").replace('program = "UTG calls 50"\n', "")
    file.write_text(text, encoding="utf-8")
    assert main(["bench", "ask", str(file), "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows[-1]["outcome"] == OFFERED


def test_the_sixth_offer_is_not_looked_at(file: Path) -> None:
    offers = ["B is skipped"] * 5 + ["B puts out 300"]
    assert heard(asked(file)["sk-1"], SHELF, offering(*offers), as_heard).outcome == FAILED


@pytest.mark.usefixtures("_nothing_offered")
def test_the_command_counts_all_by_language_and_by_file(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ask", str(file)]) == 0
    out = capsys.readouterr().out
    assert "not at once: 1 read, other answer, 1 not read\n" in out
    rows = [line.split() for line in out.splitlines()]
    assert ["all", "4", "2", "(50%)", "2", "(50%)", "2", "(50%)"] in rows
    assert ["en", "3", "2", "(67%)", "2", "(67%)", "1", "(33%)"] in rows
    assert ["sk", "1", "0", "(0%)", "0", "(0%)", "1", "(100%)"] in rows
    assert ["asked.toml", "4", "2", "(50%)", "2", "(50%)", "2", "(50%)"] in rows
    assert ["wrong:", "sk-1"] in rows


@pytest.mark.usefixtures("_nothing_offered")
def test_failures_are_printed_with_the_text_and_the_reason(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ask", str(file), "--failures"]) == 0
    out = capsys.readouterr().out
    assert 'asked.toml: en-3: UTG says "raise 100"\n    read, other answer' in out
    assert "en-1" not in out


@pytest.mark.usefixtures("_nothing_offered")
def test_json_has_one_line_for_each_question(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ask", str(file), "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(row["name"], row["outcome"]) for row in rows] == [
        ("en-1", READ), ("en-2", READ), ("en-3", FAILED), ("sk-1", FAILED)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a file of questions has tables that begin with [[question]]"),
        ('[[question]]\nname = "x"\nodd = 1\n', "question 'x': missing"),
    ],
)
def test_a_file_that_is_none_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    assert main(["bench", "ask", str(path)]) != 0
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


@pytest.mark.parametrize("file", sorted(COLLECTED.glob("*.toml")), ids=lambda file: file.stem)
def test_what_is_meant_has_the_expected_answer_where_no_fault_is_marked(file: Path) -> None:
    wrong = {
        question.name: verdict.why
        for question in questions_of(read_toml(file), file)
        if not question.program and not (verdict := as_meant(question, SHELF)).ok
    }
    assert wrong == {}


def test_a_situation_counts_where_it_tells_the_same_and_gets_the_answer(file: Path) -> None:
    right = asked(file)["sk-1"]._replace(expect={"ruled": "UTG calls 50"})
    assert heard(right, SHELF, offering(situations=["one-chip-opening"]), as_heard).outcome == OFFERED
    # the situation is meant, but filled in it leads to another answer than the case says
    assert heard(asked(file)["sk-1"], SHELF, offering(situations=["one-chip-opening"]), as_heard).outcome == FAILED
    # the answer would be right, but it tells something else: a raise before the chip, words after it
    for other in ("one-chip-facing-bet", "words-opening", "joker"):
        assert heard(right, SHELF, offering(situations=[other]), as_heard).outcome == FAILED, other


def test_a_situation_counts_with_the_pot_of_the_text_and_stacks_that_nobody_told(file: Path) -> None:
    typed = "PLO, there was 300 in the pot, A bets 100, B calls, what may I do"
    table = {"game": "plo", "stacks": 90_000, "seats": "A B Z"}
    meant = asked(file)["en-1"]._replace(
        typed=typed, clauses=(), expect={"options": "Z: fold, call 100, raise to 200..700"},
        means={"table": table, "spot": {"street": "flop", "pot": 300}, "play": "A bets 100; B calls"},
    )  # fmt: skip
    sizes = every_situation()["raise-sizes-over-caller"]
    assert leads_to_the_answer(meant, SHELF, sizes)
    much = {**meant.means, "table": {**table, "game": "nlhe"}}
    assert leads_to_the_answer(
        meant._replace(means=much, expect={"options": "Z: fold, call 100, raise to 200..90000"}), SHELF, sizes
    )


@pytest.mark.parametrize("shown", ["", "; P shows; Q shows; R shows"])
def test_who_calls_an_all_in_is_all_in_too_and_cards_say_who_wins(file: Path, shown: str) -> None:
    meant = asked(file)["en-1"]._replace(
        typed="all three of us are in", fields={}, clauses=(), expect={"stacks_after": {"P": 90, "Q": 80, "R": 0}},
        means={
            "table": {"blinds": [1, 2], "seats": "P Q R"}, "stacks": {"P": 30, "Q": 70, "R": 70},
            "holdings": {"P": "As Ad", "Q": "Ks Kd", "R": "Qs Qd"}, "runout": "2c 7d 9h Jc 3s",
            "play": "P is all in; Q is all in; R calls" + shown,
        },
    )  # fmt: skip
    assert leads_to_the_answer(meant, SHELF, every_situation()["three-all-ins-winners"])
    assert leads_to_the_answer(meant, SHELF, every_situation()["three-all-ins-showdown"]) == bool(shown)


def test_a_situation_behind_the_fifth_offer_is_not_looked_at(file: Path) -> None:
    right = asked(file)["sk-1"]._replace(expect={"ruled": "UTG calls 50"})
    meant = ["one-chip-opening"]
    assert heard(right, SHELF, offering(situations=["joker"] * 5 + meant), as_heard).outcome == FAILED
    assert heard(right, SHELF, offering("B is skipped", situations=["joker"] * 3 + meant), as_heard).outcome == OFFERED
    assert heard(right, SHELF, offering("B is skipped", situations=["joker"] * 4 + meant), as_heard).outcome == FAILED


def test_situations_are_offered_for_what_was_read_otherwise(file: Path) -> None:
    wrong = asked(file)["en-3"]
    meant = wrong._replace(means={**wrong.means, "play": "UTG puts out 1x100"}, expect={"ruled": "UTG calls 50"})
    assert heard(meant, SHELF, offering(situations=["one-chip-opening"]), as_heard).outcome == OFFERED


def test_a_text_that_is_taken_for_a_situation(file: Path) -> None:
    """What a text is taken for is the answer, right or wrong, whatever else was understood of it."""
    question = asked(file)["sk-1"]
    situation = every_situation()["one-chip-opening"]

    def taken(asked: Question, ruled: bool) -> tuple[Mapping[str, Any], Sequence[Situation]]:
        assert (asked.typed, ruled) == (question.typed, False)
        return case_of(situation, {"A": "UTG", "chip": 500}, asked.fields["table"]), ()

    right = question._replace(expect={"ruled": "UTG calls 50"})
    assert heard(right, SHELF, offering(), taken).outcome == READ
    assert heard(right._replace(expect={"ruled": "UTG folds"}), SHELF, offering(), taken).outcome == FAILED
