"""Discipline at a table: penalties given, served, moved and undone, and chips that are forfeited."""

from collections.abc import Sequence

from cardspeak.finding import Finding, finding
from cardspeak.floor.sanctions.record import choice
from cardspeak.hand.refused import Refused
from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.law.sanctions import Penalty, Serving, holds
from cardspeak.room.accounts import FORFEITED
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table.offence_cost import KNOWN, Verdict, verdict
from cardspeak.room.table.state import Table, dealt_in, left_to_miss, seat_of, sitting

Outcome = Sequence[e.Event] | Refused
PROTOCOL = "in the protocol"
POINTS = ("penalty.scale", "penalty.round", "penalty.starts", "penalty.serving")


def penalise(table: Table, command: c.Penalise, law: Law) -> Outcome:
    """Give a penalty that the book has; a player disqualified in a hand loses the cards, and the chips after it."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat] is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    members = sum(1 for each in table.seats if each)
    facts = Facts({"players at the table": members})
    penalty = Penalty(command.kind, command.number)
    scale = law.penalty_scale(facts)
    offence = KNOWN.get(command.offence)
    if not holds(scale, penalty) and not (offence and command.kind == "none"):
        asked = {"kind": command.kind, "number": command.number}
        return Refused("no_such_penalty", asked, law.cites("penalty.scale"), choice(scale))
    if command.kind == "exclusion" and law.penalty_protocol(facts) and not dict(command.told).get(PROTOCOL):
        return Refused("entry_needed", {}, law.cites("penalty.protocol"))
    said = Verdict("may", scale)
    if offence is not None:
        said = verdict(table, command.seat, offence, command.record, dict(command.told), law)
        if said.asks:
            return Refused("fact_needed", {"fact": said.asks}, law.cites(offence.point))
        if not said.allows(penalty) and not command.reason:
            return Refused("reason_needed", {}, said.clauses, choice(said.ranges))
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
    book = tuple([(each.kind, each.least, each.most) for each in said.ranges])
    given = fe.Penalised(
        command.seat, seat.member, command.offence, command.kind, command.number, table.number + later,
        -1 if stays else hands, command.by, tuple(dict.fromkeys((*said.clauses, *law.cites(*POINTS)))),
        len(table.given) + 1, said.duty if offence else "", book,
        command.reason, command.about,
    )  # fmt: skip
    if not out or stays:
        return (given,)
    if dealt_in(table, command.seat):
        return given, e.LeaveAsked(command.seat)
    return given, disqualified(table, command.seat)


def undo(table: Table, command: c.Undo) -> Outcome:
    """Undo a penalty: hands not yet missed are not missed, a disqualified player sits again with their chips."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    found = next((each for each in table.given if each.case == command.case), None)
    if found is None or found.undone:
        return Refused("no_penalty_to_undo", {})
    if not command.reason:
        return Refused("reason_needed", {})
    undone = fe.PenaltyUndone(found.case, found.member, command.by, command.reason)
    chips = dict(table.barred).get(found.member)
    if found.hands:
        still = owed(table, found.member)
        return (undone._replace(hands=still if found.hands < 0 or 0 <= still < found.hands else found.hands),)
    if found.kind not in ("disqualification", "exclusion") or chips is None:
        return (undone,)
    free = [number for number, seat in enumerate(table.seats) if seat is None]
    if not free:
        return Refused("table_full", {"seats": table.settings.seats})
    return (undone._replace(seat=found.seat if found.seat in free else free[0], chips=chips, account=FORFEITED),)


def move(table: Table, command: c.MovePenalty) -> Outcome:
    """Have hands missed here instead of at another table, or there instead of here; who misses all is left alone."""
    still = owed(table, command.member)
    hands = max(command.hands, -still)
    return (fe.PenaltyMoved(command.member, hands, command.table),) if hands and still >= 0 else ()


def owed(table: Table, member: str) -> int:
    """Return how many hands a member has still to miss at this table (-1: all)."""
    number = seat_of(table, member)
    return left_to_miss(table, number) if number >= 0 else dict(table.owing).get(member, 0)


def served(table: Table, number: int) -> list[e.Event]:
    """Return the event that a player has missed the last hand of the penalty, if it is so."""
    seat = sitting(table, number)
    return [fe.PenaltyServed(number, seat.member)] if 0 < seat.penalty[1] <= table.number else []


def forfeit(table: Table, command: c.Forfeit, law: Law) -> Outcome:
    """Take forfeited chips out of play, between two hands."""
    if command.by not in table.floor:
        return Refused("floor_only", {})
    if not 0 <= command.seat < len(table.seats) or table.seats[command.seat] is None:
        return Refused("no_such_seat", {"seat": command.seat + 1})
    if dealt_in(table, command.seat):
        return Refused("hand_is_on", {"number": table.number}, (), Finding("between_two_hands"))
    stack = sitting(table, command.seat).stack
    if not 0 < command.chips <= stack:
        return Refused(
            "more_than_the_stack", {"stack": stack, "total": command.chips}, (), finding("from_to", least=1, most=stack)
        )
    return (fe.ChipsForfeited(command.seat, command.chips, command.by, FORFEITED, law.cites("penalty.forfeited")),)


def disqualified(table: Table, number: int) -> fe.Disqualified:
    """Return the event that takes a player and all their chips out of play."""
    seat = sitting(table, number)
    return fe.Disqualified(number, seat.member, seat.stack + seat.bought, FORFEITED)


def seat_is_dealt(law: Law) -> bool:
    """Say whether who serves a penalty is dealt in."""
    found: Serving = law.penalty_serving(Facts({}))
    return found.dealt
