"""Rules on too few chips: a call or bet that is short, or a chip that is tiny against it."""

from cardspeak.floor.deed import Deed, Spot, told_by_the_dealer
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def _calls(deed: Deed, at: Spot, points: list[str], reason: str) -> Ruling:
    total = at.call
    steps = told_by_the_dealer(deed, at, "call", total)
    return Ruling(f"{at.name} calls {total}", tuple(points), total, c.Call(deed.seat), reason, steps)


def tiny(deed: Deed, at: Spot, points: list[str], reason: str) -> Ruling:
    """Leave a tiny chip to the director, up to a full call."""
    decided = deed.know.get("director")
    if decided == "call":
        return _calls(deed, at, points, reason)
    if decided == "return":
        return Ruling(f"{at.name} acts anew", tuple(points), reason=reason, refunds=((deed.seat, deed.put),))
    leads = (("call", f"{at.name} calls {at.call}"), ("return", f"{at.name} takes it back and acts"))
    ask = Ask("director", "What does the director take the chip for?", leads)
    return Ruling(
        f"{at.name} may be held to a call of {at.call}", tuple(points), None, None, reason, (), (ask,), "director"
    )


def short_call(state: State, law: Law, deed: Deed, at: Spot, points: list[str], put: int, reason: str) -> Ruling:
    """Rule on chips that do not make the call."""
    answer = law.call_short(at.heads_up, at.opening, state.round.raises > 0)
    known = deed.know
    if answer == "unaware" and known.get("unaware") is True:
        return Ruling(
            f"{at.name} takes {put} back", tuple(points), put, None, "he did not know of the raise",
            (f"{at.name} acts anew",), refunds=((deed.seat, put),),
        )  # fmt: skip
    if answer == "unaware" and "unaware" not in known:
        leads = (("true", f"{at.name} takes {put} back"), ("false", f"{at.name} calls {at.call}"))
        ask = Ask("unaware", f"Did {at.name} not know that the bet was raised?", leads)
        return Ruling(f"{at.name} calls {at.call}, or takes {put} back", tuple(points), None, None, reason, (), (ask,))
    if answer == "director" or answer == "player":
        return _makes_up_or_loses(state, deed, at, points, put, reason, answer)
    return _calls(deed, at, points, reason)


def _makes_up_or_loses(
    state: State, deed: Deed, at: Spot, points: list[str], put: int, reason: str, whose: str
) -> Ruling:
    if whose == "player" and deed.know.get("invited"):
        return Ruling(
            f"{at.name} takes {put} back", tuple(points), put, None, "the dealer had asked him too early",
            (f"{at.name} acts anew",), refunds=((deed.seat, put),),
        )  # fmt: skip
    lost = _called_with(state, deed, at, put) if whose == "director" else put
    back = put - lost
    fact = "director" if whose == "director" else "choice"
    decided = deed.know.get(fact)
    if decided in ("call", "raise"):  # it cannot grow into a raise
        return _calls(deed, at, points, reason)
    if decided in ("fold", "forfeit"):
        return Ruling(
            f"{at.name} folds and loses {lost}", tuple(points), lost, c.Fold(deed.seat), reason,
            refunds=((deed.seat, back),) if back else (), forfeits=((deed.seat, lost),),
        )  # fmt: skip
    leads = (("call", f"{at.name} calls {at.call}"), ("fold", f"{at.name} folds and loses {lost}"))
    asked = "What does the director decide?" if fact == "director" else f"Does {at.name} make it up, or fold?"
    discretion = "director" if whose == "director" else ""
    return Ruling(
        f"{at.name} calls {at.call}, or folds and loses {lost}", tuple(points), None, None, reason, (),
        (Ask(fact, asked, leads),), discretion,
    )  # fmt: skip


def _called_with(state: State, deed: Deed, at: Spot, put: int) -> int:
    """Return how much of the chips is lost: one chip was meant for the largest bet that it covers."""
    if len(deed.chips) != 1:
        return put
    covered = [bet - at.front for bet in state.round.bets if at.front < bet <= put + at.front]
    return max(covered, default=put)


def short_bet(law: Law, deed: Deed, at: Spot, points: list[str], named: int, reason: str) -> Ruling:
    """Rule on chips that do not make the smallest bet, or on so many that were named; words alone are made up."""
    steps = told_by_the_dealer(deed, at, f"bet {at.least}", at.least)
    makes = Ruling(f"{at.name} bets {at.least}", tuple(points), at.least, c.RaiseTo(deed.seat, at.least), reason, steps)
    choice = deed.know.get("choice")
    if law.bet_short() or not deed.put or choice in ("call", "bet", "raise"):
        return makes
    put = min(deed.put, named)
    if choice == "fold":
        return Ruling(
            f"{at.name} folds and loses {put}",
            tuple(points),
            put,
            c.Fold(deed.seat),
            reason,
            forfeits=((deed.seat, put),),
        )
    leads = (("bet", f"{at.name} bets {at.least}"), ("fold", f"{at.name} folds and loses {put}"))
    ask = Ask("choice", f"Does {at.name} make it up to {at.least}, or fold?", leads)
    return Ruling(f"{at.name} bets {at.least}, or folds and loses {put}", tuple(points), None, None, reason, (), (ask,))
