"""Players who have paid and do not come: blinds are taken from the stack, and how long the stack stays in play."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record


@record
class Empty(NamedTuple):
    """A seat at which nobody has sat down yet: the player, the table, the chips that lie there."""

    player: str
    table: int
    chips: int


@record
class Removed(NamedTuple):
    """The stacks that are taken out of play, how many chips these are, and by which clauses."""

    seats: tuple[Empty, ...]
    chips: int
    cites: tuple[str, ...]


def posts(law: Law) -> bool:
    """Say whether blinds and antes are taken from the stack of a player who is not there (point `absent.dealt`)."""
    return bool(law.absent_dealt())


def stack_stays(law: Law, level: int, closed: bool, own: int = 0) -> bool:
    """Say whether the stack of a player who has never come stays in play (point `noshow.stack`).

    `level` is the one that is played, from 1; `closed` says that no more entries are taken; `own` is the level after
    which the event takes such stacks away (0: it names none).
    """
    return bool(law.noshow_stack(own=own, level=level, closed=closed))


def removed(seats: Sequence[Empty], law: Law, level: int, closed: bool, own: int = 0) -> Removed:
    """Return the stacks that leave play now, all of them or none."""
    gone = () if stack_stays(law, level, closed, own) else tuple(seats)
    return Removed(gone, sum(each.chips for each in gone), law.cites("noshow.stack"))
