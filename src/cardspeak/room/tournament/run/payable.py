"""The prizes: fixed once nothing can be bought any more, and what each place or deal brings a player."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.ledger import event as money
from cardspeak.room.tournament.payouts import payout_table, places_paid, pool_of
from cardspeak.room.tournament.places import prizes_of
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.draft import Draft
from cardspeak.room.tournament.run.state import Tournament, finish_of
from cardspeak.room.tournament.tickets import satellite_pays


def players_in(tournament: Tournament) -> int:
    """Return how many players have taken part."""
    return sum(each.entries > 0 for each in tournament.entrants.values())


def collected(tournament: Tournament) -> int:
    """Return what was paid in for prizes, without what the house added."""
    paid = sum(each.prize for each in tournament.entrants.values())
    return tournament.ledger.on(money.prizes(tournament.id)) + paid - tournament.overlay


def buying_is_over(tournament: Tournament) -> bool:
    """Say whether nobody can enter, rebuy or add on any more."""
    settings, level = tournament.settings, tournament.level + 1
    rebuys = settings.rebuy is not None and level <= settings.rebuy.until
    addons = settings.addon is not None and level <= settings.addon.until
    return not (tournament.open or rebuys or addons)


def fix_prizes(draft: Draft) -> None:
    """Fix the prizes, unless they are and fit; the house adds what is missing to its guarantee."""
    now = draft.now
    own = collected(now)
    if now.payouts and sum(now.payouts) == own + now.overlay:
        return
    pool = pool_of(own, now.settings.guarantee, players_in(now), draft.law)
    terms = now.settings.payout
    places = min(terms.places or places_paid(now.counts.entries, terms.percent), players_in(now))
    amounts = payout_table(pool.prizes, max(1, places), terms.steepness, terms.least, terms.unit)
    if now.settings.satellite:
        amounts = seats_paid(pool.prizes, now.settings.satellite.worth, players_in(now))
    more = pool.overlay - now.overlay
    transactions = (money.overlaid(now.id, more),) if more else ()
    draft.add(e.PayoutsSet(amounts, pool.overlay, transactions, pool.cites))


def seats_paid(pool: int, worth: int, players: int) -> tuple[int, ...]:
    """Return the prizes of a satellite: tickets of one worth, and what is left over for the place after them."""
    pays = satellite_pays(pool, worth, players)
    if not pays.tickets:
        return (pool,)
    if pays.tickets == players:
        return (worth + pays.rest, *[worth] * (players - 1))
    return (*[worth] * pays.tickets, *([pays.rest] if pays.rest else []))


def keep_fitting(draft: Draft) -> None:
    """Fix the prizes as soon as nothing can be bought any more, and again when money has come or gone since."""
    stage = draft.now.stage
    if draft.now.payouts and draft.now.ledger is draft.before.ledger:
        return
    plays = stage in ("running", "between_days")
    if stage == "over" or (plays and (draft.now.payouts or buying_is_over(draft.now))):
        fix_prizes(draft)


def below_what_was_paid(draft: Draft) -> Refused | None:
    """Say whose prize, fixed anew, would be less than what they were handed out."""
    now = draft.now
    if now.payouts == draft.before.payouts:
        return None
    for each in now.entrants.values():
        due = won(now, draft.law, each.member) if each.prize else None
        if due is not None and due < each.prize:
            return Refused("prize_below_what_was_paid", {"name": each.member, "paid": each.prize, "amount": due})
    return None


def row_of_prizes(tournament: Tournament) -> tuple[int, ...]:
    """Return the prize of every place from the first on, also of those without one."""
    return (*tournament.payouts, *[0] * (len(tournament.entrants) - len(tournament.payouts)))


def prize_of(draft: Draft, member: str) -> int | None:
    """Return what a player has won in all, None while their place is not certain."""
    return won(draft.now, draft.law, member)


def won(now: Tournament, law: Law, member: str) -> int | None:
    """Return what a player has won under the law of the event, None while their place is not certain."""
    finish = finish_of(now, member)
    if finish is None or not now.payouts:
        return None
    share = dict(now.deal.shares).get(member) if now.deal and now.deal.made else None
    if now.deal and share is not None:
        return share + (now.deal.kept if finish.best == 1 else 0)
    shared = [each for each in now.finishes if each.best == finish.best]
    hands = {each.player: now.entrants[each.player].hand for each in shared}
    return prizes_of(shared, row_of_prizes(now), law, hands, now.settings.payout.unit)[member]


def prizes_left(tournament: Tournament, players: int) -> Sequence[int]:
    """Return the prizes of the places that so many players play for."""
    return row_of_prizes(tournament)[:players]
