"""Chance from a seed, in place of what the operating system gives."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from cardspeak.service import chance


class Secrets:
    """What `service/chance.py` uses of the module `secrets`, from a seed."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def token_bytes(self, count: int) -> bytes:
        """Return so many bytes."""
        return self._rng.randbytes(count)

    def token_hex(self, count: int) -> str:
        """Return so many bytes as text."""
        return self.token_bytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        """Return so many bytes as a text that may stand in an address."""
        return self.token_hex(count)

    def randbits(self, bits: int) -> int:
        """Return a number of so many bits."""
        return self._rng.getrandbits(bits)


@contextmanager
def seeded_chance(rng: Random) -> Iterator[None]:
    """Have all chance of the room come from a generator."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chance, "secrets", Secrets(rng))
        yield
