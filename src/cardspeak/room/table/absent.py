"""Absent players: who goes away from the table, who comes back, and whose hand is dead for it."""

from collections.abc import Sequence
from typing import Literal

from cardspeak.finding import Finding
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import brings_in
from cardspeak.hand.decide import step
from cardspeak.hand.force import killed
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.entry import present, serves
from cardspeak.room.table.state import Table, in_hand, seat_of, sitting, to_act

Outcome = Sequence[e.Event] | Refused
Leaving = Literal["dead", "in_turn", "stays"]


def be_away(table: Table, command: c.BeAway, law: Law) -> Outcome:
    """Go away from the table or come back to the seat; whoever is not dealt in meanwhile sits out."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = sitting(table, number)
    if seat.away == command.away:
        return ()
    if not command.away:
        return (e.CameBack(number),)
    if in_hand(table, number) and verdict(table, number, law) == "stays":
        return Refused("stay_at_the_table", {"seat": number + 1}, law.cites("absent.leaving"), Finding("folding_first"))
    events: list[e.Event] = [e.WentAway(number)]
    if not law.absent_dealt() and not seat.out:
        events.append(e.SatOut(number, "away"))
    return events


def verdict(table: Table, number: int, law: Law) -> Leaving:
    """Return what becomes of the hand of a player who goes away now; stays: they may not go."""
    assert table.hand is not None
    at = table.players.index(number)
    stage = table.hand.stage
    decides = bool(table.hand.round.stacks[at]) and stage in ("betting", "drawing")
    found: Leaving = law.absent_leaving(decides=decides, showdown=stage == "showdown")
    return found


def dead(table: Table, law: Law) -> tuple[int, ...]:
    """Return the seats whose hands are dead now because their players are away, or leave as their turn has come."""
    turn = to_act(table)
    assert table.hand is not None
    found = []
    for number in table.players:
        seat = table.seats[number]
        if seat is None or not in_hand(table, number):
            continue
        leaves = seat.leaving and turn == number and table.hand.stage in ("betting", "drawing")
        if leaves or (seat.away and (turn == number or verdict(table, number, law) == "dead")):
            found.append(number)
    return _in_turn(table, found)


def late(table: Table, members: Sequence[str], law: Law) -> tuple[int, ...]:
    """Return the seats of the hand that has just been dealt whose players were not there in time for a live hand."""
    found = []
    for number in table.players:
        seat = table.seats[number]
        if seat is not None and serves(table, seat):
            found.append(number)
            continue
        last = present(table, number)
        first = last and seat is not None and seat.member not in members
        if not first and not law.absent_until(first=first, last=last):
            found.append(number)
    return _in_turn(table, found)


def _in_turn(table: Table, found: Sequence[int]) -> tuple[int, ...]:
    # where nobody is there they fold in turn, and whoever would act last wins what was posted
    if table.hand is None or any(in_hand(table, number) and number not in found for number in table.players):
        return tuple(found)
    turns = [table.players[at] for at in table.hand.round.queue]
    return tuple(sorted(found, key=lambda number: turns.index(number) if number in turns else -1))


def taken(state: State, at: int, law: Law) -> tuple[State, list[e.Event]]:
    """Return the hand after the cards of one seat were taken; a bring-in that is due is paid before."""
    events: list[e.Event] = []
    if state.stage == "betting" and state.round.queue[:1] == (at,) and brings_in(state):
        paid = step(state, hand.BringIn(at), law)
        if not isinstance(paid, Refused):
            state, events = paid[0], [*paid[1]]
    if not state.round.live >> at & 1:
        return state, events
    outcome = killed(state, at, law)
    if isinstance(outcome, Refused):
        return state, events
    return outcome[0], [*events, *outcome[1]]
