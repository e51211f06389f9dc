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
            # a hand that is seen may be live again, and its showdown open: here hands are written that are over
            if not isinstance(outcome, Refused) and outcome[0].stage == "over":
                state = outcome[0]
                events += outcome[1]
        yield Played(table, events, state)


def not_replayed(hand: Played) -> bool:
    """PHH knows neither the chips by which a pot is split nor a stub that was reshuffled.

    Nor does it tell what a short stack pays first, the ante for the table or the blind.
    """
    deal, dead = hand.last.deal, {post.seat for post in hand.last.deal.posts if post.kind in ("table ante", "dead")}
    if any(deal.stacks[seat] <= sum(post.amount for post in deal.posts if post.seat == seat) for seat in dead):
        return True
    if dead and split(hand):
        return True
    if hand.last.deal.chips != (1,) and split(hand):
        return True
    return any(isinstance(event, e.Reshuffled) for event in hand.events)


def comes_short(hand: Played) -> bool:
    """Whether a stack did not cover a straddle, or had nothing left for a blind: a text tells only what was paid."""
    deal = hand.last.deal
    for post in deal.posts:
        mine = [other for other in deal.posts if other.seat == post.seat]
        antes = sum([other.amount for other in mine if other.kind == "ante"])
        if post.kind == "straddle" and deal.stacks[post.seat] < sum([other.amount for other in mine]):
            return True
        if post.kind != "ante" and deal.stacks[post.seat] <= antes:
            return True
    return False


def shares_a_card(hand: Played) -> bool:
    """Whether in stud the stub was too short, and the last card was one for all."""
    return hand.last.deal.game.family == "stud" and any(hand.last.cards.boards)


def split(hand: Played) -> bool:
    """Whether a pot had several winners, or several sides: somebody may have had an odd chip."""
    given = [event for event in hand.events if isinstance(event, e.Awarded)]
    return len({event.side for event in given}) > 1 or any(len(event.shares) > 1 for event in given)
