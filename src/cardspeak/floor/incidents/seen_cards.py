"""Rulings on cards that one player has seen, or wants to see."""

from collections.abc import Callable

from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.ruling import Ruling


def given_up(hearing: Hearing) -> Ruling:
    """Rule on a player who wants to see a hand that another gave up."""
    if hearing.facts.yes("in the hand"):
        return impossible("that_hand_was_not_given_up")
    return ruling(hearing, hearing.procedure("show.given_up"))


def _by(point: str) -> Callable[[Hearing], Ruling]:
    return lambda hearing: ruling(hearing, hearing.procedure(point))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "shown_to_one": _by("show.one_all"),
    "hand_suspected": _by("show.suspicion"),
    "given_up": given_up,
    "misread": _by("hand.misread"),
}
