"""Deals that cannot begin: each is refused in words, with its clause, before anything has happened."""

from collections.abc import Iterator
from random import Random
from typing import Any

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, Post, State
from tests.properties.reached import Reached
from tests.properties.tables import Table


def check_openings(rng: Random, table: Table, reached: Reached) -> None:
    """Hold that no faulty beginning is let through, and that nothing can be done before one or begun twice."""
    for command in faulty(rng, table):
        refused(step(None, command, table.law), command, reached)
    for early in (c.Fold(0), c.Show(0), c.Run(1), c.TurnUp(), c.Reshuffle(()), c.AskPot(0), c.NameWinners(())):
        refused(step(None, early, table.law), early, reached)
    begun = step(None, table.opening, table.law)
    assert not isinstance(begun, Refused)
    state: State = begun[0]
    refused(step(state, table.opening, table.law), table.opening, reached)


def refused(outcome: object, command: c.Command, reached: Reached) -> None:
    """Hold that an outcome is a refusal with a code and a clause."""
    assert isinstance(outcome, Refused), f"let through: {command}"
    assert outcome.code
    assert outcome.cites, f"{outcome.code} names no clause"
    assert str(outcome)
    reached.refusals[outcome.code] += 1


def faulty(rng: Random, table: Table) -> Iterator[c.Begin]:
    """Yield beginnings with one fault each."""
    deal = table.deal._replace(source="order")
    order = list(DECKS[deal.game.deck])
    rng.shuffle(order)
    yield c.Begin(deal, tuple(order[1:]))
    yield c.Begin(deal, (order[1], *order[1:]))
    for card in (-1, 53, 99, 10**30):
        yield c.Begin(deal, (card, *order[1:]))
    if deal.game.deck == 36:
        yield c.Begin(deal, (0, *order[1:]))
    for wrong in faulty_deals(deal):
        yield c.Begin(wrong, tuple(order))


def faulty_deals(deal: Deal) -> Iterator[Deal]:
    """Yield deals with one fault each: seats, chips, posts, the button, the structure."""
    players = len(deal.seats)
    yield deal._replace(seats=deal.seats[:1], stacks=deal.stacks[:1], button=0, posts=())
    yield deal._replace(seats=tuple("ABCDEFGHIJK"), stacks=(100,) * 11, posts=())
    yield deal._replace(seats=tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), stacks=(100,) * 26, posts=())
    yield deal._replace(stacks=(0, *deal.stacks[1:]))
    yield deal._replace(stacks=(-5, *deal.stacks[1:]))
    yield deal._replace(stacks=deal.stacks[1:])
    unknown: Any = "spread-limit"
    yield deal._replace(structure=unknown)
    for button in (players, -1):
        yield deal._replace(button=button)
    tip: Any = "tip"
    for post in (Post(players, "ante", 1), Post(-1, "ante", 1), Post(0, "ante", -1), Post(0, tip, 1)):
        yield deal._replace(posts=(*deal.posts, post))
    yield deal._replace(chips=())
    yield deal._replace(chips=(0, 5))
    if deal.big_blind:
        yield deal._replace(small_blind=deal.big_blind + 1)
        yield deal._replace(posts=(*deal.posts, Post(deal.button, "straddle", 1)))
    else:
        yield deal._replace(bring_in=deal.small_bet)
