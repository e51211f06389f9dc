"""Penalties at a table: hands that are missed, a player who is disqualified, chips that are forfeited."""

from collections.abc import Sequence

from cardspeak.floor.sanctions import words
from cardspeak.hand.refused import Refused
from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.law.sanctions import Penalty, Serving, holds
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.seating import sitting
from cardspeak.room.table.state import Table, dealt_in

Outcome = Sequence[e.Event] | Refused
POINTS = ("penalty.scale", "penalty.round", "penalty.starts", "penalty.serving")


def penalise(table: Table, command: c.Penalise, law: Law) -> Outcome:
    """Give a penalty that the book has; whoever is disqualified in a hand loses his cards, and his chips after it."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat] is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    members = sum(1 for each in table.seats if each)
    facts = Facts({"players at the table": members}, {})
    penalty = Penalty(command.kind, command.number)
    scale = law.penalty_scale(facts)
    if not holds(scale, penalty):
        asked = {"kind": command.kind, "number": command.number}
        return Refused("no_such_penalty", asked, law.cites("penalty.scale"), words(scale))
    seat, later = sitting(table, command.seat), True
    hands = 0
    if command.kind == "hands":
        hands = command.number
    elif command.kind == "rounds":
        hands = command.number * int(law.penalty_round(facts))
    if hands:
        later = bool(law.penalty_starts(facts))
    out = command.kind in ("disqualification", "exclusion")
    stays = out and not law.penalty_chips(facts)
    given = e.Penalised(
        command.seat, seat.member, command.offence, command.kind, command.number, table.number + later,
        -1 if stays else hands, command.by, law.cites(*POINTS),
    )  # fmt: skip
    if not out or stays:
        return (given,)
    if dealt_in(table, command.seat):
        return given, e.LeaveAsked(command.seat)
    return given, disqualified(table, command.seat)


def forfeit(table: Table, command: c.Forfeit, law: Law) -> Outcome:
    """Take forfeited chips out of play, between two hands."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat] is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    if dealt_in(table, command.seat):
        return Refused("hand_is_on", {"number": table.number}, (), "between two hands")
    stack = sitting(table, command.seat).stack
    if not 0 < command.chips <= stack:
        return Refused("more_than_the_stack", {"stack": stack, "total": command.chips}, (), f"1 to {stack}")
    return (e.ChipsForfeited(command.seat, command.chips, command.by, law.cites("penalty.forfeited")),)


def disqualified(table: Table, number: int) -> e.Disqualified:
    """Return the event that takes a player and all his chips out of play."""
    seat = sitting(table, number)
    return e.Disqualified(number, seat.member, seat.stack + seat.bought)


def seat_is_dealt(law: Law) -> bool:
    """Say whether who serves a penalty is dealt in."""
    found: Serving = law.penalty_serving(Facts({}, {}))
    return found.dealt
