"""Prizes fixed and paid, and deals between those who are left."""

import itertools
from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.deals import deal_as_agreed, deal_by_chips, deal_by_icm, deal_is_paid
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import ended
from cardspeak.room.tournament.run.payable import (
    buying_is_over,
    collected,
    fix_prizes,
    players_in,
    prize_of,
    prizes_left,
)
from cardspeak.room.tournament.run.state import UNKNOWN, Deal, Entrant, Stage, Tournament, counted_lately, left

PAID: tuple[Stage, ...] = ("running", "between_days", "over")


def set_payouts(draft: Draft, command: c.SetPayouts) -> Refused | None:
    """Fix the prizes as the director has them; they make up the pool, fall, and are as many as there are players."""
    now, amounts = draft.now, command.amounts
    if not buying_is_over(now):
        return Refused("prizes_not_fixed", {})
    if any(each.prize for each in now.entrants.values()) or (now.deal and now.deal.made):
        return Refused("prizes_are_paid", {})
    fix_prizes(draft)
    pool = collected(draft.now) + draft.now.overlay
    if sum(amounts) != pool:
        return Refused("payouts_do_not_add_up", {"total": sum(amounts), "pool": pool})
    falls = all(one >= other for one, other in itertools.pairwise(amounts))
    if not falls or min(amounts, default=0) < 1 or len(amounts) > players_in(now):
        return Refused("no_payout_table", {"places": len(amounts), "players": players_in(now)})
    if amounts == draft.now.payouts:
        return Refused("nothing_to_change", {})
    draft.add(e.PayoutsSet(amounts, draft.now.overlay, (), ()))
    return None


def pay(draft: Draft, command: c.Pay) -> Refused | None:
    """Pay a player their prize."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own = now.entrants.get(member)
    if own is None:
        return Refused("not_entered", {"name": member})
    won = prize_of(draft, member)
    if won is None:
        return Refused("place_not_certain", {"name": member})
    if won <= own.prize:
        return Refused("already_paid" if own.prize else "no_prize", {"name": member, "amount": own.prize})
    amount = won - own.prize
    paid = money.prize_paid(now.id, member, amount)
    draft.add(e.PrizePaid(member, amount, paid, draft.law.cites("prize.odd")))
    return None


def propose_deal(draft: Draft, command: c.ProposeDeal) -> Refused | None:
    """Propose a deal; by chips and by ICM the stacks have to be known."""
    now, law = draft.now, draft.law
    if not now.payouts or not buying_is_over(now):
        return Refused("prizes_not_fixed", {})
    if now.deal and now.deal.made:
        return Refused("deal_is_made", {})
    if now.hand_for_hand and now.hand_for_hand.fallen:
        return Refused("round_not_over", {})
    still = left(now)
    prizes = prizes_left(now, len(still))
    if len(still) < 2 or sum(prizes) == 0:
        return Refused("nothing_to_share", {"players": len(still)})
    if not 0 <= command.kept <= prizes[0]:
        return Refused("deal_does_not_add_up", {"total": command.kept, "prizes": sum(prizes)}, law.cites("prize.deal"))
    if command.kind == "free":
        shares = _free(draft, still, prizes, command)
    else:
        shares = _by_stacks(draft, still, prizes, command)
    if isinstance(shares, Refused):
        return shares
    draft.members = tuple([member for member, _ in shares])
    draft.add(e.DealProposed(Deal(command.kind, shares, command.kept, command.by)))
    return None


Shares = tuple[tuple[str, int], ...]


def _free(draft: Draft, still: Sequence[Entrant], prizes: Sequence[int], command: c.ProposeDeal) -> Shares | Refused:
    named = dict(command.shares)
    if sorted(named) != sorted(each.member for each in still) or len(named) < len(command.shares):
        return Refused("deal_of_others", {"players": len(still)})
    amounts = [named[each.member] for each in still]
    found = deal_as_agreed(amounts, prizes, len(still), draft.law, command.kept)
    return found if isinstance(found, Refused) else command.shares


def _by_stacks(
    draft: Draft, still: Sequence[Entrant], prizes: Sequence[int], command: c.ProposeDeal
) -> Shares | Refused:  # fmt: skip
    now = draft.now
    for each in still:
        if each.chips == UNKNOWN or each.chips < 1 or not counted_lately(now, each):
            return Refused("stack_not_counted", {"name": each.member})
    total = sum(each.chips for each in still)
    if total != now.counts.in_play:
        return Refused("count_does_not_fit", {"counted": total, "in_play": now.counts.in_play})
    how = deal_by_icm if command.kind == "icm" else deal_by_chips
    amounts = how([each.chips for each in still], prizes, command.kept)
    return tuple([(each.member, amount) for each, amount in zip(still, amounts, strict=True)])


def agree_deal(draft: Draft, command: c.AgreeDeal) -> Refused | None:
    """Agree; when everybody has, the deal is made, and where nothing is kept the tournament is over."""
    now = draft.now
    if now.deal is None or now.deal.made:
        return Refused("no_deal_proposed", {})
    names = [member for member, _ in now.deal.shares]
    strangers = [member for member in command.members if member not in names]
    if strangers or not command.members:
        return Refused("not_playing", {"name": strangers[0] if strangers else ""})
    fresh = tuple([member for member in dict.fromkeys(command.members) if member not in now.deal.agreed])
    draft.members = fresh
    if not fresh:
        return Refused("nothing_to_change", {})
    draft.add(e.DealAgreed(fresh))
    deal = draft.now.deal
    if deal and len(deal.agreed) == len(names) and deal_is_paid(draft.law, len(names), len(deal.agreed)):
        draft.add(e.DealMade(draft.law.cites("prize.deal")))
        if not deal.kept:
            ended(draft, _places_by_chips(draft.now))
    return None


def _places_by_chips(tournament: Tournament) -> tuple[Finish, ...]:
    # nobody plays on: who has more chips is placed higher, and equal ones share; unknown ones by what they get
    deal = tournament.deal
    assert deal, "a deal"
    shares = dict(deal.shares)
    still = left(tournament)
    known = all(each.chips != UNKNOWN for each in still) and deal.kind != "free"
    worth = {each.member: each.chips if known else shares[each.member] for each in still}
    finishes, first = [], 1
    for amount in sorted(set(worth.values()), reverse=True):
        group = [member for member in worth if worth[member] == amount]
        finishes += [Finish(member, first, first + len(group) - 1, ()) for member in group]
        first += len(group)
    return tuple(reversed(finishes))


def forget_deal(draft: Draft) -> None:
    """Have a deal that was proposed be no more once others are left than it was proposed to, or have other prizes."""
    now = draft.now
    if now.deal is None or now.deal.made or now.stage != "running":
        return
    still = left(now)
    names = [member for member, _ in now.deal.shares]
    total = sum(amount for _, amount in now.deal.shares) + now.deal.kept
    if sorted(names) != sorted(each.member for each in still) or total != sum(prizes_left(now, len(still))):
        draft.add(e.DealRefused(""))


def refuse_deal(draft: Draft, command: c.RefuseDeal) -> Refused | None:
    """Refuse a deal that was proposed."""
    now = draft.now
    draft.members = (command.member,)
    if now.deal is None or now.deal.made:
        return Refused("no_deal_proposed", {})
    if command.member not in dict(now.deal.shares):
        return Refused("not_playing", {"name": command.member})
    draft.add(e.DealRefused(command.member))
    return None


RULES: dict[type, Rule] = {
    c.SetPayouts: Rule("set_payouts", set_payouts, PAID, ("director",)),
    c.Pay: Rule("pay", pay, PAID, ("director", "cashier")),
    c.ProposeDeal: Rule("propose_deal", propose_deal, ("running",), ("director", "floor")),
    c.AgreeDeal: Rule("agree_deal", agree_deal, ("running",), ("director", "floor"), own=True),
    c.RefuseDeal: Rule("refuse_deal", refuse_deal, ("running",), ("director", "floor"), own=True),
}
