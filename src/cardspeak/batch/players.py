"""The table by player: how many hands they played, how, and what they won."""

from typing import Any

from cardspeak.hand import events as e
from cardspeak.hand.state import seats_in
from cardspeak.history.replay import Replayed


class Standing:
    """What one player did in all hands; `net` is in big blinds (in stud and limit draw: lower bets)."""

    __slots__ = ("entered", "hands", "net", "raised", "showdowns", "won")

    def __init__(
        self, hands: int = 0, entered: int = 0, raised: int = 0, showdowns: int = 0, won: int = 0, net: float = 0.0
    ) -> None:
        """Take the counts: hands, entered of their own will, raised in the first round, showdowns, hands won."""
        self.hands, self.entered, self.raised = hands, entered, raised
        self.showdowns, self.won, self.net = showdowns, won, net

    def add(self, other: "Standing") -> None:
        """Add the counts of other hands."""
        self.hands += other.hands
        self.entered += other.entered
        self.raised += other.raised
        self.showdowns += other.showdowns
        self.won += other.won
        self.net += other.net

    def plain(self) -> list[Any]:
        """Return the counts in the order of the constructor."""
        return [self.hands, self.entered, self.raised, self.showdowns, self.won, self.net]

    @classmethod
    def from_plain(cls, row: list[Any]) -> "Standing":
        """Return the counts that a row holds."""
        return cls(*row)

    @property
    def per_hundred(self) -> float:
        """What was won in a hundred hands, in big blinds."""
        return self.net * 100 / self.hands if self.hands else 0.0


def counted(played: Replayed, standings: dict[str, Standing]) -> None:
    """Count a hand for each of its players, by name."""
    deal = played.state.deal
    size = deal.big_blind or deal.small_bet or 1
    entered, raised, at_showdown = 0, 0, 0
    first = True
    for event in played.events:
        kind = type(event)
        if kind is e.Called:
            if first:
                entered |= 1 << event.seat  # type: ignore[union-attr]
        elif kind is e.RaisedTo:
            if first:
                entered |= 1 << event.seat  # type: ignore[union-attr]
                raised |= 1 << event.seat  # type: ignore[union-attr]
        elif kind is e.Collected:
            first = False
        elif kind is e.ShowdownOpened:
            at_showdown = event.round.live  # type: ignore[union-attr]
    ends = played.state.round.stacks
    for seat in seats_in((1 << len(ends)) - 1, len(ends)):
        standing = standings.setdefault(deal.seats[seat], Standing())
        gain = ends[seat] - deal.stacks[seat]
        standing.hands += 1
        standing.entered += entered >> seat & 1
        standing.raised += raised >> seat & 1
        standing.showdowns += at_showdown >> seat & 1
        standing.won += gain > 0
        standing.net += gain / size
