"""A room that dies at any step of writing, with its process or with the power, has whatever it acknowledged.

What the store writes is recorded step by step (`tests/disk.py`). Then it is put on a new disk as each step would have
left it: a killed process leaves what it wrote; a power failure leaves what was flushed, and of the rest any sectors.
After a flush that failed nothing is left to be flushed, as on Linux: what was written before can still be read, and
is gone with the power.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from cardspeak.ports import Snapshot
from cardspeak.store.sqlite import SqliteStore
from tests.contract.promised import Promised
from tests.disk import MEMORY, Disk, Fault, Step, failing, mounted

CRASHES = int(os.environ.get("CARDSPEAK_CRASHES", "150"))
SECTOR = 512
Files = dict[str, bytearray]


class Recorded:
    """What was written to a database, step by step, and what was acknowledged after how many steps."""

    def __init__(self, before: dict[str, bytes], steps: list[Step], told: list[tuple[int, Promised]]) -> None:
        self.before, self.steps, self.told = before, steps, told

    def at(self, step: int) -> Promised:
        """What had been said by a step; what was under way may be there or not."""
        known = Promised()
        for when, promised in self.told:
            if when <= step:
                known = promised
        return known

    def killed(self) -> Iterator[tuple[int, Files]]:
        """The files after each step, of a process that is killed then."""
        files = {name: bytearray(data) for name, data in self.before.items()}
        for number, step in enumerate(self.steps, 1):
            _do(files, step)
            yield number, files

    def without_power(self, count: int, rng: Random) -> Iterator[tuple[int, Files]]:
        """The files as so many power failures would leave them, each after a step of its own."""
        flushed = {name: bytearray(data) for name, data in self.before.items()}
        waiting: dict[str, list[Step]] = {}
        chosen = {*rng.sample(range(1, len(self.steps) + 1), min(count, len(self.steps)))}
        for number, step in enumerate(self.steps, 1):
            if step.what == "sync":
                for earlier in waiting.pop(step.file, []):
                    _do(flushed, earlier)
            elif step.what == "forget":
                waiting.pop(step.file, None)
            else:
                waiting.setdefault(step.file, []).append(step)
            if number in chosen:
                files = {name: bytearray(data) for name, data in flushed.items()}
                for steps in waiting.values():
                    for earlier in rng.sample(steps, rng.randint(0, len(steps))):
                        _do(files, earlier, rng)
                yield number, files


def _do(files: Files, step: Step, torn: Random | None = None) -> None:
    """Do a step; of a torn one only some sectors."""
    if step.what == "delete":
        files.pop(step.file, None)
    elif step.what == "truncate":
        file = files.setdefault(step.file, bytearray())
        del file[step.offset :]
    elif step.what == "write":
        file = files.setdefault(step.file, bytearray())
        for start in range(0, len(step.data), SECTOR):
            if torn is None or torn.random() < 0.7:
                part, place = step.data[start : start + SECTOR], step.offset + start
                file.extend(bytes(max(0, place + len(part) - len(file))))
                file[place : place + len(part)] = part


def copied(promised: Promised) -> Promised:
    copy = Promised()
    copy.kept, copy.refused, copy.doubtful = dict(promised.kept), dict(promised.refused), dict(promised.doubtful)
    return copy


def record(folder: Path, disk: Disk, commits: int, trouble: Callable[[int, Disk], None]) -> Recorded:
    """Play on a new room and record it; trouble comes before a commit."""
    path = folder / "room.db"
    SqliteStore(path).close()
    before = {str(path): path.read_bytes()}
    steps: list[Step] = []
    disk.done = steps
    store, promised, told = SqliteStore(path), Promised(), []
    for number in range(commits):
        trouble(number, disk)
        promised.ask(store, *("ab" if number % 3 == 0 else "a"))
        disk.fails = None
        promised.ask_again(store)
        told.append((len(steps), copied(promised)))
        if number % 10 == 5:
            store.save_snapshot("a", Snapshot(number, b"x" * 20_000))
            store.people.add_member(f"m{number}", f"Anna {number}", "", "guest", 1)
    store.close()
    told.append((len(steps), copied(promised)))
    return Recorded(before, [*steps], told)


def comes_back(recorded: Recorded, step: int, files: Files, folder: Path) -> None:
    """Open what a disk has; everything that was acknowledged is there, the file is sound, and the room plays on."""
    path = folder / "room.db"
    folder.mkdir(exist_ok=True)
    for end in ("", "-wal", "-shm", "-journal"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    for name, data in files.items():
        (folder / Path(name).name).write_bytes(data)
    store = SqliteStore(path)
    recorded.at(step).check(store)
    assert Promised().ask(store, "c") == "kept"
    store.close()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def all_come_back(recorded: Recorded, dead: Iterator[tuple[int, Files]], folder: Path) -> None:
    for step, files in dead:
        comes_back(recorded, step, files, folder)


@pytest.fixture
def folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="cardspeak-", dir=MEMORY) as name:
        yield Path(name)


@pytest.fixture
def disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """A disk that also records what the store writes past SQLite."""
    flush = os.fsync
    with mounted(folder / "first") as disk:

        def flushed(number: int) -> None:
            log = folder / "first" / "room.db-wal"
            if log.exists() and os.path.samestat(os.fstat(number), log.stat()):
                disk.did(Step("write", str(log), 0, log.read_bytes()))
                disk.did(Step("sync", str(log)))
            flush(number)

        monkeypatch.setattr(os, "fsync", flushed)
        (folder / "first").mkdir()
        yield disk


def none(number: int, disk: Disk) -> None:
    """A disk that does what it is asked."""


def flushes_fail(number: int, disk: Disk) -> None:
    """Now and then a flush fails, and the next one with it, so that the file cannot be closed in order."""
    if number % 4 == 3:
        disk.fails = failing("-wal", "sync", Fault.REFUSED, 1 + number // 4 % 3)


def writes_fail(number: int, disk: Disk) -> None:
    """Now and then something is written in half."""
    if number % 4 == 3:
        disk.fails = failing("-wal", "write", Fault.TORN, 1 + number // 4 % 3)


@pytest.mark.parametrize("trouble", [none, flushes_fail, writes_fail])
def test_a_process_that_is_killed_at_any_step(disk: Disk, folder: Path, trouble: Callable[[int, Disk], None]) -> None:
    recorded = record(folder / "first", disk, 12, trouble)
    assert len(recorded.steps) > 60
    all_come_back(recorded, recorded.killed(), folder / "again")


@pytest.mark.parametrize("trouble", [none, flushes_fail, writes_fail])
def test_power_that_fails_at_any_step(disk: Disk, folder: Path, trouble: Callable[[int, Disk], None]) -> None:
    """With a log that is long enough to be folded into the file and begun anew."""
    recorded = record(folder / "first", disk, 160, trouble)
    assert trouble is not none or any(step.kind == "" and step.what == "write" for step in recorded.steps)
    all_come_back(recorded, recorded.without_power(CRASHES, Random(7)), folder / "again")


def test_a_store_that_acknowledges_too_soon_is_found(disk: Disk, folder: Path) -> None:
    """The search would find it: what was told a moment before the flush is not always there."""
    recorded = record(folder / "first", disk, 30, none)
    recorded.told = [(max(step - 1, 0), promised) for step, promised in recorded.told]
    every = recorded.without_power(len(recorded.steps), Random(7))
    with pytest.raises(AssertionError, match="acknowledged"):
        all_come_back(recorded, every, folder / "again")
