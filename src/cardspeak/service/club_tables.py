"""The club and the tables at which its hands are played: what is asked of one is one commit with the other.

Chips go between what a member has in hand and the table of the club (`chips/<member>`, `table/<number>`), and in the
same commit between that account and the stack. Who leaves the table, whoever lets them go, and be it after the hand,
has the chips in hand again in the commit in which the table lets them go. Where hands are told from felt a stack that
was counted anew is a difference of the house, and whoever may report of tables tells them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Rake
from cardspeak.room.accounts import CLUB, in_hand
from cardspeak.room.cash import charges
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.checks import place_at
from cardspeak.room.club.roles import OWNER, Role, may
from cardspeak.room.club.state import Club, ClubTable, roles_of
from cardspeak.room.ledger.club import table as on_table
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.lines.events import StackCorrected
from cardspeak.room.table.state import Came, Table, dealt_in, hand_seat, seat_of, sitting
from cardspeak.service.aggregate import Done
from cardspeak.service.running_club import Absent, Closed, Recounted, RunningClub, Shifted, StoodUp, law_of
from cardspeak.service.tables import TABLES, RunningTable
from cardspeak.service.threads import EVENTS

Steps = list[tuple[Any, Any]]
CAME: Mapping[str, Came] = {"must_move": "must-move", "broken": "broken", "balanced": "balanced"}


def tells(roles: Sequence[Role]) -> bool:
    """Say whether somebody of the staff tells the hands of felt tables: dealers do, and who may report of tables."""
    return "dealer" in roles or may(roles, "reporting")


class Behind(Exception):
    """The club and a table know different things: what another process did at both was heard of one of them alone."""

    def __init__(self, table: RunningTable) -> None:
        super().__init__(f"{table.stream} is not where the club has it")
        self.table = table


class ClubTables:
    """The tables of the club among those of the room; `every` gives all of these by their ids."""

    def __init__(self, running: RunningClub, every: Callable[[], Mapping[str, RunningTable]]) -> None:
        self._club, self._every = running, every

    # ---- from the club to its tables ---------------------------------------------------------------------------------
    def first(self, command: Any) -> Any:
        """Return the aggregate in whose stream a command counts once: the table's, where it alone is asked."""
        if isinstance(command, floor.LeaveSeat):
            return self._seated_at(command.member) or self._club
        return self._club

    async def answered(self, command: Any, command_id: str) -> Done | None:
        """Return what a command id was answered before, None where it is new.

        Who has left a table sits there no more: the id of their leaving is looked for at all of them.
        """
        first = self.first(command)
        found: Done | None = await first.answered(command_id)
        if found is not None or not isinstance(command, floor.LeaveSeat):
            return found
        of_club = [each for each in self._every().values() if each.known is not None and each.known.settings.club]
        streams = [self._club.stream, *[each.stream for each in of_club]]
        without = await EVENTS.call(self._club.store.without_command, streams, command_id)
        return Done(self._club.version, ()) if len(without) < len(streams) else None

    def plan(self, command: Any) -> Steps | Refused:
        """Return what a command to the club asks of it and of its tables; looked at when all of them are locked."""
        match command:
            case floor.TakeSeat() if running := self._running(command.table):
                return self._sit(running, command)
            case floor.AddChips() if running := self._seated_at(command.member):
                bought = c.TopUp(command.member, command.chips, account=in_hand(command.member))
                command = command._replace(stack=_stack(running, command.member))
                return [(self._club, command), (running, bought)]
            case floor.LeaveSeat() if running := self._seated_at(command.member):
                return self._leave(running, command)
            case floor.ChangeTable():
                return self._move(command)
            case floor.ChangePlace() if running := self._seated_at(command.member):
                return [(self._club, command), (running, c.ChangeSeat(command.member, command.place))]
            case floor.GoAway() | floor.ComeBack() if running := self._seated_at(command.member):
                away = isinstance(command, floor.GoAway)
                return [(self._club, command), (running, c.BeAway(command.member, away))]
            case floor.CountAbsent() if running := self._seated_at(command.member):
                return [(self._club, command._replace(chips=_stack(running, command.member)))]
            case floor.TakeIntoKeeping() if running := self._seated_at(command.member):
                return self._kept(running, command)
            case floor.CountDrop() if running := self._running(command.table):
                return [(self._club, command._replace(amount=self.dropped(command.table, running)))]
            case floor.CloseTable() if running := self._running(command.table):
                on = self._state.ledger.on(on_table(command.table))
                return [(self._club, command._replace(counted=on)), (running, c.Close(running.state.owner))]
            case people.Appoint():
                return [(self._club, command), *self._tellers(command.member, command.roles)]
            case people.Undo():
                step = next((each for each in self._state.log if each.number == command.step), None)
                if any(self._running(number) is not None for number in (step.tables if step else ())):
                    return Refused("undone_at_the_table", {})  # what its hands have made of it stays
        return [(self._club, command)]

    def dropped(self, number: int, running: RunningTable) -> int:
        """Return what a table has taken in hands since its drop box was last counted."""
        table = self._state.tables[number]
        return self._state.ledger.on(on_table(number)) - table.bank - _counted(running.state)

    def tellers(self) -> list[str]:
        """Return who of the staff tells the hands of felt tables."""
        staff = dict.fromkeys((self._state.owner, *self._state.staff))
        return [member for member in staff if tells(roles_of(self._state, member))]

    def _tellers(self, member: str, roles: Sequence[Role]) -> Steps:
        """Return what felt tables are told when somebody of the staff has other roles."""
        steps: Steps = []
        own = (*roles, *(OWNER if member == self._state.owner else ()))
        for each in self._state.tables.values():
            running = self._running(each.number) if each.kind == "felt" else None
            if running is not None and tells(own) != (member in running.state.floor):
                steps.append((running, c.Appoint(CLUB, member) if tells(own) else c.Dismiss(CLUB, member)))
        return steps

    def _sit(self, running: RunningTable, command: floor.TakeSeat) -> Steps:
        place = self._place(command.table, command.member, command.place)
        asked = c.TakeSeat(command.member, place, command.chips, account=in_hand(command.member))
        return [(self._club, command._replace(place=place)), (running, asked)]

    def _leave(self, running: RunningTable, command: floor.LeaveSeat) -> Steps | Refused:
        # the club hears of it from the table, perhaps after the hand; whether it may be asked is looked at now
        by = self._state.owner if command.by == command.member else command.by
        asked = command._replace(chips=_stack(running, command.member), by=by)
        would = self._club.kind.decide(self._state, asked, self._club.clock.now())
        if isinstance(would, Refused) and would.code != "table_holds_less":
            return would
        return [(running, _leave(command.member))]

    def _kept(self, running: RunningTable, command: floor.TakeIntoKeeping) -> Steps | Refused:
        refused = _in_a_hand(running, command.member)
        if refused is not None:
            return refused
        seat = self._state.seats[command.member]
        if seat.counted not in (-1, _stack(running, command.member)):  # what was posted since is not there to be kept
            law = law_of(self._state.tables[seat.table].book, self._state.tables[seat.table].games[0], "cash")
            return Refused("not_counted_yet", {"name": command.member}, law.cites("absent.kept", "who.counts"))
        return [(self._club, command), (running, _leave(command.member))]

    def counts_at(self, command: Any) -> RunningTable | None:
        """Return the table whose chips a command counts, though nothing happens there; None where there is none."""
        match command:
            case floor.CountDrop() | floor.CloseTable():
                return self._running(command.table)
            case floor.CountAbsent():
                return self._seated_at(command.member)
        return None

    def _move(self, command: floor.ChangeTable) -> Steps | Refused:
        source, target = self._seated_at(command.member), self._running(command.table)
        if source is target:
            return [(self._club, command)]
        steps: Steps = []
        if source is not None:
            refused = _in_a_hand(source, command.member)
            if refused is not None:
                return refused
            command = command._replace(chips=_stack(source, command.member))
            steps.append((source, _leave(command.member)))
        if target is not None:
            place = self._place(command.table, command.member, command.place)
            command = command._replace(place=place)
            chips = command.chips + command.more
            came = CAME.get(command.why, "")
            steps.append((target, c.TakeSeat(command.member, place, chips, came=came, account=in_hand(command.member))))
            seat = self._state.seats.get(command.member)
            if seat is not None and seat.away and command.why != "asked":
                steps.append((target, c.BeAway(command.member)))
        return [(self._club, command), *steps]

    def _place(self, number: int, member: str, wanted: int) -> int:
        """Return the place that a member gets: the one that is wanted, the one that is held, or the first free one."""
        if wanted >= 0:
            return wanted
        found = place_at(self._state, self._state.tables[number], -1, member)
        return found if isinstance(found, int) else 0  # where there is none the club says why

    # ---- from a table to the club ------------------------------------------------------------------------------------
    def of_table(self, running: RunningTable, events: Sequence[e.Event], state: Callable[[], Table]) -> Steps:
        """Return what follows for the club when it comes to these events at one of its tables."""
        if self._club.known is None or running.known is None or not running.known.settings.club:
            return []
        steps: Steps = []
        for event in events:
            match event:
                case e.SeatLeft():
                    steps.append((self._club, StoodUp(running.stream, event.member, event.chips)))
                case fe.Disqualified():
                    steps.append((self._club, StoodUp(running.stream, event.member, 0)))
                case e.TableClosed():
                    steps.append((self._club, Closed(running.stream)))
                case StackCorrected():
                    found = state().seats[event.seat]
                    if found is not None and event.before != event.chips:
                        told = Recounted(running.stream, found.member, event.before, event.chips)
                        steps.append((self._club, told))
                case e.SeatChanged():
                    found = state().seats[event.to]
                    if found is not None:
                        steps.append((self._club, Shifted(running.stream, found.member, event.to)))
                case e.WentAway() | e.CameBack():
                    found = state().seats[event.seat]
                    if found is not None:
                        steps.append((self._club, Absent(running.stream, found.member, isinstance(event, e.WentAway))))
        return steps

    def rake(self, running: RunningTable) -> Rake | None:
        """Return what the house takes of the pots of a table now; none where it is no table of the club."""
        club = self._club.known
        table = next((each for each in club.tables.values() if each.stream == running.stream), None) if club else None
        if club is None or table is None:
            return None
        terms = club.house.charges
        law = law_of(table.book, table.games[0], "cash")
        return charges.of_hands(terms.percent, terms.cap, terms.no_flop_no_drop, law)

    # ---- found -------------------------------------------------------------------------------------------------------
    @property
    def _state(self) -> Club:
        return self._club.state

    def table(self, number: int) -> ClubTable | None:
        """Return a table of the club by its number."""
        return self._state.tables.get(number) if self._club.known is not None else None

    def _running(self, number: int) -> RunningTable | None:
        """Return the table at which the hands of a table of the club are played; None where it only reports."""
        known = self.table(number)
        return (
            self._every().get(known.stream.removeprefix(TABLES.prefix)) if known is not None and known.stream else None
        )

    def _seated_at(self, member: str) -> RunningTable | None:
        seat = self._state.seats.get(member) if self._club.known is not None else None
        return self._running(seat.table) if seat is not None else None


def _leave(member: str) -> c.Leave:
    return c.Leave(member, in_hand(member))


def _stack(running: RunningTable, member: str) -> int:
    """Return what lies before a player; where a hand is told that is over and not closed yet, what it has left them."""
    table, number = running.state, seat_of(running.state, member)
    if number < 0:
        raise Behind(running)
    seat, at = sitting(table, number), hand_seat(table, number)
    over = table.telling is not None and table.telling.on and not table.playing
    if over and table.hand is not None and at >= 0:
        return table.hand.round.stacks[at] + seat.bought
    return seat.stack + seat.bought


def _counted(table: Table) -> int:
    """Return the chips of a table as the ledger has them: what is told of a hand counts when the hand is closed."""
    if table.telling is None or not table.telling.on:
        return table.chips
    return sum([seat.stack + seat.bought for seat in table.seats if seat])


def _in_a_hand(running: RunningTable, member: str) -> Refused | None:
    number = seat_of(running.state, member)
    if number >= 0 and dealt_in(running.state, number):
        return Refused("hand_is_on", {"number": running.state.number}, (), finding("between_two_hands"))
    return None
