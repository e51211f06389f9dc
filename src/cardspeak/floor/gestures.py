"""Rules on what is done without words or chips put out: a tap, cards moved, a token, chips taken back."""

from collections.abc import Callable

from cardspeak.floor.acted import all_in, called, checked, folded, how_much, leaves
from cardspeak.floor.deed import Deed, spot
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.floor.spoken import as_taken
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def took_back(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on chips that a player takes back without putting others out, from before or just bet."""
    at = spot(state, law, deed.seat)
    if state.round.queue[0] != deed.seat or at.owed <= 0:
        law.chips_stay()
        return Ruling(f"{at.name}'s {deed.took} stays in", ("chips.stay",), deed.took, steps=("put the chips back",))
    if not law.chips_pulled():
        return Ruling(f"{at.name} acts anew", ("chips.pulled", "chips.stay"), steps=("put the chips back",))
    points = ["chips.pulled"]
    if not at.least:
        return called(state, law, deed._replace(took=0), at, [*points, *at.barred], "he may not raise")
    if deed.know.get("choice") == "call":
        return called(state, law, deed._replace(took=0), at, points)
    if deed.know.get("choice") == "raise":
        return how_much(deed, at, state, law, points)
    leads = (("call", f"{at.name} calls {at.call}"), ("raise", f"{at.name} raises, to {at.least} at least"))
    ask = Ask("choice", f"Does {at.name} call or raise?", leads)
    reason = "chips taken back in the face of a raise are not put out again to fold"
    return Ruling(f"{at.name} calls or raises", tuple(points), reason=reason, asks=(ask,))


def tapped(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a tap on the table."""
    at = spot(state, law, deed.seat)
    if not law.gesture_tap():
        outcome = f"{at.name}'s gesture may be read as an action"
        return as_taken(state, law, deed, ["gesture.tap"], outcome, "a tap on the table")
    return checked(state, law, deed, at, ["gesture.tap"])


def cards_forward(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on cards moved over the line or thrown towards the muck."""
    at = spot(state, law, deed.seat)
    if not law.fold_signs():
        outcome = f"{at.name}'s cards may be ruled folded"
        return as_taken(state, law, deed, ["fold.signs"], outcome, "cards moved without a word")
    return folded(at, law, deed, ["fold.signs"], "the cards are over the line")


def token(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a thing without value that a player bets: a bounty chip, a clock token."""
    at = spot(state, law, deed.seat)
    points = ["chips.worthless"]
    if not law.chips_worthless():
        return Ruling(f"{at.name} acts anew", ("chips.worthless",), reason="it is no chip")
    chosen: dict[str, Callable[..., Ruling]] = {"call": called, "all-in": all_in}
    either = {each: rule(state, law, deed, at, [*points]) for each, rule in chosen.items()}
    decided = str(deed.know.get("director", ""))
    if decided in either:
        return either[decided]
    leads = tuple((each, ruled.outcome) for each, ruled in either.items())
    return leaves("director", f"{at.name} calls or is all in", points, "it is no chip", *leads)
