"""A server that is told to end leaves a closed database, which is nobody's but its owner's."""

from __future__ import annotations

import os
import signal
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from cardspeak.store import open_store
from cardspeak.store.backup import back_up
from cardspeak.store.chain import audit
from tests.serving import Server, opened, programs


@pytest.fixture
def open_to_all() -> Iterator[None]:
    """A process that lets everybody read what it writes."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """A process whose children can be interrupted, also where it was started in the background itself."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.glob("*.db*")}


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_end_closes_its_database(tmp_path: Path, how: signal.Signals) -> None:
    """Also while somebody plays: exit status 0, or that of an interrupted program, and one file is left, whole."""
    store = opened(tmp_path / "room.db")
    people = programs(store.people, 1)
    store.close()
    with Server(tmp_path / "room.db") as server:
        asked = {"game": "no-limit holdem", "speed": "instant", "bots": ["calling"]}
        table = server.json("POST", "/api/tables", asked, people[0].token).data["id"]
        with connect(server.live(table), additional_headers={"authorization": f"Bearer {people[0].token}"}) as socket:
            socket.recv(60)
            assert server.kill(how) == (0 if how == signal.SIGTERM else 130)
        assert server.faults() == []
    assert [path.name for path in tmp_path.glob("*.db*")] == ["room.db"]
    store = opened(tmp_path / "room.db")
    assert all(finding.broken is None for finding in audit(store))
    store.close()


def test_a_second_process_on_one_file_is_refused_in_a_sentence(tmp_path: Path) -> None:
    """However the first one ends, the file is free then."""
    with Server(tmp_path / "room.db") as server:
        second = Server(tmp_path / "second.db", database=server.database)
        for _ in range(2):
            with pytest.raises(AssertionError):
                second.start()
            said = second.words().splitlines()
            second.said.unlink()
            assert len(said) == 1
            assert "another process serves room.db already" in said[0]
            server.kill()
            server.start()
        server.kill()
        second.start()
        second.kill()


def test_a_server_over_another_database_ends_in_order(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    with Server(tmp_path / "room.db", database=request.getfixturevalue("postgres").empty()) as server:
        assert server.kill(signal.SIGTERM) == 0


@pytest.mark.usefixtures("open_to_all")
def test_nobody_else_may_read_a_room(tmp_path: Path) -> None:
    """The database, its journals while it is open, and copies of it."""
    store = open_store(str(tmp_path / "room.db"))
    store.people.add_member("m1", "Anna", "", "guest", 1)
    back_up(store, tmp_path / "copy.db")
    assert modes(tmp_path) == dict.fromkeys(("room.db", "room.db-wal", "room.db-shm", "copy.db"), 0o600)
    store.close()


def test_a_room_that_others_could_read_is_closed_to_them_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    open_store(str(file)).close()
    file.chmod(0o664)
    folder = stat.S_IMODE(tmp_path.stat().st_mode)
    open_store(str(file), create=False).close()
    assert modes(tmp_path) == {"room.db": 0o664}  # who only looks changes nothing
    open_store(str(file)).close()
    assert modes(tmp_path) == {"room.db": 0o600}
    assert stat.S_IMODE(tmp_path.stat().st_mode) == folder
