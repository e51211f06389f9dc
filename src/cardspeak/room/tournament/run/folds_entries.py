"""How the events of entries are folded."""

from collections.abc import Callable
from typing import Any

from cardspeak.room.ledger.book import Ledger, Transaction, posted
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.placing import come_in, gone
from cardspeak.room.tournament.run.state import Entrant, Said, Stage, Status, Tournament, seat_of
from cardspeak.room.tournament.seating import without
from cardspeak.room.tournament.tickets import Ticket, given_back


def paid(ledger: Ledger, *transactions: Transaction) -> Ledger:
    """Return the ledger after transactions that stand in events: they were found to be possible."""
    after = posted(ledger, *transactions)
    assert isinstance(after, Ledger), after
    return after


def put(tournament: Tournament, *entrants: Entrant) -> Tournament:
    """Return the tournament with these entrants as they are now."""
    return tournament._replace(entrants={**tournament.entrants, **{each.member: each for each in entrants}})


def more(tournament: Tournament, **came: int) -> Tournament:
    """Return the tournament with so many more entries, rebuys, add-ons or chips in play."""
    counts = tournament.counts
    now = counts._replace(**{name: getattr(counts, name) + number for name, number in came.items()})
    return tournament._replace(counts=now)


def risen(tournament: Tournament, member: str) -> Tournament:
    """Return the tournament without a player at their table."""
    at = seat_of(tournament, member)
    if at is None:
        return tournament
    tables = [without(table, member) if table.number == at[0] else table for table in tournament.tables]
    return tournament._replace(tables=tuple(tables))


def settings_changed(tournament: Tournament, event: e.SettingsChanged, at: int) -> Tournament:
    return tournament._replace(settings=event.settings)


def appointed(tournament: Tournament, event: e.Appointed, at: int) -> Tournament:
    others = tuple([each for each in tournament.staff if each[0] != event.member])
    return tournament._replace(staff=(*others, (event.member, event.roles)) if event.roles else others)


def text_announced(tournament: Tournament, event: e.TextAnnounced, at: int) -> Tournament:
    return tournament._replace(said=(*tournament.said, Said(event.text, event.by, at)))


def cancelled(tournament: Tournament, event: e.TournamentCancelled, at: int) -> Tournament:
    ledger = paid(tournament.ledger, *event.transactions)
    # tickets that paid for entries are good again
    tickets = tuple([given_back(each) if each.end == "used" else each for each in tournament.tickets])
    return tournament._replace(
        stage="cancelled", open=False, ended=at, ledger=ledger, tickets=tickets, payouts=(), overlay=0
    )


def opened(tournament: Tournament, event: e.RegistrationOpened, at: int) -> Tournament:
    stage: Stage = "registering" if tournament.stage == "announced" else tournament.stage
    return tournament._replace(stage=stage, open=True)


def closed(tournament: Tournament, event: e.RegistrationClosed, at: int) -> Tournament:
    return tournament._replace(open=False)


def entry_taken(tournament: Tournament, event: e.EntryTaken, at: int) -> Tournament:
    own = tournament.entrants.get(event.member) or Entrant(event.member, "waiting", at)
    now = own._replace(
        status="entered", since=at, number=event.number, entries=own.entries + 1, chips=event.chips, counted=at,
        arrived=False, declined=False, needs=event.needs or own.needs, bot=event.bot or own.bot,
        cash=own.cash + (not event.ticket), tickets=(*own.tickets, event.ticket) if event.ticket else own.tickets,
    )  # fmt: skip
    tickets = tuple(
        [
            each._replace(end="used", where=tournament.id, holder=event.member) if each.number == event.ticket else each
            for each in tournament.tickets
        ]
    )
    if tickets != tournament.tickets:
        tournament = tournament._replace(tickets=tickets)
    if tournament.finishes and own.status not in ("seated", "broke", "entered"):
        tournament = tournament._replace(finishes=come_in(tournament.finishes, event.member))
    after = put(tournament._replace(ledger=paid(tournament.ledger, event.transaction)), now)
    return more(after, entries=1, in_play=event.chips)


def waiting_listed(tournament: Tournament, event: e.WaitingListed, at: int) -> Tournament:
    own = tournament.entrants.get(event.member) or Entrant(event.member, "waiting", at)
    now = tournament._replace(offered={**tournament.offered, event.member: event.ticket})
    return put(now, own._replace(status="waiting", since=at, needs=event.needs, bot=event.bot))


def entry_withdrawn(tournament: Tournament, event: e.EntryWithdrawn, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    if event.transaction is None:
        status: Status = "out" if own.entries else "withdrawn"
        return put(tournament, own._replace(status=status, since=at))
    tickets = tuple([given_back(each) if each.number in own.tickets else each for each in tournament.tickets])
    if tournament.stage != "registering":
        tournament = tournament._replace(finishes=gone(tournament.finishes))
    now = risen(tournament, event.member)._replace(ledger=paid(tournament.ledger, event.transaction), tickets=tickets)
    left = own._replace(status="withdrawn", since=at, entries=own.entries - 1, cash=0, tickets=(), chips=0)
    return more(put(now, left), entries=-1, in_play=-max(0, own.chips))


def seat_confirmed(tournament: Tournament, event: e.SeatConfirmed, at: int) -> Tournament:
    return put(tournament, tournament.entrants[event.member]._replace(arrived=True, away=False))


def surrendered(tournament: Tournament, event: e.StackSurrendered, at: int) -> Tournament:
    own = tournament.entrants[event.member]
    after = put(risen(tournament, event.member), own._replace(status="entered", since=at, chips=0))
    return more(after, in_play=-event.chips if event.leaves else 0)


def ticket_noted(tournament: Tournament, event: e.TicketNoted, at: int) -> Tournament:
    ticket = Ticket(event.number, event.worth, event.kind, event.event, event.member, event.issued, event.expires)
    tickets = (*tournament.tickets, ticket)
    return tournament._replace(tickets=tickets, ledger=paid(tournament.ledger, event.transaction))


ENTRIES: dict[type, Callable[[Any, Any, int], Tournament]] = {
    e.SettingsChanged: settings_changed,
    e.Appointed: appointed,
    e.TextAnnounced: text_announced,
    e.TournamentCancelled: cancelled,
    e.RegistrationOpened: opened,
    e.RegistrationClosed: closed,
    e.EntryTaken: entry_taken,
    e.WaitingListed: waiting_listed,
    e.EntryWithdrawn: entry_withdrawn,
    e.SeatConfirmed: seat_confirmed,
    e.StackSurrendered: surrendered,
    e.TicketNoted: ticket_noted,
}
