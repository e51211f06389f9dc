"""The room for programs: the same commands and the same redacted events, as JSON over HTTP and WebSocket."""

from collections.abc import Collection
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException, NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, JSONBody

from cardspeak.finding import plain
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import SPECTATOR
from cardspeak.locale.rulings import english
from cardspeak.ports import Member
from cardspeak.room.table.home import may_see
from cardspeak.room.table.state import Table, hand_seat, seat_of
from cardspeak.service.asking import Asked as Message
from cardspeak.service.asking import scope_for
from cardspeak.service.home_settings import NAMED, misnamed
from cardspeak.service.log import right_refused
from cardspeak.service.passes import SCOPES
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import Done, RunningTable, Update
from cardspeak.service.threads import PEOPLE
from cardspeak.web.api_events import Tellings, Told, encode, event_data, for_all, for_one, hand_data
from cardspeak.web.home.create import USUAL as HOME
from cardspeak.web.home.create import opened
from cardspeak.web.home.reach import asking, reached
from cardspeak.web.outbox import Outbox
from cardspeak.web.parts import Parts
from cardspeak.web.people.session import parts_of, scopes_of, too_many_tables, who
from cardspeak.web.refusals import refusal as said
from cardspeak.web.slowed import slowed
from cardspeak.web.table.connection import Line, Socket, ask, decoded, ended, entered, placed, shut_out, tended

Asking = Request[object, object, State]


def refusal(refused: Refused) -> dict[str, Any]:
    """Return a refusal as programs get it."""
    return {
        "ok": False,
        "code": refused.code,
        "facts": msgspec.to_builtins(dict(refused.facts), str_keys=True, enc_hook=str),
        "clauses": list(refused.cites),
        "allowed": english(refused.allowed),
        "data": {"allowed": plain(refused.allowed)} if refused.allowed else {},
    }


def me_of(request: Asking) -> Member:
    """Return who asks; programs show a token, or a browser's session."""
    me = who(request)
    if me is None:
        raise NotAuthorizedException("a token is needed: Authorization: Bearer …")
    return me


def beyond(scope: str, scopes: Collection[str], member: str) -> Refused | None:
    """Refuse what needs a scope that is not there."""
    if scope in scopes:
        return None
    right_refused(member, "scope_missing")
    return Refused("scope_missing", {"scope": scope})


def table_data(parts: Parts, table_id: str, table: Table) -> dict[str, Any]:
    """Return what the lobby says of a table."""
    room = parts.room
    seats = [
        None if seat is None else {
            "member": seat.member, "name": room.name(seat.member), "stack": seat.stack, "bot": seat.bot,
            "out": seat.out, "straddles": seat.straddles, "chops": seat.chops,
        }
        for seat in table.seats
    ]  # fmt: skip
    home = table.home.rules._asdict() if table.home else None
    return {"id": table_id, "settings": table.settings._asdict(), "seats": seats, "button": table.button, "home": home}


def found(request: Asking, parts: Parts, table_id: str) -> RunningTable:
    """Return a running table, or answer that there is none, or none for whoever asks."""
    running = reached(request, table_id)
    if running is None:
        if table_id in parts.room.unavailable:
            raise ServiceUnavailableException(said("en", Refused("table_unavailable", {})))
        raise NotFoundException(f"there is no table {table_id[:40]}")
    return running


def tellings_of(socket: Socket) -> Tellings:
    """Return what the tables are telling programs."""
    tellings: Tellings = socket.app.state.tellings
    return tellings


@get("/tables", sync_to_thread=False)
def tables(request: Asking) -> list[dict[str, Any]]:
    """List the tables."""
    parts = parts_of(request)
    return [
        table_data(parts, running.id, running.state)
        for running in parts.room.tables.values()
        if may_see(running.state, asking(request))
    ]


@get("/tables/{table_id:str}", sync_to_thread=False)
def table(request: Asking, table_id: FromPath[str]) -> dict[str, Any]:
    """Show one table, where it stands, and the events since its last hand began, as you may see them."""
    parts = parts_of(request)
    running = found(request, parts, table_id)
    me = who(request)
    return opening(parts, running, me.id if me else "")


def opening(parts: Parts, running: RunningTable, member: str) -> dict[str, Any]:
    """Return everything a newcomer to a table needs."""
    state = running.state
    number = seat_of(state, member) if member else -1
    seat = hand_seat(state, number) if number >= 0 else SPECTATOR
    return {
        "type": "table", **table_data(parts, running.id, state),
        "events": [event_data(event, seat) for _, event in running.recent],
        "now": {**for_all(running, parts.room.clock.now()), **for_one(state, number, seat)},
    }  # fmt: skip


@post("/tables", status_code=201)
async def make_table(request: Asking, data: JSONBody[dict[str, Any]]) -> Response[dict[str, Any]]:
    """Make a table: `name`, `game`, `big_blind`, `buy_in`, `book`, `seats`, `speed`, `runs`,
    `straddles`, `chop`, and `bots` (a list of levels).

    With `home` it is a home game, whose stakes and rules stand there: `small`, `big`, `ante`, `least`, `most`, `door`,
    `password`, `admits`, `bomb_every`, `bomb_ante`, `bots`, `level`. The answer has the `key` of its link.
    """
    me, parts = me_of(request), parts_of(request)
    if "home" in data:
        return await _home_game(request, me, parts, data)
    settings = settings_from({key: str(value) for key, value in data.items() if key != "bots"})
    refused = beyond("floor", scopes_of(request), me.id)
    if isinstance(settings, Refused):
        return refused_with(refused or settings, 422)
    refused = refused or too_many_tables(request, me.id)
    if refused is not None:
        return refused_with(refused, 422)
    bots = data.get("bots", [])
    levels = [str(level) for level in bots] if isinstance(bots, list) else []
    outcome = await parts.room.open_table(settings, me.id, levels)
    if isinstance(outcome, Refused):
        return refused_with(outcome, 422)
    return Response({"ok": True, **table_data(parts, outcome.id, outcome.state)}, status_code=201)


@post("/tables/{table_id:str}/commands", status_code=200)
async def command(request: Asking, table_id: FromPath[str], data: JSONBody[Message]) -> Response[dict[str, Any]]:
    """Do something at a table; `id` makes it safe to send again, `seen` is the version you chose it for."""
    me, parts = me_of(request), parts_of(request)
    too_much = beyond(scope_for(data), scopes_of(request), me.id)
    outcome = too_much or await ask(parts, found(request, parts, table_id), me.id, data)
    if isinstance(outcome, Refused):
        return refused_with(outcome, 409)
    assert isinstance(outcome, Done)
    return Response({"ok": True, "version": outcome.version}, status_code=200)


async def _home_game(request: Asking, me: Member, parts: Parts, data: dict[str, Any]) -> Response[dict[str, Any]]:
    of_home = {key: str(value) for key, value in data["home"].items()} if isinstance(data["home"], dict) else {}
    asked = {key: str(value) for key, value in data.items() if key not in ("home", "bots")}
    refused = beyond("floor", scopes_of(request), me.id) or misnamed(of_home, NAMED)
    outcome = refused or await opened(request, me.id, {**HOME, **asked, **of_home})
    if isinstance(outcome, Refused):
        return refused_with(outcome, 422)
    kept = await PEOPLE.call(parts.door.invitations.of, outcome.id, me.id)
    return Response({"ok": True, "key": kept.key, **table_data(parts, outcome.id, outcome.state)}, status_code=201)


def refused_with(refused: Refused, status: int) -> Response[dict[str, Any]]:
    """Answer with a refusal."""
    status = 403 if refused.code == "scope_missing" else status
    return slowed(Response(refusal(refused), status_code=status), refused)


class Listener(Outbox):
    """One program that follows a table: every event as its member may see it, in order."""

    def __init__(
        self, socket: Socket, parts: Parts, running: RunningTable, member: str, told: Told,
        scopes: Collection[str] = SCOPES,
    ) -> None:  # fmt: skip
        super().__init__(socket)
        self.parts, self.running, self.member, self.told = parts, running, member, told
        self.scopes, self.line = scopes, Line(socket, parts, running, member)

    def changed(self, update: Update) -> None:
        """Tell what happened; who is too slow to read is let go."""
        self.put(self.told.frame(update, self.member))

    async def listen(self) -> None:
        """Carry out commands; every answer names the id that it answers."""
        while True:
            asked = decoded(await self.socket.receive_text())
            outcome = await self._carried_out(asked)
            answer = (
                refusal(outcome)
                if isinstance(outcome, Refused)
                else {"ok": True, "version": getattr(outcome, "version", 0)}
            )
            named = "" if isinstance(asked, Refused) else asked.id
            self.put(encode({"type": "answer", "id": named, **answer}))

    async def _carried_out(self, asked: Message | Refused) -> object:
        too_much = None
        if self.member and not isinstance(asked, Refused):
            too_much = beyond(scope_for(asked), self.scopes, self.member)
        return too_much or await self.line.ask(asked)


@websocket("/tables/{table_id:str}/live")
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """Follow a table and play at it: first where it stands, then every event; commands are answered by their id."""
    running = await entered(socket, table_id)
    if running is None:
        return
    parts, me = parts_of(socket), who(socket)
    listener = Listener(socket, parts, running, me.id if me else "", tellings_of(socket).of(running), scopes_of(socket))
    listener.put(encode(opening(parts, running, listener.member)))
    work = listener.send(), listener.listen(), listener.too_slow.wait(), ended(socket), placed(socket, listener.member)
    out = shut_out(socket, running, listener.member)
    await tended(parts.room.presence, running, listener.member, listener.changed, *work, out)
    if listener.too_slow.is_set():
        await socket.close(code=4408)


@get("/tables/{table_id:str}/hands/{number:int}")
async def hand(request: Asking, table_id: FromPath[str], number: FromPath[int]) -> dict[str, Any]:
    """Show a hand that is over: its events as you may see them, and what opens the commitments to cards you saw."""
    room, me = parts_of(request).room, who(request)
    record = await room.hand(table_id, number)
    if record is None or not await room.home.may_read(record, me.id if me else ""):
        raise NotFoundException(f"there is no hand {number} at {table_id[:40]} that is over")
    seat = record.members.index(me.id) if me and me.id in record.members else SPECTATOR
    return hand_data(record, seat, [room.name(member) for member in record.members])


router = Router("/api", route_handlers=[tables, table, make_table, command, hand, live])
