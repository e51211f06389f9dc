"""What a tournament does at its tables, and what nobody else may do there: chips and seats are the tournament's."""

from collections.abc import Sequence

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.accounts import chips_of
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import tournament_commands as tc
from cardspeak.room.table import tournament_events as te
from cardspeak.room.table.seating import entry_of, left, not_free
from cardspeak.room.table.state import Table, dealt_in, seat_of, sitting

Outcome = Sequence[e.Event] | Refused
OF_PLAYERS = (c.TakeSeat, c.Leave, c.TopUp, c.ChangeSeat)
OF_THE_FLOOR = (c.Close, c.Remove, c.Forfeit, c.SetStakes, c.NoteAgreement, c.HandOver)
OF_ITS_OWN = (tc.Hold, tc.Release, tc.PutIn, tc.TakeOut, tc.AddChips, tc.RemoveChips, tc.RaceChips)


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
    return None


def done(table: Table, command: tc.TournamentCommand, law: Law) -> Outcome:
    """Do at the table what its tournament has decided."""
    match command:
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
        return (left(table, number),)
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
    return (te.ChipsRaced(command.old, command.new, command.stacks, command.by),)
