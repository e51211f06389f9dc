"""How the events of prizes, deals and penalties are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.folds_entries import paid, put
from cardspeak.room.tournament.run.state import Given, Tournament


def payouts_set(tournament: Tournament, event: e.PayoutsSet, at: int) -> Tournament:
    ledger = paid(tournament.ledger, *event.transactions)
    return tournament._replace(payouts=event.amounts, overlay=event.overlay, ledger=ledger)


def prize_paid(tournament: Tournament, event: e.PrizePaid, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    now = tournament._replace(ledger=paid(tournament.ledger, event.transaction))
    return put(now, own._replace(prize=own.prize + event.amount))


def deal_proposed(tournament: Tournament, event: e.DealProposed, at: int) -> Tournament:
    return tournament._replace(deal=event.deal)


def deal_agreed(tournament: Tournament, event: e.DealAgreed, at: int) -> Tournament:
    assert tournament.deal, "no deal"
    return tournament._replace(deal=tournament.deal._replace(agreed=(*tournament.deal.agreed, *event.members)))


def deal_refused(tournament: Tournament, event: e.DealRefused, at: int) -> Tournament:
    return tournament._replace(deal=None)


def deal_made(tournament: Tournament, event: e.DealMade, at: int) -> Tournament:
    assert tournament.deal, "no deal"
    return tournament._replace(deal=tournament.deal._replace(made=True))


def penalty_given(tournament: Tournament, event: e.PenaltyGiven, at: int) -> Tournament:
    given = Given(
        event.case, event.member, event.offence, event.kind, event.number, event.hands, event.hands, event.by, at,
        event.reason, event.cites,
    )  # fmt: skip
    return tournament._replace(penalties=(*tournament.penalties, given))


def penalty_served(tournament: Tournament, event: e.PenaltyServed, at: int) -> Tournament:
    penalties = [
        each._replace(left=max(0, each.left - event.hands)) if each.case == event.case else each
        for each in tournament.penalties
    ]
    return tournament._replace(penalties=tuple(penalties))


MONEY: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.PayoutsSet: payouts_set,
    e.PrizePaid: prize_paid,
    e.DealProposed: deal_proposed,
    e.DealAgreed: deal_agreed,
    e.DealRefused: deal_refused,
    e.DealMade: deal_made,
    e.PenaltyGiven: penalty_given,
    e.PenaltyServed: penalty_served,
}
