"""Tournament nights played by chance: who busts is drawn, everything else is what the room would do."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.tournament.balance import Move, balanced, halted
from cardspeak.room.tournament.breaking import broken, due, final_table
from cardspeak.room.tournament.draw import drawn
from cardspeak.room.tournament.places import Finish, Out, placed
from cardspeak.room.tournament.seating import Seating, after_a_hand, players, without


def tournament_law(book: str, game: str = "nlhe", seats: int = 6) -> Law:
    """The law of a book for a game in a tournament."""
    return law_at(book, *find_game(game), seats, "tournament")


class Round(NamedTuple):
    """A night after one hand at every table: the tables, chips, who is out with which place, the moves after it."""

    dealt: tuple[Seating, ...]
    left: tuple[Seating, ...]
    tables: tuple[Seating, ...]
    chips: dict[str, int]
    finishes: tuple[Finish, ...]
    moves: tuple[Move, ...]
    over: bool


def shuffled(chance: Random, count: int) -> list[int]:
    """An order of so many."""
    return chance.sample(range(count), count)


def night(seed: int, law: Law, entries: int, size: int, starting: int = 1000) -> Iterator[Round]:
    """Play a night, a hand at every table at a time, until one player has all chips."""
    chance = Random(seed)
    names = [f"p{number}" for number in range(1, entries + 1)]
    chips = dict.fromkeys(names, starting)
    tables = drawn(names, size, shuffled(chance, entries), law)
    announced = shuffled(chance, len(tables))
    order = [tables[at].number for at in announced]
    while len(chips) > 1:
        playing = [table for table in tables if halted(tables, law)[table.number] == "plays" or len(tables) == 1]
        dealt = tuple(after_a_hand(table, law) if table in playing else table for table in tables)
        finishes: tuple[Finish, ...] = ()
        after = []
        for table in dealt:
            still = table
            if any(table.number == each.number for each in playing):
                out = busts(chance, table, chips)
                before = len(chips)
                finishes += placed(before, [each._replace(table=table.number) for each in out], law)
                for each in out:
                    still = without(still, each.player)
                    del chips[each.player]
            after.append(still)
        left = tuple(after)
        tables, moves = seated(chance, left, law, size, order)
        yield Round(dealt, left, tables, dict(chips), finishes, moves, len(chips) == 1)


def busts(chance: Random, table: Seating, chips: dict[str, int]) -> list[Out]:
    """One hand: somebody wins chips of some others, perhaps all that they have."""
    here = list(players(table))
    if len(here) < 2:
        return []
    winner, *others = chance.sample(here, len(here))
    out = []
    for loser in others[: chance.choice([1, 1, 1, 2, 3])]:
        all_in = chance.random() < 0.5
        lost = chips[loser] if all_in else chance.randrange(chips[loser])
        if all_in:
            out.append(Out(loser, chips[loser]))
        chips[loser] -= lost
        chips[winner] += lost
    return out


def seated(
    chance: Random, tables: tuple[Seating, ...], law: Law, size: int, order: list[int]
) -> tuple[tuple[Seating, ...], tuple[Move, ...]]:
    """Break tables that are not needed, and balance the others."""
    moves: tuple[Move, ...] = ()
    while what := due(tables, law, size):
        count = sum(len(players(table)) for table in tables)
        if what == "final":
            done = final_table(tables, law, shuffled(chance, count))
        else:
            number = next(each for each in order if each in [table.number for table in tables])
            here = len(players(next(table for table in tables if table.number == number)))
            done = broken(tables, number, law, shuffled(chance, here), chance.sample(range(52), here))
        tables, moves = done.tables, (*moves, *done.moves)
    there = [table.number for table in tables]
    done = balanced(tables, law, [number for number in order if number in there])
    return done.tables, (*moves, *done.moves)
