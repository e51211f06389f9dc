"""Tickets of an event: passed on, settled when it is over or called off, and paid as prizes of a satellite."""

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament import tickets
from cardspeak.room.tournament.places import Finish
from cardspeak.room.tournament.run import commands_staff as c
from cardspeak.room.tournament.run import events_staff as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.payable import fix_prizes, prize_of
from cardspeak.room.tournament.run.state import Stage, Tournament, left
from cardspeak.room.tournament.tickets import Ticket

OPEN: tuple[Stage, ...] = ("announced", "registering", "running", "between_days")


def known(tournament: Tournament, number: str) -> Ticket | None:
    """Return a ticket that is known here, by its number."""
    return next((each for each in tournament.tickets if each.number == number), None)


def pass_on(draft: Draft, command: c.PassTicket) -> Refused | None:
    """Pass a ticket to another player; whoever of the staff enters it knows of it."""
    ticket = known(draft.now, command.number)
    if ticket is None:
        return Refused("no_such_ticket", {"ticket": command.number})
    draft.members = (ticket.holder, command.to) if ticket.holder else (command.to,)
    passed = tickets.passed(ticket, command.to, True, draft.at, draft.law)
    if isinstance(passed, Refused):
        return passed
    draft.add(e.TicketsChanged((passed,), (), draft.law.cites("ticket.passes")))
    return None


def settle(draft: Draft, command: c.SettleTickets) -> Refused | None:
    """Say what becomes of the tickets that nobody used: lost, kept for another event, moved with it, or paid out."""
    now, law = draft.now, draft.law
    held = now.stage == "over"
    changed: list[Ticket] = []
    transactions: list[Transaction] = []
    for ticket in now.tickets:
        after = (
            tickets.missed(ticket, law) if held else tickets.not_held(ticket, command.times, command.later, law)
        )  # fmt: skip
        if after == ticket:
            continue
        if after.end == "paid" and not ticket.holder:
            return Refused("ticket_of_nobody", {"ticket": ticket.number})
        changed.append(after)
        if after.end == "paid":
            transactions.append(money.ticket_cashed(ticket.number, ticket.holder, ticket.worth))
        elif after.end == "lost":
            transactions.append(money.ticket_lapsed(ticket.number, ticket.worth))
    if not changed:
        return Refused("nothing_to_change", {})
    if not held and not command.later and any(not each.end for each in changed):
        return Refused("later_event_needed", {"tickets": len(changed)}, law.cites("ticket.not_held"))
    cites = law.cites("ticket.missed" if held else "ticket.not_held")
    draft.add(e.TicketsChanged(tuple(changed), tuple(transactions), cites))
    return None


def pay_ticket(draft: Draft, command: c.PayTicket) -> Refused | None:
    """Pay a prize as a ticket for another event, and the rest of it in coins."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own = now.entrants.get(member)
    won = prize_of(draft, member) if own else None
    if own is None or won is None:
        return Refused("place_not_certain", {"name": member})
    due = won - own.prize
    if not 0 < command.worth <= due:
        return Refused("ticket_above_the_prize", {"name": member, "worth": command.worth, "amount": due})
    if not command.number or any(each.number == command.number for each in (*now.tickets, *now.issued)):
        return Refused("ticket_known", {"ticket": command.number})
    ticket = tickets.issued(command.number, command.worth, command.kind, command.event, member, draft.at, draft.law)
    rest = due - command.worth
    transactions = [money.ticket_won(now.id, command.number, command.worth)]
    if rest:
        transactions.append(money.prize_paid(now.id, member, rest))
    draft.add(e.TicketWon(member, ticket, rest, tuple(transactions)))
    return None


def end_satellite(draft: Draft, command: c.EndSatellite) -> Refused | None:
    """End a satellite as soon as no more players are left than there are tickets."""
    fix_prizes(draft)
    now, terms = draft.now, draft.now.settings.satellite
    if terms is None:
        return Refused("no_satellite", {})
    still = left(now)
    seats = sum(amount >= terms.worth for amount in now.payouts)
    if now.open or any(each.status == "broke" for each in still):
        return Refused("prizes_not_fixed", {})
    if len(still) > seats:
        return Refused("more_players_than_tickets", {"players": len(still), "tickets": seats})
    draft.members = tuple([each.member for each in still])
    finishes = tuple([Finish(each.member, 1, len(still), ()) for each in still])
    transactions = []
    for member in now.entrants:
        held = now.ledger.on(money.bounty(now.id, member))
        if held:
            transactions.append(money.bounty_won(now.id, member, member, held))
    draft.add(e.SatelliteEnded(finishes, tuple(transactions)))
    return None


RULES: dict[type, Rule] = {
    c.PassTicket: Rule("pass_ticket", pass_on, OPEN, ("director", "floor", "cashier")),
    c.SettleTickets: Rule("settle_tickets", settle, ("over", "cancelled"), ("director", "cashier")),
    c.PayTicket: Rule("pay_ticket", pay_ticket, ("running", "between_days", "over"), ("director", "cashier")),
    c.EndSatellite: Rule("end_satellite", end_satellite, ("running",), ("director", "floor")),
}
