"""The lobby: which tables there are, sitting down with one click, making a table."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.bots.levels import LEVELS
from cardspeak.hand.refused import Refused
from cardspeak.library import rotations
from cardspeak.locale.messages import amount, say
from cardspeak.record import record
from cardspeak.room.table.home import may_see
from cardspeak.room.table.state import Settings, Table, first_free, seat_of
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.web.game_choice import mix_of
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.session import language_of, parts_of, too_many_tables, who
from cardspeak.web.qr import code
from cardspeak.web.render import book_choice, book_title, game_title, page, raw, rotation_title, sentence
from cardspeak.web.slowed import slowed
from cardspeak.web.table_form import table_form

HOLDEM = "no-limit holdem"
MOST_EVENTS = 6  # tournaments that the lobby names


@record
class Row(NamedTuple):
    """One table in the lobby."""

    id: str
    name: str
    game: str
    mix: str
    stakes: str
    book: str
    book_title: str
    players: tuple[dict[str, Any], ...]
    seated: int
    seats: int
    free: int | None
    mine: bool


def stakes(language: str, settings: Settings) -> str:
    """Write the stakes of a table: blinds, or bets and bring-in."""
    if settings.stakes.small_blind:
        return f"{amount(language, settings.stakes.small_blind)}/{amount(language, settings.stakes.big_blind)}"
    return f"{amount(language, settings.stakes.small_bet)}/{amount(language, settings.stakes.big_bet)}"


def titles(language: str, settings: Settings) -> str:
    """Name what is played at a table."""
    return titles_of(language, settings.games)


def titles_of(language: str, played: Sequence[str]) -> str:
    """Name a game, or the rotation that these games are."""
    if len(played) == 1:
        return game_title(language, played[0])
    rotation = _rotation(played)
    if rotation:
        return rotation_title(language, rotation)
    return " / ".join(game_title(language, game) for game in played)


def _rotation(played: Sequence[str]) -> str:
    """Return the rotation that these games are, "" where they are none."""
    turns = tuple(played)
    for rotation in rotations().values():
        if tuple([f"{structure} {game}" for structure, game in rotation.turns]) == turns:
            return rotation.id
    return ""


def _row(request: Asked, language: str, running: RunningTable, me: str) -> Row:
    room = parts_of(request).room
    table = running.state
    settings = table.settings
    players = tuple([{"name": room.name(seat.member), "bot": seat.bot} for seat in table.seats if seat is not None])
    free, rotation = first_free(table), _rotation(settings.games)
    mix = mix_of(language, rotation) if rotation else ""
    return Row(
        running.id, settings.name, titles(language, settings), mix, stakes(language, settings), settings.book,
        book_title(language, settings.book), players, len(players), settings.seats, free,
        bool(me) and seat_of(table, me) >= 0,
    )  # fmt: skip


@get("/", sync_to_thread=False)
def lobby(
    request: Asked, game: FromQuery[str] = "", book: FromQuery[str] = "", free: FromQuery[str] = ""
) -> Response[str]:
    """Show the tables, filtered."""
    return lobby_page(request, game, book, free)


def lobby_page(request: Asked, game: str = "", book: str = "", free: str = "", problem: str = "") -> Response[str]:
    """Show the tables, filtered, perhaps with a problem."""
    parts, language, me = parts_of(request), language_of(request), who(request)
    mine = me.id if me else ""
    running = [table for table in parts.room.tables.values() if not table.state.closed and may_see(table.state, mine)]
    here = {table.state.settings.games[0] for table in running}
    holdem = {table.id for table in running if table.state.settings.games == (HOLDEM,)}
    rows = [
        _row(request, language, table, me.id if me else "")
        for table in running
        if (not game or game in table.state.settings.games)
        and (not book or table.state.settings.book == book)
        and (not free or first_free(table.state) is not None)
    ]
    rows.sort(key=lambda row: (not row.mine, row.free is None, row.id not in holdem, row.name))
    for_all = {table.id for table in running if _is_for_all(table.state)} & holdem
    first = next((row for row in rows if row.free is not None and row.id in for_all), None) if me is None else None
    return page(
        request, "lobby.html", here="lobby", rows=rows, first=first,
        unavailable=sorted(parts.room.unavailable.values()),
        cannot=sentence(language, Refused("table_unavailable", {})), problem=problem, status=422 if problem else 200,
        filter_games=[(code, game_title(language, code)) for code in sorted(here)],
        books=book_choice(language),
        wanted={"game": game, "book": book, "free": free}, addresses=parts.addresses, events=_events(request),
        qr=raw(code(parts.addresses[0])) if parts.addresses else "",
    )  # fmt: skip


def _is_for_all(table: Table) -> bool:
    """Say whether anybody may sit down there, without a host, a club or a tournament."""
    return not (table.settings.tournament or table.settings.club) and table.home is None


def _events(request: Asked) -> list[tuple[str, str, str]]:
    """Return the tournaments that take entries or are played: the id, the name, and how they stand."""
    me = who(request)
    listed = parts_of(request).room.tournaments.listed(me.id if me else "")
    found = [
        (running.id, running.state.settings.name, str(running.state.stage)) for running in listed if not running.over
    ]
    return found[:MOST_EVENTS]


@post("/tables/{table_id:str}/sit")
async def sit(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Sit down in a free seat with one click."""
    me, running = who(request), parts_of(request).room.running(table_id)
    if me is None:
        return to(f"/enter?next=/tables/{table_id}&table={table_id}")
    if running is None:
        return lobby_page(request, problem=sentence(language_of(request), Refused("no_such_table", {})))
    if running.state.home is not None and seat_of(running.state, me.id) < 0:
        return to(f"/tables/{table_id}/join")
    outcome = await parts_of(request).room.sit(running, me.id)
    if isinstance(outcome, Refused) and outcome.code != "already_seated":
        return lobby_page(request, problem=sentence(language_of(request), outcome))
    return to(f"/tables/{table_id}")


USUAL: dict[str, Any] = {
    "game": HOLDEM, "big_blind": 20, "buy_in": 100, "book": "common", "seats": 6, "speed": "normal",
    "runs": 1, "all_in": "open", "straddles": "", "chop": "", "bots": {"calling": 1, "solid": 2, "crafty": 1},
}  # fmt: skip


@get("/tables/new", sync_to_thread=False)
def new_table(request: Asked) -> Response[str] | Redirect:
    """Show the form for a new table."""
    me = who(request)
    if me is None:
        return to("/enter?next=/tables/new")
    name = say(language_of(request), "create-name-of", name=me.name)
    return table_form(request, "create.html", {**USUAL, "name": name})


@post("/tables/new")
async def make_table(request: Asked, data: Form) -> Response[str] | Redirect:
    """Make a table and sit down at it."""
    me = who(request)
    if me is None:
        return to("/enter?next=/tables/new")
    levels = [(level, _number(data.get(f"bots-{level}", "0"), 0)) for level in LEVELS]
    settings = settings_from(data)
    outcome: object = settings
    if isinstance(settings, Settings):
        outcome = too_many_tables(request, me.id) or settings
    if isinstance(settings, Settings) and outcome is settings:
        bots = [level for level, count in levels for _ in range(min(count, 9))]
        outcome = await parts_of(request).room.open_table(settings, me.id, bots)
    if isinstance(outcome, Refused):
        wanted = {**USUAL, "name": "", **data, "bots": dict(levels), "seats": _number(data.get("seats", ""), 6)}
        return slowed(table_form(request, "create.html", wanted, sentence(language_of(request), outcome)), outcome)
    assert isinstance(outcome, RunningTable)
    await parts_of(request).room.sit(outcome, me.id)
    return to(f"/tables/{outcome.id}")


def _number(text: str, otherwise: int) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 12 else otherwise


HANDLERS = (lobby, new_table, make_table, sit)
