"""Real tables that had streams of their own: each goes on as a table, and nothing of it is lost."""

from collections.abc import Sequence
from typing import Any

import pytest

from cardspeak.errors import Unreadable
from cardspeak.ports import Append
from cardspeak.room.table.events import HandFinished
from cardspeak.room.table.lines.events import Continued, LineTold
from cardspeak.service import older_events as old
from cardspeak.service.clock import SystemClock
from cardspeak.service.older_tables import bring_over
from cardspeak.service.real_tables import RealTable, RealTables
from cardspeak.service.stored import read, to_new
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore

BY = "m1"
NAMES = ("Ann", "Bob", "Cid")
BEGUN: tuple[old.Event, ...] = (
    old.Opened(old.Stakes("T", "tda-2011", "no-limit holdem", "cash", 100, 200, 0, (25, 100)), BY),
    *[old.Sat(place, name, 4000, BY) for place, name in enumerate(NAMES, 1)],
    old.HandBegun(1, NAMES, (4000, 4000, 4000), "Ann", BY),
)


def told(line: str) -> old.Said:
    return old.Said(line, (), BY)


def ruled(entry: int, outcome: str, **more: Any) -> old.Ruled:
    plain = old.Ruled(entry, outcome, ("tda-2011:38a",), ("tell the dealer",), "", "", "", False, BY)
    return plain._replace(**more)


def brought_over(*events: old.Event) -> tuple[MemoryStore, RealTable | None]:
    """The table as it goes on from old events."""
    store = MemoryStore()
    store.commit([Append("real/x", 0, [to_new(event) for event in (*BEGUN, *events)])], at=7).result()
    bring_over(store, SystemClock())
    bring_over(store, SystemClock())
    if not store.version("table/x"):
        return store, None
    running = RunningTable("x", store, SystemClock())
    running.restore()
    return store, RealTables(store, SystemClock()).add(running)


def lines(real: RealTable) -> Sequence[str]:
    assert real.state.telling is not None
    return [real.names.shown(line.text) for line in real.state.telling.standing]


def test_names_that_stood_in_old_events_are_kept_apart() -> None:
    """Lines, reasons and records hold ids in the new stream; the old one stays, and is named."""
    store, real = brought_over(
        told("Ann raises to 600"),
        told("Bob puts out 1x1000"),
        ruled(7, "Bob calls 600", decided="Bob folds", instead="Bob folds", why="Ann heard Bob"),
        told("Cid insults Ann"),
        ruled(9, "misconduct", record=(("Cid", "insult"),)),
    )
    assert real is not None
    assert lines(real) == ["Ann raises to 600", "Bob puts out 1x1000", "Cid insults Ann"]
    rows = store.load("table/x")
    assert not [name for name in NAMES if name in str([row.data for row in rows])]
    events = [read(row) for row in rows]
    assert [(event.stream, event.version) for event in events if isinstance(event, Continued)] == [("real/x", 10)]
    decided = [event.decision for event in events if isinstance(event, LineTold)][1]
    assert decided is not None
    assert real.names.shown(decided.why) == "Ann heard Bob"
    assert [row[1] for row in real.state.telling.record] == ["insult"]  # type: ignore[union-attr]
    state = real.now
    assert state is not None
    assert real.names.name(state.deal.seats[state.round.queue[0]]) == "Cid"


def test_what_was_undone_or_corrected_stays_so() -> None:
    _, real = brought_over(
        told("Ann raises to 600"),
        told("Bob folds"),
        old.Undone(7, BY),
        old.Corrected(6, "Ann raises to 800", (), BY),
        old.StackCorrected("Cid", 3800, 3000, "counted", BY),
    )
    assert real is not None
    assert lines(real) == ["Ann raises to 800"]
    assert real.now is not None
    assert dict(zip(real.now.deal.seats, real.now.round.stacks, strict=True)) == {
        real.names.id(name): stack for name, stack in (("Ann", 3200), ("Bob", 3900), ("Cid", 3000))
    }


def test_a_hand_begun_by_mistake_and_taken_back_is_not_there() -> None:
    _, real = brought_over(
        told("Ann folds"), told("Bob folds"),
        old.HandEnded(1, (4000, 3900, 4100), BY),
        old.HandBegun(2, NAMES, (4000, 3900, 4100), "Bob", BY),
        old.Undone(9, BY),
    )  # fmt: skip
    assert real is not None
    assert (real.state.number, lines(real)) == (1, ["Ann folds", "Bob folds"])


def test_what_cannot_be_told_any_more_is_closed_as_it_was() -> None:
    """A line that the book of today refuses, and all after it, count only in the stacks that were stored."""
    store, real = brought_over(
        told("Ann raises to 250"), told("Bob folds"), told("Cid folds"),
        old.HandEnded(1, (4300, 3900, 3800), BY),
        old.Left("Bob", 3900, BY),
        old.Moved("Cid", 7, BY),
        old.FloorNamed("m2", BY),
    )  # fmt: skip
    assert real is not None
    finished = [event for event in map(read, store.load("table/x")) if isinstance(event, HandFinished)]
    assert [event.stacks for event in finished] == [(4300, 3900, 3800)]
    seats = {number: (real.names.name(seat.member), seat.stack) for number, seat in enumerate(real.state.seats) if seat}
    assert seats == {0: ("Ann", 4300), 6: ("Cid", 3800)}
    assert real.state.floor == (BY, "m2")


def test_a_closed_table_stays_where_it_is() -> None:
    assert brought_over(old.Closed(BY))[1] is None


def test_a_book_that_is_not_here_is_named() -> None:
    store = MemoryStore()
    opened = BEGUN[0]
    assert isinstance(opened, old.Opened)
    elsewhere = opened._replace(stakes=opened.stakes._replace(book="house"))
    store.commit([Append("real/x", 0, [to_new(elsewhere)])], at=7).result()
    with pytest.raises(Unreadable, match="house"):
        bring_over(store, SystemClock())
