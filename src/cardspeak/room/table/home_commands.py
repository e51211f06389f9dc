"""What is asked of the table of a home game alone, by its host, its guests and the room."""

from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.table.home_state import HomeRules


@record
class SetHome(NamedTuple):
    """The host makes the table a home game, or changes how it is run."""

    by: str
    rules: HomeRules


@record
class ComeIn(NamedTuple):
    """A member has shown the link or the password; only the room knows whether they were right."""

    member: str


@record
class Admit(NamedTuple):
    """The host gives a member the seat for which they ask, or refuses it."""

    by: str
    member: str
    yes: bool = True


@record
class GiveChips(NamedTuple):
    """The host gives a player chips, or (below 0) takes some back: a stack is put right."""

    by: str
    seat: int
    chips: int


@record
class Pause(NamedTuple):
    """The host has no hand begin until play goes on; one that is on is played to its end."""

    by: str


@record
class GoOn(NamedTuple):
    """The host has hands begin again."""

    by: str


HomeCommand = SetHome | ComeIn | Admit | GiveChips | Pause | GoOn
