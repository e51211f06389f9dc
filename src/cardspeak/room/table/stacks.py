"""Stacks: chips that come to the table, stay on it, and who may play or count them."""

from collections.abc import Sequence

from cardspeak.finding import Finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.seating import buy_in
from cardspeak.room.table.state import Table, dealt_in, hand_seat, seat_of, sitting, to_act

Outcome = Sequence[e.Event] | Refused


def top_up(table: Table, command: c.TopUp, law: Law) -> Outcome:
    """Buy chips; during a hand, as the book says; the whole table hears how many."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    seat = sitting(table, number)
    refused = None if table.settings.club else buy_in(table, seat.stack + seat.bought, command.chips)
    if refused:
        return refused
    if dealt_in(table, number):
        if not law.stakes_add():
            facts = {"seat": number + 1, "chips": command.chips}
            return Refused("nothing_added_during_a_hand", facts, law.cites("stakes.add"), Finding("between_two_hands"))
        return (e.ChipsBought(number, command.chips, False, seat.account),)
    return (e.ChipsBought(number, command.chips, command.delivered or bool(law.stakes_bought()), seat.account),)


def refused(table: Table, command: c.TakeOff | c.PassChips, law: Law) -> Refused:
    """Say why chips stay where they are: no book lets them go but by leaving."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {})
    facts = {"seat": number + 1, "chips": command.chips}
    if isinstance(command, c.TakeOff):
        return Refused("chips_stay_on_the_table", facts, law.cites("stakes.off"), Finding("leaving_with_all_chips"))
    return Refused("chips_do_not_pass", facts, law.cites("stakes.pass"))


def ask_stack(table: Table, command: c.AskStack, law: Law) -> Outcome:
    """Tell somebody at the table how many chips a player has, in the middle of a hand too; of an all-in, the bet."""
    number = seat_of(table, command.member)
    if number < 0:
        return Refused("not_seated", {}, law.cites("stacks.asked"), Finding("seat_at_table"))
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat] is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    at = hand_seat(table, command.seat)
    chips, facing = sitting(table, command.seat).stack, False
    if table.playing and table.hand is not None and at >= 0:
        now = table.hand.round
        all_in = not now.stacks[at] and bool(now.live >> at & 1)
        chips = now.bets[at] if all_in else now.stacks[at]
        facing = all_in and bool(now.bets[at]) and to_act(table) == number
    if not law.stacks_asked(facing):
        facts = {"seat": command.seat + 1}
        return Refused("stacks_are_estimated", facts, law.cites("stacks.asked"), Finding("facing_an_all_in"))
    return (e.StackTold(number, command.seat, chips),)


def entrust(table: Table, command: c.Entrust, law: Law) -> Outcome:
    """Let somebody else play one's chips, where the book knows that and everybody agrees."""
    number, to = seat_of(table, command.member), seat_of(table, command.to)
    if number < 0:
        return Refused("not_seated", {})
    if not command.to:
        return (e.Entrusted(number, ""),)
    facts = {"seat": number + 1}
    if not law.play_deputy():
        return Refused("own_chips_only", facts, law.cites("play.deputy"))
    if to < 0:
        return Refused("not_seated", {}, law.cites("play.deputy"), Finding("player_of_table"))
    others = {seat.member for seat in table.seats if seat} - {command.member, command.to}
    if not others <= set(command.agreed):
        return Refused("consent_missing", facts, law.cites("play.deputy"), Finding("consent_of_all_others"))
    return (e.Entrusted(number, command.to),)
