"""Duties: which of the staff does what, by the book (points `who.…`)."""

from typing import Literal

from cardspeak.law.law import Law

Role = Literal["dealer", "floor", "manager", "administrator", "cashier", "director", "judge"]
Deed = Literal[
    "told", "invites", "moves", "absence", "counts", "keeps", "deposit", "exit", "spectators", "charge", "bans",
    "proposals",
]  # fmt: skip


def who(deed: Deed, law: Law) -> Role:
    """Return the role that does something."""
    role: Role = getattr(law, f"who_{deed}")()
    return role


def behind(deed: Deed, law: Law) -> tuple[str, ...]:
    """Return the clauses that say who does it."""
    return law.cites(f"who.{deed}")
