"""Rules on a declaration: which action it was that a player said or pushed forward."""

from cardspeak.finding import Finding, finding
from cardspeak.floor.acted import DIRECTOR
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
    outcome = finding("words_may_be_read_otherwise", seat=deed.seat)
    return as_taken(state, law, deed, ["words.terms"], outcome, Finding("no_official_term"))


def _disputed(state: State, law: Law, deed: Deed, at: Spot, points: list[str]) -> Ruling:
    """Leave it to the director whether the words or the chips count, and say what each would be."""
    leads = tuple(
        (counts, declared(state, law, deed._replace(know={**deed.know, "counts": counts})).outcome)
        for counts in ("words", *(["chips"] if deed.put else []))
    )
    ask, reason = Ask("counts", Finding("ask_counts"), leads), Finding("words_were_not_clear_to_table")
    outcome = finding("is_disputed", seat=at.seat)
    return Ruling(outcome, tuple(points), reason=reason, asks=(ask,), discretion=DIRECTOR)


def early_call(state: State, law: Law, deed: Deed) -> Ruling:
    """Rule on a call that was said after the word bet or raise, before its amount was known."""
    if not state.round.stacks[deed.seat]:
        return all_in_already(state, deed.seat)
    points, reason = ("words.early_call",), Finding("amount_of_bet_was_not_known_yet")
    waits = finding("acts_when_known", seat=deed.seat)
    decided = deed.know.get("director")
    if not law.words_early_call() or decided == "return":
        return Ruling(waits, points, reason=reason)
    calls = finding("calls_whatever_is_bet", seat=deed.seat)
    if decided == "call":
        return Ruling(calls, points, reason=reason, held=c.Call(deed.seat))
    ask = Ask("director", Finding("ask_director"), (("call", calls), ("return", waits)))
    held = finding("may_be_held_to_any_call", seat=deed.seat)
    return Ruling(held, points, reason=reason, asks=(ask,), discretion=DIRECTOR)


def _condition(deed: Deed, at: Spot, law: Law) -> Ruling:
    by = law.words_condition()
    points = ("words.condition",)
    binds, free = finding("is_bound_to_condition", seat=at.seat), finding("is_bound_to_nothing", seat=at.seat)
    if not by:
        return Ruling(free, points, reason=Finding("statement_was_conditional"))
    reason = Finding("conditions_discouraged")
    if "binding" in deed.know:
        if not deed.know["binding"]:
            return Ruling(free, points, reason=reason)
        assert deed.said is not None
        return Ruling(binds, points, reason=reason, binds=(deed.seat, deed.said))
    ask = Ask("binding", Finding(f"does_{by}_hold_condition_binding"), ((True, binds), (False, free)))
    may = finding("condition_may_bind", seat=at.seat)
    return Ruling(may, points, reason=reason, asks=(ask,), discretion=Finding(by))
