"""The lines that were told of a hand, what came of each, and the hand as it stood before it."""

from typing import NamedTuple, TypeAlias

from cardspeak.finding import Finding
from cardspeak.hand import events as hand
from cardspeak.hand.state import State
from cardspeak.record import record
from cardspeak.room.table.called import Called
from cardspeak.story.statements import Statement
from cardspeak.telling.waiting import NOTHING, Waiting

Fact: TypeAlias = tuple[str, str | int | bool]
Rows: TypeAlias = tuple[tuple[str, str], ...]  # what stands on record, by member: an offence and what it cost


@record
class Found(NamedTuple):
    """What the book says of a line; `players` are the members whom its seats stand for."""

    outcome: Finding
    clauses: tuple[str, ...]
    steps: tuple[Finding, ...]
    players: tuple[str, ...] = ()


@record
class Decision(NamedTuple):
    """What a person decided otherwise."""

    text: str
    why: str
    instead: str = ""  # the line that counts; "": the hand goes on as it stood
    voids: bool = False  # the deal does not count
    statements: tuple[Statement, ...] = ()  # what that line was read as


@record
class Written(NamedTuple):
    """What a line has written beside the hand."""

    record: Rows = ()
    misses: tuple[tuple[str, int], ...] = ()  # hands to be missed, by member


@record
class Before(NamedTuple):
    """The hand as it stood before a line, with what a line may change beside it."""

    hand: State | None
    void: bool
    since: int
    called: Called | None
    waiting: Waiting
    past: tuple[Statement, ...]
    events: tuple[hand.Event, ...]
    record: Rows
    penalties: tuple[tuple[int, tuple[int, int]], ...]  # by seat of the table


@record
class Line(NamedTuple):
    """One line: its number among those of the table, its text, what it was read as, and what came of it."""

    entry: int
    text: str
    statements: tuple[Statement, ...]
    know: tuple[Fact, ...]
    by: str
    at: int
    before: Before
    found: tuple[Found, ...] = ()
    decision: Decision | None = None
    wrote: Written = Written()
    was: str = ""  # its text before it was corrected
    undone: bool = False

    @property
    def counts(self) -> tuple[Statement, ...]:
        """The statements that count for the hand: what was decided, where somebody decided otherwise."""
        return self.statements if self.decision is None else self.decision.statements


@record
class Telling(NamedTuple):
    """What is told at a table: the lines of the hand that is on, what waits in it, and what stands on record."""

    lines: tuple[Line, ...] = ()
    waiting: Waiting = NOTHING
    past: tuple[Statement, ...] = ()  # all that was told of the hand that is on and counts
    events: tuple[hand.Event, ...] = ()  # of that hand
    record: Rows = ()
    told: int = 0  # lines so far, of all hands
    on: bool = False  # whether a hand was begun and is not closed yet; it may be over
    built_on: int = 0  # the last line that stays as it is: a hand was begun, or the seats were changed, after it

    @property
    def standing(self) -> tuple[Line, ...]:
        """The lines that were not taken back."""
        return tuple([line for line in self.lines if not line.undone])
