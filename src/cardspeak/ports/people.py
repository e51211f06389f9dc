"""Who comes to the room, kept apart from the events."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from cardspeak.record import record


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

    def lost_guests(self) -> list[str]:
        """Return the ids of guests who have neither a session nor a token: nobody can come in as one of them again."""
        ...

    def rename(self, id: str, name: str) -> None:
        """Give another name; `NameTaken` where it is somebody else's."""
        ...

    def set_secret(self, id: str, secret: str) -> None:
        """Give another password hash."""
        ...

    def renew(self, id: str, secret: str, kind: str, session: Session) -> None:
        """Give another password hash and kind, end all sessions and begin this one: all of it or nothing.

        `ValueError` for a session that is there already.
        """
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

    def settings(self, key: str) -> dict[str, str]:
        """Return what all who are not forgotten have under a key, by their ids; without those who have nothing."""
        ...

    def set_setting(self, member: str, key: str, value: str) -> None:
        """Keep a preference."""
        ...

    def change_setting(self, member: str, key: str, before: str | None, value: str) -> bool:
        """Keep a preference only where it still is as it was before, None where there was none; say whether it was."""
        ...
