"""Rules on what was done before the turn: whether it waits, stands, or is given back when the turn comes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.floor.acted import called, to_total
from cardspeak.floor.deed import Deed, spot
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand import mends as m
from cardspeak.hand.betting import Barred, bounds
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record

WHATEVER = -1  # the level of a call that was made before the amount was known


@record
class Held(NamedTuple):
    """An action that waits for its turn: the command, how it was said, the bet and the chips that it was made with.

    ``invited`` says that the dealer had asked for it, ``behind`` what the next player did upon it. ``left`` is what is
    left of it when the turn has come and nothing of it stands: "chips" that stay in, or "no raise".
    """

    command: c.Command
    said: str
    level: int
    chips: int
    street: int
    invited: bool = False
    behind: str = ""
    left: str = ""

    @property
    def seat(self) -> int:
        """Whose action it is."""
        seat: int = self.command.seat  # type: ignore[union-attr]
        return seat


def in_his_turn(state: State, seat: int) -> State:
    """Return the state as it would be if it were this seat's turn."""
    queue = state.round.queue
    return state._replace(round=state.round._replace(queue=(seat, *[other for other in queue if other != seat])))


def kind_of(command: c.Command) -> str:
    """Return which point rules on a command before its turn: bet, call, check or fold."""
    kinds: dict[type, str] = {c.Call: "call", c.Check: "check", c.Fold: "fold"}
    return kinds.get(type(command), "bet")


def all_in_already(state: State, seat: int) -> Ruling:
    """Return the ruling on what a player says or does whose chips are all in."""
    return Ruling(f"{state.deal.seats[seat]} has nothing to decide", ("turn.all_in",), reason="he is all-in")


def early(state: State, law: Law, ruled: Ruling, seat: int) -> Ruling:
    """Return the ruling on an action before its turn: a fold counts at once, anything else waits."""
    command = ruled.command
    if not state.round.stacks[seat] and not isinstance(command, c.Fold):
        return all_in_already(state, seat)
    first = state.deal.seats[state.round.queue[0]]
    name = state.deal.seats[seat]
    if command is None:
        return ruled._replace(steps=(f"go back to {first}", *ruled.steps), mends=()) if ruled.asks else ruled
    kind = kind_of(command)
    points = (f"early.{kind}", *ruled.points)
    if kind == "fold" and law.early_fold():
        return ruled._replace(points=points, reason=f"a fold counts although it is {first}'s turn")
    waits = f"{ruled.outcome}, out of turn"
    steps = (f"go back to {first}", f"{name}'s action stands unless {first} changes what he faces")
    return ruled._replace(outcome=waits, points=points, command=None, held=command, steps=steps, refunds=())


def due(state: State, law: Law, held: Held, know: Mapping[str, Any]) -> tuple[Ruling, str]:
    """Return what becomes of an action that waited, now that its player's turn has come, and what is left of it."""
    command, seat = held.command, held.seat
    name = state.deal.seats[seat]
    kind = kind_of(command)
    level = state.round.level
    if held.level == WHATEVER:
        at = spot(state, law, seat)
        return called(state, law, Deed(seat), at, ["words.early_call"], "he called before it was known"), ""
    changed = level != held.level
    point = f"early.{kind}"
    chips = ((seat, held.chips),) if held.chips else ()
    given = f"{name} takes {held.chips} back and acts anew" if held.chips else f"{name} acts anew"
    if level < held.level and kind != "fold":  # the bring-in that he counted on was not paid
        return Ruling(given, (point,), None, None, "nothing was brought in", refunds=chips), ""
    if held.invited and kind == "call" and changed:
        short = law.early_short(held.behind)
        if short:
            reason = "the dealer had asked him too early"
            return _calls_or_folds(state, held, ("early.short",), know, reason, short == "returned")
    if held.invited and law.early_invited(held.behind):
        reason = "the dealer had asked him too early"
        return Ruling(f"{name} may change his action", ("early.invited",), None, None, reason, refunds=chips), ""
    points: tuple[str, ...] = (point, "early.invited") if held.invited else (point,)
    if held.invited and kind == "call" and changed:
        points = (*points, "early.short")
    if kind == "fold":
        return Ruling(f"{name} folds", points, None, command), ""
    answer = getattr(law, point.replace(".", "_"))(changed)
    if answer == "stands":
        return _stands(state, law, held, points), ""
    if answer == "chips_stay":
        return _chips_stay(state, law, held, points, know)
    if answer == "call_or_fold":
        reason = "he gave up the raise when he acted before his turn"
        return _calls_or_folds(state, held, points, know, reason, True)
    return Ruling(given, points, None, None, f"the bet is {level} now", refunds=chips), ""


def _stands(state: State, law: Law, held: Held, points: tuple[str, ...]) -> Ruling:
    """Return the action that waited; a raise that nobody is left to answer is what else can be made of it."""
    command = held.command
    total = getattr(command, "total", None)
    if not isinstance(step(state, command, law), Refused):
        return Ruling(held.said, points, total, command, "nothing that he faces has changed")
    at = spot(state, law, held.seat)
    return to_total(state, law, Deed(held.seat), at, total or at.front + at.stack, [*points], "raise")


def _reaches(state: State, seat: int) -> int:
    """Return what a call makes the chips in front of this seat."""
    now = state.round
    return min(now.level, now.bets[seat] + now.stacks[seat])


def _chips_stay(
    state: State, law: Law, held: Held, points: tuple[str, ...], know: Mapping[str, Any]
) -> tuple[Ruling, str]:
    """Leave it to the player what he does, with the chips in the pot whatever it is."""
    seat, level, chips, choice = held.seat, state.round.level, held.chips, know.get("choice")
    name = state.deal.seats[seat]
    reason = f"the bet is {level} now, and what he put in stays in"
    total = _reaches(state, seat)
    call, fold = f"{name} calls {total}", f"{name} folds and loses {chips}"
    if choice == "call":
        return Ruling(call, points, total, c.Call(seat), reason), ""
    if choice == "fold":
        return Ruling(fold, points, chips, c.Fold(seat), reason, forfeits=((seat, chips),)), ""
    may = () if isinstance(bounds(state, law, seat), Barred) else (("raise", f"{name} raises"),)
    leads = (("call", call), *may, ("fold", fold))
    asks = (Ask("choice", f"Does {name} call, raise or fold?" if may else f"Does {name} call or fold?", leads),)
    outcome = f"{name}'s {chips} stays in; he {'calls, raises' if may else 'calls'} or folds"
    return Ruling(outcome, points, chips, None, reason, asks=asks), "chips"


def _calls_or_folds(
    state: State, held: Held, points: tuple[str, ...], know: Mapping[str, Any], reason: str, returned: bool
) -> tuple[Ruling, str]:
    """Leave the call of what the bet is now, or the fold: the chips come back, or are lost by it."""
    seat, total, chips, choice = held.seat, _reaches(state, held.seat), held.chips, know.get("choice")
    name = state.deal.seats[seat]
    rows = ((seat, chips),) if chips else ()
    call, fold = f"{name} calls {total}", f"{name} folds"
    if chips:
        fold = f"{name} takes {chips} back and folds" if returned else f"{name} folds and loses {chips}"
    if choice == "call":
        return Ruling(call, points, total, c.Call(seat), reason), ""
    if choice == "fold" and returned:
        return Ruling(fold, points, None, c.Fold(seat), reason, refunds=rows), ""
    if choice == "fold":
        return Ruling(fold, points, chips, c.Fold(seat), reason, forfeits=rows), ""
    asks = (Ask("choice", f"Does {name} call {total}, or fold?", (("call", call), ("fold", fold))),)
    either = f"{call}, or {fold.removeprefix(name + ' ')}"
    ruling = Ruling(either, points, None, None, reason, asks=asks, mends=(m.BarRaise(seat),))
    return ruling, "no raise" if returned else "no raise, chips"
