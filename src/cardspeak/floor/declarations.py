"""Rules on a declaration: which action it was that a player said or pushed forward."""

from cardspeak.floor.chips import of_chips
from cardspeak.floor.deed import Deed, Spot, spot
from cardspeak.floor.gestures import took_back
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.floor.spoken import RAISES, as_taken, of_words
from cardspeak.floor.turns import all_in_already
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
    heard = deed.know.get("heard", True)
    if said is not None and (deed.put or not heard):
        points.append("words.first")
    if said is not None and deed.chips_first:
        if len(deed.chips) == 1 and at.level > at.front:
            points.append("chips.one_deadline")
            said = said if law.chips_one_deadline() and said.verb in RAISES else None
        elif not (deed.know.get("simultaneous") and heard):
            said = None  # what came together with the chips counts where it was clear
    if said is not None and not heard and not law.words_first(False):
        if "counts" not in deed.know:
            return _disputed(state, law, deed, at, points)
        said = said if deed.know["counts"] == "words" or not deed.put else None
    if said is not None and said.verb:
        points.append("words.terms")
        if not law.words_terms(said.official):
            return unclear(state, law, deed)
    if said is None and at.owed and deed.took and deed.put <= min(deed.took, at.front):
        return took_back(state, law, deed)
    if said is None:
        return of_chips(state, law, deed._replace(said=None), at, points)
    return of_words(state, law, deed, said, at, points)


def unclear(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on words that are no official term: whoever says them runs the risk of how they are taken."""
    outcome = f"{state.deal.seats[deed.seat]}'s words may be read otherwise than he meant"
    return as_taken(state, law, deed, ["words.terms"], outcome, "no official term")


def _disputed(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    """Leave it to the director whether the words or the chips count, and say what each would be."""
    leads = tuple(
        (counts, declared(state, law, deed._replace(know={**deed.know, "counts": counts})).outcome)
        for counts in ("words", *(["chips"] if deed.put else []))
    )
    ask = Ask("counts", "Which does the director let count?", leads)
    return Ruling(f"what {at.name} did is disputed", tuple(points), reason="the words were not clear to the table",
                  asks=(ask,), discretion="director")  # fmt: skip


def early_call(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a call that was said after the word bet or raise, before its amount was known."""
    if not state.round.stacks[deed.seat]:
        return all_in_already(state, deed.seat)
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
    binds, free = f"{at.name} is bound to his condition", f"{at.name} is bound to nothing"
    if "binding" in deed.know:
        if not deed.know["binding"]:
            return Ruling(free, points, reason=reason)
        assert deed.said is not None
        return Ruling(binds, points, reason=reason, binds=(deed.seat, deed.said))
    ask = Ask("binding", f"Does the {by} hold the condition binding?", (("true", binds), ("false", free)))
    return Ruling(f"{at.name}'s condition may bind him", points, reason=reason, asks=(ask,), discretion=by)
