"""Who a session or a token lets in, as it was found of late: a busy page asks the store seldom.

What was found counts for `LASTS` seconds, and while the store does not answer for `AT_MOST`. So long another process
may let somebody in whose session ended here; in this process it ends at once (`end`, `invalidate`).
"""

import hashlib
import threading
from collections import OrderedDict
from time import monotonic
from typing import NamedTuple

from cardspeak.ports import Clock, Member, People, Unavailable
from cardspeak.record import record
from cardspeak.service.threads import PEOPLE

LASTS = 30.0
AT_MOST = 600.0
MOST = 20_000  # sessions and tokens that are kept in memory
SCOPES = ("play", "floor", "direct", "club")
NEVER = 1 << 62


@record
class Pass(NamedTuple):
    """Whom something lets in, what may be done for them, and the moment until which."""

    member: Member
    scopes: tuple[str, ...]
    until: int


def hashed(secret: str) -> str:
    """Return what the store keeps of a secret of 256 bits."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Passes:
    """The sessions and tokens of a room's people."""

    def __init__(self, people: People, clock: Clock) -> None:
        self._people, self._clock = people, clock
        self._lock = threading.Lock()
        # by hash and whether it is a token's, which has rights of its own; with the moment of asking
        self._kept: OrderedDict[tuple[str, bool], tuple[Pass, float]] = OrderedDict()
        self._dropped = 0  # how often something was dropped

    async def of(self, secret: str, is_token: bool = False) -> Pass | None:
        """Return what a secret lets in, None where it is nobody's or has ended; `Unavailable` where nobody can say."""
        if not secret:
            return None
        kept = self._kept.get((hashed(secret), is_token))
        age = monotonic() - kept[1] if kept else 0.0
        if kept is None or age > LASTS:
            try:
                return await PEOPLE.call(self.look, secret, is_token)
            except Unavailable:
                if kept is None or age > AT_MOST:
                    raise
        return self._valid(kept[0])

    def look(self, secret: str, is_token: bool = False) -> Pass | None:
        """Ask the store what a secret lets in."""
        if not secret:
            return None
        key, dropped = hashed(secret), self._dropped
        found = self._token(key) if is_token else self._session(key)
        with self._lock:
            if found is None:
                self._kept.pop((key, is_token), None)
            elif dropped == self._dropped:  # else it may have ended meanwhile
                self._kept[key, is_token] = found, monotonic()
                self._kept.move_to_end((key, is_token))
                while len(self._kept) > MOST:
                    self._kept.popitem(last=False)
        return self._valid(found) if found else None

    def end(self, *hashes: str) -> None:
        """Let nobody in with these any more."""
        with self._lock:
            self._dropped += 1
            for key in hashes:
                self._kept.pop((key, False), None)
                self._kept.pop((key, True), None)

    def invalidate(self, member: str) -> None:
        """Ask anew about everything of a member, who was changed or forgotten; "" for all of them."""
        with self._lock:
            self._dropped += 1
            for key in [key for key, (found, _) in self._kept.items() if member in ("", found.member.id)]:
                del self._kept[key]

    def _session(self, key: str) -> Pass | None:
        session = self._people.session(key)
        member = self._member(session.member) if session else None
        return Pass(member, SCOPES, session.until) if session and member else None

    def _token(self, key: str) -> Pass | None:
        token = self._people.token(key)
        member = self._member(token.member) if token else None
        return Pass(member, token.scopes, NEVER) if token and member else None

    def _member(self, id: str) -> Member | None:
        found = self._people.member(id)
        if found is None or not found.name:
            return None
        return found._replace(name=found.name.removesuffix(f"@{found.id}"))  # of a person without an account

    def _valid(self, found: Pass) -> Pass | None:
        return found if found.until > self._clock.now() else None
