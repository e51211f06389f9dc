"""The laws of the engine, over random play of every game under every book; what was never reached fails too."""

import os
from collections.abc import Sequence
from random import Random

import pytest

from cardspeak.cards.card import DECKS, UNKNOWN
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import decide, step
from cardspeak.hand.evolve import evolve
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import events as a
from cardspeak.hand.state import State
from cardspeak.hand.view import SPECTATOR, seen, view
from cardspeak.law.law import Law
from tests.properties.hidden import check_hidden
from tests.properties.moves import any_command, illegal_commands, questions
from tests.properties.openings import check_openings
from tests.properties.reached import Reached, note, note_hand
from tests.properties.tables import Table, combinations, tables

SEEDS = int(os.environ.get("CARDSPEAK_LAW_SEEDS", "1"))
HANDS = 5200  # of each seed
MOVES = 2000


def all_cards(state: State) -> list[int]:
    """Return every card of the deal, wherever it lies; what several boards share counts once."""
    secret, cards = state.secret, state.cards
    rows = [*secret.down, *cards.up, secret.stub, secret.burns, *secret.discards, cards.boards[0]]
    if len(cards.boards) > 1:
        shared = min(len(board) for board in cards.boards)
        while len({board[:shared] for board in cards.boards}) > 1:
            shared -= 1  # runs have the beginning of the board in common, and no card after it
        rows += [board[shared:] for board in cards.boards[1:]]
    return [card for row in rows for card in row]


def check_cards(state: State, count: int, name: str) -> None:
    """No card was lost, and none appears twice among stub, hands, boards, burns and discards."""
    found = all_cards(state)
    # who dictates the cards has shuffled discards or burns in when the stub was out, without a word to anybody
    loose = state.deal.source == "dictated" and state.deal.game.family != "flop"
    # and of boards that nobody saw nobody can say what they share
    loose = loose or (len(state.cards.boards) > 1 and UNKNOWN in state.cards.boards[0])
    assert loose or len(found) == count, f"{name}: {len(found)} cards instead of {count}"
    known = [card for card in found if card != UNKNOWN]
    assert len(known) == len(set(known)), f"{name}: a card lies in two places"
    if len(known) == state.deal.game.deck:
        assert sorted(known) == list(DECKS[state.deal.game.deck])


def check_chips(state: State, total: int, name: str) -> None:
    """The chips are all there, and nobody has fewer than none."""
    assert state.total == total, f"{name} made or lost chips"
    assert min(state.round.stacks) >= 0, name
    assert min(state.round.bets) >= 0, name
    assert state.pot.total >= 0, name
    if state.stage == "over":
        assert not any(state.round.bets), "chips were left in front of a player"
        assert state.pot.total == 0, "chips were left in the pot"


class Playing:
    """One hand under examination: all that was said and told so far."""

    def __init__(self, table: Table, rng: Random, reached: Reached) -> None:
        self.table, self.rng, self.reached = table, rng, reached
        self.said: list[c.Command] = []
        self.told: list[e.Event] = []
        self.total = self.cards = -1
        self.state: State | None = None
        self.do(table.opening)

    @property
    def law(self) -> Law:
        """The law that counts what it is asked."""
        return self.table.law

    def do(self, command: c.Command) -> Refused | None:
        """Decide a command, hold the laws after every event, and keep what came of it."""
        before = self.state
        outcome = step(before, command, self.law)
        assert decide(before, command, self.law) == (outcome if isinstance(outcome, Refused) else outcome[1])
        if isinstance(outcome, Refused):
            self.refused(command, outcome)
            return outcome
        self.follow(outcome[1])
        assert self.state == outcome[0], "the events fold to another state"
        self.said.append(command)
        self.told += outcome[1]
        return None

    def follow(self, events: Sequence[e.Event]) -> None:
        """Fold events one by one: chips and cards stay, and views commute for every seat and a spectator."""
        state = self.state
        for event in events:
            name = type(event).__name__
            after = evolve(state, event)
            if self.total < 0:
                self.total = after.total
            check_chips(after, self.total, name)
            if not isinstance(event, e.HandBegun):
                if self.cards < 0:
                    self.cards = len(all_cards(after))
                check_cards(after, self.cards, name)
            if isinstance(event, e.RaisedTo):
                assert state is not None
                assert event.total > state.round.level, "a raise raises nothing"
            if isinstance(event, e.Awarded):
                assert sum(share for _, share in event.shares) == event.size, "shares do not add up"
            if state is not None:
                for seat in range(SPECTATOR, len(after.deal.seats)):
                    folded = evolve(view(state, seat), seen(event, seat))
                    assert view(after, seat) == folded, f"{name} and the view of seat {seat} do not commute"
            note(state, event, after, self.reached)
            state = after
        self.state = state

    def refused(self, command: c.Command, outcome: Refused) -> None:
        """Hold that a refusal has a code and names its clause."""
        self.reached.refusals[outcome.code] += 1
        assert outcome.code, command
        assert outcome.cites, f"{command}: {outcome.code} names no clause"
        assert str(outcome)

    def try_illegal(self) -> None:
        """What nobody may do is refused, is no exception and changes nothing."""
        state = self.state
        assert state is not None
        kept = hash(state)
        for command in illegal_commands(self.rng, state, self.law):
            outcome = step(state, command, self.law)
            assert isinstance(outcome, Refused), f"{command} in {state.stage} is let through: {outcome[1]}"
            self.refused(command, outcome)
        assert hash(state) == kept

    def play(self) -> State:
        """Play the hand to its end, with questions and wrong moves between."""
        rng = self.rng
        for _ in range(MOVES):
            state = self.state
            assert state is not None
            if rng.random() < 0.06:
                self.try_illegal()
            if rng.random() < 0.03:
                self.do(rng.choice(questions(rng, state)))
                continue
            if state.stage == "over":
                break
            if state.stage == "betting":
                seat = state.round.queue[0]
                assert options(view(state, seat), self.law) == options(state, self.law), "a view has other options"
            command = any_command(rng, state, self.law, self.table.style)
            if self.do(command):
                assert state.stage == "showdown", f"{command} in {state.stage} is refused"
        assert self.state is not None
        assert self.state.stage == "over", "the hand does not end"
        for command in questions(rng, self.state):
            self.do(command)
        return self.state

    def replay(self) -> None:
        """The recorded events give the same state, and the same cards and actions the same events."""
        folded: State | None = None
        for event in self.told:
            folded = evolve(folded, event)
        assert folded == self.state
        state: State | None = None
        again: list[e.Event] = []
        for command in self.said:
            outcome = step(state, command, self.law)
            assert not isinstance(outcome, Refused)
            state = outcome[0]
            again += outcome[1]
        assert again == self.told
        back = sum(isinstance(event, a.AwardTakenBack) for event in self.told)
        waits = (
            self.state is not None and self.state.stage != "over"
        )  # a mucked hand is live again, and not all have shown
        assert sum(isinstance(event, e.HandEnded) for event in self.told) == 1 + back - waits


@pytest.mark.parametrize("seed", range(1, SEEDS + 1))
def test_the_laws_hold_in_random_play(seed: int) -> None:
    rng = Random(seed)
    reached = Reached()
    for number, table in enumerate(tables(rng, HANDS, reached)):
        deal = table.deal
        at = f"seed {seed}, hand {number}: {deal.structure} {deal.game.name}, {table.law.book}, {table.kind}"
        try:
            playing = Playing(table, rng, reached)
            playing.play()
            playing.replay()
            note_hand(playing.told, reached)
            if rng.random() < 0.3:
                check_hidden(rng, table, playing.said, reached)
            if rng.random() < 0.05:
                check_openings(rng, table, reached)
        except Exception as error:
            error.add_note(at)
            raise
        reached.combinations[table.deal.game.id, table.deal.structure, table.law.book] += 1
    every = HANDS // len(combinations())
    assert min(reached.combinations.values()) >= every
    assert len(reached.combinations) == len(combinations())
    missing = reached.missing()
    assert not missing, "never reached:\n" + "\n".join(missing)
