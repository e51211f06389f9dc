"""Policies of the floor: what an offence costs, by the ladder that the book has for it."""

from cardspeak.irregularities import OFFENCES
from cardspeak.law.facts import Facts
from cardspeak.law.policy import policy
from cardspeak.law.sanctions import FREE, LADDERS, Ladder


def costs(ladder: str, facts: Facts) -> Ladder:
    """It costs what this ladder says, for the first time and when it is repeated."""
    return LADDERS[ladder]


def costs_when(when: str, ladder: str, facts: Facts) -> Ladder:
    """It costs what this ladder says in these circumstances, and nothing in others."""
    return LADDERS[ladder] if when == "always" or facts.yes(when) else FREE


for _offence in OFFENCES:
    if _offence.when:
        policy(_offence.point, when=_offence.when, ladder=tuple(LADDERS))(costs_when)
    else:
        policy(_offence.point, ladder=tuple(LADDERS))(costs)
