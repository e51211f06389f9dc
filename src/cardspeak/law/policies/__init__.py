"""All policies of the law, a file a chapter; importing this package registers them."""

from cardspeak.law.policies import (
    betting,
    clock,
    dealing,
    declarations,
    forced,
    incidents,
    incidents_boards,
    incidents_misdeals,
    incidents_numbers,
    offences,
    pots,
    ranking,
    seating,
    showdown,
    stakes,
    table,
)

__all__ = [
    "betting",
    "clock",
    "dealing",
    "declarations",
    "forced",
    "incidents",
    "incidents_boards",
    "incidents_misdeals",
    "incidents_numbers",
    "offences",
    "pots",
    "ranking",
    "seating",
    "showdown",
    "stakes",
    "table",
]
