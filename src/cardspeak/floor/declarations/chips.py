"""What chips mean that a player put out without a word, or with words that left the amount open."""

from typing import NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.floor.declarations.acted import all_in, brought_in, called, checked, first_motion, sized
from cardspeak.floor.declarations.declaration import Declaration, Spot, left
from cardspeak.floor.declarations.short import short_bet, short_call, tiny
from cardspeak.floor.ruling import Ask, Ruling
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.record import record

USUAL = frozenset({1, 5, 25, 100, 500, 1000, 5000, 25000, 100000})  # denominations, where the table names none
TINY = 10  # a chip is tiny against a bet of more than ten times its worth


@record
class Reading(NamedTuple):
    """What chips were taken for: check, call, raise, all_in, short or tiny; the total of a raise; points and reason."""

    kind: str
    total: int
    points: tuple[str, ...]
    reason: Finding


def of_chips(state: State, law: Law, done: Declaration, at: Spot, points: list[str]) -> Ruling:
    """Rule on chips that speak for themselves."""
    if at.bring_in and done.put < at.least:
        return brought_in(done, at, points)
    if done.told and done.told != at.level and done.put + sum(left(done, at.front)) == done.told:
        return called(state, law, done, at, points)  # the chips put out are the amount that was told
    if len(done.motions) > 1 and not done.motions[0] and not law.raise_motions():
        return first_motion(at, [*points, "raise.motions", "raise.string"])
    one = _one_chip(state, done)
    if one and "one_chip" not in done.know:
        asked = _was_it_one(state, law, done, at, points)
        if asked is not None:
            return asked
    if one and done.know.get("one_chip"):
        done = done._replace(chips=(done.put,))
    read = silent(done, at, law)
    points += read.points
    if read.kind == "call":
        return called(state, law, done, at, points, read.reason)
    if read.kind == "check" and at.owed:
        return called(state, law, done, at, points, read.reason)
    if read.kind == "check":
        return checked(state, law, done, at, points)
    if read.kind == "all_in":
        return all_in(state, law, done, at, points, read.reason)
    if read.kind == "tiny":
        return tiny(done, at, points, read.reason)
    if read.kind == "short":
        return short_call(state, law, done, at, points, read.total, read.reason)
    if read.kind == "short_bet":
        return short_bet(law, done, at, points, done.put, read.reason)
    return sized(state, law, done, at, read.total, points, read.reason)


def _one_chip(state: State, done: Declaration) -> bool:
    """Say whether chips of which only the worth was told may have been a single one."""
    in_play = frozenset(state.deal.chips) if len(state.deal.chips) > 1 else USUAL
    return not done.chips and not done.motions and done.said is None and done.put in in_play


def _was_it_one(state: State, law: Law, done: Declaration, at: Spot, points: list[str]) -> Ruling | None:
    """Ask whether it was a single chip; none where that changes nothing."""
    one, several = [
        of_chips(state, law, done._replace(know={**done.know, "one_chip": known}), at, [*points])
        for known in (True, False)
    ]
    if one.outcome == several.outcome:
        return None
    leads = ((True, one.outcome), (False, several.outcome))
    ask = Ask("one_chip", finding("ask_one_chip", amount=done.put), leads)
    asked = tuple(dict.fromkeys((*one.points, *several.points)))
    either = finding("either", one=one.outcome, another=several.outcome)
    return Ruling(either, asked, reason=Finding("one_chip_or_several"), asks=(ask,))


def silent(done: Declaration, at: Spot, law: Law) -> Reading:
    """Read chips that were put out without a word before them."""
    points: list[str] = []
    chips, put = done.chips, done.put
    if len(done.motions) > 1:
        points += ["raise.motions", "raise.string"]
        if not law.raise_motions():
            put = done.motions[0]
            chips = _first_pieces(done.chips, put)
    if done.took and at.level and not at.owed:
        if put <= done.took:
            return Reading("check", at.level, (*points, "chips.stay"), Finding("what_lies_there_stays"))
        return _opening(put - done.took, chips, at, law, points)
    counted, lying = put, sum(left(done, at.front))
    prior = lying + done.took
    if prior and at.level > at.front and at.level != at.small:
        points.append("chips.prior")
        if law.chips_prior(prior, done.took, at.level):
            chips, counted, lying = (*left(done, at.front), *chips), put + lying, 0
    owed = min(at.level - lying, at.stack + done.took) if at.level else 0
    if owed <= 0 and at.level <= lying:
        return _opening(counted, chips, at, law, points)
    if put == at.stack + done.took and put <= owed:
        return Reading("all_in", put, (*points, "bet.all_in"), Finding("last_chips"))
    if counted < owed:
        tiny = counted < at.small and counted * TINY < owed
        if tiny:
            points.append("chips.tiny")
            if law.chips_tiny():
                return Reading("tiny", counted, tuple(points), finding("against", put=counted, owed=owed))
        short = finding("short_of_call", put=counted, owed=owed)
        return Reading("short", put - min(done.took, at.front), (*points, "call.short"), short)
    if counted == owed:
        return Reading("call", at.level, tuple(points), finding("is_the_call", put=counted))
    return _more(counted, chips, owed, put == at.stack + done.took, at, law, points)


def _first_pieces(chips: tuple[int, ...], amount: int) -> tuple[int, ...]:
    found: list[int] = []
    for chip in chips:
        if sum(found) + chip > amount:
            break
        found.append(chip)
    return tuple(found)


def _opening(put: int, chips: tuple[int, ...], at: Spot, law: Law, points: list[str]) -> Reading:
    if not at.least:
        return Reading("check", at.level, (*points, *at.barred), Finding("may_not_bet"))
    if at.level:  # a blind with the option
        total = at.front + put
        points.append("raise.one_motion")
        if total < at.least:
            points.append("raise.half")
            if not law.raise_half(total - at.level, at.step):
                less = finding("less_than_half", put=put, step=at.step)
                return Reading("check", at.level, tuple(points), less)
        on_top = finding("on_top_of_blind", put=put)
        return Reading("raise", min(max(total, at.least), at.most), tuple(points), on_top)
    if len(chips) == 1:
        points.append("chips.one_opening")
        total = law.chips_one_opening(at.least, at.most, put)
    else:
        total = min(put, at.most)
        points.append("raise.one_motion")
    if total < at.least:
        return Reading("short_bet", put, (*points, "bet.short"), finding("short_of_bet", put=put, least=at.least))
    return Reading("raise", total, tuple(points), Finding("nothing_had_been_bet"))


def _more(put: int, chips: tuple[int, ...], owed: int, last: bool, at: Spot, law: Law, points: list[str]) -> Reading:
    if not at.least:
        return Reading("call", at.level, (*points, *at.barred), Finding("may_not_raise"))
    if len(chips) == 1:
        points.append("chips.one")
        if law.chips_one():
            return Reading("call", at.level, tuple(points), finding("one_chip_for_call", owed=owed))
    elif chips:
        point = "chips.mixed" if len(set(chips)) > 1 else "chips.same"
        points.append(point)
        if law.chips_mixed(owed, chips) if point == "chips.mixed" else law.chips_same(owed, chips):
            without = finding("without_smallest_chip", rest=put - min(chips), owed=owed)
            return Reading("call", at.level, tuple(points), without)
    if len(chips) != 1 and last:
        points.append("chips.last")
        if law.chips_last():
            return Reading("all_in", at.front + at.stack, tuple(points), Finding("last_chips_not_all_needed"))
    excess = put - owed
    least = at.least if at.least < at.front + at.stack else at.level + at.step  # what a full raise would be
    if len(chips) > 1:
        points.append("chips.spare")
        if at.level + excess < least and law.chips_spare(excess, at.step):
            return Reading("raise", at.least, tuple(points), finding("above_call", excess=excess))
    if at.level + excess < least:
        points.append("raise.half")
        if not law.raise_half(excess, at.step):
            less = finding("above_call_by_less", excess=excess, step=at.step)
            return Reading("call", at.level, tuple(points), less)
        half = finding("above_call_by_half", excess=excess, step=at.step)
        return Reading("raise", at.least, tuple(points), half)
    total, above = min(max(at.level + excess, at.least), at.most), finding("above_call", excess=excess)
    return Reading("raise", total, (*points, "raise.one_motion"), above)
