"""The live connection of the club: the evening for its staff, and a member's own page, drawn again on each change."""

import asyncio
from collections import OrderedDict
from contextlib import suppress

from litestar import websocket
from litestar.params import FromQuery

from cardspeak.room.club.roles import Role
from cardspeak.room.club.state import roles_of
from cardspeak.service.aggregate import Update
from cardspeak.web.club.house import Console, desk_of
from cardspeak.web.club.mine_sight import mine_facts
from cardspeak.web.people.second import is_elevated
from cardspeak.web.people.session import Connection, language_of, who
from cardspeak.web.render import template, words
from cardspeak.web.table.connection import Socket, ended, placed
from cardspeak.web.tournament.live import first, listen

AGAIN = 30  # seconds after which everything is drawn again: minutes have gone by
SAME = 1000  # milliseconds for which one drawing serves all who look at the same
KEPT = 50


class DrawnEvenings:
    """The evening as it was drawn last, in each language and for each set of roles."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, tuple[Role, ...]], tuple[int, int, str]] = OrderedDict()

    def of(self, console: Console) -> str:
        """Return the live part of the evening as it is now."""
        key, version = (console.language, console.roles), console.desk.running.version
        kept = self._kept.get(key)
        if kept is not None and kept[0] == version and 0 <= console.now - kept[1] < SAME:
            return kept[2]
        facts = {
            **words(console.language),
            "b": console.board(),
            "may": console.rights(),
            "sees": console.pages(),
            "oob": True,
        }
        html = template("club_live.html", facts)
        self._kept[key] = version, console.now, html
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return html


def live_part(console: Console) -> str:
    """Return the live part of the evening."""
    drawn: DrawnEvenings = console.request.app.state.drawn_evenings
    return drawn.of(console)


def mine_part(connection: Connection, member: str) -> str:
    """Return the live part of a member's own page."""
    language = language_of(connection)
    facts = {**words(language), **mine_facts(connection, member), "oob": True}
    return template("club_mine_live.html", facts)


@websocket("/club/live")
async def live(socket: Socket, show: FromQuery[str] = "mine") -> None:
    """Keep a page of the club current."""
    me, desk = who(socket), desk_of(socket)
    club = desk.club
    if club is None or me is None or show not in ("run", "mine"):
        await socket.close(code=4404)
        return
    allowed = bool(roles_of(club, me.id)) and await is_elevated(socket) if show == "run" else me.id in club.members
    if not allowed:
        await socket.close(code=4403)
        return
    await socket.accept()
    changed = asyncio.Event()
    changed.set()  # something may have happened since the page was asked for

    def tell(update: Update) -> None:
        changed.set()

    def drawn() -> str:
        if show == "mine":
            return mine_part(socket, me.id)
        console = Console(socket, me)  # type: ignore[arg-type]
        return live_part(console)

    async def draw() -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), AGAIN)
            changed.clear()
            await socket.send_text(drawn())

    desk.running.listeners.add(tell)
    try:
        await first(draw(), listen(socket), ended(socket), placed(socket, me.id))
    finally:
        desk.running.listeners.discard(tell)


HANDLERS = (live,)
