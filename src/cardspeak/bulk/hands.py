"""Many hands of one table at once, as arrays: what each may do, and actions for all of them in one call."""

from collections.abc import Sequence
from typing import Any

from cardspeak.bulk import play, record
from cardspeak.bulk.compiled import COMPILED
from cardspeak.bulk.players import play_out, seated
from cardspeak.bulk.table import Table
from cardspeak.cards.card import DECKS
from cardspeak.errors import Unreadable


class Hands:
    """So many hands of a table, begun; they are changed in place.

    With numpy and numba every field of `record.HAND` is an array whose first axis are the hands, `hands["stacks"]` of
    int32[count, 10]; without them it is a list. `stacks` are those of the table, or a row for each hand; `decks`
    are rows of cards from the top, one for each hand, instead of those that follow from the seed.
    """

    def __init__(
        self, table: Table, count: int, *, seed: int = 0, first: int = 0, stacks: Any = None, decks: Any = None
    ) -> None:
        self.table, self.seed = table, seed
        self.rows = table.hands(count)
        self.next = first
        if stacks is not None:
            table.seat(self.rows, stacks)
        if decks is not None:
            self._lay(decks)
        self.deal(given=decks is not None)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, field: str) -> Any:
        return self.rows[field] if COMPILED else [getattr(row, field) for row in self.rows]

    def _lay(self, decks: Any) -> None:
        wanted = [*DECKS[self.table.deal.game.deck]]
        if len(decks) != len(self):
            raise Unreadable(f"{len(self)} hands need as many decks, not {len(decks)}")
        for number, (hand, deck) in enumerate(zip(self.rows, decks, strict=True)):
            if sorted(map(int, deck)) != wanted:
                raise Unreadable(f"hand {number}: a deck has the {len(wanted)} cards of the game, each once")
            hand.order[: len(wanted)] = deck

    def deal(self, *, given: bool = False) -> None:
        """Begin the next hands: each has its own number, from which its cards follow, or was given a deck."""
        play.deal_all(self.table.rules, self.rows, self.seed, self.next, given)
        self.next += len(self.rows)

    @property
    def over(self) -> Any:
        """Which hands are over: bool[count]."""
        return self["stage"] == record.OVER if COMPILED else [row.stage == record.OVER for row in self.rows]

    @property
    def won(self) -> Any:
        """What each seat has won or lost so far: int32[count, players]."""
        seats = self.table.players
        if COMPILED:
            return self["stacks"][:, :seats] - self["start"][:, :seats]
        return [[row.stacks[seat] - row.start[seat] for seat in range(seats)] for row in self.rows]

    def act(self, kinds: Any, amounts: Any) -> None:
        """Act in each hand that is not over: a kind of `record`, and the total of a raise or the places of discards.

        `Unreadable` names the first action that is not legal; then nothing has been done.
        """
        if not len(kinds) == len(amounts) == len(self):
            raise Unreadable(f"{len(self)} hands need as many actions and amounts, not {len(kinds)} and {len(amounts)}")
        wrong = int(play.act_all(self.table.rules, self.rows, kinds, amounts))
        if wrong >= 0:
            hand = self.rows[wrong]
            may = [name for kind, name in enumerate(KINDS) if int(hand.may) >> kind & 1]
            bounds = f", from {hand.least} to {hand.most}" if hand.least or hand.most else ""
            what = f"{_named(kinds[wrong])} {amounts[wrong]}"
            raise Unreadable(f"hand {wrong}: {what} is not allowed; there is {', '.join(may)}{bounds}")

    def play(self, players: Sequence[str] | str) -> int:
        """Let players act until the hands are over (`players.PLAYERS`, one for each seat or for all); count acts."""
        return play_out(self.table, self.rows, seated(self.table, players))


KINDS = ("fold", "check", "call", "bring in", "raise", "discard")


def _named(kind: Any) -> str:
    return KINDS[int(kind)] if 0 <= int(kind) < len(KINDS) else f"action {kind}"
