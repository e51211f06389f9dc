"""The live connection of the pages of a tournament: what has changed is drawn again and sent."""

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from cardspeak.room.tournament.run.state import roles_of
from cardspeak.service.aggregate import Update
from cardspeak.service.figures import VIEWERS
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.web.parts import Parts
from cardspeak.web.people.session import Connection, language_of, parts_of, who
from cardspeak.web.render import template, words
from cardspeak.web.table.connection import Socket, ended, placed
from cardspeak.web.tournament.player_sight import player_sight
from cardspeak.web.tournament.sight import board

AGAIN = 60  # seconds after which everything is drawn again: what was news is none any more
STAFF = ("run", "head")  # what the staff alone sees
SAME = 1000  # milliseconds for which one drawing serves all who look at the same
KEPT = 500
ENTERED = ("entered", "waiting")
HEARD = 20  # messages until a connection is closed
PARTS = {
    "page": "tournament_live.html", "wall": "tournament_wall_live.html", "run": "tournament_run_live.html",
    "head": "tournament_head_live.html", "player": "tournament_player_live.html",
}  # fmt: skip


class Drawn:
    """What was drawn last of each page, so that a hundred viewers of one cost as much as one."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], tuple[int, int, str]] = OrderedDict()

    def of(self, parts: Parts, running: RunningTournament, show: str, language: str, player: str, me: str) -> str:
        """Return the live part of a page as it is now."""
        now, key = parts.room.clock.now(), (running.id, show, language, player, me)
        kept = self._kept.get(key)
        if kept is not None and kept[0] == running.version and 0 <= now - kept[1] < SAME:
            return kept[2]
        html = part(parts, running, show, language, player, me)
        self._kept[key] = running.version, now, html
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return html


def part(parts: Parts, running: RunningTournament, show: str, language: str, player: str = "", me: str = "") -> str:
    """Draw the live part of a page."""
    tournaments = parts.room.tournaments
    seen = board(tournaments, running, language, parts.room.clock.now())
    own = running.state.entrants.get(me)
    facts: dict[str, Any] = {
        **words(language), "b": seen, "id": running.id, "oob": True,
        "entered": own is not None and own.status in ENTERED,
        "may_enter": bool(me) and seen.open and (own is None or own.status in (*ENTERED, "withdrawn", "out")),
    }  # fmt: skip
    if show == "player":
        facts["p"] = player_sight(tournaments, running, seen, player, language, me)
    return template(PARTS[show], facts)


def drawn_of(connection: Connection) -> Drawn:
    """Return what was drawn last."""
    found: Drawn = connection.app.state.drawn_tournaments
    return found


def live_part(connection: Connection, running: RunningTournament, show: str, player: str = "") -> str:
    """Return the live part of a page for whoever asks."""
    me = who(connection)
    looks = me.id if me and show in ("page", "player") else ""
    return drawn_of(connection).of(parts_of(connection), running, show, language_of(connection), player, looks)


@websocket("/tournaments/{tournament_id:str}/live")
async def live(
    socket: Socket, tournament_id: FromPath[str], show: FromQuery[str] = "page", player: FromQuery[str] = ""
) -> None:
    """Keep a page of a tournament current."""
    running = await parts_of(socket).room.tournaments.find(tournament_id)
    if running is None or show not in PARTS or (show == "player" and player not in running.state.entrants):
        await socket.close(code=4404)
        return
    me = who(socket)
    if show in STAFF and not (me and roles_of(running.state, me.id)):
        await socket.close(code=4403)
        return
    await socket.accept()
    changed = asyncio.Event()
    changed.set()  # something may have happened since the page was asked for

    def tell(update: Update) -> None:
        changed.set()

    async def draw() -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), AGAIN)
            changed.clear()
            await socket.send_text(live_part(socket, running, show, player))

    running.listeners.add(tell)
    try:
        await first(draw(), listen(socket), ended(socket), placed(socket, me.id if me else ""))
    finally:
        running.listeners.discard(tell)


async def listen(socket: Socket) -> None:
    """Hear nothing: these pages send forms. It ends when the browser has gone, or goes on talking."""
    for _ in range(HEARD):
        await socket.receive_text()


async def first(*work: Coroutine[Any, Any, object]) -> None:
    """Do all of it until any part ends."""
    tasks = [asyncio.ensure_future(each) for each in work]
    VIEWERS.inc()
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        VIEWERS.dec()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):  # gone is gone
                await task


HANDLERS = (live,)
