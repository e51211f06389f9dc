"""Hands of an all-in lie open by the book, or because the table has agreed on it where the book lets it."""

from typing import Literal, TypeAlias

import pytest

from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.events import Dealt, Tabled
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Event, Post, Shows, State
from cardspeak.hand.why import of_showing
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at

GAME, STRUCTURE = find_game("nlhe")
EventKind: TypeAlias = Literal["cash", "tournament"]
BLINDS = (Post(1, "small blind", 10), Post(0, "big blind", 20))


def all_in(law: Law, event: EventKind, shows: Shows) -> tuple[State, bool]:
    """Two players all-in before the flop: the hand after the call, and whether hands were opened before the river."""
    deal = Deal(
        GAME, STRUCTURE, ("A", "B"), (500, 500), 1, BLINDS, 10, 20, 0, 20, 20, (1,), event=Event(event), shows=shows
    )  # fmt: skip
    begun = step(None, c.Begin(deal, tuple(range(52))), law)
    assert not isinstance(begun, Refused)
    state, events = begun[0], list(begun[1])
    for _ in range(2):
        outcome = step(state, c.AllIn(state.round.queue[0]), law)
        assert not isinstance(outcome, Refused), outcome
        state, more = outcome
        events += more
    river = max(at for at, event in enumerate(events) if isinstance(event, Dealt))
    return state, any(isinstance(event, Tabled) for event in events[:river])


@pytest.mark.parametrize(
    ("book", "event", "shows", "opened"),
    [
        ("common", "cash", "asked", False),
        ("common", "cash", "open", True),
        ("common", "tournament", "asked", True),
        ("tda-2024", "tournament", "asked", True),
    ],
)
def test_the_book_says_whether_a_table_may_agree_on_it(book: str, event: EventKind, shows: Shows, opened: bool) -> None:
    law = law_at(book, GAME, STRUCTURE, 2, event)
    assert all_in(law, event, shows)[1] is opened


def test_the_agreement_has_its_clause() -> None:
    law = law_at("common", GAME, STRUCTURE, 2, "cash")
    state, _ = all_in(law, "cash", "asked")
    assert "show.all_in" in of_showing(state)
    assert law.cites("show.all_in") == ("common:all-in-cards-down",)
