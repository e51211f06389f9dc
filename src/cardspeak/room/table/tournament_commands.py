"""Commands of a tournament to one of its tables; `by` is the account of the tournament, which is nobody's else."""

from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.table.state import Came, Held, Speed, Stakes

Absent = Literal["", "asked", "time", "away"]


@record
class Hold(NamedTuple):
    """Let no hand begin until the table is released; a hand that is on is played to its end."""

    by: str
    why: Held


@record
class Release(NamedTuple):
    """Let hands begin again."""

    by: str


@record
class PutIn(NamedTuple):
    """Put a player with chips on a free seat: they were drawn there, or moved from another table."""

    by: str
    member: str
    seat: int
    chips: int
    bot: str = ""  # the level of a bot
    came: Came = ""  # "": drawn, or a late entry
    out: Absent = ""  # why they sit out, as they did where they come from
    bank: int = -1  # milliseconds of the time bank that they have left; -1: all of it


@record
class TakeOut(NamedTuple):
    """Take a player away with all chips, for another table or for good.

    Who is dealt in plays the hand to its end before; `at_once` has them fold as soon as the hand allows it.
    """

    by: str
    member: str
    at_once: bool = False


@record
class AddChips(NamedTuple):
    """Give a player chips: a rebuy, an add-on, chips that came back."""

    by: str
    member: str
    chips: int


@record
class RemoveChips(NamedTuple):
    """Take chips of a player out of play."""

    by: str
    member: str
    chips: int


@record
class RaceChips(NamedTuple):
    """Put new stacks where a denomination was raced off: by seat."""

    by: str
    old: int
    new: int
    stacks: tuple[tuple[int, int], ...]


@record
class Placed(NamedTuple):
    """A player of a table: the seat, all chips (-1: nobody knows), and how they came, should they not be there yet."""

    member: str
    seat: int
    chips: int
    bot: str = ""
    came: Came = ""
    out: Absent = ""
    bank: int = -1
    misses: int = 0  # hands that they have still to miss for penalties; -1: all


@record
class Stand(NamedTuple):
    """Have the table stand as the tournament has it: who sits where with what, what is played for, whether it waits.

    `hand` is the last hand of which the tournament knows: chips are not compared while there is another one. Players
    who do not belong there are taken out, after the hand if they are dealt in; those of `out` fold at once. `raced` are
    the denominations of a race that has changed the stacks, `over` says that the table is not needed any more.
    """

    by: str
    players: tuple[Placed, ...]
    stakes: Stakes
    held: Held = ""
    hand: int = 0
    out: tuple[str, ...] = ()
    raced: tuple[int, int] = (0, 0)
    over: bool = False
    speed: Speed | None = None  # how much time there is; None: as it was


TournamentCommand = Stand | Hold | Release | PutIn | TakeOut | AddChips | RemoveChips | RaceChips
