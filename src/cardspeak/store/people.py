"""People in a database, in the SQL that both databases understand."""

from collections.abc import Sequence
from typing import Any, Protocol

from cardspeak.ports import Member, NameTaken, Session, Token
from cardspeak.store.folded import folded

Statement = tuple[str, tuple[object, ...]]
MEMBER = "SELECT id, name, secret, kind, at FROM members"
SESSION = "SELECT token_hash, member, at, until, browser FROM sessions"
BEGIN = "INSERT INTO sessions (member, token_hash, at, until, browser) SELECT id, ?, ?, ?, ? FROM members"
AT_ONCE = 500  # members that one question names
TOKEN = "SELECT token_hash, member, label, scopes, at FROM tokens"


class Clash(Exception):
    """A row that has to be the only one is there already."""


class Database(Protocol):
    """What people need of a database; `?` stands for a value."""

    def ask(self, sql: str, *values: object) -> Sequence[Any]:
        """Return the rows that answer a question."""
        ...

    def change(self, *statements: Statement) -> int:
        """Run statements in one durable transaction; how many rows the first one changed, or `Clash`."""
        ...


class SqlPeople:
    """Members, sessions, tokens and settings in tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add_member(self, id: str, name: str, secret: str, kind: str, at: int, session: Session | None = None) -> None:
        """Add a member, with a session."""
        add = "INSERT INTO members (id, name, folded, secret, kind, at) VALUES (?, ?, ?, ?, ?, ?)"
        begin = "INSERT INTO sessions (token_hash, member, at, until, browser) VALUES (?, ?, ?, ?, ?)"
        begins = [(begin, tuple(session))] if session else []
        try:
            self._database.change((add, (id, _named(name), folded(name), secret, kind, at)), *begins)
        except Clash:
            if self.member(id):
                raise ValueError(f"there is a member {id} already") from None
            raise NameTaken(name) from None

    def member(self, id: str) -> Member | None:
        """Return a member."""
        return self._one(f"{MEMBER} WHERE id = ?", id)

    def member_named(self, name: str) -> Member | None:
        """Return who has this name."""
        return self._one(f"{MEMBER} WHERE folded = ?", folded(name))

    def members(self) -> list[Member]:
        """Return all that are not forgotten."""
        return [Member(*row) for row in self._database.ask(f"{MEMBER} WHERE name <> '' ORDER BY at, id")]

    def names(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of those of these members who have one."""
        found: dict[str, str] = {}
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            ask = f"SELECT id, name FROM members WHERE name <> '' AND id IN ({', '.join('?' * len(some))})"
            found.update(self._database.ask(ask, *some))
        return found

    def lost_guests(self) -> list[str]:
        """Return guests without a session and a token."""
        ask = """SELECT id FROM members WHERE kind = 'guest' AND name <> ''
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.member = members.id)
            AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.member = members.id) ORDER BY at, id"""
        return [id for (id,) in self._database.ask(ask)]

    def rename(self, id: str, name: str) -> None:
        """Give another name."""
        try:
            self._must(id, "UPDATE members SET name = ?, folded = ? WHERE id = ?", _named(name), folded(name), id)
        except Clash:
            raise NameTaken(name) from None

    def set_secret(self, id: str, secret: str) -> None:
        """Give another password hash."""
        self._must(id, "UPDATE members SET secret = ? WHERE id = ?", secret, id)

    def renew(self, id: str, secret: str, kind: str, session: Session) -> None:
        """Give another password hash and kind, and one session in place of all."""
        try:
            changed = self._database.change(
                ("UPDATE members SET secret = ?, kind = ? WHERE id = ? AND name <> ''", (secret, kind, id)),
                ("DELETE FROM sessions WHERE member = ?", (id,)),
                (
                    f"{BEGIN} WHERE id = ? AND name <> ''",
                    (session.token_hash, session.at, session.until, session.browser, id),
                ),
            )
        except Clash:
            raise ValueError("there is such a session already") from None
        if not changed:
            raise KeyError(id)

    def forget(self, id: str) -> None:
        """Erase all but the id."""
        changed = self._database.change(
            ("UPDATE members SET name = '', folded = NULL, secret = '' WHERE id = ?", (id,)),
            ("DELETE FROM sessions WHERE member = ?", (id,)),
            ("DELETE FROM tokens WHERE member = ?", (id,)),
            ("DELETE FROM settings WHERE member = ?", (id,)),
        )
        if not changed:
            raise KeyError(id)

    def start_session(self, token_hash: str, member: str, at: int, until: int, browser: str = "") -> None:
        """Begin a session."""
        self._must(member, f"{BEGIN} WHERE id = ?", token_hash, at, until, browser, member)

    def session(self, token_hash: str) -> Session | None:
        """Return a session."""
        return next((Session(*row) for row in self._database.ask(f"{SESSION} WHERE token_hash = ?", token_hash)), None)

    def sessions_of(self, member: str) -> list[Session]:
        """Return the sessions of a member."""
        ask = f"{SESSION} WHERE member = ? ORDER BY at, token_hash"
        return [Session(*row) for row in self._database.ask(ask, member)]

    def end_session(self, token_hash: str) -> None:
        """End a session."""
        self._database.change(("DELETE FROM sessions WHERE token_hash = ?", (token_hash,)))

    def end_sessions_until(self, time: int) -> None:
        """Sweep out the sessions that were over by this time."""
        self._database.change(("DELETE FROM sessions WHERE until <= ?", (time,)))

    def add_token(self, token_hash: str, member: str, label: str, scopes: Sequence[str], at: int) -> None:
        """Let a program in."""
        add = "INSERT INTO tokens (member, token_hash, label, scopes, at) SELECT id, ?, ?, ?, ? FROM members"
        self._must(member, f"{add} WHERE id = ?", token_hash, label, " ".join(scopes), at, member)

    def token(self, token_hash: str) -> Token | None:
        """Return a token."""
        return next(iter(self._tokens(f"{TOKEN} WHERE token_hash = ?", token_hash)), None)

    def tokens_of(self, member: str) -> list[Token]:
        """Return the tokens of a member."""
        return self._tokens(f"{TOKEN} WHERE member = ? ORDER BY at, token_hash", member)

    def revoke(self, token_hash: str) -> None:
        """Shut a token out."""
        self._database.change(("DELETE FROM tokens WHERE token_hash = ?", (token_hash,)))

    def setting(self, member: str, key: str) -> str | None:
        """Return a preference."""
        found = self._database.ask("SELECT value FROM settings WHERE member = ? AND key = ?", member, key)
        return found[0][0] if found else None

    def settings(self, key: str) -> dict[str, str]:
        """Return what everybody has under a key."""
        ask = "SELECT member, value FROM settings WHERE key = ? AND value <> '' ORDER BY member"
        return dict(self._database.ask(ask, key))

    def set_setting(self, member: str, key: str, value: str) -> None:
        """Keep a preference."""
        # the statement goes on after WHERE, as SQLite cannot tell ON CONFLICT from a join's ON without one
        add = "INSERT INTO settings (member, key, value) SELECT id, ?, ? FROM members WHERE id = ? AND name <> ''"
        again = "ON CONFLICT (member, key) DO UPDATE SET value = excluded.value"
        if not self._database.change((f"{add} {again}", (key, value, member))):
            raise KeyError(member)

    def change_setting(self, member: str, key: str, before: str | None, value: str) -> bool:
        """Keep a preference only where it still is as it was before."""
        add = "INSERT INTO settings (member, key, value) SELECT id, ?, ? FROM members WHERE id = ? AND name <> ''"
        change = "UPDATE settings SET value = ? WHERE member = ? AND key = ? AND value = ?"
        if before is None:
            changed = self._database.change((f"{add} ON CONFLICT (member, key) DO NOTHING", (key, value, member)))
        else:
            changed = self._database.change((change, (value, member, key, before)))
        if not changed and not getattr(self.member(member), "name", ""):
            raise KeyError(member)
        return bool(changed)

    def _must(self, id: str, sql: str, *values: object) -> None:
        """Run what changes one row if the member is there; every such statement ends with its id."""
        if not self._database.change((f"{sql} AND name <> ''", values)):
            raise KeyError(id)

    def _one(self, sql: str, value: str) -> Member | None:
        return next((Member(*row) for row in self._database.ask(sql, value)), None)

    def _tokens(self, sql: str, value: str) -> list[Token]:
        return [Token(t, m, label, tuple(s.split()), at) for t, m, label, s, at in self._database.ask(sql, value)]


def _named(name: str) -> str:
    if not name:
        raise ValueError("a member has a name")
    return name
