"""A disk that fails under SQLite: what was refused is never there, what was acknowledged always, and doubt ends."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.ports import NameTaken, NewEvent, Repeated, Unavailable
from cardspeak.store.sqlite import SqliteStore
from tests.appending import appended
from tests.contract.promised import Promised
from tests.disk import MEMORY, TROUBLES, Disk, Fault, Step, Trouble, after, failing, mounted

SOME = [NewEvent("hand.raised", 1, {"to": 5})]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "room.db"


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with mounted(tmp_path) as disk:
        yield disk


@pytest.fixture
def room(disk: Disk, path: Path) -> Iterator[SqliteStore]:
    """A room in SQLite with one event."""
    store = SqliteStore(path, patience=0.1)
    assert appended(store, "a", 0, SOME, at=1, command="first").result(60) == 1
    yield store
    disk.fails = None
    store.close()


def failed(done: Future[int]) -> Unavailable:
    return failed_with(done.exception(20))


def failed_with(error: BaseException | None) -> Unavailable:
    assert isinstance(error, Unavailable)
    return error


def counts(path: Path) -> str:
    with closing(sqlite3.connect(path)) as file:
        return str(file.execute("PRAGMA integrity_check").fetchone()[0])


def as_killed(path: Path) -> Path:
    """The files of a database as they would be if its process were killed now, under another name."""
    killed = path.with_name("killed.db")
    for end in ("", "-wal"):
        Path(f"{killed}{end}").unlink(missing_ok=True)
        if Path(f"{path}{end}").exists():
            shutil.copy(f"{path}{end}", f"{killed}{end}")
    return killed


@pytest.mark.parametrize("times", [1, 2])
@pytest.mark.parametrize("fault", [Fault.REFUSED, Fault.BROKEN_OFF])
def test_a_flush_that_fails_is_found_out_before_anybody_is_answered(
    room: SqliteStore, disk: Disk, path: Path, fault: Fault, times: int
) -> None:
    """Where SQLite could close the file in order it is gone; where it could not it lies in the log, and stands."""
    disk.fails = failing("-wal", "sync", fault, times)
    error = appended(room, "a", 1, SOME, at=1, command="c").exception(10)
    assert error is None or not failed_with(error).unsure
    room.close()
    disk.fails = None
    again = SqliteStore(path)
    assert (again.version("a"), again.find_command("a", "c")) == ((1, None) if error else (2, 2))
    again.close()


@pytest.mark.parametrize("fault", [Fault.REFUSED, Fault.BROKEN_OFF])
def test_a_disk_that_no_longer_flushes_leaves_doubt_until_it_does(room: SqliteStore, disk: Disk, fault: Fault) -> None:
    disk.fails = failing("-wal", "sync", fault)
    error = failed(appended(room, "a", 1, SOME, at=1, command="c"))
    assert error.unsure
    assert error.reason == "the disk does not take what is written"
    with pytest.raises(Unavailable):
        room.version("a")  # nothing is told of a stream of which nobody knows
    later = failed(appended(room, "b", 0, SOME, at=1))
    assert not later.unsure  # it was not even begun
    disk.fails = None
    assert room.version("a") == 2
    assert isinstance(appended(room, "a", 2, SOME, at=1, command="c").exception(10), Repeated)
    assert room.streams() == ["a"]


@pytest.mark.parametrize("fault", [Fault.REFUSED, Fault.TORN, Fault.FULL])
@pytest.mark.parametrize("nth", range(8))
def test_what_is_cut_off_while_it_is_written_was_not_kept(
    room: SqliteStore, disk: Disk, path: Path, fault: Fault, nth: int
) -> None:
    """Each write of a commit fails in turn, and all after it."""
    seen = []

    def fails(step: Step) -> Fault | None:
        if (step.kind, step.what) != ("-wal", "write"):
            return None
        seen.append(step)
        return fault if len(seen) > nth else None

    disk.fails = fails
    assert not failed(appended(room, "a", 1, SOME, at=1, command="c")).unsure
    disk.fails = None
    for store in (room, SqliteStore(as_killed(path))):
        assert store.version("a") == 1
        assert store.find_command("a", "c") is None
        assert appended(store, "a", 1, SOME, at=1, command="c").result(60) == 2
        store.close()


@pytest.mark.parametrize("times", [1, 2, 3, 4])
def test_people_are_found_out_like_events(room: SqliteStore, disk: Disk, times: int) -> None:
    disk.fails = failing("-wal", "sync", Fault.REFUSED, times)
    try:
        room.people.add_member("m1", "Anna", "", "guest", 1)
        there = True
    except Unavailable as error:
        there = error.unsure
    disk.fails = None
    assert (room.people.member("m1") is not None) == there


def test_people_in_doubt_are_not_told_of(room: SqliteStore, disk: Disk) -> None:
    room.people.add_member("m1", "Anna", "", "guest", 1)
    disk.fails = failing("-wal", "sync", Fault.REFUSED)
    with pytest.raises(Unavailable) as caught:
        room.people.rename("m1", "Boris")
    assert caught.value.unsure
    disk.fails = failing("-wal", "write", Fault.REFUSED)
    with pytest.raises(Unavailable):
        room.people.member("m1")
    disk.fails = None
    with pytest.raises(NameTaken):
        room.people.add_member("m2", "boris", "", "guest", 1)


def test_a_file_that_goes_away_at_the_commit_leaves_doubt(room: SqliteStore, disk: Disk, path: Path) -> None:
    elsewhere = path.with_name("elsewhere.db")

    def moved(step: Step) -> Fault | None:
        if (step.kind, step.what) == ("-wal", "sync") and path.exists():
            path.rename(elsewhere)
        return None

    disk.fails = moved
    error = failed(appended(room, "a", 1, SOME, at=1, command="c"))
    assert error.unsure
    assert error.reason == "the database file is gone"
    disk.fails = None
    elsewhere.rename(path)
    assert room.version("a") == (room.find_command("a", "c") or 1)


def test_a_disk_that_hangs_answers_nobody_before_it_wrote(room: SqliteStore, disk: Disk) -> None:
    hangs, reached = Event(), Event()

    def hang(step: Step) -> Fault | None:
        if (step.kind, step.what) == ("-wal", "sync"):
            reached.set()
            assert hangs.wait(60)
        return None

    disk.fails = hang
    done = appended(room, "a", 1, SOME, at=1)
    assert reached.wait(60)
    assert not done.done()
    assert room.version("a") == 1  # others still read
    hangs.set()
    assert done.result(60) == 2


def test_a_disk_that_cannot_be_written_from_the_beginning(disk: Disk, path: Path) -> None:
    for what in ("write", "sync"):
        for kind in ("", "-wal", "-journal"):
            disk.fails = failing(kind, what, Fault.REFUSED)
            with suppress(Unavailable):
                SqliteStore(path).close()
    disk.fails = None
    store = SqliteStore(path)
    assert appended(store, "a", 0, SOME, at=1).result(60) == 1
    store.close()


ASKED = st.lists(st.sampled_from(["a", "b", "ab", "again", "mend"]), min_size=1, max_size=8)


@settings(max_examples=150)
@given(st.lists(st.tuples(TROUBLES, ASKED), min_size=1, max_size=4))
def test_whatever_a_disk_does_no_answer_was_wrong(
    plan: list[tuple[Trouble, list[str]]],
) -> None:
    """Checked while it runs, for a process that is killed then, when the disk is mended, and after a new start."""
    promised = Promised()
    with tempfile.TemporaryDirectory(prefix="cardspeak-", dir=MEMORY) as name, mounted(Path(name)) as disk:
        path = Path(name) / "room.db"
        store = SqliteStore(path)
        for trouble, asked in plan:
            disk.fails = after(*trouble)
            for what in asked:
                if what == "mend":
                    disk.fails = None
                elif what == "again":
                    promised.ask_again(store)
                else:
                    promised.ask(store, *what)
            disk.fails = None
            killed = as_killed(path)
            heir = SqliteStore(killed)
            promised.check(heir)
            heir.close()
            assert counts(killed) == "ok"
        promised.ask_again(store)
        assert not promised.doubtful
        promised.check(store)
        store.close()
        store = SqliteStore(path)
        promised.check(store)
        store.close()
        assert counts(path) == "ok"
