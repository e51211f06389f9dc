"""The entries of a real table's log: which events are entries, their numbers, and the whole log as it was kept."""

from collections.abc import Iterator
from typing import NamedTuple

from cardspeak.hand import events as hand
from cardspeak.ports import EventStore
from cardspeak.record import record
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as floor
from cardspeak.room.table.lines import events as lines
from cardspeak.service.stored import read

ENTRIES = frozenset((
    lines.LineTold, lines.LineUndone, lines.LineCorrected, lines.HandUndone, lines.StackCorrected,
    e.SeatTaken, e.SeatLeft, e.SeatChanged, e.WentAway, e.CameBack, e.StackTold, e.Entrusted, e.HandStarted,
    e.HandFinished, floor.StakesChanged, floor.LevelsPlanned, floor.AgreementChanged, floor.ClockStopped,
    floor.ClockStarted, floor.ButtonPutRight, floor.BlindsChopped, floor.PotSplit, floor.FloorAppointed,
))  # fmt: skip
"""The events that are entries of the log."""


@record
class Entry(NamedTuple):
    """An event with its version and time; `number` is that of its entry in the log, 0 where it is none of its own.

    `member` is who sat then in the seat that it names, `hand` the number of the hand that was on, or was on last.
    """

    version: int
    at: int
    event: e.Event
    number: int
    member: str
    hand: int


class Numbering:
    """Numbers the entries of a log as they come; a line that is decided again keeps the number that it had."""

    def __init__(self) -> None:
        self.last = 0
        self.of_line: dict[int, int] = {}  # by the line's own number
        self.hand = 0  # that is on, or was on last
        self._gone: set[int] = set()
        self._seats: dict[int, str] = {}
        self._closed: dict[int, str] = {}  # who sat there when the last hand was closed

    def take(self, version: int, at: int, event: e.Event) -> Entry:
        """Return an event as an entry."""
        if isinstance(event, e.HandStarted):
            self.hand = event.number
        entry = Entry(version, at, event, self._number(event), self._member(event), self.hand)
        self._sit(event)
        return entry

    def _member(self, event: e.Event) -> str:
        named = event.other if isinstance(event, e.StackTold) else getattr(event, "seat", -1)
        return self._seats.get(event.button if isinstance(event, e.HandStarted) else named, "")

    def _sit(self, event: e.Event) -> None:
        match event:
            case e.SeatTaken():
                self._seats[event.seat] = event.member
            case e.SeatLeft() | floor.Disqualified():
                self._seats.pop(event.seat, "")
            case e.SeatChanged():
                self._seats[event.to] = self._seats.pop(event.seat, "")
            case e.HandFinished():
                self._closed = dict(self._seats)
            case lines.HandUndone():
                self._seats = dict(self._closed)

    def _number(self, event: e.Event) -> int:
        if type(event) not in ENTRIES:
            return 0
        if isinstance(event, lines.LineUndone):
            self._gone.add(event.entry)
        if isinstance(event, lines.LineTold) and event.entry in self.of_line:
            if event.entry not in self._gone:
                return 0  # decided again because something before it was put right
            self._gone.discard(event.entry)
        self.last += 1
        if isinstance(event, lines.LineTold):
            self.of_line.setdefault(event.entry, self.last)
        return self.last


def whole_log(store: EventStore, stream: str) -> tuple[list[Entry], Numbering]:
    """Return every event of a table's stream that is told outside its hands, with the numbers of its entries."""
    numbering = Numbering()
    return [numbering.take(*row) for row in _told(store, stream)], numbering


def _told(store: EventStore, stream: str) -> Iterator[tuple[int, int, e.Event]]:
    of_hands = {name for name, _ in hand.NAMES.values()}
    for row in store.load(stream):
        if row.name not in of_hands:
            yield row.version, row.at, read(row)
