"""What an audit finds beside a broken chain, and what is found against a root that was kept elsewhere."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from pathlib import Path

import pytest

from cardspeak.cli import main
from cardspeak.errors import Unreadable
from cardspeak.ports import Append, NewEvent, Snapshot
from cardspeak.room.table import commands as c
from cardspeak.service.refolded import false_snapshots
from cardspeak.service.snapshots import snapshot_of
from cardspeak.store import AnyStore, open_store
from cardspeak.store.backup import back_up
from cardspeak.store.chain import audit
from cardspeak.store.root import Gone, Root, gone_since, read, root_of, written
from cardspeak.store.rows import link
from tests.appending import appended
from tests.contract.tampering import Tamper, fill
from tests.service.test_room import Time, seated

HEAD_BACK = (
    "UPDATE heads SET version = 4, hash = (SELECT hash FROM events WHERE stream = 'table/2' AND version = 4) "
    "WHERE stream = 'table/2'"
)


def said(url: str, capsys: pytest.CaptureFixture[str], *more: str, status: int = 1) -> list[str]:
    """What the audit says is wrong."""
    assert main(["audit", "--db", url, *more]) == status
    lines = capsys.readouterr().out.splitlines()
    return [" ".join(line.split()[1:]) for line in lines if line.startswith("BROKEN")]


def test_a_stream_that_was_cut_and_its_head_put_back(
    filled: str,
    tamper: Tamper,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tamper("DELETE FROM events WHERE stream = 'table/2' AND version > 4")
    tamper(HEAD_BACK)
    store = open_store(filled)
    assert all(finding.broken is None for finding in audit(store))  # the chain alone does not show it
    store.close()
    assert said(filled, capsys)[:2] == [
        "table/2 version 5 is gone, which came from command 'c4'",
        "table/2 version 6 is gone, which came from command 'c5'",
    ]


def test_a_stream_of_which_nothing_is_left(
    filled: str,
    tamper: Tamper,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for table in ("events", "heads"):
        tamper(f"DELETE FROM {table} WHERE stream = 'table/2'")
    assert said(filled, capsys)[0] == "table/2 version 1 is gone, which came from command 'c0'"
    tamper("DELETE FROM commands WHERE stream = 'table/2'")
    if not filled.startswith("postgresql"):  # a server leaves positions out, so that only a root shows it
        assert said(filled, capsys) == ["database 6 events are gone, of streams of which nothing may be left"]


def test_ids_of_commands_that_are_gone(
    filled: str,
    tamper: Tamper,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without it the same command would count twice."""
    tamper("DELETE FROM commands WHERE stream = 'table/2' AND command = 'c3'")
    assert said(filled, capsys) == ["table/2 the id of command 'c3' is gone, which version 4 came from"]
    tamper("UPDATE commands SET version = 2 WHERE stream = 'table/1' AND command = 'c2'")
    assert said(filled, capsys)[1] == "table/1 version 2 is gone, which came from command 'c2'"


def test_a_commit_that_would_be_followed_before_it_is_whole(
    filled: str,
    tamper: Tamper,
    capsys: pytest.CaptureFixture[str],
) -> None:
    store = open_store(filled)
    events = [NewEvent("dealt", 1, {"n": n}) for n in range(3)]
    store.commit([Append("table/8", 0, events), Append("table/9", 0, events)], at=9).result()
    store.commit([Append("table/8", 3, events)], at=10).result()
    store.close()
    assert said(filled, capsys, status=0) == []
    tamper("UPDATE events SET rest = 3 WHERE stream = 'table/8' AND version = 1")
    tamper("UPDATE events SET rest = 0 WHERE stream = 'table/9' AND version = 2")
    tamper("UPDATE events SET rest = 5 WHERE stream = 'table/8' AND version = 6")
    step = "does not say how many events of its commit come after it"
    assert said(filled, capsys) == [
        f"table/8 version 1 {step}", f"table/8 version 5 {step}", f"table/8 version 6 {step}",
        f"table/9 version 1 {step}",
    ]  # fmt: skip


def test_a_snapshot_that_somebody_else_made(
    filled: str,
    tamper: Tamper,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It is found, and never read: its stream is read from the beginning."""
    store = open_store(filled)
    store.save_snapshot("table/1", Snapshot(2, b"rich"))
    store.close()
    tamper("UPDATE snapshots SET data = ?", b"richer")
    assert said(filled, capsys) == ["table/1 the snapshot of version 2 is not the one that was kept"]
    store = open_store(filled)
    assert store.snapshot("table/1") is None
    store.save_snapshot("table/1", Snapshot(3, b"x"))
    store.close()
    tamper("DELETE FROM events WHERE stream = 'table/1' AND version = 3")
    assert "table/1 version 3 is gone, of which there is a snapshot" in said(filled, capsys)
    store = open_store(filled)
    assert store.snapshot("table/1") is None
    store.close()


def test_a_snapshot_that_is_not_what_the_events_come_to(store: AnyStore) -> None:
    """Sealed in order, and false: only folding the events again shows it."""

    async def work() -> None:
        running = await seated(store, Time())
        await running.do(c.Leave("m2"))
        state = running.state._replace(hand=None, called=None)
        store.save_snapshot(running.stream, snapshot_of(state, running.version))
        while store.snapshot(running.stream) is None:  # it is kept with the next commit
            await asyncio.sleep(0.01)
        assert [*false_snapshots(store)] == [(running.stream, running.version)]

    asyncio.run(work())


def test_pages_that_are_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "room.db"
    store = open_store(str(file))
    fill(store)
    store.close()
    with sqlite3.connect(file) as other:
        page = other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_commands_1'").fetchall()
        page = page or other.execute("SELECT rootpage FROM sqlite_master WHERE name = 'commands'").fetchall()
    other.close()
    with file.open("r+b") as raw:
        raw.seek((page[0][0] - 1) * 4096 + 3)
        raw.write(b"\xff" * 64)
    assert any("database" in line for line in said(str(file), capsys))


def test_a_copy_of_a_server_is_as_whole_as_the_server(filled: str, tmp_path: Path) -> None:
    """Also where a server left positions out."""
    store = open_store(filled)
    appended(store, "table/1", 9, [NewEvent("x", 1, {})], at=1).exception(10)
    appended(store, "table/1", 3, [NewEvent("hand.raised", 1, {})], at=1).result(60)
    back_up(store, tmp_path / "copy.db")
    store.close()
    assert main(["audit", "--db", str(tmp_path / "copy.db")]) == 0


def test_a_room_of_an_earlier_version_is_whole(tmp_path: Path) -> None:
    """Its snapshots, which have no seal, are made again."""
    old = Path(__file__).resolve().parents[1] / "golden" / "databases" / "2026-11.db"
    shutil.copy(old, tmp_path / "room.db")
    assert main(["audit", "--db", str(tmp_path / "room.db")]) == 0


def test_a_root_holds_all_streams_and_is_read_as_it_was_written(store: AnyStore) -> None:
    fill(store)
    root = root_of(store)
    assert (len(root.heads), root.events) == (3, 10)
    assert read(written(root)) == root
    assert [*gone_since(store, root)] == []
    appended(store, "table/3", 1, [NewEvent("hand.raised", 1, {})], at=1).result(60)
    assert [*gone_since(store, root)] == []  # it has only grown
    assert root_of(store).hash != root.hash
    other = Root({**root.heads, "table/2": (6, "00" * 32), "table/9": (1, "00" * 32)})
    assert [*gone_since(store, other)] == [Gone("table/2", 6, False), Gone("table/9", 1, True)]


@pytest.mark.parametrize("data", [b"", b"[]", b'{"cardspeak_root": 1}'])
def test_what_is_no_root(data: bytes) -> None:
    with pytest.raises(Unreadable, match="no root"):
        read(data)


def test_a_root_that_was_changed(store: AnyStore) -> None:
    fill(store)
    held = json.loads(written(root_of(store)))
    held["heads"]["table/2"][0] = 5
    held["events"] -= 1
    with pytest.raises(Unreadable, match="was changed"):
        read(json.dumps(held).encode())


def test_against_a_root_everything_is_found(
    filled: str,
    tamper: Tamper,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A whole room written anew, hashes, heads, ids and all: nothing in it shows that it is another."""
    file = tmp_path / "root.json"
    assert main(["audit", "--db", filled, "--root", str(file)]) == 0
    printed = capsys.readouterr().out.splitlines()[-1].split()
    root = read(file.read_bytes())
    assert printed == ["root", "3", "streams,", "10", "events:", root.hash]
    assert said(filled, capsys, "--against", str(file), status=0) == []
    assert main(["audit", "--db", filled, "--root", str(file)]) == 2  # it never writes over a file
    assert "never writes over" in capsys.readouterr().err
    store = open_store(filled)
    rows = store.links("table/2")
    store.close()
    hash = link(rows[4].hash, "table/2", 6, 1005, "hand.raised", 1, '{"to":9}', "c5")
    tamper("UPDATE events SET data = '{\"to\":9}', hash = ? WHERE stream = 'table/2' AND version = 6", hash)
    tamper("UPDATE heads SET hash = ? WHERE stream = 'table/2'", hash)
    for table in ("events", "heads", "commands"):
        tamper(f"DELETE FROM {table} WHERE stream = 'table/3'")
    assert said(filled, capsys, status=0) == []
    assert said(filled, capsys, "--against", str(file)) == [
        "table/2 version 6, which the root has, is another now",
        "table/3 version 1, which the root has, is gone",
    ]
    assert main(["audit", "--db", filled, "--against", str(file), "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[-1] == {"stream": "table/3", "ok": False, "amiss": "version 1, which the root has, is gone"}
    assert main(["audit", "--db", filled, "--against", str(tmp_path / "none")]) == 2
