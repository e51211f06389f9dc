"""The rake of a hand: what the law takes from its pot, by the terms of the table."""

import pytest

from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.events import Event, Raked
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Post, Rake, State
from cardspeak.hand.why import of_award
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.cash.charges import commission

GAME, STRUCTURE = find_game("nlhe")
LAW = law_at("common", GAME, STRUCTURE, 2, "cash")
BLINDS = (Post(1, "small blind", 10), Post(0, "big blind", 20))


def played(law: Law, rake: Rake, chips: tuple[int, ...] = (1,)) -> tuple[State, list[Event]]:
    """A hand of two players with 500 each, all-in before the flop."""
    deal = Deal(
        GAME, STRUCTURE, ("A", "B"), (500, 500), 1, BLINDS, 10, 20, 0, 20, 20, chips, rake=rake, shows="dealer"
    )  # fmt: skip
    begun = step(None, c.Begin(deal, tuple(range(52))), law)
    assert not isinstance(begun, Refused)
    state, events = begun[0], list(begun[1])
    while state.stage != "over":
        outcome = step(state, c.AllIn(state.round.queue[0]), law)
        assert not isinstance(outcome, Refused), outcome
        state, more = outcome
        events += more
    return state, events


@pytest.mark.parametrize(("percent", "cap"), [(5, 0), (5, 30), (10, 1000), (0, 0), (3, 7)])
def test_a_hand_takes_what_the_law_says_of_a_commission(percent: int, cap: int) -> None:
    state, events = played(LAW, Rake(percent, cap, True))
    taken = commission(1000, percent, cap, LAW).chips
    assert [event.amount for event in events if isinstance(event, Raked)] == ([taken] if taken else [])
    assert sum(state.round.stacks) == 1000 - taken


def test_only_whole_chips_are_taken() -> None:
    _, events = played(LAW, Rake(3, 0, True), (25,))
    assert [event.amount for event in events if isinstance(event, Raked)] == [25], "30, in chips of 25"


def test_where_the_law_takes_nothing_from_pots_no_hand_does() -> None:
    none = LAW.replaced(LAW.answers["charge.rake"]._replace(policy="nothing_from_pots", parameters=()))
    state, events = played(none, Rake(5, 0, True))
    assert not [event for event in events if isinstance(event, Raked)]
    assert sum(state.round.stacks) == 1000


def test_what_was_taken_has_its_reason() -> None:
    assert "charge.rake" in of_award(*played(LAW, Rake(5, 0, True)))
    assert "charge.rake" not in of_award(*played(LAW, Rake(0, 0, True)))
