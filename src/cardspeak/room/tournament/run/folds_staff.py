"""How the events about tickets, protests, dealers, stalling, bounty players and players who do not come are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.tournament.run import events_staff as e
from cardspeak.room.tournament.run.folds_entries import more, paid, put, risen
from cardspeak.room.tournament.run.state import Guest, Tournament, left, seat_of
from cardspeak.room.tournament.tickets import Ticket


def with_tickets(tournament: Tournament, *tickets: Ticket) -> Tournament:
    """Return the tournament with these tickets as they are now, and with those that are new."""
    now = {each.number: each for each in tickets}
    kept = [now.pop(each.number, each) for each in tournament.tickets]
    return tournament._replace(tickets=(*kept, *now.values()))


def tickets_changed(tournament: Tournament, event: e.TicketsChanged, at: int) -> Tournament:
    ledger = paid(tournament.ledger, *event.transactions)
    return with_tickets(tournament._replace(ledger=ledger), *event.tickets)


def ticket_won(tournament: Tournament, event: e.TicketWon, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    now = tournament._replace(
        ledger=paid(tournament.ledger, *event.transactions), issued=(*tournament.issued, event.ticket)
    )
    return put(now, own._replace(prize=own.prize + event.ticket.worth + event.coins))


def satellite_ended(tournament: Tournament, event: e.SatelliteEnded, at: int) -> Tournament:
    rising = [each._replace(status="out", since=at) for each in left(tournament)]
    now = tournament._replace(
        stage="over", open=False, ended=at, finishes=(*tournament.finishes, *event.finishes),
        ledger=paid(tournament.ledger, *event.transactions),
    )  # fmt: skip
    return put(now, *rising)


def waiting_called(tournament: Tournament, event: e.WaitingCalled, at: int) -> Tournament:
    rows = dict(tournament.entrants)
    for member in event.struck:
        own = rows[member]
        rows[member] = own._replace(status="out" if own.entries else "withdrawn", since=at)
    # who waits is in the order of the list: those who became the last stand behind the others
    for member in event.waiting:
        rows[member] = rows.pop(member)
    return tournament._replace(entrants=rows)


def no_shows_removed(tournament: Tournament, event: e.NoShowsRemoved, at: int) -> Tournament:
    now = tournament._replace(finishes=(*tournament.finishes, *event.finishes))
    for member, _ in event.stacks:
        now = put(risen(now, member), now.entrants[member]._replace(status="out", since=at, chips=0))
    return more(now, in_play=-sum(chips for _, chips in event.stacks))


def penalty_confirmed(tournament: Tournament, event: e.PenaltyConfirmed, at: int) -> Tournament:
    return tournament._replace(confirmed=(*tournament.confirmed, event.case))


def protest_made(tournament: Tournament, event: e.ProtestMade, at: int) -> Tournament:
    return tournament._replace(protests=(*tournament.protests, event.protest))


def protest_changed(tournament: Tournament, event: e.ProtestChanged, at: int) -> Tournament:
    new = event.protest
    protests = tuple([new if each.number == new.number else each for each in tournament.protests])
    if new.outcome == "upheld":
        penalties = [
            each._replace(lifted=True, left=0) if each.case == new.case else each for each in tournament.penalties
        ]
        tournament = tournament._replace(penalties=tuple(penalties))
    return tournament._replace(protests=protests)


def crew_set(tournament: Tournament, event: e.CrewSet, at: int) -> Tournament:
    return tournament._replace(crew=event.crew)


def stalling_met(tournament: Tournament, event: e.StallingMet, at: int) -> Tournament:
    return tournament._replace(measures=event.measures, dealt=event.dealt)


def hands_counted(tournament: Tournament, event: e.HandsCounted, at: int) -> Tournament:
    return tournament._replace(dealt=event.dealt)


def guest_invited(tournament: Tournament, event: e.GuestInvited, at: int) -> Tournament:
    others = tuple([each for each in tournament.guests if each.member != event.member])
    if not event.guest:
        return tournament._replace(guests=others)
    seat = seat_of(tournament, event.member)
    guest = Guest(event.member, tournament.level, (seat[0],) if seat else ())
    return tournament._replace(guests=(*others, guest))


def guests_moved(tournament: Tournament, event: e.GuestsMoved, at: int) -> Tournament:
    went = dict(event.tables)
    guests = [
        each._replace(level=event.level, visited=(*each.visited, went[each.member])) if each.member in went else each
        for each in tournament.guests
    ]
    return tournament._replace(guests=tuple(guests))


STAFF: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.TicketsChanged: tickets_changed,
    e.TicketWon: ticket_won,
    e.SatelliteEnded: satellite_ended,
    e.WaitingCalled: waiting_called,
    e.NoShowsRemoved: no_shows_removed,
    e.PenaltyConfirmed: penalty_confirmed,
    e.ProtestMade: protest_made,
    e.ProtestChanged: protest_changed,
    e.CrewSet: crew_set,
    e.StallingMet: stalling_met,
    e.HandsCounted: hands_counted,
    e.GuestInvited: guest_invited,
    e.GuestsMoved: guests_moved,
}
