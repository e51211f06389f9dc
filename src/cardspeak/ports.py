"""What the room needs from outside, as protocols: events kept, people known, time, chance, an audience.

Times are milliseconds since the epoch. Whatever stands behind a protocol raises only the five errors of this module.
"""

from collections.abc import Sequence
from concurrent.futures import Future
from typing import Any, NamedTuple, Protocol

from cardspeak.record import record


class Stale(Exception):
    """A stream is not at the version that the commit was made for; `actual` is where it is."""

    def __init__(self, stream: str, actual: int) -> None:
        super().__init__(f"something happened first: {stream} is at version {actual}")
        self.stream, self.actual = stream, actual


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
    """Events for the end of a stream, and the version that the stream must have; a new stream has version 0."""

    stream: str
    expected: int
    events: Sequence[NewEvent]


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

        It gives them only after the durable commit, or fails with `Stale`, `Repeated` or `Unavailable`. What no store
        can keep (no events, one stream twice, data that is not plain) raises `ValueError` or `TypeError` at once. The
        id of a command counts for the whole commit: it is found by each of the streams, and the first of them takes
        no second commit with it.
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
class Member(NamedTuple):
    """A person or program; `kind` is member, guest, program or player (of a real table).

    Forgotten: the name and the secret are empty.
    """

    id: str
    name: str
    secret: str
    kind: str
    at: int


@record
class Session(NamedTuple):
    """A login, known by the hash of its token; the caller compares `until` with the time."""

    token_hash: str
    member: str
    at: int
    until: int
    browser: str = ""


@record
class Token(NamedTuple):
    """A program's way in: for whom, what the member calls it, what it may do."""

    token_hash: str
    member: str
    label: str
    scopes: tuple[str, ...]
    at: int


class People(Protocol):
    """Personal data, kept out of the events so that a person can be forgotten.

    Every change is durable when the method returns. A member that is not there, or forgotten, is a `KeyError`.
    """

    def add_member(self, id: str, name: str, secret: str, kind: str, at: int, session: Session | None = None) -> None:
        """Add a member with the hash of a password, "" for a guest; `NameTaken`, or `ValueError` for an id again.

        A session of theirs begins with them, or neither does.
        """
        ...

    def member(self, id: str) -> Member | None:
        """Return a member, forgotten ones too."""
        ...

    def member_named(self, name: str) -> Member | None:
        """Return who has this name, in whatever case."""
        ...

    def members(self) -> list[Member]:
        """Return all that are not forgotten, in the order in which they came."""
        ...

    def names(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of these members by their ids, without those who are not there or forgotten."""
        ...

    def rename(self, id: str, name: str) -> None:
        """Give another name; `NameTaken` where it is somebody else's."""
        ...

    def set_secret(self, id: str, secret: str) -> None:
        """Give another password hash."""
        ...

    def set_kind(self, id: str, kind: str) -> None:
        """Make a guest a member, or the like."""
        ...

    def forget(self, id: str) -> None:
        """Erase name, secret, sessions, tokens and settings; the id stays, as the events hold it."""
        ...

    def start_session(self, token_hash: str, member: str, at: int, until: int, browser: str = "") -> None:
        """Begin a session."""
        ...

    def session(self, token_hash: str) -> Session | None:
        """Return a session, also one whose time is over."""
        ...

    def sessions_of(self, member: str) -> list[Session]:
        """Return the sessions of a member, oldest first, also those whose time is over."""
        ...

    def end_session(self, token_hash: str) -> None:
        """End a session, if it is there."""
        ...

    def end_sessions_of(self, member: str) -> None:
        """End all sessions of a member."""
        ...

    def end_sessions_until(self, time: int) -> None:
        """Sweep out the sessions that were over by this time."""
        ...

    def add_token(self, token_hash: str, member: str, label: str, scopes: Sequence[str], at: int) -> None:
        """Let a program in; scopes are words without spaces."""
        ...

    def token(self, token_hash: str) -> Token | None:
        """Return a token."""
        ...

    def tokens_of(self, member: str) -> list[Token]:
        """Return the tokens of a member, oldest first."""
        ...

    def revoke(self, token_hash: str) -> None:
        """Shut a token out, if it is there."""
        ...

    def setting(self, member: str, key: str) -> str | None:
        """Return a preference."""
        ...

    def set_setting(self, member: str, key: str, value: str) -> None:
        """Keep a preference."""
        ...


class Store(EventStore, Protocol):
    """A room's database: its events, and apart from them its people."""

    @property
    def people(self) -> People:
        """The people of the room."""
        ...


class Clock(Protocol):
    """Tells the time of the game, which never goes back."""

    def now(self) -> int:
        """Return milliseconds since the epoch."""
        ...

    def go_on_from(self, moment: int) -> None:
        """Tell no time before this moment, which is recorded."""
        ...


class Shuffler(Protocol):
    """Shuffles; the one way in for chance."""

    def order(self, cards: Sequence[int]) -> tuple[int, ...]:
        """Return the cards in a new order, each order as likely as any."""
        ...
