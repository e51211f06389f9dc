"""Rulings on disputes: who pushes a pot, until when a claim is heard, and when fairness goes before the letter."""

from collections.abc import Callable

from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling


def _after_the_award(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        if not hearing.facts.yes("pot awarded"):
            return impossible("pot_is_not_awarded_yet")
        return ruling(hearing, hearing.procedure(point))

    return rule


def _by(point: str) -> Callable[[Hearing], Ruling]:
    return lambda hearing: ruling(hearing, hearing.procedure(point))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "took_the_pot": _by("pot.pushed"),
    "disputed_hand": _after_the_award("claim.until"),
    "disputed_pot": _after_the_award("claim.pot"),
    "unfair": _by("floor.fairness"),
    "harmed": _by("floor.harm"),
    "no_rule": _by("floor.uncovered"),
    "contested": _by("floor.final"),
}
