"""Passwords: which are refused, how they are kept, and how often somebody may guess."""

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock
from cardspeak.service import chance

SHORTEST, LONGEST = 8, 256
MEMORY, ROUNDS, LANES = 19 * 1024, 2, 1  # what OWASP names as the least: some 20 ms
HASHING = 2  # hashes that are made at once, whoever asks
MOST_WAITING = 40  # who comes behind so many others is told to come again
TRIES_LAST = 15 * 60 * 1000
MOST_TRIES = 10  # wrong passwords for one name from one address
MOST_FROM_ONE = 100  # wrong passwords from one address, behind which a whole club may be
MOST_KEPT = 10_000


def unfit(password: str, name: str = "") -> Refused | None:
    """Say why nobody should have such a password: its length, or that whoever guesses tries it first."""
    if not SHORTEST <= len(password) <= LONGEST:
        return Refused("password_length", {"least": SHORTEST, "most": LONGEST})
    if password.casefold() == name.casefold() or password.casefold() in _commonest():
        return Refused("password_common", {})
    return None


@cache
def _commonest() -> frozenset[str]:
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


class Hashes:
    """Makes and checks hashes in threads of its own, so that who signs in keeps nobody at a table waiting."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(ROUNDS, MEMORY, LANES)
        self._threads = ThreadPoolExecutor(HASHING, "cardspeak-passwords")
        self._waiting = threading.Semaphore(MOST_WAITING)

    @cached_property
    def _nobody(self) -> str:
        """Return the hash of a password that nobody has: a name that does not exist costs the same time."""
        return self._hasher.hash(chance.token())

    def made(self, password: str) -> str | None:
        """Return the hash of a password; None where too many wait."""
        if not self._waiting.acquire(blocking=False):
            return None
        try:
            return self._threads.submit(self._hasher.hash, password).result()
        finally:
            self._waiting.release()

    def fits(self, hash: str, password: str) -> bool | None:
        """Say whether this is the password; None where too many wait. An empty hash is that of nobody."""
        if not self._waiting.acquire(blocking=False):
            return None
        try:
            return self._threads.submit(self._fits, hash, password[:LONGEST]).result()
        finally:
            self._waiting.release()

    def is_old(self, hash: str) -> bool:
        """Say whether a hash was made otherwise than hashes are now."""
        return self._hasher.check_needs_rehash(hash)

    def _fits(self, hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(hash or self._nobody, password)
        except (VerifyMismatchError, InvalidHashError):
            return False


class Guesses:
    """Counts wrong passwords by who guesses: their address, and the name that they try.

    A guess counts before it is looked at, so that a hundred at once are a hundred; who owns the name and comes from
    another address is not kept out.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock, self._lock = clock, threading.Lock()
        self._made: dict[tuple[str, str], tuple[int, int]] = {}  # how many, and since when

    def another(self, address: str, name: str) -> bool:
        """Count a guess; False where there were too many."""
        with self._lock:
            now = self._clock.now()
            self._made = {key: made for key, made in self._made.items() if now - made[1] <= TRIES_LAST}
            while len(self._made) >= MOST_KEPT:
                del self._made[next(iter(self._made))]
            keys = ((address, name), (address, ""))
            counts = [self._made.get(key, (0, now)) for key in keys]
            if counts[0][0] >= MOST_TRIES or counts[1][0] >= MOST_FROM_ONE:
                return False
            for key, (count, since) in zip(keys, counts, strict=True):
                self._made[key] = (count + 1, since)
            return True

    def right(self, address: str, name: str) -> None:
        """Take a guess back that was none."""
        with self._lock:
            for key in ((address, name), (address, "")):
                count, since = self._made.get(key, (0, 0))
                if count > 1 and not key[1]:
                    self._made[key] = (count - 1, since)
                else:
                    self._made.pop(key, None)
