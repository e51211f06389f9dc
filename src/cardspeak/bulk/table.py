"""A table for hands in bulk: a game, its stakes and stacks under a book, as the kernels read them."""

from collections.abc import Sequence
from typing import Any

from cardspeak import deal
from cardspeak.bulk import play, record
from cardspeak.bulk.compiled import COMPILED
from cardspeak.bulk.rules import MOST_CHIPS, rules_of
from cardspeak.errors import Unreadable
from cardspeak.hand.state import Deal
from cardspeak.law.kinds import AnyEvent
from cardspeak.law.law import Law

POLICIES = {"random": play.RANDOM, "calling": play.CALLING}
"""The players that the kernels know, by name."""


class Table:
    """A table whose hands are played in bulk: game, book, stacks, stakes and event as `cardspeak.deal` takes them.

    Raises `Unreadable` for what hands in bulk do not have, `RefusedError` for what the book does not have.
    """

    def __init__(
        self,
        game: str = "nlhe",
        book: str = "common",
        *,
        stacks: Sequence[int],
        blinds: tuple[int, int] = (1, 2),
        bets: tuple[int, int] | None = None,
        ante: int = 0,
        bring_in: int = 0,
        chips: Sequence[int] = (1,),
        event: AnyEvent = "",
    ) -> None:
        begun = deal(
            game, book, stacks=stacks, blinds=blinds, bets=bets, ante=ante, bring_in=bring_in, chips=chips, event=event
        )
        self.deal: Deal = begun.state.deal._replace(shows="dealer")
        self.law: Law = begun.law
        self.players = len(self.deal.seats)
        self.rules = record.many(record.RULES, 1)
        rules_of(self.deal, self.law, self.rules[0])

    def hands(self, count: int) -> Any:
        """Return records for so many hands, the stacks of the table before the players."""
        if count < 0:
            raise Unreadable(f"a number of hands is 0 or more, not {count}")
        made = record.many(record.HAND, count)
        self.seat(made, self.deal.stacks)
        return made

    def seat(self, made: Any, stacks: Any) -> None:
        """Put stacks before the players of each hand: one for each seat, or a row of them for each hand."""
        for_all = not len(stacks) or isinstance(stacks[0], int)
        if not for_all and len(stacks) != len(made):
            raise Unreadable(f"{len(made)} hands need as many rows of stacks, not {len(stacks)}")
        for number, row in enumerate([stacks] if for_all else stacks):
            if len(row) != self.players or min(row) < 1 or sum(map(int, row)) > MOST_CHIPS:
                raise Unreadable(f"hand {number}: {self.players} stacks of a chip or more are wanted, not {[*row]}")
        if COMPILED:
            made["start"][:, : self.players] = stacks
        else:
            for number, hand in enumerate(made):
                hand.start[: self.players] = [*(stacks if for_all else stacks[number])]

    def policies(self, names: Sequence[str]) -> Any:
        """Return who plays each seat as the kernels read it; those whom they do not know wait for somebody outside."""
        return record.numbers_of([POLICIES.get(name, play.WAITING) for name in names])
