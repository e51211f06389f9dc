"""All cases hold, and the coverage table is what the layers of today promise."""

from pathlib import Path

import pytest

from cardspeak.cases.coverage import coverage
from cardspeak.cases.judge import Verdict, judge
from cardspeak.cli.shelf import SHELF, case_files, cases_in
from cardspeak.library import book_notes, books

CASES = Path(__file__).resolve().parent / "cases"
OFFICIAL = [name for name in books() if name != "common"]


@pytest.fixture(scope="module")
def verdicts() -> list[Verdict]:
    return [judge(case, SHELF) for _, case in cases_in(case_files([str(CASES)]))]


def test_every_case_holds(verdicts: list[Verdict]) -> None:
    assert not [f"{verdict.book}: {verdict.name}: {verdict.why}" for verdict in verdicts if not verdict.ok]


@pytest.mark.parametrize("name", OFFICIAL)
def test_no_clause_of_the_hand_is_open(name: str, verdicts: list[Verdict]) -> None:
    rows = coverage(books()[name], verdicts, book_notes("shown"))
    due = [row for row in rows if row.clause.kind in ("engine", "definition") and row.clause.layer in ("hand", "text")]
    assert not [row.clause.name for row in due if row.status == "open"]
    assert not [row.clause.name for row in due if row.status == "enforced" and not row.cases]
    # only meanings of words, purposes and courtesies are merely shown
    shown = [row.clause for row in due if row.status == "shown"]
    assert not [
        clause.name for clause in shown if clause.kind != "definition" and clause.name not in book_notes("shown")
    ]


@pytest.mark.parametrize("name", books())
def test_no_clause_of_the_table_is_open(name: str, verdicts: list[Verdict]) -> None:
    rows = [row for row in coverage(books()[name], verdicts, book_notes("shown")) if row.clause.layer == "table"]
    assert not [row.clause.name for row in rows if row.status == "open"]
    assert not [row.clause.name for row in rows if row.status in ("run", "enforced") and not row.cases]
    shown = [row.clause for row in rows if row.status == "shown"]
    assert not [row.name for row in shown if row.kind != "definition" and row.name not in book_notes("shown")]


def test_no_clause_of_a_tournament_is_open(verdicts: list[Verdict]) -> None:
    rows = [row for name in books() for row in coverage(books()[name], verdicts, book_notes("shown"))]
    mine = [row for row in rows if row.clause.layer == "tournament"]
    assert [row.clause.name for row in mine if row.status == "open"] == []
    assert [row.clause.name for row in mine if row.status == "run" and not row.cases] == []


@pytest.mark.parametrize("layer", ["cash", "club"])
def test_no_clause_of_the_cash_room_and_the_club_is_open(layer: str, verdicts: list[Verdict]) -> None:
    rows = [row for name in books() for row in coverage(books()[name], verdicts, book_notes("shown"))]
    mine = [row for row in rows if row.clause.layer == layer]
    assert len(mine) > 20
    assert [row.clause.name for row in mine if row.status == "open"] == []
    shown = [row.clause for row in mine if row.status == "shown"]
    assert [row.name for row in shown if row.kind != "definition" and row.name not in book_notes("shown")] == []


def test_few_engine_clauses_belong_elsewhere() -> None:
    elsewhere = [
        clause.name
        for name in OFFICIAL
        for clause in books()[name].clauses.values()
        if clause.kind == "engine" and clause.layer != "hand"
    ]
    assert len(elsewhere) <= 30
