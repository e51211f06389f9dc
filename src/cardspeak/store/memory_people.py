"""People in memory."""

import threading
from collections.abc import Sequence

from cardspeak.ports import Member, NameTaken, Session, Token
from cardspeak.store.folded import folded


class MemoryPeople:
    """Members, sessions, tokens and settings that last as long as their process."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._members: dict[str, Member] = {}
        self._named: dict[str, str] = {}
        self._sessions: dict[str, Session] = {}
        self._tokens: dict[str, Token] = {}
        self._settings: dict[tuple[str, str], str] = {}

    def add_member(self, id: str, name: str, secret: str, kind: str, at: int, session: Session | None = None) -> None:
        """Add a member."""
        with self._lock:
            if id in self._members:
                raise ValueError(f"there is a member {id} already")
            self._take(id, name)
            self._members[id] = Member(id, name, secret, kind, at)
            if session:
                self._sessions[session.token_hash] = session

    def member(self, id: str) -> Member | None:
        """Return a member."""
        return self._members.get(id)

    def member_named(self, name: str) -> Member | None:
        """Return who has this name."""
        return self._members.get(self._named.get(folded(name), ""))

    def members(self) -> list[Member]:
        """Return all that are not forgotten."""
        return sorted((m for m in list(self._members.values()) if m.name), key=lambda m: (m.at, m.id))

    def names(self, ids: Sequence[str]) -> dict[str, str]:
        """Return the names of those of these members who have one."""
        found = [self._members[id] for id in ids if id in self._members]
        return {member.id: member.name for member in found if member.name}

    def lost_guests(self) -> list[str]:
        """Return guests without a session and a token."""
        with self._lock:
            known = {session.member for session in self._sessions.values()}
            known |= {token.member for token in self._tokens.values()}
        return [member.id for member in self.members() if member.kind == "guest" and member.id not in known]

    def rename(self, id: str, name: str) -> None:
        """Give another name."""
        with self._lock:
            member = self._present(id)
            self._take(id, name)
            if folded(member.name) != folded(name):
                self._named.pop(folded(member.name), None)
            self._members[id] = member._replace(name=name)

    def set_secret(self, id: str, secret: str) -> None:
        """Give another password hash."""
        with self._lock:
            self._members[id] = self._present(id)._replace(secret=secret)

    def renew(self, id: str, secret: str, kind: str, session: Session) -> None:
        """Give another password hash and kind, and one session in place of all."""
        with self._lock:
            member = self._present(id)
            others = {key: each for key, each in self._sessions.items() if each.member != id}
            if session.token_hash in others:
                raise ValueError("there is such a session already")
            self._members[id] = member._replace(secret=secret, kind=kind)
            self._sessions = {**others, session.token_hash: session}

    def forget(self, id: str) -> None:
        """Erase all but the id."""
        with self._lock:
            member = self._members[id]
            self._named.pop(folded(member.name), None)
            self._members[id] = member._replace(name="", secret="")
            self._sessions = {key: s for key, s in self._sessions.items() if s.member != id}
            self._tokens = {key: t for key, t in self._tokens.items() if t.member != id}
            self._settings = {key: value for key, value in self._settings.items() if key[0] != id}

    def start_session(self, token_hash: str, member: str, at: int, until: int, browser: str = "") -> None:
        """Begin a session."""
        with self._lock:
            self._sessions[token_hash] = Session(token_hash, self._present(member).id, at, until, browser)

    def session(self, token_hash: str) -> Session | None:
        """Return a session."""
        return self._sessions.get(token_hash)

    def sessions_of(self, member: str) -> list[Session]:
        """Return the sessions of a member."""
        sessions = [session for session in list(self._sessions.values()) if session.member == member]
        return sorted(sessions, key=lambda session: (session.at, session.token_hash))

    def end_session(self, token_hash: str) -> None:
        """End a session."""
        with self._lock:
            self._sessions.pop(token_hash, None)

    def end_sessions_until(self, time: int) -> None:
        """Sweep out the sessions that were over by this time."""
        with self._lock:
            self._sessions = {key: s for key, s in self._sessions.items() if s.until > time}

    def add_token(self, token_hash: str, member: str, label: str, scopes: Sequence[str], at: int) -> None:
        """Let a program in."""
        with self._lock:
            self._tokens[token_hash] = Token(token_hash, self._present(member).id, label, tuple(scopes), at)

    def token(self, token_hash: str) -> Token | None:
        """Return a token."""
        return self._tokens.get(token_hash)

    def tokens_of(self, member: str) -> list[Token]:
        """Return the tokens of a member."""
        tokens = [token for token in list(self._tokens.values()) if token.member == member]
        return sorted(tokens, key=lambda token: (token.at, token.token_hash))

    def revoke(self, token_hash: str) -> None:
        """Shut a token out."""
        with self._lock:
            self._tokens.pop(token_hash, None)

    def setting(self, member: str, key: str) -> str | None:
        """Return a preference."""
        return self._settings.get((member, key))

    def settings(self, key: str) -> dict[str, str]:
        """Return what everybody has under a key."""
        with self._lock:
            rows = sorted(self._settings.items())
        return {member: value for (member, known), value in rows if known == key and value}

    def set_setting(self, member: str, key: str, value: str) -> None:
        """Keep a preference."""
        with self._lock:
            self._settings[self._present(member).id, key] = value

    def change_setting(self, member: str, key: str, before: str | None, value: str) -> bool:
        """Keep a preference only where it still is as it was before."""
        with self._lock:
            place = self._present(member).id, key
            if self._settings.get(place) != before:
                return False
            self._settings[place] = value
            return True

    def _present(self, id: str) -> Member:
        member = self._members[id]
        if not member.name:
            raise KeyError(id)
        return member

    def _take(self, id: str, name: str) -> None:
        if not name:
            raise ValueError("a member has a name")
        if self._named.setdefault(folded(name), id) != id:
            raise NameTaken(name)
