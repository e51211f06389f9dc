"""What programs are told of the club: how it stands for everybody, for a member, and for its staff."""

from typing import Any

from cardspeak.room.club.state import Club, ClubTable, game_of, listed
from cardspeak.room.fairness.signs import LEAST_HANDS
from cardspeak.service.club import ClubDesk
from cardspeak.service.club_register import standing_of
from cardspeak.service.fairness import Report
from cardspeak.service.stored import EVENTS
from cardspeak.web.api_tournament_events import plain

TEXTS = ("reason", "words", "disruption", "title", "answer")


def club_data(desk: ClubDesk, club: Club, member: str, staff: bool) -> dict[str, Any]:
    """Return how the club stands: to its staff also who is here, sits and waits, to a member how they stand."""
    found: dict[str, Any] = {
        "version": desk.running.version, "name": club.house.name, "book": club.house.book,
        "policy": club.house.policy, "chips": list(club.house.chips), "charges": plain(club.house.charges),
        "tables": [table_data(desk, club, table, staff) for table in club.tables.values()],
        "lists": [list_data(desk, club, game, staff) for game in club.lists],
        "roles": list(desk.roles(member)), "deeds": list(desk.deeds(member)) if staff else [],
        "unproved": bool(desk.roles(member)) and not staff,
    }  # fmt: skip
    if member in club.members:
        found["you"] = member_data(desk, club, member)
    if staff:
        here = [each.id for each in club.members.values() if each.here]
        found |= {
            "here": [{"member": each, "name": desk.name(each)} for each in here],
            "staff": [
                {"member": each, "name": desk.name(each), "roles": list(desk.roles(each))} for each in staff_of(club)
            ],
            "crew": plain(club.crew), "said": [plain(each) for each in club.said],
            "reports": [plain(each) for each in club.reports.values() if not each.closed],
        }  # fmt: skip
    return found


def fairness_data(desk: ClubDesk, report: Report) -> dict[str, Any]:
    """Return the signs that two players play together: what was counted of them, and where the hands are."""
    return {
        "hands": report.hands, "pairs": report.pairs, "least_hands": LEAST_HANDS,
        "signs": [
            {**plain(sign), "names": {each: desk.name(each) for each in (sign.first, sign.second)}}
            for sign in report.signs
        ],
    }  # fmt: skip


def staff_of(club: Club) -> list[str]:
    """Return the owner of the club, and everybody with a role."""
    return list(dict.fromkeys([club.owner, *club.staff]))


def table_data(desk: ClubDesk, club: Club, table: ClubTable, staff: bool) -> dict[str, Any]:
    """Return a table of the club: to its staff with who sits where."""
    found: dict[str, Any] = {
        "table": table.number, "name": table.name, "games": list(table.games), "stakes": plain(table.stakes),
        "book": table.book, "kind": table.kind, "seats": len(table.places), "list": game_of(table),
        "seated": sum(bool(each) for each in table.places), "main": table.main,
        "stream": table.stream.removeprefix("table/"),
    }  # fmt: skip
    if staff:
        found["places"] = [
            {**plain(club.seats[each]), "name": desk.name(each)} if each in club.seats else None
            for each in table.places
        ]
        found["chips"] = club.ledger.on(f"table/{table.number}")
    return found


def list_data(desk: ClubDesk, club: Club, game: str, staff: bool) -> dict[str, Any]:
    """Return a list: to the staff with who waits there."""
    rows = club.lists[game]
    found: dict[str, Any] = {"game": game, "waiting": len(rows)}
    if staff:
        found["rows"] = [{**plain(row), "name": desk.name(row.member)} for row in rows]
    return found


def member_data(desk: ClubDesk, club: Club, member: str) -> dict[str, Any]:
    """Return how a member stands in the club."""
    person = desk.people.person(member)
    own = {"member": member, "name": desk.name(member), "contact": person.contact if person else ""}
    return {**own, **plain(standing_of(club, member)), "on": list(listed(club, member))}


def event_data(desk: ClubDesk, version: int, at: int, event: Any) -> dict[str, Any]:
    """Return an event with its number and time, apart from its own fields; with names for the ids in its texts."""
    name, form, _ = EVENTS.write(event)
    data = plain(event)
    data |= {key: desk.shown(data[key]) for key in TEXTS if isinstance(data.get(key), str)}
    return {"number": version, "at": at, "event": {"type": name, "version": form, **data}}
