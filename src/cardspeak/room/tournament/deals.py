"""Deals: whether the players who are left may share the prizes otherwise."""

from cardspeak.law.law import Law


def deal_is_paid(law: Law, active: int, agreed: int) -> bool:
    """Say whether prizes may be paid by a deal to which so many of the players still in agree (point `prize.deal`)."""
    return bool(law.prize_deal(active=active, agreed=agreed))
