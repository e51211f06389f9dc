"""Rules on what was done before the turn: whether it waits, stands, or is given back when the turn comes."""

from typing import Any, NamedTuple

from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.state import State
from cardspeak.law.law import Law


class Held(NamedTuple):
    """An action that waits for its turn: the command, how it was said, the bet and the chips that it was made with.

    ``invited`` says that the dealer had asked for it, ``behind`` what the next player did upon it.
    """

    command: c.Command
    said: str
    level: int
    chips: int
    invited: bool = False
    behind: str = ""


def in_his_turn(state: State, seat: int) -> State:
    """Return the state as it would be if it were this seat's turn."""
    queue = state.round.queue
    return state._replace(round=state.round._replace(queue=(seat, *[other for other in queue if other != seat])))


def kind_of(command: c.Command) -> str:
    """Return which point rules on a command before its turn: bet, call, check or fold."""
    kinds: dict[type, str] = {c.Call: "call", c.Check: "check", c.Fold: "fold"}
    return kinds.get(type(command), "bet")


def early(state: State, law: Law, ruled: Ruling, seat: int) -> Ruling:
    """Return the ruling on an action before its turn: a fold counts at once, anything else waits."""
    command = ruled.command
    first = state.deal.seats[state.round.queue[0]]
    name = state.deal.seats[seat]
    if command is None:
        return ruled
    kind = kind_of(command)
    points = (f"early.{kind}", *ruled.points)
    if kind == "fold" and law.early_fold():
        return ruled._replace(points=points, reason=f"a fold counts although it is {first}'s turn")
    waits = f"{ruled.outcome}, out of turn"
    steps = (f"go back to {first}", f"{name}'s action stands unless {first} changes what he faces")
    return ruled._replace(outcome=waits, points=points, command=None, held=command, steps=steps, refunds=())


def due(state: State, law: Law, held: Held, know: dict[str, Any]) -> Ruling:
    """Return what becomes of an action that waited, now that its player's turn has come."""
    command = held.command
    seat: int = command.seat  # type: ignore[union-attr]
    name = state.deal.seats[seat]
    kind = kind_of(command)
    changed = state.round.level != held.level
    point = f"early.{kind}"
    chips = ((seat, held.chips),) if held.chips else ()
    if held.invited and law.early_invited(held.behind):
        return _invited(state, held, name, seat, changed, know)
    points: tuple[str, ...] = (point, "early.invited") if held.invited else (point,)
    if kind == "fold":
        return Ruling(f"{name} folds", points, None, command)
    answer = getattr(law, point.replace(".", "_"))(changed)
    if answer == "stands":
        amount = getattr(command, "total", None)
        return Ruling(f"{held.said}", points, amount, command, "nothing that he faces has changed")
    if answer == "chips_stay":
        reason = f"the bet is {state.round.level} now, and what he put in stays in"
        return Ruling(f"{name}'s {held.chips} stays in; he calls, raises or folds", points, held.chips, None, reason)
    if answer == "call_or_fold":
        reason = "he gave up the raise when he acted before his turn"
        return Ruling(f"{name} calls or folds", points, None, None, reason, refunds=chips)
    reason = f"the bet is {state.round.level} now"
    given = f"{name} takes {held.chips} back and acts anew" if held.chips else f"{name} acts anew"
    return Ruling(given, points, None, None, reason, refunds=chips)


def _invited(state: State, held: Held, name: str, seat: int, changed: bool, know: dict[str, Any]) -> Ruling:
    points = ("early.invited",)
    reason = "the dealer had asked him too early"
    chips = ((seat, held.chips),) if held.chips else ()
    choice = know.get("choice")
    if changed and isinstance(held.command, c.Call):
        if choice == "call":
            return Ruling(f"{name} calls {state.round.level}", points, state.round.level, c.Call(seat), reason)
        if choice == "fold":
            return Ruling(
                f"{name} takes {held.chips} back and folds", points, None, c.Fold(seat), reason, refunds=chips
            )
        leads = (("call", f"{name} calls {state.round.level}"), ("fold", f"{name} takes {held.chips} back and folds"))
        ask = Ask("choice", f"Does {name} call {state.round.level}, or take his chips back and fold?", leads)
        return Ruling(
            f"{name} calls {state.round.level}, or takes {held.chips} back and folds",
            points,
            reason=reason,
            asks=(ask,),
        )
    return Ruling(f"{name} may change his action", points, None, None, reason, refunds=chips)
