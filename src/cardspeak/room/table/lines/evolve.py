"""Lines folded into the table: what was told stands beside the hand; what is taken back restores it.

It reads neither language nor law: what a line came to stands in its event and in those of the hand that follow it.
"""

from collections.abc import Callable
from typing import Any

from cardspeak.room.table.lines import events as e
from cardspeak.room.table.lines.state import Before, Line, Rows, Telling
from cardspeak.room.table.state import Earlier, Table, seat_of, sitting


def told_at(table: Table) -> Telling:
    """Return what is told at a table where lines are told."""
    assert table.telling is not None, "no lines are told at this table"
    return table.telling


def line_told(table: Table, event: e.LineTold, at: int) -> Table:
    telling = told_at(table)
    line = Line(
        event.entry, event.text, event.statements, event.know, event.by, event.told or at, before(table), event.found,
        event.decision, event.wrote, event.was,
    )  # fmt: skip
    others = tuple([each for each in telling.lines if each.entry != event.entry])
    now = telling._replace(
        lines=(*others, line), waiting=event.waiting, told=max(telling.told, event.entry),
        past=(*telling.past, *line.counts), record=recorded(telling.record, event.wrote.record),
    )  # fmt: skip
    table = table._replace(telling=now)
    for member, hands in event.wrote.misses:
        table = misses_more(table, seat_of(table, member), hands)
    return table


def before(table: Table) -> Before:
    """Return the hand as it stands."""
    telling = told_at(table)
    penalties = tuple([(number, seat.penalty) for number, seat in enumerate(table.seats) if seat])
    return Before(
        table.hand, table.void, table.since, table.called, telling.waiting, telling.past, telling.events,
        telling.record, penalties,
    )  # fmt: skip


def _restored(table: Table, before: Before, lines: tuple[Line, ...]) -> Table:
    telling = told_at(table)._replace(
        lines=lines, waiting=before.waiting, past=before.past, events=before.events, record=before.record
    )  # fmt: skip
    seats = list(table.seats)
    for number, penalty in before.penalties:
        seat = seats[number]
        seats[number] = seat and seat._replace(penalty=penalty)
    return table._replace(
        hand=before.hand, since=before.since, called=before.called, seats=tuple(seats), telling=telling,
        void=before.void,
    )  # fmt: skip


def line_undone(table: Table, event: e.LineUndone, at: int) -> Table:
    lines = told_at(table).lines
    undone = next(line for line in lines if line.entry == event.entry)
    rest = tuple([line._replace(undone=True) if line is undone else line for line in lines])
    return _restored(table, undone.before, rest)


def line_corrected(table: Table, event: e.LineCorrected, at: int) -> Table:
    # the lines from this one on follow in events of their own
    lines = told_at(table).lines
    corrected = next(line for line in lines if line.entry == event.entry)
    return _restored(
        table, corrected.before, tuple([each for each in lines if each.undone or each.entry < event.entry])
    )


def hand_begins(table: Table) -> Telling | None:
    """Return what is told at a table as its next hand begins: nothing yet, but for what stands on record."""
    told = table.telling and table.telling.told
    return table.telling and Telling(record=table.telling.record, told=told or 0, on=True, built_on=told or 0)


def hand_closed(after: Table, table: Table) -> Table:
    """Return the table after its hand was closed; as it stood before is kept until something is built on that."""
    if table.telling is None:
        return after
    earlier = Earlier(*[getattr(table, field) for field in Earlier._fields])
    telling = table.telling._replace(on=False, built_on=table.telling.told)
    return after._replace(earlier=earlier, telling=telling)


def seats_changed(table: Table) -> Table:
    """Return a table whose lines stay as they are, those of the hand that is on apart: who sat there has changed."""
    if table.telling is None or table.telling.on:
        return table
    return table._replace(telling=table.telling._replace(built_on=table.telling.told))


def hand_undone(table: Table, event: e.HandUndone, at: int) -> Table:
    assert table.earlier is not None
    return table._replace(earlier=None, **table.earlier._asdict())


def stack_corrected(table: Table, event: e.StackCorrected, at: int) -> Table:
    seat, telling = sitting(table, event.seat), told_at(table)
    counted = seat._replace(stack=seat.stack + event.chips - event.before, out=seat.out and not event.chips)
    table = table._replace(seats=(*table.seats[: event.seat], counted, *table.seats[event.seat + 1 :]))
    if not (telling.on and event.seat in table.players):
        return table
    first = next((line.before for line in telling.lines if not line.undone), before(table))
    rest = tuple([line for line in telling.lines if line.undone])
    again = _restored(table, first, rest)
    return again._replace(hand=None, telling=told_at(again)._replace(events=()))


def misses_more(table: Table, number: int, hands: int) -> Table:
    """Return the table with a player who has so many more hands to miss, from the next one on."""
    seat = sitting(table, number)
    first, last = seat.penalty
    if last < 0:
        return table
    still = last - first + 1 if last > table.number else 0
    first = first if still else table.number + 1
    seat = seat._replace(penalty=(first, first + still + hands - 1))
    return table._replace(seats=(*table.seats[:number], seat, *table.seats[number + 1 :]))


def recorded(record: Rows, more: Rows) -> Rows:
    """Return a record with more in it; a penalty joins the offence that it is for."""
    for name, text in more:
        offence = text.partition(":")[0]
        if text != offence and (name, offence) in record:
            place = len(record) - 1 - record[::-1].index((name, offence))
            record = (*record[:place], (name, text), *record[place + 1 :])
        else:
            record = (*record, (name, text))
    return record


def only_noted(table: Table, event: e.Continued, at: int) -> Table:
    return table


EVOLVE: dict[type, Callable[[Any, Any, int], Table]] = {
    e.Continued: only_noted,
    e.LineTold: line_told,
    e.LineUndone: line_undone,
    e.LineCorrected: line_corrected,
    e.HandUndone: hand_undone,
    e.StackCorrected: stack_corrected,
}
