"""A fact that no ruling asks for is refused at every entrance, with those that are near it."""

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.room.test_lines import Told

import cardspeak
from cardspeak.cases.judge import judge
from cardspeak.cases.rule import rule
from cardspeak.cli import main
from cardspeak.cli.shelf import SHELF
from cardspeak.errors import Unreadable
from cardspeak.hand.refused import Refused
from cardspeak.irregularities import OFFENCES
from cardspeak.room.table.state import Settings, Stakes, Table
from cardspeak.service.asking import command_of, read_asked
from cardspeak.telling.known import KNOWN, check_facts

# what is known from how the story tells it, and is nobody's to know better
TOLD = frozenset(
    {
        "actions behind", "boxed cards", "cards burned", "cards turned up", "chips", "due", "exposed so far", "height",
        "his exposed", "how", "language", "penalty", "record", "so many", "substantial behind", "which street",
    }
)  # fmt: skip
CASE: dict[str, Any] = {
    "name": "a case", "clauses": ["misdeal"], "table": {"game": "nlhe", "seats": "A B C"}, "play": "A raises to 60",
    "ruled": "A raises to 60",
}  # fmt: skip
WRONG = "there is no fact 'by acident' (nearest: by accident"


def test_a_case_with_a_misspelt_fact_does_not_hold() -> None:
    assert WRONG in judge({**CASE, "know": {"by acident": True}}, SHELF).why
    differs = [{"book": "tda-2024", "ruled": "A raises to 60", "know": {"by acident": True}}]
    assert WRONG in judge({**CASE, "differs": differs}, SHELF).why
    at_a_table = {key: value for key, value in CASE.items() if key != "ruled"}
    at_a_table |= {"play": "next hand", "know": {"by acident": True}, "to_act": "A"}
    assert WRONG in judge(at_a_table, SHELF).why


def test_a_request_with_a_misspelt_fact_is_refused() -> None:
    with pytest.raises(Unreadable, match="by accident"):
        rule({"know": {"by acident": True}}, "common", "A raises to 60", SHELF)


def test_the_command_says_which_fact(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "A bets 60", "--know", "by acident=yes"]) == 2
    said = capsys.readouterr().err
    assert WRONG in said
    assert said.count("\n") == 1


def test_a_line_of_a_real_table_with_a_misspelt_fact_is_refused() -> None:
    found = Told().say("Bob exposes As", (("by acident", True),))
    assert found is not None
    assert WRONG in str(found.facts["text"])


def test_a_penalty_for_what_nobody_asks_is_refused() -> None:
    asked = read_asked({"do": "penalise", "text": "insult: 1 round", "yes": ["on porpose"]})
    assert not isinstance(asked, Refused)
    settings = Settings("table", ("nlhe",), "common", 6, Stakes(1, 2))
    found = command_of(asked, Table(settings, "m1", (), (None,) * 6), "m1")
    assert isinstance(found, Refused)
    assert "on purpose" in str(found.facts["why"])


def test_a_name_that_is_like_no_other_is_named_all_the_same() -> None:
    with pytest.raises(Unreadable, match="there is no fact 'qqq'"):
        check_facts(["choice", "qqq"])


def asked_for() -> set[str]:
    """Return the facts that the sources ask for by name."""
    found: set[str] = set()
    for path in Path(cardspeak.__file__).parent.glob("**/*.py"):
        if not {"policies", "floor", "telling"} & set(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(attr="yes" | "number" | "text"), args=[ast.Constant(value=str(fact))]):
                    found.add(fact)
                case ast.Call(
                    func=ast.Attribute(value=ast.Attribute(attr="know") | ast.Name(id="know"), attr="get"),
                    args=[ast.Constant(value=str(fact)), *_],
                ):
                    found.add(fact)
                case ast.Compare(left=ast.Constant(value=str(fact)), comparators=[ast.Attribute(attr="know")]):
                    found.add(fact)
                case ast.Call(func=ast.Name(id="Ask"), args=[ast.Constant(value=str(fact)), *_]):
                    found.add(fact)
    return found


def test_every_fact_that_is_asked_for_is_known() -> None:
    asked = asked_for() | {when for offence in OFFENCES for when in offence.when} - {"always"}
    assert {"heard", "first_motion", "place", "damaged", "one_chip"} <= asked
    assert asked - TOLD <= KNOWN
