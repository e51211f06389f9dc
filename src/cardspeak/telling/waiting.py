"""What waits in a hand that is told: acts before their turn, conditions held binding, cards half told."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.finding import finding
from cardspeak.floor.declarations.promises import Promise, has_come, kept, otherwise, promise
from cardspeak.floor.declarations.turns import WHATEVER, Held, due, in_his_turn, in_its_turn, kind_of
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import events as e
from cardspeak.hand.betting import matched
from cardspeak.hand.decide import follow
from cardspeak.hand.force import forfeited
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.kinds import StayIn
from cardspeak.hand.state import State, clockwise
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.story import statements as s
from cardspeak.telling.declared import Declared, chips_of
from cardspeak.telling.known import Known

Outcome = tuple[State, list[e.Event]] | Refused


@record
class Waiting(NamedTuple):
    """What waits: `held` acts before their turn, `promises` held binding, `said` statements that others may complete.

    Of cards that players got, and of winners named pot by pot, one line may tell a part: what was told so far has no
    effect until another kind of line follows, or the rest is told.
    """

    held: tuple[Held, ...] = ()
    promises: tuple[Promise, ...] = ()
    said: tuple[s.Statement, ...] = ()


NOTHING = Waiting()


def again(waiting: Waiting, state: State, said: s.Statement, known: Known) -> Ruling | None:
    """Return the ruling on a second action of a player whose first one waits; none where it is the first."""
    for each in waiting.held:
        name = known.seats[each.seat]
        if isinstance(said, Declared) and said.seat == name and not each.left and state.round.queue[:1] != (each.seat,):
            outcome = finding("has_acted_already", seat=each.seat)
            waits_for = finding("first_action_waits", what=each.said)
            return Ruling(outcome, (f"early.{kind_of(each.command)}",), reason=waits_for)
    return None


def kept_until(
    waiting: Waiting, seen: State, state: State, law: Law, ruling: Ruling, before: s.Statement | None, known: Known
) -> Waiting:
    """Keep what a ruling leaves until later: an act before its turn, and a condition that was held binding.

    `seen` is the state as a player who acts out of turn sees it; a later condition takes the place of an earlier one.
    """
    found = promise(state, ruling)
    if found is not None:
        others = tuple([each for each in waiting.promises if each.seat != found.seat])
        waiting = waiting._replace(promises=(*others, found))
    held = _held(waiting.held, seen, law, ruling, before, known)
    return waiting if held is waiting.held else waiting._replace(held=held)


def _held(
    held: tuple[Held, ...], state: State, law: Law, ruling: Ruling, before: s.Statement | None, known: Known
) -> tuple[Held, ...]:
    command = ruling.held or ruling.command
    seat: int = getattr(command, "seat", -1)
    if command is None or not state.round.queue or state.round.queue[0] == seat or not (held or ruling.held):
        return held
    # what waits already is told that the next player has acted upon it
    held = tuple(
        [
            other._replace(behind=kind_of(command)) if _next(state, other.seat) == seat and not other.behind else other
            for other in held
        ]
    )
    if ruling.held is None:
        return held
    invited = isinstance(before, s.DealerDoes) and before.what == "asks_to_act" and before.seat == known.seats[seat]
    chips = chips_of(in_his_turn(state, seat), law, ruling)
    level = WHATEVER if "words.early_call" in ruling.points else state.round.level
    return (*held, Held(command, in_its_turn(ruling.outcome), level, chips, state.street, invited))


def _next(state: State, seat: int) -> int:
    return clockwise(state.round.live, (seat + 1) % len(state.deal.seats), len(state.deal.seats))[0]


def come_due(waiting: Waiting, state: State, law: Law, know: Mapping[str, Any]) -> tuple[Ruling | None, Waiting]:
    """Return the ruling on the player whose turn it is now: an act that waited for it, or a condition come true."""
    queue = state.round.queue
    if waiting.held and state.stage == "betting" and queue:
        held = tuple([each for each in waiting.held if each.street == state.street])  # some turns never come
        waiting = waiting._replace(held=held)
        mine = next((each for each in held if each.seat == queue[0] and not each.left), None)
        if mine is not None:
            ruling, left = due(state, law, mine, know)
            stay = sum([each.amount for each in ruling.remedies if isinstance(each, StayIn)])
            rest = mine._replace(left=left, chips=mine.chips - stay) if left else None
            return ruling, waiting._replace(held=_instead(held, mine, rest))
    if not waiting.promises:
        return None, waiting
    made = tuple([each for each in waiting.promises if each.street == state.street])
    waiting = waiting._replace(promises=made)
    for each in made:
        if not each.come and has_come(state, each):
            ruling = kept(state, law, each, know)
            now = each._replace(come=True) if ruling.asks else None
            return ruling, waiting._replace(promises=_instead(made, each, now))
    return None, waiting


def _instead(row: tuple[Any, ...], one: Any, other: Any) -> tuple[Any, ...]:
    at = next(index for index, each in enumerate(row) if each is one)
    return (*row[:at], *([] if other is None else [other]), *row[at + 1 :])


def held_to(waiting: Waiting, state: State, law: Law, outcome: Outcome) -> tuple[Ruling | None, Waiting]:
    """Return the ruling on a player to act who does other than what they are bound to; none where they keep it."""
    mine = next((each for each in waiting.promises if each.come and state.round.queue[:1] == (each.seat,)), None)
    if mine is None or isinstance(outcome, Refused) or not outcome[1]:
        return None, waiting
    left = waiting._replace(promises=_instead(waiting.promises, mine, None))
    return otherwise(state, law, mine, outcome[1][0]), left


def bound(waiting: Waiting, state: State, law: Law, outcome: Outcome) -> tuple[Outcome, Waiting]:
    """Return what becomes of an act of the player to act whose chips stay in, or who may no longer raise."""
    queue = state.round.queue
    mine = next((each for each in waiting.held if queue and each.seat == queue[0] and each.left), None)
    if mine is None or mine.left is None:
        return outcome, waiting
    if isinstance(outcome, Refused):
        if outcome.code == "nothing_to_call" and mine.left.chips:  # what stays in is the call already
            waiting = waiting._replace(held=_instead(waiting.held, mine, None))
            return follow(state, [matched(state, mine.seat, 0)], law), waiting
        if outcome.code != "not_reopened" or not mine.left.no_raise:
            return outcome, waiting
        point = "early.short" if mine.invited else f"early.{kind_of(mine.command)}"
        name = state.deal.seats[mine.seat]
        return Refused("barred_from_raising", {"seat": name}, law.cites(point), outcome.allowed), waiting
    if not outcome[1]:
        return outcome, waiting
    waiting = waiting._replace(held=_instead(waiting.held, mine, None))
    if isinstance(outcome[1][0], e.Folded) and mine.left.chips:
        return forfeited(state, mine.seat, mine.chips, law), waiting
    return outcome, waiting
