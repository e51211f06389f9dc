"""The floor console: the real tables that one runs, opening one, and the hand that is on."""

import re
from datetime import UTC, datetime
from typing import Any

from litestar import Response, get, post
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.library import books
from cardspeak.locale.messages import amount, say
from cardspeak.ports import Member
from cardspeak.service.real import events as e
from cardspeak.service.real.chairs import MOST_PLACES, is_over
from cardspeak.service.real.clock import running
from cardspeak.service.real.hand import Standing, Unfit, stand
from cardspeak.service.real.table import RealTable
from cardspeak.service.real_tables import SHELF, Kept
from cardspeak.web.entrance import Asked, Form, to
from cardspeak.web.floor_draw import facts
from cardspeak.web.floor_words import recorded, why_not
from cardspeak.web.lobby import game_groups
from cardspeak.web.render import book_title, game_title, page
from cardspeak.web.session import language_of, parts_of, who

USUAL = {
    "name": "", "game": "no-limit holdem", "book": "tda-2024", "event": "cash", "small": "1", "big": "2", "ante": "0",
    "chips": "1 5 25 100", "stack": "200", "players": "A, B, C, D, E, F", "button": "",
}  # fmt: skip
EVENTS = ("cash", "tournament")


def run_by(request: Asked, table_id: str) -> tuple[Kept, Member] | Redirect:
    """Return a real table to a member of its floor; strangers are sent to the door, others refused."""
    me, kept = who(request), parts_of(request).room.real.tables.get(table_id)
    if me is None:
        return to(f"/enter?next=/floor/{table_id}")
    if kept is None or kept.state.closed:
        raise NotFoundException
    if me.id not in kept.state.floor:
        raise HTTPException(status_code=403)
    return kept, me


def standing(kept: Kept) -> Standing | Unfit | None:
    """Return where the hand of a table stands; none between hands."""
    hand = kept.state.hand
    return stand(kept.state.stakes, hand, SHELF) if hand else None


@get("/floor", sync_to_thread=False)
def console(request: Asked) -> Response[str] | Redirect:
    """Show the tables that one runs."""
    me = who(request)
    if me is None:
        return to("/enter?next=/floor")
    room, language = parts_of(request).room, language_of(request)
    rows = [_row(language, kept) for kept in room.real.of(me.id)]
    online = [
        {"id": running.id, "name": running.state.settings.name, "called": bool(running.state.called),
         "calls": [(room.name(call.member), call.text) for call in running.state.calls]}
        for running in room.tables.values()
        if me.id in running.state.floor and not running.state.closed
    ]  # fmt: skip
    return page(request, "floor.html", here="floor", rows=rows, online=online)


def _row(language: str, kept: Kept) -> dict[str, Any]:
    table, now = kept.state, standing(kept)
    found = facts(table, now if isinstance(now, Standing) else None, language)
    return {
        "id": kept.id, "name": table.stakes.name, "stakes": _stakes(language, table.stakes), "number": table.hands,
        "book": book_title(language, table.stakes.book), "book_id": table.stakes.book, **found,
        "game": game_title(language, table.stakes.game),
    }  # fmt: skip


def _stakes(language: str, stakes: e.Stakes) -> str:
    return f"{amount(language, stakes.small)}/{amount(language, stakes.big)}"


def _form(request: Asked, wanted: dict[str, str], problem: str = "") -> Response[str]:
    language = language_of(request)
    return page(
        request, "floor_new.html", here="floor", wanted=wanted, problem=problem, status=422 if problem else 200,
        games=game_groups(language), books=[(name, book_title(language, name)) for name in books()],
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
    stakes = e.Stakes(
        wanted["name"].strip()[:40] or say(language, "floor-table"), wanted["book"], wanted["game"],
        wanted["event"] if wanted["event"] in EVENTS else "cash", numbers["small"], numbers["big"],
        max(numbers["ante"], 0), chips,
    )  # fmt: skip
    if not 2 <= len(seats) <= MOST_PLACES or min(numbers.values()) < 0:
        return _form(request, wanted, say(language, "floor-players-wanted", most=MOST_PLACES))
    outcome = await parts_of(request).room.real.open(stakes, seats, wanted["button"].strip(), me.id)
    if isinstance(outcome, Refused | Unfit):
        return _form(request, wanted, why_not(language, outcome))
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


@get("/floor/{table_id:str}", sync_to_thread=False)
def real_table(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show a real table."""
    found = run_by(request, table_id)
    return found if isinstance(found, Redirect) else table_page(request, found[0])


def table_page(request: Asked, kept: Kept, problem: str = "", line: str = "") -> Response[str]:
    """Show a real table, perhaps with why something could not be done, and the line that it was."""
    language, table, now = language_of(request), kept.state, standing(kept)
    broken = why_not(language, now) if isinstance(now, Unfit) else ""
    playing = now if isinstance(now, Standing) else None
    room = parts_of(request).room
    return page(
        request, "floor_table.html", here="floor", status=422 if problem else 200, problem=problem or broken, line=line,
        id=kept.id, version=kept.version, name=table.stakes.name, number=table.hands, book=table.stakes.book,
        book_title=book_title(language, table.stakes.book), stakes=_stakes(language, table.stakes),
        clock=_clock(request, table, playing), game=game_title(language, table.stakes.game),
        log=log(language, kept, room.name),
        last=last_entry(table),
        over=_may_deal(kept, playing), between=is_over(table, SHELF),
        free=[place for place in range(1, MOST_PLACES + 1) if all(chair.place != place for chair in table.chairs)],
        floor=[room.name(member) for member in table.floor], **facts(table, playing, language),
    )  # fmt: skip


def _clock(request: Asked, table: RealTable, now: Standing | None) -> dict[str, int] | None:
    """Return the clock that runs: milliseconds left, the countdown's part among them."""
    clock = running(table.hand, now) if table.hand and now else None
    if clock is None:
        return None
    whole_time = (clock.seconds + clock.countdown) * 1000
    left = max(clock.at + whole_time - parts_of(request).room.clock.now(), 0)
    return {"left": left, "countdown": clock.countdown * 1000, "whole": whole_time}


def _may_deal(kept: Kept, now: Standing | None) -> bool:
    hand = kept.state.hand
    return hand is None or hand.void or bool(now and now.state.stage == "over")


def last_entry(table: RealTable) -> int:
    """Return the number of the last entry, or of the hand just begun, that may be taken back; 0 for none."""
    hand = table.hand
    if hand is None:
        return 0
    return hand.standing[-1].number if hand.standing else hand.begun if table.before else 0


def log(language: str, kept: Kept, name: Any) -> list[dict[str, Any]]:
    """Return what was told and done, the newest first; an entry of the hand that is on with what became of it."""
    hand = kept.state.hand
    entries = {entry.number: entry for entry in hand.entries} if hand else {}
    last = last_entry(kept.state)
    ruled = {event.entry: event for _, _, event in kept.log if isinstance(event, e.Ruled)}
    gone = {event.entry: event for _, _, event in kept.log if isinstance(event, e.Undone)}
    found = []
    for number, at, event in kept.log:
        if isinstance(event, e.Ruled | e.Opened):
            continue
        entry = entries.get(number)
        found.append({
            "number": number, "kind": type(event).__name__, "event": event, "by": name(event.by),
            "when": f"{datetime.fromtimestamp(at / 1000, UTC):%H:%M}", "ruled": ruled.get(number),
            "outcome": recorded(language, kept, ruled[number].outcome) if number in ruled else None,
            "undone": number in gone, "last": number == last, "open": bool(entry and not entry.undone),
            "line": entry.line if entry else getattr(event, "line", ""), "was": entry.was if entry else "",
        })  # fmt: skip
    return found[::-1][:60]


@get("/floor/{table_id:str}/version", sync_to_thread=False)
def is_current(request: Asked, table_id: FromPath[str], seen: FromQuery[int] = 0) -> Response[str] | Redirect:
    """Tell a page that lies open whether somebody else has gone on."""
    found = run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    headers = {} if found[0].version == seen else {"hx-refresh": "true"}
    return Response("", headers=headers, status_code=200 if headers else 204)


HANDLERS = (console, new_real_table, open_real_table, real_table, is_current)
