"""Rulings on the deal: what is a misdeal, and what is put right."""

from collections.abc import Callable

from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling
from cardspeak.law.procedure import Procedure

NO_MISDEAL = "no_misdeal"


def _misdealt(matter: Matter, found: Procedure) -> Ruling:
    """Return a ruling on a fault of the deal: in time it is dealt again, too late the hand goes on."""
    if found.outcome != "misdeal":
        return ruling(matter, found)
    in_time = matter.procedure("misdeal.until")
    if in_time.outcome != "misdeal":
        return ruling(matter, in_time)
    return ruling(matter, matter.procedure("misdeal.redeal"))


def _by(point: str) -> Callable[[Matter], Ruling]:
    def rule(matter: Matter) -> Ruling:
        return _misdealt(matter, matter.procedure(point))

    return rule


def exposed(matter: Matter) -> Ruling:
    """Rule on a card of a player that the dealer turned up."""
    if matter.facts.yes("later street"):
        if matter.facts.text("family") == "stud":
            return ruling(matter, matter.procedure("exposed.last"))
        return impossible("no_own_cards_on_this_street")
    found = matter.procedure("exposed.deal")
    if found.outcome == NO_MISDEAL:
        found = matter.procedure("exposed.one")
    return _misdealt(matter, found)


def boxed(matter: Matter) -> Ruling:
    """Rule on cards that lie the wrong way round in the deck."""
    found = matter.procedure("boxed.several")
    if found.outcome == "misdeal" and matter.procedure("misdeal.until").outcome != "misdeal":
        found = matter.procedure("boxed.one")  # too late for a misdeal: each is a scrap of paper
    if found.outcome == NO_MISDEAL:
        found = matter.procedure("boxed.one")
    return _misdealt(matter, found)


def wrong_number(matter: Matter) -> Ruling:
    """Rule on a hand with too many or too few cards."""
    if matter.facts.number("extra cards") == 0:
        return impossible("that_is_right_number_of_cards")
    if matter.ask("number.until"):
        found = matter.procedure("number.dealt")
        if found.outcome == "misdeal":
            found = matter.procedure("misdeal.redeal")
        return ruling(matter, found)
    found = matter.procedure("number.late")
    if found.outcome == "hand_is_dead" and not matter.facts.yes("looked"):
        found = found._replace(outcome=matter.ask("number.unseen"))
    return ruling(matter, found)


def foreign(matter: Matter) -> Ruling:
    """Rule on a card that does not belong to the game; found after the award it is as any fouled deck."""
    found = matter.procedure("misdeal.foreign")
    if found.refund and matter.facts.yes("pot awarded"):
        found = matter.procedure("fouled.after")
    return _misdealt(matter, found)


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "exposed": exposed,
    "boxed": boxed,
    "wrong_number": wrong_number,
    "wrong_start": _by("misdeal.start"),
    "out_of_order": _by("misdeal.order"),
    "not_entitled": _by("misdeal.not_entitled"),
    "left_out": _by("misdeal.left_out"),
    "two_in_a_row": _by("misdeal.two_in_a_row"),
    "not_shuffled": _by("misdeal.unshuffled"),
    "seen_in_the_shuffle": _by("misdeal.seen"),
    "newcomer": _by("misdeal.newcomer"),
    "foreign_card": foreign,
    "wrong_button": _by("misdeal.button"),
}
