"""Rules on what was done before the turn: whether it waits, stands, or is given back when the turn comes."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.acted import called, to_total
from cardspeak.floor.declarations.declaration import Declaration, spot
from cardspeak.floor.declarations.speech import Meaning
from cardspeak.floor.declarations.spoken import of_words
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.betting import Barred, bounds
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import kinds as m
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record

WHATEVER = -1  # the level of a call that was made before the amount was known
OUT_OF_TURN = "made_out_of_turn"
INVITED = Finding("asked_too_early")


@record
class Left(NamedTuple):
    """What is left of an action that waited: whether chips above the bet go with a fold; whether the raise is gone."""

    chips: bool
    no_raise: bool


@record
class Held(NamedTuple):
    """An action that waits for its turn: the command, how it was said, the bet and the chips that it was made with.

    ``invited`` says that the dealer had asked for it, ``behind`` what the next player did upon it. What is left of it
    when the turn has come and nothing of it stands is in ``left``. ``words`` are those that named a bet or raise: how
    large it is counts when the turn comes.
    """

    command: c.Command
    said: Finding
    level: int
    chips: int
    street: int
    invited: bool = False
    behind: str = ""
    left: Left | None = None
    words: Meaning | None = None

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
    return Ruling(finding("has_nothing_to_decide", seat=seat), ("turn.all_in",), reason=Finding("is_all_in"))


def folded_already(seat: int, put: int) -> Ruling:
    """Return the ruling on what a player says or puts out whose hand is out."""
    outcome, back = finding("has_nothing_to_decide", seat=seat), ((seat, put),) if put else ()
    return Ruling(outcome, ("fold.effect",), reason=Finding("hand_is_folded"), refunds=back)


def early(state: State, law: Law, ruled: Ruling, seat: int) -> Ruling:
    """Return the ruling on an action before its turn: a fold counts at once, anything else waits."""
    command = ruled.command
    if not state.round.stacks[seat] and not isinstance(command, c.Fold):
        return all_in_already(state, seat)
    first = state.round.queue[0]
    back = finding("go_back_to", seat=first)
    if command is None and any(ask.fact == "amount" for ask in ruled.asks):
        command = c.RaiseTo(
            seat, spot(in_his_turn(state, seat), law, seat).least
        )  # so much at least, when the turn comes
    if command is None:
        return ruled._replace(steps=(back, *ruled.steps), remedies=()) if ruled.asks else ruled
    kind = kind_of(command)
    points = (f"early.{kind}", *ruled.points)
    if kind == "fold" and law.early_fold():
        return ruled._replace(points=points, reason=finding("fold_counts_early", other=first))
    waits = finding(OUT_OF_TURN, what=ruled.outcome)
    steps = (back, finding("stands_unless_changed", seat=seat, other=first))
    return ruled._replace(outcome=waits, points=points, command=None, held=command, steps=steps, refunds=(), asks=())


def after_the_turn(state: State, law: Law, seat: int, put: int) -> Ruling:
    """Return the ruling on what a player does who has acted, when the next one has acted too: it is no part of it.

    The player acts again only if somebody raises; whether chips stay until then is as with a bet before its turn. Where
    nobody raises they go back, as whatever nobody can call.
    """
    back, reason = finding("go_back_to", seat=state.round.queue[0]), Finding("acts_again_if_raised")
    outcome, points = finding("has_acted_already", seat=seat), ("early.bet", "turn.order")
    if put and law.early_bet(True) == "chips_stay":
        held = c.RaiseTo(seat, state.round.bets[seat] + put)
        steps = (back, finding("goes_back_unless_raised", amount=put))
        return Ruling(outcome, points, reason=reason, steps=steps, held=held)
    return Ruling(outcome, points, reason=reason, steps=(back,), refunds=((seat, put),) if put else ())


def in_its_turn(outcome: Finding) -> Finding:
    """Return what was done, of the outcome that it was done out of turn."""
    what = dict(outcome.facts).get("what")
    return what if outcome.code == OUT_OF_TURN and isinstance(what, Finding) else outcome


def due(state: State, law: Law, held: Held, know: Mapping[str, Any]) -> tuple[Ruling, Left | None]:
    """Return what becomes of an action that waited, now that its player's turn has come, and what is left of it."""
    command, seat = held.command, held.seat
    kind = kind_of(command)
    level = state.round.level
    if held.level == WHATEVER:
        at = spot(state, law, seat)
        return called(state, law, Declaration(seat), at, ["words.early_call"], Finding("called_before_known")), None
    changed = level != held.level
    point = f"early.{kind}"
    chips = ((seat, held.chips),) if held.chips else ()
    given = finding("acts_anew", seat=seat)
    if held.chips:
        given = finding("takes_back_and_acts_anew", seat=seat, amount=held.chips)
    if level < held.level and kind != "fold":  # the bring-in that the player counted on was not paid
        return Ruling(given, (point,), None, None, Finding("nothing_was_brought_in"), refunds=chips), None
    if held.invited and kind == "call" and changed:
        short = law.early_short(held.behind)
        if short:
            return _calls_or_folds(state, held, ("early.short",), know, INVITED, short == "returned")
    if held.invited and law.early_invited(held.behind):
        may = finding("may_change_action", seat=seat)
        return Ruling(may, ("early.invited",), None, None, INVITED, refunds=chips), None
    points: tuple[str, ...] = (point, "early.invited") if held.invited else (point,)
    if held.invited and kind == "call" and changed:
        points = (*points, "early.short")
    if kind == "fold":
        return Ruling(finding("folds", seat=seat), points, None, command), None
    answer = getattr(law, point.replace(".", "_"))(changed)
    if answer == "stands" and held.words is not None:
        return _counted(state, law, held, held.words, points, know), None
    if answer == "stands":
        return _stands(state, law, held, points), None
    if answer == "chips_stay" and held.chips:
        return _chips_stay(state, law, held, points, know)
    if answer == "call_or_fold":
        return _calls_or_folds(state, held, points, know, Finding("raise_given_up_early"), True)
    return Ruling(given, points, None, None, finding("bet_is_now", bet=level), refunds=chips), None


def _stands(state: State, law: Law, held: Held, points: tuple[str, ...]) -> Ruling:
    """Return the action that waited; a raise that nobody is left to answer is what else can be made of it."""
    command = held.command
    total = getattr(command, "total", None)
    if not isinstance(step(state, command, law), Refused):
        return Ruling(held.said, points, total, command, Finding("nothing_has_changed"))
    at = spot(state, law, held.seat)
    return to_total(state, law, Declaration(held.seat), at, total or at.front + at.stack, [*points], "raise")


def _counted(
    state: State, law: Law, held: Held, words: Meaning, points: tuple[str, ...], know: Mapping[str, Any]
) -> Ruling:
    """Return what words are now that the turn has come: a pot is counted now, and a size that is open is asked for."""
    done = Declaration(held.seat, words, know=know)
    ruled = of_words(state, law, done, words, spot(state, law, held.seat), [*points])
    return ruled._replace(reason=ruled.reason or Finding("nothing_has_changed"))


def _reaches(state: State, seat: int) -> int:
    """Return what a call makes the chips in front of this seat."""
    now = state.round
    return min(now.level, now.bets[seat] + now.stacks[seat])


def _chips_stay(
    state: State, law: Law, held: Held, points: tuple[str, ...], know: Mapping[str, Any]
) -> tuple[Ruling, Left | None]:
    """Leave the action to the player, with the chips in the pot whatever it is."""
    seat, level, chips, choice = held.seat, state.round.level, held.chips, know.get("choice")
    reason, total = finding("bet_is_now_chips_stay", bet=level), _reaches(state, seat)
    call = finding("calls", seat=seat, total=total)
    fold = finding("folds_and_loses", seat=seat, lost=chips)
    front, stack = state.round.bets[seat], state.round.stacks[seat]
    if choice == "call" or chips >= stack <= level - front:  # whose chips are all in has nothing left to choose
        above = chips - (total - front)
        back = ((seat, above),) if above > 0 else ()
        return Ruling(call, points, total, c.Call(seat), reason, refunds=back), None
    if choice == "fold":
        return Ruling(fold, points, chips, c.Fold(seat), reason, forfeits=((seat, chips),)), None
    outcome = finding("chips_stay_in_call_raise_or_fold", seat=seat, amount=chips)
    ask = Ask(
        "choice", finding("ask_call_raise_or_fold", seat=seat),
        (("call", call), ("raise", finding("raises", seat=seat)), ("fold", fold)),
    )  # fmt: skip
    if isinstance(bounds(state, law, seat), Barred):
        outcome = finding("chips_stay_in_call_or_fold", seat=seat, amount=chips)
        ask = Ask("choice", finding("ask_call_or_fold", seat=seat), (("call", call), ("fold", fold)))
    stays = _stays(state, held)
    return Ruling(outcome, points, chips, None, reason, asks=(ask,), remedies=(stays,)), Left(
        chips > stays.amount, False
    )


def _stays(state: State, held: Held) -> m.StayIn:
    """Return the chips that lie in front of a player at once; no more than the bet that the player faces."""
    now = state.round
    return m.StayIn(held.seat, min(held.chips, max(now.level - now.bets[held.seat], 0)))


def _calls_or_folds(
    state: State, held: Held, points: tuple[str, ...], know: Mapping[str, Any], reason: Finding, returned: bool
) -> tuple[Ruling, Left | None]:
    """Leave the call of what the bet is now, or the fold: the chips come back, or are lost by it."""
    seat, total, chips, choice = held.seat, _reaches(state, held.seat), held.chips, know.get("choice")
    rows = ((seat, chips),) if chips else ()
    call, fold = finding("calls", seat=seat, total=total), finding("folds", seat=seat)
    either = finding("calls_or_folds", seat=seat, total=total)
    if chips and returned:
        fold = finding("takes_back_and_folds", seat=seat, amount=chips)
        either = finding("calls_or_takes_back_and_folds", seat=seat, total=total, back=chips)
    elif chips:
        fold = finding("folds_and_loses", seat=seat, lost=chips)
        either = finding("calls_or_loses", seat=seat, total=total, lost=chips)
    if choice == "call":
        return Ruling(call, points, total, c.Call(seat), reason), None
    if choice == "fold" and returned:
        return Ruling(fold, points, None, c.Fold(seat), reason, refunds=rows), None
    if choice == "fold":
        return Ruling(fold, points, chips, c.Fold(seat), reason, forfeits=rows), None
    ask = Ask("choice", finding("ask_call_of_or_fold", seat=seat, total=total), (("call", call), ("fold", fold)))
    ruling = Ruling(either, points, None, None, reason, asks=(ask,), remedies=(m.BarRaise(seat),))
    if returned:
        return ruling, Left(False, True)
    stays = _stays(state, held)
    return ruling._replace(remedies=(*ruling.remedies, stays)), Left(chips > stays.amount, True)
