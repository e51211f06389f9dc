"""Chips are whole numbers of the smallest unit, and the pieces on the table have denominations.

Nothing here knows a currency or a fraction. A denomination matters where pieces do: an equal split leaves odd
chips, a player may push forward one oversized chip, a colour-up takes the small ones away.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Self

from cardspeak.errors import Unreadable

Pieces = tuple[tuple[int, int], ...]
"""Pieces of chips as (count, denomination) pairs."""

_PIECE = re.compile(r"(?:(\d+)\s*[x×*]\s*)?(\d+)", re.IGNORECASE)


def split(amount: int, parts: int, unit: int = 1) -> tuple[int, int]:
    """The equal share of each of ``parts`` in multiples of ``unit``, and what is left over for the odd-chip
    rule.

    Raises ``ValueError`` for a negative amount, fewer than one part or a unit below one.
    """
    if amount < 0 or parts < 1 or unit < 1:
        raise ValueError(f"cannot split {amount} into {parts} parts of whole {unit}s")
    share = amount // (parts * unit) * unit
    return share, amount - share * parts


class Denominations(tuple[int, ...]):
    """The denominations in play, ascending: a checked tuple, good wherever ``chips`` is asked for.

    Raises ``Unreadable`` unless there is at least one and they are positive and strictly ascending.
    """

    __slots__ = ()

    def __new__(cls, values: Iterable[int]) -> Self:
        """Check ``values`` and keep them."""
        checked = super().__new__(cls, values)
        if not checked:
            raise Unreadable("a set of chips needs at least one denomination")
        if checked[0] < 1:
            raise Unreadable(f"a denomination is a positive number, {checked[0]} is not")
        for low, high in pairwise(checked):
            if high <= low:
                raise Unreadable(f"denominations go up, {high} does not come after {low}")
        return checked

    def without(self, value: int) -> Denominations:
        """The denominations left after ``value`` is coloured up; ``ValueError`` if it is not in play."""
        if value not in self:
            raise ValueError(f"no chip of {value} is in play, there are {', '.join(map(str, self))}")
        return Denominations(v for v in self if v != value)


def smallest(chips: tuple[int, ...]) -> int:
    """The smallest of the denominations ``chips``, in any order; ``ValueError`` when there are none."""
    return min(chips)


def total(pieces: Pieces) -> int:
    """What the pieces are worth together."""
    return sum(count * value for count, value in pieces)


def parse_chips(text: str) -> Pieces:
    """The pieces written in ``text``, ``2x100+3x25`` or ``1000``, as (count, denomination) in the order
    written.

    Raises ``Unreadable`` that names the piece which is none.
    """
    pieces: list[tuple[int, int]] = []
    for part in text.split("+"):
        piece = part.strip()
        found = _PIECE.fullmatch(piece)
        if found is None:
            what = f"{piece!r} is no chips" if piece else "a piece is missing"
            raise Unreadable(f"{what} in {text!r}: write a count and a denomination, as in 2x100+3x25")
        count, value = int(found[1] or 1), int(found[2])
        if count < 1 or value < 1:
            raise Unreadable(f"{piece!r} is no chips in {text!r}: count and denomination are one or more")
        pieces.append((count, value))
    return tuple(pieces)


def chips_text(pieces: Pieces) -> str:
    """The pieces as they are written, ``2x100+3x25``."""
    return "+".join(f"{count}x{value}" for count, value in pieces)


def change(amount: int, chips: tuple[int, ...]) -> Pieces:
    """``amount`` broken down greedily, large chips first, in the denominations ``chips``.

    What the smallest chip cannot pay stays out: compare ``total`` of the answer with the amount. Raises
    ``ValueError`` for a negative amount.
    """
    if amount < 0:
        raise ValueError(f"cannot make change for {amount}")
    pieces: list[tuple[int, int]] = []
    for value in sorted(chips, reverse=True):
        count, amount = divmod(amount, value)
        if count:
            pieces.append((count, value))
    return tuple(pieces)
