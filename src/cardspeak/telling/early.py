"""Applies rulings to the hand of a story, and keeps what was done before the turn until the turn has come."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardspeak.floor.promises import Promise, has_come, kept, otherwise, promise
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.turns import WHATEVER, Held, due, in_his_turn, kind_of
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.betting import brings_in
from cardspeak.hand.decide import step
from cardspeak.hand.force import forfeited, killed
from cardspeak.hand.mend import mended
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State, clockwise
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.declared import Declared, chips_of
from cardspeak.telling.setting import Setting


def applied(
    state: State, ruling: Ruling, law: Law, happened: Sequence[e.Event]
) -> tuple[State, list[e.Event]] | Refused:
    """Return the state and the events that a ruling leads to, after all that happened in the hand."""
    if ruling.mends:
        return mended(state, ruling.mends, law, happened)
    command = ruling.command
    if command is None:
        return state, []
    if isinstance(command, c.Fold):
        lost = dict(ruling.forfeits).get(command.seat, 0)
        if lost:
            return forfeited(state, command.seat, lost, law)
        if state.stage != "betting" or state.round.queue[:1] != (command.seat,):
            return killed(state, command.seat, law)
    return step(state, command, law)


def supposed(state: State, held: list[Held], said: s.Statement, setting: Setting, law: Law) -> State:
    """Return the state that a player sees who acts before his turn: with the bring-in, and what others did before."""
    queue = state.round.queue
    if not queue or state.stage != "betting" or not isinstance(said, Declared):
        return state
    if said.seat not in setting.seats or setting.seats.index(said.seat) == queue[0]:
        return state
    if brings_in(state):  # nobody else owes it, and it is what he faces
        state = _as_if(state, c.BringIn(queue[0]), law)
    for each in held:
        if each.left or each.level == WHATEVER:
            continue
        state = _as_if(state, each.command, law)
    return state


def _as_if(state: State, command: c.Command, law: Law) -> State:
    """Return the state as it would be with this action, in the same round with the same player to act."""
    outcome = step(in_his_turn(state, command.seat), command, law)  # type: ignore[union-attr]
    if isinstance(outcome, Refused) or outcome[0].stage != "betting" or outcome[0].street != state.street:
        return state
    return outcome[0]._replace(round=outcome[0].round._replace(queue=state.round.queue))


def again(held: list[Held], state: State, said: s.Statement, setting: Setting) -> Ruling | None:
    """Return the ruling on a second action of a player whose first one waits; none where it is his first."""
    for each in held:
        name = setting.seats[each.seat]
        if isinstance(said, Declared) and said.seat == name and not each.left and state.round.queue[:1] != (each.seat,):
            waits_for = f"what he did first waits for his turn: {each.said}"
            return Ruling(f"{name} has acted already", (f"early.{kind_of(each.command)}",), reason=waits_for)
    return None


def waits(
    held: list[Held], state: State, law: Law, ruling: Ruling, before: s.Statement | None, setting: Setting
) -> None:
    """Keep an action that was done before its turn, and note what it does to one that waits already."""
    command = ruling.held or ruling.command
    seat: int = getattr(command, "seat", -1)
    if command is None or not state.round.queue or state.round.queue[0] == seat:
        return
    for index, other in enumerate(held):
        if _next(state, other.seat) == seat and not other.behind:
            held[index] = other._replace(behind=kind_of(command))
    if ruling.held is None:
        return
    invited = isinstance(before, s.DealerDoes) and before.what == "asks_to_act" and before.seat == setting.seats[seat]
    chips = chips_of(in_his_turn(state, seat), law, ruling)
    said = ruling.outcome.removesuffix(", out of turn")
    level = WHATEVER if "words.early_call" in ruling.points else state.round.level
    held.append(Held(command, said, level, chips, state.street, invited))


def _next(state: State, seat: int) -> int:
    return clockwise(state.round.live, (seat + 1) % len(state.deal.seats), len(state.deal.seats))[0]


def came_due(held: list[Held], state: State, law: Law, know: Mapping[str, Any]) -> Ruling | None:
    """Return the ruling on the action of the player whose turn it is now, if he has acted before it."""
    queue = state.round.queue
    if state.stage != "betting" or not queue:
        return None
    held[:] = [each for each in held if each.street == state.street]  # some turns never come
    for index, each in enumerate(held):
        if each.seat == queue[0] and not each.left:
            ruling, left = due(state, law, each, know)
            if left:
                held[index] = each._replace(left=left)
            else:
                del held[index]
            return ruling
    return None


def promises(made: list[Promise], state: State, ruling: Ruling) -> None:
    """Keep a conditional statement that was held binding; a later one takes the place of an earlier one."""
    found = promise(state, ruling)
    if found is not None:
        made[:] = [*[each for each in made if each.seat != found.seat], found]


def came_true(made: list[Promise], state: State, law: Law, know: Mapping[str, Any]) -> Ruling | None:
    """Return the ruling on the player whose turn it is now, if the condition that he is bound to has come true."""
    made[:] = [each for each in made if each.street == state.street]
    for index, each in enumerate(made):
        if not each.come and has_come(state, each):
            ruling = kept(state, law, each, know)
            made[index] = each._replace(come=True)
            if not ruling.asks:
                del made[index]
            return ruling
    return None


def held_to(
    made: list[Promise], state: State, law: Law, outcome: tuple[State, list[e.Event]] | Refused
) -> Ruling | None:
    """Return the ruling on a player to act who is bound to his condition and does otherwise; none where he keeps it."""
    mine = next((each for each in made if each.come and state.round.queue[:1] == (each.seat,)), None)
    if mine is None or isinstance(outcome, Refused) or not outcome[1]:
        return None
    made.remove(mine)
    return otherwise(state, law, mine, outcome[1][0])


def bound(
    held: list[Held], state: State, law: Law, outcome: tuple[State, list[e.Event]] | Refused
) -> tuple[State, list[e.Event]] | Refused:
    """Return what becomes of a deed of the player to act when chips of his stay in, or the raise is no longer his."""
    queue = state.round.queue
    mine = next((each for each in held if queue and each.seat == queue[0] and each.left), None)
    if mine is None:
        return outcome
    if isinstance(outcome, Refused):
        if outcome.code != "not_reopened" or "no raise" not in mine.left:
            return outcome
        point = "early.short" if mine.invited else f"early.{kind_of(mine.command)}"
        name = state.deal.seats[mine.seat]
        return Refused("barred_from_raising", {"seat": name}, law.cites(point), outcome.allowed)
    if not outcome[1]:
        return outcome
    first = outcome[1][0]
    held.remove(mine)
    if isinstance(first, e.Folded) and "chips" in mine.left:
        return forfeited(state, mine.seat, mine.chips, law)
    return outcome
