"""Absences: away with the chips at the seat, back, counted by the manager and kept by the administrator."""

from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.record import record
from cardspeak.room.cash.keeping import Kept, kept
from cardspeak.room.club import commands_floor as c
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.checks import short, sitting_of
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.state import Club, ClubTable, Sitting, game_of
from cardspeak.room.ledger import club as money

MINUTE = 60_000


@record
class Absent(NamedTuple):
    """Somebody who is absent: where, for how many whole minutes, and whether anybody waits for the seat."""

    seat: Sitting
    table: ClubTable
    minutes: int
    waited: bool


def absent(club: Club, member: str, at: int) -> Absent | Refused:
    """Return how somebody is absent; refused who sits at no table, or is there."""
    seat = sitting_of(club, member)
    if isinstance(seat, Refused):
        return seat
    if not seat.away:
        return Refused("is_at_the_seat", {"name": member})
    table = club.tables[seat.table]
    waited = any(each.member not in club.held for each in club.lists.get(game_of(table), ()))
    return Absent(seat, table, (at - seat.away) // MINUTE, waited)


def go(draft: Draft, command: c.GoAway) -> Refused | None:
    """Have a member leave their seat for a while."""
    draft.members = (command.member,)
    seat = sitting_of(draft.now, command.member)
    if isinstance(seat, Refused):
        return seat
    draft.tables = (seat.table,)
    if seat.away:
        return Refused("nothing_to_change", {})
    draft.add(e.WentAway(command.member, seat.table))
    return None


def back(draft: Draft, command: c.ComeBack) -> Refused | None:
    """Have a member be at their seat again."""
    draft.members = (command.member,)
    found = absent(draft.now, command.member, draft.at)
    if isinstance(found, Refused):
        return found
    draft.tables = (found.table.number,)
    draft.add(e.CameBack(command.member, found.table.number, draft.at - found.seat.away))
    return None


def _leaves(draft: Draft, found: Absent) -> Kept | Refused:
    law = draft.law_at(found.table)
    due = kept(found.minutes, found.waited, law)
    if due is None:
        return Refused("chips_stay", {"minutes": found.minutes, "players": int(found.waited)}, law.cites("absent.kept"))
    return due


def count(draft: Draft, command: c.CountAbsent) -> Refused | None:
    """Count the chips of somebody who is away for long, where somebody waits for the seat (point `absent.kept`)."""
    draft.members = (command.member,)
    found = absent(draft.now, command.member, draft.at)
    if isinstance(found, Refused):
        return found
    draft.tables = (found.table.number,)
    due = _leaves(draft, found)
    if isinstance(due, Refused):
        return due
    if command.chips < 0:
        return Refused("amount_not_positive", {"amount": command.chips})
    wrong = short("table_holds_less", draft.now.ledger.on(money.table(found.table.number)), command.chips)
    if wrong is None:
        draft.add(e.AbsentCounted(command.member, found.table.number, command.chips, draft.by, due.cites))
    return wrong


def take(draft: Draft, command: c.TakeIntoKeeping) -> Refused | None:
    """Take the counted chips into keeping; the seat is free for whoever waits."""
    member = command.member
    draft.members = (member,)
    found = absent(draft.now, member, draft.at)
    if isinstance(found, Refused):
        return found
    number, seat = found.table.number, found.seat
    draft.tables = (number,)
    if seat.counted < 0:
        law = draft.law_at(found.table)
        return Refused("not_counted_yet", {"name": member}, law.cites("absent.kept", "who.counts"))
    due = _leaves(draft, found)
    if isinstance(due, Refused):
        return due
    wrong = short("table_holds_less", draft.now.ledger.on(money.table(number)), seat.counted)
    if wrong is not None:
        return wrong
    taken = money.moved("kept", money.table(number), money.keeping(member), seat.counted)
    draft.add(e.TakenIntoKeeping(member, number, seat.place, seat.counted, draft.by, taken, due.cites))
    return None


RULES: dict[type, Rule] = {
    c.GoAway: Rule("go_away", go, "seats", own=True, duty="absence"),
    c.ComeBack: Rule("come_back", back, "seats", own=True),
    c.CountAbsent: Rule("count_absent", count, "count_absent", duty="counts"),
    c.TakeIntoKeeping: Rule("take_into_keeping", take, "keeping", duty="keeps"),
}
