"""Limits as people and programs meet them: one sentence, the time to wait, and nobody else notices."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from litestar import Litestar

from cardspeak.room.table.state import Settings, Speed
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.limits import LIMITS, Limits
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.serving import Program, programs
from tests.web.asgi import Live, Reply, form, headers_of, request

MOST = {name: limit.most for name, limit in LIMITS.items()}


class House(NamedTuple):
    """An application with one table, and some people."""

    app: Litestar
    table: RunningTable
    people: list[Program]


def in_house(test: Callable[[House], Awaitable[None]], **limits: int) -> None:
    """Run a test in a house with some limits of its own, whose clock stands still."""

    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        at = clock.now()
        given = {name.replace("_", "-"): number for name, number in limits.items()}
        app = create_app(Parts(room, Door(store.people, clock, Limits(lambda: at, given))))
        settings = settings_from({"seats": "3"})
        assert isinstance(settings, Settings)
        people = programs(store.people, 3)
        table = await room.open_table(settings._replace(speed=Speed(pause=0)), people[0].member)
        assert isinstance(table, RunningTable)
        try:
            await test(House(app, table, people))
        finally:
            await room.stop()

    asyncio.run(run())


async def until(true: Callable[[], bool]) -> None:
    """Wait for something, at most for a minute."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.01)


def answers(heard: list[dict[str, Any]]) -> int:
    """Return how many messages were answered."""
    return [frame["type"] for frame in heard].count("answer")


def told_to_wait(reply: Reply) -> bool:
    """Say whether an answer is that it was too much, and when to come again."""
    return reply.status == 429 and int(reply.headers["retry-after"]) > 0


def test_requests_beyond_the_limit_are_told_when_to_come_again() -> None:
    """Whatever they ask for; probes are answered, and so is who comes from elsewhere."""

    async def test(house: House) -> None:
        paths = ["/", "/ask", "/api/tables", "/static/page.css", "/nowhere"]
        assert [(await request(house.app, "GET", path)).status for path in paths] == [200, 200, 200, 200, 404]
        for path in paths:
            reply = await request(house.app, "GET", path)
            assert told_to_wait(reply)
            assert reply.text == "That was too much at once. Wait a moment."
        assert told_to_wait(await form(house.app, "/enter/guest", name="Ann"))
        assert (await request(house.app, "GET", "/health")).status == 200
        assert (await request(house.app, "GET", "/", client="192.0.2.1")).status == 200

    in_house(test, requests=5)


def test_guests_beyond_the_limit_are_told_when_to_come_again() -> None:
    """In their language, on a page; the form is as they filled it in."""

    async def test(house: House) -> None:
        russian = headers_of(cookie="language=ru")
        assert [(await form(house.app, "/enter/guest", name=f"guest {n}")).status for n in range(2)] == [303, 303]
        reply = await form(house.app, "/enter/guest", russian, name="guest 3")
        assert told_to_wait(reply)
        assert reply.headers["retry-after"] == "1800"
        assert "Повторите через 30:00 мин." in reply.text
        assert 'value="guest 3"' in reply.text

    in_house(test, guests=2)


def test_tables_beyond_the_limit() -> None:
    """By the API and by the form, online and real ones; somebody else at another address may open one."""

    async def test(house: House) -> None:
        token = house.people[1].token
        kind = (b"content-type", b"application/json")
        asked = json.dumps({"name": "one"}).encode()
        made = await request(house.app, "POST", "/api/tables", [*headers_of(token), kind], asked)
        assert made.status == 201
        again = await request(house.app, "POST", "/api/tables", [*headers_of(token), kind], asked)
        assert told_to_wait(again)
        assert json.loads(again.body)["code"] == "too_fast"
        assert json.loads(again.body)["facts"] == {"seconds": 3600, "wait": "60:00"}
        assert told_to_wait(await form(house.app, "/tables/new", headers_of(token), name="two"))
        assert told_to_wait(await form(house.app, "/floor/new", headers_of(token), players="Ann, Ben"))
        other = headers_of(house.people[2].token)
        assert (await form(house.app, "/tables/new", other, name="three")).status == 303

    in_house(test, tables=1)


def test_messages_beyond_the_limit_are_refused_and_then_the_connection_closed() -> None:
    """Whoever floods is told so; who goes on is let go (1008). The others at the table notice nothing."""

    async def test(house: House) -> None:
        flooded: list[dict[str, Any]] = []
        calm: list[dict[str, Any]] = []
        path = f"/api/tables/{house.table.id}/live"
        flood = Live(house.app, path, headers_of(house.people[1].token), lambda text: flooded.append(json.loads(text)))
        other = Live(house.app, path, headers_of(house.people[2].token), lambda text: calm.append(json.loads(text)))
        for number in range(MOST["messages"] + 5):
            flood.say({"do": "fold", "id": f"{number}"})
        other.say({"do": "sit", "seat": 0, "id": "calm"})
        await until(lambda: answers(flooded) == MOST["messages"] + 5 and answers(calm) == 1)
        codes = [frame["code"] for frame in flooded if frame["type"] == "answer"]
        assert codes == ["not_in_the_hand"] * MOST["messages"] + ["too_fast"] * 5
        assert [frame["id"] for frame in flooded if frame["type"] == "answer"][-1] == f"{MOST['messages'] + 4}"
        assert flood.closed is None
        assert [frame["ok"] for frame in calm if frame["type"] == "answer"] == [True]
        for _ in range(MOST["refusals"]):
            flood.say("x")
        await until(lambda: flood.closed is not None)
        assert [flood.closed, other.closed] == [1008, None]
        await other.close()

    in_house(test)


def test_one_account_over_many_connections_and_http() -> None:
    """Messages of an account count together."""

    async def test(house: House) -> None:
        token, kind = house.people[1].token, (b"content-type", b"application/json")
        path = f"/api/tables/{house.table.id}"
        heard: list[dict[str, Any]] = []
        lives = [
            Live(house.app, f"{path}/live", headers_of(token), lambda text: heard.append(json.loads(text)))
            for _ in range(3)
        ]
        for live in lives:
            for _ in range(4):
                live.say({"do": "fold"})
        await until(lambda: answers(heard) == 12)
        assert [frame["code"] for frame in heard if frame["type"] == "answer"].count("too_fast") == 2
        reply = await request(
            house.app, "POST", f"{path}/commands", [*headers_of(token), kind], json.dumps({"do": "fold"}).encode()
        )
        assert told_to_wait(reply)
        for live in lives:
            await live.close()

    in_house(test, messages_per_account=10)


def test_chat_beyond_the_limit_is_said_to_its_author_alone() -> None:
    """The lines that are too many stand nowhere; others chat on."""

    async def test(house: House) -> None:
        path = f"/tables/{house.table.id}/live?language=en"
        author, reader = list[str](), list[str]()
        live = Live(house.app, path, headers_of(house.people[1].token), author.append)
        other = Live(house.app, path, headers_of(house.people[2].token), reader.append)
        for number in range(4):
            live.say({"do": "chat", "text": f"line-{number}"})
        await until(lambda: "Try again in 0:07 min" in "".join(author))
        other.say({"do": "chat", "text": "somebody else"})
        await until(lambda: "somebody else" in "".join(author) and "somebody else" in "".join(reader))
        assert "line-2" in "".join(reader)
        assert "line-3" not in "".join(author + reader)
        assert "Try again" not in "".join(reader)
        await live.close()
        await other.close()

    in_house(test, chat=3)
