"""Whole nights by chance: late entries, levels, chip races, hand-for-hand play, bounties, and the money in the ledger.

Chips are pieces here: a stack is changed into the denominations in play after every hand, as a dealer would.
"""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tests.room.nights import seated, shuffled

from cardspeak.chips import change
from cardspeak.law.law import Law
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Ledger, Transaction, posted
from cardspeak.room.tournament.balance import Move
from cardspeak.room.tournament.builder import Built
from cardspeak.room.tournament.draw import drawn
from cardspeak.room.tournament.late import entered, open_seats
from cardspeak.room.tournament.payouts import Pool, payout_table, places_paid, pool_of
from cardspeak.room.tournament.places import Finish, Out, moved_down, placed, prizes_of
from cardspeak.room.tournament.race import Race, after, cards_needed, raced
from cardspeak.room.tournament.seating import Seating, after_a_hand, players, taken, without

PRICE = money.Price(prize=100, bounty=20, fee=15)
EVENT = "7"
ROUNDS = 4  # hands at every table in a level
LATE = 4  # levels in which entries are taken
GUARANTEED = 3000


class Moment(NamedTuple):
    """A night after one hand at every table."""

    tables: tuple[Seating, ...]
    chips: dict[str, int]
    in_play: int
    finishes: tuple[Finish, ...]
    moves: tuple[Move, ...]
    races: tuple[Race, ...]
    ledger: Ledger
    entries: int
    denominations: tuple[int, ...]


class Night:
    """A night that is played by chance until one player is left."""

    def __init__(self, seed: int, law: Law, entries: int, size: int, built: Built) -> None:
        self.chance, self.law, self.size, self.built = Random(seed), law, size, built
        self.ledger, self.entries, self.finishes = Ledger(), 0, ()
        self.chips: dict[str, int] = {}
        self.in_play, self.denominations = 0, list(built.structure.chips)
        names = [self.pay() for _ in range(entries)]
        self.tables = drawn(names, size, shuffled(self.chance, entries), law)
        self.pool: Pool | None = None

    finishes: tuple[Finish, ...]

    def post(self, *transactions: Transaction) -> None:
        done = posted(self.ledger, *transactions)
        assert isinstance(done, Ledger), done
        self.ledger = done

    def pay(self) -> str:
        self.entries += 1
        name = f"p{self.entries}"
        self.post(money.bought(EVENT, name, PRICE))
        self.chips[name] = self.built.structure.starting
        self.in_play += self.built.structure.starting
        return name

    def play(self) -> Iterator[Moment]:
        level, rounds = 1, 0
        while len(self.chips) > 1 or level <= LATE:
            moves = self.hand()
            races: tuple[Race, ...] = ()
            rounds += 1
            if level <= LATE and self.chance.random() < 0.3:
                moves += self.late()
            if rounds % ROUNDS == 0:
                races, level = self.next_level(level), level + 1
            yield Moment(self.tables, dict(self.chips), self.in_play, self.finishes, moves, races, self.ledger,
                         self.entries, tuple(self.denominations))  # fmt: skip
        self.pay_out()
        yield Moment(self.tables, dict(self.chips), self.in_play, self.finishes, (), (), self.ledger, self.entries,
                     tuple(self.denominations))  # fmt: skip

    def hand(self) -> tuple[Move, ...]:
        left, out = len(self.chips), []
        paid = places_paid(self.entries, 15)
        together = left > paid and left - len(self.tables) <= paid
        dealt = tuple(after_a_hand(table, self.law) if len(taken(table)) > 1 else table for table in self.tables)
        for table in dealt:
            busted = self.busts(table)
            if not together:
                self.place(left, busted)
                left -= len(busted)
            out += busted
        if together:
            self.place(left, out, hand_for_hand=True)
        gone = {each.player for each in out}
        self.tables = tuple(
            without_all(table, [player for player in players(table) if player in gone]) for table in dealt
        )
        order = shuffled(self.chance, max(table.number for table in self.tables))
        self.tables, moves = seated(self.chance, self.tables, self.law, self.size, [at + 1 for at in order])
        return moves

    def place(self, left: int, out: list[Out], hand_for_hand: bool = False) -> None:
        self.finishes += placed(left, out, self.law, hand_for_hand)

    def busts(self, table: Seating) -> list[Out]:
        here = list(players(table))
        if len(here) < 2:
            return []
        unit = self.denominations[0]
        winner, *others = self.chance.sample(here, len(here))
        out = []
        for loser in others[: self.chance.choice([1, 1, 2, 3])]:
            stack = self.chips[loser]
            lost = self.chance.choice([stack, stack, self.chance.randrange(stack // unit) * unit, stack - unit])
            if lost == stack:
                out.append(Out(loser, stack, table.number, self.chance.randrange(100)))
                held = self.ledger.on(money.bounty(EVENT, loser))
                self.post(money.bounty_won(EVENT, loser, winner, held, progressive=True))
                del self.chips[loser]
            else:
                self.chips[loser] -= lost
            self.chips[winner] += lost
        return out

    def late(self) -> tuple[Move, ...]:
        name = self.pay()
        self.finishes = moved_down(self.finishes, 1)
        pick = self.chance.randrange(max(1, len(open_seats(self.tables))))
        done = entered(self.tables, name, self.law, pick, self.size)
        self.tables = done.tables
        return done.moves

    def next_level(self, level: int) -> tuple[Race, ...]:
        races: tuple[Race, ...] = ()
        for each in self.built.colour_ups:
            if each.after == level:
                races += tuple(self.race(table, each.removed, each.smallest) for table in self.tables)
                self.denominations.remove(each.removed)
        return races

    def race(self, table: Seating, old: int, new: int) -> Race:
        stacks = [
            (place, player, {value: count for count, value in change(self.chips[player], tuple(self.denominations))})
            for place, player in enumerate(table.places)
            if player
        ]
        deck = shuffled(self.chance, 52)
        assert cards_needed(stacks, old, new, self.law) <= 52
        race = raced(stacks, old, new, deck, self.law)
        for _, player, stack in stacks:
            self.chips[player] = sum(value * count for value, count in after(stack, race, player).items())
        self.in_play += race.after - race.before
        return race

    def pay_out(self) -> None:
        (winner,) = self.chips
        self.finishes += (Finish(winner, 1, 1, ()),)
        self.pool = pool_of(self.entries * PRICE.prize, GUARANTEED, self.entries, self.law)
        self.post(money.overlaid(EVENT, self.pool.overlay))
        prizes = payout_table(self.pool.prizes, places_paid(self.entries, 15), least=PRICE.total, unit=5)
        row = (*prizes, *[0] * (self.entries - len(prizes)))
        won = prizes_of(self.finishes, row, self.law)
        self.post(*[money.prize_paid(EVENT, player, amount) for player, amount in won.items()])
        self.post(money.bounty_won(EVENT, winner, winner, self.ledger.on(money.bounty(EVENT, winner))))


def without_all(table: Seating, gone: list[str]) -> Seating:
    """The table after these players have left it."""
    for player in gone:
        table = without(table, player)
    return table
