"""Bot against bot: every deck is played once for each way round, so that the luck of the deal cancels out."""

from random import Random
from typing import NamedTuple

from cardspeak.batch.books import opened
from cardspeak.batch.experiment import Bar, Sums, Table, interval
from cardspeak.batch.selfplay import deal_at, play_out
from cardspeak.bots.levels import LEVELS
from cardspeak.bots.simple import Bot, random_play
from cardspeak.cards.card import DECKS
from cardspeak.library import find_game, law_at
from cardspeak.record import record

BOTS: dict[str, Bot] = {"random": random_play, **LEVELS}


@record
class Match(NamedTuple):
    """Bots around a table, taking the seats in turn; an item is a deck, played as often as there are bots.

    `stack` is in big blinds, `big` the big blind in chips; in stud the lower bet.
    """

    bots: tuple[str, ...]
    game: str
    book: str
    home: str
    event: str
    players: int
    stack: int
    big: int
    seed: int
    decks: int

    @property
    def items(self) -> int:
        """How many decks there are."""
        return self.decks

    @property
    def at_once(self) -> int:
        """How many decks make a task."""
        return 50

    def counted(self, first: int, last: int) -> Sums:
        """Return for each bot what it won of a deck, in chips: how many decks, the sum and the sum of squares."""
        opened(self.book, self.home)
        game, structure = find_game(self.game)
        law = law_at(self.book, game, structure, self.players, self.event)  # type: ignore[arg-type]
        deal = deal_at(game, structure, law, self.players, self.stack, self.big)
        sums = {name: [0, 0, 0] for name in self.bots}
        for deck in range(first, last):
            rng = Random(f"{self.seed}:{deck}")
            order = [*DECKS[game.deck]]
            rng.shuffle(order)
            won = dict.fromkeys(self.bots, 0)
            for turn in range(len(self.bots)):
                names = [self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players)]
                end = play_out(deal, law, [BOTS[name] for name in names], order, rng)
                for name, now, before in zip(names, end.round.stacks, deal.stacks, strict=True):
                    won[name] += now - before
            for name, chips in won.items():
                row = sums[name]
                row[0] += 1
                row[1] += chips
                row[2] += chips * chips
        return sums

    def table(self, sums: Sums, done: int) -> Table:
        """Return what each bot won in a hundred hands that it sat in."""
        bars, rows = [], []
        # of all rounds of a deck, a bot sits in each with as many seats as it has on average
        sat = self.players
        for name in self.bots:
            mean, within = interval(*sums.get(name, [0, 0, 0]))
            each = Bar(name, mean / sat / self.big * 100, within / sat / self.big * 100)
            bars.append(each)
            rows.append((name, done * sat, f"{each.value:+.2f}", f"{each.within:.2f}"))
        title = (
            f"{' against '.join(self.bots)}: {self.game}, {self.players} players, {self.stack} big blinds, {self.book}"
        )
        return Table(
            title, ("bot", "hands", "big blinds per 100", "95 % ±"), tuple(rows), "big blinds per 100", tuple(bars)
        )
