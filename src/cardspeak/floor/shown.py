"""Rulings on cards that one player has seen, or wants to see."""

from collections.abc import Callable

from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling


def given_up(matter: Matter) -> Ruling:
    """Rule on a player who wants to see a hand that another gave up."""
    if matter.facts.yes("in the hand"):
        return impossible("that_hand_was_not_given_up")
    return ruling(matter, matter.procedure("show.given_up"))


def _by(point: str) -> Callable[[Matter], Ruling]:
    return lambda matter: ruling(matter, matter.procedure(point))


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "shown_to_one": _by("show.one_all"),
    "hand_suspected": _by("show.suspicion"),
    "given_up": given_up,
    "misread": _by("hand.misread"),
}
