"""What stands at a real table between its hands: blinds, antes and levels by the clock; where button and blinds are."""

from collections.abc import Mapping
from typing import get_args

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.room.table.button import Places
from cardspeak.room.table.state import AntePayer, Level, Method, Table
from cardspeak.service.real_tables import RealTable
from cardspeak.web.floor.draw import level_sight
from cardspeak.web.floor.pages import run_by, whole
from cardspeak.web.floor.ruling_words import why_not
from cardspeak.web.people.entrance import Asked
from cardspeak.web.people.session import language_of, parts_of
from cardspeak.web.render import page

ROWS = 12  # of the form for levels
RISE = (1, 2, 3, 4, 6, 8, 12, 16)  # of blinds that are proposed, as multiples of those of now
USUAL_MINUTES = 20
PAYERS: tuple[AntePayer, ...] = get_args(AntePayer)
METHODS: tuple[Method, ...] = get_args(Method)


def levels_in(data: Mapping[str, str]) -> tuple[Level, ...] | None:
    """Read the levels of a form; rows that are empty are left out, none where one is no level."""
    found = []
    for number in range(1, ROWS + 1):
        cells = [data.get(f"{name}-{number}", "").strip() for name in ("small", "big", "ante", "minutes")]
        if not cells[1]:
            continue
        small, big, ante, minutes = [whole(cell or "0") for cell in cells]
        if min(small, big, ante, minutes) < 0:
            return None
        found.append(Level(small, big, ante, minutes))
    return tuple(found)


def _proposed(table: Table) -> list[Level]:
    stakes = table.settings.stakes
    return [Level(stakes.small_blind * by, stakes.big_blind * by, stakes.blind_ante * by, USUAL_MINUTES) for by in RISE]


@get("/floor/{table_id:str}/stakes")
async def stakes_page(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show blinds, antes, who posts them, how the button moves, and the levels."""
    found = await run_by(request, table_id)
    return found if isinstance(found, Redirect) else stakes_shown(request, found[0])


def stakes_shown(request: Asked, real: RealTable, problem: str = "") -> Response[str]:
    """Show the page of the stakes, perhaps with why they could not be changed."""
    table = real.state
    planned = list(table.levels) or _proposed(table)
    empty: list[Level | None] = [None] * ROWS
    return page(
        request, "floor_stakes.html", here="floor", status=422 if problem else 200, problem=problem, id=real.id,
        name=table.settings.name, version=real.version, stakes=table.settings.stakes, payers=PAYERS, methods=METHODS,
        method=table.settings.agreement.button, event=table.settings.tournament, planned=bool(table.levels),
        rows=list(enumerate([*planned, *empty][:ROWS], 1)),
        level=level_sight(table, parts_of(request).room.clock.now()),
    )  # fmt: skip


@get("/floor/{table_id:str}/places")
async def places_page(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show the seats with button and blinds as they are, and as they would be put right."""
    found = await run_by(request, table_id)
    if isinstance(found, Redirect):
        return found
    asked = {key: str(request.query_params.get(key, ""))[:60] for key in ("button", "small", "big")}
    return places_shown(request, found[0], asked)


def places_shown(request: Asked, real: RealTable, asked: Mapping[str, str], problem: str = "") -> Response[str]:
    """Show button and blinds before and after; `asked` names who has them, "": it follows from the others."""
    table, language = real.state, language_of(request)
    asked = {key: asked.get(key, "") for key in ("button", "small", "big", "why")}
    named = [asked[key] for key in ("button", "small", "big")]
    after = real.places(named) if any(named) else None
    if isinstance(after, Refused):
        problem, after = problem or why_not(language, real, after), None
    now = Places(table.button, table.small, table.big)
    seats = [
        {
            "place": number + 1, "name": real.names.name(seat.member) if seat else "",
            "now": marks(now, number), "then": marks(after, number) if after else [],
        }
        for number, seat in enumerate(table.seats)
        if seat or number in (*now, *(after or ()))
    ]  # fmt: skip
    return page(
        request, "floor_places.html", here="floor", status=422 if problem else 200, problem=problem, id=real.id,
        name=table.settings.name, version=real.version, seats=seats, asked=asked, after=after is not None,
        names=[real.names.name(seat.member) for seat in table.seats if seat],
        dead=bool(after and is_dead(table, after.small)), dead_now=table.big >= 0 and is_dead(table, table.small),
        cites=real.law.cites("button.moves"),
    )  # fmt: skip


def is_dead(table: Table, place: int) -> bool:
    """Say whether a small blind or button there is nobody's."""
    return place < 0 or table.seats[place] is None


def marks(at: Places, number: int) -> list[str]:
    """Return what lies before a seat: the keys of button, small and big blind."""
    return [key for key, place in zip(("button", "small", "big"), at, strict=True) if place == number]


HANDLERS = (stakes_page, places_page)
