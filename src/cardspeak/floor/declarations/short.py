"""Rules on too few chips: a call or bet that is short, or a chip that is tiny against it."""

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.declaration import Declaration, Spot, told_by_the_dealer
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def _calls(done: Declaration, at: Spot, points: list[str], reason: Finding) -> Ruling:
    total = at.call
    steps = told_by_the_dealer(done, at, Finding("call"), total)
    outcome = finding("calls", seat=at.seat, total=total)
    return Ruling(outcome, tuple(points), total, c.Call(done.seat), reason, steps)


def tiny(done: Declaration, at: Spot, points: list[str], reason: Finding) -> Ruling:
    """Leave a tiny chip to the director, up to a full call."""
    decided, seat = done.know.get("director"), at.seat
    if decided == "call":
        return _calls(done, at, points, reason)
    if decided == "return":
        acts = finding("acts_anew", seat=seat)
        return Ruling(acts, tuple(points), reason=reason, refunds=((done.seat, done.put),))
    calls = finding("calls", seat=seat, total=at.call)
    leads = (("call", calls), ("return", finding("takes_it_back_and_acts", seat=seat)))
    ask = Ask("director", Finding("ask_tiny_chip"), leads)
    held = finding("may_be_held_to_call", seat=seat, total=at.call)
    return Ruling(held, tuple(points), None, None, reason, (), (ask,), Finding("director"))


def short_call(
    state: State, law: Law, done: Declaration, at: Spot, points: list[str], put: int, reason: Finding
) -> Ruling:
    """Rule on chips that do not make the call."""
    answer = law.call_short(at.heads_up, at.opening, state.round.raises > 0)
    known, seat = done.know, at.seat
    if answer == "unaware" and known.get("unaware") is True:
        return _taken_back(done, at, points, put, Finding("raise_not_known"))
    if answer == "unaware" and "unaware" not in known:
        back, calls = finding("takes_back", seat=seat, amount=put), finding("calls", seat=seat, total=at.call)
        ask = Ask("unaware", finding("ask_unaware", seat=seat), ((True, back), (False, calls)))
        either = finding("calls_or_takes_back", seat=seat, total=at.call, back=put)
        return Ruling(either, tuple(points), None, None, reason, (), (ask,))
    if answer == "director" or answer == "player":
        return _makes_up_or_loses(state, done, at, points, put, reason, answer)
    return _calls(done, at, points, reason)


def _taken_back(done: Declaration, at: Spot, points: list[str], put: int, reason: Finding) -> Ruling:
    outcome, steps = finding("takes_back", seat=at.seat, amount=put), (finding("acts_anew", seat=at.seat),)
    return Ruling(outcome, tuple(points), put, None, reason, steps, refunds=((done.seat, put),))


def _makes_up_or_loses(
    state: State, done: Declaration, at: Spot, points: list[str], put: int, reason: Finding, whose: str
) -> Ruling:
    if whose == "player" and done.know.get("invited"):
        return _taken_back(done, at, points, put, Finding("asked_too_early"))
    lost = _called_with(state, done, at, put) if whose == "director" else put
    back = put - lost
    fact = "director" if whose == "director" else "choice"
    decided, folds = done.know.get(fact), finding("folds_and_loses", seat=at.seat, lost=lost)
    if decided in ("call", "raise"):  # it cannot grow into a raise
        return _calls(done, at, points, reason)
    if decided in ("fold", "forfeit"):
        return Ruling(
            folds, tuple(points), lost, c.Fold(done.seat), reason,
            refunds=((done.seat, back),) if back else (), forfeits=((done.seat, lost),),
        )  # fmt: skip
    leads = (("call", finding("calls", seat=at.seat, total=at.call)), ("fold", folds))
    asked, discretion = finding("ask_make_up_or_fold", seat=at.seat), None
    if whose == "director":
        asked, discretion = Finding("ask_director"), Finding("director")
    either = finding("calls_or_loses", seat=at.seat, total=at.call, lost=lost)
    return Ruling(either, tuple(points), None, None, reason, (), (Ask(fact, asked, leads),), discretion)


def _called_with(state: State, done: Declaration, at: Spot, put: int) -> int:
    """Return how much of the chips is lost: one chip was meant for the largest bet that it covers."""
    if len(done.chips) != 1:
        return put
    covered = [bet - at.front for bet in state.round.bets if at.front < bet <= put + at.front]
    return max(covered, default=put)


def short_bet(law: Law, done: Declaration, at: Spot, points: list[str], named: int, reason: Finding) -> Ruling:
    """Rule on chips that do not make the smallest bet, or on so many that were named; words alone are made up."""
    seat, least = at.seat, at.least
    steps, bets = (
        told_by_the_dealer(done, at, finding("bet_amount", total=least), least),
        finding("bets", seat=seat, total=least),
    )
    makes = Ruling(bets, tuple(points), least, c.RaiseTo(done.seat, least), reason, steps)
    choice = done.know.get("choice")
    if law.bet_short() or not done.put or choice in ("call", "bet", "raise"):
        return makes
    put = min(done.put, named)
    folds = finding("folds_and_loses", seat=seat, lost=put)
    if choice == "fold":
        return Ruling(folds, tuple(points), put, c.Fold(done.seat), reason, forfeits=((done.seat, put),))
    ask = Ask("choice", finding("ask_make_up_to_or_fold", seat=seat, least=least), (("bet", bets), ("fold", folds)))
    either = finding("bets_or_loses", seat=seat, total=least, lost=put)
    return Ruling(either, tuple(points), None, None, reason, (), (ask,))
