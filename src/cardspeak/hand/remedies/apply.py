"""Doing to a hand what a ruling wants done: remedies in, events out; no chip is made or lost."""

from collections.abc import Callable, Sequence
from operator import add
from typing import Any

from cardspeak.hand import events as e
from cardspeak.hand.decide import follow
from cardspeak.hand.evolve import EVOLVE
from cardspeak.hand.force import death
from cardspeak.hand.pots import unwon
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.remedies import kinds as m
from cardspeak.hand.remedies.betting import BETTING
from cardspeak.hand.remedies.cards import CARDS
from cardspeak.hand.remedies.restoring import restore, taken_back
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import Round, State, seats_in
from cardspeak.law.law import Law

DEAD_MONEY = ("ante", "table ante", "dead")
Events = list[e.Event]


def remedied(
    state: State, remedies: Sequence[m.Remedy], law: Law, happened: Sequence[e.Event]
) -> tuple[State, Events] | Refused:
    """Return the state and the events that remedies lead to; `happened` are all events of the deal so far."""
    killed = sum({1 << remedy.seat for remedy in remedies if isinstance(remedy, m.Kill)})
    if killed and not claims(state) & ~killed and state.stage != "over":
        remedies = (
            *[remedy for remedy in remedies if not isinstance(remedy, m.Kill)],
            m.Void(),
        )  # nobody is left to win it
    events: Events = []
    now = state
    waiting = [*remedies]
    while waiting:
        remedy = waiting.pop(0)
        if isinstance(remedy, m.Kill) and killed & (killed - 1):
            back = [m.Refund(*each) for each in unwon(now, seats_in(killed, len(now.round.stacks)))]
            waiting = [*back, remedy, *waiting]
            killed = 0
            continue
        added = REMEDIES[type(remedy)](now, remedy, law, (*happened, *events))
        if isinstance(added, Refused):
            return added
        for event in added:
            now = EVOLVE[type(event)](now, event)
        events += added
    return follow(state, events, law) if events else (state, events)


def void(state: State, remedy: m.Void, law: Law, happened: Sequence[e.Event]) -> Events:
    """Give every chip back; a deal that is void already stays so."""
    events: Events = []
    if state.pot.taken:
        back = taken_back(state)
        events.append(back)
        state = EVOLVE[type(back)](state, back)
    pot = state.pot
    returned = [*map(add, state.round.bets, map(add, pot.paid, pot.dead))]
    for size, among in pot.carried:
        # who put in how much nobody knows: those who contest it have matched one another
        sharing = seats_in(among, len(returned))
        for seat in sharing:
            returned[seat] += size // len(sharing)
        returned[sharing[0]] += size % len(sharing)
    for seat, chips in state.noted.counted_all_in:
        returned[seat] += chips
    if not any(returned) and state.stage == "over":
        return []
    voided = a.DealVoided(tuple(returned))
    stacks = EVOLVE[a.DealVoided](state, voided).round.stacks
    return [*events, voided, e.HandEnded(stacks)]


def award_again(state: State, remedy: m.AwardAgain, law: Law, happened: Sequence[e.Event]) -> Events:
    """Take the award back; the dealer's work pays the pot out again, or asks who won it."""
    return [taken_back(state)] if state.pot.taken else []


def kill(state: State, remedy: m.Kill, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Declare a hand dead; one that is out already is left alone."""
    if state.stage == "over" or not claims(state) >> remedy.seat & 1:
        return []
    event = death(state, remedy.seat, law)
    return event if isinstance(event, Refused) else [event]


def bar_raise(state: State, remedy: m.BarRaise, law: Law, happened: Sequence[e.Event]) -> Events:
    """Treat a player as if they had answered the bet: by any reading they may raise again once another player has."""
    now = state.round
    if state.stage != "betting":
        return []
    acted = (*now.acted[: remedy.seat], now.level, *now.acted[remedy.seat + 1 :])
    return [a.RaiseBarred(remedy.seat, now._replace(acted=acted))]


def refund(state: State, remedy: m.Refund, law: Law, happened: Sequence[e.Event]) -> Events:
    """Give chips back, as far as the seat has them in; a bet that is gone need not be matched."""
    paid, dead, now, amount = _drawn(state, remedy.seat, remedy.amount)
    if not amount:
        return []
    stacks = [*now.stacks]
    stacks[remedy.seat] += amount
    return [a.BetsReturned(((remedy.seat, amount),), paid, dead, now._replace(stacks=tuple(stacks)))]


def take_out(state: State, remedy: m.TakeOut, law: Law, happened: Sequence[e.Event]) -> Events:
    """Take chips out of the hand; those that were found were never a part of it."""
    paid, dead, now, amount = state.pot.paid, state.pot.dead, state.round, remedy.amount
    counted = 0
    if remedy.source == "bets":
        paid, dead, now, amount = _drawn(state, remedy.seat, amount)
        counted = amount
    elif remedy.source == "stack":
        counted = amount = min(amount, now.stacks[remedy.seat])
        stacks = [*now.stacks]
        stacks[remedy.seat] -= amount
        now = now._replace(stacks=tuple(stacks))
    return [a.ChipsRemoved(remedy.seat, amount, remedy.to, counted, paid, dead, now)] if amount else []


def _drawn(state: State, seat: int, amount: int) -> tuple[tuple[int, ...], tuple[int, ...], Round, int]:
    """Return the pot, the round and how much was drawn of what a seat has put in, the bet in front of it first."""
    rows = [[*state.round.bets], [*state.pot.paid], [*state.pot.dead]]
    drawn = 0
    if not state.pot.taken:
        for row in rows:
            part = min(row[seat], amount - drawn)
            row[seat] -= part
            drawn += part
    bets, paid, dead = map(tuple, rows)
    return paid, dead, _levelled(state, bets), drawn


def _levelled(state: State, bets: tuple[int, ...]) -> Round:
    """Return the round with these bets: what is to be matched is the highest that is left, or the forced bet."""
    deal, now = state.deal, state.round
    forced = 0
    if state.street == 0:
        forced = max([post.amount for post in deal.posts if post.kind not in DEAD_MONEY], default=0) or deal.bring_in
    level = max(*bets, min(now.level, forced))
    if level >= now.level or state.stage != "betting":
        return now._replace(bets=bets)
    below = max([bet for bet in bets if bet < level], default=0)
    step = now.step if deal.structure == "fixed-limit" else max(level - below, deal.big_blind or deal.small_bet)
    highest = [seat for seat, bet in enumerate(bets) if bet == level and level and now.live >> seat & 1]
    return now._replace(
        bets=bets,
        level=level,
        full=min(now.full, level),
        step=step,
        raises=max(now.raises - 1, 0),
        # a player who has answered this bet before need not do it again
        queue=tuple([seat for seat in now.queue if now.acted[seat] < level or now.bets[seat] < level]),
        acted=tuple([min(last, level) for last in now.acted]),
        aggressor=highest[0] if highest else -1,
    )


def put_right(state: State, remedy: m.PutRight, law: Law, happened: Sequence[e.Event]) -> Events:
    """Make everybody's bet of that size the due one: chips come back, or are added as far as they last."""
    now = state.round
    in_front = state.stage == "betting" and remedy.amount in now.bets
    moved = _owed(now, now.bets if in_front else _gathered(state, happened), remedy)
    if not moved:
        return []
    stacks, bets = [*now.stacks], [*now.bets]
    for seat, more in moved:
        stacks[seat] -= more
        bets[seat] += more if in_front else 0
    if not in_front:
        queue = tuple([seat for seat in now.queue if stacks[seat]])
        return [a.BetsCorrected(remedy.due, moved, now._replace(stacks=tuple(stacks), queue=queue))]
    level = max(bets)
    before = _level_before(state, remedy.amount)
    made, step = level - before, now.step
    if state.deal.structure != "fixed-limit":
        # a bet that was no full raise has left the last full one as it was
        step = max(made, state.deal.big_blind, 1) if step == now.level - before else max(step, made)
    corrected = now._replace(
        stacks=tuple(stacks),
        bets=tuple(bets),
        level=level,
        full=min(now.full, level) if level < now.level or made < now.step else level,
        step=step,
        acted=tuple([level if last == now.level else min(last, level) for last in now.acted]),
        queue=tuple([seat for seat in now.queue if now.acted[seat] < 0 or bets[seat] < level]),
    )
    return [a.BetsCorrected(remedy.due, moved, corrected)]


def _owed(now: Round, bets: Sequence[int], remedy: m.PutRight) -> tuple[tuple[int, int], ...]:
    """What each player puts in, as far as the chips last, or (below 0) gets back."""
    moved: list[tuple[int, int]] = []
    for seat, bet in enumerate(bets):
        more = 0
        if bet > remedy.due:
            more = remedy.due - bet
        elif bet == remedy.amount and now.live >> seat & 1:
            more = min(remedy.due - bet, now.stacks[seat])
        if more:
            moved.append((seat, more))
    return tuple(moved)


def _gathered(state: State, happened: Sequence[e.Event]) -> tuple[int, ...]:
    """The bets of the last round that lie in the pot; none once there are no more cards to come."""
    if state.stage not in ("dictating", "betting"):
        return ()
    at = next((at for at in range(len(happened) - 1, 0, -1) if isinstance(happened[at], e.Collected)), 0)
    before: Round | None = getattr(happened[at - 1], "round", None) if at else None
    return before.bets if before else ()


def _level_before(state: State, amount: int) -> int:
    """What had to be matched before a bet of this amount was made, as the other bets show it."""
    posts = state.deal.posts if state.street == 0 else ()
    forced = max([post.amount for post in posts if post.kind not in DEAD_MONEY], default=0)
    return max([bet for bet in (forced, *state.round.bets) if bet < amount], default=0)


REMEDIES: dict[type, Callable[[State, Any, Law, Sequence[e.Event]], Events | Refused]] = {
    m.Void: void,
    m.BarRaise: bar_raise,
    m.Refund: refund,
    m.Kill: kill,
    m.Restore: restore,
    m.TakeOut: take_out,
    m.PutRight: put_right,
    m.AwardAgain: award_again,
    **BETTING,
    **CARDS,
}
