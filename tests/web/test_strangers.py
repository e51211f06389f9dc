"""Strangers: other sites, planted sessions, other people's tables and hands are refused."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

import pytest
from litestar import Litestar

from cardspeak.room.table.state import Settings, Speed, to_act
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.service.threads import EVENTS, PEOPLE
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.serving import Program, programs
from tests.web.asgi import Live, Reply, form, headers_of, request

POSTS = (
    "/enter/guest", "/enter/member", "/leave", "/language", "/account/token", "/tables/new", "/api/tables",
)  # fmt: skip
PLANTED = "a-secret-that-somebody-else-knows"


class House(NamedTuple):
    """An application with one table and some people."""

    app: Litestar
    room: Room
    table: RunningTable
    people: list[Program]


def in_house(test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a house."""

    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        app = create_app(Parts(room, Door(store.people, clock)))
        people = programs(store.people, 4)
        settings = settings_from({"seats": "3"})
        assert isinstance(settings, Settings)
        table = await room.open_table(settings._replace(speed=Speed(pause=0)), people[0].member, ())
        assert isinstance(table, RunningTable)
        try:
            await test(House(app, room, table, people))
        finally:
            await room.stop()

    asyncio.run(run())


def secret_in(reply: Reply) -> str:
    """Return the session that an answer starts."""
    cookie = reply.headers["set-cookie"]
    assert cookie.startswith("cardspeak=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    return cookie.partition("=")[2].partition(";")[0]


async def name_at(house: House, secret: str) -> str:
    """Return who a session is, as the account page says it; empty for nobody."""
    reply = await request(house.app, "GET", "/account", headers_of(cookie=f"cardspeak={secret}"))
    return "" if reply.status == 303 else reply.text


@pytest.mark.parametrize(
    "foreign",
    [
        {"origin": "http://evil.test"},
        {"origin": "null"},
        {"origin": "http://test.evil.test"},
        {"origin": "http://test:81"},
        {"origin": "http://[::1"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ],
)
def test_other_sites_post_nothing(foreign: dict[str, str]) -> None:
    """What another site makes a browser post is refused, with a session as without."""

    async def test(house: House) -> None:
        here = (f"/tables/{house.table.id}/sit", f"/api/tables/{house.table.id}/commands")
        for path in (*POSTS, *here):
            reply = await form(house.app, path, headers_of(house.people[0].token, **foreign), name="x")
            assert reply.status == 403, path
        assert house.table.state.seats == (None, None, None)

    in_house(test)


def test_our_own_pages_may_post() -> None:
    """The same posts from our own origin go through."""

    async def test(house: House) -> None:
        own = headers_of(house.people[0].token, origin="http://test", sec_fetch_site="same-origin")
        reply = await form(house.app, f"/tables/{house.table.id}/sit", own)
        assert reply.status == 303
        assert house.table.state.seats[0] is not None

    in_house(test)


@pytest.mark.parametrize("path", ["/tables/{}/live", "/api/tables/{}/live"])
@pytest.mark.parametrize("origin", ["http://evil.test", "null", "https://test.evil", "http://["])
def test_other_sites_follow_no_table(path: str, origin: str) -> None:
    """A WebSocket that another site opens is closed before anything is sent."""

    async def test(house: House) -> None:
        heard: list[str] = []
        live = Live(
            house.app, path.format(house.table.id), headers_of(house.people[0].token, origin=origin), heard.append
        )
        await live.task
        assert live.closed == 4403
        assert heard == []

    in_house(test)


def test_a_planted_session_is_never_adopted() -> None:
    """At every entry and every change of rights the session gets a new id; the one before is over."""

    async def test(house: House) -> None:
        planted = headers_of(cookie=f"cardspeak={PLANTED}")
        page = await request(house.app, "GET", "/enter", planted)
        assert "set-cookie" not in page.headers
        guest = secret_in(await form(house.app, "/enter/guest", planted, name="Ann"))
        assert guest != PLANTED
        assert await name_at(house, PLANTED) == ""
        assert "Ann" in await name_at(house, guest)

        as_guest = headers_of(cookie=f"cardspeak={guest}")
        kept = secret_in(await form(house.app, "/account/keep", as_guest, password="long enough"))
        assert kept not in (guest, PLANTED)
        assert await name_at(house, guest) == ""
        assert "Ann" in await name_at(house, kept)

        as_member = headers_of(cookie=f"cardspeak={kept}")
        again = secret_in(await form(house.app, "/enter/member", as_member, name="Ann", password="long enough"))
        assert again not in (kept, guest, PLANTED)
        assert await name_at(house, kept) == ""

        new = secret_in(
            await form(house.app, "/enter/member", planted, way="register", name="Bob", password="long enough")
        )
        assert new != PLANTED
        assert await name_at(house, PLANTED) == ""
        left = await form(house.app, "/leave", headers_of(cookie=f"cardspeak={new}"))
        assert secret_in(left) in ("", '""')
        assert await name_at(house, new) == ""

    in_house(test)


def test_one_goes_to_no_other_site() -> None:
    """Where to go next is a page of ours, whatever was asked."""

    async def test(house: House) -> None:
        for number, address in enumerate(("//evil.test", "https://evil.test/", "/\\evil.test", "javascript:alert(1)")):
            reply = await form(house.app, "/enter/guest", name=f"Guest {number}", next=address)
            assert reply.headers["location"] == "/"

    in_house(test)


def test_other_peoples_tables() -> None:
    """A person without a seat acts for nobody, a person who is not the floor rules nothing; neither is offered it."""

    async def test(house: House) -> None:
        owner, ann, bob, stranger = house.people
        commands = f"/api/tables/{house.table.id}/commands"

        async def does(who: Program, **asked: object) -> tuple[int, str]:
            body = json.dumps(asked).encode()
            kind = [(b"content-type", b"application/json")]
            reply = await request(house.app, "POST", commands, headers_of(who.token) + kind, body)
            return reply.status, "" if reply.status == 200 else reply.text

        assert (await does(ann, do="sit", seat=0))[0] == 200
        assert (await does(bob, do="sit", seat=1))[0] == 200
        while not house.table.state.playing:
            await asyncio.sleep(0)
        before = house.table.version
        for verb in ("fold", "check", "call", "raise", "all-in", "show", "muck", "discard", "run"):
            status, text = await does(stranger, do=verb, seat=0, amount=40)
            assert (status, "not_in_the_hand" in text) == (409, True)
        for verb in ("remove", "close", "appoint", "bot", "penalise", "forfeit"):
            said = "insult: 1 round" if verb == "penalise" else "crafty"
            status, text = await does(stranger, do=verb, seat=0, text=said)
            assert (status, "floor_only" in text) == (409, True)
        for verb in ("leave", "sit-out", "sit-in", "away", "change-seat", "top-up", "clock", "straddle"):
            assert (await does(stranger, do=verb, amount=1))[0] == 409
        nobody = await request(
            house.app, "POST", commands, [*headers_of(), (b"content-type", b"application/json")], b'{"do":"fold"}'
        )
        assert nobody.status == 401
        assert house.table.version == before
        assert (await does(owner, do="bot", text="calling"))[0] == 200

    in_house(test)


def test_a_hand_that_is_on_is_not_shown() -> None:
    """The replay and the files of a hand are there when it is over, not before, not even to its players."""

    async def test(house: House) -> None:
        _, ann, bob, _ = house.people
        for number, who in enumerate((ann, bob)):
            kind = [(b"content-type", b"application/json")]
            body = f'{{"do":"sit","seat":{number}}}'.encode()
            await request(
                house.app, "POST", f"/api/tables/{house.table.id}/commands", headers_of(who.token) + kind, body
            )
        while not house.table.state.playing:
            await asyncio.sleep(0)
        for path in ("hands/1", "hands/1/phh", "hands/1/json", "hands/2", "hands/99999999999999999999"):
            for token in (ann.token, ""):
                reply = await request(house.app, "GET", f"/tables/{house.table.id}/{path}", headers_of(token))
                assert reply.status == 404, path

    in_house(test)


def test_a_choice_in_advance_reaches_nobody_else() -> None:
    """What a player chose in advance, and when, makes no frame for others at the table or beside it."""

    async def test(house: House) -> None:
        kind = (b"content-type", b"application/json")
        for seat, who in enumerate(house.people[:3]):
            path, body = f"/api/tables/{house.table.id}/commands", json.dumps({"do": "sit", "seat": seat}).encode()
            assert (await request(house.app, "POST", path, [*headers_of(who.token), kind], body)).status == 200
        while not house.table.state.playing:
            await asyncio.sleep(0)
        turn = house.table.state.seats[to_act(house.table.state)]
        assert turn is not None
        waiting = next(who for who in house.people[:3] if who.member != turn.member)
        heard: list[str] = []
        lives = {}
        for who in house.people:
            for way in ("/tables/{}/live", "/api/tables/{}/live"):
                own = f"{who.member} {way}"
                lives[own] = Live(
                    house.app, way.format(house.table.id), headers_of(who.token), partial(_note, heard, own)
                )
        await _idle()
        assert {*heard} == {*lives}
        heard.clear()
        for choice in ("check-fold", "call-any", ""):
            lives[f"{waiting.member} /tables/{{}}/live"].say({"do": "advance", "text": choice})
            await _idle()
        assert {*heard} == {f"{waiting.member} /tables/{{}}/live"}  # their own page shows it
        for live in lives.values():
            await live.close()

    in_house(test)


def _note(heard: list[str], who: str, text: str) -> None:
    heard.append(who)


async def _idle() -> None:
    """Let everything that is ready run, and what waits for the store."""
    for number in range(300):
        await asyncio.sleep(0 if number % 60 else 0.001)  # a thread may be about to say what it found
        while any(threads.under_way for threads in (EVENTS, PEOPLE)):
            await asyncio.sleep(0.001)
