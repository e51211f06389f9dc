"""Rulings on the board: streets opened too early or with too many cards, wrong burns, a dropped stub."""

from collections.abc import Callable

from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible, ruling
from cardspeak.floor.incidents.sight import next_street
from cardspeak.floor.ruling import Ruling
from cardspeak.law import steps as s

# what these say is done before a street that comes
OF_LATER_STREETS = frozenset({s.TWO_BURNS, s.SURPLUS_BURNS_NEXT, s.ONE_BURN})


def opened_early(hearing: Hearing) -> Ruling:
    """Rule on a street that was opened before the betting was over."""
    streets, named = hearing.state.deal.game.streets, hearing.facts.text("which street")
    coming = next_street(hearing.state)
    street = coming.name if coming and coming.board and named == "next street" else named
    there = next((each for each in streets if each.name == street), None)
    if street == "next street" and any(each.board for each in streets):
        return impossible("game_has_no_next_street")
    if street != "next street" and not (there and there.board):
        return impossible(f"game_has_no_{street.replace(' ', '_')}")
    if hearing.facts.yes("round over"):
        return impossible("betting_is_over")
    if there is None:
        found = hearing.procedure("early.stud")
    elif coming is not there:
        return impossible(f"{street}_does_not_come_next")
    else:
        found = hearing.procedure(f"early.{street}")
    hearing.ask("stub.shuffle")
    return ruling(hearing, found)


def wrong_burn(hearing: Hearing) -> Ruling:
    """Rule on a street before which no card was burned, or more than one."""
    burned = hearing.facts.number("cards burned")
    if burned == 1:
        return impossible("one_card_is_right_burn")
    if not hearing.facts.yes("later street"):
        return impossible("no_burn_before_first_street")
    if burned == 0 and hearing.facts.yes("on the flop"):
        found = hearing.procedure("flop.unburned")
        if found.outcome != "as_on_other_streets":
            return ruling(hearing, found)
    found = hearing.procedure("burn.wrong")
    if hearing.facts.yes("last street"):  # no street comes before which anything could burn
        found = found._replace(steps=tuple([step for step in found.steps if step not in OF_LATER_STREETS]))
    return ruling(hearing, found)


def wrong_cards(hearing: Hearing) -> Ruling:
    """Rule on a street with too many cards."""
    street, number = hearing.facts.text("which street"), hearing.facts.number("cards turned up")
    there = next((each for each in hearing.state.deal.game.streets if each.name == street), None)
    if there is None or number <= there.board:
        return impossible("not_too_many", cards=number)
    return ruling(hearing, hearing.procedure("flop.surplus" if street == "flop" else "street.surplus"))


def _by(point: str) -> Callable[[Hearing], Ruling]:
    return lambda hearing: ruling(hearing, hearing.procedure(point))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "early_street": opened_early,
    "wrong_burn": wrong_burn,
    "wrong_cards": wrong_cards,
    "burn_seen": _by("burn.seen"),
    "stub_dropped": _by("stub.dropped"),
}
