"""Real tables of earlier databases: each stream is played once under its book, and goes on as a table's stream.

The old stream stays as it is, and the new one names its end. What was stored as the stacks at the end of a hand stands,
also where the book of today would come to others.
"""

from collections.abc import Sequence
from typing import Any

from cardspeak.cases.setting import Shelf, setting
from cardspeak.errors import Unreadable
from cardspeak.finding import finding
from cardspeak.hand import commands as hand
from cardspeak.hand.decide import step
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Deal
from cardspeak.law.kinds import EventKind
from cardspeak.law.law import Law
from cardspeak.library import books, find_game, law_at
from cardspeak.ports import Append, Clock, Stale, Store
from cardspeak.room.accounts import account_of, taken
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import seating
from cardspeak.room.table.decide import decide, law_now
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.floor_events import FloorAppointed
from cardspeak.room.table.lines import events as lines
from cardspeak.room.table.lines.commands import CorrectLine, CountStack, TellLine
from cardspeak.room.table.lines.decide import closed
from cardspeak.room.table.lines.retell import begun_without, came_back
from cardspeak.room.table.lines.state import Decision, Found, Written
from cardspeak.room.table.state import Table, seat_of, sitting
from cardspeak.service import older_events as old
from cardspeak.service.player_names import PlayerNames
from cardspeak.service.real_settings import real_settings
from cardspeak.service.stored import read, to_new
from cardspeak.service.supervision import tell
from cardspeak.service.tables import LAWS, stream_of

PREFIX = "real/"
SHELF = Shelf(find_game, law_at)

AS_WRITTEN = "as_written"  # what was stored as a sentence is shown as it is


def bring_over(store: Store, clock: Clock) -> list[str]:
    """Have every real table that is open, and has a stream of its own, go on as a table; return those that cannot.

    `Unreadable` names a table whose book is not here.
    """
    failed = []
    for stream in store.streams(PREFIX):
        table_id = stream.removeprefix(PREFIX)
        if store.version(stream_of(table_id)):
            continue
        rows = store.load(stream)
        if rows[-1].name == "real.closed":
            continue
        try:
            opened = read(rows[0]).stakes
            stored = [(read(row), row.version, row.at) for row in rows]
        except Unreadable as error:
            tell("table", table_id, error)
            failed.append(table_id)
            continue
        if opened.book not in books():
            where = f"the table {opened.name} plays under the book {opened.book}, which is not here"
            raise Unreadable(f"{where}: name its folder")
        over = BroughtOver(stream, PlayerNames(table_id, store.people))
        for event, number, at in stored:
            over.take(event, number, at)
        over.tell()
        version, head = store.head(stream) or (0, b"")
        first, rest = over.events[0], over.events[1:]
        events = [first, lines.Continued(stream, version, head.hex()), *rest]
        try:
            appended = Append(stream_of(table_id), 0, [to_new(event) for event in events])
            store.commit([appended], at=clock.now()).result()
        except Stale:
            continue  # another process has brought it over
    return failed


class BroughtOver:
    """One real table as it is played anew from its old events."""

    def __init__(self, stream: str, names: PlayerNames) -> None:
        self._names = names
        self.events: list[e.Event] = []
        self._table: Table | None = None
        self._entries: dict[int, int] = {}  # the lines of the hand that is on, by the numbers of their old events
        self._said: tuple[old.Said, int, int] | None = (
            None  # a line of which it is not known yet whether it was ruled on
        )
        self._begun = 0
        self._lost = False  # whether the hand can no longer be told as it was

    @property
    def table(self) -> Table:
        """The table so far."""
        assert self._table is not None
        return self._table

    def take(self, event: old.Event, number: int, at: int) -> None:
        """Play one event of the old stream."""
        if isinstance(event, old.Ruled):
            self.tell(event)
            return
        self.tell()
        match event:
            case old.Opened():
                stakes = event.stakes
                kind: EventKind = "tournament" if stakes.event == "tournament" else "cash"
                settings = real_settings(
                    stakes.name, stakes.game, stakes.book, kind, (stakes.small, stakes.big), stakes.ante, stakes.chips
                )  # fmt: skip
                self._add([e.TableOpened(settings, event.by)], at)
            case old.Sat():
                member = event.name if self._names.is_id(event.name) else self._names.learn(event.name, at)
                account = account_of(member, "dictated")
                self._add([e.SeatTaken(event.place - 1, member, event.chips, "", "", account)], at)
            case old.Left():
                number = self._seat(event.name)
                account = sitting(self.table, number).account
                self._add([e.SeatLeft(number, self._id(event.name), event.chips, account)], at)
            case old.Moved():
                self._add([e.SeatChanged(self._seat(event.name), event.place - 1)], at)
            case old.StackCorrected():
                why = self._names.hidden(event.why)
                self._ask(CountStack(event.by, self._seat(event.name), event.chips, why), at)
            case old.HandBegun():
                self._begin(event, number, at)
            case old.Said():
                self._said = event, number, at
            case old.Undone() if event.entry == self._begun:
                self._add([lines.HandUndone(self.table.number, event.by, came_back(self.table))], at)
                self._lost = False
            case old.Undone() if event.entry in self._entries:
                self._add([lines.LineUndone(self._entries[event.entry], event.by)], at)
            case old.Corrected() if event.entry in self._entries:
                text = self._names.hidden(event.line)
                self._ask(CorrectLine(event.by, self._entries[event.entry], text), at)
            case old.HandEnded():
                self._end(event, at)
            case old.FloorNamed():
                if event.member not in self.table.floor:
                    self._add([FloorAppointed(event.member)], at)
            case old.Closed():
                self._add([e.TableClosed(event.by)], at)

    def _id(self, name: str) -> str:
        return self._names.hidden(name)

    def _seat(self, name: str) -> int:
        return seat_of(self.table, self._id(name))

    def _law(self) -> Law:
        return law_now(self.table, LAWS)

    def _add(self, events: Sequence[e.Event], at: int) -> None:
        for event in events:
            self._table = evolve(self._table, event, at)
        self.events += events

    def _ask(self, command: c.Command, at: int) -> None:
        decided = decide(self.table, command, LAWS, at)
        if isinstance(decided, Refused):
            self._lost = True
        else:
            self._add(decided, at)

    def tell(self, ruled: old.Ruled | None = None) -> None:
        """Tell the line that waits, if one does, with what was ruled on it."""
        if self._said is None:
            return
        (said, number, at), self._said = self._said, None
        if self._lost:
            return
        hidden = self._names.hidden
        decision = None
        if ruled is not None and ruled.decided:
            decision = Decision(hidden(ruled.decided), hidden(ruled.why), hidden(ruled.instead), ruled.voids)
        know = tuple([(fact, hidden(value) if isinstance(value, str) else value) for fact, value in said.know])
        command = TellLine(said.by, hidden(said.line), know, decision)
        decided = decide(self.table, command, LAWS, at)
        if isinstance(decided, Refused):
            self._lost = True
            return
        line = decided[0]
        assert isinstance(line, lines.LineTold)
        if ruled is not None:
            # what the book said then stands
            wrote = Written(_rows(ruled.record, hidden), _rows(ruled.misses, hidden))
            steps = tuple([finding(AS_WRITTEN, text=hidden(step)) for step in ruled.steps])
            found = (Found(finding(AS_WRITTEN, text=hidden(ruled.outcome)), ruled.clauses, steps),)
            line = line._replace(wrote=wrote, found=found if ruled.outcome else ())
        self._add([line._replace(told=at), *decided[1:]], at)
        self._entries[number] = line.entry

    def _begin(self, event: old.HandBegun, number: int, at: int) -> None:
        self._entries, self._begun, self._lost = {}, number, False
        names = tuple([self._id(name) for name in event.names])
        deal = self._deal(names, event.stacks, self._id(event.button))
        seats = tuple([seat_of(self.table, name) for name in names])
        small, big = [
            next((seats[post.seat] for post in deal.posts if post.kind == kind), -1)
            for kind in ("small blind", "big blind")
        ]
        started = e.HandStarted(event.number, seats[deal.button], small, big, seats)
        outcome = step(None, hand.Begin(deal), self._law())
        if isinstance(outcome, Refused):
            self._lost = True
            self._add([started], at)
            return
        self._add([started, *outcome[1]], at)
        dead = [seat_of(self.table, self._id(name)) for name in event.absent]
        self._add(begun_without(self.table, [seat for seat in dead if seat in seats], self._law()), at)

    def _deal(self, names: tuple[str, ...], stacks: tuple[int, ...], button: str) -> Deal:
        settings = self.table.settings
        stakes = settings.stakes
        case: dict[str, Any] = {
            "table": {
                "game": settings.games[0], "seats": list(names), "button": button, "chips": list(stakes.chips),
                "event": settings.event, "ante": stakes.ante, "blinds": [stakes.small_blind, stakes.big_blind],
            },
            "stacks": list(stacks),
        }  # fmt: skip
        return setting(case, settings.book, (), SHELF).command.deal._replace(source="dictated")

    def _end(self, event: old.HandEnded, at: int) -> None:
        found: Sequence[e.Event] | Refused = () if self._lost else closed(self.table, self._law(), at)
        told = (event.number, event.stacks)
        if not isinstance(found, Refused) and told in [each[:2] for each in found if isinstance(each, e.HandFinished)]:
            self._add(found, at)
            return
        # it was closed with other stacks than its lines come to: these stand
        before = sum([sitting(self.table, number).stack for number in self.table.players])
        self._add([e.HandFinished(*told, taken(self.table.hand, before - sum(event.stacks)))], at)
        self._add(seating.between(self.table), at)


def _rows(rows: Sequence[tuple[str, Any]], hidden: Any) -> tuple[tuple[str, Any], ...]:
    return tuple([(hidden(name), value) for name, value in rows])
