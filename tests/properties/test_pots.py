"""Nobody wins from a pot that they did not pay into: hands killed, mucked and restored at every moment of random play.

The pots are counted here without the engine: what a hand may win of each other player is what its own player put in.
"""

from collections import Counter
from random import Random

import pytest

from cardspeak.floor.incidents.procedures import put_in
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.kinds import AwardAgain, Kill, Remedy, Restore
from cardspeak.hand.showdown import claims
from cardspeak.hand.state import State, seats_in
from tests.properties.moves import any_command
from tests.properties.reached import Reached
from tests.properties.tables import combinations, tables

HANDS = 2200
MOVES = 400


def reach(state: State, seat: int) -> int:
    """How far a hand contests what others put in: to what its player did; the only one left, to what they had."""
    alone = not state.round.live & (state.round.live - 1)
    return state.pot.paid[seat] + (state.round.stacks[seat] if alone else 0)


def most(state: State, seat: int) -> int:
    """The most that a seat may get out of the pots as they lie when they are awarded."""
    paid, dead, carried, _, _ = state.pot
    claiming = claims(state)
    mine = [(size, among) for size, among in carried if among >> seat & 1]
    if claiming >> seat & 1:
        matched = sum(min(put, reach(state, seat)) for put in paid)
        return matched + sum(dead) + sum(size for size, _ in mine)
    others = max(reach(state, other) for other in seats_in(claiming, len(paid)))
    stranded = sum(max(min(put, paid[seat]) - others, 0) for put in paid)
    return stranded + sum(size for size, among in mine if not among & claiming)


def returned(before: State, event: a.BetsReturned, after: State) -> None:
    """Hold that a bet that goes back goes to whoever put it in, and comes from nobody else's chips."""
    back = dict(event.back)
    for seat, stack in enumerate(before.round.stacks):
        amount = back.get(seat, 0)
        assert after.round.stacks[seat] - stack == amount
        assert put_in(before)[seat] - put_in(after)[seat] == amount
    assert before.pot.carried == after.pot.carried


class Awarding:
    """What was paid out of one award, and what the pots held before it."""

    def __init__(self) -> None:
        self.before: State | None = None
        self.won: Counter[int] = Counter()
        self.reached: Counter[str] = Counter()

    def note(self, before: State, event: e.Event, after: State) -> None:
        """Hold that every chip stays, and that no award gives a seat more than it may get."""
        assert after.total == before.total or isinstance(event, a.ChipsRemoved), type(event).__name__
        if isinstance(event, a.AwardTakenBack | a.BettingReopened):
            self.before = None
            self.won.clear()
        if isinstance(event, a.BetsReturned):
            returned(before, event, after)
        if not isinstance(event, e.Awarded):
            return
        if self.before is None:
            self.before = before._replace(pot=before.pot._replace(taken=0))
        assert sum(share for _, share in event.shares) == event.size
        for seat, share in event.shares:
            self.won[seat] += share
            bound = most(self.before, seat)
            assert self.won[seat] <= bound, f"seat {seat} gets {self.won[seat]} of at most {bound}"
            if share and not claims(before) >> seat & 1:
                self.reached["a dead hand has won its side pot"] += 1
                self.reached["of several runs"] += len(before.cards.boards) > 1
                self.reached["in high-low"] += len(before.deal.game.sides) > 1
                self.reached["winners named"] += before.stage == "naming"


def alone_in_a_pot(state: State) -> list[int]:
    """The seats that have a side pot for themselves when nobody bets any more, while others contest the main pot."""
    claiming = claims(state)
    if state.stage not in ("showdown", "naming", "runs", "dictating") or not claiming & (claiming - 1):
        return []
    return [
        seat for seat in seats_in(claiming, len(state.deal.seats)) if any(p.seats == 1 << seat for p in pots(state))
    ]


def any_mends(rng: Random, state: State) -> tuple[Remedy, ...]:
    """Hands killed, one or more at once, or one that is out brought back."""
    players = len(state.deal.seats)
    inside = seats_in(claims(state), players)
    outside = [seat for seat in range(players) if seat not in inside]
    if outside and (rng.random() < 0.3 or state.stage == "over"):
        return (Restore(rng.choice(outside)),)
    if state.stage == "over" or not inside:
        return (AwardAgain(),)
    alone = alone_in_a_pot(state)
    if alone and rng.random() < 0.7:
        return (Kill(rng.choice(alone)),)
    return tuple(Kill(seat) for seat in rng.sample(inside, rng.randint(1, max(1, len(inside) - 1))))


@pytest.mark.parametrize("seed", [1, 3])
def test_nobody_wins_from_a_pot_that_they_did_not_pay_into(seed: int) -> None:
    rng = Random(seed)
    seen: Counter[str] = Counter()
    for number, table in enumerate(tables(rng, HANDS, Reached())):
        awarding = Awarding()
        state: State | None = None
        told: list[e.Event] = []
        often = rng.choice((0.02, 0.1, 0.5))
        try:
            outcome = step(None, table.opening, table.law)
            for _ in range(MOVES):
                assert not isinstance(outcome, Refused)
                for event in outcome[1]:
                    after = evolve(state, event)
                    if state is not None:
                        awarding.note(state, event, after)
                    state = after
                assert state == outcome[0]
                told += outcome[1]
                if state.stage == "over" and rng.random() < 0.6:
                    break
                ruled = (
                    state.stage == "over"
                    or rng.random() < often
                    or (bool(alone_in_a_pot(state)) and rng.random() < 0.5)
                )
                if ruled:
                    remedies = any_mends(rng, state)
                    attempt = remedied(state, remedies, table.law, told)
                    seen["several hands killed at once"] += len(remedies) > 1
                    seen["a hand restored"] += isinstance(remedies[0], Restore) and not isinstance(attempt, Refused)
                else:
                    attempt = step(state, any_command(rng, state, table.law, table.style), table.law)
                outcome = (state, []) if isinstance(attempt, Refused) else attempt
                seen["chips of a pot without a winner returned"] += (
                    ruled and len(remedies) > 1 and any(isinstance(event, a.BetsReturned) for event in outcome[1])
                )
            assert state is not None
            if state.stage == "over":
                assert state.pot.total == 0, "chips were left in the pot"
        except Exception as error:
            deal = table.deal
            error.add_note(f"seed {seed}, hand {number}: {deal.structure} {deal.game.name}, {table.law.book}")
            raise
        seen += awarding.reached
    assert len(combinations()) < HANDS
    wanted = (
        "a dead hand has won its side pot", "of several runs", "in high-low", "winners named",
        "several hands killed at once", "a hand restored", "chips of a pot without a winner returned",
    )  # fmt: skip
    assert not [name for name in wanted if not seen[name]], f"never reached: {seen}"
