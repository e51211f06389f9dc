"""Applying what was really done at a table although the book refuses it: a replay remarks it and goes on."""

from cardspeak.hand import betting
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.dealing import collect
from cardspeak.hand.decide import follow
from cardspeak.hand.evolve import EVOLVE
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.events import BetsReturned, HandKilled
from cardspeak.hand.showdown import claims, pay
from cardspeak.hand.state import HIDDEN, State, seats_in
from cardspeak.law.law import Law


def forced(state: State | None, command: c.Command, law: Law) -> tuple[State, list[e.Event]] | Refused:
    """Return the state and the events of an act that the chips and cards allow, whatever the book says."""
    event: e.Event | None = None
    if isinstance(command, c.Begin):
        return follow(None, [e.HandBegun(command.deal), e.Shuffled(HIDDEN[command.deal.game.deck])], law)
    if state is None:
        return Refused("nothing_to_force", {})
    now = state.round
    in_turn = bool(now.queue) and getattr(command, "seat", -1) == now.queue[0]
    if isinstance(command, c.RaiseTo) and in_turn and state.stage == "betting":
        if now.level < command.total <= now.stacks[command.seat] + now.bets[command.seat]:
            event = betting.raised(state, law, command.seat, command.total)
        elif command.total == now.level:
            return forced(state, c.Call(command.seat), law)
    elif isinstance(command, c.Call) and in_turn and state.stage == "betting":
        amount = law.call_allowed(now.level, now.bets[command.seat], now.stacks[command.seat])
        event = betting.matched(state, command.seat, amount)
    elif isinstance(command, c.Show) and state.stage == "showdown" and command.seat in now.queue:
        # a hand of which not every card was seen lies on the table; the dealer will have to name the winner
        queue = tuple([seat for seat in now.queue if seat != command.seat])
        event = e.Tabled(command.seat, command.cards, now._replace(queue=queue))
    elif isinstance(command, c.Muck) and state.stage == "showdown" and command.seat in now.queue:
        queue = tuple([seat for seat in now.queue if seat != command.seat])
        event = e.Mucked(command.seat, now._replace(queue=queue))
    if event is None:
        return Refused("impossible", {"stage": state.stage}, law.cites("turn.order"))
    return follow(state, [event], law)


def killed(state: State, seat: int, law: Law) -> tuple[State, list[e.Event]] | Refused:
    """Return the state and the events of a hand that is dead out of turn, as when its player is not at the table."""
    event = death(state, seat, law)
    return event if isinstance(event, Refused) else follow(state, [event], law)


def death(state: State, seat: int, law: Law) -> e.Event | Refused:
    """Return that a hand is dead, in its turn or not, whatever the hand waits for."""
    now = state.round
    if not (now.live & ~state.noted.mucked) >> seat & 1 or state.stage == "over":
        return Refused("not_in_the_hand", {"seat": state.deal.seats[seat]}, law.cites("fold.effect"))
    queue = tuple([other for other in now.queue if other != seat])
    if state.stage == "showdown":
        left = now.live & ~state.noted.mucked & ~(1 << seat)
        wins_unseen = not left & (left - 1) and not law.show_last()
        return e.Mucked(seat, now._replace(queue=() if wins_unseen else queue))
    if state.stage == "betting" and now.queue and not betting.brings_in(state):
        # as if it were this player's turn: a fold does the same to the round
        return betting.fold(state._replace(round=now._replace(queue=(seat, *queue))), c.Fold(seat), law)
    live = now.live & ~(1 << seat)
    queue = queue if live & (live - 1) else ()
    if state.stage in ("betting", "drawing"):
        return e.Folded(seat, now._replace(live=live, queue=queue))
    # nobody is to act: with one hand left nothing more is waited for
    return HandKilled(seat, now._replace(live=live, queue=queue), state.stage if queue or live & (live - 1) else "due")


def blinds_alone(state: State) -> tuple[int, ...]:
    """Return the seats of the two blinds where all others have folded before the flop; none where it is not so.

    Neither has acted, and nothing lies on the table but their two bets: an ante or another post is won, not taken back.
    """
    now, deal = state.round, state.deal
    blinds = tuple([post.seat for post in deal.posts if post.kind in ("small blind", "big blind")])
    bets = sum([now.bets[seat] for seat in blinds])
    alone = now.live == sum([1 << seat for seat in blinds]) and len(deal.seats) > len(blinds) == 2
    acted = any(now.acted[seat] >= 0 for seat in blinds)
    if state.stage != "betting" or state.street or not alone or acted or state.pot.total or sum(now.bets) != bets:
        return ()
    return blinds


def chopped(state: State) -> tuple[State, list[e.Event]]:
    """Return the state and the events of a hand that ends as the two blinds take their bets back, without a rake.

    Both hands are thrown in: nobody has a right to see them.
    """
    now, pot = state.round, state.pot
    back = tuple([(seat, now.bets[seat]) for seat in blinds_alone(state)])
    stacks = tuple([stack + bet for stack, bet in zip(now.stacks, now.bets, strict=True)])
    after = now._replace(stacks=stacks, bets=(0,) * len(stacks), queue=(), level=0, live=0)
    events: list[e.Event] = [BetsReturned(back, pot.paid, pot.dead, after), e.HandEnded(stacks)]
    for event in events:
        state = EVOLVE[type(event)](state, event)
    return state, events


def shared(state: State, law: Law) -> tuple[State, list[e.Event]]:
    """Return the state and the events of a hand that ends as all who are left share every pot alike, by agreement."""
    events: list[e.Event] = []
    if state.stage == "betting":
        state = collect(state._replace(round=state.round._replace(queue=())), events)
    left = seats_in(claims(state), len(state.deal.seats))
    named = [tuple([seat for seat in left if pot.seats >> seat & 1]) for pot in pots(state)]
    return pay(state, law, tuple(named), events), events


def forfeited(state: State, seat: int, amount: int, law: Law) -> tuple[State, list[e.Event]] | Refused:
    """Return the state and the events of chips that stay in the pot while their player's hand is folded."""
    if not state.round.live >> seat & 1 or state.stage != "betting" or amount > state.round.stacks[seat]:
        return Refused("not_in_the_hand", {"seat": state.deal.seats[seat]}, law.cites("fold.effect"))
    put = betting.matched(state, seat, amount)
    after = EVOLVE[type(put)](state, put)
    outcome = killed(after._replace(round=after.round._replace(queue=state.round.queue)), seat, law)
    return outcome if isinstance(outcome, Refused) else (outcome[0], [put, *outcome[1]])
