"""`Hand`: one deal with verbs for people, immutable like the state it holds.

hand = hand.act(hand.actor, raise_to(600))
"""

from collections.abc import Sequence

from cardspeak.cards.card import cards_text
from cardspeak.finding import finding
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.moves import Move
from cardspeak.hand.pots import PotSize, pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, State
from cardspeak.hand.view import SPECTATOR, told, view
from cardspeak.law.law import Law


class RefusedError(ValueError):
    """A command was refused; `refused` says why, under which clause, and what would be allowed."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(str(refused))
        self.refused = refused


class Hand:
    """One deal under one law: its state now, and every event since it began."""

    __slots__ = ("events", "law", "state")

    def __init__(self, state: State, law: Law, events: tuple[e.Event, ...]) -> None:
        self.state = state
        self.law = law
        self.events = events

    @classmethod
    def begin(cls, deal: Deal, law: Law, order: Sequence[int] = ()) -> "Hand":
        """Begin a deal with the order of a shuffled deck; without one, nobody knows the cards."""
        return cls._after(None, c.Begin(deal, tuple(order)), law, ())

    @classmethod
    def rebuilt(cls, events: Sequence[e.Event], law: Law) -> "Hand":
        """Fold events into the hand that they tell."""
        state = evolve(None, events[0])
        for event in events[1:]:
            state = evolve(state, event)
        return cls(state, law, tuple(events))

    @classmethod
    def _after(cls, state: State | None, command: c.Command, law: Law, before: tuple[e.Event, ...]) -> "Hand":
        outcome = step(state, command, law)
        if isinstance(outcome, Refused):
            raise RefusedError(outcome)
        return cls(outcome[0], law, before + tuple(outcome[1]))

    def do(self, command: c.Command) -> "Hand":
        """Return the hand after a command; `RefusedError` leaves this one as it is."""
        return Hand._after(self.state, command, self.law, self.events)

    def act(self, player: int | str, move: Move) -> "Hand":
        """Return the hand after a player's move; a player is named, or is the number of a seat from 0."""
        return self.do(move(self.seat(player)))

    def seat(self, player: int | str) -> int:
        """Return the number of a player's seat."""
        if isinstance(player, int):
            return player
        seats = self.state.deal.seats
        if player not in seats:
            among = finding("any_of", names=", ".join(seats))
            raise RefusedError(Refused("no_such_seat", {"seat": player}, self.law.cites("turn.order"), among))
        return seats.index(player)

    @property
    def actor(self) -> str:
        """The player whose turn it is; empty when nobody has to act."""
        queue = self.state.round.queue
        return self.state.deal.seats[queue[0]] if queue else ""

    @property
    def options(self) -> c.Options:
        """What the player to act may do, each with its least and most amount."""
        return options(self.state, self.law) if self.state.stage == "betting" else {}

    @property
    def board(self) -> str:
        """The common cards; where the board is run several times, one board after the other."""
        return " | ".join(cards_text(board, " ") for board in self.state.cards.boards)

    @property
    def holdings(self) -> dict[str, str]:
        """The cards of each player, by name; `??` is a card that nobody has seen."""
        held = zip(self.state.secret.down, self.state.cards.up, strict=True)
        return dict(zip(self.state.deal.seats, [cards_text(down + up, " ") for down, up in held], strict=True))

    @property
    def stacks(self) -> dict[str, int]:
        """The chips behind, by name."""
        return dict(zip(self.state.deal.seats, self.state.round.stacks, strict=True))

    @property
    def bets(self) -> dict[str, int]:
        """The chips in front of the players, by name."""
        return dict(zip(self.state.deal.seats, self.state.round.bets, strict=True))

    @property
    def pot(self) -> int:
        """The chips in the middle, without the bets in front of the players."""
        return self.state.pot.total

    @property
    def pots(self) -> tuple[PotSize, ...]:
        """The main pot and the side pots, without the bets in front of the players."""
        return pots(self.state)

    @property
    def street(self) -> str:
        """The street that is played, by its name; empty before the first."""
        streets = self.state.deal.game.streets
        return streets[self.state.street].name if self.state.street >= 0 else ""

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.state.stage == "over"

    def seen_by(self, player: int | str | None = None) -> "Hand":
        """Return the hand as this player sees it; without one, as a spectator does."""
        place = SPECTATOR if player is None else self.seat(player)
        return Hand(view(self.state, place), self.law, tuple(told(self.events, place)))

    def __repr__(self) -> str:
        shown = {"board": self.board, "pot": self.pot, "actor": self.actor, "over": self.over}
        facts = ", ".join(f"{name}={value!r}" for name, value in shown.items() if value)
        return f"<Hand: {self._named}{', ' * bool(facts)}{facts}>"

    def __str__(self) -> str:
        """Write the hand as it lies on the table: the game, the board, the pot, and each player on a line."""
        players = [
            (
                ">" if name == self.actor else " ",
                name,
                str(self.stacks[name]),
                str(self.bets[name] or ""),
                self.holdings[name] if self.state.round.live >> seat & 1 else "-",
            )
            for seat, name in enumerate(self.state.deal.seats)
        ]
        common = [f"board {self.board}"] if self.board else []
        return "\n".join([self._named, *common, f"pot {self.pot}", *_in_columns(players)])

    @property
    def _named(self) -> str:
        deal = self.state.deal
        return f"{deal.structure} {deal.game.id}, {self.law.book}, {self.street}"


def _in_columns(rows: Sequence[tuple[str, ...]]) -> list[str]:
    """Lay rows out in columns, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        " ".join(
            cell.rjust(width) if cell.isdigit() else cell.ljust(width) for cell, width in zip(row, widths, strict=True)
        ).rstrip()
        for row in rows
    ]
