"""Templates of structures: how deep and how long an evening is, to be built with the chips that a club owns."""

from collections.abc import Mapping
from math import isqrt
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.tournament.builder import Wanted
from cardspeak.room.tournament.structure import Ante

FEW = 9  # players of whom the minutes of a template are said: one table


@record
class Template(NamedTuple):
    """A template: big blinds of a starting stack, minutes for one table and most of them, levels between breaks."""

    deep: int
    minutes: int
    most: int
    ante_kind: Ante = "big blind"
    break_after: int = 4
    break_minutes: int = 10


TEMPLATES: Mapping[str, Template] = {
    "turbo": Template(50, 75, 180, break_after=6, break_minutes=5),
    "regular": Template(100, 150, 360),
    "deep": Template(200, 240, 600, break_minutes=15),
}


def wanted(name: str, players: int, owned: Mapping[int, int], starting: int = 0) -> Wanted:
    """Return what a template wants of the builder for so many players with these chips.

    The minutes grow with the square root of the field, which is about how much longer more players take. Without a
    starting stack it is as deep as the template says, in big blinds of two of the smallest chips of which everybody
    can have four. `KeyError` for a template that is not there.
    """
    template = TEMPLATES[name]
    minutes = min(template.most, isqrt(template.minutes**2 * max(players, FEW) // FEW) // 5 * 5)
    smallest = min((value for value, count in owned.items() if count >= 4 * players), default=0)
    return Wanted(
        players, starting or 2 * smallest * template.deep, minutes, owned, template.deep, template.ante_kind,
        template.break_after, template.break_minutes,
    )  # fmt: skip
