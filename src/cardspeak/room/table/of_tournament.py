"""What a tournament does at its tables, and what nobody else may do there: chips and seats are the tournament's."""

from collections.abc import Iterator, Sequence

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.accounts import chips_of
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import tournament_commands as tc
from cardspeak.room.table import tournament_events as te
from cardspeak.room.table.discipline import owed
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.lines.commands import CountStack, UndoLine
from cardspeak.room.table.seating import entry_of, left, not_free
from cardspeak.room.table.state import Seat, Table, dealt_in, left_to_miss, seat_of, sitting

Outcome = Sequence[e.Event] | Refused
OF_PLAYERS = (c.TakeSeat, c.Leave, c.TopUp, c.ChangeSeat)
OF_THE_FLOOR = (
    c.Penalise, c.Undo, c.Close, c.Remove, c.Forfeit, c.SetStakes, c.PlanLevels, c.NoteAgreement, c.HandOver, c.Appoint,
    c.Dismiss, CountStack,
)  # fmt: skip
OF_ITS_OWN = (tc.Stand, tc.Hold, tc.Release, tc.PutIn, tc.TakeOut, tc.AddChips, tc.RemoveChips, tc.RaceChips)


def refused(table: Table, command: c.Command) -> Refused | None:
    """Say why a command is not for whoever gives it: at the tables of a tournament it alone moves players and chips."""
    own = chips_of(table.settings.tournament) if table.settings.tournament else ""
    if isinstance(command, OF_ITS_OWN):
        return None if own and command.by == own else Refused("tournament_decides", {})
    if not own:
        return None
    if isinstance(command, OF_PLAYERS):
        return Refused("chips_of_a_tournament", {})
    if isinstance(command, OF_THE_FLOOR) and command.by != own:
        return Refused("tournament_decides", {})
    if isinstance(command, UndoLine) and not command.entry:
        return Refused("hand_was_counted", {"number": table.number - 1})
    if isinstance(command, c.StartHand) and table.telling is not None and table.telling.on:
        return Refused("hand_not_closed", {"number": table.number})  # what follows from it comes before the next one
    return None


def done(table: Table, command: tc.TournamentCommand, law: Law) -> Outcome:
    """Do at the table what its tournament has decided."""
    match command:
        case tc.Stand():
            return stand(table, command, law)
        case tc.Hold():
            return () if table.held == command.why else (te.TableHeld(command.why),)
        case tc.Release():
            return (te.TableReleased(),) if table.held else ()
        case tc.PutIn():
            return put_in(table, command, law)
        case tc.RaceChips():
            return raced(table, command)
        case _:
            return of_a_player(table, command)


def stand(table: Table, command: tc.Stand, law: Law) -> Outcome:
    """Have the table stand as its tournament has it: nothing happens where it does already."""
    events: list[e.Event] = []
    now = table
    for step in _steps(table, command):
        outcome = done(now, step, law)
        if isinstance(outcome, Refused):
            return outcome
        for event in outcome:
            now = evolve(now, event, 0)
        events += outcome
    events += _missed(now, command)
    if command.stakes != now.settings.stakes:
        events.append(fe.StakesChanged(command.stakes, command.by))
    if command.speed is not None and command.speed != now.settings.speed:
        events += [fe.SpeedChanged(command.speed, command.by), te.BanksFilled(command.speed.bank)]
    if command.floor is not None:
        events += [fe.FloorAppointed(member) for member in command.floor if member not in now.floor]
        events += [fe.FloorDismissed(each) for each in now.floor if each not in (*command.floor, command.by)]
    if command.over and not now.playing:
        events.append(e.TableClosed(command.by))
    return events


def _steps(table: Table, command: tc.Stand) -> Iterator[tc.TournamentCommand]:
    by, wanted = command.by, {each.seat: each for each in command.players if each.seat < len(table.seats)}
    taken: set[int] = set()  # by players who belong elsewhere and are dealt in
    staying: set[str] = set()
    for place, seat in enumerate(table.seats):
        if seat is None or (place in wanted and wanted[place].member == seat.member):
            continue
        if not dealt_in(table, place):
            yield tc.TakeOut(by, seat.member)
        else:
            taken.add(place)
            staying.add(seat.member)
            if seat.member in command.out:
                yield tc.TakeOut(by, seat.member, at_once=True)
    raced: list[tuple[int, int]] = []
    for place, each in wanted.items():
        seat = table.seats[place]
        if seat is not None and seat.member == each.member:
            if table.playing or table.number == command.hand:
                yield from _chips(command, table, seat, each, raced)
        elif place not in taken and each.member not in staying and each.chips > 0:
            yield tc.PutIn(by, each.member, place, each.chips, each.bot, each.came, each.out, each.bank)
    if raced:
        yield tc.RaceChips(by, *command.raced, tuple(raced))
    if command.held != table.held:
        yield tc.Hold(by, command.held) if command.held else tc.Release(by)


def _missed(table: Table, command: tc.Stand) -> Iterator[e.Event]:
    # hands that a player misses for penalties; who misses all of them sits out
    for each in command.players if not table.playing else ():
        seat = table.seats[each.seat] if each.seat < len(table.seats) else None
        if seat is None or seat.member != each.member:
            continue
        more = max(each.misses, 0) - max(left_to_miss(table, each.seat), 0)
        if more:
            yield fe.PenaltyMoved(each.member, more, command.by)
        if each.misses < 0 and not seat.out:
            yield e.SatOut(each.seat, "asked")


def _chips(
    command: tc.Stand, table: Table, seat: Seat, wanted: tc.Placed, raced: list[tuple[int, int]]
) -> Iterator[tc.TournamentCommand]:  # fmt: skip
    more = wanted.chips - seat.stack - seat.bought
    if wanted.chips < 0 or not more:
        return
    if command.raced[0] and not table.playing:
        raced.append((wanted.seat, wanted.chips))
    elif more > 0:
        yield tc.AddChips(command.by, seat.member, more)
    elif not dealt_in(table, wanted.seat):
        yield tc.RemoveChips(command.by, seat.member, -more)


def put_in(table: Table, command: tc.PutIn, law: Law) -> Outcome:
    """Put a player on a free seat; the place may keep them waiting, and the book may want a post (`seat.entry`)."""
    if seat_of(table, command.member) >= 0:
        return Refused("already_seated", {"seat": seat_of(table, command.member) + 1}, law.cites("seat.one"))
    found = not_free(table, command.seat, ())
    if found:
        return found
    if command.chips < 1:
        return Refused("no_chips", {"seat": command.seat + 1})
    entry = entry_of(law, command.came, True) if table.number else ""
    events: list[e.Event] = [
        e.SeatTaken(command.seat, command.member, command.chips, command.bot, entry, command.by, command.came)
    ]
    used = table.settings.speed.bank - command.bank
    if command.bank >= 0 and used > 0:
        events.append(e.BankUsed(command.seat, used))
    if command.out:
        events.append(e.SatOut(command.seat, command.out))
    return events


def of_a_player(table: Table, command: tc.TakeOut | tc.AddChips | tc.RemoveChips) -> Outcome:
    """Take a player away, or change the stack; who is dealt in plays the hand to its end before that."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = sitting(table, number)
    if isinstance(command, tc.AddChips):
        if command.chips < 1:
            return Refused("more_than_the_stack", {"stack": seat.stack, "total": command.chips})
        now = not dealt_in(table, number)
        bought = e.ChipsBought(number, command.chips, now, command.by)
        back = now and seat.out and not seat.stack
        return (bought, e.SatIn(number, seat.entry)) if back else (bought,)
    if dealt_in(table, number) and isinstance(command, tc.TakeOut) and command.at_once:
        return () if seat.leaving else (e.LeaveAsked(number),)
    if dealt_in(table, number):
        return Refused("hand_is_on", {"number": table.number}, (), Finding("between_two_hands"))
    if isinstance(command, tc.TakeOut):
        hands = owed(table, command.member)  # which are missed where they go
        moved = (fe.PenaltyMoved(command.member, -hands, command.by),) if hands > 0 else ()
        return *moved, left(table, number)
    if not 0 < command.chips <= seat.stack:
        allowed = finding("from_to", least=1, most=seat.stack)
        return Refused("more_than_the_stack", {"stack": seat.stack, "total": command.chips}, (), allowed)
    return (fe.ChipsForfeited(number, command.chips, command.by, command.by),)


def raced(table: Table, command: tc.RaceChips) -> Outcome:
    """Put the stacks there that a chip race left; nobody loses the last chip in one."""
    if table.playing:
        return Refused("hand_is_on", {"number": table.number}, (), Finding("between_two_hands"))
    for number, chips in command.stacks:
        if not 0 <= number < len(table.seats) or table.seats[number] is None:
            return Refused("no_such_seat", {"seat": number + 1})
        if chips < 1:
            return Refused("no_chips", {"seat": number + 1})
    rows = tuple([(number, sitting(table, number).stack, chips) for number, chips in command.stacks])
    return (te.ChipsRaced(command.old, command.new, rows, command.by),)
