"""Rulings on the deal: what is a misdeal, and what is put right."""

from collections.abc import Callable

from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.lost import lost, won_already
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.incidents.sight import dealt_so_far
from cardspeak.floor.ruling import Ruling
from cardspeak.law.procedure import Procedure

NO_MISDEAL = "no_misdeal"


def _misdealt(hearing: Hearing, found: Procedure) -> Ruling:
    """Return a ruling on a fault of the deal: in time it is dealt again, too late the hand goes on."""
    if found.outcome != "misdeal":
        return ruling(hearing, found)
    in_time = hearing.procedure("misdeal.until")
    if in_time.outcome != "misdeal":
        return ruling(hearing, in_time)
    return ruling(hearing, hearing.procedure("misdeal.redeal"))


def _by(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        return _misdealt(hearing, hearing.procedure(point))

    return rule


def exposed(hearing: Hearing) -> Ruling:
    """Rule on a card of a player that the dealer turned up."""
    told, there = dict(hearing.incident.facts), dealt_so_far(hearing.state)
    if int(told.get("card", 0)) > there or len(hearing.incident.cards) > there:
        return impossible("no_so_many_cards", cards=there)
    if hearing.facts.yes("later street"):
        if hearing.facts.text("family") == "stud":
            return ruling(hearing, hearing.procedure("exposed.last"))
        return impossible("no_own_cards_on_this_street")
    found = hearing.procedure("exposed.deal")
    if found.outcome == NO_MISDEAL:
        found = hearing.procedure("exposed.one")
    return _misdealt(hearing, found)


def boxed(hearing: Hearing) -> Ruling:
    """Rule on cards that lie the wrong way round in the deck."""
    found = hearing.procedure("boxed.several")
    if found.outcome == "misdeal" and hearing.procedure("misdeal.until").outcome != "misdeal":
        found = hearing.procedure("boxed.one")  # too late for a misdeal: each is a scrap of paper
    if found.outcome == NO_MISDEAL:
        found = hearing.procedure("boxed.one")
    return _misdealt(hearing, found)


def wrong_number(hearing: Hearing) -> Ruling:
    """Rule on a hand with too many or too few cards."""
    if hearing.facts.number("extra cards") == 0:
        return impossible("that_is_right_number_of_cards")
    if hearing.ask("number.until"):
        found = hearing.procedure("number.dealt")
        if found.outcome == "misdeal":
            found = hearing.procedure("misdeal.redeal")
        return ruling(hearing, found)
    found = hearing.procedure("number.late")
    if found.dead and not found.refund and (won := won_already(hearing)):
        return won
    if found.outcome == "hand_is_dead" and not hearing.facts.yes("looked"):
        found = found._replace(outcome=hearing.ask("number.unseen"))
    return lost(hearing, found)


def foreign(hearing: Hearing) -> Ruling:
    """Rule on a card that does not belong to the game; found after the award it is as any fouled deck."""
    found = hearing.procedure("misdeal.foreign")
    if found.refund and hearing.facts.yes("pot awarded"):
        found = hearing.procedure("fouled.after")
    return _misdealt(hearing, found)


RULES: dict[str, Callable[[Hearing], Ruling]] = {
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
