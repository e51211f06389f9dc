"""Says that an action was made: called, checked, folded, bet or raised, all in, with the chips that come back."""

from cardspeak.floor.deed import Deed, Spot, left, told_by_the_dealer
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.floor.short import short_bet
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand import mends as m
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def to_total(state: State, law: Law, deed: Deed, at: Spot, total: int, points: list[str], verb: str) -> Ruling:
    """Rule on a bet or raise to a total that was named, made up or cut down to what is allowed."""
    if not at.least:
        return no_raise(state, law, deed, at, points)
    reason = "named before the chips went in" if len(deed.motions) > 1 else ""
    if len(deed.motions) > 1:
        points.append("raise.named")
    if total < at.least:
        if at.bring_in:
            return brought_in(deed, at, points)
        if not at.level:
            return short_bet(law, deed, at, [*points, "bet.short"], total, f"the smallest bet is {at.least}")
        points.append("raise.said")
        reason = f"a raise was announced, and the smallest is to {at.least}"
        total = at.least
    if total > at.most:
        reason = f"{at.most} is the most that is allowed"
        total = at.most
    return sized(state, law, deed, at, total, [*points, "words.binding"], reason)


def sized(state: State, law: Law, deed: Deed, at: Spot, total: int, points: list[str], reason: str) -> Ruling:
    """Return the ruling that a bet or raise to this total was made."""
    if total == at.front + at.stack:
        return all_in(state, law, deed, at, points, reason)
    does = "raises to" if at.level else "bets"
    by = law.raise_string() if "raise.string" in points else ""
    steps = told_by_the_dealer(deed, at, f"raise to {total}" if at.level else f"bet {total}", total)
    return Ruling(
        f"{at.name} {does} {total}", _once(points), total, c.RaiseTo(deed.seat, total), reason, steps, by=by,
        refunds=_change(deed, at, total),
    )  # fmt: skip


def _change(deed: Deed, at: Spot, total: int) -> tuple[tuple[int, int], ...]:
    back = deed.put + sum(left(deed, at.front)) - total
    return ((deed.seat, back),) if deed.put and back > 0 else ()


def _once(points: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(points))


def called(state: State, law: Law, deed: Deed, at: Spot, points: list[str], reason: str = "") -> Ruling:
    """Return the ruling that the bet was called, or that nothing was there to be called."""
    if at.bring_in:
        return brought_in(deed, at, points)
    if not at.owed:
        points.append("words.call")
        if law.words_call():
            return Ruling(f"{at.name} checks", _once(points), None, c.Check(deed.seat), "there is nothing to call")
        return Ruling(f"{at.name} acts anew", _once(points), reason="there is nothing to call")
    points.append("call.ways")
    total = at.call
    by = law.raise_string() if "raise.string" in points else ""
    ruled = Ruling(
        f"{at.name} calls {total}", _once(points), total, c.Call(deed.seat), reason,
        told_by_the_dealer(deed, at, "call", total), by=by, refunds=_change(deed, at, total),
    )  # fmt: skip
    return _accepted(law, deed, at, points, ruled) if deed.told and deed.told != at.level else ruled


def brought_in(deed: Deed, at: Spot, points: list[str]) -> Ruling:
    """Return the ruling that the bring-in was paid, which is owed before anything else can be done."""
    total = min(at.bring_in, at.stack)
    outcome = f"{at.name} brings in {total}"
    reason = "the bring-in is owed"
    return Ruling(outcome, _once([*points, "bringin.seat", "bringin.size"]), total, c.BringIn(deed.seat), reason)


def _accepted(law: Law, deed: Deed, at: Spot, points: list[str], ruled: Ruling) -> Ruling:
    points = ["bet.accepted", *points]
    reason = f"he was told {deed.told}, and has accepted the bet of {at.level}"
    if law.bet_accepted(100 * deed.told // at.level) or deed.know.get("damaged"):
        return ruled._replace(points=_once(points), reason=reason, refunds=())
    if "damaged" not in deed.know:
        leads = (("true", f"{at.name} calls {at.call}"), ("false", f"{at.name} may be protected"))
        ask = Ask("damaged", "Would anybody be damaged if the call were taken back?", leads)
        return Ruling(f"{at.name} may be protected", _once(points), reason=reason, asks=(ask,))
    return Ruling(f"{at.name} may be protected", _once(points), reason=reason, discretion="floor")


def checked(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    """Return the ruling that it was a check; facing a bet it is none, but may cost the raise."""
    if at.bring_in:
        return brought_in(deed, at, points)
    if not at.owed:
        return Ruling(f"{at.name} checks", _once(points), None, c.Check(deed.seat))
    points.append("words.check")
    if not law.words_check():
        return Ruling(f"{at.name} acts anew", _once(points), reason="a bet cannot be checked")
    choice = deed.know.get("choice")
    if choice == "fold":
        return Ruling(f"{at.name} folds", _once(points), None, c.Fold(deed.seat))
    if choice:
        return Ruling(f"{at.name} calls {at.call}", _once(points), at.call, c.Call(deed.seat))
    ask = Ask(
        "choice",
        f"Does {at.name} call or fold?",
        (("call", f"{at.name} calls {at.call}"), ("fold", f"{at.name} folds")),
    )
    reason, gone = "a bet cannot be checked", (m.BarRaise(deed.seat),)
    return Ruling(f"{at.name} calls or folds", _once(points), reason=reason, asks=(ask,), mends=gone)


def folded(at: Spot, law: Law, deed: Deed, points: list[str], reason: str) -> Ruling:
    """Return the ruling that the hand was given up."""
    if at.bring_in:
        return brought_in(deed, at, points)
    if not at.owed:
        points.append("fold.no_bet")
        if not law.fold_no_bet():
            return Ruling(f"{at.name} checks", _once(points), None, c.Check(deed.seat), "there was no bet to fold to")
    return Ruling(f"{at.name} folds", _once(points), None, c.Fold(deed.seat), reason)


def all_in(state: State, law: Law, deed: Deed, at: Spot, points: list[str], reason: str = "") -> Ruling:
    """Return the ruling that everything goes in, and how the dealer announces it."""
    total = at.front + at.stack
    outcome = step(state, c.AllIn(deed.seat), law)
    if isinstance(outcome, Refused):  # a raise that is barred, or a game with a limit
        return (
            called(state, law, deed, at, points) if at.owed else to_total(state, law, deed, at, at.most, points, "bet")
        )
    event = outcome[1][0]
    counts = isinstance(event, e.RaisedTo) and event.full and at.level > 0
    points.append("words.all_in")
    announced = f"announce: {law.words_all_in(counts)}"
    return Ruling(f"{at.name} is all in for {total}", _once(points), total, c.AllIn(deed.seat), reason, (announced,))


def no_raise(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    if not at.owed:
        return checked(state, law, deed, at, [*points, *at.barred])
    return called(state, law, deed, at, [*points, *at.barred], "he may not raise")


def how_much(deed: Deed, at: Spot, state: State, law: Law, points: list[str]) -> Ruling:
    named = deed.know.get("amount")
    if named is not None:
        return to_total(state, law, deed, at, max(int(named), at.least), points, "raise")
    does = "raises" if at.level else "bets"
    ask = Ask("amount", f"How much does {at.name} {does[:-1]} to? {at.least} at least, {at.most} at most")
    return Ruling(f"{at.name} {does}, to {at.least} at least" if at.level else f"{at.name} {does} {at.least} at least",
                  tuple(points), None, None, "the size is open, the raise is not", asks=(ask,))  # fmt: skip


def first_motion(at: Spot, points: list[str]) -> Ruling:
    """Ask how much went in with the first of several motions."""
    ask = Ask("first_motion", f"How much did {at.name} put out in the first motion?")
    return Ruling(f"{at.name}'s first motion counts", _once(points), reason="the rest is a string bet", asks=(ask,))


def leaves(whom: str, outcome: str, points: list[str], reason: str, *leads: tuple[str, str]) -> Ruling:
    asks = (Ask("director", f"What does the {whom} decide?", leads),) if leads else ()
    return Ruling(outcome, tuple(points), reason=reason, asks=asks, discretion=whom)
