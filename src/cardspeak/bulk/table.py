"""A table for hands in bulk: a game, its stakes and stacks under a book, as the kernels read them."""

from collections.abc import Sequence
from typing import Any

from cardspeak import deal
from cardspeak.bulk import play, record
from cardspeak.bulk.compiled import COMPILED
from cardspeak.bulk.rules import MOST_CHIPS, rules_of
from cardspeak.errors import Unreadable
from cardspeak.hand.state import Deal
from cardspeak.law.law import Law

POLICIES = {"random": play.RANDOM, "calling": play.CALLING}
"""The players that the kernels know, by name."""


class Table:
    """A table whose hands are played in bulk: game, stacks, blinds, bets and ante as `cardspeak.deal` takes them.

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
    ) -> None:
        begun = deal(
            game, book, stacks=stacks, blinds=blinds, bets=bets, ante=ante, bring_in=bring_in, chips=chips
        )  # fmt: skip
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
        rows = len(made)
        if COMPILED:
            made["start"][:, : self.players] = stacks
            return
        each = stacks if rows and not isinstance(stacks[0], int) else [stacks] * rows
        for hand, row in zip(made, each, strict=True):
            hand.start[: self.players] = [*row]

    def simulate(self, count: int, *, players: Sequence[str] | str = "random", seed: int = 0, first: int = 0) -> Any:
        """Play so many hands to their end and return what each seat won: int32[count, players], each row sums to 0.

        `players` are the names of policies, one for each seat or one for all: random, calling. The hands follow from
        the seed and their numbers, which count from `first`, so that parts may be played apart.
        """
        who = self.policies(players)
        won = record.numbers((count, self.players))
        play.simulate(self.rules, self.hands(1), who, seed, first, won)
        return won

    def policies(self, players: Sequence[str] | str) -> Any:
        """Return the policies of the seats as the kernels read them."""
        names = [players] * self.players if isinstance(players, str) else [*players]
        if len(names) != self.players:
            raise Unreadable(f"there are {self.players} seats, and {len(names)} players were named")
        for name in names:
            if name not in POLICIES:
                raise Unreadable(f"there is no player {name} in bulk; there is {', '.join(POLICIES)}")
        return record.numbers_of([POLICIES[name] for name in names])


__all__ = ["MOST_CHIPS", "POLICIES", "Table"]
