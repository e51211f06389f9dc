"""The floor's list: all tables of the house, real and online, who has called the floor, who waits longest."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.club.state import ClubTable
from cardspeak.room.table.state import Table, to_act
from cardspeak.service.tables import RunningTable
from cardspeak.web.club.house import Console
from cardspeak.web.club.sight import Board
from cardspeak.web.club.words import game_words, minutes
from cardspeak.web.render import game_title


@record
class Wanted(NamedTuple):
    """Somebody who wants the floor at a table: in which words, and since how many minutes."""

    name: str
    text: str
    minutes: int


@record
class Watched(NamedTuple):
    """A table as the floor looks after it; `kind` is felt, online or reports, `href` where its floor finds it."""

    name: str
    kind: str
    game: str
    stakes: str
    players: int
    seats: int
    hand: int
    acting: str
    clock: bool
    calls: tuple[Wanted, ...]
    href: str

    @property
    def waits(self) -> int:
        """How many minutes the first call has waited; -1: nobody has called."""
        return max([call.minutes for call in self.calls], default=-1)


def watch(console: Console, asked: Mapping[str, str]) -> dict[str, Any]:
    """Return all tables of the club and of its tournaments, those first where somebody has waited longest."""
    board = console.board()
    running = {each.stream: each for each in _running(console)}
    of_club = {table.stream for table in console.club.tables.values()}
    rows = [_of_club(console, board, table, running.get(table.stream)) for table in console.club.tables.values()]
    rows += [
        _of_event(console, each)
        for stream, each in running.items()
        if each.state.settings.tournament and stream not in of_club
    ]
    rows.sort(key=lambda row: (-row.waits, row.name.casefold()))
    longest = next((row for row in rows if row.calls), None)
    return {"b": board, "rows": rows, "first": longest, "calls": sum(len(row.calls) for row in rows)}


def _running(console: Console) -> list[RunningTable]:
    room = console.room
    every = [*room.tables.values(), *[real.running for real in room.real.tables.values()]]
    return [each for each in every if not each.state.closed]


def _of_club(console: Console, board: Board, table: ClubTable, running: RunningTable | None) -> Watched:
    told = tuple([
        Wanted(row.member or row.by, " · ".join([text for text in (row.about, row.words) if text]), row.minutes)
        for row in board.reports
        if row.table == table.name
    ])  # fmt: skip
    seen = _table(console, running) if running is not None else None
    return Watched(
        table.name, seen.kind if seen else "reports", game_words(console.language, table), "",  # it names the stakes
        sum(1 for place in table.places if place), len(table.places), seen.hand if seen else 0,
        seen.acting if seen else "", bool(seen and seen.clock), (*told, *(seen.calls if seen else ())),
        f"/club/run/table/{table.number}" if console.sees("table") else "",
    )  # fmt: skip


def _of_event(console: Console, running: RunningTable) -> Watched:
    seen = _table(console, running)
    event = console.title(running.state.settings.tournament)
    mine = console.me.id in running.state.floor
    return seen._replace(name=f"{event} · {seen.name}", href=seen.href if mine else "")


def _table(console: Console, running: RunningTable) -> Watched:
    table, language = running.state, console.language
    felt = table.telling is not None
    calls = tuple(
        [Wanted(console.room.name(call.member), call.text, minutes(call.at, console.now)) for call in table.calls]
    )
    stakes = table.settings.stakes
    return Watched(
        table.settings.name, "felt" if felt else "online", game_title(language, table.settings.games[table.game]),
        _stakes(language, stakes.small_blind, stakes.big_blind),
        sum(1 for seat in table.seats if seat), len(table.seats),
        table.number, _acting(console, table, running.id if felt else ""), table.called is not None, calls,
        f"/{'floor' if felt else 'tables'}/{running.id}",
    )  # fmt: skip


def _acting(console: Console, table: Table, felt: str) -> str:
    """Return who has to act; players of a real table have names of its own."""
    number = to_act(table)
    seat = table.seats[number] if number >= 0 else None
    if seat is None:
        return ""
    return console.room.real.tables[felt].names.name(seat.member) if felt else console.room.name(seat.member)


def _stakes(language: str, small: int, big: int) -> str:
    return say(language, "club-watch-stakes", small=amount(language, small), big=amount(language, big)) if big else ""
