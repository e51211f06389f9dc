"""The structure of a tournament: levels and breaks, and which chips it needs.

A structure is data; `wrong` says what nobody could play, `colour_ups` when a denomination is no longer needed.
"""

import itertools
from collections.abc import Sequence
from math import gcd
from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.levels import ante_may_follow

DAY = 24 * 3600  # seconds
LONGEST = 7 * DAY  # that a level or a break lasts
Ante = Literal["each", "big blind", "button"]


@record
class Level(NamedTuple):
    """A level: the blinds or bets, the ante and who posts it, the seconds that it lasts, the break after it.

    `small` and `big` are the blinds of games with blinds; `bring_in`, `lower` and `upper` the bring-in and the bets of
    others. `pause` are the seconds of the break that follows, `day_ends` says that the day ends with the level.
    """

    small: int
    big: int
    ante: int = 0
    ante_kind: Ante = "each"
    seconds: int = 1200
    pause: int = 0
    bring_in: int = 0
    lower: int = 0
    upper: int = 0
    day_ends: bool = False


@record
class Structure(NamedTuple):
    """The levels in their order, the starting stack, and the denominations with which it is played."""

    levels: tuple[Level, ...]
    starting: int
    chips: tuple[int, ...]


def amounts(level: Level) -> tuple[int, ...]:
    """Return every amount that has to be paid in a level."""
    row = (level.small, level.big, level.ante, level.bring_in, level.lower, level.upper)
    return tuple([amount for amount in row if amount])


def wrong(structure: Structure, law: Law) -> Refused | None:
    """Return what is wrong with a structure; none when it can be played.

    Blinds never fall, nor antes where the law forbids it (point `ante.later`); every amount, like the starting stack,
    can be made with the chips in play.
    """
    chips = sorted(structure.chips)
    owned = chips and chips[0] > 0 and len(set(chips)) == len(chips)
    if not (structure.levels and owned and structure.starting > 0) or structure.starting % chips[0]:
        return Refused("no_structure", {"stack": structure.starting, "levels": len(structure.levels)})
    before = Level(0, 0)
    for number, level in enumerate(structure.levels, 1):
        if not _is_level(level):
            return Refused("no_level", {"level": number, "days": LONGEST // DAY})
        for amount in amounts(level):
            if amount % chips[0]:
                return Refused("chips_cannot_make", {"amount": amount, "smallest": chips[0], "level": number})
        if level.ante_kind == before.ante_kind and not ante_may_follow(law, level.ante, before.ante):
            facts = {"level": number, "ante": level.ante, "before": before.ante}
            return Refused("ante_falls", facts, law.cites("ante.later"))
        if (level.big or level.upper) < (before.big or before.upper):
            return Refused("blinds_fall", {"level": number})
        before = level
    return None


def _is_level(level: Level) -> bool:
    falls = level.small > level.big or level.lower > level.upper
    lasts = 1 <= level.seconds <= LONGEST and 0 <= level.pause <= LONGEST
    return lasts and not falls and min(amounts(level), default=0) > 0 and bool(level.big or level.upper)


@record
class ColourUp(NamedTuple):
    """After a level a denomination leaves play, for the next one that stays."""

    after: int
    removed: int
    smallest: int


def colour_ups(structure: Structure) -> tuple[ColourUp, ...]:
    """Return after which level, counted from 1, each denomination is not needed any more.

    It is not when all amounts of the levels that follow are multiples of the next one. Two of a level are done one
    after the other, the smaller first.
    """
    chips = sorted(structure.chips)
    found = []
    for old, new in itertools.pairwise(chips):
        last = max(
            (number for number, level in enumerate(structure.levels, 1) if gcd(*amounts(level)) % new), default=0
        )
        if 0 < last < len(structure.levels) and new % old == 0:
            found.append(ColourUp(last, old, new))
    return tuple(sorted(found, key=lambda each: (each.after, each.removed)))


def total_seconds(levels: Sequence[Level]) -> int:
    """Return how long levels last, with their breaks."""
    return sum(level.seconds + level.pause for level in levels)
