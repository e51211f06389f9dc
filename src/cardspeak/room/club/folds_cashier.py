"""How the events at the cashier are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.club import events_cashier as e
from cardspeak.room.club.putting import handed, paid, put, stocked
from cardspeak.room.club.state import Club, EventMoney, Sheet, Shift
from cardspeak.room.ledger.inventory import added, counted, issued


def chips_issued(club: Club, event: e.ChipsIssued, at: int) -> Club:
    return stocked(club, issued(club.inventory, event.pieces), cage=event.pieces, issued=event.pieces)


def cage_counted(club: Club, event: e.CageCounted, at: int) -> Club:
    now = added(dict(event.pieces), tuple([(each, -count) for each, count in club.inventory.cage.items()]))
    return stocked(club, counted(club.inventory, event.pieces), cage=tuple(now.items()), lost=event.missing)


def pieces_changed(club: Club, event: e.PiecesChanged, at: int) -> Club:
    return handed(club, event.pieces)


def shift_opened(club: Club, event: e.ShiftOpened, at: int) -> Club:
    shift = Shift(event.number, event.cashier, at, event.float)
    now = put(paid(club, event.transaction), "shifts", event.number, shift)
    return now._replace(counts=now.counts._replace(shifts=event.number))


def cash_moved(club: Club, event: e.CashMoved, at: int) -> Club:
    return paid(club, event.transaction)


def shift_closed(club: Club, event: e.ShiftClosed, at: int) -> Club:
    shift = club.shifts[event.number]._replace(closed=at, expected=event.expected, counted=event.counted)
    return put(paid(club, *event.transactions), "shifts", event.number, shift)


def receipted(club: Club, receipt: int) -> Club:
    """Return the club after a receipt of this number (0: none was given)."""
    return club._replace(counts=club.counts._replace(receipts=receipt)) if receipt else club


def chips_sold(club: Club, event: e.ChipsSold, at: int) -> Club:
    return handed(receipted(paid(club, event.transaction), event.receipt), event.pieces)


def sheet_made(club: Club, event: e.ExitSheetMade, at: int) -> Club:
    now = put(club, "sheets", event.number, Sheet(event.number, event.member, event.amount, event.by, at))
    return now._replace(counts=now.counts._replace(sheets=event.number))


def paid_out(club: Club, event: e.PaidOut, at: int) -> Club:
    now = put(club, "sheets", event.sheet, None) if event.sheet else club
    return handed(receipted(paid(now, event.transaction), event.receipt), event.pieces)


def chips_kept(club: Club, event: e.ChipsKept | e.ChipsHandedBack, at: int) -> Club:
    return receipted(paid(club, event.transaction), event.receipt)


def ticket_sold(club: Club, event: e.TicketSold, at: int) -> Club:
    now = put(club, "tickets", event.ticket.number, event.ticket)
    return handed(receipted(paid(now, event.transaction), event.receipt), event.pieces)


def ticket_passed(club: Club, event: e.TicketPassed, at: int) -> Club:
    return put(club, "tickets", event.ticket.number, event.ticket)


def event_put(club: Club, event: str, **more: int) -> Club:
    """Return the club with so much more on what the desk has to do with a tournament."""
    own = club.events.get(event, EventMoney(event))
    return put(club, "events", event, own._replace(**{name: getattr(own, name) + more[name] for name in more}))


def ticket_redeemed(club: Club, event: e.TicketRedeemed, at: int) -> Club:
    now = put(club, "tickets", event.ticket.number, event.ticket)
    now = event_put(handed(paid(now, event.transaction), event.pieces), event.event, taken=event.price)
    return receipted(now, event.receipt)


def tickets_settled(club: Club, event: e.TicketsSettled, at: int) -> Club:
    now = handed(paid(club, *event.transactions), event.pieces)
    unheld = [each.number for each in club.tickets.values() if each.event == event.event and not each.end]
    for number in () if event.held else unheld:
        now = put(now, "unheld", number, now.unheld.get(number, 0) + 1)
    for ticket in event.tickets:
        now = put(now, "tickets", ticket.number, ticket)
    for each in () if event.held else dict.fromkeys([event.event, event.later or event.event]):
        now = event_put(now, each)
    return now


def entry_taken(club: Club, event: e.EntryTaken, at: int) -> Club:
    now = event_put(handed(paid(club, event.transaction), event.pieces), event.event, taken=event.amount)
    return receipted(now, event.receipt)


def fund_added(club: Club, event: e.FundAdded, at: int) -> Club:
    return event_put(paid(club, event.transaction), event.event, added=event.amount)


def prize_paid(club: Club, event: e.PrizePaid, at: int) -> Club:
    now = event_put(handed(paid(club, event.transaction), event.pieces), event.event, paid=event.amount)
    return receipted(now, event.receipt)


def event_closed(club: Club, event: e.EventClosed, at: int) -> Club:
    own = club.events.get(event.event, EventMoney(event.event))
    return put(paid(club, event.transaction), "events", event.event, own._replace(closed=True))


FOLDS: dict[type, Callable[[Any, Any, int], Club]] = {
    e.ChipsIssued: chips_issued,
    e.CageCounted: cage_counted,
    e.PiecesChanged: pieces_changed,
    e.ShiftOpened: shift_opened,
    e.CashMoved: cash_moved,
    e.ShiftClosed: shift_closed,
    e.ChipsSold: chips_sold,
    e.ExitSheetMade: sheet_made,
    e.PaidOut: paid_out,
    e.ChipsKept: chips_kept,
    e.ChipsHandedBack: chips_kept,
    e.TicketSold: ticket_sold,
    e.TicketPassed: ticket_passed,
    e.TicketRedeemed: ticket_redeemed,
    e.TicketsSettled: tickets_settled,
    e.EntryTaken: entry_taken,
    e.FundAdded: fund_added,
    e.PrizePaid: prize_paid,
    e.EventClosed: event_closed,
}
