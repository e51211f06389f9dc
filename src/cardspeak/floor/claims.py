"""Rulings on disputes: who pushes a pot, until when a claim is heard, and when fairness goes before the letter."""

from collections.abc import Callable

from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling


def _after_the_award(point: str) -> Callable[[Matter], Ruling]:
    def rule(matter: Matter) -> Ruling:
        if not matter.facts.yes("pot awarded"):
            return impossible("pot_is_not_awarded_yet")
        return ruling(matter, matter.procedure(point))

    return rule


def _by(point: str) -> Callable[[Matter], Ruling]:
    return lambda matter: ruling(matter, matter.procedure(point))


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "took_the_pot": _by("pot.pushed"),
    "disputed_hand": _after_the_award("claim.until"),
    "disputed_pot": _after_the_award("claim.pot"),
    "unfair": _by("floor.fairness"),
    "harmed": _by("floor.harm"),
    "no_rule": _by("floor.uncovered"),
    "contested": _by("floor.final"),
}
