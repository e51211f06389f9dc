"""Telling the hand of a real table: each line becomes events, or a sentence that says why not."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.cases.setting import Shelf
from cardspeak.errors import Unreadable
from cardspeak.floor.answers import CANNOT_BE
from cardspeak.floor.penalties import NO_SUCH_PENALTY
from cardspeak.floor.ruling import Ruling
from cardspeak.hand import commands as c
from cardspeak.hand.mends import Void
from cardspeak.hand.why import cites
from cardspeak.record import record
from cardspeak.service.real import events as e
from cardspeak.service.real.clock import unfit_call
from cardspeak.service.real.hand import Standing, Unfit, stand, unfit, unreadable, with_line
from cardspeak.service.real.penalties import missed, taken, written_down
from cardspeak.service.real.table import Entry, Hand, RealTable, Rows, recorded, told
from cardspeak.service.real.written import written
from cardspeak.story.parser import parse_story
from cardspeak.telling.known import check_facts

Events = list[e.Event]


@record
class Weighed(NamedTuple):
    """What a line would make of the hand: where it would stand, and the rulings that it brings."""

    after: Standing
    rulings: tuple[Ruling, ...]
    taken: tuple[tuple[str, int], ...] = ()

    @property
    def asks(self) -> bool:
        """Whether a fact has to be known first."""
        return any(ruling.asks for ruling in self.rulings)

    @property
    def voids(self) -> bool:
        """Whether all bets go back."""
        return any(isinstance(mend, Void) for ruling in self.rulings for mend in ruling.mends)


def _is_plain(ruling: Ruling) -> bool:
    """Say whether a ruling is a fold and nothing more, for which nobody calls the floor."""
    if not isinstance(ruling.command, c.Fold) or ruling.outcome.code != "folds":
        return False
    more = (
        ruling.reason,
        ruling.steps,
        ruling.asks,
        ruling.discretion,
        ruling.offence,
        ruling.refunds,
        ruling.forfeits,
    )
    return not any(more)


@record
class Decision(NamedTuple):
    """What a person decided otherwise: in words, the line that counts instead (or none), and why."""

    text: str
    why: str
    instead: str = ""
    voids: bool = False


def weigh(table: RealTable, line: str, know: Sequence[e.Fact], shelf: Shelf, book: str = "") -> Weighed | Unfit:
    """Return what a line would make of the hand that is on, under its book or another; nothing is changed."""
    hand = table.hand
    if hand is None:
        return unfit("no_hand")
    if hand.void:
        return unfit("deal_void")
    if not line.strip(" ;."):
        return unfit("nothing_told")
    try:
        check_facts(name for name, _ in know)
    except Unreadable as error:
        return unreadable(error)
    before = stand(table.stakes, hand, shelf, book)
    after = stand(table.stakes, with_line(hand, line, know), shelf, book)
    if isinstance(before, Unfit) or isinstance(after, Unfit):
        return after if isinstance(after, Unfit) else unfit("story_broken")
    barred = unfit_call(line, hand, before)
    if barred:
        return barred
    brought = tuple(ruling for ruling in after.rulings[len(before.rulings) :] if not _is_plain(ruling))
    for ruling in brought:
        if ruling.outcome in (CANNOT_BE, NO_SUCH_PENALTY):
            return unfit("cannot_be", reason=ruling.reason or ruling.outcome, players=hand.names)
    gone = taken(after.played.events, hand.names)[len(taken(before.played.events, hand.names)) :]
    return Weighed(after, brought, gone)


def say(
    table: RealTable, version: int, line: str, know: Sequence[e.Fact], by: str, shelf: Shelf,
    decision: Decision | None = None,
) -> Events | Unfit:  # fmt: skip
    """Tell a line of the story; what the floor has to rule on comes with its ruling, or with what was decided."""
    found = weigh(table, line, know, shelf)
    if isinstance(found, Unfit):
        return found
    if decision is None and found.asks:
        questions = [ask.question for ruling in found.rulings for ask in ruling.asks]
        return unfit("fact_missing", question=questions[0], players=found.after.state.deal.seats)
    said = e.Said(line, tuple(know), by)
    if not found.rulings and decision is None:
        return [said]
    if decision is not None:
        wrong = _wrong(table, decision, shelf)
        if wrong:
            return wrong
    clauses = tuple(dict.fromkeys(clause for each in found.rulings for clause in cites(found.after.law, each.points)))
    other = decision or Decision("", "", voids=found.voids)
    assert table.hand is not None
    names, told_now, book_stands = table.hand.names, parse_story(line), decision is None
    ruled = e.Ruled(
        version + 1, written([each.outcome for each in found.rulings]) if found.rulings else "", clauses,
        tuple(written([step]) for each in found.rulings for step in each.steps), other.text, other.instead, other.why,
        other.voids, by,
        written_down(found.rulings, told_now, names, _record(table.hand)) if book_stands else (),
        missed(found.rulings, told_now) if book_stands else (),
        found.taken if book_stands else (),
    )  # fmt: skip
    return [said, ruled]


def _record(hand: Hand) -> Rows:
    """Return the record of the players as it stands after all that was told."""
    record = hand.record
    for entry in hand.standing:
        record = recorded(record, entry.ruled.record) if entry.ruled else record
    return record


def _wrong(table: RealTable, decision: Decision, shelf: Shelf) -> Unfit | None:
    if not decision.text.strip() or not decision.why.strip():
        return unfit("reason_needed")
    assert table.hand is not None
    instead = stand(table.stakes, with_line(table.hand, decision.instead), shelf)
    return instead if isinstance(instead, Unfit) else None


def undo(table: RealTable, entry: int, by: str) -> Events | Unfit:
    """Take back the last entry; chips, rights and cards are then what they were before it."""
    hand = table.hand
    if hand is not None and entry == hand.begun and table.before is not None and not hand.standing:
        return [e.Undone(entry, by)]  # the next hand was begun by mistake
    found = _entry(hand, entry)
    if found is None or hand is None:
        return unfit("built_on")
    if found.undone:
        return unfit("gone")
    later = [each for each in hand.standing if each.number > entry]
    if later:
        return unfit("told_after", count=len(later), line=later[-1].line)
    return [e.Undone(entry, by)]


def correct(table: RealTable, entry: int, line: str, by: str, shelf: Shelf) -> Events | Unfit:
    """Replace a mistyped entry, where all that was told and ruled after it stays what it is."""
    hand = table.hand
    found = _entry(hand, entry)
    if found is None or hand is None or found.undone:
        return unfit("built_on" if found is None else "gone")
    if found.ruled:
        return unfit("ruled_on")
    change = e.Corrected(entry, line, found.know, by)
    before = stand(table.stakes, hand, shelf)
    after = stand(table.stakes, told(hand, change), shelf)
    if isinstance(after, Unfit):
        return after
    if isinstance(before, Unfit) or [each.outcome for each in before.rulings] != [
        each.outcome for each in after.rulings
    ]:
        return unfit("changes_ruling")
    return [change]


def _entry(hand: Hand | None, number: int) -> Entry | None:
    return next((each for each in hand.entries if each.number == number), None) if hand else None
