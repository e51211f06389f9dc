"""What the room needs from outside, as protocols: events kept, people known, time, chance, an audience.

Times are milliseconds since the epoch. Whatever stands behind a protocol raises only the six errors of this module.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from cardspeak.ports.people import Member, People, Session, Token
from cardspeak.record import record

__all__ = [
    "Append", "Clock", "EventStore", "Fenced", "Lease", "Member", "NameTaken", "NewEvent", "NewerDatabase", "Peers",
    "People", "Process", "Repeated", "Session", "Shuffler", "Snapshot", "Stale", "Store", "Stored", "Token",
    "Unavailable",
]  # fmt: skip


class Stale(Exception):
    """A stream is not at the version that the commit was made for; `actual` is where it is."""

    def __init__(self, stream: str, actual: int) -> None:
        super().__init__(f"something happened first: {stream} is at version {actual}")
        self.stream, self.actual = stream, actual


class Fenced(Exception):
    """Whoever drives the stream of the commit has lost its lease: another process drives it, or may by now."""

    def __init__(self, stream: str) -> None:
        super().__init__(f"another process drives {stream}")
        self.stream = stream


class Repeated(Exception):
    """The first stream of the commit has carried this command before; `version` is where it was then."""

    def __init__(self, stream: str, version: int) -> None:
        super().__init__(f"this was done before: {stream} was at version {version} then")
        self.stream, self.version = stream, version


class Unavailable(Exception):
    """The store cannot be used now: locked, read-only, full, lost; nothing was acknowledged.

    It can be used again when the cause is gone. `unsure`: it broke in the moment of the commit, and nobody could find
    out yet. The same command under its id gets the truth when that is mended; nothing else is told before.
    """

    def __init__(self, reason: str, unsure: bool = False) -> None:
        kept = "it is not known whether this was kept" if unsure else "nothing was kept"
        super().__init__(f"{reason}: {kept}, try again when that is mended")
        self.reason, self.unsure = reason, unsure


class NameTaken(Exception):
    """Somebody else has this name already, in whatever case."""

    def __init__(self, name: str) -> None:
        super().__init__(f"the name {name!r} is taken")
        self.name = name


class NewerDatabase(Exception):
    """The database was written by a newer Cardspeak, so this one leaves it alone."""

    def __init__(self, found: str) -> None:
        super().__init__(f"the database is of a newer version ({found}) than this Cardspeak knows: use the newer one")
        self.found = found


@record
class NewEvent(NamedTuple):
    """An event to be kept: its registered name, the version of its form, plain data."""

    name: str
    version: int
    data: dict[str, Any]


@record
class Append(NamedTuple):
    """Events for the end of a stream, and the version that the stream must have; a new stream has version 0.

    `fence` is the number of the lease under which whoever drives the stream acts; 0: anybody may do this. `asked` says
    whether the command of the commit was for this stream: where its events only follow from it, its id is not used up.
    """

    stream: str
    expected: int
    events: Sequence[NewEvent]
    fence: int = 0
    asked: bool = True


@record
class Stored(NamedTuple):
    """A kept event."""

    stream: str
    version: int  # counts the events of the stream from 1
    position: int  # orders the events of all streams
    at: int  # milliseconds since 1970
    name: str
    schema: int  # the version of the event's form
    data: dict[str, Any]
    command: str  # the id of the command that it came from, or ""


@record
class Snapshot(NamedTuple):
    """The state of a stream after a version, as bytes that only its maker reads."""

    version: int
    data: bytes


class EventStore(Protocol):
    """Streams of events; an append has to name the version of its stream.

    `commit`, `note` and `save_snapshot` only queue what they are given and may be called anywhere; everything else may
    take as long as the database does.
    """

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep the events of all these streams or of none; the future gives the streams' new versions, in their order.

        It gives them only after the durable commit, or fails with `Stale`, `Fenced`, `Repeated` or `Unavailable`. What
        no store can keep (no events, one stream twice, data that is not plain) raises `ValueError` or `TypeError` at
        once. The id of a command counts for the whole commit: it is found by each of the streams that were asked, and
        the first of them takes no second commit with it.
        """
        ...

    def load(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        """Return the events of a stream after a version, in order; `until` is the last version that is wanted."""
        ...

    def version(self, stream: str) -> int:
        """Return the version of a stream, 0 where there is none."""
        ...

    def head(self, stream: str) -> tuple[int, bytes] | None:
        """Return the version of a stream and the hash that it ends with, None where there is none."""
        ...

    def streams(self, prefix: str = "") -> list[str]:
        """Return the names of the streams that begin with the prefix, sorted."""
        ...

    def tail(self, after: int = 0, limit: int = 1000) -> list[Stored]:
        """Return events of all streams after a position; none is ever added before one that was returned.

        They are whole commits, about as many events as the limit says: never none where there is a whole commit.
        """
        ...

    def wait(self, after: int, timeout: float) -> bool:
        """Wait until `tail(after)` has something, from any process, or `timeout` seconds; say whether it has."""
        ...

    def find_command(self, stream: str, command: str) -> int | None:
        """Return the version of the stream after the commit that carried this command; None where there was none."""
        ...

    def without_command(self, streams: Sequence[str], command: str) -> dict[str, int]:
        """Return those of the streams that no commit with this command went to, each with its version."""
        ...

    def save_snapshot(self, stream: str, snapshot: Snapshot) -> None:
        """Keep a snapshot in place of the last one, soon; one that is lost costs only time.

        One of a version that the stream does not have is not kept.
        """
        ...

    def snapshot(self, stream: str) -> Snapshot | None:
        """Return the last snapshot that was kept; None in doubt, where the event that it comes after is another now."""
        ...

    def note(self, key: str, value: str) -> None:
        """Keep a small fact of operation, soon and not for sure."""
        ...

    def noted(self, key: str) -> str | None:
        """Return a fact of operation."""
        ...

    def close(self) -> None:
        """Keep what still waits, then let go."""
        ...


@record
class Process(NamedTuple):
    """A process that shares a store: how often it has said that it lives, and what time it had when it last did.

    `ago` is how many milliseconds ago that was, at most a second: the clock of the database may be set.
    """

    id: str
    beat: int
    at: int
    ago: int


@record
class Lease(NamedTuple):
    """Who may drive a stream, under which number; `at` is when it was last given back, or its former holder died.

    The number grows with every process that takes it.
    """

    stream: str
    process: str
    fence: int
    at: int


class Peers(Protocol):
    """The processes that share a store, and what they tell each other."""

    @property
    def me(self) -> str:
        """The name of this process."""
        ...

    def beat(self, now: int) -> tuple[list[Process], list[Lease]]:
        """Say that this process lives and what time it has; return all processes, and all leases that anybody holds."""
        ...

    def take(self, streams: Sequence[str]) -> list[Lease]:
        """Take the leases of those of the streams that nobody holds; return them."""
        ...

    def give_back(self, streams: Sequence[str], at: int) -> None:
        """Give leases back at a time."""
        ...

    def bury(self, process: Process) -> None:
        """Give back what a process held that is as it was here, which is taken for dead."""
        ...

    def leave(self, at: int) -> None:
        """Give everything back, and be one of the processes no longer."""
        ...

    def send(self, message: bytes, to: str = "") -> None:
        """Tell a process something, or all others; soon, once, and not for sure. At most 7,000 bytes."""
        ...

    def hear(self, hears: Callable[[bytes | None], object]) -> None:
        """Hear what others send; None: something may have been missed. It is called in a thread of the store."""
        ...

    def end_of_tail(self) -> int:
        """Return a position up to which all events are there; `Store.tail` after it has all that are to come."""
        ...

    def news(self, after: int, timeout: float) -> list[Stored]:
        """Return events after a position as `Store.tail` does; wait until another process tells of some."""
        ...


class Store(EventStore, Protocol):
    """A room's database: its events, and apart from them its people."""

    @property
    def people(self) -> People:
        """The people of the room."""
        ...

    def peers(self, name: Callable[[], str]) -> Peers | None:
        """Join the processes that share this store, under a new name; None where only one may use it."""
        ...


class Clock(Protocol):
    """Tells the time of the game, which never goes back."""

    def now(self) -> int:
        """Return milliseconds since the epoch."""
        ...

    def go_on_from(self, moment: int) -> None:
        """Tell no time before this moment, which is recorded."""
        ...

    def begin_at(self, moment: int) -> None:
        """Take the time of those who have played on, before anything happens by this clock."""
        ...


class Shuffler(Protocol):
    """Chance for the orders of cards; the one way in for it."""

    def secret(self) -> bytes:
        """Return 256 fresh bits, from which an order follows; each is as likely as any other."""
        ...
