"""`cardspeak replay` over a corpus: broken hands are one line each, work is spread and resumed, sums are the same."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardspeak.batch import corpus as batch
from cardspeak.batch import pieces
from cardspeak.batch.spread import spread
from cardspeak.cli import main, replay
from cardspeak.history.replay import replay as played

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
HANDS = [path.read_text("utf-8") for path in sorted((GOLDEN / "pluribus").glob("*.phh"))[:30]]
BROKEN = "variant = 'NT'\nactions = [\n"
WRONG = HANDS[3].replace("finishing_stacks = [", "finishing_stacks = [1", 1)


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    """A file whose 6th hand breaks off, whose 11th has bytes that are no text, and whose 16th ends otherwise."""
    hands = [*HANDS]
    hands[5], hands[15] = BROKEN, WRONG
    told = [f"[{number}]\n{hand}\n".encode() for number, hand in enumerate(hands, 1)]
    told[10] = told[10].replace(b"variant = 'NT'", b"author = 'Andr\xe9'\nvariant = 'NT'", 1)
    file = tmp_path / "a.phhs"
    file.write_bytes(b"".join(told))
    return file


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[Any]]:
    """The status and the rows of a replay."""
    status = main(["replay", "--json", *arguments])
    out, err = capsys.readouterr()
    assert err == ""
    return status, [json.loads(line) for line in out.splitlines()]


def test_broken_hands_in_the_middle_cost_themselves_alone(
    corpus: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = corpus.read_bytes().split(b"\n")
    rows: list[list[Any]] = []
    for size in (3000, 1 << 20):
        monkeypatch.setattr(pieces.pieces, "__defaults__", (size,))
        status, found = said(capsys, str(corpus))
        assert status == 2
        rows.append(found)
    assert rows[0] == rows[1]  # where the file is cut changes nothing
    bad = {row["hand"]: row["why"] for row in rows[0] if not row["ok"]}
    assert list(bad) == ["6", "11", "16"]
    assert len(rows[0]) == 30
    assert bad["11"] == f"line {lines.index(b'[11]') + 2}: no UTF-8 text"
    assert int(bad["6"].removeprefix("line ").split(":")[0]) in range(lines.index(b"[6]") + 1, lines.index(b"[7]") + 1)
    assert bad["16"].startswith("recorded 1")


def test_two_processes_say_the_same_as_one(corpus: Path, capsys: pytest.CaptureFixture[str]) -> None:
    several = [str(corpus), str(GOLDEN / "own"), "--players", "--book", "tda-2024"]
    assert said(capsys, *several, "--jobs", "2") == said(capsys, *several)


def test_a_run_that_was_broken_off_goes_on(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces.pieces, "__defaults__", (3000,))
    whole = said(capsys, str(corpus), "--summary", "--players")
    state = tmp_path / "state.json"
    shortly = [str(corpus), "--summary", "--players", "--resume", str(state)]

    def until(third: int) -> Any:
        def stops(work: Any, tasks: Any, jobs: int) -> Any:
            for number, done in enumerate(spread(work, tasks, jobs)):
                if number == third:
                    raise KeyboardInterrupt
                yield done

        return stops

    for _ in range(2):  # broken off twice, after two pieces each
        with monkeypatch.context() as patched:
            patched.setattr(replay, "spread", until(2))
            assert main(["replay", "--json", *shortly]) == 130
        before = json.loads(state.read_text("utf-8"))["kept"]
        assert before["sums"]["counts"]["hands"] > 0
        capsys.readouterr()
    status, rows = said(capsys, *shortly)
    assert (status, rows[-1]) == (whole[0], whole[1][-1])
    again = said(capsys, *shortly)  # what is finished is not done again
    assert again == (whole[0], [whole[1][-1]])


def test_the_progress_of_another_run_is_refused(
    corpus: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = tmp_path / "state.json"
    assert main(["replay", str(corpus), "--summary", "--resume", str(state)]) == 2
    kept = state.read_text("utf-8")
    capsys.readouterr()
    for arguments, says in (
        ([str(corpus), "--summary", "--book", "tda-2024"], "the progress of another run (other book)"),
        ([str(GOLDEN / "own"), "--summary"], "the progress of another run (other files)"),
    ):
        assert main(["replay", *arguments, "--resume", str(state)]) == 2
        assert says in capsys.readouterr().err
    assert state.read_text("utf-8") == kept
    state.write_text("{}", "utf-8")
    assert main(["replay", str(corpus), "--resume", str(state)]) == 2
    assert "not the progress of a run" in capsys.readouterr().err


def test_the_summary_counts_remarks_by_clause(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
players = ['Ann', 'Bob', 'Cy']
actions = ['d dh p1 AsKs', 'd dh p2 QsJs', 'd dh p3 2c3c', 'p3 cbr 3', 'p1 f', 'p2 f']
"""
    file = tmp_path / "short.phhs"
    file.write_text(f"[1]\n{short}\n[2]\n{short}", "utf-8")
    assert main(["replay", str(file), "--summary", "--players"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[:3] == [
        "2 of 2 hands end right, 0 could not be read",
        "2 remarks in 2 hands, by clause:",
        "         2  common:minimum-raise",
    ]
    table = {line.split()[0]: line.split()[1:] for line in out[3:] if line[:1] != " "}
    assert table["Cy"] == ["2", "100", "%", "100", "%", "0", "%", "100", "%", "3.0", "150.0"]
    assert table["Bob"] == ["2", "0", "%", "0", "%", "0", "%", "0", "%", "-2.0", "-100.0"]
    _, rows = said(capsys, str(file), "--summary")
    counts = {"hands": 2, "failed": 0, "unreadable": 0, "remarked": 2, "remarks": 2}
    assert rows == [{"summary": counts | {"clauses": {"common:minimum-raise": 2, "common:raise": 2}}}]


def test_a_fault_of_the_program_costs_one_hand(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.phhs"
    file.write_text("".join(f"[{number}]\n{hand}\n" for number, hand in enumerate(HANDS[:5], 1)), "utf-8")
    seen: list[Any] = []

    def fails(record: Any, *more: Any) -> Any:
        seen.append(record)
        if len(seen) == 3:
            raise KeyError("a\nfault")
        return played(record, *more)

    monkeypatch.setattr(batch, "replay", fails)
    status, rows = said(capsys, str(file))
    assert status == 1
    assert [row["ok"] for row in rows] == [True, True, False, True, True]
    assert "KeyError" in rows[2]["why"]
    assert "\n" not in rows[2]["why"]


@pytest.mark.parametrize("jobs", ["0", "-1", "1000"])
def test_a_number_of_processes_that_is_none(jobs: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(GOLDEN / "own"), "--jobs", jobs]) == 2
    assert "--jobs is a number from 1 to 256" in capsys.readouterr().err
