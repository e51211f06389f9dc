"""Positions as seats: their order around a table, and who sits there."""

import re
from collections.abc import Iterable, Mapping, Sequence

ORDER = ("SB", "BB", "Straddle", "UTG", "UTG+1", "UTG+2", "UTG+3", "MP", "MP+1", "LJ", "HJ", "CO", "BTN")
UNNAMED = ("Someone", "Another", "Third", "Fourth", "Fifth", "Sixth")
"""Players whom nobody named, in the order in which they act."""
RANKS: Mapping[str, int] = {name: at for at, name in enumerate(ORDER)}
_FROM_THE_BUTTON = ("BTN", "CO", "HJ", "LJ")
_NEXT = dict(zip((*ORDER[3:6], *ORDER[9:], *ORDER[:2]), (*ORDER[4:6], *ORDER[9:], *ORDER[:2], "UTG"), strict=True))
_FROM_THE_BLINDS = ("UTG", "UTG+1", "UTG+2", "MP", "MP+1")


def places(seats: Sequence[str], button: int | None = None) -> dict[str, str]:
    """Return who sits at each position of a table: position and name.

    Without a `button` the last seat has it; of two the first.
    """
    players = len(seats)
    if players < 2:
        return {}
    at = button if button is not None else (0 if players == 2 else players - 1)
    around = [seats[(at + 1 + step) % players] for step in range(players)]  # from the small blind to the button
    if players == 2:
        found = {"BTN": seats[at], "SB": seats[at], "BB": seats[(at + 1) % 2]}
    else:
        found = {"SB": around[0], "BB": around[1]}
        others = around[2:]
        for name, seat in zip(_FROM_THE_BUTTON, reversed(others), strict=False):
            found[name] = seat
        for name, seat in zip(_FROM_THE_BLINDS[:2] if players < 9 else _FROM_THE_BLINDS, others, strict=False):
            found.setdefault(name, seat)
        if players == 6:
            found["MP"] = others[1]
    return {position: seat for position, seat in found.items() if position not in seats}


def after(name: str, seats: Sequence[str]) -> str:
    """Return who sits behind a player, as far as names tell it; empty where they do not."""
    if name in seats:
        return seats[(seats.index(name) + 1) % len(seats)]
    if name in _NEXT:
        return _NEXT[name]
    number = re.fullmatch(r"(seat |player |[VP])(\d+)", name)
    if number:
        return f"{number[1]}{int(number[2]) + 1}"
    return chr(ord(name) + 1) if re.fullmatch(r"[A-Y]", name) else ""


def seated(names: Iterable[str], at: Mapping[str, str]) -> tuple[str, ...]:
    """Return the seats of a hand in order, from those that were named: each by the position, or after who spoke before.

    `at` holds the position of a player. The blinds are there even if nobody spoke of them.
    """
    ranked: list[tuple[float, int, str]] = []
    before = float(RANKS["BB"])
    for count, name in enumerate(names):
        position = at.get(name, name)
        if position in RANKS:
            rank = float(RANKS[position])
            before = rank if rank > RANKS["BB"] else before
        else:
            rank = before + 0.5
            rank = rank if before < RANKS["BTN"] else RANKS["BB"] + 0.5
        ranked.append((rank, count, name))
    taken = {at.get(name, name) for _, _, name in ranked}
    blinds = [name for name in ("SB", "BB") if name not in taken]
    ranked += [(float(RANKS[name]), -1, name) for name in blinds]
    return tuple(name for _, _, name in sorted(ranked))
