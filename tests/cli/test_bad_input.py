"""Bad input gets one clear line and the exit status of the design, never a traceback."""

import json
import socket
from pathlib import Path

import pytest

from cardspeak.cli import main

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["rule", "--table", "whist 10/20", "A calls"], "unknown game 'whist'"),
        (["rule", "--book", "hoyle", "A calls"], "unknown book 'hoyle'"),
        (["rule", "A whistles"], "cannot be read"),
        (["rule", "--table", "nlhe 10/20 seats A,A", "A calls"], "two seats have one name"),
        (["book", "show", "hoyle"], "unknown book 'hoyle'"),
        (["cases", "no/such/folder"], "no such file or folder"),
        (["replay", "--book", "hoyle", "x.phh"], "unknown book 'hoyle'"),
        (["replay", str(ROOT / "docs")], "no .phh or .phhs file"),
        (["serve", "--db", "memory:", "--port", "70000"], "--port is a number from 0 to 65535"),
        (["serve", "--db", "memory:", "--limit", "guest=5"], "there is no limit 'guest'"),
    ],
)
def test_what_cannot_be_read(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    """The room does not call itself open where another program listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert main(["serve", "--db", "memory:", "--host", "127.0.0.1", "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert f"port {port}" in said.err
    assert "open" not in said.out


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no/such.phh"]) == 2
    assert capsys.readouterr().out.startswith("no/such.phh: cannot be read: No such file")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("case = 5", "begins with [[case]]"),
        ('[case]\nname = "one"', "begins with [[case]]"),
        ("case = [1]", "begins with [[case]]"),
        ('table = 5\n[[case]]\nname = "one"', "table is a table, as { game = 'nlhe'"),
        ('[[case]]\nname = "one"\ntable = "nlhe"', "table is a table, as { game = 'nlhe'"),
    ],
)
def test_a_file_whose_cases_are_no_tables(
    text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cases.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["cases", str(file)]) == 2
    error = capsys.readouterr().err
    assert "cases.toml" in error
    assert says in error
    assert error.count("\n") == 1


def test_malformed_toml_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('book = "common\n', encoding="utf-8")
    assert main(["cases", str(file)]) == 2
    assert "broken.toml" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("story", "says"),
    [
        ("B calls", "out of turn"),
        ("A raises to 25", "below the minimum"),
        ("A raises to 5000", "more than the stack"),
        ("A checks", "check facing bet"),
    ],
)
def test_what_is_not_allowed_names_clause_and_way_out(
    story: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = "nlhe 10/20 seats SB,BB,A,B stacks 1000"
    assert main(["rule", "--table", table, "--json", story]) == 0
    ruling = json.loads(capsys.readouterr().out)
    assert says in ruling["ruling"]
    assert ruling["clauses"]
    assert ruling["steps"]


def test_a_case_without_expectation_or_with_a_strange_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "strange.toml"
    file.write_text(
        'book = "common"\n[[case]]\nname = "nothing"\nclauses = ["bet"]\nplay = "C calls"\n'
        '[[case]]\nname = "odd"\nclauses = ["bet"]\nweather = "fine"\n'
        '[[case]]\nname = "no clause"\nto_act = "C"\n'
        '[[case]]\nname = "no seat"\nclauses = ["bet"]\ntable = { seats = "A B" }\nplay = "Z calls"\nto_act = "A"\n',
        encoding="utf-8",
    )
    assert main(["cases", str(file), "--json"]) == 1
    rows = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    assert [row["ok"] for row in rows] == [False] * 4
    assert "proves nothing" in rows[0]["why"]
    assert "no key weather" in rows[1]["why"]
    assert "names the clauses" in rows[2]["why"]
    assert "no seat 'Z'" in rows[3]["why"]


def test_golden_hands_end_right_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(ROOT / "tests" / "golden"), "--json"]) == 0
    rows = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    assert len(rows) >= 250
    assert all(row["ok"] for row in rows)
