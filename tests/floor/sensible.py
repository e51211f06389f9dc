"""Whether a ruling makes sense for its player: the amounts are there, and more than what already lies in front."""

import re
from collections.abc import Iterator, Sequence

from cardspeak.floor.ruling import Ruling
from cardspeak.hand.state import State
from cardspeak.locale.rulings import english

BETS = ("raises to", "raises, to", "bets", "calls", "is all in for", "brings in")
NONE_OR_LESS = re.compile(r"-\d|(?<![\w.,])0(?![\w.])")


def said(ruling: Ruling, seats: Sequence[str]) -> Iterator[str]:
    """Return all that a ruling says: its outcome, its steps, its questions with where each answer leads."""
    yield english(ruling.outcome, seats)
    yield from (english(step, seats) for step in ruling.steps)
    for ask in ruling.asks:
        yield english(ask.question, seats)
        yield from (english(lead, seats) for _, lead in ask.leads)


def nonsense(ruling: Ruling, state: State, now: bool = True) -> list[str]:
    """Return what is wrong with a ruling; `now`: the state is the one that it was made on, else an earlier one."""
    wrong = [text for text in said(ruling, state.deal.seats) if NONE_OR_LESS.search(text)]
    if ruling.amount is not None and ruling.amount <= 0:
        wrong.append(f"the amount is {ruling.amount}")
    stacks, bets, live = state.round.stacks, state.round.bets, state.round.live
    for seat, amount in ruling.forfeits:
        if not 0 < amount <= stacks[seat] + bets[seat]:
            wrong.append(f"{amount} of {stacks[seat] + bets[seat]} are forfeited")
    wrong += [f"{amount} goes back" for _, amount in ruling.refunds if amount <= 0]
    for text in said(ruling, state.deal.seats):
        for piece in re.split(r", or |; |, out of turn", text):
            found = re.match(rf"(\w+) ({'|'.join(BETS)}) (\d+)", piece)
            if found is None or found[1] not in state.deal.seats:
                continue
            seat, amount = state.deal.seats.index(found[1]), int(found[3])
            if amount > stacks[seat] + bets[seat]:
                wrong.append(f"{piece}: the player has {stacks[seat] + bets[seat]}")
            if now and not (live >> seat & 1 and stacks[seat]):
                wrong.append(f"{piece}: the player has nothing to decide")
            if now and amount <= bets[seat]:
                wrong.append(f"{piece}: {bets[seat]} lies there already")
            if now and "raises" in found[2] and amount <= state.round.level:
                wrong.append(f"{piece}: the bet is {state.round.level}")
    return wrong
