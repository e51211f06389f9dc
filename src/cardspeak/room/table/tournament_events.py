"""What a tournament did at one of its tables; chips come from its account and go to it."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.table.state import Held


@record
class TableHeld(NamedTuple):
    """No hand begins until the table is released."""

    why: Held


@record
class TableReleased(NamedTuple):
    """Hands begin again."""


@record
class ChipsRaced(NamedTuple):
    """A denomination was raced off: seats with their stacks before and after it; the difference is an account's."""

    old: int
    new: int
    stacks: tuple[tuple[int, int, int], ...]
    account: str


@record
class BanksFilled(NamedTuple):
    """Everybody at the table has so much time in the bank (milliseconds): a shot clock came with its time cards."""

    bank: int


TournamentEvent = TableHeld | TableReleased | ChipsRaced | BanksFilled

NAMES: dict[type, tuple[str, int]] = {
    TableHeld: ("table.held", 1),
    TableReleased: ("table.released", 1),
    ChipsRaced: ("table.chips_raced", 1),
    BanksFilled: ("table.banks_filled", 1),
}
