"""What a deal looks like after an event of a ruling; part of `evolve`, as pure as the rest of it."""

from collections.abc import Callable
from operator import add
from typing import Any

from cardspeak.cards.card import UNKNOWN
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import Pot, State


def hand_killed(state: State, event: a.HandKilled) -> State:
    noted = state.noted._replace(left=(*state.noted.left, event.seat))
    return state._replace(round=event.round, stage=event.stage, noted=noted)


def hand_restored(state: State, event: a.HandRestored) -> State:
    bit = 1 << event.seat
    was = state.noted
    left = tuple([seat for seat in was.left if seat != event.seat])
    noted = was._replace(mucked=was.mucked & ~bit, idle=was.idle & ~bit, left=left)
    return state._replace(round=event.round, noted=noted)


def chips_moved(state: State, event: a.BetsReturned | a.ChipsRemoved) -> State:
    return state._replace(round=event.round, pot=state.pot._replace(paid=event.paid, dead=event.dead))


def round_changed(state: State, event: a.BettingFrozen | a.ChipsStayed | a.RaiseBarred) -> State:
    return state._replace(round=event.round)


def bets_corrected(state: State, event: a.BetsCorrected) -> State:
    """What does not lie in front of the players afterwards has come to the pot, or out of it."""
    paid = [*state.pot.paid]
    for seat, more in event.put:
        paid[seat] += more - (event.round.bets[seat] - state.round.bets[seat])
    return state._replace(round=event.round, pot=state.pot._replace(paid=tuple(paid)))


def card_replaced(state: State, event: a.CardReplaced) -> State:
    """The old card lies on the stub, or with the burns; whoever had seen it has seen it."""
    seat, place, secret = event.seat, event.position, state.secret
    down, opened = [*secret.down], [*state.cards.open]
    hidden = state.cards.open[seat][place : place + 1]
    down[seat] = (*down[seat][:place], event.new, *down[seat][place + 1 :])
    if hidden:
        opened[seat] = (*opened[seat][:place], UNKNOWN, *opened[seat][place + 1 :])
    stub, burns = secret.stub[1:], secret.burns
    if event.burns_next:
        stub = (event.old, *stub)
    else:
        burns = (*burns, event.old)
    return state._replace(
        cards=state.cards._replace(open=tuple(opened)),
        secret=secret._replace(down=tuple(down), stub=stub, burns=burns),
    )


def stub_shuffled(state: State, event: a.StubShuffled) -> State:
    return state._replace(secret=state.secret._replace(stub=event.order))


def cards_laid(state: State, event: a.CardsLaid) -> State:
    return state._replace(
        street=event.street,
        stage=event.stage,
        round=event.round,
        cards=event.cards,
        secret=event.secret,
        noted=state.noted._replace(burns=event.burns),
    )


def counted_all_in(state: State, event: a.CountedAllIn) -> State:
    counted_all_in = (*state.noted.counted_all_in, (event.seat, event.chips))
    return state._replace(round=event.round, noted=state.noted._replace(counted_all_in=counted_all_in))


def betting_reopened(state: State, event: a.BettingReopened) -> State:
    return state._replace(street=event.street, stage=event.stage, round=event.round, pot=event.pot)


def award_taken_back(state: State, event: a.AwardTakenBack) -> State:
    stacks = [*state.round.stacks]
    for seat, amount in event.shares:
        stacks[seat] -= amount
    return state._replace(
        stage="showdown",
        round=state.round._replace(stacks=tuple(stacks), queue=()),
        pot=state.pot._replace(taken=0, raked=0),
        noted=state.noted._replace(odd=(), given=()),
    )


def deal_voided(state: State, event: a.DealVoided) -> State:
    now, nothing = state.round, (0,) * len(event.back)
    stacks = tuple(map(add, now.stacks, event.back))
    return state._replace(
        stage="over",
        round=now._replace(stacks=stacks, bets=nothing, queue=(), level=0),
        pot=Pot(nothing, nothing, (), 0, 0),
        noted=state.noted._replace(counted_all_in=()),
    )


EVOLVE_REMEDIES: dict[type, Callable[[Any, Any], State]] = {
    a.HandKilled: hand_killed,
    a.HandRestored: hand_restored,
    a.RaiseBarred: round_changed,
    a.BetsReturned: chips_moved,
    a.BetsCorrected: bets_corrected,
    a.BettingFrozen: round_changed,
    a.CountedAllIn: counted_all_in,
    a.ChipsRemoved: chips_moved,
    a.CardReplaced: card_replaced,
    a.StubShuffled: stub_shuffled,
    a.CardsLaid: cards_laid,
    a.BettingReopened: betting_reopened,
    a.ChipsStayed: round_changed,
    a.AwardTakenBack: award_taken_back,
    a.DealVoided: deal_voided,
}
