"""A live connection to a table, of a browser or of a program: opened, tended, its messages read."""

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from cardspeak.hand.refused import Refused
from cardspeak.ports import Unavailable
from cardspeak.room.table.home import may_see
from cardspeak.service.aggregate import Aggregate
from cardspeak.service.asking import Asked as Message
from cardspeak.service.asking import read_asked
from cardspeak.service.figures import VIEWERS
from cardspeak.service.limits import Limits
from cardspeak.service.places import Places
from cardspeak.service.presence import Presence
from cardspeak.service.tables import RunningTable, Update
from cardspeak.web.home.reach import reached
from cardspeak.web.parts import Parts
from cardspeak.web.people.session import address_of, bearer_of, looked_up, parts_of, secret_of, who

ENDED = 4401  # the session or the token of a connection is over
TOO_MUCH = 1008  # a connection goes on sending far more than it may, or the account has too many connections
COME_AGAIN = 1013  # somebody else needs the place
LONGEST = 4096  # characters of a message
WRITE_NOW = "write_now"  # in the state of a connection, where the server has it: writes a message at once if it can

Socket = WebSocket[object, object, State]


def cannot(text: bytes) -> bool:
    """Write nothing at once: the server has no way to."""
    return False


async def entered(socket: Socket, table_id: str) -> RunningTable | None:
    """Accept a connection to a table; close it where there is none."""
    running = reached(socket, table_id)
    if running is None:
        await socket.close(code=4404)
        return None
    await socket.accept()
    return running


async def shut_out(socket: Socket, running: RunningTable, member: str) -> None:
    """Wait until somebody may see a table no longer, since its host has removed them, and close the connection then."""
    over = asyncio.Event()

    def look(update: Update) -> None:
        if not may_see(update.state, member):
            over.set()

    running.listeners.add(look)
    try:
        await over.wait()
        await socket.close(code=4404)
    finally:
        running.listeners.discard(look)


async def tended(
    presence: Presence, running: Aggregate[Any, Any, Any], member: str, changed: Callable[[Update], None],
    *work: Coroutine[Any, Any, object],
) -> None:  # fmt: skip
    """Tell `changed` of every update of a table or tournament until any part of the work ends; then all of it ends.

    As long as it lasts a member is connected to it; a stranger is "".
    """
    running.listeners.add(changed)
    went = presence.came(running.id, member) if member else None
    VIEWERS.inc()
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        running.listeners.discard(changed)
        if went is not None:
            went()
        VIEWERS.dec()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):  # gone is gone
                await task


async def ended(socket: Socket) -> None:
    """Wait until the session or token that opened a connection ends, and close it then; strangers have none."""
    over, loop = asyncio.Event(), asyncio.get_running_loop()
    if who(socket) is None:
        await over.wait()
    bearer = bearer_of(socket)
    secret = secret_of(socket) if bearer is None else bearer
    unfollow = parts_of(socket).door.follow(secret, lambda: loop.call_soon_threadsafe(over.set))
    try:
        if await _is_on(socket):  # it may have ended before it was followed
            await over.wait()
        await socket.close(code=ENDED)
    finally:
        unfollow()


async def _is_on(socket: Socket) -> bool:
    try:
        return await looked_up(socket) is not None
    except Unavailable:
        return True


End: TypeAlias = asyncio.Future[int]


class LivePlaces:
    """The places for live connections, by address and by account; each is known by the future that ends it."""

    def __init__(self, limits: Limits) -> None:
        self._by_address = Places[End](limits["live"], limits["live-per-address"])
        self._by_account = Places[End](limits["live"], limits["live-per-account"])

    def enter(self, end: End, address: str, member: str) -> None:
        """Give a connection a place; one of the same account or address may have to end for it."""
        if member:
            self._end(self._by_account.enter(end, member), TOO_MUCH)
        self._end(self._by_address.enter(end, address, member), COME_AGAIN)

    def leave(self, end: End) -> None:
        """Give the place back."""
        self._by_account.leave(end)
        self._by_address.leave(end)

    def _end(self, end: End | None, code: int) -> None:
        if end is not None and not end.done():
            end.set_result(code)


async def placed(socket: Socket, member: str) -> None:
    """Keep a place among the live connections; where it is lost, close this one."""
    places: LivePlaces = socket.app.state.live_places
    end: End = asyncio.get_running_loop().create_future()
    places.enter(end, address_of(socket), member)
    try:
        await socket.close(code=await end)
    finally:
        places.leave(end)


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
    """Carry out a message of a member at a table, which came over HTTP."""
    return _too_fast(parts, member, asked) or await _carried_out(parts, running, member, asked)


class Line:
    """What a live connection sends: so many messages at a time, and no more."""

    def __init__(self, socket: Socket, parts: Parts, running: RunningTable, member: str) -> None:
        self._socket, self._parts, self._running, self._member = socket, parts, running, member
        self._key = object()  # by which the limits know the connection

    async def ask(self, asked: Message | Refused) -> object:
        """Carry out a message; where the sender goes on and on in spite of refusals, close the connection."""
        refused = _too_fast(self._parts, self._member, asked, ("messages", self._key))
        if refused is None:
            return await _carried_out(self._parts, self._running, self._member, asked)
        if self._parts.limits.take(("refusals", self._key)) is not None:
            await self._socket.close(code=TOO_MUCH, reason=refused.code)
            raise WebSocketDisconnect(detail=refused.code, code=TOO_MUCH)
        return refused


def _too_fast(parts: Parts, member: str, asked: Message | Refused, *more: tuple[str, Hashable]) -> Refused | None:
    wanted = [*more, ("messages-per-account", member)] if member else [*more]
    if member and not isinstance(asked, Refused) and asked.do == "chat":
        wanted.append(("chat", member))
    return parts.limits.take(*wanted) if wanted else None


async def _carried_out(parts: Parts, running: RunningTable, member: str, asked: Message | Refused) -> object:
    if isinstance(asked, Refused):
        return asked
    if not member:
        return Refused("not_signed_in", {})
    return await parts.room.ask(running, member, asked)
