"""The page of a table, and the live connection that keeps it current."""

import asyncio

from litestar import Response, get, websocket
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cardspeak.hand.refused import Refused
from cardspeak.service.tables import RunningTable, Update
from cardspeak.web.entrance import Asked, to
from cardspeak.web.live import Socket, ask, decoded, entered, tended
from cardspeak.web.lobby import sit_down
from cardspeak.web.parts import Parts
from cardspeak.web.render import page, sentence
from cardspeak.web.session import language_of, parts_of, who
from cardspeak.web.table_draw import facts, fragments, names_at

MOST_MESSAGES = 20  # a second, from one connection; fingers are slower


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


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Keep a table's page current."""
    running = await entered(socket, table_id)
    if running is None:
        return
    parts, me = parts_of(socket), who(socket)
    viewer = Live(socket, parts, running, me.id if me else "", language_of(socket))
    deaf = parts.room.hear(running.id, viewer.again)
    try:
        await tended(running, viewer.changed, viewer.draw(), viewer.listen())
    finally:
        deaf()


HANDLERS = (table_page, live)
