"""Deals: players who are left share the prizes otherwise, by chips, by ICM or as they like; all agree, or none is made.

A deal may keep something for those who play on (`kept`, the prizes of the places that stay open); what is shared is
the rest. Amounts are whole coins and add up to the prizes exactly.
"""

from collections.abc import Sequence
from fractions import Fraction

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.tournament.icm import icm
from cardspeak.room.tournament.payouts import to_coins


def deal_is_paid(law: Law, active: int, agreed: int) -> bool:
    """Say whether prizes may be paid by a deal to which so many of the players still in agree (point `prize.deal`)."""
    return bool(law.prize_deal(active=active, agreed=agreed))


def deal_by_chips(stacks: Sequence[int], prizes: Sequence[int], kept: int = 0, unit: int = 1) -> tuple[int, ...]:
    """Give everybody the smallest prize that is left, and share the rest by chips.

    `prizes` are one for each player, the best first. `kept` coins stay for the winner: they are taken from what is
    shared. `ValueError` when stacks and prizes do not fit.
    """
    _fit(stacks, prizes, kept)
    sure = min(prizes[-1], (sum(prizes) - kept) // len(stacks))
    rest, chips = sum(prizes) - kept - sure * len(stacks), sum(stacks)
    return to_coins([sure + Fraction(rest * stack, chips) for stack in stacks], sum(prizes) - kept, unit)


def deal_by_icm(stacks: Sequence[int], prizes: Sequence[int], kept: int = 0, unit: int = 1) -> tuple[int, ...]:
    """Give everybody what the stack is worth by ICM, with the first prize less by what is kept for the winner."""
    _fit(stacks, prizes, kept)
    left = [prizes[0] - kept, *prizes[1:]]
    return to_coins(icm(stacks, left), sum(left), unit)


def deal_as_agreed(
    amounts: Sequence[int], prizes: Sequence[int], agreed: int, law: Law, kept: int = 0
) -> tuple[int, ...] | Refused:  # fmt: skip
    """Take the amounts on which the players agreed, in their order; refused unless all agree and nothing is lost."""
    if not deal_is_paid(law, len(amounts), agreed):
        return Refused("deal_not_by_all", {"agreed": agreed, "active": len(amounts)}, law.cites("prize.deal"))
    total = sum(amounts) + kept
    if total != sum(prizes) or min(amounts) < 0 or kept < 0:
        return Refused("deal_does_not_add_up", {"total": total, "prizes": sum(prizes)}, law.cites("prize.deal"))
    return tuple(amounts)


def _fit(stacks: Sequence[int], prizes: Sequence[int], kept: int) -> None:
    if len(stacks) != len(prizes) or not stacks or min(stacks) < 1 or not 0 <= kept <= prizes[0]:
        raise ValueError(f"{len(stacks)} stacks share as many prizes: {list(prizes)[:20]}, {kept} kept")
