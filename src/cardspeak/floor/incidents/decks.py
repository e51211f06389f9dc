"""Rulings on decks and on cards that left the table."""

from collections.abc import Callable

from cardspeak.finding import findings
from cardspeak.floor.incidents.deal import exposed
from cardspeak.floor.incidents.hearing import Hearing
from cardspeak.floor.incidents.procedures import ruling
from cardspeak.floor.ruling import Ruling
from cardspeak.law.procedure import Procedure


def _fouled(point: str) -> Callable[[Hearing], Ruling]:
    def rule(hearing: Hearing) -> Ruling:
        found = hearing.procedure(point)
        if found.refund and hearing.facts.yes("pot awarded"):
            found = hearing.procedure("fouled.after")
        return ruling(hearing, found)

    return rule


def off_the_table(hearing: Hearing) -> Ruling:
    """Rule on a card that fell off the table: by the dealer's dealing, or by the player's hand."""
    later, own = hearing.facts.yes("later street"), bool(hearing.incident.seats)
    if own and ((later and hearing.facts.text("family") != "stud") or not hearing.facts.yes("by the dealer")):
        return ruling(hearing, hearing.procedure("off.own"))  # nobody is dealt a card of their own on a later street
    if later and not own:
        return ruling(hearing, hearing.procedure("off.stub"))
    found: Procedure | tuple[str, ...] = hearing.ask("off.table")
    if isinstance(found, Procedure):
        return ruling(hearing, found)
    as_exposed = exposed(hearing)
    return as_exposed._replace(steps=(*as_exposed.steps, *findings(*found)), points=tuple(hearing.points))


RULES: dict[str, Callable[[Hearing], Ruling]] = {
    "duplicate": _fouled("fouled.twice"),
    "other_back": _fouled("fouled.back"),
    "wrong_count": _fouled("fouled.count"),
    "marks": _fouled("fouled.marks"),
    "deck_trouble": _fouled("fouled.other"),
    "off_the_table": off_the_table,
}
