"""The floor console: the real tables that one runs, opening one, and the hand that is on."""

import re
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.locale.messages import amount, say
from cardspeak.ports import Member
from cardspeak.room.table.absent import verdict
from cardspeak.room.table.state import Stakes, Table, to_act
from cardspeak.service.log import right_refused
from cardspeak.service.member_names import tidy
from cardspeak.service.real_settings import MOST_SEATS, real_settings
from cardspeak.service.real_tables import RealTable, last_line, may_be_undone, next_to_redo
from cardspeak.service.settings import LONGEST_TITLE
from cardspeak.web.floor.draw import facts, level_sight
from cardspeak.web.floor.log import log
from cardspeak.web.floor.ruling_words import why_not
from cardspeak.web.game_choice import by_family
from cardspeak.web.people.entrance import Asked, Form, to
from cardspeak.web.people.second import is_elevated
from cardspeak.web.people.session import language_of, parts_of, too_many_tables, who
from cardspeak.web.render import book_choice, book_title, game_title, page
from cardspeak.web.slowed import slowed

USUAL = {
    "name": "", "game": "no-limit holdem", "book": "tda-2024", "event": "cash", "small": "1", "big": "2", "ante": "0",
    "chips": "1 5 25 100", "stack": "200", "players": "A, B, C, D, E, F", "button": "",
}  # fmt: skip
EVENTS = ("cash", "tournament")


async def run_by(request: Asked, table_id: str) -> tuple[RealTable, Member] | Redirect:
    """Return a real table to a member of its floor; strangers are sent to the door, others refused."""
    me, real = who(request), parts_of(request).room.real.tables.get(table_id)
    if me is None:
        return to(f"/enter?next=/floor/{table_id}")
    if real is None or real.state.closed:
        raise NotFoundException
    if me.id not in real.state.floor:
        right_refused(me.id, "floor_only", table_id)
        raise PermissionDeniedException
    if real.state.settings.club and not await is_elevated(request):  # chips of members change hands there
        return to(f"/account/second?next=/floor/{table_id}")
    return real, me


@get("/floor", sync_to_thread=False)
def console(request: Asked) -> Response[str] | Redirect:
    """Show the tables that one runs."""
    me = who(request)
    if me is None:
        return to("/enter?next=/floor")
    room, language = parts_of(request).room, language_of(request)
    rows = [_row(language, real) for real in room.real.of(me.id)]
    online = [
        {"id": running.id, "name": running.state.settings.name, "called": bool(running.state.called),
         "calls": [(room.name(call.member), call.text) for call in running.state.calls]}
        for running in room.tables.values()
        if me.id in running.state.floor and not running.state.closed
    ]  # fmt: skip
    return page(request, "floor.html", here="floor", rows=rows, online=online)


def _row(language: str, real: RealTable) -> dict[str, Any]:
    settings = real.state.settings
    return {
        "id": real.id, "name": settings.name, "stakes": _stakes(language, settings.stakes),
        "number": real.state.number, "book": book_title(language, settings.book), "book_id": settings.book,
        **facts(real, language), "game": game_title(language, settings.games[0]),
    }  # fmt: skip


def _stakes(language: str, stakes: Stakes) -> str:
    return f"{amount(language, stakes.small_blind)}/{amount(language, stakes.big_blind)}"


def _form(request: Asked, wanted: dict[str, str], problem: str = "") -> Response[str]:
    language = language_of(request)
    return page(
        request, "floor_new.html", here="floor", wanted=wanted, problem=problem, status=422 if problem else 200,
        games=by_family(language), books=book_choice(language),
        events=[(name, say(language, f"floor-{name}")) for name in EVENTS],
    )  # fmt: skip


@get("/floor/new", sync_to_thread=False)
def new_real_table(request: Asked) -> Response[str] | Redirect:
    """Show the form for a real table."""
    return _form(request, USUAL) if who(request) else to("/enter?next=/floor/new")


@post("/floor/new")
async def open_real_table(request: Asked, data: Form) -> Response[str] | Redirect:
    """Open a real table."""
    me = who(request)
    if me is None:
        return to("/enter?next=/floor/new")
    wanted = {**USUAL, **data}
    language = language_of(request)
    numbers = {key: whole(wanted[key]) for key in ("small", "big", "ante", "stack")}
    chips = tuple(sorted({whole(each) for each in re.split(r"[\s,;/]+", wanted["chips"].strip()) if each}))
    seats = read_players(wanted["players"], numbers["stack"])
    settings = real_settings(
        tidy(wanted["name"], LONGEST_TITLE) or say(language, "floor-table"), wanted["game"], wanted["book"],
        "tournament" if wanted["event"] == "tournament" else "cash", (numbers["small"], numbers["big"]),
        max(numbers["ante"], 0), chips,
    )  # fmt: skip
    if not 2 <= len(seats) <= MOST_SEATS or min(numbers.values()) < 0:
        return _form(request, wanted, say(language, "floor-players-wanted", most=MOST_SEATS))
    outcome = too_many_tables(request, me.id) or await parts_of(request).room.real.open(
        settings, seats, wanted["button"].strip(), me.id
    )
    if isinstance(outcome, Refused):
        return slowed(_form(request, wanted, why_not(language, None, outcome)), outcome)
    return to(f"/floor/{outcome.id}")


def whole(text: str) -> int:
    """Read a number of chips; -1 for what is none."""
    plain = text.strip().replace(",", "").replace(" ", "").replace("\xa0", "")
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) < 14 else -1


def read_players(text: str, stack: int) -> list[tuple[str, int]]:
    """Read players as they are written in a row, `Ann, Bob 5000, Cid`: who has no chips named has the usual stack."""
    found = []
    for piece in re.split(r"[,;\n]+", text):
        words = piece.split()
        if not words:
            continue
        own = whole(words[-1]) if len(words) > 1 else -1
        name = "_".join(words[:-1] if own >= 0 else words)
        found.append((re.sub(r"[^\w]", "", name)[:20], own if own >= 0 else stack))
    return found


@get("/floor/{table_id:str}")
async def real_table(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show a real table."""
    found = await run_by(request, table_id)
    return found if isinstance(found, Redirect) else table_page(request, found[0])


def table_page(request: Asked, real: RealTable, problem: str = "", line: str = "") -> Response[str]:
    """Show a real table, perhaps with why something could not be done, and the line that it was."""
    language, table, settings = language_of(request), real.state, real.state.settings
    room = parts_of(request).room
    drawn = facts(real, language)
    closes = between_hands(table)
    return page(
        request, "floor_table.html", here="floor", status=422 if problem else 200, problem=problem, line=line,
        id=real.id, event=settings.tournament, club=_of_club(request, real),
        version=real.version, name=settings.name, number=table.number, book=settings.book,
        book_title=book_title(language, settings.book), stakes=_stakes(language, settings.stakes),
        clock=_clock(request, table), game=game_title(language, settings.games[0]),
        log=log(language, real, room.name),
        last=last_line(table), undoable=may_be_undone(table), redo=next_to_redo(table),
        over=drawn["stage"] in ("none", "void", "over"), between=closes,
        free=[number for number, seat in enumerate(table.seats, 1) if seat is None],
        floor=[room.name(member) for member in table.floor], absent=absent_rule(real), deputies=real.law.play_deputy(),
        level=level_sight(table, room.clock.now()), **drawn,
    )  # fmt: skip


def _of_club(request: Asked, real: RealTable) -> int:
    """Return the number of the club's table that this is; 0 where it is none."""
    club = parts_of(request).room.club.club
    tables = club.tables.values() if club is not None and real.state.settings.club else ()
    return next((each.number for each in tables if each.stream == real.running.stream), 0)


def absent_rule(real: RealTable) -> dict[str, Any] | None:
    """Return what the book makes of the cards of the player to act, where they are away; none where they are not."""
    table, number = real.state, to_act(real.state)
    seat = table.seats[number] if number >= 0 and table.playing else None
    if seat is None or not seat.away:
        return None
    return {"how": verdict(table, number, real.law), "clauses": real.law.cites("absent.leaving")}


def between_hands(table: Table) -> bool:
    """Say whether seats may change now: no hand is on, it is over, or nothing was told in it."""
    telling = table.telling
    return telling is None or not telling.on or not telling.standing or not table.playing


def _clock(request: Asked, table: Table) -> dict[str, int] | None:
    """Return the clock that runs: milliseconds left, the countdown's part among them."""
    called = table.called
    if called is None:
        return None
    whole_time = (called.seconds + called.countdown) * 1000
    left = max(called.at + whole_time - parts_of(request).room.clock.now(), 0)
    return {"left": left, "countdown": called.countdown * 1000, "whole": whole_time}


@get("/floor/{table_id:str}/version")
async def is_current(request: Asked, table_id: FromPath[str], seen: FromQuery[int] = 0) -> Response[str] | Redirect:
    """Tell a page that lies open whether somebody else has gone on."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    headers = {} if found[0].version == seen else {"hx-refresh": "true"}
    return Response("", headers=headers, status_code=200 if headers else 204)


HANDLERS = (console, new_real_table, open_real_table, real_table, is_current)
