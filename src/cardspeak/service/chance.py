"""Chance: the one module that asks the operating system for it.

A deck takes 256 fresh bits, expanded by SHAKE-256; each place is drawn by rejection, so that no order of the cards is
favoured. The 256 bits are kept in the stream, as the order is, and told to nobody (`service/commitment.py`).
"""

import hashlib
import secrets
from base64 import b32encode
from collections.abc import Callable, Iterator, Sequence
from random import Random


def place_of(byte: int, places: int) -> int | None:
    """Return which of so many places a byte stands for; None for a byte that would favour the first ones."""
    return byte % places if byte < 256 - 256 % places else None


def arranged(cards: Sequence[int], draws: Iterator[int]) -> tuple[int, ...]:
    """Return the cards in the order of these draws, each below how many cards are left (Fisher-Yates)."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        place = next(draws)
        order[last], order[place] = order[place], order[last]
    return tuple(order)


def draws(count: int, seed: bytes) -> Iterator[int]:
    """Yield a draw for each card but the last, each place as likely as any other, from a seed of 32 bytes."""
    length, at = 4 * count, 0
    stream = hashlib.shake_256(seed).digest(length)
    for places in range(count, 1, -1):
        place = None
        while place is None:
            if at == length:
                length *= 2  # a longer digest of the same seed begins with the shorter one
                stream = hashlib.shake_256(seed).digest(length)
            place = place_of(stream[at], places)
            at += 1
        yield place


def shuffled(cards: Sequence[int], seed: bytes) -> tuple[int, ...]:
    """Return the cards in the order that a seed of 32 bytes gives."""
    return arranged(cards, draws(len(cards), seed))


def order(count: int, seed: bytes) -> tuple[int, ...]:
    """Return the numbers below a count, of any size, in the order that a seed of 32 bytes gives.

    The last of those left changes places with one of them, and so on (Fisher-Yates). Each place is drawn with four
    bytes, the highest first, of SHAKE-256 of the seed; those that would favour the first places are passed over.
    """
    found, stream, at = list(range(count)), b"", 0
    for places in range(count, 1, -1):
        fair = (1 << 32) - (1 << 32) % places
        word = fair
        while word >= fair:
            if at == len(stream):  # a longer digest of the same seed begins with the shorter one
                stream = hashlib.shake_256(seed).digest(2 * at or 4 * count)
            word, at = int.from_bytes(stream[at : at + 4]), at + 4
        place = word % places
        found[places - 1], found[place] = found[place], found[places - 1]
    return tuple(found)


class SystemShuffler:
    """Chance from the operating system for the orders of cards."""

    def secret(self) -> bytes:
        """Return 256 fresh bits."""
        return secrets.token_bytes(32)


def seed() -> bytes:
    """Return 256 fresh bits, for an order that is not sealed before: who is seated first from a broken table."""
    return secrets.token_bytes(32)


def token() -> str:
    """Return a secret that nobody can guess: 256 bits, safe in addresses and cookies."""
    return secrets.token_urlsafe(32)


def letters(count: int) -> str:
    """Return a secret of so many random bytes in letters and digits that nobody confuses (base 32)."""
    return b32encode(secrets.token_bytes(count)).decode().rstrip("=")


def short_id(kind: str) -> str:
    """Return a new id that begins with its kind."""
    return kind + secrets.token_hex(5)


def numbers(seed: int) -> Callable[[], float]:
    """Return numbers from 0 to 1 that follow from a seed, for rehearsals: they decide nothing that is played."""
    return Random(seed).random


def generator() -> Random:
    """Return a generator for choices that decide no cards: the play of bots, pauses."""
    return Random(secrets.randbits(64))
