"""Rules on a declaration: which action it was that a player said or pushed forward."""

from cardspeak.floor.acted import leaves
from cardspeak.floor.chips import of_chips
from cardspeak.floor.deed import Deed, Spot, spot
from cardspeak.floor.ruling import Ruling
from cardspeak.floor.spoken import RAISES, of_words
from cardspeak.hand.state import State
from cardspeak.law.law import Law


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
            return leaves("director", f"what {at.name} did is disputed", points, reason)
    if said is not None and not said.official:
        points.append("words.terms")
        if not law.words_terms(False):
            return leaves("floor", f"{at.name}'s words may be read otherwise than he meant", points, "no official term")
    if said is None:
        return of_chips(state, law, deed, at, points)
    return of_words(state, law, deed, said, at, points)


def _condition(deed: Deed, at: Spot, law: Law) -> Ruling:
    by = law.words_condition()
    points = ("words.condition",)
    if not by:
        return Ruling(f"{at.name} is bound to nothing", points, reason="the statement was conditional")
    reason = "a conditional statement is discouraged; it may be held binding, and may be penalised"
    return Ruling(f"{at.name}'s condition may bind him", points, reason=reason, discretion=by)
