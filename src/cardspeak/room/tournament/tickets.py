"""Tickets: what pays for an entry instead of money: issued, passed on, used once, expired, paid out.

A ticket is worth coins, which lie on its own account of the ledger until it is used, paid out or lost.
"""

from typing import Literal, NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.payouts import satellite

Kind = Literal["prize", "qualification", "raffle"]
End = Literal["", "used", "lost", "paid"]
DAY = 86_400_000  # milliseconds


@record
class Ticket(NamedTuple):
    """A ticket: its number, worth and kind, the event it is for, whose it is, when issued, till when it is good.

    `event` "" is any event, `holder` "" whoever has it, `expires` 0 no last day. `end` says what became of it, `where`
    in which event it was used.
    """

    number: str
    worth: int
    kind: Kind = "prize"
    event: str = ""
    holder: str = ""
    issued: int = 0
    expires: int = 0
    end: End = ""
    where: str = ""


@record
class Used(NamedTuple):
    """A ticket after it was used, what the player pays besides, and what of its worth is lost."""

    ticket: Ticket
    paid: int
    lost: int
    cites: tuple[str, ...]


def issued(number: str, worth: int, kind: Kind, event: str, holder: str, at: int, law: Law) -> Ticket:
    """Return a new ticket, good as long as its kind is (point `ticket.lasts`)."""
    days = int(law.ticket_lasts(kind=kind))
    return Ticket(number, worth, kind, event, holder, at, at + days * DAY if days else 0)


def used(
    ticket: Ticket | None, number: str, member: str, event: str, price: int, at: int, law: Law, unable: bool = False
) -> Used | Refused:  # fmt: skip
    """Use a ticket for an entry that costs so much (points `ticket.event`, `ticket.difference`).

    `ticket` is the one of this number, if there is one; `unable` says that its holder cannot take part in the event
    for which it was issued. Refused are a ticket that nobody knows, one that is used or expired, another player's, and
    one for another event.
    """
    wrong = unusable(ticket, number, at, law)
    if wrong is not None:
        return wrong
    assert ticket is not None
    if ticket.holder and ticket.holder != member:
        return Refused("ticket_of_another", {"ticket": number}, law.cites("ticket.passes"))
    own = ticket.event in ("", event)
    if not law.ticket_event(kind=ticket.kind, own=own, unable=unable, price=price, worth=ticket.worth):
        return Refused("ticket_for_another_event", {"ticket": number}, law.cites("ticket.event"))
    paid, lost = law.ticket_difference(price=price, worth=ticket.worth)
    after = ticket._replace(end="used", where=event, holder=member)
    return Used(after, paid, lost, law.cites("ticket.event", "ticket.difference"))


def unusable(ticket: Ticket | None, number: str, at: int, law: Law) -> Refused | None:
    """Say why nobody can use a ticket any more: unknown, used, lost, paid out or expired."""
    if ticket is None:
        return Refused("no_such_ticket", {"ticket": number})
    if ticket.end == "used":
        return Refused("ticket_used", {"ticket": number})
    if ticket.end:
        return Refused("ticket_lost" if ticket.end == "lost" else "ticket_paid", {"ticket": number})
    if ticket.expires and at >= ticket.expires:
        days = (ticket.expires - ticket.issued) // DAY
        return Refused("ticket_expired", {"ticket": number, "days": days}, law.cites("ticket.lasts"))
    return None


def given_back(ticket: Ticket) -> Ticket:
    """Return a ticket that was used, good again, since the entry was taken back."""
    return ticket._replace(end="", where="")


def passed(ticket: Ticket, to: str, told: bool, at: int, law: Law) -> Ticket | Refused:
    """Pass a ticket to another player (point `ticket.passes`); `told` says that the floor knows of it."""
    wrong = unusable(ticket, ticket.number, at, law)
    if wrong is not None:
        return wrong
    how = law.ticket_passes(kind=ticket.kind)
    if how == "no":
        return Refused("ticket_stays", {"ticket": ticket.number}, law.cites("ticket.passes"))
    if how == "told" and not told:
        return Refused("ticket_not_told", {"ticket": ticket.number}, law.cites("ticket.passes"))
    return ticket._replace(holder=to)


def missed(ticket: Ticket, law: Law) -> Ticket:
    """Return a ticket whose event was played without its holder (point `ticket.missed`); used ones stay as they are."""
    if ticket.end or not law.ticket_missed(kind=ticket.kind):
        return ticket
    return ticket._replace(end="lost")


def not_held(ticket: Ticket, times: int, later: str, law: Law) -> Ticket:
    """Return a ticket for an event that was not held: moved to the later event, or to be paid out in full.

    `times` is how often the event of this ticket was not held. A ticket that moves is good for that event, whatever its
    last day was (point `ticket.not_held`).
    """
    if ticket.end:
        return ticket
    if law.ticket_not_held(times=times) == "moved":
        return ticket._replace(event=later, expires=0)
    return ticket._replace(end="paid")


@record
class Seats(NamedTuple):
    """What a satellite pays: how many tickets of so many coins, and the coins for the next place."""

    tickets: int
    worth: int
    rest: int


def satellite_pays(pool: int, worth: int, entrants: int) -> Seats:
    """Return how many tickets a satellite pays: as many as its pool buys, not more than there are players.

    What is left goes to the next place; where every player has a ticket it is shared out with them, to the first.
    """
    if worth < 1:
        raise ValueError("a ticket is worth a coin at least")
    tickets, _ = satellite(pool, worth)
    tickets = min(tickets, entrants)
    return Seats(tickets, worth, pool - tickets * worth)
