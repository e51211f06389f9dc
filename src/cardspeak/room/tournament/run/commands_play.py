"""Commands about play: hands, who is out, seats and tables."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.run.settings import Play


@record
class Start(NamedTuple):
    """Draw the seats and begin. `clock`: the clock runs from now on, else from `StartClock`."""

    by: str
    order: tuple[int, ...] = ()
    clock: bool = True


@record
class Loser(NamedTuple):
    """Somebody who has lost all chips in a hand: what they began it with, who won it, how good their own hand was."""

    member: str
    started: int = -1  # -1: unknown
    winners: tuple[str, ...] = ()
    hand: int = 0


@record
class Bust(NamedTuple):
    """These players were eliminated in one hand at a table. `buttons`: where the button was in the hand at tables."""

    table: int
    losers: tuple[Loser, ...]
    by: str
    order: tuple[int, ...] = ()
    buttons: tuple[tuple[int, int], ...] = ()  # table and place


@record
class HandOver(NamedTuple):
    """A hand is over at a table where hands are played or told one by one: what everybody has now, and what it showed.

    Who has no chips left is eliminated, unless they may buy more. Sent by the room.
    """

    table: int
    hand: int  # its number at the table
    stacks: tuple[tuple[str, int], ...]
    started: tuple[tuple[str, int], ...]  # what those who were dealt in began it with
    button: int  # places, -1: none
    small: int
    big: int
    dealt: tuple[int, ...]  # places
    losers: tuple[Loser, ...] = ()  # who won from those without chips, and how good their hands were
    order: tuple[int, ...] = ()
    level: int = 0  # at which the hand was played, from 0


@record
class CountStack(NamedTuple):
    """Enter what players have: of one, or of all of them."""

    counts: tuple[tuple[str, int], ...]
    by: str


@record
class TellButton(NamedTuple):
    """Say where the button was in the last hand at some tables, so that the room can say who is moved."""

    buttons: tuple[tuple[int, int], ...]  # table and place
    by: str
    order: tuple[int, ...] = ()


@record
class Move(NamedTuple):
    """Move a player to another table, as the room has asked (`wanted`) or as the director has it; `place` -1: drawn."""

    member: str
    to: int
    by: str
    place: int = -1
    reason: str = ""
    order: tuple[int, ...] = ()


@record
class Balance(NamedTuple):
    """Balance, break and form tables as far as it is due now."""

    by: str
    order: tuple[int, ...] = ()


@record
class BreakTable(NamedTuple):
    """Break a table now; its players draw seats at the others."""

    table: int
    by: str
    order: tuple[int, ...] = ()
    reason: str = ""


@record
class FormFinal(NamedTuple):
    """Form the final table now."""

    by: str
    order: tuple[int, ...] = ()
    reason: str = ""


@record
class AnnounceOrder(NamedTuple):
    """Announce in which order tables are broken."""

    tables: tuple[int, ...]
    by: str


@record
class OpenTable(NamedTuple):
    """Open another table; players are moved to it until the tables are balanced."""

    by: str
    order: tuple[int, ...] = ()
    play: Play | None = None


@record
class OpenSeat(NamedTuple):
    """Open one seat more at a table, where the book lets the floor do so."""

    table: int
    by: str


@record
class Link(NamedTuple):
    """Say how a table is run from now on, and in which stream its hands are kept."""

    table: int
    play: Play
    by: str
    stream: str = ""


@record
class Hold(NamedTuple):
    """Have a table wait with its next hand, or go on."""

    table: int
    hold: bool
    by: str


@record
class PutRight(NamedTuple):
    """Players have sat in wrong seats: the director says where each of them belongs now."""

    seats: tuple[tuple[str, int, int], ...]  # member, table, place
    by: str
    right_stacks: bool = True  # each of them has played the chips that were meant for them
    reason: str = ""


@record
class BeAway(NamedTuple):
    """A player is not at the table, or is back."""

    member: str
    away: bool
    by: str
