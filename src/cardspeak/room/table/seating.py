"""Seating: joining and leaving, sitting out and coming back, buying chips between hands only."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.state import Seat, Table, in_hand, seat_of

Outcome = Sequence[e.Event] | Refused


def take_seat(table: Table, command: c.TakeSeat) -> Outcome:
    """Sit down, where a seat is free, with chips within the table's limits."""
    settings = table.settings
    if seat_of(table, command.member) >= 0:
        return Refused("already_seated", {"seat": seat_of(table, command.member) + 1})
    if not 0 <= command.seat < settings.seats:
        return Refused("no_such_seat", {"seat": command.seat + 1}, (), f"1 to {settings.seats}")
    if table.seats[command.seat] is not None:
        free = [str(number + 1) for number, seat in enumerate(table.seats) if seat is None]
        if not free:
            return Refused("table_full", {"seats": settings.seats})
        return Refused("seat_taken", {"seat": command.seat + 1}, (), ", ".join(free))
    refused = _buy_in(table, 0, command.chips)
    if refused:
        return refused
    entry = "post" if table.number else ""
    return (e.SeatTaken(command.seat, command.member, command.chips, command.bot, entry),)


def _buy_in(table: Table, stack: int, chips: int) -> Refused | None:
    settings = table.settings
    least = 1 if stack else max(settings.least_buy_in, 1)
    most = settings.most_buy_in or stack + chips
    if chips < least or stack + chips > most:
        facts = {"chips": chips, "stack": stack, "least": least, "most": max(most - stack, 0)}
        return Refused("buy_in_outside", facts, (), f"{least} to {max(most - stack, 0)}")
    return None


def leave(table: Table, command: c.Leave) -> Outcome:
    """Stand up with the whole stack; who has cards in a hand leaves when it is over for him."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    if in_hand(table, number):
        return (e.LeaveAsked(number),)
    return (left(table, number),)


def left(table: Table, number: int) -> e.SeatLeft:
    """Return the event of a player leaving with all his chips."""
    seat = sitting(table, number)
    return e.SeatLeft(number, seat.member, seat.stack + seat.bought)


def sitting(table: Table, number: int) -> Seat:
    """Return who sits in a seat that is taken."""
    seat = table.seats[number]
    assert seat is not None, f"nobody sits in seat {number}"
    return seat


def sit_out(table: Table, command: c.SitOut) -> Outcome:
    """Be dealt no cards from the next hand on."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    return () if sitting(table, number).out else (e.SatOut(number, "asked"),)


def sit_in(table: Table, command: c.SitIn) -> Outcome:
    """Come back, posting what is owed or waiting for the big blind."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = sitting(table, number)
    if not seat.out:
        return ()
    if not seat.stack + seat.bought:
        return Refused("no_chips", {"seat": number + 1})
    owes = seat.missed or seat.entry
    return (e.SatIn(number, "" if not owes else "post" if command.post else "wait"),)


def top_up(table: Table, command: c.TopUp) -> Outcome:
    """Buy chips; what is bought while a hand is on comes into play after it."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = sitting(table, number)
    refused = _buy_in(table, seat.stack + seat.bought, command.chips)
    if refused:
        return refused
    return (e.ChipsBought(number, command.chips, not (table.playing and number in table.players)),)


def between(table: Table) -> list[e.Event]:
    """Return what follows when a hand has ended: who asked to leave leaves, who has no chips sits out."""
    events: list[e.Event] = []
    for number, seat in enumerate(table.seats):
        if seat and seat.leaving:
            events.append(left(table, number))
        elif seat and not seat.stack and not seat.out:
            events.append(e.SatOut(number, "chips"))
    return events
