"""Rules on what is done without words or chips put out: a tap, cards moved, a token, chips taken back."""

from collections.abc import Callable

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.acted import all_in, called, checked, folded, how_much, leaves
from cardspeak.floor.declarations.declaration import Declaration, spot
from cardspeak.floor.declarations.spoken import as_taken
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand.state import State
from cardspeak.law.law import Law

PUT_BACK = (Finding("put_chips_back"),)
NO_CHIP = Finding("it_is_no_chip")


def took_back(state: State, law: Law, done: Declaration) -> Ruling:
    """Rule on chips that a player takes back without putting others out, from before or just bet."""
    at = spot(state, law, done.seat)
    if state.round.queue[0] != done.seat or at.owed <= 0:
        law.chips_stay()
        return Ruling(
            finding("chips_stay_in", seat=at.seat, amount=done.took), ("chips.stay",), done.took, steps=PUT_BACK
        )
    if not law.chips_pulled():
        return Ruling(finding("acts_anew", seat=at.seat), ("chips.pulled", "chips.stay"), steps=PUT_BACK)
    points = ["chips.pulled"]
    if not at.least:
        return called(state, law, done._replace(took=0), at, [*points, *at.barred], Finding("may_not_raise"))
    if done.know.get("choice") == "call":
        return called(state, law, done._replace(took=0), at, points)
    if done.know.get("choice") == "raise":
        return how_much(done, at, state, law, points)
    calls = finding("calls", seat=at.seat, total=at.call)
    leads = (("call", calls), ("raise", finding("raises_at_least", seat=at.seat, least=at.least)))
    ask, reason = Ask("choice", finding("ask_call_or_raise", seat=at.seat), leads), Finding("taken_back_facing_raise")
    return Ruling(finding("must_call_or_raise", seat=at.seat), tuple(points), reason=reason, asks=(ask,))


def tapped(state: State, law: Law, done: Declaration) -> Ruling:
    """Rule on a tap on the table."""
    at = spot(state, law, done.seat)
    if not law.gesture_tap():
        outcome = finding("gesture_may_be_action", seat=at.seat)
        return as_taken(state, law, done, ["gesture.tap"], outcome, Finding("tap_on_the_table"))
    return checked(state, law, done, at, ["gesture.tap"])


def cards_forward(state: State, law: Law, done: Declaration) -> Ruling:
    """Rule on cards moved over the line or thrown towards the muck."""
    at = spot(state, law, done.seat)
    if not law.fold_signs():
        outcome = finding("cards_may_be_folded", seat=at.seat)
        return as_taken(state, law, done, ["fold.signs"], outcome, Finding("cards_moved_without_word"))
    return folded(at, law, done, ["fold.signs"], Finding("cards_are_over_line"))


def token(state: State, law: Law, done: Declaration) -> Ruling:
    """Rule on a thing without value that a player bets: a bounty chip, a clock token."""
    at = spot(state, law, done.seat)
    points = ["chips.worthless"]
    if not law.chips_worthless():
        return Ruling(finding("acts_anew", seat=at.seat), ("chips.worthless",), reason=NO_CHIP)
    chosen: dict[str, Callable[..., Ruling]] = {"call": called, "all-in": all_in}
    either = {each: rule(state, law, done, at, [*points]) for each, rule in chosen.items()}
    decided = str(done.know.get("director", ""))
    if decided in either:
        return either[decided]
    leads = tuple((each, ruled.outcome) for each, ruled in either.items())
    return leaves(finding("calls_or_is_all_in", seat=at.seat), points, NO_CHIP, *leads)
