"""A decision as it grows: the events so far, and the club as it is after them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.cash.duties import Deed as Duty
from cardspeak.room.club import events as e
from cardspeak.room.club.evolve import evolve
from cardspeak.room.club.laws import LawOf
from cardspeak.room.club.roles import Deed
from cardspeak.room.club.state import Club, ClubTable


class Draft:
    """What a command leads to: each event that is added is folded at once, and what follows is decided from there."""

    def __init__(self, club: Club, laws: LawOf, by: str, at: int) -> None:
        self.now = club
        self.laws, self.by, self.at = laws, by, at
        self.events: list[e.Event] = []
        self.members: tuple[str, ...] = ()  # whom the step is about
        self.tables: tuple[int, ...] = ()
        self.reason = ""

    def add(self, *events: e.Event) -> None:
        """Have these happen."""
        for event in events:
            self.events.append(event)
            self.now = evolve(self.now, event, self.at)

    @property
    def law(self) -> Law:
        """The law of the house, for what concerns no table."""
        house = self.now.house
        return self.laws(house.book, house.game, "cash")

    @property
    def tournament_law(self) -> Law:
        """The law of the house for tournaments."""
        house = self.now.house
        return self.laws(house.tournament_book or house.book, house.game, "tournament")

    def law_at(self, table: ClubTable) -> Law:
        """Return the law of a table."""
        return self.laws(table.book, table.games[0], "cash")


@record
class Rule(NamedTuple):
    """The code of a command's step, what it leads to, and whose deed it is.

    `own`: members may do it for themselves. `duty` is the deed by its name in the law, whose role may do it as well.
    """

    what: str
    decide: Callable[[Draft, Any], Refused | None]
    deed: Deed
    own: bool = False
    duty: Duty | None = None
