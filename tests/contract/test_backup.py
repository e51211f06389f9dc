"""A copy of a running room is of one moment, verifies, and plays on."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from cardspeak.cli import main
from cardspeak.errors import Unreadable
from cardspeak.ports import Member, NewEvent, Session, Snapshot, Token
from cardspeak.store import AnyStore, open_store
from cardspeak.store.backup import TABLES, back_up
from cardspeak.store.chain import audit
from tests.appending import appended


def event(number: int) -> list[NewEvent]:
    return [NewEvent("hand.raised", 1, {"to": number, "text": "ж\0"})]


@pytest.fixture
def room(url: str) -> AnyStore:
    store = open_store(url)
    for version in range(5):
        appended(store, "table/1", version, event(version), at=version, command=f"c{version}").result(60)
    store.people.add_member("m1", "Anna", "hash", "member", 1)
    store.people.add_member("m2", "Boris", "", "guest", 1)
    store.people.forget("m2")
    store.people.start_session("h1", "m1", 1, 2)
    store.people.add_token("t1", "m1", "bot", ("play",), 1)
    store.people.set_setting("m1", "language", "uk")
    store.save_snapshot("table/1", Snapshot(5, b"\0\xff"))
    store.note("alive", "7")
    store.close()
    return open_store(url)


def test_a_copy_holds_everything_and_plays_on(room: AnyStore, tmp_path: Path) -> None:
    back_up(room, tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    copy = open_store(str(tmp_path / "copy.db"), create=False)
    assert copy.load("table/1") == room.load("table/1")
    assert copy.tail() == room.tail()
    assert copy.find_command("table/1", "c2") == 3
    assert copy.snapshot("table/1") == Snapshot(5, b"\0\xff")
    assert copy.noted("alive") == "7"
    assert copy.people.member_named("anna") == Member("m1", "Anna", "hash", "member", 1)
    assert copy.people.member("m2") == Member("m2", "", "", "guest", 1)
    assert copy.people.session("h1") == Session("h1", "m1", 1, 2)
    assert copy.people.token("t1") == Token("t1", "m1", "bot", ("play",), 1)
    assert copy.people.setting("m1", "language") == "uk"
    last = copy.tail()[-1].position
    assert appended(copy, "table/1", 5, event(5), at=9, command="c5").result(60) == 6
    assert [e.version for e in copy.tail(last)] == [6]
    assert appended(room, "table/1", 5, event(6), at=9).result(60) == 6
    assert [finding.broken for finding in audit(copy)] == [None]
    copy.close()
    room.close()


def test_a_copy_of_a_room_that_is_written_to_is_of_one_moment(room: AnyStore, tmp_path: Path) -> None:
    """Each round appends to all three streams, in order: a copy that mixes moments would have a later one ahead."""
    going = threading.Event()
    going.set()

    def play() -> None:
        version = 0
        while going.is_set() and version < 5000:
            for stream in "abc":
                appended(room, stream, version, event(version), at=version).result(60)
            version += 1

    player = threading.Thread(target=play)
    player.start()
    lengths = []
    try:
        for number in range(4):
            back_up(room, tmp_path / f"copy{number}.db")
            copy = open_store(str(tmp_path / f"copy{number}.db"), create=False)
            a, b, c = (copy.version(stream) for stream in "abc")
            assert a >= b >= c >= a - 1
            assert all(finding.broken is None for finding in audit(copy))
            lengths.append(a + b + c)
            copy.close()
    finally:
        going.clear()
        player.join()
    assert lengths[-1] > lengths[0]
    room.close()


def test_every_table_is_copied(tmp_path: Path) -> None:
    open_store(str(tmp_path / "room.db")).close()
    connection = sqlite3.connect(tmp_path / "room.db")
    for name, columns in TABLES.items():
        there = {row[1] for row in connection.execute(f"PRAGMA table_info({name})")}
        assert there == set(columns.split(", "))
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert tables == {*TABLES, "alembic_version"}
    connection.close()


def test_a_copy_never_writes_over_a_file(room: AnyStore, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("precious")
    with pytest.raises(Unreadable, match="is there already"):
        back_up(room, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "precious"
    with pytest.raises(Unreadable, match="no folder"):
        back_up(room, tmp_path / "nowhere" / "copy.db")
    with pytest.raises(Unreadable, match="in memory"):
        back_up(open_store("memory:"), tmp_path / "other.db")
    room.close()


def test_the_copy_on_the_command_line(
    url: str, room: AnyStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = str(tmp_path / "copy.db")
    assert main(["backup", "--db", url, copy]) == 0
    assert "1 streams, 5 events" in capsys.readouterr().out
    assert main(["backup", "--db", url, copy]) == 2
    assert main(["audit", "--db", copy]) == 0
    assert main(["backup", "--db", str(tmp_path / "none.db"), str(tmp_path / "other.db")]) == 2
    assert not (tmp_path / "other.db").exists()
    room.close()
