"""Entries: who comes, when entries are taken, the draw, late entries and re-entries."""

from collections.abc import Sequence

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.book import Transaction
from cardspeak.room.tournament.clock import begun
from cardspeak.room.tournament.clock import started as clock_started
from cardspeak.room.tournament.draw import drawn
from cardspeak.room.tournament.entries import entry_stack, leaves_play, may_surrender
from cardspeak.room.tournament.late import entered, open_seats
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.draft import Draft, Rule
from cardspeak.room.tournament.run.following import follow, seats_of, size_of, uncounted
from cardspeak.room.tournament.run.state import Entrant, Stage, Tournament, counted_lately, left, playing_at, seat_of
from cardspeak.room.tournament.seating import Seating
from cardspeak.room.tournament.tickets import issued, used

BEFORE: tuple[Stage, ...] = ("announced", "registering")
OPEN: tuple[Stage, ...] = ("registering", "running", "between_days")
OPEN_AGAIN: tuple[Stage, ...] = ("announced", *OPEN)


def open_registration(draft: Draft, command: c.OpenRegistration) -> Refused | None:
    """Take entries from now on."""
    if draft.now.open:
        return Refused("nothing_to_change", {})
    draft.add(e.RegistrationOpened())
    return None


def close_registration(draft: Draft, command: c.CloseRegistration) -> Refused | None:
    """Take no more entries."""
    if not draft.now.open:
        return Refused("nothing_to_change", {})
    close(draft)
    return None


def close(draft: Draft) -> None:
    """Take no more entries: who waits goes home, and what waited for that follows."""
    draft.add(e.RegistrationClosed())
    follow(draft)


def register(draft: Draft, command: c.Register) -> Refused | None:
    """Enter somebody: before play, late, or on the waiting list."""
    now, member = draft.now, command.member
    draft.members = (member,)
    if not now.open:
        return Refused("entries_closed", {"level": now.settings.late_until})
    own = now.entrants.get(member)
    if own and own.status not in ("withdrawn", "waiting"):
        return Refused("already_entered", {"name": member})
    if full(now):
        if not now.settings.waiting_list or (own and own.status == "waiting"):
            return Refused("tournament_full", {"most": now.settings.most_entries})
        paid = paid_with(draft, member, command.ticket, command.unable and command.by != member)
        if isinstance(paid, Refused):
            return paid
        draft.add(e.WaitingListed(member, command.needs, command.bot, command.ticket))
        return None
    unable = command.unable and command.by != member
    return enter(draft, member, command.ticket, command.needs, command.bot, unable)


def full(tournament: Tournament) -> bool:
    """Say whether all seats of a tournament with a limit are taken."""
    most = tournament.settings.most_entries
    return (
        bool(most)
        and sum(each.status in ("entered", "seated", "broke") for each in tournament.entrants.values()) >= most
    )


def enter(
    draft: Draft, member: str, ticket: str = "", needs: str = "", bot: str = "", unable: bool = False
) -> Refused | None:  # fmt: skip
    """Take an entry and what it costs; once play has begun the player draws a seat at once."""
    now = draft.now
    if now.deal and now.deal.made:
        return Refused("deal_is_made", {})  # all that was paid in is shared out
    paid = paid_with(draft, member, ticket, unable)
    if isinstance(paid, Refused):
        return paid
    running = now.stage == "running"
    later = now.stage == "between_days" or now.flights  # who sits down when the next day begins, beside those with bags
    chips = entry_stack(draft.law, now.settings.structure.starting) if running or later else 0
    cites = (
        *(draft.law.cites("entry.stack") if running else ()),
        *(draft.law.cites("ticket.event", "ticket.difference") if ticket else ()),
    )
    again = member in now.entrants and now.entrants[member].entries > 0
    number = now.counts.entries + 1
    draft.add(e.EntryTaken(member, number, again, chips, ticket, needs, bot, paid, cites))
    if running:
        take_seat(draft, member)
    return None


def paid_with(draft: Draft, member: str, number: str, unable: bool) -> Transaction | Refused:
    """Return how an entry is paid: with money, or with a ticket that is good for it."""
    now, price = draft.now, draft.now.settings.price
    if not number:
        return money.bought(now.id, member, price)
    found = next((each for each in now.tickets if each.number == number), None)
    use = used(found, number, member, now.id, price.total, draft.at, draft.law, unable)
    if isinstance(use, Refused):
        return use
    worth = use.ticket.worth
    return money.entered_by_ticket(now.id, member, price, number, worth, max(0, worth - price.total) - use.lost)


def take_seat(draft: Draft, member: str) -> None:
    """Draw a seat for somebody who has entered; where all are taken a table is opened for them."""
    now = draft.now
    guests = uncounted(now)
    if not open_seats(now.tables, guests, size_of(draft)):
        number = max(table.number for table in now.tables) + 1
        draft.add(e.TableOpened(number, seats_of(draft), now.settings.play))
        now = draft.now
    seats = open_seats(now.tables, guests, size_of(draft))
    done = entered(now.tables, member, draft.law, draft.chance.pick(len(seats)), seats_of(draft), seats=seats)
    draft.add(*[e.PlayerMoved(move) for move in done.moves])
    follow(draft)


def unregister(draft: Draft, command: c.Unregister) -> Refused | None:
    """Take an entry back before play; who is on the waiting list may go at any time."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own = now.entrants.get(member)
    if own is None or own.status not in ("entered", "waiting"):
        return Refused("not_entered", {"name": member})
    if own.status == "waiting":
        draft.add(e.EntryWithdrawn(member, None))
        return None
    if now.stage != "registering" or not (own.cash or own.tickets):  # who has come from a flight has played for it
        return Refused("play_has_begun", {})
    draft.add(e.EntryWithdrawn(member, refund_of_entry(now, own)))
    return None


def refund_of_entry(tournament: Tournament, own: Entrant) -> Transaction:
    """Return the transaction that gives the last entry back, to the ticket that paid for it or to the player."""
    price = tournament.settings.price
    if not own.tickets:
        return money.refunded(tournament.id, own.member, price)
    number = own.tickets[-1]
    worth = next(each.worth for each in tournament.tickets if each.number == number)
    return money.ticket_refunded(tournament.id, own.member, price, number, worth)


def re_enter(draft: Draft, command: c.ReEnter) -> Refused | None:
    """Enter somebody again who is out."""
    now, member = draft.now, command.member
    draft.members = (member,)
    own = now.entrants.get(member)
    if own is None or own.status != "out":
        return Refused("not_out", {"name": member})
    wrong = _no_reentry(draft, own)
    if wrong:
        return wrong
    if now.hand_for_hand and any(each.member == member for each in now.hand_for_hand.fallen):
        return Refused("round_not_over", {})
    return enter(draft, member, command.ticket)


def _no_reentry(draft: Draft, own: Entrant) -> Refused | None:
    now = draft.now
    if not now.open:
        return Refused("entries_closed", {"level": now.settings.late_until})
    most = now.settings.reentries
    if 0 <= most < own.entries:
        return Refused("no_more_reentries", {"most": most})
    if full(now):
        return Refused("tournament_full", {"most": now.settings.most_entries})
    return None


def surrender(draft: Draft, command: c.Surrender) -> Refused | None:
    """Give up a stack and enter again, where the book allows it."""
    now, law, member = draft.now, draft.law, command.member
    draft.members = (member,)
    own = now.entrants.get(member)
    if own is None or own.status != "seated":
        return Refused("not_playing", {"name": member})
    wrong = _no_reentry(draft, own)
    if wrong:
        return wrong
    at = seat_of(now, member)
    if at and playing_at(now, at[0]).on:
        return Refused("hand_is_on_there", {"table": at[0]})
    if not counted_lately(now, own):
        return Refused("stack_not_counted", {"name": member})
    new = entry_stack(law, now.settings.structure.starting)
    if not may_surrender(law, own.chips, new):
        facts = {"stack": own.chips, "new": new}
        return Refused("stack_too_large", facts, law.cites("entry.surrender"))
    cites = law.cites("entry.surrender", "entry.given_up")
    draft.add(e.StackSurrendered(member, own.chips, leaves_play(law), cites))
    return enter(draft, member)


def confirm_seat(draft: Draft, command: c.ConfirmSeat) -> Refused | None:
    """Note that a player has arrived."""
    own = draft.now.entrants.get(command.member)
    draft.members = (command.member,)
    if own is None or own.status not in ("seated", "entered"):
        return Refused("not_playing", {"name": command.member})
    if own.arrived and not own.away:
        return Refused("nothing_to_change", {})
    draft.add(e.SeatConfirmed(command.member))
    return None


def note_ticket(draft: Draft, command: c.NoteTicket) -> Refused | None:
    """Make a ticket known."""
    if command.worth < 1 or not command.number:
        return Refused("no_ticket", {"ticket": command.number})
    if any(each.number == command.number for each in draft.now.tickets):
        return Refused("ticket_known", {"ticket": command.number})
    event = command.event or draft.now.id
    ticket = issued(command.number, command.worth, command.kind, event, command.member, draft.at, draft.law)
    sold = money.ticket_known(command.number, command.worth)
    draft.add(
        e.TicketNoted(
            ticket.number, ticket.worth, ticket.holder, sold, ticket.kind, event, ticket.issued, ticket.expires
        )
    )
    return None


def start(draft: Draft, command: c.Start) -> Refused | None:
    """Draw the seats of all who have entered, and begin."""
    now, settings = draft.now, draft.now.settings
    who = [each.member for each in now.entrants.values() if each.status == "entered"]
    if now.flights:  # everybody would get a new stack
        return Refused("flights_begin_with_a_day", {})
    if len(who) < max(2, settings.least_entries):
        return Refused("too_few_entries", {"entries": len(who), "least": max(2, settings.least_entries)})
    order = draft.chance.row(len(who))
    levels = settings.structure.levels
    clock = begun(levels)
    if command.clock:
        clock = clock_started(clock, levels, draft.at)
    tables = drawn(who, seats_of(draft), order, draft.law)
    if now.guests:
        tables = with_guests(draft, who)
    cites = draft.law.cites("entry.draw", "tables.size")
    chips = tuple(sorted(settings.structure.chips))
    draft.add(e.SeatsDrawn(tables, order, settings.play, chips, clock, cites))
    if now.open and settings.late_until < 1:
        close(draft)
    assert len(left(draft.now)) == len(who), "everybody has a seat"
    return None


def with_guests(draft: Draft, who: Sequence[str]) -> tuple[Seating, ...]:
    """Draw everybody but the bounty players, then each of these to a table that has none."""
    guests = [member for member in uncounted(draft.now) if member in who]
    others = [member for member in who if member not in guests]
    tables = list(drawn(others, size_of(draft), draft.chance.row(len(others)), draft.law))
    free = draft.chance.row(len(tables))
    for at, table in enumerate(tables):
        tables[at] = table._replace(places=(*table.places, ""))
    for number, member in enumerate(guests):
        at = free[number % len(tables)]
        table = tables[at]
        tables[at] = table._replace(
            places=(*table.places[:-1], member) if not table.places[-1] else (*table.places, member)
        )
    return tuple(tables)


RULES: dict[type, Rule] = {
    c.OpenRegistration: Rule("open_registration", open_registration, OPEN_AGAIN, ("director", "floor")),
    c.CloseRegistration: Rule("close_registration", close_registration, OPEN, ("director", "floor")),
    c.Register: Rule("register", register, OPEN, ("director", "floor", "cashier"), own=True),
    c.Unregister: Rule("unregister", unregister, OPEN, ("director", "floor", "cashier"), own=True),
    c.ReEnter: Rule("re_enter", re_enter, ("running",), ("director", "floor", "cashier"), own=True),
    c.Surrender: Rule("surrender", surrender, ("running",), ("director", "floor", "cashier"), own=True),
    c.ConfirmSeat: Rule("confirm_seat", confirm_seat, OPEN, ("director", "floor", "dealer"), own=True),
    c.NoteTicket: Rule("note_ticket", note_ticket, (*BEFORE, "running"), ("director", "cashier")),
    c.Start: Rule("start", start, ("registering",), ("director", "floor")),
}
