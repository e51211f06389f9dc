"""A structure that fits an evening: from the players, the chips owned, the starting stack and the time wanted."""

import itertools
from collections.abc import Mapping
from typing import NamedTuple

from cardspeak.chips import Pieces
from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.tournament.structure import Ante, ColourUp, Level, Structure, colour_ups

ENDS_AT = 20  # big blinds among all players: there the last hands are played
MINUTES = (60, 45, 40, 30, 25, 20, 15, 12, 10, 8, 6, 5)  # of a level
NICE = (100, 120, 150, 200, 250, 300, 400, 500, 600, 800)  # figures of a big blind, in hundredths


@record
class Wanted(NamedTuple):
    """What an evening is to be: players, the starting stack (worth), minutes in all, the break after so many levels.

    `owned` is how many chips there are of each denomination; `deep` how many big blinds a starting stack has. `halves`
    says that small blinds are exactly half of the big ones, as in games of fixed limit and under some books.
    """

    players: int
    starting: int
    minutes: int
    owned: Mapping[int, int]
    deep: int = 100
    ante_kind: Ante = "big blind"
    break_after: int = 4
    break_minutes: int = 10
    halves: bool = False


@record
class Built(NamedTuple):
    """A structure, the pieces of each starting stack, the colour-ups, and the minutes that it is to last."""

    structure: Structure
    stack: Pieces
    colour_ups: tuple[ColourUp, ...]
    minutes: int


def built(wanted: Wanted) -> Built | Refused:
    """Build a structure, or say why these chips do not reach."""
    stack = starting_pieces(wanted)
    if isinstance(stack, Refused):
        return stack
    chips = sorted(value for _, value in stack)
    later = [value for value, count in wanted.owned.items() if count and value > chips[-1]]
    chips += sorted(later)
    parts = 2 if wanted.halves else 1
    first = _nice(wanted.starting // wanted.deep, chips, parts)
    last = max(first, wanted.players * wanted.starting // ENDS_AT)
    bigs = _ladder(first, last, chips, parts)
    minutes, count = _pace(wanted, len(bigs))
    bigs = _thinned(bigs, count)
    levels = []
    for number, big in enumerate(bigs, 1):
        rest = wanted.break_minutes * 60 if wanted.break_after and number % wanted.break_after == 0 else 0
        levels.append(Level(_half(big, chips), big, _ante(big, number, wanted.ante_kind, chips), wanted.ante_kind,
                            minutes * 60, rest if number < len(bigs) else 0))  # fmt: skip
    structure = Structure(tuple(levels), wanted.starting, tuple(chips))
    lasts = sum(level.seconds + level.pause for level in levels) // 60
    return Built(structure, stack, colour_ups(structure), lasts)


def starting_pieces(wanted: Wanted) -> Pieces | Refused:
    """Return the pieces of a starting stack, the smallest first: enough small ones to pay with, and few in all."""
    each = {value: count // wanted.players for value, count in sorted(wanted.owned.items()) if count >= wanted.players}
    values = sorted(each)
    most = sum(value * count for value, count in each.items())
    for start in range(len(values)):
        if wanted.starting % values[start] or wanted.starting > most:
            continue
        # what is more than half a stack comes with a colour-up, unless the others do not reach
        small = [value for value in values[start:] if 2 * value <= wanted.starting]
        pieces = (_filled(wanted.starting, small, each) if small else ()) or _filled(
            wanted.starting, values[start:], each
        )
        if pieces:
            return pieces
    return Refused("chips_do_not_reach", {"stack": wanted.starting, "players": wanted.players, "most": most})


def _filled(stack: int, values: list[int], each: Mapping[int, int]) -> Pieces:
    # so many of each as pay twice the next denomination, more of the small ones where the large ones run out
    least = [min(each[value], 2 * larger // value) for value, larger in itertools.pairwise(values)]
    for share in (4, 3, 2, 1, 0):
        kept = [count * share // 4 for count in least] + [0]
        rest = stack - sum(value * count for value, count in zip(values, kept, strict=True))
        if rest < 0:
            continue
        counts = dict(zip(values, kept, strict=True))
        for value in reversed(values):
            more = min(rest // value, each[value] - counts[value])
            counts[value] += more
            rest -= more * value
        if not rest:
            return tuple([(count, value) for value, count in counts.items() if count])
    return ()


def _unit(big: int, chips: list[int]) -> int:
    """Return the smallest chip that is still in play at about this big blind."""
    unit = chips[0]
    for value in chips[1:]:
        if big >= 4 * value and value % unit == 0:
            unit = value
    return unit


def _nice(big: int, chips: list[int], parts: int) -> int:
    """Return a big blind near this one that the chips can make, in so many equal parts, the small blind as well."""
    scale = 1
    while big > 1000 * scale // 100:
        scale *= 10
    figures = [figure * scale // 100 for figure in NICE] + [10 * scale]
    unit = _unit(big, chips)
    fits = [figure for figure in figures if figure % (parts * unit) == 0 and figure >= 2 * unit]
    return min(fits, key=lambda figure: abs(figure - big)) if fits else 2 * unit


def _ladder(first: int, last: int, chips: list[int], parts: int) -> list[int]:
    """Return all nice big blinds from the first to the one at which an evening ends."""
    bigs = [first]
    while bigs[-1] < last:
        scale = 1
        while bigs[-1] >= 10 * scale:
            scale *= 10
        higher = [figure * scale // 100 for figure in (*NICE, 1000, 1200, 2000) if figure * scale // 100 > bigs[-1]]
        unit = _unit(bigs[-1], chips)
        fits = [figure for figure in higher if figure % (parts * unit) == 0 == figure % (parts * _unit(figure, chips))]
        bigs.append(fits[0] if fits else _multiple(3 * bigs[-1] // 2, parts, chips))
    return bigs


def _multiple(big: int, parts: int, chips: list[int]) -> int:
    """Return the least big blind from this one on that the chips can make; of some they make no round figure."""
    while big % (step := parts * _unit(big, chips)):
        big += -big % step
    return big


def _pace(wanted: Wanted, steps: int) -> tuple[int, int]:
    """Return the minutes of a level and how many levels there are, so that the evening lasts as long as wanted."""

    def lasts(minutes: int, count: int) -> int:
        breaks = (count - 1) // wanted.break_after if wanted.break_after else 0
        return minutes * count + breaks * wanted.break_minutes

    fewest = max(1, (steps + 1) // 2)
    choices = [(minutes, count) for minutes in MINUTES for count in range(fewest, steps + 1)]
    return min(choices, key=lambda each: (abs(lasts(*each) - wanted.minutes), -each[1]))


def _thinned(bigs: list[int], count: int) -> list[int]:
    """Leave out levels evenly, never the first or the last."""
    if count >= len(bigs):
        return bigs
    if count == 1:
        return bigs[-1:]
    return [bigs[at * (len(bigs) - 1) // (count - 1)] for at in range(count)]


def _half(big: int, chips: list[int]) -> int:
    unit = _unit(big, chips)
    return max(unit, big // 2 // unit * unit)


def _ante(big: int, number: int, kind: Ante, chips: list[int]) -> int:
    """Return the ante, none at first: the big blind where one posts it for all, an eighth of it where each does."""
    if number < 3:
        return 0
    if kind != "each":
        return big
    unit = _unit(big, chips)
    return max(unit, big // 8 // unit * unit)
