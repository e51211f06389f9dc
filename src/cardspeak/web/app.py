"""The application: all routes, and what every answer carries."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, ServiceUnavailableException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import Scope

from cardspeak import __version__
from cardspeak.ports import Unavailable
from cardspeak.service import build
from cardspeak.service.calculations import Calculations
from cardspeak.service.hand_lists import HandLists
from cardspeak.service.health import Health
from cardspeak.service.log import note, places
from cardspeak.service.supervision import kept_up
from cardspeak.service.threads import PEOPLE
from cardspeak.web import (
    api,
    api_ask,
    api_club,
    api_prizes,
    api_structures,
    api_tournaments,
    books,
    lobby,
    printed,
    probes,
    programs,
)
from cardspeak.web.api_events import Tellings
from cardspeak.web.api_tournament_events import TournamentTellings
from cardspeak.web.ask import pages as ask_pages
from cardspeak.web.club import handlers as club
from cardspeak.web.club import live as club_live
from cardspeak.web.described import Described
from cardspeak.web.floor import acts as floor_acts
from cardspeak.web.floor import log_pages, what_happened
from cardspeak.web.floor import pages as floor_pages
from cardspeak.web.floor import table_pages as floor_tables
from cardspeak.web.gate import Gate
from cardspeak.web.home import handlers as home_handlers
from cardspeak.web.odds import handlers as odds
from cardspeak.web.paper import handlers as paper
from cardspeak.web.parts import Parts
from cardspeak.web.people import account, entrance, second
from cardspeak.web.people.identified import Identified
from cardspeak.web.people.session import language_of
from cardspeak.web.render import HERE, page
from cardspeak.web.table import desk, own_seat
from cardspeak.web.table import hands as hand_pages
from cardspeak.web.table import pages as table_pages
from cardspeak.web.table.connection import LivePlaces
from cardspeak.web.table.drawing import Drawings
from cardspeak.web.tournament import acts as tournament_acts
from cardspeak.web.tournament import console as tournament_console
from cardspeak.web.tournament import create as tournament_create
from cardspeak.web.tournament import live as tournament_live
from cardspeak.web.tournament import pages as tournament_pages
from cardspeak.web.tournament import series

PAGES = [
    *lobby.HANDLERS, *entrance.HANDLERS, *account.HANDLERS, *second.HANDLERS, *table_pages.HANDLERS,
    *hand_pages.HANDLERS, *books.HANDLERS, *printed.HANDLERS, *ask_pages.HANDLERS, *floor_pages.HANDLERS,
    *floor_acts.HANDLERS, *tournament_create.HANDLERS, *tournament_pages.HANDLERS, *tournament_console.HANDLERS,
    *tournament_acts.HANDLERS, *tournament_live.HANDLERS, *series.HANDLERS, *what_happened.HANDLERS,
    *log_pages.HANDLERS, *floor_tables.HANDLERS, *paper.HANDLERS,
    *home_handlers.HANDLERS, *odds.HANDLERS,
    programs.page_for_programs, *desk.HANDLERS, *own_seat.HANDLERS, *probes.HANDLERS, *club.HANDLERS,
]  # fmt: skip
MOST_BODY = 64 * 1024
SWEEP = 600  # seconds
GONE = "client disconnected prematurely"  # Litestar's words for a body of which the end never comes


def refused(request: Request[object, object, State], error: Exception) -> Response[object]:
    """Answer an error with one sentence: to programs as JSON, to people as a page."""
    from cardspeak.locale.messages import say

    if isinstance(error, RecursionError):  # somebody sent brackets in brackets in brackets
        error = ClientException("too deep")
    code = error.status_code if isinstance(error, HTTPException) else 503 if isinstance(error, Unavailable) else 500
    detail = error.detail if isinstance(error, HTTPException) else ""
    key = f"error-{code}" if code in (400, 403, 404, 405, 413, 429, 503) else "error-other"
    sentence = say(language_of(request), key)
    if request.url.path.startswith("/api"):
        wrong = detail and f"{detail}{_where(error)}"
        return Response({"error": wrong or sentence}, status_code=code, media_type=MediaType.JSON)
    return page(request, "error.html", status=code, heading=code, problem=sentence)  # type: ignore[return-value]


def _where(error: Exception) -> str:
    """Say what is wrong with a message that could not be read, and where."""
    found = getattr(error, "extra", None)
    rows = [row for row in found if isinstance(row, dict)] if isinstance(found, list) else []
    return f": {rows[0].get('key', '')}: {rows[0].get('message', '')}" if rows else ""


async def failed(error: Exception, scope: Scope) -> None:
    """Log what is our own fault; what strangers do wrong is theirs, and a database that is away tells of itself."""
    if isinstance(error, Unavailable | RecursionError) or getattr(error, "status_code", 500) < 500:
        return
    if isinstance(error, ServiceUnavailableException) or getattr(error, "detail", "") == GONE:
        return  # a table that cannot be read told of itself at the start
    handler = scope.get("route_handler")
    note(
        "request_failed",
        logging.ERROR,
        page=handler.name or handler.fn.__name__ if handler else "",
        fault=places(error),
    )


async def _sweep(parts: Parts) -> None:
    """End the sessions whose time is over, and free the names of guests who cannot come back, now and then."""
    while True:
        with suppress(Unavailable):
            await sweep(parts)
        await asyncio.sleep(SWEEP)


async def sweep(parts: Parts) -> None:
    """Do that once."""
    await PEOPLE.call(parts.door.sweep)
    for guest in await PEOPLE.call(parts.door.lost_guests):
        if not parts.room.needs(guest):
            await parts.room.forget(guest)


def create_app(parts: Parts) -> Litestar:
    """Return the application over a room; the room starts and stops with it."""

    tasks: list[asyncio.Task[None]] = []
    health = Health(parts.room.store)
    if parts.room.sharing is not None:
        parts.door.tells = parts.room.sharing.guard(parts.door.ended_elsewhere, parts.door.passes.invalidate)

    async def start() -> None:
        tasks.append(asyncio.create_task(kept_up("health", "room", health.watch)))
        await parts.room.start()
        health.begun = True
        tasks.append(asyncio.create_task(kept_up("files", "room", build.watch)))
        tasks.append(asyncio.create_task(kept_up("sweep", "room", partial(_sweep, parts))))

    async def stop() -> None:
        for task in tasks:
            task.cancel()
        await parts.room.stop()

    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=PAGES, include_in_schema=False),
            api.router,
            api_tournaments.router,
            series.router,
            api_club.router,
            paper.router,
            api_structures.router,
            api_prizes.router,
            Router("/api", route_handlers=[api_ask.ask]),
            create_static_files_router("/static", [HERE / "static"]),
        ],
        state=State({
            "parts": parts, "drawings": Drawings(parts.room), "tellings": Tellings(parts.room.clock), "health": health,
            "drawn_tournaments": tournament_live.Drawn(), "drawn_evenings": club_live.DrawnEvenings(),
            "live_places": LivePlaces(parts.limits), "hand_lists": HandLists(parts.room.store, parts.room.played),
            "calculations": Calculations[Any](),
            "tournament_tellings": TournamentTellings(parts.room.tournaments, parts.room.clock.now),
        }),
        on_startup=[start],
        on_shutdown=[stop],
        exception_handlers={HTTPException: refused, Exception: refused},
        openapi_config=OpenAPIConfig(
            title="Cardspeak", version=__version__, path="/api", use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        plugins=[Described()],
        request_max_body_size=MOST_BODY,
        logging_config=None,
        after_exception=[failed],
    )  # fmt: skip
    # around errors and unknown pages too
    app.asgi_handler = Gate(Identified(app.asgi_handler), parts.hosts, parts.behind_proxy)
    return app
