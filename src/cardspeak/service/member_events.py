"""What stands in the streams of a member: hands that they played, penalties that they were given, hands with a star.

All but the stars are made again from the tables' streams at any time.
"""

from typing import NamedTuple

from cardspeak.law.sanctions import PenaltyKind
from cardspeak.record import record


@record
class HandPlayed(NamedTuple):
    """One played hand of a member: where, when, which game, what it brought them, how the table was called.

    `cards` are their own as they lay at the end, `boards` those of all runs; none where the hand was entered before
    they were.
    """

    table: str
    number: int
    at: int
    game: str
    net: int
    name: str
    cards: tuple[int, ...] = ()
    boards: tuple[tuple[int, ...], ...] = ()


@record
class HandStarred(NamedTuple):
    """A member gave one of their hands a star, or took it off."""

    table: str
    number: int
    starred: bool


@record
class Penalised(NamedTuple):
    """One penalty of a member: where, which of that table, when, for what, what it was (none: they were let off)."""

    table: str
    case: int
    at: int
    offence: str
    kind: PenaltyKind
    number: int


@record
class PenaltyUndone(NamedTuple):
    """A penalty was undone, at this table and of this number there."""

    table: str
    case: int


NAMES: dict[type, tuple[str, int]] = {
    HandPlayed: ("member.hand_played", 2),
    HandStarred: ("member.hand_starred", 1),
    Penalised: ("member.penalised", 1),
    PenaltyUndone: ("member.penalty_undone", 1),
}
