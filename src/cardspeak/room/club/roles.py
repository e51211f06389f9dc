"""Roles: who of the staff of a club may do what. A deed has the roles that may do it; the owner appoints staff."""

from collections.abc import Sequence
from typing import Literal, get_args

Role = Literal["dealer", "floor", "manager", "administrator", "cashier", "director", "judge"]
ROLES: tuple[Role, ...] = get_args(Role)

Deed = Literal[
    "announce", "handover", "report", "time_charge",
    "admit", "lists", "seats", "moves", "warnings", "spectators", "reporting",
    "tables", "changes", "exit_sheets", "count_absent", "evening", "documents",
    "keeping", "bans", "members", "proposals", "staff", "house",
    "money", "shifts", "count_shifts", "tickets", "inventory",
    "tournaments", "protests", "exclusions", "fairness",
]  # fmt: skip

DEEDS: dict[Deed, tuple[Role, ...]] = {
    "announce": ("dealer", "floor", "manager", "administrator", "director"),
    "handover": ("dealer", "floor", "manager"),
    "report": ("dealer", "floor", "manager"),
    "time_charge": ("dealer", "floor", "manager"),
    "admit": ("floor", "manager", "administrator", "cashier"),
    "lists": ("floor", "manager"),
    "seats": ("floor", "manager"),
    "moves": ("floor", "manager"),
    "warnings": ("floor", "manager", "administrator", "director", "judge"),
    "spectators": ("floor", "manager"),
    "reporting": ("floor", "manager", "cashier"),
    "tables": ("floor", "manager"),
    "changes": ("manager",),
    "exit_sheets": ("manager",),
    "count_absent": ("manager",),
    "evening": ("manager", "administrator"),
    "documents": ("dealer", "floor", "manager", "administrator", "cashier", "director", "judge"),
    "keeping": ("administrator",),
    "bans": ("administrator",),
    "members": ("manager", "administrator"),
    "proposals": ("administrator",),
    "staff": ("administrator",),
    "house": ("administrator",),
    "money": ("cashier",),
    "shifts": ("cashier",),
    "count_shifts": ("cashier", "administrator"),
    "tickets": ("cashier", "director"),
    "inventory": ("cashier", "administrator"),
    "tournaments": ("director",),
    "protests": ("judge",),
    "exclusions": ("manager", "administrator", "director", "judge"),
    "fairness": ("manager", "administrator", "judge"),
}
"""Who may do something: each of these roles."""

OWNER: tuple[Role, ...] = ("manager", "administrator")
"""What the founder of a club is without being appointed."""


def may(roles: Sequence[Role], deed: Deed) -> bool:
    """Say whether somebody with these roles may do something."""
    return any(role in DEEDS[deed] for role in roles)


def deeds_of(roles: Sequence[Role]) -> tuple[Deed, ...]:
    """Return what somebody with these roles may do."""
    return tuple([deed for deed in DEEDS if may(roles, deed)])
