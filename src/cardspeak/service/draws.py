"""The chance of a tournament, sealed before anybody knows among whom it will draw, opened in the moment it has drawn.

A secret of 32 bytes, kept in the stream, gives each draw, by its number from 0, a seed: SHA-256 of the secret, `draw`
and the number. What is told beforehand is its seal, SHA-256 of the seed. The seed is opened with the draw, and the seal
of the next one told. The order is that of `chance.order` with SHA-256 of the seed and the ids of all who have entered,
one a line, in the order in which they did: whoever keeps the room could not choose an order to suit those who came
later. `docs/tournaments.md` says it for those who check it.
"""

from collections.abc import Sequence
from hashlib import sha256

from cardspeak.service.chance import order


def seed_of(secret: bytes, number: int) -> bytes:
    """Return the seed of a draw."""
    return sha256(b"".join((secret, b"draw", str(number).encode()))).digest()


def seal_of(seed: bytes) -> str:
    """Return what is told of a seed before it is used, in hexadecimal."""
    return sha256(seed).hexdigest()


def drawn_order(seed: bytes, entered: Sequence[str], count: int) -> tuple[int, ...]:
    """Return the numbers below a count in the order that a seed gives for those who have entered."""
    return order(count, sha256(b"".join((seed, "\n".join(entered).encode()))).digest())
