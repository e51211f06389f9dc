"""Commitments to the cards of a deck, one for each place in its order, and what players' cuts make of that order.

A secret of 32 bytes gives the order and, for each place, a salt. The commitment to a card is SHA-256 of its salt, its
place (one byte) and the card (`As`); the commitments are the leaves of a tree in which each node is SHA-256 of the two
below it, filled up with zeros to a power of two. Its root, told before anybody may cut, fixes every card; a card is
opened by its salt and the neighbours on the way to the root, which tells nothing about any other. A second deck lies
behind the first: its places go on where those of the first end.

Who cuts gives a nonce. The cards of each deck are then dealt in the order of SHA-256 of a seed and their place; the
seed is SHA-256 of the root and what each seat gave, line by line. Without any cut they are dealt as they lie.
`docs/deal.md` says it for those who check it, and `docs/check_deal.py` checks it.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from cardspeak.cards.card import DECKS, card_text
from cardspeak.record import record
from cardspeak.room.table.state import Sealed
from cardspeak.service.chance import shuffled

NOTHING = bytes(32)  # fills the tree up


@record
class Opening(NamedTuple):
    """What opens the commitment to one card; in hexadecimal."""

    salt: str
    path: tuple[str, ...]  # the neighbours on the way to the root


def order_of(secret: bytes, cards: Sequence[int], deck: int = 0) -> tuple[int, ...]:
    """Return the order that a secret gives the cards of its first or second deck."""
    return shuffled(cards, sha256(b"".join((secret, b"order", bytes((deck,))))).digest())


def salt(secret: bytes, place: int) -> bytes:
    """Return what hides the card of a place in its commitment."""
    return sha256(b"".join((secret, b"salt", bytes((place,))))).digest()


def tree(secret: bytes, cards: Sequence[int]) -> list[list[bytes]]:
    """Return the tree of the commitments to cards in their order: the leaves first, the root last."""
    level = [
        sha256(b"".join((salt(secret, place), bytes((place,)), card_text(card).encode()))).digest()
        for place, card in enumerate(cards)
    ]
    level += [NOTHING] * ((1 << (len(level) - 1).bit_length()) - len(level))
    levels = [level]
    while len(level) > 1:
        level = [sha256(level[at] + level[at + 1]).digest() for at in range(0, len(level), 2)]
        levels.append(level)
    return levels


def sealed(secret: bytes, sizes: Sequence[int]) -> Sealed:
    """Return the commitment to whole decks of these sizes, in the orders that a secret gives them."""
    cards = [card for at, size in enumerate(sizes) for card in order_of(secret, DECKS[size], at)]
    return Sealed(tree(secret, cards)[-1][0].hex(), secret.hex(), tuple(sizes))


def sealed_stub(secret: bytes, cards: Sequence[int]) -> tuple[Sealed, tuple[int, ...]]:
    """Return the commitment to an order of some cards, and the order."""
    order = order_of(secret, cards)
    return Sealed(tree(secret, order)[-1][0].hex(), secret.hex(), (len(order),)), order


def places(root: str, cuts: Sequence[str], first: int, size: int) -> Sequence[int]:
    """Return the places of a deck in the order in which its cards are dealt; its places begin with `first`."""
    lie = range(first, first + size)
    if not any(cuts):
        return lie
    seed = sha256("\n".join((root, *cuts)).encode()).digest()
    return sorted(lie, key=lambda place: sha256(seed + bytes((place,))).digest())


def dealt_from(deck: Sealed, cuts: Sequence[str]) -> list[tuple[int, ...]]:
    """Return the orders in which the decks that were sealed are dealt, as they were cut."""
    secret, first, found = bytes.fromhex(deck.secret), 0, []
    for at, size in enumerate(deck.decks):
        order = order_of(secret, DECKS[size], at)
        found.append(tuple([order[place - first] for place in places(deck.root, cuts, first, size)]))
        first += size
    return found


def opening(levels: Sequence[Sequence[bytes]], secret: bytes, place: int) -> Opening:
    """Return what opens the commitment to the card of a place."""
    path = tuple([level[(place >> height) ^ 1].hex() for height, level in enumerate(levels[:-1])])
    return Opening(salt(secret, place).hex(), path)
