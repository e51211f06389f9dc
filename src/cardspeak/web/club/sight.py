"""The evening as its staff sees it: who is here, tables, lists, who waits longest, calls, what is owed, dealers."""

from collections.abc import Callable
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.cash.keeping import kept
from cardspeak.room.cash.waiting import Waits
from cardspeak.room.club.evening import open_reports
from cardspeak.room.club.state import Charges, Club, ClubTable, Sitting, game_of
from cardspeak.web.club.words import (
    MINUTE,
    Mine,
    Names,
    StepSight,
    game_words,
    last_step,
    minutes,
    minutes_left,
    offence_words,
    table_name,
)

FRESH = 30 * MINUTE  # for which an announcement is shown

Owes = Callable[[ClubTable], list[tuple[str, int]]]
"""Who owes blinds at a table where hands are played, and how much."""
LawAt = Callable[[ClubTable], Law]
"""The law of a table."""


@record
class SeatSight(NamedTuple):
    """A seat of a table, from 1, and who sits there; `minutes` for which they are away."""

    seat: int
    id: str = ""
    name: str = ""
    away: bool = False
    minutes: int = 0


@record
class TableSight(NamedTuple):
    """A table of the club; `reports`: no hand of it is played here."""

    number: int
    name: str
    game: str
    key: str
    seats: tuple[SeatSight, ...]
    taken: int
    size: int
    dealer: str
    reports: bool
    address: str  # where its hands are played, or told

    @property
    def free(self) -> int:
        """How many seats are free."""
        return self.size - self.taken


@record
class Waiter(NamedTuple):
    """Somebody on a list; `table` is where they are called to, and `left` the minutes for which the seat is held."""

    id: str
    name: str
    minutes: int
    present: bool
    table: str
    left: int
    answer: str


@record
class ListSight(NamedTuple):
    """The list of a game: who waits, how many seats are free, and the tables to which the next can be called."""

    game: str
    anchor: str
    title: str
    rows: tuple[Waiter, ...]
    free: int  # that are held for nobody
    calls: tuple[tuple[int, str], ...]


@record
class Call(NamedTuple):
    """Somebody who is called to a seat."""

    id: str
    name: str
    game: str
    table: str
    left: int
    answer: str


@record
class ReportSight(NamedTuple):
    """What the floor was called for."""

    number: int
    table: str
    member: str
    about: str
    words: str
    by: str
    minutes: int


@record
class Longest(NamedTuple):
    """Who waits longest."""

    id: str
    name: str
    game: str
    minutes: int


@record
class Person(NamedTuple):
    """Somebody by id and name, and the number of their card."""

    id: str
    name: str
    card: int = 0


@record
class BoxSight(NamedTuple):
    """A table and who deals there, "" nobody."""

    table: str
    id: str
    dealer: str


@record
class Board(NamedTuple):
    """The evening at one moment."""

    version: int
    here: int
    seated: int
    waiting: int
    longest: Longest | None
    calls: tuple[Call, ...]
    reports: tuple[ReportSight, ...]
    owed: tuple[tuple[str, str], ...]
    lists: tuple[ListSight, ...]
    tables: tuple[TableSight, ...]
    unseated: tuple[Person, ...]
    boxes: tuple[BoxSight, ...]
    resting: tuple[str, ...]
    said: str
    last: StepSight | None


def board(
    club: Club, version: int, language: str, name: Names, now: int, owes: Owes, law: LawAt, house: Law, mine: Mine
) -> Board:  # fmt: skip
    """Draw the evening up."""
    lists = lists_of(club, language, name, now)
    waiting = [(row, each) for row in lists for each in row.rows]
    here = [member for member in club.members.values() if member.here]
    longest = max(waiting, key=lambda found: found[1].minutes, default=None)
    return Board(
        version=version,
        here=len(here),
        seated=len(club.seats),
        waiting=len({each.id for _, each in waiting}),
        longest=Longest(longest[1].id, longest[1].name, longest[0].title, longest[1].minutes) if longest else None,
        calls=tuple([
            Call(each.id, each.name, row.game, each.table, each.left, each.answer)
            for row, each in waiting if each.table
        ]),
        reports=tuple([
            ReportSight(
                each.number, table_name(club, each.table) if each.table else "",
                name(each.member) if each.member else "",
                offence_words(language, each.about), name.shown(each.words), name(each.by), minutes(each.at, now),
            )
            for each in open_reports(club, house)
        ]),
        owed=tuple(_owed(club, language, name, now, owes, law)),
        lists=lists,
        tables=tuple([table_sight(club, table, language, name, now) for table in club.tables.values()]),
        unseated=tuple(sorted(
            [Person(each.id, name(each.id), each.card) for each in here if each.id not in club.seats],
            key=lambda person: person.name.casefold(),
        )),
        boxes=tuple([
            BoxSight(table_name(club, box.table), box.dealer, name(box.dealer) if box.dealer else "")
            for box in club.crew.boxes
        ]),
        resting=tuple([name(dealer) for dealer in club.crew.resting]),
        said=said_lately(club, name, now),
        last=last_step(club, language, name, mine),
    )  # fmt: skip


def said_lately(club: Club, name: Names, now: int) -> str:
    """Return what was announced to the room last, as long as it is news."""
    news = [each for each in club.said if not each.table and now - each.at < FRESH]
    return name.shown(news[-1].words) if news else ""


def address_of(table: ClubTable) -> str:
    """Return where the hands of a table are played, or told by the staff; empty where it only reports."""
    table_id = table.stream.rpartition("/")[2]
    return f"/{'floor' if table.kind == 'felt' else 'tables'}/{table_id}" if table_id else ""


def table_sight(club: Club, table: ClubTable, language: str, name: Names, now: int) -> TableSight:
    """Draw a table up."""
    seats = []
    for place, member in enumerate(table.places, 1):
        sitting = club.seats.get(member)
        if member and sitting:
            away = minutes(sitting.away, now) if sitting.away else 0
            seats.append(SeatSight(place, member, name(member), bool(sitting.away), away))
        else:
            seats.append(SeatSight(place))
    dealer = next((box.dealer for box in club.crew.boxes if box.table == table.number), "")
    return TableSight(
        table.number, table.name, game_words(language, table), game_of(table), tuple(seats),
        sum(1 for seat in seats if seat.id), len(seats), name(dealer) if dealer else "", table.kind == "reports",
        address_of(table),
    )  # fmt: skip


def lists_of(club: Club, language: str, name: Names, now: int) -> tuple[ListSight, ...]:
    """Draw the lists up: one for each game that a table stands for, and those on which somebody still waits."""
    titles = {game_of(table): game_words(language, table) for table in club.tables.values()}
    found = []
    for at, game in enumerate(dict.fromkeys((*titles, *[game for game, rows in club.lists.items() if rows]))):
        waiting = club.lists.get(game, ())
        rows = tuple([_waiter(club, each, name, now) for each in waiting])
        tables = [table for table in club.tables.values() if game_of(table) == game and not table.breaking]
        free = {table.number: free_at(club, table) for table in tables}
        uncalled = any(not each.until for each in waiting)
        calls = tuple([(table.number, table.name) for table in tables if uncalled and free[table.number]])
        found.append(ListSight(game, f"list-{at}", titles.get(game, game), rows, sum(free.values()), calls))
    return tuple(found)


def free_at(club: Club, table: ClubTable) -> int:
    """Return how many seats of a table are free and held for nobody."""
    held = sum(1 for each in club.held.values() if each.table == table.number)
    return max(sum(1 for place in table.places if not place) - held, 0)


def _waiter(club: Club, each: Waits, name: Names, now: int) -> Waiter:
    held = club.held.get(each.member)
    table = table_name(club, held.table) if each.until and held else ""
    left = minutes_left(each.until, now) if each.until else 0
    return Waiter(each.member, name(each.member), minutes(each.since, now), each.present, table, left, each.reply)


def _owed(club: Club, language: str, name: Names, now: int, owes: Owes, law: LawAt) -> list[tuple[str, str]]:
    """Return what is to be done or paid, each with the page where that is done."""
    found = []
    charges = club.house.charges
    for table in club.tables.values():
        at = f"/club/run/table/{table.number}"
        taken = [club.seats[member] for member in table.places if member in club.seats]
        if charges.time and any(time_due(each, charges, now) for each in taken):
            found.append((say(language, "club-owes-time", table=table.name), at))
        drop = club.ledger.on(f"drop/{table.number}")
        if drop:
            said = say(language, "club-owes-drop", table=table.name, amount=amount(language, drop))
            found.append((said, at))
        waited = bool(club.lists.get(game_of(table)))
        for sitting in taken:
            away = minutes(sitting.away, now) if sitting.away else 0
            if away and kept(away, waited, law(table)):
                facts = {"name": name(sitting.member), "minutes": away, "table": table.name}
                found.append((say(language, "club-owes-count", **facts), f"/club/run/member/{sitting.member}#seat"))
        for sitting in taken:
            if sitting.wants:
                facts = {"name": name(sitting.member), "to": table_name(club, sitting.wants), "table": table.name}
                found.append((say(language, "club-owes-change", **facts), f"/club/run/member/{sitting.member}#seat"))
        for member, blinds in owes(table):
            facts = {"name": name(member), "amount": amount(language, blinds), "table": table.name}
            found.append((say(language, "club-owes-blinds", **facts), f"/club/run/member/{member}#seat"))
    for sheet in club.sheets.values():
        facts = {"number": sheet.number, "name": name(sheet.member), "amount": amount(language, sheet.amount)}
        found.append((say(language, "club-owes-sheet", **facts), f"/club/run/member/{sheet.member}#desk"))
    return found


def time_due(sitting: Sitting, charges: Charges, now: int) -> bool:
    """Say whether somebody owes the time charge for a period that has begun."""
    periods = minutes(sitting.since, now) // max(charges.minutes, 1) + 1
    return not sitting.away and sitting.charged < periods * charges.time
