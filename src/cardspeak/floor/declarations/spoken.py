"""Rules on what was said: an action, an amount, or both."""

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.acted import (
    all_in,
    brought_in,
    called,
    checked,
    first_motion,
    folded,
    how_much,
    no_raise,
    to_total,
)
from cardspeak.floor.declarations.chips import of_chips
from cardspeak.floor.declarations.declaration import Declaration, Spot, spot
from cardspeak.floor.declarations.speech import Meaning, meaning
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand.betting import blinds_missing
from cardspeak.hand.state import State
from cardspeak.law.law import Law

RAISES = ("bet", "raise", "re-raise", "cap", "complete", "minimum", "half pot")
NO_BRING_IN = Finding("nothing_to_bring_in")
NOTHING_TO_RAISE = Finding("there_is_nothing_to_raise")


def of_words(state: State, law: Law, done: Declaration, said: Meaning, at: Spot, points: list[str]) -> Ruling:
    verb = said.verb
    if said.amount is not None and verb in ("", *RAISES, "pot", "same"):
        amount = _amount(said, at, law, points)
        if not verb:
            points.append("words.amount")
            if law.words_amount():
                put = min(amount - at.front if amount > at.front else amount, at.stack)
                return of_chips(state, law, done._replace(put=put, chips=(), motions=()), at, points)
        elif said.form == "by":
            amount = at.level + amount
            points.append("words.binding")
        elif at.level:
            points.append("words.total")
            amount = law.words_total(at.level, amount)
        return to_total(state, law, done, at, amount, points, verb)
    points.append("words.binding")
    if verb == "complete" and at.owed and at.opening and state.deal.big_blind and not state.street:
        verb = "call"  # what completes a small blind is a call
    if verb == "bring-in":
        if at.bring_in:
            return brought_in(done, at, points)
        return as_taken(state, law, done, points, finding("owes_no_bring_in", seat=at.seat), NO_BRING_IN)
    if verb == "fold":
        return folded(at, law, done, ["fold.word", *points])
    if verb == "check":
        return checked(state, law, done, at, points)
    if verb == "call":
        return called(state, law, done, at, points)
    if verb == "all-in":
        return all_in(state, law, done, at, points)
    if verb == "same":
        return _same_bet(state, law, done, at, points)
    return _unsized(state, law, done, at, points, verb)


def _same_bet(state: State, law: Law, done: Declaration, at: Spot, points: list[str]) -> Ruling:
    """Rule on a bet that is to be the same again: as the bet faced, else as the last one of the round before."""
    if at.owed:
        return called(state, law, done, at, points)
    if not at.least:
        return no_raise(state, law, done, at, points)
    if done.last_bet and not at.level:
        return to_total(state, law, done, at, done.last_bet, points, "bet")
    return how_much(done, at, state, law, points)


def as_taken(state: State, law: Law, done: Declaration, points: list[str], outcome: Finding, reason: Finding) -> Ruling:
    """Return what the floor took a word or a sign for that says nothing by itself, or ask for it."""
    reading = meaning(str(done.know.get("reading", "")))
    if reading is not None:
        return of_words(state, law, done, reading, spot(state, law, done.seat), points)
    ask = Ask("reading", Finding("ask_reading"))
    return Ruling(outcome, tuple(points), reason=reason, asks=(ask,), discretion=Finding("floor"))


def _amount(said: Meaning, at: Spot, law: Law, points: list[str]) -> int:
    """Return the amount that was named; a small number said bare may mean so many hundreds or thousands."""
    assert said.amount is not None
    if said.scale or not at.least:
        return said.amount
    base = at.level if said.form == "by" else 0
    least = at.level if at.owed and not said.verb else at.least  # an amount alone may be a call
    meant = [said.amount * times for times in (1, 100, 1000) if least <= base + said.amount * times <= at.most]
    if said.amount == at.level or not meant or min(meant) > max(2 * at.pot, said.amount):
        return said.amount  # nobody means so many times the pot
    points.append("words.ambiguous")
    return int(law.words_ambiguous(tuple(meant), at.pot))


def _unsized(state: State, law: Law, done: Declaration, at: Spot, points: list[str], verb: str) -> Ruling:
    """Rule on a bet or raise whose size was not said."""
    if not at.least:
        return no_raise(state, law, done, at, points)
    if verb == "pot":
        points.append("words.pot")
        if law.words_pot():
            points += ["pot.counted"] if blinds_missing(state) else []
            return to_total(state, law, done, at, at.most, points, verb)
    if verb == "half pot":
        return to_total(state, law, done, at, at.level + (at.pot + at.owed) // 2, points, verb)
    if not at.level and verb in ("raise", "re-raise"):
        points.append("words.raise")
        if not law.words_raise():
            return Ruling(finding("acts_anew", seat=at.seat), tuple(points), reason=NOTHING_TO_RAISE)
    if at.least == at.most < at.front + done.put and law.raise_surplus():
        points.append("raise.surplus")
    if verb in ("minimum", "complete") or at.least == at.most:
        return to_total(state, law, done, at, at.least, points, verb)
    if verb == "pot" or not done.put:
        return how_much(done, at, state, law, points)
    put, chips = done.put, done.chips
    if len(done.motions) > 1:
        points += ["raise.word", "raise.string"]
        if not law.raise_word() and not done.motions[0]:
            return first_motion(at, points)
        if not law.raise_word():
            put = done.motions[0]
            chips = done.chips[:1] if done.chips and done.chips[0] == put else ()
    if len(chips) == 1 and at.level:
        points += ["chips.one_deadline", "chips.one_raise"]
        total = law.chips_one_raise(at.least, at.most, put)
    elif len(chips) == 1:
        points.append("chips.one_opening")
        total = law.chips_one_opening(at.least, at.most, put)
    else:
        total = put + at.front
        points.append("raise.word")
    return to_total(state, law, done, at, total, points, verb)
