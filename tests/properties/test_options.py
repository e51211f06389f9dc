"""What is offered is accepted, at its least and at its most; what lies just outside is refused."""

from random import Random

from cardspeak.hand import commands as c
from cardspeak.hand.betting import options
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from tests.properties.moves import SIMPLE, any_command
from tests.properties.reached import Reached
from tests.properties.tables import Table, combinations, tables

HANDS = 2 * len(combinations())


def offered(state: State, law: Law) -> list[tuple[c.Verb, c.Command]]:
    """Return every option as commands: its least and its most, and all-in where that is an option."""
    seat, now = state.round.queue[0], state.round
    found: list[tuple[c.Verb, c.Command]] = []
    for verb, (least, most) in options(state, law).items():
        if verb in SIMPLE:
            found.append((verb, SIMPLE[verb](seat)))
            assert least == most, verb
            continue
        assert now.level < least <= most <= now.stacks[seat] + now.bets[seat], (verb, least, most)
        found += [(verb, c.RaiseTo(seat, total)) for total in {least, most}]
        found += [(verb, c.RaiseBy(seat, total - now.level)) for total in {least, most}]
        if most == now.stacks[seat] + now.bets[seat]:
            found.append((verb, c.AllIn(seat)))
    return found


def outside(state: State, law: Law) -> list[c.Command]:
    """Return what is not offered: other verbs, and the amounts just outside."""
    seat, now = state.round.queue[0], state.round
    found = options(state, law)
    wrong: list[c.Command] = [make(seat) for verb, make in SIMPLE.items() if verb not in found and verb != "fold"]
    reach = [bounds for verb, bounds in found.items() if verb not in SIMPLE]
    totals = [now.level + 1, now.stacks[seat] + now.bets[seat]]
    if reach:
        least, most = reach[0]
        totals = [least - 1, most + 1]
        if state.deal.structure == "fixed-limit" and most - least > 1:
            totals.append(least + 1)
    return wrong + [c.RaiseTo(seat, total) for total in totals]


def check(state: State, law: Law, name: str) -> None:
    """Hold the offer against what the hand accepts; a call and a bring-in take the chips that were said."""
    seat = state.round.queue[0]
    may = options(state, law)
    for verb, command in offered(state, law):
        outcome = step(state, command, law)
        assert not isinstance(outcome, Refused), f"{name}: {verb}: {command} is refused: {outcome} at {state.round}"
        if verb in ("call", "bring in"):
            event = outcome[1][0]
            assert event.amount == may[verb][0], f"{name}: {verb} takes {event.amount}"  # type: ignore[union-attr]
            assert event.seat == seat  # type: ignore[union-attr]
    for command in outside(state, law):
        outcome = step(state, command, law)
        assert isinstance(outcome, Refused), f"{name}: {command} is let through at {state.round}"


def play(rng: Random, table: Table) -> int:
    """Play a hand and check every decision in its betting; return how many there were."""
    outcome = step(None, table.opening, table.law)
    decisions = 0
    for _ in range(400):
        assert not isinstance(outcome, Refused)
        state = outcome[0]
        if state.stage in ("over", "showdown", "naming"):
            break
        if state.stage == "betting":
            decisions += 1
            check(state, table.law, f"{table.deal.structure} {table.deal.game.id} under {table.law.book}")
        outcome = step(state, any_command(rng, state, table.law, table.style), table.law)
    return decisions


def test_what_is_offered_is_accepted_and_nothing_else() -> None:
    rng = Random(415)
    assert sum(play(rng, table) for table in tables(rng, HANDS, Reached())) > 10 * HANDS
