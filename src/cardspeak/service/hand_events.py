"""What stands in the indexes of a table's hands: where each lies in the table's stream, and how its players played."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.fairness.reading import Reading
from cardspeak.room.table.state import Settings


@record
class HandKept(NamedTuple):
    """A finished hand: number, first and last version, what was played for, the bots there with their levels."""

    number: int
    first: int
    last: int
    settings: Settings
    bots: tuple[tuple[str, str], ...]


@record
class HandRead(NamedTuple):
    """What a finished hand says of how its players treat each other."""

    number: int
    reading: Reading


NAMES: dict[type, tuple[str, int]] = {HandKept: ("hands.kept", 4), HandRead: ("hands.read", 1)}
