"""What was done in a round, found from the chips that lie in front: the shortest play that leaves them there.

Who bets or raises again hides their bet before. Where nothing shows it, and nobody says which bets and raises there
were, the play that is found is the one with fewest acts.
"""

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from cardspeak.hand import betting
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.evolve import EVOLVE
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Round, State
from cardspeak.law.law import Law
from cardspeak.record import record

MOST = 3000  # moments that are looked at before it is given up
LATER = 4  # what it costs to hold a raise back, in acts: the first play that fits is the plainest
FORBIDDEN = 20  # and what a raise costs that the book does not have: such chips lie there only when nothing else fits


@record
class Lies(NamedTuple):
    """What lies there: the chips in front by seat, the hands that are still in as bits, and who is to act.

    `to_act` is -1 where the bets say it, and the number of seats where the betting is over. `raised` are the bets and
    raises of the round by seat, in their order, where they are told; `gave_up` the hands, as bits, that left without
    facing a bet.
    """

    bets: tuple[int, ...]
    live: int
    to_act: int = -1
    raised: tuple[tuple[int, int], ...] | None = None
    gave_up: int = 0


def played_to(openings: Sequence[State], lies: Lies, law: Law) -> State | None:
    """Return the moment at which the bets lie as they do, played from one of these openings; none if none leads there.

    Chips in front count as they lie, whether or not the book would have let them in.
    """
    number = count()
    waiting = [(0, next(number), state, 0) for state in openings]
    for _ in range(MOST):
        if not waiting:
            return None
        cost, _, state, raises = heappop(waiting)
        if _is_there(state.round, lies) and (lies.raised is None or raises == len(lies.raised)):
            return state
        if not state.round.queue:
            continue
        for more, event in _acts(state, lies, law, raises):
            done = raises + isinstance(event, e.RaisedTo)
            heappush(waiting, (cost + more, next(number), EVOLVE[type(event)](state, event), done))
    return None


def _is_there(now: Round, lies: Lies) -> bool:
    if now.bets != lies.bets or now.live != lies.live:
        return False
    if lies.to_act < 0:
        return True
    return now.queue[:1] == (lies.to_act,) if lies.to_act < len(now.bets) else not now.queue


def _acts(state: State, lies: Lies, law: Law, raises: int) -> Iterator[tuple[int, e.Event]]:
    """Yield what the player to act may have done, with what it costs; so many bets and raises were made before."""
    now = state.round
    seat = now.queue[0]
    wanted, front, level = lies.bets[seat], now.bets[seat], now.level
    if wanted < front:
        return
    stays = lies.live >> seat & 1 == 1
    if state.deal.bring_in and betting.brings_in(state):
        yield from _brings_in(state, seat, lies, law)
    elif wanted == level:
        yield 1, _matches(state, seat)
    elif wanted < level:
        if wanted == front + now.stacks[seat] and wanted > front:
            yield 1, _matches(state, seat)
    else:
        yield LATER, _matches(state, seat)
        reach = betting.bounds(state, law, seat)
        for total in _totals(lies, seat, level, raises):
            allowed = not isinstance(reach, betting.Barred) and reach[0] <= total <= reach[1]
            cost = (1 if allowed else FORBIDDEN) + (0 if total == wanted else LATER)
            yield cost, _raises(state, law, seat, total, allowed)
    if not stays and wanted == front and (front == level or not lies.gave_up >> seat & 1):
        folded = betting.fold(state, c.Fold(seat), law)
        if not isinstance(folded, Refused):
            yield 1 if front < level or lies.gave_up >> seat & 1 else 2 * LATER, folded


def _totals(lies: Lies, seat: int, level: int, raises: int) -> list[int]:
    """Return to what a seat may have bet or raised next: what is told, else the bets that lie there."""
    wanted = lies.bets[seat]
    if lies.raised is not None:
        told = lies.raised[raises : raises + 1]
        return [total for who, total in told if who == seat and level < total <= wanted]
    # a bet that others have matched may be of a player who has put in more since
    return sorted({bet for bet in lies.bets if level < bet <= wanted})


def _brings_in(state: State, seat: int, lies: Lies, law: Law) -> Iterator[tuple[int, e.Event]]:
    wanted = lies.bets[seat]
    brought = betting.bring_in(state, c.BringIn(seat), law)
    if isinstance(brought, e.BroughtIn) and brought.amount <= wanted:
        yield 1 if brought.amount == wanted else LATER, brought
    first = [wanted] if lies.raised is None else [total for who, total in lies.raised[:1] if who == seat]
    for total in first:
        if state.deal.bring_in < total <= wanted:
            yield 1, _raises(state, law, seat, total, False)


def _matches(state: State, seat: int) -> e.Called | e.Checked:
    now = state.round
    owed = min(now.level - now.bets[seat], now.stacks[seat])
    called = betting.matched(state, seat, owed)
    return called if owed else e.Checked(seat, called.round)


def _raises(state: State, law: Law, seat: int, total: int, allowed: bool) -> e.RaisedTo:
    before = state.round
    raised = betting.raised(state, law, seat, total)
    if allowed or state.deal.structure != "fixed-limit" or not before.step:
        return raised
    # in fixed limit each raise has one size: what is more was raised in between
    hidden = max(-(-(total - before.full) // before.step) - 1, 0) if raised.full else 0
    return raised._replace(round=raised.round._replace(raises=raised.round.raises + hidden, step=before.step))
