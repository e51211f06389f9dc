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
from cardspeak.hand.state import Deal, Round, State, seats_in
from cardspeak.law.law import Law
from cardspeak.record import record
from tests.properties.moves import any_command
from tests.properties.reached import Reached
from tests.properties.tables import Combination, Table, any_table, combinations


@record
class Moment(NamedTuple):
    """A moment of betting, with what everybody saw before it that the chips do not show.

    `began` are the hands that were in when the round began, and `raiser` is who had raised last before it, or -1.
    `raised` are the bets and raises of the round; `gave_up` the hands that left without facing a bet. Sets are bits.
    """

    state: State
    began: int
    raiser: int
    raised: tuple[tuple[int, int], ...]
    gave_up: int


def lies(moment: Moment) -> dict[str, Any]:
    """Return what lies on the table, as a case writes it, and what was seen of the round."""
    state, began, raiser, raised, gave_up = moment
    deal, now = state.deal, state.round
    names = deal.seats
    every = range(len(names))
    left = [*state.noted.left, *[seat for seat in every if not (now.live | began) >> seat & 1]]
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
        "out": " ".join(dict.fromkeys(names[seat] for seat in left)),
        "folded": " ".join(folded),
        "to_act": names[now.queue[0]],
        "gave_up": " ".join(names[seat] for seat in seats_in(gave_up, len(names))),
        **({"opener": names[state.noted.opener]} if state.noted.opener >= 0 else {}),
        **({"raiser": names[raiser]} if raiser >= 0 else {}),
        **({"raised": ", ".join(f"{names[seat]} {total}" for seat, total in raised)} if raised else {}),
    }


def set_up(moment: Moment, law: Law) -> c.SetUp:
    """Return the command that sets the hand up from what lies there, with the cards that only some may know."""
    state = moment.state
    deal: Deal = state.deal._replace(stacks=state.round.stacks)
    place = {name: seat for seat, name in enumerate(deal.seats)}
    up = {name: cards_text(state.cards.up[seat], " ") for name, seat in place.items() if state.cards.up[seat]}
    command = spot_of({"up": up}, lies(moment), deal, law, place)
    secret = state.secret
    return command._replace(down=secret.down, stub=secret.stub, burns=secret.burns, discards=secret.discards)


def shown(state: State, law: Law) -> tuple[object, ...]:
    """Return what everybody at the table can see of the hand: whose turn it is, the options, chips and pots."""
    may = options(state, law) if state.stage == "betting" else {}
    return state.stage, state.street, state.round.queue, may, state.round.stacks, state.round.bets, state.pot.total


def moments(rng: Random, table: Table) -> list[Moment]:
    """Play a hand and return the moments of its betting."""
    found: list[Moment] = []
    outcome = step(None, table.opening, table.law)
    assert not isinstance(outcome, Refused)
    raised: tuple[tuple[int, int], ...] = ()
    before: State | None = None
    began, street, raiser, gave_up = 0, -2, -1, 0
    for _ in range(60):
        state, now = outcome[0], outcome[0].round
        for event in outcome[1]:
            if isinstance(event, e.RaisedTo):
                raised += ((event.seat, event.total),)
            if isinstance(event, e.Folded) and before is not None and _faces_nothing(before.round, event.seat):
                gave_up |= 1 << event.seat
        if state.stage == "betting":
            if state.street != street:
                street, began, raised = state.street, now.live, ()
                raiser, gave_up = state.noted.increase, state.noted.idle
            if not now.barred:
                found.append(Moment(state, began, raiser, raised, gave_up))
        if state.stage == "over":
            break
        before = state
        more = step(state, without_showing(rng, state, table), table.law)
        if not isinstance(more, Refused):  # at the showdown not everybody may do everything
            outcome = more
    return found


def _faces_nothing(now: Round, seat: int) -> bool:
    return now.bets[seat] == now.level


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
    goes_on_alike(combination, number)


def goes_on_alike(combination: Combination, number: int) -> None:
    rng = Random(number)
    table = any_table(rng, combination, Reached())
    played = moments(rng, table) if table.kind != "spot" else []
    if not played:
        return
    law = table.law
    moment = rng.choice(played)
    state = moment.state
    spot = step(None, set_up(moment, law), law)
    assert not isinstance(spot, Refused)
    again = spot[0]
    for _ in range(60):
        where = f"{combination.structure} {combination.game.id} under {combination.book}\n{state.round}\n{again.round}"
        assert shown(again, law) == shown(state, law), where
        if state.stage == "over":
            return
        command = any_command(rng, state, law, table.style)
        one, other = step(state, command, law), step(again, command, law)
        if isinstance(one, Refused) or isinstance(other, Refused):
            assert one == other, f"{where}\n{command}: {one}, {other}"
            continue
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
