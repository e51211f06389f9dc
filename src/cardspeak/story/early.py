"""Applies rulings to the hand of a story, and keeps what was done before the turn until the turn has come."""

from collections.abc import Mapping
from typing import Any

from cardspeak.floor.ruling import Ruling
from cardspeak.floor.turns import Held, due, in_his_turn, kind_of
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.force import forfeited, killed
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State, clockwise
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.story.declared import chips_of
from cardspeak.story.setting import Setting


def applied(state: State, ruling: Ruling, law: Law) -> tuple[State, list[e.Event]] | Refused:
    """Return the state and the events that a ruling leads to; a fold may come before its turn, or cost chips."""
    command = ruling.command
    if command is None:
        return state, []
    if isinstance(command, c.Fold):
        lost = dict(ruling.forfeits).get(command.seat, 0)
        if lost:
            return forfeited(state, command.seat, lost, law)
        if state.round.queue and state.round.queue[0] != command.seat:
            return killed(state, command.seat, law)
    return step(state, command, law)


def waits(
    held: list[Held], state: State, law: Law, ruling: Ruling, before: s.Statement | None, setting: Setting
) -> None:
    """Keep an action that was done before its turn, and note what it does to one that waits already."""
    command = ruling.held
    if command is None:
        return
    seat: int = command.seat  # type: ignore[union-attr]
    for index, other in enumerate(held):
        if _next(state, other.command.seat) == seat and not other.behind:  # type: ignore[union-attr]
            held[index] = other._replace(behind="call" if kind_of(command) == "call" else kind_of(command))
    invited = isinstance(before, s.DealerDoes) and before.what == "asks_to_act" and before.seat == setting.seats[seat]
    chips = chips_of(in_his_turn(state, seat), law, ruling)
    said = ruling.outcome.removesuffix(", out of turn")
    held.append(Held(command, said, state.round.level, chips, invited))


def _next(state: State, seat: int) -> int:
    return clockwise(state.round.live, (seat + 1) % len(state.deal.seats), len(state.deal.seats))[0]


def came_due(held: list[Held], state: State, law: Law, know: Mapping[str, Any]) -> Ruling | None:
    """Return the ruling on the action of the player whose turn it is now, if he has acted before it."""
    queue = state.round.queue
    if state.stage != "betting" or not queue:
        return None
    for index, each in enumerate(held):
        if each.command.seat == queue[0]:  # type: ignore[union-attr]
            del held[index]
            return due(state, law, each, dict(know))
    return None
