"""What a store does when its database is locked, full, lost, newer: one clear sentence, and on as soon as it can."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from typing import LiteralString

import psycopg
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from cardspeak.errors import Unreadable
from cardspeak.ports import NewerDatabase, NewEvent, Repeated, Unavailable
from cardspeak.store import open_store, postgres
from cardspeak.store.chain import Finding, audit, verify
from cardspeak.store.postgres import PostgresStore
from cardspeak.store.schema import HEAD, KNOWN, MIGRATIONS, migrate
from cardspeak.store.sqlite import SqliteStore
from tests.appending import appended
from tests.postgres import Postgres

SOME = [NewEvent("hand.raised", 1, {"to": 5})]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@pytest.fixture
def room(path: Path) -> Iterator[SqliteStore]:
    """A room in SQLite with one event, whose patience is short."""
    store = SqliteStore(path, patience=0.1)
    assert appended(store, "a", 0, SOME, at=1).result(60) == 1
    yield store
    store.close()


@pytest.fixture
def served(server: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresStore]:
    """A room on a server with one event in it; the patience is short."""
    monkeypatch.setattr(postgres, "PATIENCE", 3)
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE trouble{id(request)}".encode())
    store = PostgresStore(server.replace("/postgres?", f"/trouble{id(request)}?"), writers=3)
    assert appended(store, "a", 0, SOME, at=1).result(60) == 1
    yield store
    store.close()


def refused(done: Future[int]) -> str:
    """Why an append was not kept."""
    error = done.exception(20)
    assert isinstance(error, Unavailable)
    assert not error.unsure
    assert "\n" not in str(error)
    return error.reason


def test_a_locked_file(room: SqliteStore, path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    futures = [appended(room, "a", 1, SOME, at=1), appended(room, "b", 0, SOME, at=1)]
    assert [refused(done) for done in futures] == ["the database is locked by another program"] * 2
    assert room.version("a") == 1  # reading goes on
    with pytest.raises(Unavailable, match="locked"):
        room.people.add_member("m1", "Anna", "", "guest", 1)
    other.execute("COMMIT")
    other.close()
    assert appended(room, "a", 1, SOME, at=1).result(60) == 2
    assert room.streams() == ["a"]


def test_a_full_disk(room: SqliteStore, path: Path) -> None:
    """The system refuses to let any file of this process grow further, as a full disk would."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    big = [NewEvent("hand.raised", 1, {"text": "x" * 50_000})]
    kept, refusals = 1, 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, hard))
    try:
        while refusals < 2 and kept < 500:  # after the first the log is folded into the file, which makes some room
            done = appended(room, "a", kept, big, at=1)
            if done.exception(10):
                assert refused(done) in ("the disk is full", "the disk does not take what is written")
                refusals += 1
            else:
                kept, refusals = kept + 1, 0
        assert refusals == 2
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert appended(room, "a", kept, SOME, at=1).result(60) == kept + 1
    assert verify(room, "a") == Finding("a", kept + 1, None)


def test_a_lost_file(room: SqliteStore, path: Path) -> None:
    """SQLite itself would go on writing into the file that nobody can find any more."""
    path.rename(path.with_name("elsewhere.db"))
    assert refused(appended(room, "a", 1, SOME, at=1)) == "the database file is gone"
    assert "not there" in refused(appended(room, "a", 1, SOME, at=1))
    with pytest.raises(Unavailable, match="not there"):
        room.load("a")
    assert not path.exists()
    path.with_name("elsewhere.db").rename(path)
    assert appended(room, "a", 1, SOME, at=1).result(60) == 2
    assert len(room.load("a")) == 2


def test_a_file_put_in_place_of_another(room: SqliteStore, path: Path) -> None:
    other = SqliteStore(path.with_name("other.db"))
    appended(other, "z", 0, SOME, at=1).result(60)
    other.close()
    path.with_name("other.db").replace(path)
    for left in ("-wal", "-shm"):
        path.with_name(path.name + left).unlink()
    assert "replaced" in refused(appended(room, "a", 1, SOME, at=1))
    assert appended(room, "z", 1, SOME, at=1).result(60) == 2
    assert room.streams() == ["z"]


def test_a_file_that_may_not_be_written() -> None:
    folder = Path(tempfile.mkdtemp(prefix="cardspeak-"))  # where another user can come, unlike tmp_path
    path = folder / "room.db"
    SqliteStore(path).close()
    folder.chmod(0o555)
    path.chmod(0o444)
    me = os.geteuid()
    try:
        if me == 0:
            os.seteuid(65534)  # nothing is forbidden to root
        with pytest.raises(Unavailable, match=r"read-only|may not be"):
            SqliteStore(path)
    finally:
        os.seteuid(me)
    folder.chmod(0o755)
    path.chmod(0o644)
    store = SqliteStore(path)
    assert appended(store, "a", 0, SOME, at=1).result(60) == 1
    store.close()
    shutil.rmtree(folder)


@pytest.mark.parametrize("content", [b"Dear diary, " * 100, b"SQLite format 3\0" + b"rubbish" * 200])
def test_a_file_that_is_no_database(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(Unavailable, match=r"not a database|damaged"):
        open_store(str(path))
    assert path.read_bytes() == content


def test_a_database_of_something_else(path: Path) -> None:
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (cake TEXT)")
    other.commit()
    other.close()
    with pytest.raises(Unavailable, match="not of Cardspeak"):
        open_store(str(path))


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///", "mysql://host/room", "memory://"])
def test_an_address_that_is_none(url: str) -> None:
    with pytest.raises(Unreadable, match="is no database"):
        open_store(url)


def test_a_file_may_be_named_in_two_ways(path: Path) -> None:
    open_store(f"sqlite:///{path}").close()
    open_store(str(path), create=False).close()


def test_a_newer_database_is_left_alone(url: str) -> None:
    open_store(url).close()
    sql = "UPDATE alembic_version SET version_num = '9999'"
    if url.startswith("postgresql"):
        with psycopg.connect(url) as connection:
            connection.execute(sql)
    else:
        file = sqlite3.connect(url)
        file.execute(sql)
        file.commit()
        file.close()
    with pytest.raises(NewerDatabase, match=r"newer version \(9999\)"):
        open_store(url)


def test_the_last_migration_is_the_one_we_know() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [HEAD]
    assert {script.revision for script in scripts.walk_revisions()} == KNOWN


def test_a_new_file_has_what_all_migrations_come_to(tmp_path: Path) -> None:
    def found(path: Path) -> tuple[set[tuple[str, ...]], list[tuple[str]]]:
        with closing(sqlite3.connect(path)) as file:
            made = file.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master").fetchall()
            return {tuple(" ".join(part.split()) for part in row) for row in made}, file.execute(
                "SELECT version_num FROM alembic_version"
            ).fetchall()

    open_store(str(tmp_path / "new.db")).close()
    migrate("sqlite://", lambda: sqlite3.connect(tmp_path / "migrated.db", isolation_level=None), "BEGIN IMMEDIATE")
    assert found(tmp_path / "new.db") == found(tmp_path / "migrated.db")


def test_two_processes_may_open_a_new_database_at_once(url: str) -> None:
    code = f"from cardspeak.store import open_store; open_store({url!r}).close()"
    started = [subprocess.Popen([sys.executable, "-W", "error", "-c", code]) for _ in range(3)]
    assert [process.wait(60) for process in started] == [0, 0, 0]


def test_a_server_that_drops_every_connection(served: PostgresStore) -> None:
    served.load("a")
    time.sleep(0.3)
    _drop(served)
    assert appended(served, "a", 1, SOME, at=1).result(60) == 2
    assert len(served.load("a")) == 2
    _drop(served)
    served.people.members()
    assert served.wait(served.tail()[-1].position, 0.2) is False
    _drop(served)
    assert served.version("a") == 2


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="does not answer"):
        open_store(f"postgresql://nobody@/room?host={tmp_path}")


def test_a_locked_server(served: PostgresStore) -> None:
    with psycopg.connect(served._url) as other:
        other.execute("LOCK TABLE heads IN ACCESS EXCLUSIVE MODE")
        assert refused(appended(served, "a", 1, SOME, at=1)) == "the database is locked by another program"
    assert appended(served, "a", 1, SOME, at=1).result(60) == 2


def test_a_connection_that_breaks_before_the_commit(served: PostgresStore, server: str) -> None:
    """Nothing was kept then; and where no connection was found nothing was begun."""
    with psycopg.connect(served._url) as other:
        other.execute("LOCK TABLE heads IN ACCESS EXCLUSIVE MODE")
        begun = appended(served, "a", 1, SOME, at=1)
        with psycopg.connect(served._url, autocommit=True) as third:
            until_row(third, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
        assert refused(begun) == "the database server does not answer"
        name = other.info.dbname
    assert appended(served, "a", 1, SOME, at=1).result(60) == 2
    with psycopg.connect(server, autocommit=True) as other:
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        other.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        time.sleep(0.3)
        refused(appended(served, "a", 2, SOME, at=1))
        other.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
    assert appended(served, "a", 2, SOME, at=1).result(60) == 3


SLOW = """
    CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN WHILE NOT pg_try_advisory_xact_lock(42) LOOP PERFORM pg_sleep(0.01); END LOOP; RETURN NULL; END';
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON events DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION slow()
"""
AT_COMMIT = "SELECT pid FROM pg_stat_activity WHERE state = 'active' AND query = 'COMMIT'"


@pytest.fixture
def held(served: PostgresStore) -> Iterator[psycopg.Connection[tuple[int, ...]]]:
    """A connection for whose lock every COMMIT waits."""
    with psycopg.connect(served._url, autocommit=True) as other:
        other.execute(SLOW)
        other.execute("SELECT pg_advisory_lock(42)")
        yield other


def until_commit(held: psycopg.Connection[tuple[int, ...]]) -> int:
    """Wait until somebody is at COMMIT; who."""
    return int(until_row(held, AT_COMMIT)[0])


def until_row(held: psycopg.Connection[tuple[int, ...]], query: LiteralString) -> tuple[int, ...]:
    """Wait until there is what is asked for."""
    end = time.monotonic() + 60
    while not (found := held.execute(query).fetchone()):
        assert time.monotonic() < end, query
        time.sleep(0.01)
    return found


def cut(store: PostgresStore) -> None:
    """Break the connections of the writers; the server goes on with what it was given."""
    for writer in store._writers:
        if writer._connection:
            with socket.socket(fileno=os.dup(writer._connection.pgconn.socket)) as broken:
                broken.shutdown(socket.SHUT_RDWR)


def test_a_server_that_ends_a_connection_at_the_commit(
    served: PostgresStore, held: psycopg.Connection[tuple[int, ...]]
) -> None:
    """It is found out that nothing was kept."""
    begun = appended(served, "a", 1, SOME, at=1, command="c")
    held.execute("SELECT pg_terminate_backend(%s)", (until_commit(held),))
    assert refused(begun) == "the database server does not answer"
    assert (served.version("a"), served.find_command("a", "c")) == (1, None)


def test_a_connection_that_breaks_at_the_commit(
    served: PostgresStore, held: psycopg.Connection[tuple[int, ...]]
) -> None:
    """The server commits a moment later, and it is found out that it did."""
    begun = appended(served, "a", 1, SOME, at=1, command="c")
    until_commit(held)
    cut(served)
    held.execute("SELECT pg_advisory_unlock(42)")
    assert begun.result(60) == 2
    assert served.find_command("a", "c") == 2


def test_a_commit_that_does_not_end_leaves_doubt_until_it_does(
    served: PostgresStore, held: psycopg.Connection[tuple[int, ...]]
) -> None:
    begun = appended(served, "a", 1, SOME, at=1, command="c")
    until_commit(held)
    cut(served)
    error = begun.exception(20)
    assert isinstance(error, Unavailable)
    assert error.unsure
    assert "not known" in str(error)
    with pytest.raises(Unavailable):
        served.version("a")  # nothing is told of a stream of which nobody knows
    refused(appended(served, "b", 0, SOME, at=1))
    held.execute("SELECT pg_advisory_unlock(42)")
    until_row(held, "SELECT 1 FROM commands WHERE command = 'c'")
    assert served.version("a") == 2
    assert isinstance(appended(served, "a", 2, SOME, at=1, command="c").exception(10), Repeated)


def test_a_server_that_is_stopped(served: PostgresStore, postgres: Postgres) -> None:
    """Who asks it anything is told in time that it does not answer; then it goes on, and knows what it did."""
    with postgres.stopped():
        begun = appended(served, "b", 0, SOME, at=1, command="c")
        with pytest.raises(Unavailable, match="does not answer"):
            served.load("a")
        with pytest.raises(Unavailable, match="does not answer"):
            served.people.end_session("s")
        error = begun.exception(30)
        assert isinstance(error, Unavailable)
        assert "does not answer" in error.reason
    if served.find_command("b", "c") is None:
        assert appended(served, "b", 0, SOME, at=1, command="c").result(60) == 1
    assert served.version("b") == 1
    assert len(served.load("a")) == 1


def test_a_statement_that_takes_too_long(served: PostgresStore) -> None:
    with pytest.raises(Unavailable, match="does not answer"):
        served.ask("SELECT pg_sleep(30)")


def test_members_that_are_locked(served: PostgresStore) -> None:
    """Events are read and kept meanwhile."""
    with psycopg.connect(served._url) as other:
        other.execute("LOCK TABLE members IN ACCESS EXCLUSIVE MODE")
        with pytest.raises(Unavailable, match="locked"):
            served.people.member("m")
        assert appended(served, "a", 1, SOME, at=1).result(60) == 2


def test_a_server_that_is_read_only(served: PostgresStore) -> None:
    with psycopg.connect(served._url, autocommit=True) as other:
        name = other.info.dbname
        other.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on".encode())
        time.sleep(0.3)
        _drop(served)
    assert refused(appended(served, "a", 1, SOME, at=1)) == "the database is read-only"
    with psycopg.connect(served._url, autocommit=True) as other:
        other.execute("SET default_transaction_read_only = off")
        other.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only".encode())
    assert appended(served, "a", 1, SOME, at=1).result(60) == 2


def test_a_database_without_a_room_is_not_made_one(server: str) -> None:
    with pytest.raises(Unavailable, match="no room"):
        open_store(server, create=False)


def _drop(store: PostgresStore) -> None:
    with psycopg.connect(store._url, autocommit=True) as other:
        drop = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        other.execute(f"{drop} WHERE datname = current_database() AND pid <> pg_backend_pid()".encode())


PLAYER = """
import os, sys, threading
from cardspeak.ports import Append, NewEvent
from cardspeak.store import open_store

store = open_store(sys.argv[1])

def play(stream):
    version = store.version(stream)
    while True:
        events = [NewEvent("hand.raised", 1, {"to": version + more}) for more in range(1, 4)]
        command = f"c{version}"
        (version,) = store.commit([Append(stream, version, events)], at=1, command=command).result()
        os.write(1, f"{stream} {version} {command}\\n".encode())

for stream in "abcd":
    threading.Thread(target=play, args=(stream,)).start()
"""


def test_a_killed_process_loses_nothing_that_it_was_told_is_kept(url: str) -> None:
    acknowledged: dict[str, list[tuple[int, str]]] = {stream: [] for stream in "abcd"}
    for kill in range(3):
        player = subprocess.Popen([sys.executable, "-c", PLAYER, url], stdout=subprocess.PIPE, text=True)
        assert player.stdout
        deadline = threading.Timer(120, player.kill)  # one that hangs says nothing
        deadline.start()
        for number, line in enumerate(player.stdout):
            stream, version, command = line.split()
            acknowledged[stream].append((int(version), command))
            if number == 80 + 70 * kill:
                player.send_signal(signal.SIGKILL)  # what it had said until then is still read
        deadline.cancel()
        assert player.wait(60) == -signal.SIGKILL
        player.stdout.close()
        store = open_store(url)
        for stream, told in acknowledged.items():
            events = store.load(stream)
            assert told
            assert told[-1][0] <= len(events) <= told[-1][0] + 3  # one append may have been kept but not told
            assert len(events) % 3 == 0  # never a part of an append
            assert [event.data["to"] for event in events] == list(range(1, len(events) + 1))
            assert [store.find_command(stream, command) for _, command in told] == [version for version, _ in told]
        assert all(finding.broken is None for finding in audit(store))
        for stream in "abcd":  # what was kept unheard is known from here on
            if store.version(stream) > acknowledged[stream][-1][0]:
                acknowledged[stream].append((store.version(stream), store.load(stream)[-1].command))
        store.close()
