"""A real table as its events have left it; nothing here asks the law."""

from typing import NamedTuple, TypeAlias

from cardspeak.record import record
from cardspeak.service.real import events as e

Rows: TypeAlias = tuple[tuple[str, str], ...]


@record
class Chair(NamedTuple):
    """Who sits at a place (counted from 1), with which chips between hands."""

    place: int
    name: str
    chips: int


@record
class Entry(NamedTuple):
    """One line of the story: its number in the stream, what was told, and what became of it."""

    number: int
    line: str
    know: tuple[e.Fact, ...]
    by: str
    at: int
    ruled: e.Ruled | None = None
    undone: bool = False
    was: str = ""

    @property
    def told(self) -> str:
        """The line that counts for the hand: what the floor decided, where it decided otherwise."""
        return self.ruled.instead if self.ruled and self.ruled.decided else self.line


@record
class Hand(NamedTuple):
    """The hand that is on: how it began, and its story."""

    number: int
    names: tuple[str, ...]
    stacks: tuple[int, ...]
    button: str
    entries: tuple[Entry, ...] = ()
    absent: tuple[str, ...] = ()
    record: Rows = ()
    begun: int = 0  # the number of the event with which it began

    @property
    def standing(self) -> tuple[Entry, ...]:
        """The entries that were not taken back."""
        return tuple(entry for entry in self.entries if not entry.undone)

    @property
    def void(self) -> bool:
        """Whether the deal does not count: everybody has the chips with which it began."""
        return any(entry.ruled and entry.ruled.voids for entry in self.standing)

    @property
    def kept(self) -> tuple[int, ...]:
        """The chips of a deal that does not count: those with which it began, without what left play."""
        taken = [row for entry in self.standing if entry.ruled for row in entry.ruled.taken]
        return tuple(
            stack - sum(chips for name, chips in taken if name == each)
            for each, stack in zip(self.names, self.stacks, strict=True)
        )


@record
class RealTable(NamedTuple):
    """A real table: stakes, chairs in the order of their places, the hand that is on, who runs it.

    `record` are offences by player, `missing` the hands that players have still to miss.
    """

    stakes: e.Stakes
    floor: tuple[str, ...]
    chairs: tuple[Chair, ...] = ()
    hand: Hand | None = None
    hands: int = 0
    button: str = ""
    closed: bool = False
    record: Rows = ()
    missing: tuple[tuple[str, int], ...] = ()
    before: "RealTable | None" = None  # as it stood before the last hand was closed, while nothing was built on that

    def chair(self, name: str) -> Chair | None:
        """Return where somebody sits."""
        return next((chair for chair in self.chairs if chair.name == name), None)


def evolve(table: RealTable | None, event: e.Event, number: int, at: int) -> RealTable:
    """Fold an event with its number in the stream and its time."""
    if isinstance(event, e.Opened):
        return RealTable(event.stakes, (event.by,))
    assert table is not None, "a table begins with its opening"
    hand = table.hand
    match event:
        case e.Sat():
            return _seated(table, (*table.chairs, Chair(event.place, event.name, event.chips)))
        case e.Left():
            return _seated(table, tuple(chair for chair in table.chairs if chair.name != event.name))
        case e.Moved():
            return _seated(table, tuple(_at(chair, event) for chair in table.chairs))
        case e.StackCorrected():
            return _counted(table, event)
        case e.HandBegun():
            begun = Hand(
                event.number, event.names, event.stacks, event.button, (), event.absent, table.record, number
            )  # fmt: skip
            return table._replace(hand=begun, hands=event.number, button=event.button)
        case e.HandEnded():
            assert hand is not None
            now = dict(zip(hand.names, event.stacks, strict=True))
            chairs = tuple(chair._replace(chips=now.get(chair.name, chair.chips)) for chair in table.chairs)
            return after_hand(table._replace(chairs=chairs, hand=None, before=table._replace(before=None)), hand)
        case e.Undone() if hand is not None and event.entry == hand.begun:
            assert table.before is not None
            return table.before._replace(floor=table.floor)
        case e.FloorNamed():
            return table._replace(floor=tuple(dict.fromkeys((*table.floor, event.member))))
        case e.Closed():
            return table._replace(closed=True)
        case _:
            assert hand is not None
            return table._replace(hand=told(hand, event, number, at))


def told(hand: Hand, event: e.Said | e.Ruled | e.Undone | e.Corrected, number: int = 0, at: int = 0) -> Hand:
    """Return the hand with one more event of its story."""
    if isinstance(event, e.Said):
        return hand._replace(entries=(*hand.entries, Entry(number, event.line, event.know, event.by, at)))
    return hand._replace(
        entries=tuple(_changed(entry, event) if entry.number == event.entry else entry for entry in hand.entries)
    )


def _changed(entry: Entry, event: e.Ruled | e.Undone | e.Corrected) -> Entry:
    if isinstance(event, e.Ruled):
        return entry._replace(ruled=event)
    if isinstance(event, e.Undone):
        return entry._replace(undone=True)
    return entry._replace(line=event.line, know=event.know, was=entry.line, ruled=None)


def _seated(table: RealTable, chairs: tuple[Chair, ...]) -> RealTable:
    return table._replace(chairs=tuple(sorted(chairs)), before=None)


def _at(chair: Chair, event: e.Moved) -> Chair:
    return chair._replace(place=event.place) if chair.name == event.name else chair


def _counted(table: RealTable, event: e.StackCorrected) -> RealTable:
    """Put a stack right; in a hand that is on it was wrong from its beginning."""
    more, hand = event.chips - event.before, table.hand
    if hand is not None and event.name in hand.names:
        stacks = tuple(
            stack + more if name == event.name else stack for name, stack in zip(hand.names, hand.stacks, strict=True)
        )
        return table._replace(hand=hand._replace(stacks=stacks))
    return _seated(
        table,
        tuple(chair._replace(chips=event.chips) if chair.name == event.name else chair for chair in table.chairs),
    )


def hands_to_miss(table: RealTable) -> dict[str, int]:
    """Return how many hands players have to miss by now, this one included where it is missed."""
    owed = dict(table.missing)
    for entry in table.hand.standing if table.hand else ():
        if entry.ruled and not entry.ruled.decided:
            for name, hands in entry.ruled.misses:
                owed[name] = owed.get(name, 0) + hands
    return owed


def after_hand(table: RealTable, hand: Hand) -> RealTable:
    """Return the table with what the hand has put down: who has served one hand, who has to miss more, the record."""
    owed = hands_to_miss(table._replace(hand=hand))
    if not hand.void:  # both deals are one hand of a penalty
        owed = {name: left - (name in hand.absent) for name, left in owed.items()}
    record = table.record
    for entry in hand.standing:
        if entry.ruled and not entry.ruled.decided:
            record = recorded(record, entry.ruled.record)
    return table._replace(record=record, missing=tuple((name, left) for name, left in owed.items() if left > 0))


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
