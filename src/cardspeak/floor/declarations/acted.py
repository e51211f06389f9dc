"""Says that an action was made: called, checked, folded, bet or raised, all in, with the chips that come back."""

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.declaration import Declaration, Spot, left, told_by_the_dealer
from cardspeak.floor.declarations.short import short_bet
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies import kinds as m
from cardspeak.hand.state import State
from cardspeak.law.law import Law

NOTHING_TO_CALL = Finding("there_is_nothing_to_call")
DIRECTOR = Finding("director")


def to_total(state: State, law: Law, done: Declaration, at: Spot, total: int, points: list[str], verb: str) -> Ruling:
    """Rule on a bet or raise to a total that was named, made up or cut down to what is allowed."""
    if not at.least:
        return no_raise(state, law, done, at, points)
    named = len(done.motions) > 1 and done.said is not None and done.said.amount is not None
    reason = Finding("named_before_chips_went_in") if named else None
    if named:
        points.append("raise.named")
    if total < at.least:
        if at.bring_in:
            return brought_in(done, at, points)
        if not at.level:
            return short_bet(law, done, at, [*points, "bet.short"], total, finding("smallest_bet_is", least=at.least))
        points.append("raise.said")
        reason = finding("raise_announced", least=at.least)
        total = at.least
    if total > at.most:
        reason = finding("is_the_most", most=at.most)
        total = at.most
    return sized(state, law, done, at, total, [*points, "words.binding"], reason)


def sized(
    state: State, law: Law, done: Declaration, at: Spot, total: int, points: list[str], reason: Finding | None
) -> Ruling:
    """Return the ruling that a bet or raise to this total was made."""
    if total == at.front + at.stack:
        return all_in(state, law, done, at, points, reason)
    does = finding("raises_to" if at.level else "bets", seat=at.seat, total=total)
    announced = finding("raise_to" if at.level else "bet_amount", total=total)
    steps, by = told_by_the_dealer(done, at, announced, total), _string(law, points)
    return Ruling(
        does, _once(points), total, c.RaiseTo(done.seat, total), reason, steps, by=by,
        refunds=_change(done, at, total),
    )  # fmt: skip


def _string(law: Law, points: list[str]) -> Finding | None:
    """Return who calls a string raise, where it is one."""
    return Finding(law.raise_string()) if "raise.string" in points else None


def _change(done: Declaration, at: Spot, total: int) -> tuple[tuple[int, int], ...]:
    back = done.put + sum(left(done, at.front)) - total
    return ((done.seat, back),) if done.put and back > 0 else ()


def _once(points: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(points))


def called(
    state: State, law: Law, done: Declaration, at: Spot, points: list[str], reason: Finding | None = None
) -> Ruling:
    """Return the ruling that the bet was called, or that nothing was there to be called."""
    if at.bring_in:
        return brought_in(done, at, points)
    if not at.owed:
        points.append("words.call")
        if law.words_call():
            return Ruling(finding("checks", seat=at.seat), _once(points), None, c.Check(done.seat), NOTHING_TO_CALL)
        return Ruling(finding("acts_anew", seat=at.seat), _once(points), reason=NOTHING_TO_CALL)
    points.append("call.ways")
    total = at.call
    by = _string(law, points)
    ruled = Ruling(
        finding("calls", seat=at.seat, total=total), _once(points), total, c.Call(done.seat), reason,
        told_by_the_dealer(done, at, Finding("call"), total), by=by, refunds=_change(done, at, total),
    )  # fmt: skip
    return _accepted(law, done, at, points, ruled) if done.told and done.told != at.level else ruled


def brought_in(done: Declaration, at: Spot, points: list[str]) -> Ruling:
    """Return the ruling that the bring-in was paid, which is owed before anything else can be done."""
    total = min(at.bring_in, at.stack)
    outcome = finding("brings_in", seat=at.seat, total=total)
    reason = Finding("bring_in_is_owed")
    return Ruling(outcome, _once([*points, "bringin.seat", "bringin.size"]), total, c.BringIn(done.seat), reason)


def _accepted(law: Law, done: Declaration, at: Spot, points: list[str], ruled: Ruling) -> Ruling:
    points, protected = ["bet.accepted", *points], finding("may_be_protected", seat=at.seat)
    reason = finding("bet_accepted", told=done.told, bet=at.level)
    if law.bet_accepted(100 * done.told // at.level) or done.know.get("damaged"):
        return ruled._replace(points=_once(points), reason=reason, refunds=())
    if "damaged" not in done.know:
        leads = ((True, finding("calls", seat=at.seat, total=at.call)), (False, protected))
        ask = Ask("damaged", Finding("ask_damaged"), leads)
        return Ruling(protected, _once(points), reason=reason, asks=(ask,))
    return Ruling(protected, _once(points), reason=reason, discretion=Finding("floor"))


def checked(state: State, law: Law, done: Declaration, at: Spot, points: list[str]) -> Ruling:
    """Return the ruling that it was a check; facing a bet it is none, but may cost the raise."""
    if at.bring_in:
        return brought_in(done, at, points)
    if not at.owed:
        back = done.put if done.said is not None else 0
        steps = (finding("give_back", seat=at.seat, amount=back),) if back else ()
        refunds = ((done.seat, back),) if back else ()
        checks = finding("checks", seat=at.seat)
        return Ruling(checks, _once(points), None, c.Check(done.seat), None, steps, refunds=refunds)
    points.append("words.check")
    reason, calls = Finding("bet_cannot_be_checked"), finding("calls", seat=at.seat, total=at.call)
    if not law.words_check():
        return Ruling(finding("acts_anew", seat=at.seat), _once(points), reason=reason)
    choice = done.know.get("choice", "call" if done.put else "")  # who puts chips out after the word calls with them
    if choice == "fold":
        return Ruling(finding("folds", seat=at.seat), _once(points), None, c.Fold(done.seat))
    if choice:
        told, change = told_by_the_dealer(done, at, Finding("call"), at.call), _change(done, at, at.call)
        because = reason if done.put else None
        return Ruling(calls, _once(points), at.call, c.Call(done.seat), because, told, refunds=change)
    leads = (("call", calls), ("fold", finding("folds", seat=at.seat)))
    ask, gone = Ask("choice", finding("ask_call_or_fold", seat=at.seat), leads), (m.BarRaise(done.seat),)
    must = finding("must_call_or_fold", seat=at.seat)
    return Ruling(must, _once(points), reason=reason, asks=(ask,), remedies=gone)


def folded(at: Spot, law: Law, done: Declaration, points: list[str], reason: Finding | None = None) -> Ruling:
    """Return the ruling that the hand was given up."""
    if at.bring_in:
        return brought_in(done, at, points)
    if not at.owed:
        points.append("fold.no_bet")
        if not law.fold_no_bet():
            none = Finding("there_was_no_bet_to_fold_to")
            return Ruling(finding("checks", seat=at.seat), _once(points), None, c.Check(done.seat), none)
    return Ruling(finding("folds", seat=at.seat), _once(points), None, c.Fold(done.seat), reason)


def all_in(
    state: State, law: Law, done: Declaration, at: Spot, points: list[str], reason: Finding | None = None
) -> Ruling:
    """Return the ruling that everything goes in, and how the dealer announces it."""
    total = at.front + at.stack
    outcome = step(state, c.AllIn(done.seat), law)
    if isinstance(outcome, Refused):  # a raise that is barred, or a game with a limit
        if at.owed and not at.least:
            return called(state, law, done, at, [*points, *at.barred], Finding("may_not_raise"))
        return to_total(state, law, done, at, total, points, "bet")
    event = outcome[1][0]
    counts = isinstance(event, e.RaisedTo) and event.full and at.level > 0
    points.append("words.all_in")
    announced = finding("announce", what=Finding(law.words_all_in(counts)))
    says = finding("is_all_in_for", seat=at.seat, total=total)
    return Ruling(says, _once(points), total, c.AllIn(done.seat), reason, (announced,))


def no_raise(state: State, law: Law, done: Declaration, at: Spot, points: list[str]) -> Ruling:
    if not at.owed:
        return checked(state, law, done, at, [*points, *at.barred])
    return called(state, law, done, at, [*points, *at.barred], Finding("may_not_raise"))


def how_much(done: Declaration, at: Spot, state: State, law: Law, points: list[str]) -> Ruling:
    named = done.know.get("amount")
    if named is not None:
        return to_total(state, law, done, at, max(int(named), at.least), points, "raise")
    raises = at.level > 0
    question = "ask_raise_amount" if raises else "ask_bet_amount"
    ask = Ask("amount", finding(question, seat=at.seat, least=at.least, most=at.most))
    does = finding("raises_at_least" if raises else "bets_at_least", seat=at.seat, least=at.least)
    return Ruling(does, tuple(points), None, None, Finding("size_is_open"), asks=(ask,))


def first_motion(at: Spot, points: list[str]) -> Ruling:
    """Ask how much went in with the first of several motions."""
    ask, rest = Ask("first_motion", finding("ask_first_motion", seat=at.seat)), Finding("rest_is_string_bet")
    return Ruling(finding("first_motion_counts", seat=at.seat), _once(points), reason=rest, asks=(ask,))


def leaves(outcome: Finding, points: list[str], reason: Finding, *leads: tuple[str, Finding]) -> Ruling:
    """Return the ruling that the director decides, and what each decision leads to."""
    asks = (Ask("director", Finding("ask_director"), leads),)
    return Ruling(outcome, tuple(points), reason=reason, asks=asks, discretion=DIRECTOR)
