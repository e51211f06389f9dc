"""A member's own page: balance, tickets, places on lists, the seat, penalties, invitations, results."""

from typing import Any

from litestar.exceptions import NotFoundException

from cardspeak.room.club.state import Club
from cardspeak.room.tournament.protests import may_protest
from cardspeak.service.running_club import law_of
from cardspeak.web.club.house import club_of, desk_of
from cardspeak.web.club.member_sight import member_sight
from cardspeak.web.club.sight import said_lately
from cardspeak.web.club.words import Names
from cardspeak.web.local_time import moment
from cardspeak.web.people.session import Connection, language_of, parts_of
from cardspeak.web.tournament.prize_sight import place_of, prize_of

MOST_RESULTS = 20


def mine_facts(connection: Connection, member: str) -> dict[str, Any]:
    """Return what a member's own page shows; 404 for whoever is none."""
    club, desk, room = club_of(connection), desk_of(connection), parts_of(connection).room
    now = room.clock.now()

    names = Names(desk)

    def title(tournament: str) -> str:
        running = room.tournaments.here(tournament)
        return running.state.settings.name if running is not None and running.known is not None else tournament

    sight = member_sight(club, member, language_of(connection), names, title, now)
    if sight is None:
        raise NotFoundException
    return {
        "p": sight, "said": said_lately(club, names, now),
        "invitations": _invitations(club, member, names, language_of(connection)),
        "results": _results(connection, member), "others": _others(club, sight.seat.table if sight.seat else 0),
        "may_protest": may_protest(law_of(club.house.tournament_book or club.house.book, club.house.game, "tournament"),
                                   True, True, True),
    }  # fmt: skip


def _others(club: Club, table: int) -> list[tuple[int, str]]:
    """Return the tables to which somebody at this one may ask to change."""
    there = [each for each in club.tables.values() if table and each.number != table and not each.breaking]
    return [(each.number, each.name) for each in there]


def _invitations(club: Club, member: str, names: Names, language: str) -> list[dict[str, Any]]:
    return [
        {"number": each.number, "title": names.shown(each.title), "when": moment(language, each.at),
         "answer": dict(each.invited)[member]}
        for each in club.evenings.values()
        if not each.over and member in dict(each.invited)
    ]  # fmt: skip


def _results(connection: Connection, member: str) -> list[dict[str, Any]]:
    """Return the tournaments that are over in which a member had a place, as far as the room has them at hand."""
    found = []
    for running in parts_of(connection).room.tournaments.listed(member):
        if running.over and member in running.state.entrants:
            tournament = running.state
            found.append({"id": running.id, "title": tournament.settings.name, "place": place_of(tournament, member),
                          "prize": prize_of(tournament, member)})  # fmt: skip
    return found[:MOST_RESULTS]
