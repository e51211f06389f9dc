"""Declarations in a story: what was said, pushed forward or done before the turn, brought to the floor."""

from collections.abc import Callable, Sequence
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.floor.declarations.declaration import Declaration, spot
from cardspeak.floor.declarations.gestures import cards_forward, tapped, token, took_back
from cardspeak.floor.declarations.rule import declared, early_call, unclear
from cardspeak.floor.declarations.speech import Meaning, meaning
from cardspeak.floor.declarations.spoken import RAISES
from cardspeak.floor.declarations.turns import after_the_turn, early, folded_already, in_his_turn
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.story import statements as s
from cardspeak.telling.known import Known

GESTURES: dict[str, Callable[[State, Law, Declaration], Ruling]] = {
    "taps_table": tapped,
    "pushes_cards": cards_forward,
    "mucks_cards": cards_forward,
    "bets_token": token,
}
VERBS = {
    "fold": "fold", "muck": "fold", "check": "check", "call": "call", "all_in": "all-in", "bet": "bet",
    "raise_to": "raise", "raise_by": "raise", "complete": "complete", "bet_pot": "pot", "raise_pot": "pot",
}  # fmt: skip
Declared = s.Says | s.PutsOut | s.TakesBack | s.Gestures | s.Acts


def rules(state: State, story: Sequence[s.Statement], at: int, known: Known, law: Law) -> tuple[Ruling, int] | None:
    """Rule on a declaration of a player who is in the betting; none where it is no declaration."""
    said = story[at]
    if not isinstance(said, Declared) or state.stage != "betting" or said.seat not in known.seats:
        return None
    seat = known.seats.index(said.seat)
    queue = state.round.queue
    if not queue:
        return None
    if not state.round.live >> seat & 1:
        done = declaration_of(said, seat, (), known) if isinstance(said, s.Says | s.PutsOut) else None
        return (folded_already(seat, done.put), 1) if done is not None else None
    in_turn = queue[0] == seat
    if not in_turn and says_call(said) and _amount_is_open(story, at, said.seat):
        return early_call(state, law, Declaration(seat, know=known.know)), 1
    if isinstance(said, s.Acts) and (in_turn or not known.asked or said.verb not in VERBS):
        return _in_turn(state, story, at, seat, known, law) if in_turn else None
    then = state if in_turn else in_his_turn(state, seat)
    if isinstance(said, s.TakesBack):
        _lies_there(said, max(state.round.bets[seat], sum(known.front.get(said.seat, ()))))
    if isinstance(said, s.TakesBack) and said.put is None:
        return took_back(state, law, Declaration(seat, took=_chips(said.took)[0], know=known.know)), 1
    done = None
    if isinstance(said, s.Gestures):
        ruled = GESTURES[said.what](then, law, Declaration(seat, know=known.know))
    else:
        done = declaration_of(said, seat, story[:at], known)
        if done is None:
            return None
        if done.put > state.round.stacks[seat] + done.took:
            raise Unreadable(f"{said.seat} has {state.round.stacks[seat]} and cannot put out {done.put}")
        ruled = declared(then, law, done)
    if in_turn:
        return ruled, 1
    put = done.put if done is not None else 0
    acts = ruled.command is not None or any(ask.fact in ("amount", "choice") for ask in ruled.asks)
    if seat not in queue and acts and not isinstance(ruled.command, c.Fold) and state.round.stacks[seat]:
        return after_the_turn(state, law, seat, put), 1
    return early(state, law, ruled, seat), 1


def unclear_words(
    state: State, story: Sequence[s.Statement], at: int, known: Known, law: Law
) -> tuple[Ruling, int] | None:
    """Rule on words in turn that nobody can take for an action; none where nothing was said in turn."""
    said = story[at]
    if not isinstance(said, s.Says) or state.stage != "betting" or said.seat not in known.seats:
        return None
    seat = known.seats.index(said.seat)
    if not known.asked or state.round.queue[:1] != (seat,) or said.put is not None:
        return None
    return unclear(state, law, Declaration(seat, know=known.know)), 1


def _amount_is_open(story: Sequence[s.Statement], at: int, caller: str) -> bool:
    """Say whether another player has just announced a bet or raise without an amount."""
    before = story[at - 1] if at else None
    if not isinstance(before, s.Says) or before.seat == caller or before.put is not None:
        return False
    heard = meaning(before.words)
    return heard is not None and not heard.condition and heard.amount is None and heard.verb in (*RAISES, "pot")


def says_call(said: Declared) -> bool:
    """Say whether a player calls, in words or as a plain act."""
    heard = meaning(said.words) if isinstance(said, s.Says) else None
    return (isinstance(said, s.Acts) and said.verb == "call") or (
        heard is not None and heard.verb == "call" and not heard.condition
    )


def _in_turn(
    state: State, story: Sequence[s.Statement], at: int, seat: int, known: Known, law: Law
) -> tuple[Ruling, int] | None:
    """Rule on a plain action in turn that the hand itself cannot judge: a fold, a call upon a wrong amount."""
    said = story[at]
    assert isinstance(said, s.Acts)
    chosen = _chosen(state, story, at, said, known, law)
    if chosen is not None:
        return chosen, 1
    if said.verb == "all_in" and state.round.level > state.round.bets[seat]:
        barred = step(state, c.AllIn(seat), law)
        if isinstance(barred, Refused) and barred.code in ("nobody_to_raise", "not_reopened", "capped"):
            return declared(state, law, Declaration(seat, Meaning("all-in"), know=known.know)), 1
    told = _told(story[:at], seat, known) if said.verb == "call" else 0
    if not known.asked or (said.verb != "fold" and not told):
        return None
    return declared(state, law, Declaration(seat, Meaning(VERBS[said.verb]), told=told, know=known.know)), 1


def _chosen(state: State, story: Sequence[s.Statement], at: int, said: s.Acts, known: Known, law: Law) -> Ruling | None:
    """Rule again on what a player did just before, when the new action answers the question that was left open."""
    last = at - 1
    while last >= 0 and isinstance(story[last], s.DealerDoes | s.Mishap):
        last -= 1
    before = story[last] if last >= 0 else None
    if not isinstance(before, s.Says | s.PutsOut | s.TakesBack) or before.seat != said.seat:
        return None
    choice = said.verb if said.verb in ("fold", "call") else "raise"
    given: dict[str, Any] = {"choice": choice, "director": choice}
    if said.amount is not None:
        given["amount"] = _whole(said.amount)
    try:
        found = rules(state, story, last, known, law)
        again = rules(state, story, last, known._replace(know={**given, **known.know}), law)
    except Unreadable:  # the chips have gone into the pot since, and the question with them
        return None
    if found is None or again is None or not {ask.fact for ask in found[0].asks} & given.keys():
        return None
    return again[0]._replace(discretion=found[0].discretion)


def declaration_of(
    said: s.Says | s.PutsOut | s.TakesBack | s.Acts,
    seat: int,
    before: Sequence[s.Statement],
    known: Known,
) -> Declaration | None:
    """Return what the statement tells as a declaration; none where nobody could take it for an action."""
    told = _told(before, seat, known)
    if isinstance(said, s.Acts):
        amount = None if said.amount is None else _whole(said.amount)
        how = "by" if said.verb == "raise_by" else "to"
        verb = "minimum" if said.how == "minimum" else VERBS[said.verb]
        return Declaration(seat, Meaning(verb, amount, form=how), told=told, know=known.know)
    heard = meaning(said.words) if isinstance(said, s.Says | s.PutsOut) and said.words else None
    put, chips = _chips(said.put)
    if heard is None and not put:
        return None
    took, taken = _chips(said.took) if isinstance(said, s.TakesBack) else (0, ())
    lying = list(known.front.get(said.seat, ()))
    for chip in taken:
        if chip in lying:
            lying.remove(chip)
    motions = _motions(said.put, 1 if isinstance(said, s.TakesBack) else said.motions, known)
    return Declaration(
        seat,
        heard,
        put,
        chips,
        motions,
        isinstance(said, s.PutsOut),
        took,
        told,
        known.know,
        tuple(lying),
        known.last_bet,
    )


def _lies_there(said: s.TakesBack, lying: int) -> None:
    """Refuse to take back more than lies there; a chip from before may be worth more than the bet."""
    if not 0 < _whole(said.took.amount) <= lying:
        raise Unreadable(f"{said.seat} has {lying} in front and cannot take back {said.took.amount}")


def _whole(amount: s.Amount) -> int:
    if amount != int(amount):
        raise Unreadable(f"{amount} is no whole number of chips")
    return int(amount)


def _chips(put: s.Put | None) -> tuple[int, tuple[int, ...]]:
    if put is None:
        return 0, ()
    return _whole(put.amount), tuple(_whole(value) for count, value in put.chips for _ in range(count))


def _motions(put: s.Put | None, motions: int, known: Known) -> tuple[int, ...]:
    """Return the worth of each motion: piece by piece, or as the table says what the first one was (0: it does not)."""
    if put is None or motions < 2:
        return ()
    pieces = [count * _whole(value) for count, value in put.chips]
    if len(pieces) == motions:
        return tuple(pieces)
    each = [_whole(value) for count, value in put.chips for _ in range(count)]
    if len(each) == motions:
        return tuple(each)
    first = int(known.know.get("first_motion", 0))
    return (first, _whole(put.amount) - first)


def _told(before: Sequence[s.Statement], seat: int, known: Known) -> int:
    """Return the amount that the dealer told this player last, before anybody acted; 0 for none."""
    name, told = known.seats[seat], 0
    for said in reversed(before):
        if isinstance(said, s.DealerDoes) and said.what == "says" and said.amount is not None:
            told = told or _whole(said.amount)
        elif isinstance(said, s.Asks) and said.what == "bet":
            return told if said.seat == name else 0
        else:
            break
    return 0


def chips_of(state: State, law: Law, ruled: Ruling) -> int:
    """Return how many chips an action before its turn puts in."""
    held = ruled.held
    if held is None:
        return 0
    at = spot(state, law, held.seat)  # type: ignore[union-attr]
    kinds = {"Call": at.owed, "AllIn": at.stack, "RaiseTo": getattr(held, "total", 0) - at.front}
    return kinds.get(type(held).__name__, 0)
