"""Rules on a declaration: which action it was that a player said or pushed forward."""

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.acted import DIRECTOR
from cardspeak.floor.declarations.chips import of_chips
from cardspeak.floor.declarations.declaration import Declaration, Spot, spot
from cardspeak.floor.declarations.gestures import took_back
from cardspeak.floor.declarations.spoken import RAISES, as_taken, of_words
from cardspeak.floor.declarations.turns import all_in_already
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.state import State
from cardspeak.law.law import Law


def declared(state: State, law: Law, done: Declaration) -> Ruling:
    """Return what a declaration in turn is by the book, with the command that it is to the hand."""
    at = spot(state, law, done.seat)
    points: list[str] = []
    said = done.said
    if said is not None and said.condition:
        return _condition(done, at, law)
    heard = done.know.get("heard", True)
    if said is not None and (done.put or not heard):
        points.append("words.first")
    if said is not None and done.chips_first:
        if len(done.chips) == 1 and at.level > at.front:
            points.append("chips.one_deadline")
            said = said if law.chips_one_deadline() and said.verb in RAISES else None
        elif not (done.know.get("simultaneous") and heard):
            said = None  # what came together with the chips counts where it was clear
    if said is not None and not heard and not law.words_first(False):
        if "counts" not in done.know:
            return _disputed(state, law, done, at, points)
        said = said if done.know["counts"] == "words" or not done.put else None
    if said is not None and said.verb:
        points.append("words.terms")
        if not law.words_terms(said.official):
            return unclear(state, law, done)
    if said is None and at.owed and done.took and _first(law, done) <= min(done.took, at.front):
        return took_back(state, law, done)
    if said is None:
        return of_chips(state, law, done._replace(said=None), at, points)
    return of_words(state, law, done, said, at, points)


def _first(law: Law, done: Declaration) -> int:
    """Return the chips that count where several motions may have put them out."""
    return done.motions[0] if len(done.motions) > 1 and not law.raise_motions() else done.put


def unclear(state: State, law: Law, done: Declaration) -> Ruling:
    """Rule on words that are no official term: whoever says them runs the risk of how they are taken."""
    outcome = finding("words_may_be_read_otherwise", seat=done.seat)
    return as_taken(state, law, done, ["words.terms"], outcome, Finding("no_official_term"))


def _disputed(state: State, law: Law, done: Declaration, at: Spot, points: list[str]) -> Ruling:
    """Leave it to the director whether the words or the chips count, and say what each would be."""
    leads = tuple(
        (counts, declared(state, law, done._replace(know={**done.know, "counts": counts})).outcome)
        for counts in ("words", *(["chips"] if done.put else []))
    )
    ask, reason = Ask("counts", Finding("ask_counts"), leads), Finding("words_were_not_clear_to_table")
    outcome = finding("is_disputed", seat=at.seat)
    return Ruling(outcome, tuple(points), reason=reason, asks=(ask,), discretion=DIRECTOR)


def early_call(state: State, law: Law, done: Declaration) -> Ruling:
    """Rule on a call that was said after the word bet or raise, before its amount was known."""
    if not state.round.stacks[done.seat]:
        return all_in_already(state, done.seat)
    points, reason = ("words.early_call",), Finding("amount_of_bet_was_not_known_yet")
    waits = finding("acts_when_known", seat=done.seat)
    decided = done.know.get("director")
    if not law.words_early_call() or decided == "return":
        return Ruling(waits, points, reason=reason)
    calls = finding("calls_whatever_is_bet", seat=done.seat)
    if decided == "call":
        return Ruling(calls, points, reason=reason, held=c.Call(done.seat))
    ask = Ask("director", Finding("ask_director"), (("call", calls), ("return", waits)))
    held = finding("may_be_held_to_any_call", seat=done.seat)
    return Ruling(held, points, reason=reason, asks=(ask,), discretion=DIRECTOR)


def _condition(done: Declaration, at: Spot, law: Law) -> Ruling:
    by = law.words_condition()
    points = ("words.condition",)
    binds, free = finding("is_bound_to_condition", seat=at.seat), finding("is_bound_to_nothing", seat=at.seat)
    if not by:
        return Ruling(free, points, reason=Finding("statement_was_conditional"))
    reason = Finding("conditions_discouraged")
    if "binding" in done.know:
        if not done.know["binding"]:
            return Ruling(free, points, reason=reason)
        assert done.said is not None
        return Ruling(binds, points, reason=reason, binds=(done.seat, done.said))
    ask = Ask("binding", Finding(f"does_{by}_hold_condition_binding"), ((True, binds), (False, free)))
    may = finding("condition_may_bind", seat=at.seat)
    return Ruling(may, points, reason=reason, asks=(ask,), discretion=Finding(by))
