"""A spot is the hand that was played to it: set up from what lies on the table, the same hand goes on."""

from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from cardspeak.cards.card import cards_text
from cardspeak.cases.setting import setting
from cardspeak.cases.spot import spot_of
from cardspeak.cli.shelf import SHELF
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.pots import pots
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal, State, seats_in
from cardspeak.law.law import Law
from cardspeak.record import record
from tests.properties.moves import any_command
from tests.properties.reached import Reached
from tests.properties.tables import Combination, Table, any_table, combinations

ENDS = ("over", "showdown", "naming")


def lies(state: State, began: int) -> dict[str, Any]:
    """Return what lies on the table, as a case writes it; `began` are the hands that were in when the round began."""
    deal, now = state.deal, state.round
    names = deal.seats
    every = range(len(names))
    gone = [names[seat] for seat in every if not (now.live | began) >> seat & 1]
    folded = [names[seat] for seat in every if (began & ~now.live) >> seat & 1]
    found = [(pot.size, pot.seats) for pot in pots(state._replace(round=now._replace(bets=(0,) * len(names))))]
    return {
        "street": deal.game.streets[state.street].name,
        "pots": [
            {"size": size, "among": " ".join(names[seat] for seat in seats_in(among, len(names)))}
            for size, among in found
        ],
        "bets": dict(zip(names, now.bets, strict=True)),
        "board": cards_text(state.cards.boards[0], " "),
        "out": " ".join(gone),
        "folded": " ".join(folded),
        "to_act": names[now.queue[0]],
        **({"opener": names[state.noted.opener]} if state.noted.opener >= 0 else {}),
    }


def set_up(state: State, began: int, law: Law) -> c.SetUp:
    """Return the command that sets the hand up from what lies there, with the cards that only some may know."""
    deal: Deal = state.deal._replace(stacks=state.round.stacks)
    place = {name: seat for seat, name in enumerate(deal.seats)}
    up = {name: cards_text(state.cards.up[seat], " ") for name, seat in place.items() if state.cards.up[seat]}
    command = spot_of({"up": up}, lies(state, began), deal, law, place)
    secret = state.secret
    return command._replace(down=secret.down, stub=secret.stub, burns=secret.burns, discards=secret.discards)


def shown(state: State, law: Law) -> tuple[object, ...]:
    """Return what everybody at the table can see of the betting: whose turn it is, the options, chips and pots."""
    may = options(state, law) if state.stage == "betting" else {}
    return state.stage, state.street, state.round.queue[:1], may, state.round.stacks, state.round.bets, state.pot.total


@record
class Moment(NamedTuple):
    """A moment of betting: the hands that were in when the round began, and whether the chips show what was done."""

    state: State
    began: int
    plain: bool


def moments(rng: Random, table: Table) -> list[Moment]:
    """Play a hand and return the moments of its betting.

    The chips do not show it when a player has bet or raised again, when a bet is in front of nobody any more, or when
    somebody left without facing a bet.
    """
    found: list[Moment] = []
    outcome = step(None, table.opening, table.law)
    raisers: tuple[int, ...] = ()
    levels: set[int] = set()
    began, street = 0, -2
    for _ in range(60):
        assert not isinstance(outcome, Refused)
        state, now = outcome[0], outcome[0].round
        if state.stage == "betting" and len(state.cards.boards) == 1 and not now.barred:
            if state.street != street:
                street, began, raisers, levels = state.street, now.live, (), {now.level}
            levels.add(now.level)
            raisers += tuple(event.seat for event in outcome[1] if isinstance(event, e.RaisedTo))
            once = len(raisers) == len(set(raisers))
            found.append(Moment(state, began, once and levels <= {min(levels), *now.bets} and not state.noted.idle))
        if state.stage in ENDS:
            break
        outcome = step(state, without_showing(rng, state, table), table.law)
    return found


def without_showing(rng: Random, state: State, table: Table) -> c.Command:
    """Return what a player may do, other than showing cards in the middle of a hand."""
    while True:
        command = any_command(rng, state, table.law, table.style)
        if not isinstance(command, c.Show):
            return command


@seed(7)
@settings(max_examples=1200, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from(combinations()), st.integers(0, 2**32))
def test_a_spot_is_the_hand_that_was_played_to_it(combination: Combination, number: int) -> None:
    rng = Random(number)
    table = any_table(rng, combination, Reached())
    played = [moment for moment in moments(rng, table) if moment.plain] if table.kind != "spot" else []
    if not played:
        return
    law = table.law
    state, began, _ = rng.choice(played)
    spot = step(None, set_up(state, began, law), law)
    assert not isinstance(spot, Refused)
    again = spot[0]
    for _ in range(60):
        if state.stage in ENDS or (state.deal.game.family == "stud" and state.cards.boards[0]):
            return  # who shows first, and who opens over a common card, hangs on earlier rounds
        where = f"{combination.structure} {combination.game.id} under {combination.book}\n{state.round}\n{again.round}"
        assert shown(again, law) == shown(state, law), where
        command = any_command(rng, state, law, table.style)
        one, other = step(state, command, law), step(again, command, law)
        assert not isinstance(one, Refused)
        assert not isinstance(other, Refused), f"{where}\n{command}: {other}"
        state, again = one[0], other[0]


BEHIND = {"seats": "A B C", "stacks": 1000}


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ({"street": "flop", "bets": {"A": 50}, "to_act": "A"}, "to_act is A, but with these bets it is the turn of B"),
        ({"street": "flop", "bets": {"A": 50, "B": 50, "C": 50}, "to_act": "B"}, "nobody is to act"),
        ({"street": "flop", "to_act": "B", "out": "B"}, "to_act is B, but with these bets it is the turn of A"),
        ({"street": "flop", "out": "A B C"}, "nobody is in the hand"),
    ],
)
def test_bets_that_cannot_lie_there_are_unreadable(spot: dict[str, Any], why: str) -> None:
    with pytest.raises(Unreadable, match=why):
        setting({"table": BEHIND, "spot": spot}, "common", (), SHELF)
