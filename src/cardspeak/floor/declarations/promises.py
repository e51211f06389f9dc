"""Holds a player to a conditional statement (``if you bet I raise``) once the condition has come true."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.declaration import Declaration, spot
from cardspeak.floor.declarations.speech import Meaning
from cardspeak.floor.declarations.spoken import RAISES, of_words
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand import events as e
from cardspeak.hand.state import Round, State
from cardspeak.law.law import Law
from cardspeak.record import record

BINDS = Finding("condition_has_come_true")


@record
class Promise(NamedTuple):
    """A conditional statement that was held binding: whose it is, its words, its round.

    ``early`` says that it was out of turn; ``come`` that it has come true and the amount is still to be said.
    """

    seat: int
    said: Meaning
    street: int
    round: Round
    early: bool
    come: bool = False


def promise(state: State, ruling: Ruling) -> Promise | None:
    """Return what a ruling binds a player to that the hand can see come true; none where it binds to nothing."""
    if ruling.binds is None or not ruling.binds[1].when:
        return None
    seat, said = ruling.binds
    return Promise(seat, said, state.street, state.round, state.round.queue[:1] != (seat,))


def has_come(state: State, made: Promise) -> bool:
    """Say whether it is the player's turn in the same round, others have acted, and the condition has come true."""
    now, then, seat = state.round, made.round, made.seat
    if state.stage != "betting" or now.queue[:1] != (seat,) or state.street != made.street:
        return False
    if not made.early and now.acted[seat] == then.acted[seat]:
        return False  # it is still the turn of the statement
    return _done(now, then, seat, made.said.when) is not made.said.unless


def _done(now: Round, then: Round, seat: int, action: str) -> bool:
    """Say whether somebody else has done this since then."""
    raised = now.level > then.level
    others = [other for other in range(len(now.bets)) if other != seat]
    if action == "check":
        return not raised and now.level == now.bets[seat]
    if action == "call":
        return any(now.bets[other] > then.bets[other] for other in others) and not raised
    if action == "fold":
        return now.live != then.live
    if action == "all-in":
        return any(then.stacks[other] > now.stacks[other] == 0 for other in others)
    return raised and (action not in ("raise", "re-raise") or then.level > 0 or now.raises > then.raises)


def kept(state: State, law: Law, made: Promise, know: Mapping[str, Any]) -> Ruling:
    """Return what the promise is now: the action that was promised, or the question how large it is."""
    done = Declaration(made.seat, made.said, know=know)
    ruled = of_words(state, law, done, made.said, spot(state, law, made.seat), ["words.condition"])
    return ruled._replace(points=_with(ruled.points), reason=BINDS)


def otherwise(state: State, law: Law, made: Promise, done: e.Event) -> Ruling | None:
    """Return the ruling on a player who breaks a promise: the least of what was promised; none where it was kept."""
    at = spot(state, law, made.seat)
    wanted = made.said.verb in (*RAISES, "pot") and at.least
    if not wanted or isinstance(done, e.RaisedTo) or getattr(done, "seat", -1) != made.seat:
        return None
    outcome = finding("raises_to" if at.level else "bets", seat=at.seat, total=at.least)
    return Ruling(outcome, _with(("raise.minimum",)), at.least, c.RaiseTo(made.seat, at.least), BINDS)


def _with(points: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(("words.condition", *points)))
