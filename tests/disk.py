"""A disk that fails as it is told to: a layer under the very SQLite that the store uses, between it and the files.

It is a VFS of SQLite, the default one with a few of its functions replaced, so that everything over it is real: the
store, Python's sqlite3, SQLite itself, its log, its locks. Every write, sync, truncation and deletion of a file of the
database is shown to `Disk.fails` before it is done, which may say how it goes wrong. What was done can be recorded, and
put on a new disk as a power failure would have left it (tests/contract/test_power.py).
"""

from __future__ import annotations

import _sqlite3
import ctypes
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import c_char_p, c_int, c_int64, c_void_p
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import strategies as st

OPEN = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
DELETE = ctypes.CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)
WRITE = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = ctypes.CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)


class Vfs(ctypes.Structure):
    """`sqlite3_vfs`, as far as it is not merely copied."""

    _fields_ = (
        ("version", c_int), ("size", c_int), ("longest", c_int), ("next", c_void_p), ("name", c_char_p),
        ("data", c_void_p), ("open", c_void_p), ("delete", c_void_p), ("rest", c_void_p * 14),
    )  # fmt: skip


class Methods(ctypes.Structure):
    """`sqlite3_io_methods`, of which three are replaced."""

    _fields_ = (
        ("version", c_int), ("close", c_void_p), ("read", c_void_p), ("write", c_void_p), ("truncate", c_void_p),
        ("sync", c_void_p), ("rest", c_void_p * 13),
    )  # fmt: skip


class Step(NamedTuple):
    """Something that a disk is asked to do."""

    what: str  # write, sync, truncate, delete; forget: a sync that failed, after which nothing is left to be synced
    file: str  # its whole path
    offset: int = 0  # where it is written, or how long the file is to be
    data: bytes = b""

    @property
    def kind(self) -> str:
        """Which file of a database: "-wal", "-shm", "-journal", or "" for the database itself."""
        return next((end for end in ("-wal", "-shm", "-journal") if self.file.endswith(end)), "")


class Fault(Enum):
    """How a step goes wrong."""

    REFUSED = "it is not done, and said to have failed"
    TORN = "half of it is done, and it is said to have failed"
    FULL = "there is no space: half of it is done"
    BROKEN_OFF = "it is done, and said to have failed"


# a folder in memory, where there is one: nobody has to wait for a real disk where all trouble is ours
MEMORY = next((name for name in ("/dev/shm",) if Path(name).is_dir()), None)
CODES = {"write": sqlite3.SQLITE_IOERR_WRITE, "sync": sqlite3.SQLITE_IOERR_FSYNC,
         "truncate": sqlite3.SQLITE_IOERR_TRUNCATE, "delete": sqlite3.SQLITE_IOERR_DELETE}  # fmt: skip


class Disk:
    """What goes wrong, and what was done."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.fails: Callable[[Step], Fault | None] | None = None
        self.done: list[Step] | None = None  # recorded when it is a list
        self._lock = threading.Lock()

    def met(self, step: Step) -> Fault | None:
        """Say how a step goes wrong, if it does."""
        fails = self.fails
        return fails(step) if fails and step.file.startswith(self.folder) else None

    def did(self, step: Step) -> None:
        """Note what was done."""
        if self.done is not None and step.file.startswith(self.folder):
            with self._lock:
                self.done.append(step)


def failing(kind: str, what: str, fault: Fault, times: int = 1 << 30) -> Callable[[Step], Fault | None]:
    """Return what makes the next steps of a kind go wrong."""
    return after(kind, what, fault, 0, times)


def after(kind: str, what: str, fault: Fault, skipped: int, times: int) -> Callable[[Step], Fault | None]:
    """Return what makes so many steps of a kind go wrong, when so many of them went well."""
    seen = [0]

    def fails(step: Step) -> Fault | None:
        if (step.kind, step.what) != (kind, what):
            return None
        seen[0] += 1
        return fault if skipped < seen[0] <= skipped + times else None

    return fails


Trouble = tuple[str, str, Fault, int, int]
# a kind of file and of step, how it goes wrong, how many of the kind go well before it, and how many then go wrong
TROUBLES: st.SearchStrategy[Trouble] = st.one_of(
    st.tuples(
        st.sampled_from(["-wal", ""]), st.just("sync"), st.sampled_from([Fault.REFUSED, Fault.BROKEN_OFF]),
        st.integers(0, 4), st.sampled_from([1, 2, 1000]),
    ),
    st.tuples(
        st.sampled_from(["-wal", ""]), st.sampled_from(["write", "truncate"]), st.sampled_from(Fault),
        st.integers(0, 40), st.sampled_from([1, 5, 1000]),
    ),
)  # fmt: skip


class _Layer:
    """The VFS, registered once in a process; whichever disk is mounted is told."""

    def __init__(self) -> None:
        self.disk: Disk | None = None
        self._names: dict[int, str] = {}
        self._replaced: dict[int, Methods] = {}
        self._kept: list[Any] = []  # what C points to must not be collected
        library = ctypes.CDLL(_sqlite3.__file__)
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        self._default = library.sqlite3_vfs_find(None)
        plain: Vfs = self._default.contents
        self._open, self._delete = OPEN(plain.open), DELETE(plain.delete)
        self._ours = Vfs.from_buffer_copy(plain)
        self._ours.name = b"failing"
        self._ours.open = self._pointer(OPEN(self._opened))
        self._ours.delete = self._pointer(DELETE(self._deleted))
        assert library.sqlite3_vfs_register(ctypes.byref(self._ours), 1) == sqlite3.SQLITE_OK

    def _pointer(self, function: Any) -> Any:
        self._kept.append(function)
        return ctypes.cast(function, c_void_p)

    def _opened(self, vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        status = int(self._open(ctypes.addressof(self._default.contents), name, file, flags, out))
        methods = ctypes.cast(file, ctypes.POINTER(c_void_p))
        if status == sqlite3.SQLITE_OK and name and methods[0]:
            self._names[file] = ctypes.string_at(name).decode()
            methods[0] = ctypes.addressof(self._around(methods[0]))
        return status

    def _around(self, found: int) -> Methods:
        if found not in self._replaced:
            plain = Methods.from_address(found)
            ours = Methods.from_buffer_copy(plain)
            write, truncate, sync = WRITE(plain.write), TRUNCATE(plain.truncate), SYNC(plain.sync)

            def written(file: int, data: int, size: int, offset: int) -> int:
                step = Step("write", self._names[file], offset, ctypes.string_at(data, size))
                return self._go(step, lambda: write(file, data, size, offset),
                                lambda: write(file, data, size // 2, offset))  # fmt: skip

            def truncated(file: int, size: int) -> int:
                return self._go(Step("truncate", self._names[file], size), lambda: truncate(file, size))

            def synced(file: int, flags: int) -> int:
                return self._go(Step("sync", self._names[file]), lambda: sync(file, flags))

            ours.write = self._pointer(WRITE(written))
            ours.truncate = self._pointer(TRUNCATE(truncated))
            ours.sync = self._pointer(SYNC(synced))
            self._replaced[found] = ours
        return self._replaced[found]

    def _deleted(self, vfs: int, name: bytes, sync: int) -> int:
        address = ctypes.addressof(self._default.contents)
        return self._go(Step("delete", name.decode()), lambda: self._delete(address, name, sync))

    def _go(self, step: Step, do: Callable[[], int], half: Callable[[], int] = lambda: 0) -> int:
        disk = self.disk
        fault = disk.met(step) if disk else None
        if fault in (Fault.TORN, Fault.FULL):
            half()
            if disk:
                disk.did(step._replace(data=step.data[: len(step.data) // 2]))
        elif fault is Fault.REFUSED:
            if disk and step.what == "sync":
                disk.did(step._replace(what="forget"))
        else:
            status = do()
            if disk and status == sqlite3.SQLITE_OK:
                disk.did(step)
            if fault is None:
                return status
        return sqlite3.SQLITE_FULL if fault is Fault.FULL else CODES[step.what]


_layers: list[_Layer] = []


@contextmanager
def mounted(folder: Path) -> Iterator[Disk]:
    """Put a disk under all databases of a folder that are opened from now on."""
    if not _layers:
        _layers.append(_Layer())
    disk = _layers[0].disk = Disk(folder)
    try:
        yield disk
    finally:
        disk.fails = None
        _layers[0].disk = None
