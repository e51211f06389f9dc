"""The event loop calls nothing of the store, whatever people do."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import cast

import pytest
from litestar import Litestar

from cardspeak.ports import Store
from cardspeak.room.table.state import to_act
from cardspeak.service import tables
from cardspeak.service.asking import Asked
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.tables import RunningTable
from cardspeak.store import open_store
from cardspeak.store.sqlite import SqliteStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.watched import Watched
from tests.web.asgi import Headers, Live, Reply, form, headers_of
from tests.web.asgi import request as sent
from tests.web.test_real_table import WANTED
from tests.web.test_strangers import secret_in

PATIENCE = 60.0
PASSWORD = "a fine long password"
# what a room asks of its store in its life; `tail`, `wait`, `head` and preferences serve others
ASKED = {
    "add_member", "add_token", "close", "commit", "end_session", "end_sessions_until", "find_command", "forget",
    "load", "member", "member_named", "names", "note", "noted", "renew", "revoke", "save_snapshot", "session",
    "sessions_of", "snapshot", "start_session", "streams", "token", "tokens_of", "version", "without_command",
}  # fmt: skip


class Person:
    """Somebody with a browser."""

    def __init__(self, app: Litestar, entered: Reply) -> None:
        self.app = app
        self.came_in(entered)

    def came_in(self, entered: Reply) -> None:
        """Take the session of an answer."""
        assert entered.status == 303, entered.text
        self.headers: Headers = headers_of(cookie=f"cardspeak={secret_in(entered)}")

    async def get(self, path: str, status: int = 200) -> Reply:
        """Open a page."""
        reply = await sent(self.app, "GET", path, self.headers)
        assert reply.status == status, (path, reply)
        return reply

    async def post(self, path: str, fields: Mapping[str, str], status: int = 303) -> Reply:
        """Send a form."""
        reply = await form(self.app, path, self.headers, **dict(fields))
        assert reply.status == status, (path, re.findall("problem.*", reply.text))
        return reply


class Evening:
    """A room over a store that is watched, and its application."""

    def __init__(self, store: Watched) -> None:
        clock, kept = SystemClock(), cast(Store, store)
        self.store, self.room = store, Room(kept, clock, SystemShuffler(), Options((30, 60)))
        self.app = create_app(Parts(self.room, Door(kept.people, clock)))

    async def guest(self, name: str, table: str = "", seat: str = "") -> Person:
        """Let a guest in."""
        return Person(self.app, await form(self.app, "/enter/guest", name=name, table=table, seat=seat))


async def until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not true():
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.005)


async def at_the_table(evening: Evening, ann: Person, bob: Person) -> str:
    """Make a table, sit down by page and by name, talk, choose, act, be penalised, look back."""
    room, made = evening.room, evening.store.made
    wanted = {"name": "Ours", "game": "no-limit holdem", "seats": "5", "speed": "instant", "book": "tda-2011"}
    path = (await ann.post("/tables/new", wanted)).headers["location"]
    table = room.tables[path.rpartition("/")[2]]
    await bob.post(f"{path}/sit", {})
    cid = await evening.guest("Cid", table=table.id, seat="2")
    lives = [Live(evening.app, f"{path}/live", who.headers, lambda text: None) for who in (ann, bob, cid)]
    lives.append(Live(evening.app, f"/api{path}/live", headers_of(), lambda text: None))
    ids = made["find_command"]
    for asked in (
        {"do": "chat", "text": "hello"}, {"do": "bot", "text": "calling", "id": "b"}, {"do": "advance", "text": ""},
        {"do": "bot", "text": "calling", "id": "b"}, {"do": "raise", "amount": 1, "id": "no"},
    ):  # fmt: skip
        lives[0].say(asked)
    playing = asyncio.ensure_future(folding(room, table))
    await until(lambda: table.state.number >= 3 and made["find_command"] > ids)
    await ann.get(f"{path}/desk?seat=1&offence=insult")
    await ann.post(f"{path}/desk", {"do": "penalise", "seat": "1", "text": "insult: 1 hands"}, 200)
    await ann.post(f"{path}/desk", {"do": "undo-penalty", "amount": "1", "reason": "it was a joke"}, 200)
    playing.cancel()
    for page in (path, f"{path}/hands/1", f"{path}/hands/1?step=3", f"{path}/hands/1/phh", f"{path}/hands/1/json"):
        await ann.get(page)
        await sent(evening.app, "GET", page)
    for page in (
        "/", "/hands", "/hands?result=won&star=1", "/floor", "/tables/new", "/ask", "/books", "/health", "/metrics",
        "/ready", "/api/tables", f"/api{path}",
    ):  # fmt: skip
        await ann.get(page)
    await ann.get("/no-such-page", 404)
    await ann.get(f"{path}/hands/999", 404)
    for live in lives:
        await live.close()
    return path


async def folding(room: Room, table: RunningTable) -> None:
    """Have everybody fold whose turn it is."""
    while True:
        number = to_act(table.state)
        seat = table.state.seats[number] if table.state.playing and number >= 0 else None
        if seat is not None and not seat.bot:
            await room.ask(table, seat.member, Asked("fold"))
        await asyncio.sleep(0.002)


async def at_a_real_table(evening: Evening, ann: Person) -> None:
    """Run a table with cards on felt: tell, rule, seat, forget, name another floor."""
    path = (await ann.post("/floor/new", WANTED)).headers["location"]
    for name in ("Ann", "Bob", "Cid", "Dan"):
        await form(evening.app, f"{path}/say", ann.headers, line=f"{name} folds")
    for page in (path, f"{path}/what", f"{path}/rule?line=Dan+folds", f"{path}/version?seen=1", "/floor"):
        await sent(evening.app, "GET", page, ann.headers)
    await ann.post(f"{path}/do/appoint", {"name": "Bob"})
    await ann.post(f"{path}/do/sit", {"name": "Eve", "place": "5", "chips": "1000"}, 422)  # after this hand
    await ann.post(f"{path}/do/forget", {"name": "Eve"})
    await ann.get(path)


async def with_an_account(evening: Evening, ann: Person, bob: Person, path: str) -> None:
    """Keep a name under a password, make programs and play with them, end this and that, be forgotten."""
    ann.came_in(await ann.post("/account/keep", {"password": PASSWORD}))
    ann.came_in(await ann.post("/account/password", {"old": PASSWORD, "password": f"{PASSWORD} again"}))
    token = re.search(r"[\w-]{43}", (await ann.post("/account/token", {"label": "mine"}, 200)).text)
    assert token is not None
    program = headers_of(authorization=f"Bearer {token[0]}")
    kind = (b"content-type", b"application/json")
    for asked in ({"do": "chat", "text": "beep"}, {"do": "sit-out", "id": "x"}, {"do": "sit-out", "id": "x"}):
        body = json.dumps(asked).encode()
        await sent(evening.app, "POST", f"/api{path}/commands", [*program, kind], body)
    live = Live(evening.app, f"/api{path}/live", program, lambda text: None)
    page = (await ann.get("/account")).text
    for field in ("token", "session"):
        shown = re.search(rf'name="{field}" value="(\w+)"', page)
        if shown:
            await ann.post("/account/end", {field: shown[1]})
    await until(live.task.done)  # it ends with its token
    Person(evening.app, await form(evening.app, "/enter/member", name="Dot", password=PASSWORD, way="register"))
    dot = Person(evening.app, await form(evening.app, "/enter/member", name="Dot", password=PASSWORD))
    await dot.post("/leave", {})
    await bob.post("/account/forget", {})


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_loop_calls_nothing_of_the_store(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """A life: people come in, play, talk, run a real table, keep an account; the room stops, and is read back."""
    monkeypatch.setattr(tables, "HANDS_A_SNAPSHOT", 2)
    address = str(tmp_path / "room.db") if kind == "sqlite" else request.getfixturevalue("postgres").empty()
    store = Watched(open_store(address))

    async def evening() -> None:
        tonight = Evening(store)
        async with tonight.app.lifespan():
            ann, bob = await tonight.guest("Ann"), await tonight.guest("Bob")
            path = await at_the_table(tonight, ann, bob)
            await at_a_real_table(tonight, ann)
            await with_an_account(tonight, ann, bob, path)

    async def next_day() -> None:
        tonight = Evening(store)
        async with tonight.app.lifespan():
            await until(lambda: tonight.room.tables)
            assert "Ours" in (await sent(tonight.app, "GET", "/")).text
            await asyncio.gather(*[tonight.room.names.renew() for _ in range(2)])

    asyncio.run(evening())
    asyncio.run(next_day())
    store.close()
    assert store.on_the_loop == []
    assert ASKED - store.made.keys() == set()


def test_a_call_on_the_loop_is_noticed(tmp_path: Path) -> None:
    """One that somebody plants is."""
    store = Watched(SqliteStore(tmp_path / "room.db"))

    async def work() -> None:
        store.people.member("m")
        await asyncio.to_thread(store.people.member, "m")

    asyncio.run(work())
    store.version("a")
    store.close()
    assert store.on_the_loop == ["member"]
