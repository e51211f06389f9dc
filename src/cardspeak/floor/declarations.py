"""Rules on a declaration: which action it was that a player said, pushed forward or showed by a gesture."""

from collections.abc import Callable
from typing import Any

from cardspeak.floor.chips import silent
from cardspeak.floor.deed import Deed, Spot, spot
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.floor.short import short_bet, short_call, tiny
from cardspeak.floor.words import Meaning
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law

RAISES = ("bet", "raise", "re-raise", "cap", "complete", "minimum", "half pot")


def declared(state: State, law: Law, deed: Deed) -> Ruling:
    """Return what a deed in turn is by the book, with the command that it is to the hand."""
    at = spot(state, law, deed.seat)
    points: list[str] = []
    said = deed.said
    if said is not None and said.condition:
        return _condition(deed, at, law)
    if said is not None and deed.chips_first:
        points.append("words.first")
        if len(deed.chips) == 1 and at.level > at.front:
            points.append("chips.one_deadline")
            said = said if law.chips_one_deadline() and said.verb in RAISES else None
        else:
            said = None
    if said is not None and not deed.know.get("heard", True):
        points.append("words.first")
        if not law.words_first(False):
            reason = "the words were not clear to the table"
            return _leaves("director", f"what {at.name} did is disputed", points, reason)
    if said is not None and not said.official:
        points.append("words.terms")
        if not law.words_terms(False):
            return _leaves(
                "floor", f"{at.name}'s words may be read otherwise than he meant", points, "no official term"
            )
    if said is None:
        return of_chips(state, law, deed, at, points)
    return _of_words(state, law, deed, said, at, points)


def _leaves(whom: str, outcome: str, points: list[str], reason: str, *leads: tuple[str, str]) -> Ruling:
    asks = (Ask("director", f"What does the {whom} decide?", leads),) if leads else ()
    return Ruling(outcome, tuple(points), reason=reason, asks=asks, discretion=whom)


def _condition(deed: Deed, at: Spot, law: Law) -> Ruling:
    by = law.words_condition()
    points = ("words.condition",)
    if not by:
        return Ruling(f"{at.name} is bound to nothing", points, reason="the statement was conditional")
    reason = "a conditional statement is discouraged; it may be held binding, and may be penalised"
    return Ruling(f"{at.name}'s condition may bind him", points, reason=reason, discretion=by)


def _of_words(state: State, law: Law, deed: Deed, said: Meaning, at: Spot, points: list[str]) -> Ruling:
    verb = said.verb
    if said.amount is not None and verb in ("", *RAISES, "pot"):
        amount = _amount(said, at, law, points)
        if not verb:
            points.append("words.amount")
            if law.words_amount():
                put = max(amount - at.front, 0)
                return of_chips(state, law, deed._replace(put=put, chips=(), motions=()), at, points)
        elif said.form == "by":
            amount = at.level + amount
            points.append("words.binding")
        elif at.level:
            points.append("words.total")
            amount = law.words_total(at.level, amount)
        return to_total(state, law, deed, at, amount, points, verb)
    points.append("words.binding")
    if verb == "fold":
        return folded(at, law, deed, ["fold.word", *points], "")
    if verb == "check":
        return checked(state, law, deed, at, points)
    if verb == "call":
        return called(state, law, deed, at, points)
    if verb == "all-in":
        return all_in(state, law, deed, at, points)
    return _unsized(state, law, deed, at, points, verb)


def _amount(said: Meaning, at: Spot, law: Law, points: list[str]) -> int:
    """Return the amount that was named; a small number said bare may mean so many hundreds or thousands."""
    assert said.amount is not None
    if said.scale or not at.least:
        return said.amount
    base = at.level if said.form == "by" else 0
    meant = [said.amount * times for times in (1, 100, 1000) if at.least <= base + said.amount * times <= at.most]
    if said.amount == at.level or not meant:
        return said.amount
    points.append("words.ambiguous")
    return int(law.words_ambiguous(tuple(meant), at.pot))


def _unsized(state: State, law: Law, deed: Deed, at: Spot, points: list[str], verb: str) -> Ruling:
    """Rule on a bet or raise whose size was not said."""
    if not at.least:
        return _no_raise(state, law, deed, at, points)
    if verb == "pot":
        points.append("words.pot")
        if law.words_pot():
            return to_total(state, law, deed, at, at.most, points, verb)
    if verb == "half pot":
        return to_total(state, law, deed, at, at.level + (at.pot + at.owed) // 2, points, verb)
    if not at.level and verb in ("raise", "re-raise"):
        points.append("words.raise")
        if not law.words_raise():
            return Ruling(f"{at.name} acts anew", tuple(points), reason="there is nothing to raise")
    if at.least == at.most < at.front + deed.put and law.raise_surplus():
        points.append("raise.surplus")
    if verb in ("minimum", "complete") or at.least == at.most:
        return to_total(state, law, deed, at, at.least, points, verb)
    if verb == "pot" or not deed.put:
        return _how_much(deed, at, state, law, points)
    put, chips = deed.put, deed.chips
    if len(deed.motions) > 1:
        points += ["raise.word", "raise.string"]
        if not law.raise_word():
            put = deed.motions[0]
            chips = deed.chips[:1] if deed.chips and deed.chips[0] == put else ()
    if len(chips) == 1 and at.level:
        points.append("chips.one_raise")
        total = law.chips_one_raise(at.least, at.most, put + at.front)
    elif len(chips) == 1:
        points.append("chips.one_opening")
        total = law.chips_one_opening(at.least, at.most, put)
    else:
        total = put + at.front
        points.append("raise.word")
    return to_total(state, law, deed, at, total, points, verb)


def _no_raise(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    if not at.owed:
        return checked(state, law, deed, at, points)
    return called(state, law, deed, at, [*points, "raise.reopens"], "he may not raise")


def _how_much(deed: Deed, at: Spot, state: State, law: Law, points: list[str]) -> Ruling:
    named = deed.know.get("amount")
    if named is not None:
        return to_total(state, law, deed, at, max(int(named), at.least), points, "raise")
    does = "raises" if at.level else "bets"
    ask = Ask("amount", f"How much does {at.name} {does[:-1]} to? {at.least} at least, {at.most} at most")
    return Ruling(f"{at.name} {does}, to {at.least} at least" if at.level else f"{at.name} {does} {at.least} at least",
                  tuple(points), None, None, "the size is open, the raise is not", asks=(ask,))  # fmt: skip


def of_chips(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    """Rule on chips that speak for themselves."""
    read = silent(deed, at, law)
    points += read.points
    if read.kind == "call":
        return called(state, law, deed, at, points, read.reason)
    if read.kind == "check":
        return checked(state, law, deed, at, points)
    if read.kind == "all_in":
        return all_in(state, law, deed, at, points, read.reason)
    if read.kind == "tiny":
        return tiny(deed, at, points, read.reason)
    if read.kind == "short":
        return short_call(state, law, deed, at, points, read.total, read.reason)
    if read.kind == "short_bet":
        return short_bet(law, deed, at, points, read.reason)
    return sized(state, law, deed, at, read.total, points, read.reason)


def to_total(state: State, law: Law, deed: Deed, at: Spot, total: int, points: list[str], verb: str) -> Ruling:
    """Rule on a bet or raise to a total that was named, made up or cut down to what is allowed."""
    if not at.least:
        return _no_raise(state, law, deed, at, points)
    reason = "named before the chips went in" if len(deed.motions) > 1 else ""
    if len(deed.motions) > 1:
        points.append("raise.named")
    if total < at.least:
        if not at.level:
            return short_bet(
                law, deed._replace(put=total), at, [*points, "bet.short"], f"the smallest bet is {at.least}"
            )
        points.append("raise.half")
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
    change = _change(deed, at, total)
    by = law.raise_string() if "raise.string" in points else ""
    return Ruling(
        f"{at.name} {does} {total}", _once(points), total, c.RaiseTo(deed.seat, total), reason, by=by, refunds=change
    )


def _change(deed: Deed, at: Spot, total: int) -> tuple[tuple[int, int], ...]:
    back = deed.put - deed.took - (total - at.front)
    return ((deed.seat, back),) if deed.put and back > 0 else ()


def _once(points: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(points))


def called(state: State, law: Law, deed: Deed, at: Spot, points: list[str], reason: str = "") -> Ruling:
    """Return the ruling that the bet was called, or that nothing was there to be called."""
    if not at.owed:
        points.append("words.call")
        if law.words_call():
            return Ruling(f"{at.name} checks", _once(points), None, c.Check(deed.seat), "there is nothing to call")
        return Ruling(f"{at.name} acts anew", _once(points), reason="there is nothing to call")
    points.append("call.ways")
    total = at.front + at.owed
    by = law.raise_string() if "raise.string" in points else ""
    ruled = Ruling(
        f"{at.name} calls {total}", _once(points), total, c.Call(deed.seat), reason, by=by,
        refunds=_change(deed, at, total),
    )  # fmt: skip
    return _accepted(law, deed, at, points, ruled) if deed.told and deed.told != at.level else ruled


def _accepted(law: Law, deed: Deed, at: Spot, points: list[str], ruled: Ruling) -> Ruling:
    points = ["bet.accepted", *points]
    reason = f"he was told {deed.told}, and has accepted the bet of {at.level}"
    if law.bet_accepted(100 * deed.told // at.level) or deed.know.get("damaged"):
        return ruled._replace(points=_once(points), reason=reason, refunds=())
    if "damaged" not in deed.know:
        leads = (("true", f"{at.name} calls {at.level}"), ("false", f"{at.name} may be protected"))
        ask = Ask("damaged", "Would anybody be damaged if the call were taken back?", leads)
        return Ruling(f"{at.name} may be protected", _once(points), reason=reason, asks=(ask,))
    return Ruling(f"{at.name} may be protected", _once(points), reason=reason, discretion="floor")


def checked(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    """Return the ruling that it was a check; facing a bet it is none, but may cost the raise."""
    if not at.owed:
        return Ruling(f"{at.name} checks", _once(points), None, c.Check(deed.seat))
    points.append("words.check")
    if not law.words_check():
        return Ruling(f"{at.name} acts anew", _once(points), reason="a bet cannot be checked")
    choice = deed.know.get("choice")
    if choice == "fold":
        return Ruling(f"{at.name} folds", _once(points), None, c.Fold(deed.seat))
    if choice:
        return Ruling(f"{at.name} calls {at.level}", _once(points), at.level, c.Call(deed.seat))
    ask = Ask(
        "choice",
        f"Does {at.name} call or fold?",
        (("call", f"{at.name} calls {at.level}"), ("fold", f"{at.name} folds")),
    )
    return Ruling(f"{at.name} calls or folds", _once(points), reason="a bet cannot be checked", asks=(ask,))


def folded(at: Spot, law: Law, deed: Deed, points: list[str], reason: str) -> Ruling:
    """Return the ruling that the hand was given up."""
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


def took_back(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on chips that a player takes back and puts none out for, those from before or those he bet."""
    at = spot(state, law, deed.seat)
    if state.round.queue[0] != deed.seat or at.owed <= 0:
        law.chips_stay()
        return Ruling(f"{at.name}'s {deed.took} stays in", ("chips.stay",), deed.took, steps=("put the chips back",))
    if not law.chips_pulled():
        return Ruling(f"{at.name} acts anew", ("chips.pulled", "chips.stay"), steps=("put the chips back",))
    points = ["chips.pulled"]
    if deed.know.get("choice") == "call":
        return called(state, law, deed._replace(took=0), at, points)
    if deed.know.get("choice") == "raise":
        return _how_much(deed, at, state, law, points)
    leads = (("call", f"{at.name} calls {at.level}"), ("raise", f"{at.name} raises, to {at.least} at least"))
    ask = Ask("choice", f"Does {at.name} call or raise?", leads)
    reason = "chips taken back in the face of a raise are not put out again to fold"
    return Ruling(f"{at.name} calls or raises", tuple(points), reason=reason, asks=(ask,))


def tapped(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a tap on the table."""
    at = spot(state, law, deed.seat)
    if not law.gesture_tap():
        return _leaves("floor", f"{at.name}'s gesture may be read as an action", ["gesture.tap"], "a tap on the table")
    return checked(state, law, deed, at, ["gesture.tap"])


def cards_forward(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on cards moved over the line or thrown towards the muck."""
    at = spot(state, law, deed.seat)
    if not law.fold_signs():
        return _leaves("floor", f"{at.name}'s cards may be ruled folded", ["fold.signs"], "cards moved without a word")
    return folded(at, law, deed, ["fold.signs"], "the cards are over the line")


def token(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a thing without value that a player bets: a bounty chip, a clock token."""
    at = spot(state, law, deed.seat)
    points = ["chips.worthless"]
    if not law.chips_worthless():
        return Ruling(f"{at.name} acts anew", ("chips.worthless",), reason="it is no chip")
    decided = deed.know.get("director")
    chosen: dict[str, Callable[..., Any]] = {"call": called, "all-in": all_in}
    if decided in chosen:
        ruled: Ruling = chosen[decided](state, law, deed, at, points)
        return ruled
    leads = (("call", f"{at.name} calls {at.level}"), ("all-in", f"{at.name} is all in for {at.front + at.stack}"))
    return _leaves("director", f"{at.name} calls or is all in", points, "it is no chip", *leads)
