"""Telling a line at a table: what it would make of the hand that is on, and the events when it counts."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.errors import Ambiguous, NotUnderstood, Unreadable
from cardspeak.floor.incidents.procedures import CANNOT_BE
from cardspeak.floor.ruling import Ask, Ruling, is_plain
from cardspeak.floor.sanctions.penalties import NO_SUCH_PENALTY
from cardspeak.hand import commands as hand
from cardspeak.hand.decide import step
from cardspeak.hand.events import Event as HandEvent
from cardspeak.hand.refused import Refused
from cardspeak.hand.remedies.apply import remedied
from cardspeak.hand.remedies.kinds import Void
from cardspeak.hand.state import State
from cardspeak.hand.why import cites
from cardspeak.irregularities import ROWS
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.table import clock
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.lines import commands as told
from cardspeak.room.table.lines.events import LineTold
from cardspeak.room.table.lines.evolve import told_at
from cardspeak.room.table.lines.state import Decision, Fact, Found, Telling, Written
from cardspeak.room.table.lines.written import written
from cardspeak.room.table.state import Table, to_act
from cardspeak.story import statements as s
from cardspeak.story.parser import parse_story
from cardspeak.talk import told as heard_as_told
from cardspeak.talk.phrasing import players_of
from cardspeak.talk.positions import places
from cardspeak.telling.acts import Unruled
from cardspeak.telling.known import Known, check_facts
from cardspeak.telling.posts import posted
from cardspeak.telling.tell import Told, settled, tell


@record
class Weighed(NamedTuple):
    """What a line would make of the hand: what it was read as, where the hand would stand, the rulings it brings."""

    statements: tuple[s.Statement, ...]
    after: Told
    rulings: tuple[Ruling, ...]
    law: Law

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The facts that have to be known first; what a player has still to say comes with the next line."""
        still_open = {fact for turn in self.after.waiting.turns for fact in turn.asks}
        found: list[Ask] = []
        for place, ruling in enumerate(self.rulings):
            answered = {"amount", "choice"} - still_open if place < len(self.rulings) - 1 else set()
            left = {"amount"} & still_open
            found += [ask for ask in ruling.asks if ask.fact not in answered | left]
        return tuple(found)

    @property
    def voids(self) -> bool:
        """Whether all bets go back."""
        return any(isinstance(remedy, Void) for ruling in self.rulings for remedy in ruling.remedies)


def unreadable(error: Exception) -> Refused:
    """Return that something could not be read, or ruled on: with what was meant perhaps, else as the error says."""
    if isinstance(error, NotUnderstood) and error.nearest:
        facts = {"text": error.statement, "word": error.word or "…", "nearest": " · ".join(error.nearest)}
        return Refused("real_not_understood", facts)
    if isinstance(error, Unruled):
        return Refused("real_cannot_be", {"reason": error.why, "players": ()})
    return Refused("real_unreadable", {"text": str(error)})


def standing(table: Table, law: Law) -> State | None:
    """Return the hand as it is to be shown: cards that nobody has named are dealt, unknown; none between hands."""
    if table.hand is None or not told_at(table).on:
        return None
    return settled(table.hand, told_at(table).waiting, law)[0]


def heard_at(state: State, text: str) -> tuple[s.Statement, ...]:
    """Return the statements of a line that was typed at the table where this hand is on; positions are its players.

    What counts in a hand is understood to the last word: nothing is left out here as a remark. Raises `NotUnderstood`
    and `Ambiguous`.
    """
    deal = state.deal
    try:
        found = parse_story(text)
    except NotUnderstood:
        found = ()
    if found and all(players_of(said) <= {*deal.seats} for said in found):
        return found
    at = places(deal.seats, deal.button)
    return heard_as_told(text, seats=deal.seats, places=at, every_word=True).statements


def weigh(table: Table, text: str, know: Sequence[Fact], law: Law) -> Weighed | Refused:
    """Return what a line would make of the hand that is on; nothing is changed.

    While no hand is on, after a misdeal or between two hands, only what changes nothing in one can be told: offences,
    and their penalties.
    """
    if table.hand is None:
        return Refused("real_no_hand", {})
    if not text.strip(" ;."):
        return Refused("real_nothing_told", {})
    try:
        check_facts(name for name, _ in know)
        statements = heard_at(table.hand, text)
        if not (is_on(table) or all(is_of_no_hand(said) for said in statements)):
            return Refused("real_deal_void" if table.void else "real_no_hand", {})
        after = _told(table, statements, know, law)
    except (Unreadable, Ambiguous, Unruled) as error:
        return unreadable(error)
    if after.refused is not None:
        return after.refused
    brought = tuple([ruling for ruling in after.rulings if not is_plain(ruling)])
    for ruling in brought:
        if ruling.outcome in (CANNOT_BE, NO_SUCH_PENALTY):
            return Refused(
                "real_cannot_be", {"reason": ruling.reason or ruling.outcome, "players": table.hand.deal.seats}
            )
    found = Weighed(tuple(statements), after, brought, law)
    called = _clock(table, found, "", law)
    return called if isinstance(called, Refused) else found


def is_on(table: Table) -> bool:
    """Say whether a hand is on of which anything may be told: its deal counts, and it was not closed."""
    return told_at(table).on and not table.void


def is_of_no_hand(said: s.Statement) -> bool:
    """Say whether a statement tells of an offence or a penalty, which change nothing in a hand."""
    return isinstance(said, s.Penalises) or (isinstance(said, s.Mishap) and ROWS[said.what].offence is not None)


def _told(table: Table, statements: Sequence[s.Statement], know: Sequence[Fact], law: Law) -> Told:
    state, telling = table.hand, told_at(table)
    assert state is not None
    if not statements:
        return Told(state, telling.waiting)
    events: tuple[HandEvent, ...] = telling.events
    begun, rest = _begun_again(state, telling, statements, law)
    now = Told(state, telling.waiting)
    if begun:
        if begun.refused is not None or not rest:
            return begun
        now, events = begun, begun.events
    after = tell(now, telling.past, events, rest, _known(table, know), law)
    return after._replace(events=(*begun.events, *after.events)) if begun else after


def _known(table: Table, know: Sequence[Fact]) -> Known:
    assert table.hand is not None
    record: dict[str, tuple[str, ...]] = {}
    for member, text in told_at(table).record:
        record[member] = (*record.get(member, ()), text)
    return Known(table.hand.deal.seats, dict(know), record, asked=True)


def _begun_again(
    state: State, telling: Telling, statements: Sequence[s.Statement], law: Law
) -> tuple[Told | None, Sequence[s.Statement]]:
    """Return the hand begun with what was put up before the cards, and what else the statements tell."""
    deal = state.deal
    blinds = deal.small_blind, deal.big_blind
    if any(not posted(said, deal.seats, blinds, law) for said in telling.past):
        return None, statements
    rest = list(statements)
    while rest and (post := posted(rest[0], deal.seats, blinds, law)) is not None:
        rest.pop(0)
        if not any((each.seat, each.amount) == (post.seat, post.amount) for each in deal.posts):
            deal = deal._replace(posts=(*deal.posts, post))
    if len(rest) == len(statements):
        return None, statements
    outcome = step(None, hand.Begin(deal), law)
    if isinstance(outcome, Refused):
        return Told(state, telling.waiting, refused=outcome, refused_at=0), rest
    return Told(outcome[0], telling.waiting, tuple(outcome[1])), rest


def _clock(table: Table, found: Weighed, by: str, law: Law) -> Sequence[e.Event] | Refused:
    """Return the clock that a line calls, or why it cannot be called now or not by this caller."""
    for said in found.statements:
        if isinstance(said, s.Person) and said.what == "calls_time":
            now = table._replace(hand=found.after.state)
            turn = to_act(now)
            acting = now.seats[turn] if turn >= 0 else None
            if acting is None or acting.member != said.other:
                return Refused("nobody_to_act", {}, law.cites("clock.time"))
            by_player = said.how not in ("dealer", "floor")
            caller = said.seat if by_player else by or table.floor[0] if said.how == "floor" else ""
            return clock.call(now, c.CallClock(caller, said.how != "too soon"), law)
    return ()


def tell_line(table: Table, command: told.TellLine, law: Law, at: int) -> Sequence[e.Event] | Refused:
    """Tell a line of the hand; what the floor has to rule on comes with its ruling, or with what was decided."""
    found = weigh(table, command.text, command.know, law)
    if isinstance(found, Refused):
        return found
    entry = told_at(table).told + 1
    return counted(table, found, LineTold(
        entry, command.text, found.statements, command.know, (), command.decision, Written(), found.after.waiting,
        command.by, 0, "",
    ))  # fmt: skip


def counted(table: Table, found: Weighed, line: LineTold) -> Sequence[e.Event] | Refused:
    """Return a line that was weighed with all that came of it: its ruling, or what was decided instead."""
    rulings, law, telling = found.rulings, found.law, told_at(table)
    assert table.hand is not None
    if line.decision is None and found.asks:
        return Refused("real_fact_missing", {"question": found.asks[0].question, "players": table.hand.deal.seats})
    players = table.hand.deal.seats
    found_by_law = [Found(each.outcome, cites(law, each.points), each.steps, players) for each in rulings]
    line = line._replace(found=tuple(found_by_law))
    if line.decision is None:
        wrote = written(rulings, found.statements, table.hand.deal.seats, telling.record)
        called = _clock(table, found, line.by, law)
        assert not isinstance(called, Refused)
        return [line._replace(wrote=wrote), *found.after.events, *called]
    decided = _decided(table, line.decision, law)
    if isinstance(decided, Refused):
        return decided
    decision, after = decided
    return [line._replace(decision=decision, waiting=after.waiting), *after.events]


def _decided(table: Table, decision: Decision, law: Law) -> tuple[Decision, Told] | Refused:
    """Return what was decided as it was read, and what it does to the hand."""
    if not decision.text.strip() or not decision.why.strip():
        return Refused("real_reason_needed", {})
    telling = told_at(table)
    assert table.hand is not None
    if decision.voids:
        void = remedied(table.hand, (Void(),), law, telling.events)
        if isinstance(void, Refused):
            return void
        return decision, Told(void[0], telling.waiting, tuple(void[1]))
    try:
        statements = heard_at(table.hand, decision.instead) if decision.instead.strip(" ;.") else ()
        after = _told(table, statements, (), law)
    except (Unreadable, Ambiguous, Unruled) as error:
        return unreadable(error)
    return after.refused or (decision._replace(statements=statements), after)
