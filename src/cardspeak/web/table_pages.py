"""The page of a table, and the live connection that keeps it current."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

import msgspec
from litestar import Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.service.asking import Asked as Message
from cardspeak.service.asking import read_asked
from cardspeak.service.tables import RunningTable, Update
from cardspeak.web.entrance import Asked, to
from cardspeak.web.lobby import sit_down
from cardspeak.web.parts import Parts
from cardspeak.web.render import page, sentence
from cardspeak.web.session import is_foreign, language_of, parts_of, who
from cardspeak.web.table_draw import facts, fragments, names_at

MOST_MESSAGES = 20  # a second, from one connection; fingers are slower
LONGEST = 4096

Socket = WebSocket[object, object, State]


@get("/tables/{table_id:str}")
async def table_page(request: Asked, table_id: FromPath[str], sit: FromQuery[str] = "") -> Response[str] | Redirect:
    """Show a table."""
    parts = parts_of(request)
    running = parts.room.running(table_id)
    if running is None:
        raise NotFoundException
    me, language = who(request), language_of(request)
    said = ""
    if sit and me:
        outcome = await sit_down(parts.room, running, me.id)
        if isinstance(outcome, Refused) and outcome.code != "already_seated":
            said = sentence(language, outcome)
        else:
            return to(f"/tables/{table_id}")
    given = facts(parts.room, running, me.id if me else "", language, said)
    given.pop("me")
    return page(request, "table.html", here="table", me=me, **given)


class Live:
    """One browser that watches a table: it is sent the parts of the page that have changed, and no others."""

    def __init__(self, socket: Socket, parts: Parts, running: RunningTable, member: str, language: str) -> None:
        self.socket, self.parts, self.running = socket, parts, running
        self.member, self.language, self.said = member, language, ""
        self._sent: dict[str, str] = {}
        self._changed = asyncio.Event()

    def changed(self, update: Update) -> None:
        """Draw again, as soon as what was drawn before is on its way."""
        self.said = ""
        self._changed.set()

    def again(self) -> None:
        """Draw again: somebody said something."""
        self._changed.set()

    def tell(self, sentence: str) -> None:
        """Say something to this viewer alone."""
        self.said = sentence
        self._changed.set()

    async def draw(self) -> None:
        """Send what has changed, again and again; changes that come while it sends are drawn together."""
        self._changed.set()
        while True:
            await self._changed.wait()
            self._changed.clear()
            now = fragments(self.parts.room, self.running, self.member, self.language, self.said)
            new = [html for name, html in now.items() if self._sent.get(name) != html]
            self._sent = now
            if new:
                await self.socket.send_text("\n".join(new))

    async def listen(self) -> None:
        """Carry out what the viewer asks."""
        clock = self.parts.room.clock
        window, count = clock.now(), 0
        while True:
            text = await self.socket.receive_text()
            now = clock.now()
            if now - window >= 1000:
                window, count = now, 0
            count += 1
            if count > MOST_MESSAGES:
                self.tell(sentence(self.language, Refused("too_fast", {})))
                await asyncio.sleep(1)
                continue
            outcome = await ask(self.parts, self.running, self.member, decoded(text))
            if isinstance(outcome, Refused):
                self.tell(sentence(self.language, outcome, names_at(self.parts.room, self.running.state)))


def decoded(text: str) -> Message | Refused:
    """Read a message of a browser or program."""
    if len(text) > LONGEST:
        return Refused("message_unreadable", {"why": "too long"})
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return Refused("message_unreadable", {"why": "not JSON"})
    if isinstance(data, Mapping):
        data = {key: value for key, value in data.items() if key != "HEADERS"}
    return read_asked(data)


async def ask(parts: Parts, running: RunningTable, member: str, asked: Message | Refused) -> object:
    """Carry out a message of a member at a table."""
    if isinstance(asked, Refused):
        return asked
    if not member:
        return Refused("not_signed_in", {})
    return await parts.room.ask(running, member, asked)


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Keep a table's page current."""
    parts = parts_of(socket)
    running = parts.room.running(table_id)
    if running is None or is_foreign(socket.scope):
        await socket.close(code=4404)
        return
    me = who(socket)
    await socket.accept()
    viewer = Live(socket, parts, running, me.id if me else "", language_of(socket))
    running.listeners.add(viewer.changed)
    deaf = parts.room.hear(running.id, viewer.again)
    tasks = [asyncio.ensure_future(viewer.draw()), asyncio.ensure_future(viewer.listen())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        running.listeners.discard(viewer.changed)
        deaf()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):  # gone is gone
                await task


HANDLERS = (table_page, live)
