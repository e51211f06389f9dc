"""Lines taken back and put right: the last line undone, a mistyped one replaced, a stack counted again."""

from collections.abc import Sequence

from cardspeak.hand import commands as hand
from cardspeak.hand.decide import step
from cardspeak.hand.events import HandBegun
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.accounts import COUNTED, Rows, taken
from cardspeak.room.table import absent
from cardspeak.room.table import events as e
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.lines import commands as told
from cardspeak.room.table.lines.events import HandUndone, LineCorrected, LineTold, LineUndone, StackCorrected
from cardspeak.room.table.lines.evolve import told_at
from cardspeak.room.table.lines.state import Line, Written
from cardspeak.room.table.lines.tell import Weighed, counted, standing, weigh
from cardspeak.room.table.state import Table, hand_seat

Outcome = Sequence[e.Event] | Refused
MOST_CHIPS = 1 << 50


def undo(table: Table, command: told.UndoLine) -> Outcome:
    """Take back the last line; chips, rights and cards are then what they were before it."""
    telling = told_at(table)
    if is_just_begun(table) and not command.entry:
        return [HandUndone(table.number, command.by, came_back(table))]
    found = _line(table, command.entry)
    if found is None:
        return Refused("real_built_on", {})
    if found.undone:
        return Refused("real_gone", {})
    later = [line for line in telling.standing if line.entry > command.entry]
    if later:
        return Refused("real_told_after", {"count": len(later), "line": later[-1].text})
    return [LineUndone(command.entry, command.by)]


def is_just_begun(table: Table) -> bool:
    """Say whether the hand that is on may be taken back: nothing stands in it, nor was told between it and the last."""
    telling, earlier = told_at(table), table.earlier
    if not telling.on or telling.standing or earlier is None or earlier.telling is None:
        return False
    return earlier.telling.told == telling.built_on


def redo(table: Table, command: told.RedoLine, law: Law, at: int) -> Outcome:
    """Tell a line again that was taken back, under its number; the first of several comes first."""
    found = _line(table, command.entry)
    if found is None:
        return Refused("real_built_on", {})
    if command.entry != may_be_redone(table):
        return Refused("real_not_redone", {})
    return _retold(table, [], [found._replace(by=command.by, at=0)], law, at)


def may_be_redone(table: Table) -> int:
    """Return the number of the line that was taken back and may count again: nothing was told since; 0 for none."""
    telling = told_at(table)
    last = max([line.entry for line in telling.standing], default=0)
    gone = [line.entry for line in telling.lines if line.undone and line.entry > max(last, telling.built_on)]
    return min(gone, default=0)


def came_back(table: Table) -> Rows:
    """Return the chips that left the table with the hand that is on again when the one after it is taken back."""
    earlier = table.earlier
    assert earlier is not None
    was, now = (sum([seat.stack + seat.bought for seat in seats if seat]) for seats in (earlier.seats, table.seats))
    return taken(earlier.hand, was - now)


def _line(table: Table, entry: int) -> Line | None:
    telling = told_at(table)
    return next((line for line in telling.lines if line.entry == entry > telling.built_on), None)


def correct(table: Table, command: told.CorrectLine, law: Law, at: int) -> Outcome:
    """Replace a mistyped line, where all that was told and ruled after it stays what it is."""
    found = _line(table, command.entry)
    if found is None or found.undone:
        return Refused("real_built_on" if found is None else "real_gone", {})
    if found.found or found.decision:
        return Refused("real_ruled_on", {})
    later = [line for line in told_at(table).standing if line.entry > command.entry]
    again = [found._replace(text=command.text, was=found.text), *later]
    return _retold(table, [LineCorrected(command.entry, command.text, command.by)], again, law, at)


def count(table: Table, command: told.CountStack, law: Law, at: int) -> Outcome:
    """Put a stack right that was counted wrongly; all that was told in this hand has to stay possible."""
    seat = table.seats[command.seat] if 0 <= command.seat < len(table.seats) else None
    if seat is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    if not command.why.strip():
        return Refused("real_reason_needed", {})
    if not 0 <= command.chips <= MOST_CHIPS:
        return Refused("real_chips_unfit", {})
    telling, place = told_at(table), hand_seat(table, command.seat)
    state = standing(table, law)
    behind = state.round.stacks[place] if state is not None and place >= 0 else seat.stack
    corrected = StackCorrected(command.seat, behind, command.chips, command.why, command.by, COUNTED)
    if state is None or place < 0:
        return [corrected]
    first = telling.standing[0].before.events if telling.standing else telling.events
    begun = _begun(table, corrected, first, law, at)
    if isinstance(begun, Refused):
        return begun
    outcome = _retold(table, begun, telling.standing, law, at)
    if isinstance(outcome, Refused):
        return outcome
    after = standing(_folded(table, outcome, at), law)
    if not table.void and after is not None and after.round.stacks[place] != command.chips:
        return Refused("real_stack_other_hand", {})
    return outcome


def _begun(
    table: Table, corrected: StackCorrected, events: Sequence[e.Event], law: Law, at: int
) -> list[e.Event] | Refused:
    """Return the beginning of the hand that is on with the chips that were there."""
    deal = next(event.deal for event in events if isinstance(event, HandBegun))
    now = evolve(table, corrected, at)
    stacks = tuple([seat.stack for seat in (now.seats[number] for number in table.players) if seat])
    outcome = step(None, hand.Begin(deal._replace(stacks=stacks)), law)
    if isinstance(outcome, Refused):
        return outcome
    found: list[e.Event] = [corrected, *outcome[1]]
    begun = _folded(table, found, at)
    return [*found, *begun_without(begun, absent.late(begun, (), law), law)]


def begun_without(table: Table, dead: Sequence[int], law: Law) -> list[e.Event]:
    """Return the hand that was begun without those who are not there: they are dealt in, and their hands are dead."""
    state = table.hand
    found: list[e.Event] = []
    assert state is not None
    for number in dead:
        if state.stage == "dictating":
            outcome = step(state, hand.TurnUp(), law)
            if not isinstance(outcome, Refused):
                state, dealt = outcome
                found += dealt
        state, events = absent.taken(state, table.players.index(number), law)
        found += events
    return found


def _retold(table: Table, events: list[e.Event], lines: Sequence[Line], law: Law, at: int) -> Outcome:
    """Return these events with the lines after them, decided again now; refused where a ruling comes out otherwise."""
    now = _folded(table, events, at)
    for line in lines:
        found = weigh(now, line.text, line.know, law)
        if isinstance(found, Refused):
            return found
        again = counted(now, found, _as_told(line, found))
        if isinstance(again, Refused):
            return again
        first = again[0]
        assert isinstance(first, LineTold)
        if [each.outcome for each in first.found] != [each.outcome for each in line.found]:
            return Refused("real_changes_ruling", {})
        now = _folded(now, again, at)
        events = [*events, *again]
    return events


def _as_told(line: Line, found: Weighed) -> LineTold:
    return LineTold(
        line.entry, line.text, found.statements, line.know, (), line.decision, Written(), found.after.waiting, line.by,
        line.at, line.was,
    )  # fmt: skip


def _folded(table: Table, events: Sequence[e.Event], at: int) -> Table:
    for event in events:
        table = evolve(table, event, at)
    return table
