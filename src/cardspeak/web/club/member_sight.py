"""One member as the staff and they themselves see them: card, chips, seat, lists, tickets, cases."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.locale.messages import say
from cardspeak.record import record
from cardspeak.room.club.state import Case, Club, Sheet, balance_of, game_of, in_hand
from cardspeak.room.tournament.protests import Protest
from cardspeak.room.tournament.tickets import Ticket
from cardspeak.web.club.sight import address_of
from cardspeak.web.club.words import (
    Names,
    ban_words,
    game_words,
    measure_words,
    minutes,
    minutes_left,
    offence_words,
    table_name,
)
from cardspeak.web.local_time import day


@record
class Seat(NamedTuple):
    """Where a member sits, the places that are free there, and whether they are away and for how many minutes."""

    table: int
    where: str
    place: int
    away: bool
    minutes: int
    counted: int
    free: tuple[int, ...]
    reports: bool
    address: str  # of the table, where they play it online
    wants: int = 0
    to: str = ""  # what the table is called that they want to change to


@record
class Place(NamedTuple):
    """A place on a list, from 1; `table` is where the member is called to, `seat` the one that is held."""

    game: str
    title: str
    place: int
    minutes: int
    table: str
    seat: int
    left: int
    answer: str


@record
class TicketSight(NamedTuple):
    """A ticket: whose, worth, for what, until when."""

    number: str
    worth: int
    event: str
    event_id: str
    holder: str
    name: str
    until: str
    end: str


@record
class CaseSight(NamedTuple):
    """A case on record with the protest against it."""

    number: int
    member: str
    name: str
    offence: str
    text: str
    rounds: int
    reason: str
    cites: tuple[str, ...]
    by: str
    day: str
    lifted: bool
    confirmed: bool
    protest: Protest | None
    due: str


@record
class MemberSight(NamedTuple):
    """A member; `ok`: may be dealt with as a member, neither erased nor merged."""

    id: str
    name: str
    card: int
    since: str
    here: bool
    ok: bool
    banned: bool
    ban: str
    ban_cites: tuple[str, ...]
    merged: str
    erased: bool
    balance: int
    in_hand: int
    seat: Seat | None
    lists: tuple[Place, ...]
    called: int
    called_place: int
    tickets: tuple[TicketSight, ...]
    sheets: tuple[Sheet, ...]
    cases: tuple[CaseSight, ...]
    contact: str = ""
    birthday: str = ""


Titles = Callable[[str], str]
"""What a tournament is called, by its id."""


def member_sight(club: Club, member: str, language: str, name: Names, title: Titles, now: int) -> MemberSight | None:
    """Draw a member up; none where nobody here has this id."""
    own = club.members.get(member)
    if own is None:
        return None
    banned = own.ban is not None and (not own.ban.until or own.ban.until > now)
    held = club.held.get(member)
    return MemberSight(
        member, name(member), own.card, day(language, own.since), bool(own.here),
        not (own.erased or own.merged), banned,
        ban_words(language, own.ban, name) if banned and own.ban else "", own.ban.cites if banned and own.ban else (),
        own.merged, own.erased, balance_of(club, member), in_hand(club, member), seat_of(club, member, language, now),
        places_of(club, member, language, now), held.table if held else 0, held.place if held else -1,
        tuple([
            ticket_sight(each, language, name, title)
            for each in club.tickets.values() if each.holder == member and not each.end
        ]),
        tuple([sheet for sheet in club.sheets.values() if sheet.member == member]),
        tuple([case_sight(club, club.cases[number], language, name) for number in own.cases if number in club.cases]),
    )  # fmt: skip


def seat_of(club: Club, member: str, language: str, now: int) -> Seat | None:
    """Return where a member sits."""
    sitting = club.seats.get(member)
    table = club.tables.get(sitting.table) if sitting else None
    if sitting is None or table is None:
        return None
    free = tuple([place for place, whose in enumerate(table.places, 1) if not whose])
    where = say(language, "club-seat-of", table=table.name, seat=sitting.place + 1)
    return Seat(
        table.number, where, sitting.place + 1, bool(sitting.away),
        minutes(sitting.away, now) if sitting.away else 0, sitting.counted, free, table.kind == "reports",
        "" if table.kind == "felt" else address_of(table), sitting.wants,
        table_name(club, sitting.wants) if sitting.wants else "",
    )  # fmt: skip


def places_of(club: Club, member: str, language: str, now: int) -> tuple[Place, ...]:
    """Return a member's places on lists."""
    titles = {game_of(table): game_words(language, table) for table in club.tables.values()}
    found = []
    for game, rows in club.lists.items():
        for at, each in enumerate(rows, 1):
            if each.member == member:
                held = club.held.get(member) if each.until else None
                found.append(
                    Place(game, titles.get(game, game), at, minutes(each.since, now),
                          table_name(club, held.table) if held else "", held.place + 1 if held else 0,
                          minutes_left(each.until, now) if each.until else 0, each.reply)
                )  # fmt: skip
    return tuple(found)


def ticket_sight(ticket: Ticket, language: str, name: Names, title: Titles) -> TicketSight:
    """Draw a ticket up."""
    if ticket.expires:
        last = day(language, ticket.expires)
        until = say(language, "club-ticket-good", day=last)
    else:
        until = say(language, "club-ticket-forever")
    return TicketSight(
        ticket.number, ticket.worth, title(ticket.event) if ticket.event else "", ticket.event, ticket.holder,
        name(ticket.holder) if ticket.holder else "", until, ticket.end,
    )  # fmt: skip


def case_sight(club: Club, case: Case, language: str, name: Names) -> CaseSight:
    """Draw a case up."""
    protest = next((each for each in club.protests.values() if each.case == case.number), None)
    if protest is not None:
        protest = protest._replace(reason=name.shown(protest.reason), words=name.shown(protest.words))
    return CaseSight(
        case.number, case.member, name(case.member), offence_words(language, case.offence),
        measure_words(language, case), case.rounds, name.shown(case.reason), case.cites,
        name(case.by) if case.by else "", day(language, case.at), case.lifted, case.confirmed, protest,
        day(language, protest.due) if protest and protest.due else "",
    )  # fmt: skip
