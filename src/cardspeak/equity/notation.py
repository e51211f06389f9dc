"""Ranges of two hole cards in the usual notation: `QQ+`, `AKs`, `76s-54s`, `A5o+`, `AsKd`, `20%`, `random`."""

import re
from functools import cache
from itertools import combinations

from cardspeak.cards.card import RANKS, SUITS, parse_cards
from cardspeak.equity.starting import BY_STRENGTH
from cardspeak.errors import Unreadable

Combo = tuple[int, int]
ANYTHING = ("random", "any", "*")
HOW = "a range is such as QQ+, AKs, A5o+, 76s-54s, AsKd, 20% or random"
_CLASS = re.compile(r"([2-9TJQKA])([2-9TJQKA])([so]?)", re.IGNORECASE)
_SHARE = re.compile(r"(\d+(?:\.\d+)?)%")


def parse_range(text: str) -> tuple[Combo, ...]:
    """Return the combinations of a range, each once; `Unreadable` for a piece that says none."""
    found: dict[Combo, None] = {}
    for piece in re.split(r"[\s,;]+", text.strip()):
        if not piece:
            continue
        for combo in _piece(piece):
            found[combo] = None
    if not found:
        raise Unreadable(f"{text!r} names no hand; {HOW}")
    return tuple(found)


def _piece(piece: str) -> list[Combo]:
    if piece.lower() in ANYTHING:
        return [*combinations(range(52), 2)]
    if share := _SHARE.fullmatch(piece):
        return _strongest(float(share[1]), piece)
    if "-" in piece:
        first, last = piece.split("-", 1)
        return _between(first, last, piece)
    if piece.endswith("+"):
        high, low, suits = _class(piece[:-1], piece)
        tops = range(high, 13) if high == low else range(low, high)
        return [combo for top in tops for combo in _of(top if high == low else high, top, suits)]
    if _CLASS.fullmatch(piece):
        return _of(*_class(piece, piece))
    try:
        cards = parse_cards(piece)
    except Unreadable:
        raise Unreadable(f"{piece!r} is no hand and no range; {HOW}") from None
    if len(cards) != 2 or cards[0] == cards[1] or 52 in cards:
        raise Unreadable(f"{piece!r} is not two cards; {HOW}")
    return [(min(cards), max(cards))]


def _class(text: str, piece: str) -> tuple[int, int, str]:
    read = _CLASS.fullmatch(text)
    if not read:
        raise Unreadable(f"{piece!r} is no range; {HOW}")
    low, high = sorted((RANKS.index(read[1].upper()), RANKS.index(read[2].upper())))
    if low == high and read[3]:
        raise Unreadable(f"{piece!r}: a pair is neither suited nor offsuit; {HOW}")
    return high, low, read[3].lower()


def _between(first: str, last: str, piece: str) -> list[Combo]:
    """From one class to another of the same kind: 76s-54s step by step, A9s-A5s under the same ace."""
    (high, low, suits), (other, least, same) = _class(first, piece), _class(last, piece)
    if suits != same:
        raise Unreadable(f"{piece!r}: both ends are suited, offsuit or neither; {HOW}")
    if high == other and high != low and least != other:
        return [combo for rank in range(min(low, least), max(low, least) + 1) for combo in _of(high, rank, suits)]
    if high - low != other - least:
        raise Unreadable(f"{piece!r}: both ends have the same gap, or the same high card; {HOW}")
    ranks = range(min(low, least), max(low, least) + 1)
    return [combo for rank in ranks for combo in _of(rank + high - low, rank, suits)]


@cache
def _of(high: int, low: int, suits: str) -> list[Combo]:
    if high == low:
        return [(high * 4 + a, high * 4 + b) for a, b in combinations(range(4), 2)]
    return [
        (low * 4 + a, high * 4 + b)
        for a in range(len(SUITS))
        for b in range(len(SUITS))
        if not suits or (a == b) == (suits == "s")
    ]


def _strongest(share: float, piece: str) -> list[Combo]:
    if not 0 < share <= 100:
        raise Unreadable(f"{piece}: a share of hands is above 0 and at most 100 %")
    wanted, found = share / 100 * 1326, list[Combo]()
    for name in BY_STRENGTH:
        if len(found) >= wanted:
            break
        found += _of(*_class(name, name))
    return found


def class_name(one: int, other: int) -> str:
    """Return the name of the class of two cards: `AA`, `AKs`, `AKo`."""
    high, low = max(one, other), min(one, other)
    suits = "" if high >> 2 == low >> 2 else "s" if high & 3 == low & 3 else "o"
    return f"{RANKS[high >> 2]}{RANKS[low >> 2]}{suits}"
