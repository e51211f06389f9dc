"""`cardspeak rule`: a story told in one line gets its ruling, with the clause."""

import json

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
