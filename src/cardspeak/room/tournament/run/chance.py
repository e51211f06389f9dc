"""Chance: the draws of one command, all taken from the one order that came with it.

The numbers from one bound to another, as they lie in a shuffled row, are shuffled too, and say nothing of the others:
so one order serves several draws, and whoever keeps it can repeat them.
"""

from collections.abc import Sequence

from cardspeak.room.tournament.balance import counts
from cardspeak.room.tournament.draw import tables_needed
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.state import Tournament

_MORE = 64  # cards of a draw in two steps, and a seat card
MOST_SEATS = 10  # of a table
_TABLES = 10  # tables that one decision may break, of so many players


class TooShort(Exception):
    """An order does not have as many numbers as are drawn."""

    def __init__(self, needs: int) -> None:
        super().__init__(needs)
        self.needs = needs


class Chance:
    """The draws of one command, one after the other."""

    def __init__(self, order: Sequence[int]) -> None:
        self.order = tuple(order)
        self.drawn = 0

    def row(self, count: int) -> tuple[int, ...]:
        """Return a shuffled row of so many numbers from 0; `TooShort` when the order has no more."""
        begun, self.drawn = self.drawn, self.drawn + count
        if self.drawn > len(self.order):
            raise TooShort(self.drawn)
        return tuple([each - begun for each in self.order if begun <= each < self.drawn])

    def pick(self, count: int) -> int:
        """Return one of so many numbers from 0."""
        return self.row(count)[0]


def needed(tournament: Tournament, command: c.Command | None = None) -> int:
    """Return how long an order has to be for a command, whatever it leads to; for any command without one.

    A hand in which nobody lost everything leads to no draw, unless a table is to be broken that waited for its end.
    """
    seats = max([len(table.places) for table in tournament.tables], default=10)
    if isinstance(command, c.HandOver):
        still = sum(counts(tournament.tables)) - sum(chips == 0 for _, chips in command.stacks)
        if not tournament.guests and tables_needed(still, seats) == len(tournament.tables) and still > MOST_SEATS:
            return 0
    players = sum(each.status not in ("out", "withdrawn", "disqualified") for each in tournament.entrants.values())
    all_seats = len(tournament.tables) * seats
    return 2 * players + _MORE + (1 + len(tournament.guests)) * all_seats + _TABLES * _MORE
