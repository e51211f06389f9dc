"""What somebody told of a hand, took back or corrected; what came of it stands in the events that follow it.

The text of a line, and what it was read as, may name cards that nobody else sees: it is for the floor alone.
"""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.accounts import Rows as Accounts
from cardspeak.room.table.lines.state import Decision, Fact, Found, Written
from cardspeak.story.statements import Statement
from cardspeak.telling.waiting import Waiting


@record
class LineTold(NamedTuple):
    """A line was told. The events of the hand that follow in the same commit are what counted of it.

    `told` is the time at which it was told first, 0 for now; `was` its text before it was corrected.
    """

    entry: int
    text: str
    statements: tuple[Statement, ...]
    know: tuple[Fact, ...]
    found: tuple[Found, ...]
    decision: Decision | None
    wrote: Written
    waiting: Waiting
    by: str
    told: int
    was: str


@record
class LineUndone(NamedTuple):
    """The last line was taken back: the hand is what it was before it."""

    entry: int
    by: str


@record
class LineCorrected(NamedTuple):
    """A mistyped line is replaced; it and all later lines follow in the same commit, decided again."""

    entry: int
    text: str
    by: str


@record
class HandUndone(NamedTuple):
    """A hand in which nothing was told yet was taken back: the hand before it is on again, with what had left in it."""

    number: int
    by: str
    back: Accounts


@record
class StackCorrected(NamedTuple):
    """A stack was counted again. In a hand it was wrong from the beginning: hand and lines follow, decided again."""

    seat: int
    before: int
    chips: int
    why: str
    by: str
    account: str  # where the difference came from, or went


@record
class Continued(NamedTuple):
    """The table goes on from a stream of another form, which stays as it is: its name, and what it ended with."""

    stream: str
    version: int
    head: str  # the hash of its last event


LineEvent = Continued | LineTold | LineUndone | LineCorrected | HandUndone | StackCorrected

NAMES: dict[type, tuple[str, int]] = {
    Continued: ("table.continued", 1),
    LineTold: ("table.line_told", 4),
    LineUndone: ("table.line_undone", 1),
    LineCorrected: ("table.line_corrected", 1),
    HandUndone: ("table.hand_undone", 2),
    StackCorrected: ("table.stack_corrected", 2),
}
