"""`cardspeak bench`: what the table of benches says is there, peers that are missing, what is written into the docs."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cardspeak.cli import bench, main
from cardspeak.cli.figures import page, write
from cardspeak.errors import Unreadable

ROW = {
    "name": "nlhe random", "times": 17.25, "peer": "PokerKit", "ours": 7012.4, "theirs": 406.5, "unit": "hands/s",
    "wanted": 20.0, "reached": False,
}  # fmt: skip


def test_the_table_names_scripts_that_are_there() -> None:
    found = bench.benches()
    assert len(found) >= 15
    for name, row in found.items():
        source = (bench.SCRIPTS / f"{name}.py").read_text("utf-8")
        assert row.keys() <= {"name", "quick", "peers", "any"}
        assert '"--json"' in source
        for argument in row["quick"]:
            if argument.startswith("--"):
                assert f'"{argument}"' in source, f"{name}.py does not take {argument}"


@pytest.mark.parametrize(
    ("row", "lacks"),
    [
        ({"peers": ["json", "no_such_engine"]}, "no_such_engine"),
        ({"peers": ["json", "no_such_engine"], "any": True}, ""),
        ({"peers": ["no_such_engine", "nor_this"], "any": True}, "no_such_engine, nor_this"),
        ({"peers": ["json"]}, ""),
        ({}, ""),
    ],
)
def test_a_bench_without_its_peers_is_left_out(row: dict[str, Any], lacks: str) -> None:
    assert bench.lacking(row) == lacks


def measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lines: dict[str, list[Any]], missed: int = 0) -> None:
    """Let scripts print these lines instead of measuring."""
    table = {name: {"name": name, "quick": ["--quick"]} for name in lines} | {
        "absent": {"name": "absent", "peers": ["no_such_engine"]}
    }
    monkeypatch.setattr(bench, "benches", lambda: table)
    monkeypatch.setattr(bench, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()

    def runs(command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        told = "\n".join(json.dumps(line) for line in lines[Path(command[1]).stem])
        return subprocess.CompletedProcess(command, missed, told)

    monkeypatch.setattr(subprocess, "run", runs)


def test_what_was_compared_is_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(
        monkeypatch, tmp_path, {"one": [ROW, {"name": "alone", "ms": 3}], "two": [[1, 2], ROW | {"times": 0.5}]}, 1
    )
    assert main(["bench", "--write"]) == 1
    out = capsys.readouterr().out
    assert "absent: left out, no_such_engine not installed" in out
    kept = json.loads((tmp_path / "docs" / "figures.json").read_text("utf-8"))
    assert [(row["bench"], row["times"]) for row in kept["rows"]] == [("one", 17.25), ("two", 0.5)]
    assert kept["machine"]["cores"] >= 1
    text = (tmp_path / "docs" / "figures.md").read_text("utf-8")
    assert "| `one` | nlhe random, against PokerKit | 7012 | 406.5 | hands/s | 17.2 | 20 | missed |" in text
    with Image.open(tmp_path / "docs" / "figures.png") as image:
        assert image.format == "PNG"


def test_nothing_compared_is_nothing_written(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="nothing was compared"):
        write(tmp_path, [])
    assert not [*tmp_path.iterdir()]


def test_the_page_in_the_docs_is_what_its_json_says() -> None:
    kept = json.loads((bench.ROOT / "docs" / "figures.json").read_text("utf-8"))
    assert (bench.ROOT / "docs" / "figures.md").read_text("utf-8") == page(kept["machine"], kept["rows"])


def test_a_bench_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess"]) == 2
    assert "there is nothing to measure called chess; there is engine, phh" in capsys.readouterr().err


def test_a_named_bench_without_its_peer_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measured(monkeypatch, tmp_path, {})
    assert main(["bench", "absent"]) == 2
    assert "absent: left out" in capsys.readouterr().out
