"""All policies of the law, a file a chapter; importing this package registers them."""

from cardspeak.law.policies import (
    betting,
    chips,
    clock,
    dealing,
    declarations,
    early,
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
    "chips",
    "clock",
    "dealing",
    "declarations",
    "early",
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
