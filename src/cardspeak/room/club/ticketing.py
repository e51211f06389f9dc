"""Tickets at the cashier: sold, given, passed on, used once, settled when their event is over or was not held."""

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as c
from cardspeak.room.club import events_cashier as e
from cardspeak.room.club.checks import member_of, not_positive, welcome
from cardspeak.room.club.competitions import may_enter, open_event
from cardspeak.room.club.draft import Draft, Rule
from cardspeak.room.club.paying import gives, takes
from cardspeak.room.ledger import club as money
from cardspeak.room.ledger import event as of_event
from cardspeak.room.ledger.book import Transaction, transaction
from cardspeak.room.ledger.inventory import Pieces
from cardspeak.room.tournament import tickets


def _fresh(draft: Draft, number: str, worth: int) -> Refused | None:
    if not number.strip() or number in draft.now.tickets:
        return Refused("ticket_known", {"ticket": number})
    return not_positive(worth)


def sell(draft: Draft, command: c.SellTicket) -> Refused | None:
    """Sell a ticket; its worth lies on an account of its own."""
    draft.members = (command.member,)
    own = welcome(draft, command.member)
    if isinstance(own, Refused):
        return own
    wrong = _fresh(draft, command.number, command.worth)
    if wrong is None and command.event:
        found = open_event(draft, command.event)
        wrong = found if isinstance(found, Refused) else None
    if wrong is not None:
        return wrong
    paid = takes(draft, command.member, command.worth, command.way)
    if isinstance(paid, Refused):
        return paid
    ticket = tickets.issued(
        command.number, command.worth, command.kind, command.event, command.member, draft.at, draft.tournament_law
    )
    sold = money.moved("ticket", paid.account, of_event.ticket(command.number), command.worth)
    receipt = draft.now.counts.receipts + 1
    draft.add(e.TicketSold(receipt, ticket, paid.shift, command.way, paid.pieces, sold))
    return None


def give(draft: Draft, command: c.GiveTicket) -> Refused | None:
    """Give a ticket for which the house stands."""
    draft.members = (command.member,) if command.member else ()
    own = welcome(draft, command.member) if command.member else None
    if isinstance(own, Refused):
        return own
    wrong = _fresh(draft, command.number, command.worth)
    if wrong is not None:
        return wrong
    law = draft.tournament_law
    ticket = tickets.issued(
        command.number, command.worth, command.kind, command.event, command.member, draft.at, law
    )  # fmt: skip
    known = of_event.ticket_known(command.number, command.worth)
    draft.add(e.TicketSold(0, ticket, 0, "cash", (), known))
    return None


def pass_on(draft: Draft, command: c.PassTicket) -> Refused | None:
    """Pass a ticket to another member; it counts once the floor knows (point `ticket.passes`)."""
    ticket = draft.now.tickets.get(command.number)
    if ticket is None:
        return Refused("no_such_ticket", {"ticket": command.number})
    draft.members = tuple(dict.fromkeys([each for each in (ticket.holder, command.to) if each]))
    to = welcome(draft, command.to)
    if isinstance(to, Refused):
        return to
    if ticket.holder == command.to:
        return Refused("nothing_to_change", {})
    passed = tickets.passed(ticket, command.to, command.told, draft.at, draft.tournament_law)
    if isinstance(passed, Refused):
        return passed
    draft.add(e.TicketPassed(passed, draft.tournament_law.cites("ticket.passes")))
    return None


def redeem(draft: Draft, command: c.RedeemTicket) -> Refused | None:
    """Pay for an entry with a ticket (points `ticket.event`, `ticket.difference`)."""
    now, member, number, law = draft.now, command.member, command.number, draft.tournament_law
    draft.members = (member,)
    wrong = may_enter(draft, member, command.event) or not_positive(command.price)
    if wrong is not None:
        return wrong
    used = tickets.used(
        now.tickets.get(number), number, member, command.event, command.price, draft.at, law, command.unable
    )  # fmt: skip
    if isinstance(used, Refused):
        return used
    paid = takes(draft, member, used.paid, command.way)
    if isinstance(paid, Refused):
        return paid
    ticket = now.tickets[number]
    entry = money.ticket_used(number, ticket.worth, used.paid, used.lost, command.event, paid.account)
    draft.add(
        e.TicketRedeemed(
            now.counts.receipts + 1, used.ticket, member, command.event, command.price, used.paid, used.lost,
            paid.shift if used.paid else 0, paid.pieces, entry, used.cites,
        )
    )  # fmt: skip
    return None


def settle(draft: Draft, command: c.SettleTickets) -> Refused | None:
    """Say what becomes of tickets that nobody used: lost, moved to a later event, or paid into the balance."""
    now, law = draft.now, draft.tournament_law
    changed: list[tickets.Ticket] = []
    moves: list[Transaction] = []
    pieces: Pieces = ()
    unused = [each for each in now.tickets.values() if command.event and each.event == command.event and not each.end]
    for ticket in unused:
        times = now.unheld.get(ticket.number, 0) + 1  # a ticket sold for the later date has missed none before
        after = tickets.missed(ticket, law) if command.held else tickets.not_held(ticket, times, command.later, law)
        if after == ticket:
            continue
        changed.append(after)
        if after.end == "lost":
            moves.append(of_event.ticket_lapsed(ticket.number, ticket.worth))
        elif after.end == "paid":
            own = member_of(now, ticket.holder)
            if isinstance(own, Refused):
                return Refused("ticket_of_nobody", {"ticket": ticket.number})
            moves.append(transaction("ticket", (of_event.ticket(ticket.number), -ticket.worth),
                                     (money.keeping(ticket.holder), ticket.worth)))  # fmt: skip
    draft.members = tuple(dict.fromkeys([each.holder for each in changed if each.holder]))
    if not unused or (command.held and not changed):
        return Refused("nothing_to_change", {})
    moved = len(unused) - len([each for each in changed if each.end])
    if not command.held and not command.later and moved:
        return Refused("later_event_needed", {"tickets": moved}, law.cites("ticket.not_held"))
    repaid = sum(each.worth for each in changed if each.end == "paid")
    if repaid:
        paid = gives(draft, "", repaid, "balance")
        if isinstance(paid, Refused):
            return paid
        pieces = paid.pieces
    later = "" if command.held else command.later
    cites = law.cites("ticket.missed" if command.held else "ticket.not_held")
    draft.add(e.TicketsSettled(command.event, command.held, later, tuple(changed), pieces, tuple(moves), cites))
    return None


def lapse(draft: Draft, command: c.LapseTickets) -> Refused | None:
    """End the tickets whose last day is over (point `ticket.lasts`)."""
    over = [each for each in draft.now.tickets.values() if not each.end and 0 < each.expires <= draft.at]
    if not over:
        return Refused("nothing_to_change", {})
    draft.members = tuple(dict.fromkeys([each.holder for each in over if each.holder]))
    ended = tuple([each._replace(end="lost") for each in over])
    moves = tuple([of_event.ticket_lapsed(each.number, each.worth) for each in over])
    draft.add(e.TicketsSettled("", True, "", ended, (), moves, draft.tournament_law.cites("ticket.lasts")))
    return None


RULES: dict[type, Rule] = {
    c.SellTicket: Rule("sell_ticket", sell, "money"),
    c.GiveTicket: Rule("give_ticket", give, "tournaments"),
    c.PassTicket: Rule("pass_ticket", pass_on, "tickets"),
    c.RedeemTicket: Rule("redeem_ticket", redeem, "tickets"),
    c.SettleTickets: Rule("settle_tickets", settle, "tickets"),
    c.LapseTickets: Rule("lapse_tickets", lapse, "tickets"),
}
