"""Events of real tables from when each had a stream of its own kind: they are read once, and never written."""

from typing import NamedTuple, TypeAlias

from cardspeak.record import record

Fact: TypeAlias = tuple[str, str | int | bool]


@record
class Stakes(NamedTuple):
    """What is played, and under which book; `event` is cash or tournament, `chips` are the denominations in play."""

    name: str
    book: str
    game: str
    event: str
    small: int
    big: int
    ante: int
    chips: tuple[int, ...]


@record
class Opened(NamedTuple):
    """A real table was opened; who opened it is its first floor member."""

    stakes: Stakes
    by: str


@record
class Sat(NamedTuple):
    """A player took a place (counted from 1) with chips."""

    place: int
    name: str
    chips: int
    by: str


@record
class Left(NamedTuple):
    """A player left the table with all chips."""

    name: str
    chips: int
    by: str


@record
class Moved(NamedTuple):
    """A player moved to another place."""

    name: str
    place: int
    by: str


@record
class StackCorrected(NamedTuple):
    """A stack was counted again: so many chips it was thought to be, so many it is, and why it differed."""

    name: str
    before: int
    chips: int
    why: str
    by: str


@record
class HandBegun(NamedTuple):
    """A hand began: who is dealt in with which chips, whose the button is, and who misses it as a penalty."""

    number: int
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: str
    by: str
    absent: tuple[str, ...] = ()


@record
class Said(NamedTuple):
    """A line of the story, and the facts that were asked for to rule on it."""

    line: str
    know: tuple[Fact, ...]
    by: str


@record
class Ruled(NamedTuple):
    """What the book says of the line before this, and what was decided.

    `decided` is empty where the book's ruling stands. Else it says what was decided, `instead` is the line that counts
    for it (empty: the hand goes on as it stood), and `why` the reason. `voids`: all bets go back.
    `record` are offences and penalties by player, `misses` hands to be missed, `taken` chips that leave play.
    """

    entry: int
    outcome: str
    clauses: tuple[str, ...]
    steps: tuple[str, ...]
    decided: str
    instead: str
    why: str
    voids: bool
    by: str
    record: tuple[tuple[str, str], ...] = ()
    misses: tuple[tuple[str, int], ...] = ()
    taken: tuple[tuple[str, int], ...] = ()


@record
class Undone(NamedTuple):
    """An entry was taken back: it stays in the log."""

    entry: int
    by: str


@record
class Corrected(NamedTuple):
    """A mistyped entry was replaced by what was meant."""

    entry: int
    line: str
    know: tuple[Fact, ...]
    by: str


@record
class HandEnded(NamedTuple):
    """A hand was closed, with the stacks of its players in their order."""

    number: int
    stacks: tuple[int, ...]
    by: str


@record
class FloorNamed(NamedTuple):
    """Somebody may run the table from now on."""

    member: str
    by: str


@record
class Closed(NamedTuple):
    """The table ended."""

    by: str


Event: TypeAlias = (
    Opened | Sat | Left | Moved | StackCorrected | HandBegun | Said | Ruled | Undone | Corrected | HandEnded
    | FloorNamed | Closed
)  # fmt: skip

NAMES: dict[type, tuple[str, int]] = {
    Opened: ("real.opened", 2),
    Sat: ("real.sat", 1),
    Left: ("real.left", 1),
    Moved: ("real.moved", 1),
    StackCorrected: ("real.stack_corrected", 1),
    HandBegun: ("real.hand_begun", 2),
    Said: ("real.said", 1),
    Ruled: ("real.ruled", 2),
    Undone: ("real.undone", 1),
    Corrected: ("real.corrected", 1),
    HandEnded: ("real.hand_ended", 1),
    FloorNamed: ("real.floor_named", 1),
    Closed: ("real.closed", 1),
}
