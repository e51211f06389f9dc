"""Roles: who of the staff of a tournament may do what, and who may impose which penalty."""

from collections.abc import Sequence
from typing import Literal

from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.law.sanctions import PenaltyKind, Ranks

Role = Literal["director", "floor", "dealer", "cashier", "judge"]
Deed = Literal["seats", "clock", "chips", "money", "settings", "rulings", "protests", "hands", "days"]

ABOVE: dict[Role, tuple[Role, ...]] = {
    "director": ("director",),
    "judge": ("judge", "director"),
    "floor": ("floor", "judge", "director"),
    "dealer": ("dealer", "floor", "judge", "director"),
    "cashier": ("cashier", "director"),
}
"""Who may do what a role may do."""

DEEDS: dict[Deed, Role] = {
    "settings": "director",
    "days": "director",
    "protests": "judge",
    "rulings": "floor",
    "seats": "floor",
    "clock": "floor",
    "chips": "floor",
    "money": "cashier",
    "hands": "dealer",
}
"""The lowest role that may do something."""

RANKS: dict[str, Role] = {
    "the floor": "floor",
    "the referee": "floor",
    "the chief referee": "judge",
    "the tournament director": "director",
}
"""Which role the law means by the names of those who may impose penalties."""


def may(roles: Sequence[Role], deed: Deed) -> bool:
    """Say whether somebody with these roles may do something."""
    return any(role in ABOVE[DEEDS[deed]] for role in roles)


def imposes(law: Law, kind: PenaltyKind) -> Role | None:
    """Return the lowest role that may impose a penalty (point `penalty.by`); none: the federation alone does."""
    ranks: Ranks = law.penalty_by(Facts({}))
    if kind == "exclusion":
        return None
    return RANKS[ranks.out if kind == "disqualification" else ranks.missed]


def may_impose(law: Law, roles: Sequence[Role], kind: PenaltyKind, judged: bool = True) -> bool:
    """Say whether somebody with these roles may impose a penalty.

    `judged` says that the event has a chief judge; where it has none the director stands for them. The end of a season
    is the federation's: nobody at the event excludes, but whoever may disqualify proposes it.
    """
    role = imposes(law, "disqualification" if kind == "exclusion" else kind)
    assert role is not None
    if role == "judge" and judged:
        return "judge" in roles
    return any(each in ABOVE[role] for each in roles)
