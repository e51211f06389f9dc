"""A table that stands still, or is not available, says so on its page, in the lobby and to programs."""

import asyncio
import json
import logging

import pytest
from litestar import Litestar

from cardspeak.locale.messages import LANGUAGES, say
from cardspeak.ports import Append, NewEvent
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.supervision import Paused
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.service.test_room import seated
from tests.web.asgi import Headers, request

WHY = ["fault", "database", "unreadable"]


async def rooms() -> tuple[Room, Litestar]:
    """Return a room with a table t1, and one that cannot be read."""
    store, clock = MemoryStore(), SystemClock()
    await seated(store, clock)
    store.commit([Append("table/t2", 0, [NewEvent("table.opened", 1, {})])], at=1).result()
    room = Room(store, clock, SystemShuffler(), Options((0, 0)))
    await room.start()
    return room, create_app(Parts(room, Door(store.people, clock), (), False, ()))


def spoken(language: str) -> Headers:
    return [(b"host", b"test"), (b"accept-language", language.encode())]


@pytest.mark.parametrize("why", WHY)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paused_table_says_so_on_its_page(why: str, language: str) -> None:
    async def work() -> None:
        room, app = await rooms()
        running = room.tables["t1"]
        said = say(language, f"table-paused-{why}")
        assert said not in (await request(app, "GET", "/tables/t1", spoken(language))).text
        running.stands(Paused(why, room.clock.now() + 5_000), room.clock.now())
        assert said in (await request(app, "GET", "/tables/t1", spoken(language))).text
        running.stands(None, room.clock.now())
        assert said not in (await request(app, "GET", "/tables/t1", spoken(language))).text
        await room.stop()

    asyncio.run(work())


def test_programs_are_told_that_a_table_stands_still() -> None:
    async def work() -> None:
        room, app = await rooms()
        running = room.tables["t1"]
        assert json.loads((await request(app, "GET", "/api/tables/t1")).body)["now"]["paused"] is None
        now = room.clock.now()
        running.stands(Paused("fault", now + 5_000), now)
        first = json.loads((await request(app, "GET", "/api/tables/t1")).body)["now"]
        assert first["paused"]["why"] == "fault"
        assert 0 < first["paused"]["again_in"] <= 5_000
        again = json.loads((await request(app, "GET", "/api/tables/t1")).body)["now"]
        assert again["time_left"] == first["time_left"] > 0  # it does not run
        await room.stop()

    asyncio.run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_be_read_is_not_available_and_the_others_are(
    language: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        room, app = await rooms()
        caplog.clear()
        said = say(language, "refused-table-unavailable")
        lobby = await request(app, "GET", "/", spoken(language))
        assert lobby.status == 200
        assert said in lobby.text
        assert "/tables/t1" in lobby.text
        page = await request(app, "GET", "/tables/t2", spoken(language))
        assert (page.status, said in page.text) == (503, True)
        told = await request(app, "GET", "/api/tables/t2", spoken(language))
        assert (told.status, json.loads(told.body)["error"]) == (503, say("en", "refused-table-unavailable"))
        assert (await request(app, "GET", "/tables/t1", spoken(language))).status == 200
        assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
        await room.stop()

    asyncio.run(work())
