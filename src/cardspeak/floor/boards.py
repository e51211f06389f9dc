"""Rulings on the board: streets opened too early or with too many cards, wrong burns, a dropped stub."""

from collections.abc import Callable

from cardspeak.floor.answers import impossible, ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.ruling import Ruling

FLOP_STREETS = ("flop", "turn", "river")


def opened_early(matter: Matter) -> Ruling:
    """Rule on a street that was opened before the betting was over."""
    family, street = matter.facts.text("family"), matter.facts.text("which street")
    at = matter.facts.number("street")
    if family == "flop" and street == "next street" and at < len(FLOP_STREETS):
        street = FLOP_STREETS[at]
    if (family == "flop") != (street in FLOP_STREETS):
        return impossible(f"game_has_no_{street.replace(' ', '_')}")
    if matter.facts.yes("round over"):
        return impossible("betting_is_over")
    if family != "flop":
        found = matter.procedure("early.stud")
    else:
        if at != FLOP_STREETS.index(street):
            return impossible(f"{street}_does_not_come_next")
        found = matter.procedure(f"early.{street}")
    matter.ask("stub.shuffle")
    return ruling(matter, found)


def wrong_burn(matter: Matter) -> Ruling:
    """Rule on a street before which no card was burned, or more than one."""
    burned = matter.facts.number("cards burned")
    if burned == 1:
        return impossible("one_card_is_right_burn")
    if not matter.facts.yes("later street"):
        return impossible("no_burn_before_first_street")
    if burned == 0 and matter.facts.yes("on the flop"):
        found = matter.procedure("flop.unburned")
        if found.outcome != "as_on_other_streets":
            return ruling(matter, found)
    return ruling(matter, matter.procedure("burn.wrong"))


def wrong_cards(matter: Matter) -> Ruling:
    """Rule on a street with too many cards."""
    street, number = matter.facts.text("which street"), matter.facts.number("cards turned up")
    right = 3 if street == "flop" else 1
    if number <= right or matter.facts.text("family") != "flop":
        return impossible("not_too_many", cards=number)
    return ruling(matter, matter.procedure("flop.surplus" if street == "flop" else "street.surplus"))


def _by(point: str) -> Callable[[Matter], Ruling]:
    return lambda matter: ruling(matter, matter.procedure(point))


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "early_street": opened_early,
    "wrong_burn": wrong_burn,
    "wrong_cards": wrong_cards,
    "burn_seen": _by("burn.seen"),
    "stub_dropped": _by("stub.dropped"),
}
