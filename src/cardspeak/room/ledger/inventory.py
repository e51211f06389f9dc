"""Chips as pieces: how many of each denomination the house has issued, and how many of them lie in the cage."""

from collections.abc import Mapping
from typing import NamedTuple

from cardspeak.record import record

Pieces = tuple[tuple[int, int], ...]  # denomination and how many; below zero: that many the other way


@record
class Inventory(NamedTuple):
    """Pieces by denomination, issued and in the cage; `lost` is the worth of those that are in neither place.

    What stands outside the cage is on the accounts of chips: `outside(inventory)` coins of them.
    """

    issued: Mapping[int, int] = {}
    cage: Mapping[int, int] = {}
    lost: int = 0


def worth(pieces: Mapping[int, int] | Pieces) -> int:
    """Return what pieces are worth together."""
    rows = pieces.items() if isinstance(pieces, Mapping) else pieces
    return sum(denomination * count for denomination, count in rows)


def outside(inventory: Inventory) -> int:
    """Return what the chips are worth that have left the cage and are not lost."""
    return worth(inventory.issued) - worth(inventory.cage) - inventory.lost


def issued(inventory: Inventory, pieces: Pieces) -> Inventory:
    """Return the inventory with pieces that are new in the cage, or are taken from it for good."""
    return inventory._replace(issued=added(inventory.issued, pieces), cage=added(inventory.cage, pieces))


def handed_out(inventory: Inventory, pieces: Pieces) -> Inventory:
    """Return the inventory with these pieces out of the cage; those below zero came in."""
    return inventory._replace(cage=added(inventory.cage, tuple([(each, -count) for each, count in pieces])))


def counted(inventory: Inventory, pieces: Pieces) -> Inventory:
    """Return the inventory with the cage as it was counted; what is missing is lost, what is too much was."""
    gone = worth(inventory.cage) - worth(pieces)
    return inventory._replace(cage=dict(pieces), lost=inventory.lost + gone)


def added(pieces: Mapping[int, int], more: Pieces) -> Mapping[int, int]:
    """Return pieces by denomination with these."""
    after = dict(pieces)
    for denomination, count in more:
        after[denomination] = after.get(denomination, 0) + count
    return {denomination: count for denomination, count in sorted(after.items()) if count}


def covers(there: Mapping[int, int], pieces: Pieces) -> bool:
    """Say whether so many pieces of each denomination are there."""
    return all(there.get(denomination, 0) >= count for denomination, count in pieces)


def made_up(amount: int, out: Mapping[int, int], back: Mapping[int, int]) -> Pieces | None:
    """Return pieces that make up an amount, the highest first, of those in `out`; change comes from `back`.

    None where they cannot. Where no pieces of `out` make up the rest, one that is worth more is taken, and the
    difference is given in pieces of `back`: these count below zero.
    """
    pieces, rest = _greedy(amount, out)
    if rest == 0:
        return tuple(pieces.items())
    left = {each: count - pieces.get(each, 0) for each, count in out.items()}
    for larger in sorted(each for each, count in left.items() if each > rest and count > 0):
        change, over = _greedy(larger - rest, back)
        if over == 0:
            pieces[larger] = pieces.get(larger, 0) + 1
            for each, count in change.items():
                pieces[each] = pieces.get(each, 0) - count
            return tuple(sorted([(each, count) for each, count in pieces.items() if count], reverse=True))
    return None


def _greedy(amount: int, there: Mapping[int, int]) -> tuple[dict[int, int], int]:
    pieces: dict[int, int] = {}
    for denomination in sorted(there, reverse=True):
        count = min(amount // denomination, there[denomination])
        if count > 0:
            pieces[denomination] = count
            amount -= denomination * count
    return pieces, amount
