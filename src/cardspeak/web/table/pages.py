"""The page of a table, and the live connection that keeps it current."""

import asyncio
from collections.abc import Callable

from litestar import Response, get, websocket
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.room.table.home import may_see
from cardspeak.service.figures import FRAMES
from cardspeak.service.tables import RunningTable, Update
from cardspeak.web.parts import Parts
from cardspeak.web.people.entrance import Asked, to
from cardspeak.web.people.session import Connection, language_of, parts_of, who
from cardspeak.web.render import page, sentence
from cardspeak.web.table.connection import (
    WRITE_NOW,
    Line,
    Socket,
    cannot,
    decoded,
    ended,
    entered,
    placed,
    shut_out,
    tended,
)
from cardspeak.web.table.drawing import Drawings, names_at
from cardspeak.web.table.viewer import View


def drawings_of(connection: Connection) -> Drawings:
    """Return the tables as they are drawn for those who look at them now."""
    drawings: Drawings = connection.app.state.drawings
    return drawings


@get("/tables/{table_id:str}")
async def table_page(request: Asked, table_id: FromPath[str]) -> Response[str] | Redirect:
    """Show a table."""
    parts = parts_of(request)
    running = parts.room.running(table_id)
    if running is None and table_id in parts.room.unavailable:
        problem = sentence(language_of(request), Refused("table_unavailable", {}))
        return page(request, "error.html", status=503, heading=503, problem=problem)
    if running is None:
        raise NotFoundException
    me, language = who(request), language_of(request)
    if not may_see(running.state, me.id if me else ""):
        return to(f"/tables/{running.id}/join")
    view = View(drawings_of(request).of(running, language), me.id if me else "")
    return page(
        request, "table.html", here="table", me=me, id=running.id, settings=running.state.settings, **view.page("")
    )


class Live:
    """One browser that watches a table: it is sent the parts of the page that have changed, and no others."""

    def __init__(self, socket: Socket, parts: Parts, running: RunningTable, view: View) -> None:
        self.socket, self.parts, self.running, self.view, self.said = socket, parts, running, view, ""
        self.line = Line(socket, parts, running, view.member)
        self._changed, self._all = asyncio.Event(), True
        self._write_now: Callable[[bytes], bool] = socket.scope["state"].get(WRITE_NOW, cannot)

    def changed(self, update: Update) -> None:
        """Draw again, as soon as what was drawn before is on its way."""
        self.said = ""
        self.again(False)

    def again(self, talk: bool) -> None:
        """Draw again: somebody said something, and perhaps more is new than `talk`."""
        self._all |= not talk
        self._changed.set()

    def tell(self, sentence: str) -> None:
        """Say something to this viewer alone."""
        self.said = sentence
        self.again(False)

    async def draw(self) -> None:
        """Send what has changed, again and again; changes that come while it sends are drawn together."""
        self._changed.set()
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._all:
                await self.view.drawing.runouts.look(self.running)
            frames = [*self.view.runout(), self.view.changes(self.said)] if self._all else [self.view.talk()]
            self._all = False
            for new in filter(None, frames):
                if not self._write_now(new.encode()):
                    await self.socket.send_text(new)
                FRAMES.inc()

    async def listen(self) -> None:
        """Carry out what the viewer asks."""
        language = self.view.drawing.language
        while True:
            outcome = await self.line.ask(decoded(await self.socket.receive_text()))
            if isinstance(outcome, Refused):
                self.tell(sentence(language, outcome, names_at(self.parts.room, self.running.state)))
                if outcome.code == "too_fast":
                    await asyncio.sleep(1)  # what is sent meanwhile waits at the sender


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Keep a table's page current."""
    running = await entered(socket, table_id)
    if running is None:
        return
    parts, me = parts_of(socket), who(socket)
    view = View(drawings_of(socket).of(running, language_of(socket)), me.id if me else "")
    viewer = Live(socket, parts, running, view)
    deaf = parts.room.chat.hear(running.id, viewer.again, view.member)
    try:
        work = viewer.draw(), viewer.listen(), ended(socket), placed(socket, view.member)
        await tended(
            parts.room.presence, running, view.member, viewer.changed, *work, shut_out(socket, running, view.member)
        )
    finally:
        deaf()


HANDLERS = (table_page, live)
