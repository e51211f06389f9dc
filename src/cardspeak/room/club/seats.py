"""Seats: taken with chips in hand, chips added, seats left; how many chips, by the table's limits and its book."""

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.room.cash import admission, buying, returning, seats
from cardspeak.room.cash.admission import Person, Step
from cardspeak.room.cash.buying import Limits, Reach
from cardspeak.room.club import commands_floor as c
from cardspeak.room.club import events_floor as e
from cardspeak.room.club.checks import not_positive, place_at, short, sitting_of, table_of, welcome
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.lists import others_wait
from cardspeak.room.club.roles import may
from cardspeak.room.club.state import Club, ClubTable, Member, game_of, in_hand, roles_of
from cardspeak.room.ledger import club as money

MINUTE = 60_000


def limits_of(table: ClubTable, law: Law) -> Limits:
    """Return what a table sets for buy-ins; its largest fixed bet counts where the bets are fixed."""
    stakes = table.stakes
    fixed = law.context.structure == "fixed-limit"
    bet = stakes.big_bet or 2 * (stakes.small_bet or stakes.big_blind) if fixed else 0
    return Limits(max(stakes.least_buy_in, 1), stakes.most_buy_in, bet)


def reach_of(club: Club, member: str, table: ClubTable, law: Law, at: int) -> tuple[Reach, bool]:
    """Return for how much a member buys in at a table, and whether they come back with what they took away."""
    own, limits = club.members.get(member), limits_of(table, law)
    left = next((each for each in own.left if each.game == game_of(table)), None) if own else None
    if left is None:
        return buying.first(limits, law), False
    away = returning.minutes_away(left.at, at)
    reach = returning.back(limits, left.chips, away, law)
    return reach, bool(law.buyin_back(took=left.chips, away=away, full=buying.full(limits, law))[1])


def person_of(club: Club, own: Member, table: ClubTable) -> Person:
    """Return what is known of somebody who wants to sit down at a table, and which steps they have done."""
    game, held = game_of(table), club.held.get(own.id)
    done: list[Step] = []
    if game in own.told or (held and held.game == game):
        done.append("told")
    if in_hand(club, own.id):
        done.append("paid")
    if held and held.table == table.number:
        done.append("invited")
    return Person(True, own.shown, own.here > 0, tuple(done))


def take_seat(draft: Draft, command: c.TakeSeat) -> Refused | None:
    """Seat a member with chips in hand, as the book admits them, at the one table that they play at."""
    now, member, chips = draft.now, command.member, command.chips
    draft.members, draft.tables = (member,), (command.table,)
    own = welcome(draft, member)
    if isinstance(own, Refused):
        return own
    table = table_of(now, command.table)
    if isinstance(table, Refused):
        return table
    law = draft.law_at(table)
    elsewhere = now.seats.get(member)
    if elsewhere:
        wrong = seats.another_table((str(elsewhere.table),), law)
        # an account of chips has one seat, whatever else a book allows
        return wrong or Refused("sits_at_a_table", {"name": member, "table": elsewhere.table})
    if table.breaking:
        return Refused("table_breaks", {"table": table.number})
    staff = not draft.by or may(roles_of(now, draft.by), "seats")
    if not staff and member not in now.held and seats.chosen_by(law) == "staff":
        return Refused("staff_seats_players", {}, law.cites("seat.chosen", "who.invites"), Finding("ask_the_floor"))
    wrong = (
        not_positive(chips)
        or admission.admitted(person_of(now, own, table), law)
        or others_wait(draft, table, member)
    )  # fmt: skip
    if wrong is not None:
        return wrong
    place = place_at(now, table, command.place, member)
    if isinstance(place, Refused):
        return place
    reach, back = reach_of(now, member, table, law, draft.at)
    wrong = buying.refused(reach, chips)
    if wrong is not None and back and chips < reach.least:
        facts = {"chips": chips, "took": reach.least}
        wrong = Refused("chips_must_come_back", facts, reach.cites, finding("so_much", amount=reach.least))
    wrong = wrong or short("chips_short", in_hand(now, member), chips)
    if wrong is not None:
        return wrong
    brought = money.moved("buy_in", money.chips(member), money.table(table.number), chips)
    cites = (*law.cites("seat.tables", "seat.chosen"), *reach.cites)
    draft.add(e.Seated(member, table.number, place, chips, back, brought, tuple(dict.fromkeys(cites))))
    return None


def add_chips(draft: Draft, command: c.AddChips) -> Refused | None:
    """Bring more chips to the table, within its limits (points `buyin.add`, `buyin.again`)."""
    now, member, chips = draft.now, command.member, command.chips
    draft.members = (member,)
    own = welcome(draft, member)
    if isinstance(own, Refused):
        return own
    seat = sitting_of(now, member)
    if isinstance(seat, Refused):
        return seat
    table = now.tables[seat.table]
    draft.tables = (table.number,)
    law = draft.law_at(table)
    limits = limits_of(table, law)
    if command.stack < 0:
        return Refused("amount_not_positive", {"amount": command.stack})
    reach = buying.later(limits, command.stack, seat.shorts, law)
    wrong = not_positive(chips) or buying.refused(reach, chips) or short("chips_short", in_hand(now, member), chips)
    if wrong is not None:
        return wrong
    less = not command.stack and chips < buying.full(limits, law)
    brought = money.moved("buy_in", money.chips(member), money.table(table.number), chips)
    draft.add(e.ChipsAdded(member, table.number, chips, less, brought, reach.cites))
    return None


def leave_seat(draft: Draft, command: c.LeaveSeat) -> Refused | None:
    """Leave the table with the chips that lie before the player, as they were counted (point `leave.when`)."""
    now, member, chips = draft.now, command.member, command.chips
    draft.members = (member,)
    seat = sitting_of(now, member)
    if isinstance(seat, Refused):
        return seat
    draft.tables = (seat.table,)
    law = draft.law_at(now.tables[seat.table])
    if chips < 0:
        return Refused("amount_not_positive", {"amount": chips})
    own = welcome(draft, member)  # whom the house is forbidden goes at once
    named = 0 if isinstance(own, Refused) or now.tables[seat.table].breaking else now.house.stay
    # who has left a table where hands are played has left it: the room only tells it
    early = seats.leave((draft.at - seat.since) // MINUTE, named, law) if draft.by else None
    wrong = early or short("table_holds_less", now.ledger.on(money.table(seat.table)), chips)
    if wrong is not None:
        return wrong
    took = money.moved("cash_out", money.table(seat.table), money.chips(member), chips)
    draft.add(e.SeatLeft(member, seat.table, seat.place, chips, took))
    return None


RULES: dict[type, Rule] = {
    c.TakeSeat: Rule("take_seat", take_seat, "seats", own=True),
    c.AddChips: Rule("add_chips", add_chips, "reporting", own=True),
    c.LeaveSeat: Rule("leave_seat", leave_seat, "reporting"),
}
