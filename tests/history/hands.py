"""Hands of the room for the tests of what is written of them: every game, structure and book, played by chance."""

from collections.abc import Collection, Iterator
from itertools import cycle
from random import Random
from typing import NamedTuple

from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from tests.properties.moves import any_command, questions
from tests.properties.reached import Reached
from tests.properties.tables import Table, any_table, combinations


class Played(NamedTuple):
    """A hand played to its end: how it began, what happened, and how it lies."""

    table: Table
    events: list[e.Event]
    last: State


def played_hands(seed: str, count: int, known: Collection[str] = ()) -> Iterator[Played]:
    """Yield so many hands; some begin in the middle, or with cards that nobody knows or that the dealer names.

    With `known`, only games in structures such as `no-limit holdem`, under the book of common practice.
    """
    rng = Random(seed)
    found = [row for row in combinations() if not known or f"{row.structure} {row.game.id}" in known]
    if known:
        found = [row for row in found if row.book == "common"]
    rng.shuffle(found)
    for _, combination in zip(range(count), cycle(found), strict=False):
        table = any_table(rng, combination, Reached())
        outcome = step(None, table.opening, table.law)
        assert not isinstance(outcome, Refused), outcome
        state, events = outcome[0], list(outcome[1])
        while state.stage != "over":
            outcome = step(state, any_command(rng, state, table.law, table.style), table.law)
            if not isinstance(outcome, Refused):
                state = outcome[0]
                events += outcome[1]
        for asked in questions(rng, state):
            outcome = step(state, asked, table.law)
            if not isinstance(outcome, Refused):
                state = outcome[0]
                events += outcome[1]
        yield Played(table, events, state)
