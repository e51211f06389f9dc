"""The door: guests, members and programs come in, and go; sessions and tokens.

All of it asks the store, and some of it makes hashes: it is called in threads.
"""

import logging
import threading
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Member, NameTaken, People, Session, Token
from cardspeak.record import record
from cardspeak.service import chance
from cardspeak.service.invitations import Invitations
from cardspeak.service.limits import DAY, Limits
from cardspeak.service.log import note
from cardspeak.service.member_names import LONGEST_NAME, in_two_scripts, spellings, tidy
from cardspeak.service.passes import SCOPES, Passes, hashed
from cardspeak.service.passwords import Hashes, unfit
from cardspeak.service.second_factor import ELEVATED, SecondFactor

SESSION_LASTS = 30 * 24 * 3600 * 1000
LONGEST_BROWSER = 60
LOST = "lost"  # the setting that says since when nobody can come in as a guest
SHOWN = 16  # letters of a hash, by which a session or a token is named in its list
MOST_TOKENS = 20

T = TypeVar("T")


@record
class Visitor(NamedTuple):
    """Who stands at the door: the secret of the session that their browser has, its address and its name."""

    secret: str = ""
    address: str = ""
    browser: str = ""


@record
class Entered(NamedTuple):
    """Somebody came in: who, and the secret of the new session (the store keeps its hash alone)."""

    member: Member
    secret: str


NOBODY = Visitor()


class Door:
    """Lets people in: every entry and every change of rights starts a new session and ends the one before."""

    def __init__(self, people: People, clock: Clock, limits: Limits | None = None) -> None:
        self._people, self._clock = people, clock
        self.passes = Passes(people, clock)
        self._hashes, self.limits = Hashes(), limits or Limits(clock.now)
        self.invitations = Invitations(people, clock, self._hashes, self.limits)
        self.second = SecondFactor(people, clock, self._hashes, self.limits)
        self._lock = threading.Lock()
        self._followers: dict[str, set[Callable[[], object]]] = {}  # what ends with a session or token, by its hash
        self.tells: Callable[[tuple[str, ...]], object] = lambda hashes: None  # other processes, of what has ended here

    def enter(self, member: Member, visitor: Visitor = NOBODY) -> Entered:
        """Start a session of a member and end the one before it in this browser."""
        if visitor.secret:
            self.leave(visitor.secret)
        secret, session = self._session(member.id, visitor)
        self._people.start_session(*session)
        return Entered(member, secret)

    def _session(self, member: str, visitor: Visitor) -> tuple[str, Session]:
        secret, now = chance.token(), self._clock.now()
        return secret, Session(hashed(secret), member, now, now + SESSION_LASTS, visitor.browser[:LONGEST_BROWSER])

    async def apart(self, work: Callable[[], T]) -> T | Refused:
        """Do something that needs a hash, as signing in, in threads that are there for nothing else."""
        return await self._hashes.apart(work)

    def guest(self, name: str, visitor: Visitor = NOBODY) -> Entered | Refused:
        """Let a guest in under a free name."""
        return self.limits.take(("guests", visitor.address)) or self._new(name, "", "guest", visitor)

    def register(self, name: str, password: str, visitor: Visitor = NOBODY) -> Entered | Refused:
        """Make a member with a password."""
        secret = self.limits.take(("members", visitor.address)) or self._made(password, name)
        return secret if isinstance(secret, Refused) else self._new(name, secret, "member", visitor)

    def _made(self, password: str, name: str) -> str | Refused:
        return unfit(password, name) or self._hashes.made(password)

    def _new(self, name: str, secret: str, kind: str, visitor: Visitor) -> Entered | Refused:
        wanted = tidy(name)
        if not wanted:
            return Refused("name_unfit", {"most": LONGEST_NAME})
        if in_two_scripts(wanted):
            return Refused("name_in_two_scripts", {"name": wanted})
        member = Member(chance.short_id("m"), wanted, secret, kind, self._clock.now())
        shown, session = self._session(member.id, visitor)
        try:
            self._people.add_member(*member, session)
        except NameTaken:
            return Refused("name_taken", {"name": wanted})
        if visitor.secret:
            self.leave(visitor.secret)
        note("came", member=member.id, kind=kind, address=visitor.address)
        return Entered(member, shown)

    def keep(self, member: Member, password: str, visitor: Visitor) -> Entered | Refused:
        """Make a guest a member: the name and the hands stay theirs, under a password."""
        secret = self._made(password, member.name)
        if isinstance(secret, Refused):
            return secret
        entered = self._anew(member, secret, visitor)
        note("password_set", member=member.id, address=visitor.address)
        return entered

    def change_password(self, member: Member, old: str, new: str, visitor: Visitor) -> Entered | Refused:
        """Give a member who knows the old password a new one; every other session of theirs ends."""
        secret = self._made(new, member.name)
        member = self._people.member(member.id) or member  # with the password of now
        wrong = self._wrong(member, member.name, old, visitor) if isinstance(secret, str) else secret
        if wrong is not None:
            return wrong
        assert isinstance(secret, str)
        entered = self._anew(member, secret, visitor)
        note("password_changed", member=member.id, address=visitor.address)
        return entered

    def _anew(self, member: Member, password: str, visitor: Visitor) -> Entered:
        """Give a member the hash of another password, and one new session in place of all others."""
        over = self._people.sessions_of(member.id)
        secret, session = self._session(member.id, visitor)
        self._people.renew(member.id, password, "member", session)
        self.passes.invalidate(member.id)
        self._ended(*[each.token_hash for each in over])
        return Entered(member, secret)

    def sign_in(self, name: str, password: str, visitor: Visitor = NOBODY) -> Entered | Refused:
        """Let in a member who knows the password; a wrong name and a wrong password get the same answer."""
        too_fast = self.limits.take(("sign-ins", visitor.address))
        if too_fast is not None:
            return too_fast
        wanted = tidy(name)
        member = next(filter(None, map(self._people.member_named, spellings(name))), None)
        wrong = self._wrong(member, wanted, password, visitor)
        if wrong is not None:
            return wrong
        assert member is not None
        if self._hashes.is_old(member.secret):
            self._people.set_secret(member.id, self._hashes.made(password))
        note("signed_in", member=member.id, address=visitor.address)
        return self.enter(member, visitor)

    def _wrong(self, member: Member | None, name: str, password: str, visitor: Visitor) -> Refused | None:
        """Say why a password does not let somebody in; None where it does."""
        found = self._weighed(member, name, password, visitor)
        if found is not None:
            who = member.id if member else ""
            note("sign_in_refused", logging.WARNING, member=who, why=found.code, address=visitor.address)
        return found

    def _weighed(self, member: Member | None, name: str, password: str, visitor: Visitor) -> Refused | None:
        # A guess counts before it is looked at, so that a hundred at once are a hundred. It counts for the address
        # that it comes from: whoever owns the name and comes from another one is not kept out.
        guess = ("guesses", (visitor.address, name.casefold())), ("guesses-per-address", visitor.address)
        too_fast = self.limits.take(*guess)
        if too_fast is not None:
            return too_fast
        if not self._hashes.fits(member.secret if member else "", password):
            return Refused("wrong_password", {})
        self.limits.give_back(*guess)
        return None

    def leave(self, secret: str) -> None:
        """End a session."""
        if secret:
            self._people.end_session(hashed(secret))
            self.second.lower(secret)
            self._ended(hashed(secret))

    def sessions(self, member: Member) -> list[Session]:
        """Return the sessions of a member that are on, the last first."""
        now = self._clock.now()
        own = [each for each in self._people.sessions_of(member.id) if not each.token_hash.startswith(ELEVATED)]
        return [session for session in reversed(own) if session.until > now]

    def end(self, member: Member, shown: str) -> None:
        """End one of a member's own sessions, by what its list shows of it."""
        for session in self._people.sessions_of(member.id):
            if session.token_hash[:SHOWN] == shown:
                self._people.end_session(session.token_hash)
                self._people.end_session(ELEVATED + session.token_hash)
                self._ended(session.token_hash)

    def reset_second_factor(self, member: str, by: str) -> None:
        """Take away a second factor that was lost, and shut out at once the programs that needed it."""
        self._ended(*self.second.reset(member, by))

    def end_all(self, member: str) -> None:
        """End all sessions of somebody: their phone is lost."""
        over = [each.token_hash for each in self._people.sessions_of(member)]
        for each in over:
            self._people.end_session(each)
        self._ended(*over)

    def sweep(self) -> None:
        """End the sessions whose time is over."""
        self._people.end_sessions_until(self._clock.now())
        self.ended_elsewhere()

    def lost_guests(self) -> list[str]:
        """Return the guests as whom nobody could come in for as many days as their names are kept."""
        now, found = self._clock.now(), []
        for member in self._people.lost_guests():
            since = self._people.setting(member, LOST)
            if since is None:
                self._people.set_setting(member, LOST, str(now))
            elif now - int(since) >= self.limits["guest-days"] * DAY:
                found.append(member)
        return found

    def new_token(
        self, member: Member, label: str, scopes: tuple[str, ...], visitor: Visitor = NOBODY
    ) -> str | Refused:  # fmt: skip
        """Make a token for a program that does as this member what its scopes name, and nothing else.

        One that does what the staff of the club does is made where the second factor was passed: it asks for none.
        """
        if "club" in scopes and not self.second.passed(member.id, visitor.secret):
            return Refused("second_factor_needed", {})
        if len(self._people.tokens_of(member.id)) >= MOST_TOKENS:
            return Refused("too_many_tokens", {"most": MOST_TOKENS})
        too_fast = self.limits.take(("tokens", member.id))
        if too_fast is not None:
            return too_fast
        secret, named = chance.token(), " ".join(label.split())[:LONGEST_NAME]
        allowed = tuple(scope for scope in SCOPES if scope in scopes)
        self._people.add_token(hashed(secret), member.id, named or "program", allowed, self._clock.now())
        note("token_made", member=member.id, scopes=allowed)
        return secret

    def tokens(self, member: Member) -> list[Token]:
        """Return the tokens of a member."""
        return self._people.tokens_of(member.id)

    def revoke(self, member: Member, shown: str) -> None:
        """Shut out a program of a member, by what the list of tokens shows of it."""
        for token in self._people.tokens_of(member.id):
            if token.token_hash[:SHOWN] == shown:
                self._people.revoke(token.token_hash)
                self._ended(token.token_hash)

    def follow(self, secret: str, ends: Callable[[], object]) -> Callable[[], None]:
        """Have something end with the session or token of a secret; return what takes that back.

        `ends` may be called in any thread.
        """
        key = hashed(secret)
        with self._lock:
            self._followers.setdefault(key, set()).add(ends)

        def unfollow() -> None:
            with self._lock:
                followers = self._followers.get(key, set())
                followers.discard(ends)
                if not followers:
                    self._followers.pop(key, None)

        return unfollow

    def ended_elsewhere(self, *hashes: str) -> None:
        """End what goes with these sessions and tokens, which another process has ended; with none, look for them."""
        if not hashes:
            with self._lock:
                followed = [*self._followers]
            hashes = tuple([each for each in followed if not (self._people.session(each) or self._people.token(each))])
        self._end(hashes)

    def _ended(self, *hashes: str) -> None:
        self._end(hashes)
        self.tells(hashes)

    def _end(self, hashes: tuple[str, ...]) -> None:
        self.passes.end(*hashes)
        with self._lock:
            over = [ends for each in hashes for ends in self._followers.get(each, ())]
        for ends in over:
            ends()
