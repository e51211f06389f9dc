"""Doing to the betting of a hand what a ruling wants: a round frozen, a player as if all-in, a call made up."""

from collections.abc import Callable, Sequence
from typing import Any

from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import brings_in, call, undecided
from cardspeak.hand.evolve import EVOLVE
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.remedies import kinds as m
from cardspeak.hand.state import State
from cardspeak.law.law import Law

Events = list[e.Event]


def freeze(state: State, remedy: m.Freeze, law: Law, happened: Sequence[e.Event]) -> Events:
    """Freeze the betting at the highest bet; whoever owes it can still match it."""
    now = state.round
    if state.stage != "betting" or now.ceiling >= 0:
        return []
    return [a.BettingFrozen(now._replace(ceiling=now.level))]


def as_all_in(state: State, remedy: m.AsAllIn, law: Law, happened: Sequence[e.Event]) -> Events:
    """Lay a player's stack aside until the round is over: the player contests the chips put in and is not asked."""
    now, seat = state.round, remedy.seat
    if state.stage != "betting" or not now.live >> seat & 1 or not now.stacks[seat]:
        return []
    stacks = (*now.stacks[:seat], 0, *now.stacks[seat + 1 :])
    queue = tuple([other for other in now.queue if other != seat])
    if len(queue) == 1:
        queue = undecided(queue, stacks, now.bets, now.live)
    return [a.CountedAllIn(seat, now.stacks[seat], now._replace(stacks=stacks, queue=queue))]


def stay_in(state: State, remedy: m.StayIn, law: Law, happened: Sequence[e.Event]) -> Events:
    """Put chips that stay in front of their player: they are a part of the call."""
    now, seat = state.round, remedy.seat
    amount = min(remedy.amount, now.level - now.bets[seat], now.stacks[seat])
    if state.stage != "betting" or amount <= 0:
        return []
    stacks = (*now.stacks[:seat], now.stacks[seat] - amount, *now.stacks[seat + 1 :])
    bets = (*now.bets[:seat], now.bets[seat] + amount, *now.bets[seat + 1 :])
    return [a.ChipsStayed(seat, amount, now._replace(stacks=stacks, bets=bets))]


def make_up(state: State, remedy: m.MakeUp, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Let the player to act call in full; nobody calls out of turn."""
    now = state.round
    if state.stage != "betting" or now.queue[:1] != (remedy.seat,) or brings_in(state):
        return []
    if now.bets[remedy.seat] >= now.level:
        return []
    called = call(state, c.Call(remedy.seat), law)
    return called if isinstance(called, Refused) else [called]


def act_anew(state: State, remedy: m.ActAnew, law: Law, happened: Sequence[e.Event]) -> Events:
    """Put the round back as it was before the player's last action in it; the chips of that action go back."""
    seat = remedy.seat
    before: State | None = None
    found: State | None = None
    for event in happened:
        if before is not None and isinstance(event, e.Checked | e.Called | e.RaisedTo) and event.seat == seat:
            found = before
        before = EVOLVE[type(event)](before, event)
    if found is None or found.street != state.street or state.stage != "betting":
        return []
    back = state.round.bets[seat] - found.round.bets[seat]
    return [a.BetsReturned(((seat, back),), state.pot.paid, state.pot.dead, found.round)]


BETTING: dict[type, Callable[[State, Any, Law, Sequence[e.Event]], Events | Refused]] = {
    m.Freeze: freeze,
    m.AsAllIn: as_all_in,
    m.StayIn: stay_in,
    m.MakeUp: make_up,
    m.ActAnew: act_anew,
}
