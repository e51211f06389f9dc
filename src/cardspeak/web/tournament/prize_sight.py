"""The money of a tournament as it is shown: the prizes by place, who has won them, a deal."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.places import prizes_of
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.service.tables import LAWS

Names = Callable[[str], str]


@record
class Prize(NamedTuple):
    """The prize of a place, and who has won it, if that is known."""

    place: int
    amount: int
    id: str
    name: str
    paid: bool


@record
class Finished(NamedTuple):
    """Somebody who is out, or has won: the place as it is written (`4`, `4–5` where it is shared), and the prize."""

    place: str
    best: int
    id: str
    name: str
    prize: int
    paid: bool


@record
class Share(NamedTuple):
    """What a deal gives to a player, and whether they agree."""

    id: str
    name: str
    amount: int
    agreed: bool


@record
class Deal(NamedTuple):
    """A deal that was proposed, or made."""

    rows: tuple[Share, ...]
    kept: int
    made: bool
