"""What is done to events behind the room's back is found, wherever it is done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardspeak.cli import main
from cardspeak.ports import NewEvent, Unavailable
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import Finding, audit, verify
from cardspeak.store.postgres import PostgresStore
from cardspeak.store.rows import NOTHING, link
from cardspeak.store.sqlite import SqliteStore
from tests.appending import appended
from tests.contract.tampering import Tamper, fill


def broken(url: str) -> dict[str, int | None]:
    store = open_store(url)
    found = {finding.stream: finding.broken for finding in audit(store)}
    store.close()
    return found


def test_what_nobody_touched_is_whole(store: AnyStore) -> None:
    fill(store)
    assert list(audit(store)) == [
        Finding("table/1", 3, None),
        Finding("table/2", 6, None),
        Finding("table/3", 1, None),
    ]
    assert verify(store, "nobody") == Finding("nobody", 0, None)


CHANGES = [
    ("UPDATE events SET data = replace(data, '300', '301') WHERE stream = 'table/2'", 4),
    ("UPDATE events SET data = '{' WHERE stream = 'table/2' AND version = 6", 6),
    ("UPDATE events SET at = at + 1 WHERE stream = 'table/2' AND version = 1", 1),
    ("UPDATE events SET name = 'hand.folded' WHERE stream = 'table/2' AND version = 2", 2),
    ("UPDATE events SET schema = 2 WHERE stream = 'table/2' AND version = 5", 5),
    ("UPDATE events SET command = 'c9' WHERE stream = 'table/2' AND version = 3", 3),
    ("DELETE FROM events WHERE stream = 'table/2' AND version = 1", 1),
    ("DELETE FROM events WHERE stream = 'table/2' AND version = 3", 3),
    ("DELETE FROM events WHERE stream = 'table/2' AND version = 6", 6),
    ("DELETE FROM events WHERE stream = 'table/2' AND version > 4", 5),
    ("DELETE FROM events WHERE stream = 'table/2'", 1),
    ("DELETE FROM heads WHERE stream = 'table/2'", 1),
    ("UPDATE heads SET version = 5 WHERE stream = 'table/2'", 6),
    ("UPDATE heads SET hash = (SELECT hash FROM heads WHERE stream = 'table/1') WHERE stream = 'table/2'", 6),
    (
        "INSERT INTO events (stream, version, at, name, schema, data, command, hash) "
        "SELECT stream, 7, at, name, schema, data, command, hash FROM events WHERE stream = 'table/2' AND version = 6",
        7,
    ),
]


@pytest.mark.parametrize(("sql", "version"), CHANGES)
def test_a_change_is_found_where_it_begins(filled: str, tamper: Tamper, sql: str, version: int) -> None:
    tamper(sql)
    assert broken(filled) == {"table/1": None, "table/2": version, "table/3": None}


def test_a_removed_event_is_found_though_the_rest_moved_up(filled: str, tamper: Tamper) -> None:
    tamper("DELETE FROM events WHERE stream = 'table/2' AND version = 3")
    for version in (4, 5, 6):
        tamper("UPDATE events SET version = ? WHERE stream = 'table/2' AND version = ?", version - 1, version)
    tamper("UPDATE heads SET version = 5 WHERE stream = 'table/2'")
    assert broken(filled)["table/2"] == 3


def test_a_forged_event_with_a_right_hash_is_found_by_the_one_after_it(filled: str, tamper: Tamper) -> None:
    store = open_store(filled)
    before = store.links("table/2")[2].hash
    store.close()
    hash = link(before, "table/2", 4, 1003, "hand.raised", 1, '{"to":9}', "c3")
    tamper("UPDATE events SET data = '{\"to\":9}', hash = ? WHERE stream = 'table/2' AND version = 4", hash)
    assert broken(filled)["table/2"] == 5


def test_a_stream_that_nobody_wrote_is_found(filled: str, tamper: Tamper) -> None:
    hash = link(NOTHING, "table/9", 1, 1, "hand.raised", 1, "{}", "")
    tamper("INSERT INTO events (stream, version, at, name, schema, data, command, hash) "
           "VALUES ('table/9', 1, 1, 'hand.raised', 1, '{}', '', ?)", hash)  # fmt: skip
    assert broken(filled)["table/9"] == 1


def test_forgetting_a_person_leaves_the_chain_whole(store: AnyStore) -> None:
    store.people.add_member("m1", "Anna Kováčová", "hash", "member", 1)
    fill(store)
    before = store.load("table/2")
    store.people.forget("m1")
    assert [finding.broken for finding in audit(store)] == [None, None, None]
    assert store.load("table/2") == before
    assert not any("Anna" in row.data for stream in store.streams() for row in store.links(stream))


def test_nothing_is_added_to_a_stream_with_a_false_end(filled: str, tamper: Tamper) -> None:
    """The head says 5 but event 6 is there: the store neither writes over it nor acknowledges; others go on."""
    tamper("UPDATE heads SET version = 5 WHERE stream = 'table/2'")
    store = open_store(filled)
    events = [NewEvent("hand.raised", 1, {})]
    futures = [appended(store, stream, version, events, at=1) for stream, version in (("table/1", 3), ("table/2", 5))]
    assert futures[0].result(60) == 4
    with pytest.raises(Unavailable, match="cardspeak audit"):
        futures[1].result(60)
    assert appended(store, "table/3", 1, events, at=1).result(60) == 2
    assert len(store.load("table/2")) == 6
    store.close()


def test_the_audit_on_the_command_line(filled: str, tamper: Tamper, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "--db", filled]) == 0
    assert capsys.readouterr().out.splitlines()[1].split() == ["ok", "table/2", "6", "events"]
    tamper("UPDATE events SET at = 0 WHERE stream = 'table/2' AND version = 3")
    assert main(["audit", "--db", filled]) == 1
    assert "BROKEN  table/2  from version 3 on" in capsys.readouterr().out
    assert main(["audit", "--db", filled, "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == {"stream": "table/1", "events": 3, "ok": True, "broken": None}
    assert lines[1] == {"stream": "table/2", "events": 6, "ok": False, "broken": 3}


def test_an_audit_of_nothing_is_no_good_news(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", "--db", str(tmp_path / "none.db")]) == 2
    assert "is not there" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_both_databases_are_of_their_kinds(filled: str) -> None:
    store = open_store(filled)
    assert isinstance(store, PostgresStore if filled.startswith("postgresql") else SqliteStore)
    store.close()
