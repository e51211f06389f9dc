"""Applies rulings to the hand that is told, and shows it as a player sees it who acts before the turn."""

from collections.abc import Sequence

from cardspeak.floor.declarations.turns import WHATEVER, Held, in_his_turn
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import brings_in
from cardspeak.hand.decide import step
from cardspeak.hand.force import forfeited, killed
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.declared import Declared
from cardspeak.telling.known import Known


def applied(
    state: State, ruling: Ruling, law: Law, happened: Sequence[e.Event]
) -> tuple[State, list[e.Event]] | Refused:
    """Return the state and the events that a ruling leads to, after all that happened in the hand."""
    command = ruling.command
    if ruling.remedies:
        changed = remedied(state, ruling.remedies, law, happened)
        if isinstance(changed, Refused) or command is None:
            return changed
        outcome = step(changed[0], command, law)
        return outcome if isinstance(outcome, Refused) else (outcome[0], [*changed[1], *outcome[1]])
    if command is None:
        return state, []
    if isinstance(command, c.Fold):
        lost = dict(ruling.forfeits).get(command.seat, 0)
        if lost:
            return forfeited(state, command.seat, lost, law)
        if state.stage != "betting" or state.round.queue[:1] != (command.seat,):
            return killed(state, command.seat, law)
    return step(state, command, law)


def supposed(state: State, held: Sequence[Held], said: s.Statement, known: Known, law: Law) -> State:
    """Return the state that a player who acts out of turn sees: with the bring-in, and what others did before."""
    queue = state.round.queue
    if not queue or state.stage != "betting" or not isinstance(said, Declared):
        return state
    if said.seat not in known.seats or known.seats.index(said.seat) == queue[0]:
        return state
    if brings_in(state):  # nobody else owes it, and it is what this player faces
        state = _as_if(state, c.BringIn(queue[0]), law)
    return as_if(state, [each for each in held if not each.left and each.level != WHATEVER], law)


def as_if(state: State, held: Sequence[Held], law: Law) -> State:
    """Return the state as it would be if what waits had been done already, with the same player to act."""
    for each in held:
        state = _as_if(state, each.command, law)
    return state


def _as_if(state: State, command: c.Command, law: Law) -> State:
    """Return the state as it would be with this action, in the same round with the same player to act."""
    outcome = step(in_his_turn(state, command.seat), command, law)  # type: ignore[union-attr]
    if isinstance(outcome, Refused) or outcome[0].stage != "betting" or outcome[0].street != state.street:
        return state
    return outcome[0]._replace(round=outcome[0].round._replace(queue=state.round.queue))
