"""A rehearsal of a structure: many nights are simulated, to say when such a night is likely to end.

The model is plain on purpose. A hand takes time by how many sit at the table. In each hand two players of the table
contest the pot, and the one who loses pays the other; who wins is a toss. The least that is at stake is what the blinds
and antes have put in, and more is at stake the rarer: a stake of at least x comes with the chance (put in / x)^(5/3).
So, where the big blind posts an ante, stacks of ten big blinds are all in with each tenth hand, stacks of twenty with
one in 32, stacks of a hundred with one in 470. No hand costs more than the smaller of the two stacks. There are as few
tables as can be. Cards, skill and prizes are left out: what ends a night is how fast the blinds grow against the chips
in play. Nights so end with twenty to fifty big blinds in play, as those who write structures reckon with.

Chance comes in as a row of numbers, so that the same numbers give the same nights.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.structure import Level, Structure

RARER = -3 / 5  # what a chance is raised to for the stake: twice as much comes with a third of the chance
HANDS = 600  # of a night at all tables, and as many for each player as
EACH = 50  # says: a night of more has no end, since its last level is too low


@record
class Field(NamedTuple):
    """Who plays: players, seats of a table, until which level busted players come back, how many of 100 do.

    A hand takes `deal` seconds and `each` more for each player at the table: 30 an hour with nine of them.
    """

    players: int
    seats: int = 9
    late_until: int = 0
    returning: int = 0
    deal: int = 30
    each: int = 10


@record
class Night(NamedTuple):
    """A simulated night: the seconds from the first hand to the last with all breaks, its last level, the entries.

    One that is not `over` was given up: the blinds of the last level are too low to end it.
    """

    seconds: int
    level: int
    entries: int
    over: bool = True


@record
class Rehearsed(NamedTuple):
    """Simulated nights, the shortest first."""

    nights: tuple[Night, ...]

    def ends_by(self, percent: int) -> Night:
        """Return the night than which so many of a hundred are not longer."""
        at = -(-percent * len(self.nights) // 100) - 1
        return self.nights[min(max(at, 0), len(self.nights) - 1)]

    def over_after(self, seconds: int) -> int:
        """Return how many of a hundred nights are over after so many seconds."""
        return 100 * sum(night.over and night.seconds <= seconds for night in self.nights) // len(self.nights)


def rehearsed(structure: Structure, field: Field, nights: int, chance: Callable[[], float]) -> Rehearsed:
    """Simulate nights; `chance` gives numbers from 0 up to, not including, 1.

    `ValueError` for fewer than two players, no nights and a structure without levels, blinds or chips.
    """
    playable = structure.levels and structure.starting > 0 and all(_put_in(level, 2) for level in structure.levels)
    if field.players < 2 or field.seats < 2 or nights < 1 or not playable:
        raise ValueError(f"no night can be played: {field}, {nights} nights, {len(structure.levels)} levels")
    times = _ends(structure.levels)
    played = [_night(structure, field, times, chance) for _ in range(nights)]
    return Rehearsed(tuple(sorted(played, key=lambda night: (not night.over, night.seconds))))


def nights_for(players: int) -> int:
    """Return how many nights are worth simulating: 400, and fewer of large fields, whose nights take long.

    With 100 of them the share of nights that are over by some hour is told within about five of a hundred.
    """
    return max(100, min(400, 12_000 // players))


def _ends(levels: Sequence[Level]) -> list[tuple[int, int]]:
    """Return for each level when it ends in seconds of play, and the seconds of breaks before it."""
    ends, played, paused = [], 0, 0
    for level in levels:
        played += level.seconds
        ends.append((played, paused))
        paused += level.pause
    return ends


def _put_in(level: Level, players: int) -> int:
    """Return what blinds and antes put in before the first bet, with so many at the table."""
    blinds = level.small + level.big + level.bring_in
    return blinds + level.ante * (players if level.ante_kind == "each" else 1)


def _night(structure: Structure, field: Field, times: list[tuple[int, int]], chance: Callable[[], float]) -> Night:
    stacks = [structure.starting] * field.players
    played, level, entries, last, hands = 0.0, 0, field.players, len(structure.levels) - 1, 0
    while hands < HANDS + EACH * field.players:
        left = len(stacks)
        if left == 1:
            break
        back = 0 if level + 1 > field.late_until else field.returning
        tables = -(-left // field.seats)
        here = left / tables
        played += field.deal + field.each * here
        while level < last and played >= times[level][0]:
            level += 1
        pot = _put_in(structure.levels[level], round(here))
        hands += tables
        came = 0
        for table in range(tables):
            came += _hand(stacks, table, tables, pot, chance) and chance() * 100 < back
        if 0 in stacks:
            stacks = [stack for stack in stacks if stack] + [structure.starting] * came
            entries += came
    return Night(round(played) + times[level][1], level + 1, entries, len(stacks) == 1)


def _hand(stacks: list[int], table: int, tables: int, pot: int, chance: Callable[[], float]) -> bool:
    """Play a hand between two of those who sit at a table, every so many-th of the field; say whether one is out."""
    here = (len(stacks) - 1 - table) // tables + 1
    if here < 2:
        return False
    one = int(chance() * here)
    other = (one + 1 + int(chance() * (here - 1))) % here
    winner, loser = table + one * tables, table + other * tables
    stake = min(stacks[winner], stacks[loser], int(pot * (1.0 - chance()) ** RARER))
    stacks[winner] += stake
    stacks[loser] -= stake
    return not stacks[loser]
