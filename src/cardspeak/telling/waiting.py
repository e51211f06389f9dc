"""What waits in a hand that is told: acts before their turn, conditions held binding, cards half told."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.promises import Promise, has_come, kept, otherwise, promise
from cardspeak.floor.declarations.speech import meaning
from cardspeak.floor.declarations.turns import WHATEVER, Held, due, in_his_turn, in_its_turn, kind_of
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
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
from cardspeak.telling.declared import Declared, chips_of, says_call
from cardspeak.telling.early import as_if
from cardspeak.telling.known import Known
from cardspeak.telling.turn import Turn, opened

BEHIND = Finding("bet_waits_for_its_turn")
Outcome = tuple[State, list[e.Event]] | Refused


@record
class Waiting(NamedTuple):
    """What waits: `held` acts before their turn, `promises` held binding, `said` statements that others may complete.

    `turns` are those of players who may still add to what they have said or put out.

    Of cards that players got, and of winners named pot by pot, one line may tell a part: what was told so far has no
    effect until another kind of line follows, or the rest is told.
    """

    held: tuple[Held, ...] = ()
    promises: tuple[Promise, ...] = ()
    said: tuple[s.Statement, ...] = ()
    turns: tuple[Turn, ...] = ()


NOTHING = Waiting()


def others_held(waiting: Waiting, said: s.Statement, known: Known) -> tuple[Held, ...]:
    """Return what waits for other players than the one who says this."""
    return tuple([each for each in waiting.held if known.seats[each.seat] != getattr(said, "seat", "")])


def again(waiting: Waiting, state: State, said: s.Statement, known: Known, law: Law) -> Ruling | None:
    """Return the ruling on a second action of a player whose first one waits, or on a call of a bet that waits itself.

    None where it is neither.
    """
    for each in waiting.held:
        name = known.seats[each.seat]
        if isinstance(said, Declared) and said.seat == name and not each.left and state.round.queue[:1] != (each.seat,):
            outcome = finding("has_acted_already", seat=each.seat)
            waits_for = finding("first_action_waits", what=each.said)
            return Ruling(outcome, (f"early.{kind_of(each.command)}",), reason=waits_for)
    queue = state.round.queue
    if not isinstance(said, Declared) or not says_call(said) or state.stage != "betting" or not queue:
        return None
    if known.seats[queue[0]] != said.seat or state.round.bets[queue[0]] < state.round.level or not law.words_call():
        return None
    if not _raised_behind(waiting, state, law):
        return None
    seat, points = queue[0], ("words.call", "early.call")
    return Ruling(finding("checks", seat=seat), points, None, c.Check(seat), BEHIND, held=c.Call(seat))


def _raised_behind(waiting: Waiting, state: State, law: Law) -> int:
    """Return the bet as it would be with those that wait for their turn; 0 where none of them is a bet or raise."""
    raises = [each for each in waiting.held if not each.left and isinstance(each.command, c.RaiseTo | c.AllIn)]
    level = as_if(state, raises, law).round.level
    return level if level > state.round.level else 0


def kept_until(
    waiting: Waiting, seen: State, state: State, law: Law, ruling: Ruling, told: Sequence[s.Statement], known: Known
) -> Waiting:
    """Keep what a ruling leaves until later: an act before its turn, and a condition that was held binding.

    `seen` is the state as a player who acts out of turn sees it, `told` the story up to their statement; a later
    condition takes the place of an earlier one.
    """
    found = promise(state, ruling)
    if found is not None:
        others = tuple([each for each in waiting.promises if each.seat != found.seat])
        waiting = waiting._replace(promises=(*others, found))
    if ruling.reason == BEHIND and ruling.command is not None and ruling.held is not None:
        return waiting._replace(held=(*waiting.held, _called_behind(waiting, state, law, ruling.held)))
    held = _held(waiting.held, seen, law, ruling, told, known)
    return waiting if held is waiting.held else waiting._replace(held=held)


def _called_behind(waiting: Waiting, state: State, law: Law, call: c.Command) -> Held:
    """Return the call of a bet that waits for its turn, which waits for that bet."""
    seat: int = call.seat  # type: ignore[union-attr]
    level, now = _raised_behind(waiting, state, law), state.round
    owed = min(level - now.bets[seat], now.stacks[seat])
    return Held(call, finding("calls", seat=seat, total=now.bets[seat] + owed), level, owed, state.street)


def _held(
    held: tuple[Held, ...], state: State, law: Law, ruling: Ruling, told: Sequence[s.Statement], known: Known
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
    held = tuple([each for each in held if each.seat != seat])
    said, before = told[-1], told[-2] if len(told) > 1 else None
    invited = isinstance(before, s.DealerDoes) and before.what == "asks_to_act" and before.seat == known.seats[seat]
    chips = chips_of(in_his_turn(state, seat), law, ruling)
    words = meaning(said.words) if isinstance(said, s.Says) and said.put is None else None
    if not isinstance(command, c.RaiseTo) or (words is not None and (words.condition or words.verb == "same")):
        words = None
    if words is not None and words.amount is None and words.verb != "pot":
        chips = 0  # nobody knows yet how many
    level = WHATEVER if "words.early_call" in ruling.points else state.round.level
    return (*held, Held(command, in_its_turn(ruling.outcome), level, chips, state.street, invited, words=words))


def _next(state: State, seat: int) -> int:
    return clockwise(state.round.live, (seat + 1) % len(state.deal.seats), len(state.deal.seats))[0]


def come_due(
    waiting: Waiting, state: State, law: Law, know: Mapping[str, Any], at: tuple[int, int]
) -> tuple[Ruling | None, Waiting]:
    """Return the ruling on the player whose turn it is now: an act that waited for it, or a condition come true.

    `at` is the next statement, and how many events the hand has.
    """
    queue = state.round.queue
    if waiting.held and state.stage == "betting" and queue:
        held = tuple([each for each in waiting.held if each.street == state.street])  # some turns never come
        waiting = waiting._replace(held=held)
        mine = next((each for each in held if each.seat == queue[0] and not each.left), None)
        if mine is not None and isinstance(mine.command, c.Call) and mine.level > state.round.level:
            first = _first_of_two(waiting, state, law, mine)
            if first is not None:
                return first, waiting
        if mine is not None:
            ruling, left = due(state, law, mine, know)
            stay = sum([each.amount for each in ruling.remedies if isinstance(each, StayIn)])
            rest = mine._replace(left=left, chips=mine.chips - stay) if left else None
            waiting = waiting._replace(held=_instead(held, mine, rest))
            if mine.words is not None and ruling.asks and left is None:
                turn = opened(Turn(mine.seat, state.street, *at, words=mine.words), ruling)
                waiting = waiting._replace(turns=(*waiting.turns, turn))
            return ruling, waiting
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


def _first_of_two(waiting: Waiting, state: State, law: Law, mine: Held) -> Ruling | None:
    """Return what a player does first who has called a bet that waits itself; none where it does not wait any more."""
    if not _raised_behind(waiting, state, law):
        return None
    now, seat = state.round, mine.seat
    if now.bets[seat] >= now.level:
        return Ruling(finding("checks", seat=seat), ("words.call", "early.call"), None, c.Check(seat), BEHIND)
    total = min(now.level, now.bets[seat] + now.stacks[seat])
    return Ruling(finding("calls", seat=seat, total=total), ("early.call",), total, c.Call(seat), BEHIND)


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
    raised, stays = outcome[1][0], state.round.bets[mine.seat] + mine.chips
    if isinstance(raised, e.RaisedTo) and mine.left.chips and raised.round.bets[mine.seat] < stays:
        # what was put out early stays in, so it is the least that the player can raise to
        facts = {"seat": state.deal.seats[mine.seat], "total": raised.round.bets[mine.seat], "least": stays}
        return Refused("below_the_minimum", facts, law.cites(f"early.{kind_of(mine.command)}")), waiting
    waiting = waiting._replace(held=_instead(waiting.held, mine, None))
    if isinstance(outcome[1][0], e.Folded) and mine.left.chips:
        return forfeited(state, mine.seat, mine.chips, law), waiting
    return outcome, waiting
