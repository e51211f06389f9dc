"""Policies of the floor: what an offence costs, by the ladder that the book has for it."""

from cardspeak.law.facts import Facts
from cardspeak.law.points_offences import OFFENCES
from cardspeak.law.policy import policy
from cardspeak.law.sanctions import LADDERS, Ladder


def costs(ladder: str, facts: Facts) -> Ladder:
    """It costs what this ladder says, for the first time and when it is repeated."""
    return LADDERS[ladder]


for _offence in OFFENCES:
    policy(_offence.point, ladder=tuple(LADDERS))(costs)
