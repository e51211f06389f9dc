"""Bringing a hand back that is out: as if it had never gone, as far as nothing was built on that."""

from collections.abc import Sequence

from cardspeak.hand import events as e
from cardspeak.hand.evolve import EVOLVE, evolve
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.remedies import kinds as m
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import Round, State, clockwise
from cardspeak.law.law import Law

Events = list[e.Event]
GOES = (e.Folded, e.Mucked, a.HandKilled)
# what the dealer does when a hand has gone and another has won, and what may be looked at after that
CLOSES = (e.UncalledReturned, e.Collected, e.Raked, e.Awarded, e.HandEnded, e.CardShown, e.HandSeen, e.RabbitShown)
ACTS = (e.BroughtIn, e.Checked, e.Called, e.RaisedTo, e.Folded, e.Discarded)


def restore(state: State, remedy: m.Restore, law: Law, happened: Sequence[e.Event]) -> Events | Refused:
    """Bring a hand back; a player who owes a bet then has to act again, or to show at the showdown."""
    seat, now = remedy.seat, state.round
    if claims(state) >> seat & 1:
        return []
    last = state.street == len(state.deal.game.streets) - 1
    before = _before_it_went(state, seat, happened)
    if before is not None and (state.stage != "over" or before.stage != "showdown"):
        return _undone(state, before, seat, happened)
    if (state.stage == "over" and not last) or not (state.secret.down[seat] or state.cards.up[seat]):
        return _gone(state, seat, law)
    events: Events = [taken_back(state)] if state.pot.taken else []
    for event in events:
        state = EVOLVE[type(event)](state, event)
    queue, players = state.round.queue, len(now.stacks)
    if state.stage == "showdown" and before:
        queue = before.round.queue
    elif state.stage == "showdown":
        waiting = (claims(state) if events else 0) | sum({1 << other for other in queue}) | 1 << seat
        waiting &= ~(state.cards.tabled | state.noted.claimed)
        queue = clockwise(waiting, (queue or (seat,))[0], players)
    elif state.stage == "betting" and _owes(now, seat):
        waiting = sum([1 << other for other in queue]) | 1 << seat
        queue = clockwise(waiting, _next_to_act(state, happened), players)
    return [*events, a.HandRestored(seat, state.round._replace(live=now.live | 1 << seat, queue=queue))]


def _gone(state: State, seat: int, law: Law) -> Refused:
    return Refused("not_in_the_hand", {"seat": state.deal.seats[seat]}, law.cites("fold.effect"))


def _before_it_went(state: State, seat: int, happened: Sequence[e.Event]) -> State | None:
    """Return the state before this hand went; none where anything was built on that since."""
    at = len(happened) - 1
    while at >= 0 and isinstance(happened[at], CLOSES):
        at -= 1
    gone = happened[at] if at > 0 else None
    if not isinstance(gone, GOES) or gone.seat != seat:
        return None
    while isinstance(happened[at - 1], a.BetsReturned):
        at -= 1  # what went back with the hand is put in again
    before: State | None = None
    for event in happened[:at]:
        before = evolve(before, event)
    # whose chips waited for the end of the round has got them
    return None if before is None or before.noted.counted_all_in else before


def _undone(state: State, before: State, seat: int, happened: Sequence[e.Event]) -> Events:
    """Return that the hand stands where it stood before this one went."""
    events: Events = [taken_back(state)] if state.pot.taken else []
    if state.stage == "over" or state.pot != before.pot:
        events.append(a.BettingReopened(before.street, before.stage, before.round, before.pot))
    return [*events, a.HandRestored(seat, before.round)]


def _owes(now: Round, seat: int) -> bool:
    """Say whether a player who is back has still to act in this round."""
    return bool(now.stacks[seat]) and (now.acted[seat] < 0 or now.bets[seat] < now.level)


def _next_to_act(state: State, happened: Sequence[e.Event]) -> int:
    """Return the seat on the left of whoever acted last in this round; the first to speak where nobody has."""
    players = len(state.round.stacks)
    for event in reversed(happened):
        if isinstance(event, ACTS):
            return (event.seat + 1) % players
        if isinstance(event, e.RoundOpened):
            return event.opener
        if isinstance(event, e.SpotSet):
            return event.round.queue[0] if event.round.queue else state.round.queue[0]
    return state.round.queue[0]


def taken_back(state: State) -> a.AwardTakenBack:
    """Return that all is taken back which was paid out."""
    shares: dict[int, int] = {}
    for _, seat, amount in state.noted.given:
        shares[seat] = shares.get(seat, 0) + amount
    return a.AwardTakenBack(tuple(shares.items()), state.pot.raked)
