"""The application: all routes, and what every answer carries."""

import asyncio
from contextlib import suppress
from functools import partial

from litestar import Litestar, MediaType, Request, Response, Router
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from cardspeak import __version__
from cardspeak.ports import Unavailable
from cardspeak.service.people import Door
from cardspeak.service.supervision import kept_up
from cardspeak.web import api, api_ask, books, lobby, printed, programs
from cardspeak.web.api_events import Tellings
from cardspeak.web.ask import pages as ask_pages
from cardspeak.web.floor import acts as floor_acts
from cardspeak.web.floor import pages as floor_pages
from cardspeak.web.floor import what_happened
from cardspeak.web.gate import Gate
from cardspeak.web.parts import Parts
from cardspeak.web.people import account, entrance
from cardspeak.web.people.session import language_of
from cardspeak.web.render import HERE, page
from cardspeak.web.table import desk
from cardspeak.web.table import hands as hand_pages
from cardspeak.web.table import pages as table_pages
from cardspeak.web.table.drawing import Drawings

PAGES = [
    *lobby.HANDLERS, *entrance.HANDLERS, *account.HANDLERS, *table_pages.HANDLERS, *hand_pages.HANDLERS,
    *books.HANDLERS, *printed.HANDLERS, *ask_pages.HANDLERS, *floor_pages.HANDLERS, *floor_acts.HANDLERS,
    *what_happened.HANDLERS, programs.page_for_programs, *desk.HANDLERS,
]  # fmt: skip
MOST_BODY = 64 * 1024
SWEEP = 600  # seconds
LOGS = LoggingConfig(
    root={"level": "WARNING", "handlers": ["queue_listener"]}, log_exceptions="always",
    # what a stranger does wrong is no fault of ours to be logged, nor is a database that is away
    disable_stack_trace={*range(400, 500), RecursionError, Unavailable},
)  # fmt: skip


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
        return Response({"error": detail or sentence}, status_code=code, media_type=MediaType.JSON)
    return page(request, "error.html", status=code, heading=code, problem=sentence)  # type: ignore[return-value]


async def _sweep(door: Door) -> None:
    """End the sessions whose time is over, now and then."""
    while True:
        with suppress(Unavailable):
            await asyncio.to_thread(door.sweep)
        await asyncio.sleep(SWEEP)


def create_app(parts: Parts) -> Litestar:
    """Return the application over a room; the room starts and stops with it."""

    sweeping: list[asyncio.Task[None]] = []
    parts.door.tells, parts.room.ended = parts.room.tell_ended, parts.door.ended_elsewhere

    async def start() -> None:
        await parts.room.start()
        sweeping.append(asyncio.create_task(kept_up("sweep", "room", partial(_sweep, parts.door))))

    async def stop() -> None:
        for task in sweeping:
            task.cancel()
        await parts.room.stop()

    app = Litestar(
        route_handlers=[
            Router("/", route_handlers=PAGES, include_in_schema=False),
            api.router,
            Router("/api", route_handlers=[api_ask.ask]),
            create_static_files_router("/static", [HERE / "static"]),
        ],
        state=State({"parts": parts, "drawings": Drawings(parts.room), "tellings": Tellings(parts.room.clock)}),
        on_startup=[start],
        on_shutdown=[stop],
        exception_handlers={HTTPException: refused, Exception: refused},
        openapi_config=OpenAPIConfig(
            title="Cardspeak", version=__version__, path="/api", use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=MOST_BODY,
        logging_config=LOGS,
    )  # fmt: skip
    app.asgi_handler = Gate(app.asgi_handler, parts.hosts, parts.behind_proxy)  # around errors and unknown pages too
    return app
