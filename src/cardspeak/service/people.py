"""People: guests, members and programs; passwords, sessions and tokens."""

import hashlib
from functools import cached_property
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Member, NameTaken, People
from cardspeak.record import record
from cardspeak.service import chance
from cardspeak.service.member_names import LONGEST_NAME, in_two_scripts, tidy

SESSION_LASTS = 30 * 24 * 3600 * 1000
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 256
MOST_TRIES, TRIES_LAST, MOST_NAMES = 10, 15 * 60 * 1000, 10_000


@record
class Entered(NamedTuple):
    """Somebody came in: who, and the secret of the new session (the store keeps its hash alone)."""

    member: Member
    secret: str


def hashed(secret: str) -> str:
    """Return what the store keeps of a secret of 256 bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Door:
    """Lets people in: every entry and every change of rights starts a new session and ends the one before."""

    def __init__(self, people: People, clock: Clock) -> None:
        self._people, self._clock, self._hasher = people, clock, PasswordHasher()
        self._tries: dict[str, tuple[int, int]] = {}  # wrong passwords by name, and since when

    @cached_property
    def _nobody(self) -> str:
        """Return the hash of a password that nobody has: a name that does not exist costs the same time."""
        return self._hasher.hash(chance.token())

    def enter(self, member: Member, before: str = "") -> Entered:
        """Start a session of a member and end the one before it in this browser."""
        if before:
            self._people.end_session(hashed(before))
        secret, now = chance.token(), self._clock.now()
        self._people.start_session(hashed(secret), member.id, now, now + SESSION_LASTS)
        return Entered(member, secret)

    def guest(self, name: str, before: str = "") -> Entered | Refused:
        """Let a guest in under a free name."""
        return self._new(name, "", "guest", before)

    def register(self, name: str, password: str, before: str = "") -> Entered | Refused:
        """Make a member with a password."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            return Refused("password_length", {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD})
        return self._new(name, self._hasher.hash(password), "member", before)

    def _new(self, name: str, secret: str, kind: str, before: str) -> Entered | Refused:
        wanted = tidy(name)
        if not wanted:
            return Refused("name_unfit", {"most": LONGEST_NAME})
        if in_two_scripts(wanted):
            return Refused("name_in_two_scripts", {"name": wanted})
        member_id = chance.short_id("m")
        try:
            self._people.add_member(member_id, wanted, secret, kind, self._clock.now())
        except NameTaken:
            return Refused("name_taken", {"name": wanted})
        member = self._people.member(member_id)
        assert member is not None
        return self.enter(member, before)

    def keep(self, member: Member, password: str, before: str) -> Entered | Refused:
        """Make a guest a member: the name and the hands stay theirs, under a password."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            return Refused("password_length", {"least": SHORTEST_PASSWORD, "most": LONGEST_PASSWORD})
        self._people.set_secret(member.id, self._hasher.hash(password))
        self._people.set_kind(member.id, "member")
        self._people.end_sessions_of(member.id)
        return self.enter(member, before)

    def sign_in(self, name: str, password: str, before: str = "") -> Entered | Refused:
        """Let in a member who knows the password; a wrong name and a wrong password get the same answer."""
        wanted = tidy(name)
        tries, since = self._tries.get(wanted.casefold(), (0, self._clock.now()))
        if self._clock.now() - since > TRIES_LAST:
            tries, since = 0, self._clock.now()
        if tries >= MOST_TRIES:
            return Refused("too_fast", {})
        member = self._people.member_named(wanted)
        try:
            self._hasher.verify(
                member.secret if member and member.secret else self._nobody, password[:LONGEST_PASSWORD]
            )
        except (VerifyMismatchError, InvalidHashError):
            if len(self._tries) > MOST_NAMES:
                self._tries.clear()
            self._tries[wanted.casefold()] = (tries + 1, since)
            return Refused("wrong_password", {})
        assert member is not None
        self._tries.pop(wanted.casefold(), None)
        return self.enter(member, before)

    def who(self, secret: str) -> Member | None:
        """Return whose session this is, None when it is nobody's or has ended."""
        session = self._people.session(hashed(secret)) if secret else None
        if session is None or session.until <= self._clock.now():
            return None
        return self._people.member(session.member)

    def leave(self, secret: str) -> None:
        """End a session."""
        if secret:
            self._people.end_session(hashed(secret))

    def new_token(self, member: Member, label: str) -> str:
        """Make a token for a program that plays as this member."""
        secret = chance.token()
        self._people.add_token(hashed(secret), member.id, label[:LONGEST_NAME], ("play",), self._clock.now())
        return secret

    def whose_token(self, secret: str) -> Member | None:
        """Return the member whose program shows this token."""
        found = self._people.token(hashed(secret)) if secret else None
        return self._people.member(found.member) if found else None
