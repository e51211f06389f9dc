"""Passwords: which are refused, and how they are kept."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, cached_property
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from cardspeak.hand.refused import Refused
from cardspeak.service import chance
from cardspeak.service.limits import SECOND, too_fast

T = TypeVar("T")

SHORTEST, LONGEST = 8, 256
MEMORY, ROUNDS, LANES = 19 * 1024, 2, 1  # what OWASP names as the least: some 20 ms
HASHING = 2  # hashes that are made at once, whoever asks
MOST_WAITING = 40  # who comes behind so many others is told to come again


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
    """Makes and checks hashes, in threads of its own: who signs in keeps nobody at a table waiting."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(ROUNDS, MEMORY, LANES)
        self._threads = ThreadPoolExecutor(HASHING, "cardspeak-passwords")
        self._waiting = threading.Semaphore(MOST_WAITING)

    async def apart(self, work: Callable[[], T]) -> T | Refused:
        """Do in one of these threads what needs a hash; where too many wait for them it is refused."""
        if not self._waiting.acquire(blocking=False):
            return too_fast(SECOND)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting.release()

    @cached_property
    def _nobody(self) -> str:
        """Return the hash of a password that nobody has: a name that does not exist costs the same time."""
        return self._hasher.hash(chance.token())

    def made(self, password: str) -> str:
        """Return the hash of a password."""
        return self._hasher.hash(password)

    def fits(self, hash: str, password: str) -> bool:
        """Say whether this is the password. An empty hash is that of nobody."""
        try:
            return self._hasher.verify(hash or self._nobody, password[:LONGEST])
        except (VerifyMismatchError, InvalidHashError):
            return False

    def is_old(self, hash: str) -> bool:
        """Say whether a hash was made otherwise than hashes are now."""
        return self._hasher.check_needs_rehash(hash)
