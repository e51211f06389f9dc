"""Rulings on decks and on cards that left the table."""

from collections.abc import Callable

from cardspeak.finding import findings
from cardspeak.floor.answers import ruling
from cardspeak.floor.matter import Matter
from cardspeak.floor.misdeals import exposed
from cardspeak.floor.ruling import Ruling
from cardspeak.law.procedure import Procedure


def _fouled(point: str) -> Callable[[Matter], Ruling]:
    def rule(matter: Matter) -> Ruling:
        found = matter.procedure(point)
        if found.refund and matter.facts.yes("pot awarded"):
            found = matter.procedure("fouled.after")
        return ruling(matter, found)

    return rule


def off_the_table(matter: Matter) -> Ruling:
    """Rule on a card that fell off the table: by the dealer's dealing, or by the player's hand."""
    if matter.incident.seats and not matter.facts.yes("by the dealer"):
        return ruling(matter, matter.procedure("off.own"))
    found: Procedure | tuple[str, ...] = matter.ask("off.table")
    if isinstance(found, Procedure):
        return ruling(matter, found)
    as_exposed = exposed(matter)
    return as_exposed._replace(steps=(*as_exposed.steps, *findings(*found)), points=tuple(matter.points))


RULES: dict[str, Callable[[Matter], Ruling]] = {
    "duplicate": _fouled("fouled.twice"),
    "other_back": _fouled("fouled.back"),
    "wrong_count": _fouled("fouled.count"),
    "marks": _fouled("fouled.marks"),
    "deck_trouble": _fouled("fouled.other"),
    "off_the_table": off_the_table,
}
