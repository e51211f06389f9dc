"""Seating: joining and leaving, sitting out and coming back, changing seats."""

from collections.abc import Sequence

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.law.law import Law
from cardspeak.law.policies.table import next_after
from cardspeak.room.accounts import account_of, taken
from cardspeak.room.cash import buying, returning
from cardspeak.room.cash.buying import Limits
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.discipline import disqualified, served
from cardspeak.room.table.state import Came, Entry, Table, dealt_in, seat_of, sitting

Outcome = Sequence[e.Event] | Refused


def take_seat(table: Table, command: c.TakeSeat, law: Law, at: int) -> Outcome:
    """Sit down, where a seat is free, with chips within the table's limits."""
    if seat_of(table, command.member) >= 0 and law.seat_one():
        return Refused("already_seated", {"seat": seat_of(table, command.member) + 1}, law.cites("seat.one"))
    if command.member in dict(table.barred):
        return Refused("disqualified", {}, law.cites("penalty.chips"), Finding("undone_by_floor"))
    refused = not_free(table, command.seat, ())
    if refused:
        return refused
    if not table.settings.club:  # else the club has said with how many: who was moved keeps what they had
        refused = _comes_with(table, command, law, at)
        if refused:
            return refused
    entry = entry_of(law, command.came, not command.wait) if table.number else ""
    account = command.account or account_of(command.member, table.settings.cards)
    return (e.SeatTaken(command.seat, command.member, command.chips, command.bot, entry, account, command.came),)


def _comes_with(table: Table, command: c.TakeSeat, law: Law, at: int) -> Refused | None:
    chips, stakes = command.chips, table.settings.stakes
    limits = Limits(max(stakes.least_buy_in, 1), stakes.most_buy_in)  # a table without a club names its least itself
    left = next((each for each in table.left if each.member == command.member), None)
    if left is None or not left.chips:
        return buying.refused(buying.first(limits, law), chips)
    if law.stakes_back():  # whatever the maximum, and however long ago
        return None if chips >= left.chips else _too_few(chips, left.chips, law.cites("stakes.back"))
    reach = returning.back(limits, left.chips, returning.minutes_away(left.at, at), law)
    if chips < reach.least and reach.least == left.chips > limits.least:
        return _too_few(chips, left.chips, reach.cites)
    return buying.refused(reach, chips)


def _too_few(chips: int, took: int, cites: tuple[str, ...]) -> Refused:
    return Refused("chips_must_come_back", {"chips": chips, "took": took}, cites, finding("so_much", amount=took))


def not_free(table: Table, place: int, cites: tuple[str, ...]) -> Refused | None:
    """Say why nobody can sit down in a place; none where it is free."""
    seats = table.settings.seats
    if not 0 <= place < seats:
        return Refused("no_such_seat", {"seat": place + 1}, (), finding("from_to", least=1, most=seats))
    if table.seats[place] is None:
        return None
    free = [str(number + 1) for number, seat in enumerate(table.seats) if seat is None]
    if not free:
        return Refused("table_full", {"seats": seats})
    return Refused("seat_taken", {"seat": place + 1}, cites, finding("any_of", names=", ".join(free)))


def entry_of(law: Law, came: Came, posts: bool) -> Entry:
    """Return how a newcomer comes into the game, who posts to be dealt in where the book wants it, or waits."""
    if law.seat_entry(came=came) == "free":
        return "free"
    return "post" if posts else "wait"


def buy_in(table: Table, stack: int, chips: int) -> Refused | None:
    """Say why chips cannot be bought: outside the limits of the table."""
    settings = table.settings
    least = 1 if stack else max(settings.stakes.least_buy_in, 1)
    most = settings.stakes.most_buy_in or stack + chips
    if chips < least or stack + chips > most:
        facts = {"chips": chips, "stack": stack, "least": least, "most": max(most - stack, 0)}
        return Refused("buy_in_outside", facts, (), finding("from_to", least=least, most=max(most - stack, 0)))
    return None


def leave(table: Table, command: c.Leave) -> Outcome:
    """Stand up with the whole stack; who was dealt in leaves when the hand is over, folded or not."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    if dealt_in(table, number):
        return () if sitting(table, number).leaving else (e.LeaveAsked(number),)
    return (left(table, number),)


def left(table: Table, number: int) -> e.SeatLeft:
    """Return the event of a player leaving with all chips."""
    seat = sitting(table, number)
    return e.SeatLeft(number, seat.member, seat.stack + seat.bought, seat.account)


def sit_out(table: Table, command: c.SitOut) -> Outcome:
    """Be dealt no cards from the next hand on."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    return () if sitting(table, number).out else (e.SatOut(number, "asked"),)


def sit_in(table: Table, command: c.SitIn, law: Law) -> Outcome:
    """Come back, posting what is owed or waiting for the big blind; whoever was away is at the seat again."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = sitting(table, number)
    back = (e.CameBack(number),) if seat.away else ()
    if not seat.out:
        return back
    if not seat.stack + seat.bought and law.stakes_cards():
        return Refused("no_chips", {"seat": number + 1}, law.cites("stakes.cards"), Finding("buying_chips"))
    entry: Entry = ""
    if seat.missed:
        owed = law.seat_return(small=seat.small_missed, big=seat.big_missed, sizes=(0, 0))
        entry = "post" if command.post or not owed[2] else "wait"
    elif seat.entry:
        entry = entry_of(law, seat.came, command.post)
    return (*back, e.SatIn(number, entry))


def change_seat(table: Table, command: c.ChangeSeat, law: Law) -> Outcome:
    """Take another seat of the table, between two hands, where it is free and the book has nothing against it."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    if dealt_in(table, number):
        return Refused("hand_is_on", {"number": table.number}, law.cites("seat.change"), Finding("between_two_hands"))
    refused = not_free(table, command.seat, law.cites("seat.change"))
    if refused:
        return refused
    obliged = number in coming(table)
    code = law.seat_change(
        obliged=obliged, before=_until_the_blind(table, number, number),
        after=_until_the_blind(table, command.seat, number),
    )  # fmt: skip
    if code:
        return Refused(code, {"seat": number + 1, "to": command.seat + 1}, law.cites("seat.change"))
    return (e.SeatChanged(number, command.seat),)


def coming(table: Table) -> tuple[int, ...]:
    """Return the seats that have button or blinds in the next hand, if nobody comes or goes."""
    active = [number for number, seat in enumerate(table.seats) if seat and seat.stack and not seat.out]
    if table.placed:
        return table.placed
    if table.big < 0 or not active:
        return ()
    return table.small, table.big, next_after(table.big, active, len(table.seats))


def _until_the_blind(table: Table, place: int, mover: int) -> int:
    # how many others have the big blind before a player in this place
    if table.big < 0:
        return 0
    seats = len(table.seats)
    way = (place - table.big - 1) % seats
    others = [number for number, seat in enumerate(table.seats) if seat and not seat.out and number != mover]
    return len([number for number in others if (number - table.big - 1) % seats < way])


def finished(number: int, state: State) -> e.HandFinished:
    """Return the end of a hand that is over, with what left the table in it."""
    stacks = state.round.stacks
    return e.HandFinished(number, stacks, taken(state, sum(state.deal.stacks) - sum(stacks)))


def between(table: Table) -> list[e.Event]:
    """Return what follows when a hand has ended: who asked to leave leaves, who has no chips sits out."""
    events: list[e.Event] = []
    for number, seat in enumerate(table.seats):
        events += served(table, number) if seat else []
        if seat and seat.barred:
            events.append(disqualified(table, number))
        elif seat and seat.leaving:
            events.append(left(table, number))
        elif seat and not seat.stack and not seat.out:
            events.append(e.SatOut(number, "chips"))
    return events
