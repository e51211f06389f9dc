"""Rules on a declaration: which action it was that a player said or pushed forward."""

from cardspeak.floor.acted import leaves
from cardspeak.floor.chips import of_chips
from cardspeak.floor.deed import Deed, Spot, spot
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.floor.spoken import RAISES, of_words
from cardspeak.floor.words import meaning
from cardspeak.hand import commands as c
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def declared(state: State, law: Law, deed: Deed) -> Ruling:
    """Return what a deed in turn is by the book, with the command that it is to the hand."""
    at = spot(state, law, deed.seat)
    points: list[str] = []
    said = deed.said
    if said is not None and said.condition:
        return _condition(deed, at, law)
    if said is not None and deed.put:
        points.append("words.first")
    if said is not None and deed.chips_first:
        if len(deed.chips) == 1 and at.level > at.front:
            points.append("chips.one_deadline")
            said = said if law.chips_one_deadline() and said.verb in RAISES else None
        elif not (deed.know.get("simultaneous") and deed.know.get("heard", True)):
            said = None  # what came together with the chips counts where it was clear
    if said is not None and not deed.know.get("heard", True) and not law.words_first(False):
        reason = "the words were not clear to the table"
        return leaves("director", f"what {at.name} did is disputed", points, reason)
    if said is not None and said.verb:
        points.append("words.terms")
        if not law.words_terms(said.official):
            return unclear(state, law, deed)
    if said is None:
        return of_chips(state, law, deed, at, points)
    return of_words(state, law, deed, said, at, points)


def unclear(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on words that are no official term: whoever says them runs the risk of how they are taken."""
    at = spot(state, law, deed.seat)
    reading = meaning(str(deed.know.get("reading", "")))
    if reading is not None:
        return of_words(state, law, deed, reading, at, ["words.terms"])
    outcome = f"{at.name}'s words may be read otherwise than he meant"
    return leaves("floor", outcome, ["words.terms"], "no official term")


def early_call(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a call that was said after the word bet or raise, before its amount was known."""
    name = state.deal.seats[deed.seat]
    points = ("words.early_call",)
    reason = "the amount of the bet was not known yet"
    waits = f"{name} acts when the amount is known"
    decided = deed.know.get("director")
    if not law.words_early_call() or decided == "return":
        return Ruling(waits, points, reason=reason)
    calls = f"{name} calls whatever is bet"
    if decided == "call":
        return Ruling(calls, points, reason=reason, held=c.Call(deed.seat))
    ask = Ask("director", "What does the director decide?", (("call", calls), ("return", waits)))
    return Ruling(f"{name} may be held to a call of any amount", points, reason=reason, asks=(ask,),
                  discretion="director")  # fmt: skip


def _condition(deed: Deed, at: Spot, law: Law) -> Ruling:
    by = law.words_condition()
    points = ("words.condition",)
    if not by:
        return Ruling(f"{at.name} is bound to nothing", points, reason="the statement was conditional")
    reason = "a conditional statement is discouraged; it may be held binding, and may be penalised"
    return Ruling(f"{at.name}'s condition may bind him", points, reason=reason, discretion=by)
