"""`cardspeak club`: founded, shown, added up, written as CSV."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from cardspeak.cli import main
from cardspeak.store import open_store


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with an account and a guest."""
    path = str(tmp_path / "room.db")
    store = open_store(path)
    store.people.add_member("m1", "Olga", "hash", "member", 1)
    store.people.add_member("m2", "Gus", "", "guest", 1)
    store.close()
    return path


def test_a_club_from_the_shell(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["club", "ledger", "--db", url]) == 2
    assert "no club here yet" in capsys.readouterr().err
    for manager in ("nobody", "Gus"):
        assert main(["club", "found", "Raise", "--manager", manager, "--db", url]) == 2
    assert main(["club", "found", "Raise", "--manager", "olga", "--chips", "5,x", "--db", url]) == 2
    capsys.readouterr()
    assert main(["club", "found", "Raise", "--manager", "olga", "--book", "common", "--db", url]) == 0
    assert "Olga owns it" in capsys.readouterr().out
    assert main(["club", "found", "Other", "--manager", "olga", "--db", url]) == 1
    assert "club here already" in capsys.readouterr().out
    assert main(["club", "ledger", "--db", url, "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"together": 0}
    assert main(["club", "members", "--db", url]) == 0
    assert main(["club", "audit", "--db", url]) == 0
    assert main(["audit", "--db", url]) == 0
    capsys.readouterr()
    assert main(["club", "csv", "events", "--db", url]) == 0
    rows = [*csv.reader(io.StringIO(capsys.readouterr().out))]
    assert rows[1][2] == "club.founded"
    assert main(["club", "csv", "list", "--db", url]) == 0
    assert "ledger" in capsys.readouterr().out.split()
    assert main(["club", "csv", "nothing", "--db", url]) == 2
    assert main(["club", "reset", "Olga", "--db", url]) == 0
    assert main(["club", "reset", "nobody", "--db", url]) == 2
