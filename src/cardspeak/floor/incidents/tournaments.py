"""Rulings on what is asked of a tournament at a table: which level a hand has, whose place is higher."""

from collections.abc import Callable

from cardspeak.finding import Finding, finding, findings
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import impossible
from cardspeak.floor.ruling import Ruling

OLD, NEW = Finding("hand_is_of_the_old_level"), Finding("hand_is_of_the_new_level")


def _in_a_tournament(rule: Callable[[Hearing], Ruling]) -> Callable[[Hearing], Ruling]:
    def ruled(hearing: Hearing) -> Ruling:
        return rule(hearing) if hearing.facts.yes("tournament") else impossible("only_in_a_tournament")

    return ruled


def _level_ends(hearing: Hearing) -> Ruling:
    """Rule on the next hand when a level ends: one that has begun keeps the level; nobody is asked needlessly."""
    law, how = hearing.law, hearing.facts.text("how")
    if how == "push" and law.level_push():
        return Ruling(OLD, ("level.hand", "level.push"))
    if how != "before" and law.level_hand(sign=how):
        return Ruling(OLD, ("level.hand",))
    points = ("level.starts",) if how == "before" else ("level.hand", "level.starts")
    if law.level_starts(time_up=True, announced=False):
        return Ruling(NEW, points)
    hearing.points.append("level.starts")
    return Ruling(NEW if hearing.facts.yes("announced") else OLD, points)


def _old_level_hand(hearing: Hearing) -> Ruling:
    stays = hearing.law.level_wrong_hand(substantial=hearing.facts.yes("substantial"))
    points = ("level.wrong_hand", "action.substantial")
    return Ruling(OLD, points) if stays else Ruling(NEW, points, steps=findings("put_blinds_right"))


def _out_together(hearing: Hearing) -> Ruling:
    """Rule on the places of two who are out; the chips that they began the hand with stand in it."""
    seats, stacks = hearing.incident.seats, hearing.state.deal.stacks
    first, second = hearing.law.place_same_hand(started=tuple([stacks[seat] for seat in seats]))
    if first == second:
        return Ruling(Finding("they_share_their_places"), ("place.same_hand",))
    return Ruling(finding("is_placed_higher", seat=seats[0 if first < second else 1]), ("place.same_hand",))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "level_ends": _in_a_tournament(_level_ends),
    "old_level_hand": _in_a_tournament(_old_level_hand),
    "out_together": _in_a_tournament(_out_together),
}
