"""Health, readiness and figures: cheap, open to probes, and without a name, a card or an id; so is the log."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator

import pytest
from litestar import Litestar
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from cardspeak.ports import Unavailable
from cardspeak.room.table.state import Settings, Speed, to_act
from cardspeak.service import health
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.log import Lines
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.serving import programs
from tests.web.asgi import Headers, Live, form, headers_of, request, scope_of
from tests.web.marks import Marks
from tests.web.test_strangers import House, in_house

ANYWHERE: Headers = [(b"host", b"10.1.2.3:8000")]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look often."""
    monkeypatch.setattr(health, "EVERY", 0.01)
    monkeypatch.setattr(health, "LATELY", 0.2)


def in_lifespan(test: Callable[[House], Awaitable[None]]) -> None:
    """Run a test in a house that was opened as a server opens it."""

    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        app = create_app(Parts(room, Door(store.people, clock)))
        people = programs(store.people, 4)
        async with app.lifespan():
            settings = settings_from({"seats": "3"})
            assert isinstance(settings, Settings)
            table = await room.open_table(settings._replace(speed=Speed(pause=0)), people[0].member, ())
            assert isinstance(table, RunningTable)
            await test(House(app, room, table, people))

    asyncio.run(run())


async def ready(app: Litestar, headers: Headers = ANYWHERE) -> tuple[int, str]:
    """Ask whether the process is ready: the status, and why not."""
    reply = await request(app, "GET", "/ready", headers)
    found = json.loads(reply.body)
    assert found["ready"] is (reply.status == 200)
    return reply.status, found.get("why", "")


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.01)


def test_ready_when_tables_are_there_and_the_database_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the start it is not, nor while the database is away; it becomes so again by itself."""

    async def test(house: House) -> None:
        assert await ready(house.app) == (503, "starting")
        async with house.app.lifespan():

            async def is_ready() -> bool:
                return (await ready(house.app))[0] == 200

            async def is_away() -> bool:
                return await ready(house.app) == (503, "database")

            def away(self: MemoryStore, key: str) -> str:
                raise Unavailable("the server does not answer")

            await until(is_ready)
            with monkeypatch.context() as patch:
                patch.setattr(MemoryStore, "noted", away)
                await until(is_away)
                assert (await request(house.app, "GET", "/health", ANYWHERE)).status == 200
            await until(is_ready)

    in_house(test)


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_nobody_who_asks_waits_for_the_database(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages for operators ask the database nothing, and know nobody's session."""

    async def test(house: House) -> None:
        def asked(self: MemoryStore, name: str) -> object:
            raise AssertionError(f"{path} asked the database: {name}")

        token = house.people[0].token
        monkeypatch.setattr(MemoryStore, "__getattribute__", asked)
        reply = await request(house.app, "GET", path, headers_of(token))
        monkeypatch.undo()
        assert reply.status in (200, 503)

    in_house(test)


def test_figures_are_for_the_operator() -> None:
    """This machine reads them, and the networks that were named; nobody else, and under no foreign name."""

    async def status(app: Litestar, address: str, host: bytes = b"test") -> int:
        scope = scope_of("http", "/metrics", [(b"host", host)])
        got: list[int] = []

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            got.append(message.get("status", 0))

        async def receive() -> object:
            return {"type": "http.request", "body": b"", "more_body": False}

        await app({**scope, "client": (address, 1)}, receive, send)  # type: ignore[arg-type]
        return got[0]

    async def test(house: House) -> None:
        app = house.app
        for address, expected in (("127.0.0.1", 200), ("::1", 200), ("10.1.2.3", 404), ("", 404), ("nobody", 404)):
            assert await status(app, address) == expected, address
        app.state.parts = app.state.parts._replace(monitors=("10.0.0.0/8", "fd00::7"))
        for address, expected in (("10.1.2.3", 200), ("fd00::7", 200), ("11.1.2.3", 404), ("fd00::8", 404)):
            assert await status(app, address) == expected, address
        assert await status(app, "127.0.0.1", b"evil.test") == 421

    in_house(test)


async def figures(app: Litestar) -> dict[str, Metric]:
    """Read the figures as Prometheus does."""
    reply = await request(app, "GET", "/metrics")
    assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {metric.name: metric for metric in text_string_to_metric_families(reply.text)}


def value(found: dict[str, Metric], name: str, **labels: str) -> float:
    """Return one figure; 0 where nothing was counted."""
    for metric in found.values():
        for sample in metric.samples:
            if sample.name == name and sample.labels == labels:
                return sample.value
    return 0.0


def labels(found: dict[str, Metric]) -> Iterator[tuple[str, str]]:
    for metric in found.values():
        for sample in metric.samples:
            yield from sample.labels.items()


async def played(house: House) -> None:
    """Play a hand with everything in it that is told to the operator: what is refused, and what is a fault."""
    app, table = house.app, house.table
    for person in house.people[:3]:
        assert (await form(app, f"/tables/{table.id}/sit", headers_of(person.token))).status == 303
    frames: list[str] = []
    live = Live(app, f"/api/tables/{table.id}/live", headers_of(house.people[0].token), frames.append)
    await until(lambda: _true(table.state.hand is not None and table.state.hand.stage == "betting"))
    tokens = {person.member: person.token for person in house.people}
    for _ in range(3):
        seat = table.state.seats[to_act(table.state)]
        assert seat is not None
        for do in ("check", "call"):
            await command(house, tokens[seat.member], do)
    await command(house, house.people[2].token, "remove", seat=0)
    await command(house, house.people[3].token, "chat", text="As Kd, says Zorro")
    await form(app, "/enter/guest", name="Zorro")
    for password in ("Zorro and his horse", "another horse"):
        await form(app, "/enter/member", name="Tornado", password=password, way="register")
        await form(app, "/enter/member", name="Tornado", password=password)
    await request(app, "GET", "/enter", [(b"host", b"zorro.test")])
    await form(app, "/enter/guest", [(b"host", b"test"), (b"origin", b"http://zorro.test")], name="Zorro")
    live.say("Zorro")
    await asyncio.sleep(0.01)
    await live.close()


async def _true(found: bool) -> bool:
    return found


async def command(house: House, token: str, do: str, **more: object) -> None:
    headers = [*headers_of(token), (b"content-type", b"application/json")]
    path = f"/api/tables/{house.table.id}/commands"
    await request(house.app, "POST", path, headers, json.dumps({"do": do, **more}).encode())


def test_what_is_counted() -> None:
    """The figures grow with what happens, and their labels are words of the program alone."""

    async def test(house: House) -> None:
        before = await figures(house.app)
        await played(house)
        after = await figures(house.app)

        def grew(name: str, **labelled: str) -> float:
            return value(after, name, **labelled) - value(before, name, **labelled)

        assert grew("cardspeak_actions_total") >= 3 + 3
        assert grew("cardspeak_commit_seconds_count") == grew("cardspeak_actions_total")
        assert grew("cardspeak_frames_total") >= 3
        assert grew("cardspeak_refusals_total", code="floor_only") == 1
        assert grew("cardspeak_answers_total", status="421") == 1
        assert value(after, "cardspeak_tables") == len(house.room.tables) > 0
        assert value(after, "cardspeak_viewers") == value(before, "cardspeak_viewers")
        assert value(after, "cardspeak_tables_paused") == 0
        for key, word in labels(after):
            assert (key, word) in {("le", word)} or re.fullmatch(r"[a-z_]+|[1-5]\d\d", word), (key, word)

    in_lifespan(test)


ALLOWED = {
    "time", "level", "event", "member", "address", "why", "table", "kind", "id", "fault", "again_in", "after", "page",
    "scopes", "library", "place", "of", "count",
}  # fmt: skip


def test_the_log_has_no_names_and_no_cards(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is logged is searched for cards, names, passwords and tokens; none is there, and ids are."""
    caplog.set_level(logging.DEBUG, "cardspeak")
    marks = Marks(monkeypatch)

    async def test(house: House) -> None:
        await played(house)

        def fails(*ignored: object) -> None:
            raise ValueError(f"Zorro has {marks.of}")

        monkeypatch.setattr(house.room, "sit", fails)
        reply = await form(house.app, f"/tables/{house.table.id}/sit", headers_of(house.people[3].token))
        assert reply.status == 500
        house.table.listeners.add(fails)
        await command(house, house.people[0].token, "sit-out")
        lines = [json.loads(Lines().format(record)) for record in caplog.records]
        assert {"came", "signed_in", "sign_in_refused", "right_refused", "host_refused", "foreign_refused",
                "request_failed", "listener_failed"} <= {line["event"] for line in lines}  # fmt: skip
        for line in lines:
            assert line.keys() <= ALLOWED, line
            assert all(word not in str(line).lower() for word in ("zorro", "tornado", "horse", "p-token")), line
            assert not marks.cards(str(line)), line
        [refused] = [line for line in lines if line["event"] == "right_refused"]
        assert (refused["member"], refused["why"]) == (house.people[2].member, "floor_only")

    in_lifespan(test)
