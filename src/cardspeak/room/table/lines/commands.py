"""What whoever runs a table tells of its hand: a line, that the last one does not count, that one was mistyped."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.table.lines.state import Decision, Fact


@record
class TellLine(NamedTuple):
    """Tell a line of the hand that is on; `decision` is what a person decided otherwise than the book says."""

    by: str
    text: str
    know: tuple[Fact, ...] = ()
    decision: Decision | None = None


@record
class UndoLine(NamedTuple):
    """Take the last line back; 0: the hand that was begun, in which nothing was told yet."""

    by: str
    entry: int


@record
class RedoLine(NamedTuple):
    """Have a line count again that was taken back, as long as nothing was told since."""

    by: str
    entry: int


@record
class CorrectLine(NamedTuple):
    """Replace a mistyped line, where all that was ruled after it stays what it is."""

    by: str
    entry: int
    text: str


@record
class CountStack(NamedTuple):
    """Put a stack right that was counted wrongly."""

    by: str
    seat: int
    chips: int
    why: str


@record
class CloseHand(NamedTuple):
    """Close the hand that is over, or in which nothing was told; the next one does not begin yet."""

    by: str


LineCommand = TellLine | UndoLine | RedoLine | CorrectLine | CountStack | CloseHand
