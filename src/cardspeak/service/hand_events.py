"""What stands in the index of a table's hands: where each of them lies in the table's stream."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.table.state import Settings


@record
class HandKept(NamedTuple):
    """A finished hand: number, first and last version, what was played for, the bots there with their levels."""

    number: int
    first: int
    last: int
    settings: Settings
    bots: tuple[tuple[str, str], ...]


NAMES: dict[type, tuple[str, int]] = {HandKept: ("hands.kept", 3)}
