"""Tournaments for programs: the same commands as on the pages, and the same events, as JSON over HTTP and WebSocket."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import Response, Router, get, post, websocket
from litestar.exceptions import NotFoundException, ServiceUnavailableException
from litestar.params import FromPath, FromQuery, JSONBody

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.state import roles_of
from cardspeak.service.aggregate import Done, Update
from cardspeak.service.limits import Limits
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tournament_asking import Asked as Message
from cardspeak.service.tournament_asking import Wanted, command_of, read_asked, scope_for, settings_of
from cardspeak.web.api import Asking, beyond, me_of, refusal, refused_with
from cardspeak.web.api_tournament_events import (
    TournamentTellings,
    TournamentTold,
    encode,
    event_data,
    now_data,
    plain,
    results_data,
    tournament_data,
    veiled,
)
from cardspeak.web.outbox import Outbox
from cardspeak.web.parts import Parts
from cardspeak.web.people.session import parts_of, scopes_of, too_many_tournaments, who
from cardspeak.web.refusals import refusal as said
from cardspeak.web.table.connection import LONGEST, TOO_MUCH, Socket, ended, placed, tended

if TYPE_CHECKING:
    AMessage = Any
    AWanted = Any
else:  # made when the program starts, from the commands themselves
    AMessage = JSONBody[Message]
    AWanted = JSONBody[Wanted]

MOST_EVENTS = 500  # that are sent at once


async def found(parts: Parts, tournament_id: str) -> RunningTournament:
    """Return a tournament, or answer that there is none."""
    running = await parts.room.tournaments.find(tournament_id)
    if running is None:
        if tournament_id in parts.room.tournaments.unavailable:
            raise ServiceUnavailableException(said("en", Refused("tournament_unavailable", {})))
        raise NotFoundException(f"there is no tournament {tournament_id[:40]}")
    return running


def _me(request: Asking) -> str:
    me = who(request)
    return me.id if me else ""


@get("/tournaments", sync_to_thread=False)
def tournaments(request: Asking) -> list[dict[str, Any]]:
    """List the tournaments that are public, or that you play in or run; those that were over when the room began come
    last, with less.
    """
    room = parts_of(request).room
    now = room.clock.now()
    rows = [
        {"id": each.id, "name": each.state.settings.name, "starts": each.state.settings.starts, **now_data(each, now)}
        for each in room.tournaments.listed(_me(request))
    ]
    past = sorted(room.driven.past.items(), key=lambda row: -row[1].ended)
    return rows + [
        {"id": known, "name": each.name, "starts": each.starts, "stage": "over", "ended": each.ended}
        for known, each in past
        if each.public and known not in room.tournaments.running
    ]


@post("/tournaments", status_code=201)
async def announce(request: Asking, data: AWanted) -> Response[dict[str, Any]]:
    """Announce a tournament with these settings; you own and direct it. `id` makes it safe to send again."""
    me, parts = me_of(request), parts_of(request)
    refused = beyond("direct", scopes_of(request), me.id) or too_many_tournaments(request, me.id)
    if refused is not None:
        return refused_with(refused, 422)
    outcome = await parts.room.tournaments.announce(settings_of(data), me.id, data.opens, data.id)
    if isinstance(outcome, Refused):
        return refused_with(outcome, 422)
    opening = tournament_data(parts.room.tournaments, outcome, me.id, parts.room.clock.now())
    return Response({"ok": True, **opening}, status_code=201)


@get("/tournaments/{tournament_id:str}")
async def tournament(request: Asking, tournament_id: FromPath[str]) -> dict[str, Any]:
    """Show one tournament: how it stands, its players, its tables, its prizes; to its staff also what others owe, and
    the log, whose steps `undo` takes back.
    """
    parts = parts_of(request)
    running = await found(parts, tournament_id)
    return tournament_data(parts.room.tournaments, running, _me(request), parts.room.clock.now())


@post("/tournaments/{tournament_id:str}/commands", status_code=200)
async def command(request: Asking, tournament_id: FromPath[str], data: AMessage) -> Response[dict[str, Any]]:
    """Do something in a tournament; `id` makes it safe to send again, `seen` is the version you chose it for.

    Who plays does it for themselves and leaves `member` out. The staff registers a player who has no account by `name`.
    """
    me, parts = me_of(request), parts_of(request)
    too_much = beyond(scope_for(data, me.id), scopes_of(request), me.id) or _too_fast(parts.limits, me.id)
    outcome = too_much or await ask(parts, await found(parts, tournament_id), me.id, data)
    if isinstance(outcome, Refused):
        return refused_with(outcome, 409)
    return Response({"ok": True, "version": outcome.version}, status_code=200)


@get("/tournaments/{tournament_id:str}/events")
async def events(request: Asking, tournament_id: FromPath[str], after: FromQuery[int] = 0) -> dict[str, Any]:
    """Show what happened after a version, as you may see it: at most 500 events, each with its number (which is the
    version to which it led) and time; what it is stands under `event`, with its own fields.

    Of long ago only the last 2,000 are kept at hand; `first` is the version of the first of these.
    """
    parts = parts_of(request)
    running = await found(parts, tournament_id)
    staff = bool(roles_of(running.state, _me(request)))
    rows = [row for row in running.told if row[0] > after][:MOST_EVENTS]
    hidden = frozenset() if staff else veiled(parts.room.tournaments, running)
    told = [(version, at, event_data(event, staff, running.names.shown, hidden)) for version, at, event in rows]
    return {
        "version": running.version, "first": running.told[0][0],
        "events": [{"number": version, "at": at, "event": event} for version, at, event in told if event],
    }  # fmt: skip


@get("/tournaments/{tournament_id:str}/results")
async def results(request: Asking, tournament_id: FromPath[str]) -> dict[str, Any]:
    """Show the places so far, with prizes, bounties, a deal, and the clauses behind shared places."""
    parts = parts_of(request)
    return results_data(parts.room.tournaments, await found(parts, tournament_id))


@get("/tournaments/{tournament_id:str}/flights")
async def flights(request: Asking, tournament_id: FromPath[str]) -> list[dict[str, Any]]:
    """List the flights of an event: those that were made for it (`flight_of`), and those whose players have come
    (`sent_to`). `send_on` sends the players of a flight on, once its bags are closed.
    """
    room = parts_of(request).room
    running, now = await found(parts_of(request), tournament_id), room.clock.now()
    me = _me(request)
    known = [each for flight in running.state.flights if (each := await room.tournaments.find(flight)) is not None]
    known = [each for each in known if each.state.settings.public or room.tournaments.concerns(each, me)]
    made = [each for each in room.tournaments.listed(me) if each.state.settings.flight_of == running.id]
    of_it = {each.id: each for each in (*known, *made)}
    return [
        {"id": each.id, "name": each.state.settings.name, "flight_of": each.state.settings.flight_of,
         "sent_to": each.state.sent_to, **now_data(each, now)}
        for each in sorted(of_it.values(), key=lambda each: (each.state.settings.name, each.id))
    ]  # fmt: skip


@get("/tournaments/{tournament_id:str}/ledger")
async def ledger(request: Asking, tournament_id: FromPath[str]) -> Response[dict[str, Any]]:
    """Show the accounts of a tournament, and every transaction; for its staff, by a token with the scope `direct`."""
    me, parts = me_of(request), parts_of(request)
    running = await found(parts, tournament_id)
    refused = beyond("direct", scopes_of(request), me.id)
    if refused is None and not roles_of(running.state, me.id):
        refused = Refused("staff_only", {})
    if refused is not None:
        return refused_with(refused, 403)
    rows = [(at, *_transactions(event)) for _, at, event in running.told]
    return Response({
        "id": running.id, "accounts": plain(running.state.ledger.balances),
        "transactions": [{"at": at, **plain(each)} for at, *several in rows for each in several],
    })  # fmt: skip


def _transactions(event: Any) -> list[Any]:
    single = getattr(event, "transaction", None)
    return [*getattr(event, "transactions", ()), *([single] if single else [])]


@get("/tournaments/{tournament_id:str}/draws")
async def draws(request: Asking, tournament_id: FromPath[str]) -> dict[str, Any]:
    """Show every draw, with what checks it: the seal told before, the seed, who had entered, how many places it had."""
    running = await found(parts_of(request), tournament_id)
    return {
        "id": running.id, "sealed": running.root,
        "draws": [
            {"version": each.version, "at": each.at, "sealed": each.root, **plain(each.opened)}
            for each in running.draws
        ],
    }  # fmt: skip


async def ask(parts: Parts, running: RunningTournament, member: str, asked: Any) -> Done | Refused:
    """Carry out a message of a member."""
    if not member:
        return Refused("not_signed_in", {})
    room = parts.room.tournaments

    async def wanted() -> c.Command | Refused:
        made = command_of(asked, member)
        if isinstance(made, c.Register) and asked.name:
            player = await room.call_player(running, member, asked.name)
            return player if isinstance(player, Refused) else made._replace(member=player)
        return made

    return await room.carried_out(running, member, wanted, asked.id, asked.seen)


def _too_fast(limits: Limits, member: str) -> Refused | None:
    return limits.take(("messages-per-account", member)) if member else None


class TournamentListener(Outbox):
    """One program that follows a tournament: every event as its member may see it, in order."""

    def __init__(
        self, socket: Socket, parts: Parts, running: RunningTournament, member: str, told: TournamentTold,
        scopes: Collection[str],
    ) -> None:  # fmt: skip
        super().__init__(socket)
        self.parts, self.running, self.member, self.told, self.scopes = parts, running, member, told, scopes
        self._key = object()  # by which the limits know the connection

    def changed(self, update: Update) -> None:
        """Tell what happened; who is too slow to read is let go."""
        self.put(self.told.frame(update, self.member))

    async def listen(self) -> None:
        """Carry out commands; every answer names the id that it answers."""
        while True:
            asked = decoded(await self.socket.receive_text())
            refused = self.parts.limits.take(("messages", self._key)) or _too_fast(self.parts.limits, self.member)
            if refused is not None and self.parts.limits.take(("refusals", self._key)) is not None:
                await self.socket.close(code=TOO_MUCH, reason=refused.code)
                return
            outcome = refused or await self._carried_out(asked)
            answer = refusal(outcome) if isinstance(outcome, Refused) else {"ok": True, "version": outcome.version}
            self.put(encode({"type": "answer", "id": getattr(asked, "id", ""), **answer}))

    async def _carried_out(self, asked: Any) -> Done | Refused:
        if isinstance(asked, Refused):
            return asked
        too_much = beyond(scope_for(asked, self.member), self.scopes, self.member) if self.member else None
        return too_much or await ask(self.parts, self.running, self.member, asked)


def decoded(text: str) -> Any:
    """Read a message of a program."""
    if len(text) > LONGEST:
        return Refused("message_unreadable", {"why": "too long"})
    try:
        return read_asked(msgspec.json.decode(text))
    except (msgspec.DecodeError, RecursionError):
        return Refused("message_unreadable", {"why": "not JSON"})


@websocket("/tournaments/{tournament_id:str}/live")
async def live(socket: Socket, tournament_id: FromPath[str]) -> None:
    """Follow a tournament and run it: first how it stands, then every event; commands are answered by their id."""
    parts, me = parts_of(socket), who(socket)
    running = await parts.room.tournaments.find(tournament_id)
    if running is None:
        await socket.close(code=4404)
        return
    await socket.accept()
    tellings: TournamentTellings = socket.app.state.tournament_tellings
    member = me.id if me else ""
    listener = TournamentListener(socket, parts, running, member, tellings.of(running), scopes_of(socket))
    listener.put(encode(tournament_data(parts.room.tournaments, running, member, parts.room.clock.now())))
    work = listener.send(), listener.listen(), listener.too_slow.wait(), ended(socket), placed(socket, member)
    await tended(parts.room.presence, running, member, listener.changed, *work)
    if listener.too_slow.is_set():
        await socket.close(code=4408)


router = Router(
    "/api", route_handlers=[tournaments, announce, tournament, command, events, results, flights, ledger, draws, live]
)  # fmt: skip
