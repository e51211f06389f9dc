"""All policies of the law, a file a chapter; importing this package registers them."""

from cardspeak.law.policies import (
    betting,
    clock,
    dealing,
    declarations,
    forced,
    incidents,
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
    "offences",
    "pots",
    "ranking",
    "seating",
    "showdown",
    "stakes",
    "table",
]
