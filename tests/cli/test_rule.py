"""`cardspeak rule`: a story told in one line gets its ruling, with the clause."""

import json
from pathlib import Path

import pytest

from cardspeak.cli import main


def told(book: str, story: str, capsys: pytest.CaptureFixture[str], table: str = "nlhe 200/400") -> dict[str, object]:
    assert main(["rule", "--book", book, "--table", table, story, "--json"]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found: dict[str, object] = json.loads(out)
    return found


def test_two_chips_over_a_raise_are_a_call(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("tda-2011", "A raises to 1200; B puts out 2x1000", capsys)
    assert found["ruling"] == "B calls 1200"
    assert found["amount"] == 1200
    assert "tda-2011:39a" in found["clauses"]  # type: ignore[operator]
    assert found["asks"] == []
    assert found["discretion"] == ""


@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2024", "45a"), ("diamond-club", "60a"), ("fspr-training", "disputed-chips.2a"), ("common", "several-chips")],
)
def test_the_same_story_under_other_books(book: str, clause: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(book, "A raises to 1200; B puts out 2x1000", capsys)
    assert found["ruling"] == "B calls 1200"
    assert f"{book}:{clause}" in found["clauses"]  # type: ignore[operator]
    assert found["differs"] == {}


def test_books_that_say_otherwise_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("tda-2024", "A raises to 1200; B puts out 1x1000+5x200", capsys)
    assert found["ruling"] == "B raises to 2000"
    differs = found["differs"]
    assert isinstance(differs, dict)
    assert differs["tda-2011"]["ruling"] == "B calls 1200"
    assert "tda-2011:39b" in differs["tda-2011"]["clauses"]
    assert "tda-2024" not in differs


def test_codes_and_facts_stand_beside_the_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    story = "A raises to 1200; B puts out 2x1000"
    assert main(["rule", "--book", "tda-2024", "--table", "nlhe 200/400", "--json", story]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["ruling"], said["steps"]) == ("B calls 1200", ["announce: call", "give B 800 back"])
    data = said["data"]
    assert data["ruling"] == {"code": "calls", "facts": {"seat": data["seats"].index("B"), "total": 1200}}
    assert [step["code"] for step in data["steps"]] == ["announce", "give_back"]


def test_a_question_says_where_each_answer_leads(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--json", "A bets 50; B's cards touch the muck"]) == 0
    (ask,) = json.loads(capsys.readouterr().out)["data"]["asks"]
    assert (ask["fact"], ask["code"]) == ("identifiable", "ask_identifiable")
    assert [lead["answer"] for lead in ask["leads"]] == [True, False]


def test_a_refusal_says_what_would_be_allowed_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--table", "nlhe 10/20", "--json", "A raises to 30"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["ruling"] == "refused: below the minimum"
    refused = said["data"]["refused"]
    assert refused["code"] == "below_the_minimum"
    assert {"code": "call_amount", "facts": {"amount": 20}} in refused["allowed"]["facts"]["each"]


def test_the_ruling_is_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    story = ["rule", "--book", "tda-2011", "--table", "nlhe 200/400", "A raises to 1200; B puts out 2x1000"]
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert main(story) == 0
    said = capsys.readouterr().out
    assert "коллирует: 1200" in said
    assert main([*story, "--language", "sk"]) == 0
    assert capsys.readouterr().out not in ("", said)
    assert main([*story, "--json"]) == 0  # a program reads English wherever it runs
    assert json.loads(capsys.readouterr().out)["ruling"] == "B calls 1200"


def test_the_end_of_the_story_is_answered_not_a_ruling_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    table = "nlhe 10/20 seats A,B,C,D"
    found = told("common", "C raises to 60; D puts out 1x500; A folds; B calls", capsys, table)
    assert found["ruling"] == "B calls 60"
    stands: dict[str, object] = found["stands"]  # type: ignore[assignment]
    assert (stands["street"], stands["to_act"]) == ("flop", "B")
    assert stands["options"] == {"check": [0, 0], "bet": [20, 1940]}
    assert stands["pots"] == [{"size": 190, "among": ["B", "C", "D"]}]
    rulings: list[dict[str, object]] = found["rulings"]  # type: ignore[assignment]
    (ruling,) = rulings
    assert (ruling["statement"], ruling["ruling"]) == (2, "D calls 60")
    assert ruling["clauses"] == ["common:nl-single-chip", "common:said"]
    assert ruling["followed"] == ["D calls 60"]


def test_all_rulings_of_a_story_are_listed_in_their_order(capsys: pytest.CaptureFixture[str]) -> None:
    story = "C puts out 1x100; D puts out 1x500; A's cards touch the muck"
    found = told("common", story, capsys, "nlhe 10/20 seats A,B,C,D")
    rulings: list[dict[str, object]] = found["rulings"]  # type: ignore[assignment]
    assert [each["statement"] for each in rulings] == [1, 2, 3]
    assert rulings[-1]["ruling"] == found["ruling"]
    assert rulings[0]["followed"] == ["C calls 20"]


def test_who_won_what_is_told_with_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("common", "C raises to 60; D folds; A folds; B folds", capsys, "nlhe 10/20 seats A,B,C,D")
    assert found["steps"] == ["C wins 50"]
    assert found["stands"]["won"] == [{"seat": "C", "amount": 50, "pot": 0}]  # type: ignore[index]
    assert "common:pot-winner" in found["clauses"]  # type: ignore[operator]


def test_a_refused_end_keeps_the_rulings_before_it(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("common", "C puts out 1x500; D checks", capsys, "nlhe 10/20 seats A,B,C,D")
    assert str(found["ruling"]).startswith("refused")
    assert [each["ruling"] for each in found["rulings"]] == ["C calls 20"]  # type: ignore[attr-defined]
    assert found["stands"]["to_act"] == "D"  # type: ignore[index]


def test_the_middle_of_a_hand_is_given_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    table = "nlhe 10/20 seats A,B,C,D stacks A=500,B=300,C=1000,D=1000 ante 20/big-blind chips 5,25"
    spot = "flop pots A+B+C+D=80,B+C+D=60 board 2c,7d,Kh bets A=50,B=150 holdings C=AsAd"
    assert main(["rule", "--json", "--table", table, "--spot", spot, "C calls"]) == 0
    stands = json.loads(capsys.readouterr().out)["stands"]
    assert (stands["street"], stands["to_act"], stands["board"]) == ("flop", "D", ["2c 7d Kh"])
    assert stands["options"] == {"fold": [0, 0], "call": [150, 150], "raise to": [250, 1000]}
    assert [pot["size"] for pot in stands["pots"]] == [80, 60]


def test_a_case_is_ruled_on_as_its_file_has_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "one.toml"
    file.write_text(
        'book = "tda-2024"\ntable = { blinds = [10, 20], seats = "A B C D" }\n'
        'spot = { street = "flop", pot = 80, bets = { A = 100, B = 300, C = 500 } }\nplay = "D calls"\n',
        encoding="utf-8",
    )
    assert main(["rule", "--json", "--case", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ruling"] == "D calls 500"
    assert found["stands"]["to_act"] == "A"
    assert all(clause.startswith(("tda-2024:", "common:")) for clause in found["clauses"])
    assert main(["rule", "--json", "--case", str(file), "--book", "common", "D folds"]) == 0
    assert json.loads(capsys.readouterr().out)["ruling"] == "D folds"


def test_what_happens_between_hands_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("common", "D is out; next hand", capsys, "nlhe 10/20 seats A,B,C,D")
    assert found["ruling"] == "A has the button"
    assert found["steps"][:3] == ["B posts 10", "C posts 20", "dealt in: B, C, A"]  # type: ignore[index]
    assert "common:absent" in found["clauses"]  # type: ignore[operator]
    away = told("tda-2024", "D leaves the table; next hand; D returns to the table", capsys, "nlhe 10/20 seats A,B,C,D")
    assert away["ruling"] == "A has the button", "who leaves before the next hand leaves no hand"
    assert "tda-2024:30a" in away["clauses"]  # type: ignore[operator]


def test_what_nobody_rules_on_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    found = told("common", "undo", capsys)
    assert found["ruling"] == "not ruled on"
    assert "log of a real table" in str(found["reason"])
    assert found["data"] == {"unruled": {"code": "undone_in_the_log"}}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--spot", "flop bets A=x", "A checks"], "'x' is no amount"),
        (["--spot", "flop bets A", "A checks"], "'A' is not NAME=WHAT"),
        (["--table", "nlhe 10/20 ante 5/dealer", "A checks"], "an ante is paid by each, big-blind, button"),
        (["--case", "no-such.toml"], "no-such.toml"),
        ([], "nothing is told"),
    ],
)
def test_a_wrong_option_is_one_clear_line(options: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", *options]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1
