"""The laws of the engine, over random play of every game under every book; what was never reached fails too."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import decide, step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.hand.view import seen, view
from cardspeak.law.law import Law
from cardspeak.law.points import POINTS
from tests.properties.tables import any_command, any_table, illegal_commands

HANDS = 5000
UNKNOWN = 52
# events that only a spot, a dictated deck, unseen hands or a question bring about; other tests reach them
ELSEWHERE = {"SpotSet", "CardsAsked", "WinnersAsked", "PotTold", "BetTold", "RabbitShown", "HandSeen", "CardShown"}
# points that name clauses but have nothing to compute, so that play never calls them; the cases prove them
NEVER_CALLED = {
    "turn.order", "turn.effect", "turn.all_in", "fold.effect", "bet.allowed", "bet.all_in", "bet.stakes", "bet.told",
    "bet.sizes", "pot.told", "raise.allowed", "blind.when", "deal.deck", "deal.holding", "deal.board",
    "deal.sequence", "deal.rabbit", "show.who", "show.whole", "show.uncalled", "show.asked", "show.words",
    "blind.seats",  # asked before the deal begins, when the posts are made
    "pot.sides", "pot.place", "pot.winner", "pot.tie",
} | {point for point in POINTS if point.startswith("rank.")}  # fmt: skip


class Counting:
    """A law that counts which points it was asked."""

    def __init__(self, law: Law, asked: Counter[str]) -> None:
        self._law, self._asked = law, asked

    def __getattr__(self, name: str) -> object:
        self._asked[name] += 1
        return getattr(self._law, name)


def in_one_place(state: State) -> bool:
    """Say whether every known card lies in one place only."""
    secret, boards = state.secret, state.cards.boards
    shared = min(len(board) for board in boards) if len(boards) > 1 else 0
    while len({board[:shared] for board in boards}) > 1:
        shared -= 1  # runs have the beginning of the board in common, and no card after it
    rows = [*secret.down, *state.cards.up, secret.stub, secret.burns, *secret.discards, boards[0][:shared]]
    rows += [board[shared:] for board in boards]
    known = [card for row in rows for card in row if card != UNKNOWN]
    return len(known) == len(set(known))


def check_events(before: State | None, events: Sequence[e.Event], after: State, reached: Counter[str]) -> None:
    """Hold the laws after every event: chips are conserved and views commute for every seat and a spectator."""
    state = before
    for event in events:
        name = type(event).__name__
        reached[name] += 1
        folded = evolve(state, event)
        assert folded.total == sum(folded.deal.stacks), f"{name} made or lost chips"
        if isinstance(event, e.RaisedTo):
            assert state is not None
            assert event.total > state.round.level, "a raise raises nothing"
        if state is not None:
            for seat in range(-1, len(folded.deal.seats)):
                assert view(folded, seat) == evolve(view(state, seat), seen(event, seat)), f"{name}, seat {seat}"
        assert in_one_place(folded), name
        note(event, folded, reached)
        state = folded
    assert state == after


def note(event: e.Event, state: State, reached: Counter[str]) -> None:
    """Count the situations that a run has to reach."""
    if isinstance(event, e.Awarded):
        reached["split"] += len(event.shares) > 1
        reached["odd chip"] += bool(event.odd)
        reached["several odd chips"] += len(event.odd) > 1
        reached["low side"] += event.side > 0
        reached["quarter"] += event.side > 0 and len(event.shares) > 1
        reached["won unseen"] += not state.cards.tabled
    elif isinstance(event, e.Collected):
        reached["side pot"] += len(pots(state)) > 1
        reached["three pots"] += len(pots(state)) > 2
    elif isinstance(event, e.RaisedTo):
        reached["short all-in"] += not event.full
        reached["all-in"] += event.round.stacks[event.seat] == 0
    elif isinstance(event, e.Dealt):
        reached["common card"] += bool(event.board) and state.deal.game.family == "stud"
        reached["second run"] += event.run > 0


def try_illegal(rng: Random, state: State, law: Law, reached: Counter[str]) -> None:
    """Refusals have a code, are no exceptions and change nothing."""
    kept = state
    for command in illegal_commands(rng, state):
        outcome = step(state, command, law)
        if isinstance(outcome, Refused):
            reached["refusal"] += 1
            assert outcome.code
            assert outcome.cites, f"{outcome} names no clause"
        else:
            assert isinstance(command, c.RaiseTo | c.Fold | c.TurnUp | c.Discard | c.Muck), command
        assert state == kept


@pytest.mark.parametrize("seed", [1, 2])
def test_the_laws_hold_in_random_play(seed: int) -> None:
    rng = Random(seed)
    reached: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    for _ in range(HANDS):
        deal, plain, order = any_table(rng)
        law: Law = Counting(plain, asked)  # type: ignore[assignment]
        begun = step(None, c.Begin(deal, order), law)
        assert not isinstance(begun, Refused)
        state, events = begun
        check_events(None, events, state, reached)
        told = list(events)
        for _ in range(2000):
            if state.stage == "over":
                break
            if rng.random() < 0.05:
                try_illegal(rng, state, law, reached)
            command = any_command(rng, state, law)
            outcome = step(state, command, law)
            if isinstance(outcome, Refused):
                assert isinstance(command, c.Muck | c.PlayBoard), f"{command}: {outcome}"
                reached["refused at showdown"] += 1
                outcome = step(state, c.Show(state.round.queue[0]), law)
                assert not isinstance(outcome, Refused)
            elif rng.random() < 0.1:
                assert decide(state, command, plain) == outcome[1], "the same again gives something else"
            check_events(state, outcome[1], outcome[0], reached)
            state = outcome[0]
            told += outcome[1]
        assert state.stage == "over", "the hand does not end"
        again: State | None = None
        for event in told:
            again = evolve(again, event)
        assert again == state
    names = {kind.__name__ for kind in e.NAMES} - ELSEWHERE
    situations = {
        "split", "odd chip", "several odd chips", "low side", "quarter", "won unseen", "side pot", "three pots",
        "short all-in", "all-in", "common card", "second run", "refusal", "refused at showdown",
    }  # fmt: skip
    missing = sorted(name for name in names | situations if not reached[name])
    assert not missing, f"never reached: {missing}"
    unasked = [point for point in POINTS if point not in NEVER_CALLED and not asked[point.replace(".", "_")]]
    assert not unasked, f"points of law never asked: {unasked}"


def test_hidden_cards_change_no_other_view() -> None:
    """Two deals that differ only in cards that a seat may not see look the same to it until they are shown."""
    rng = Random(5)
    for _ in range(200):
        deal, law, order = any_table(rng)
        other = list(order)
        rng.shuffle(other)
        one = step(None, c.Begin(deal, order), law)
        two = step(None, c.Begin(deal, tuple(other)), law)
        assert not isinstance(one, Refused)
        assert not isinstance(two, Refused)
        if one[0].stage == two[0].stage == "betting" and one[0].street == 0 and deal.game.family != "stud":
            assert view(one[0]) == view(two[0])
