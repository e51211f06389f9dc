"""Rulings on the board: streets opened too early."""

from collections.abc import Callable

from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling

FLOP_STREETS = ("flop", "turn", "river")


def opened_early(matter: Matter) -> Ruling:
    """Rule on a street that was opened before the betting was over."""
    family, street = matter.facts.text("family"), matter.facts.text("which street")
    if (family == "flop") != (street in FLOP_STREETS):
        return impossible(f"the game has no {street}")
    if matter.facts.yes("round over"):
        return impossible("the betting is over: it is no street too early")
    if family != "flop":
        found = matter.procedure("early.stud")
    else:
        if matter.facts.number("street") != FLOP_STREETS.index(street):
            return impossible(f"the {street} does not come next")
        found = matter.procedure(f"early.{street}")
    matter.ask("stub.shuffle")
    return ruling(matter, found)


RULES: dict[str, Callable[[Matter], Ruling]] = {"early street": opened_early}
