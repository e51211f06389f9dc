"""The gate: which names the room answers to, and the rules for browsers on every answer."""

import asyncio

import pytest
from litestar import Litestar

from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.web.asgi import Headers, Live, Reply, form, headers_of, request


def app_of(behind_proxy: bool = False, hosts: tuple[str, ...] = ("Poker.Example",)) -> Litestar:
    """Return the application over an empty room."""
    store, clock = MemoryStore(), SystemClock()
    return create_app(
        Parts(Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock), (), behind_proxy, hosts)
    )


def asked(path: str, app: Litestar | None = None, **headers: str) -> Reply:
    """Return what is answered to somebody who asks for a page under a name."""
    given: Headers = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    return asyncio.run(request(app or app_of(), "GET", path, given))


@pytest.mark.parametrize(
    "host",
    ["test", "test:8000", "localhost", "localhost:8000", "127.0.0.1:80", "[::1]:80", "poker.example", "POKER.EXAMPLE"],
)  # fmt: skip
def test_names_of_the_room(host: str) -> None:
    """The room answers to the address that a connection came in at, to this machine, and to what was allowed."""
    assert asked("/enter", host=host).status == 200


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.test",
        "evil.test:8000",
        "192.0.2.7",
        "test.evil.test",
        "[::2]",
        "\u00e9",
        "localhost:80; x",
        "localhost:x",
    ],
)
def test_other_names_are_refused(host: str) -> None:
    """Under any other name nothing is answered but one sentence, with what its operator may do, in each language."""
    reply = asked("/enter", host=host, accept_language="sk")
    assert reply.status == 421
    assert reply.headers["content-type"].startswith("text/plain")
    assert "herňa" in reply.text
    assert "\n" not in reply.text


def test_no_live_connection_under_another_name() -> None:
    """A WebSocket that comes in under another name is closed, even where its origin is that name."""

    async def run() -> int | None:
        headers = [(b"host", b"evil.test"), (b"origin", b"http://evil.test")]
        live = Live(app_of(), "/tables/t/live", headers, lambda text: None)
        await live.task
        return live.closed

    assert asyncio.run(run()) == 4403


PAGES = [
    "/",
    "/enter",
    "/nowhere",
    "/static/page.css",
    "/static/nothing.css",
    "/api/tables",
    "/api/nowhere",
    "/tables/no",
]


@pytest.mark.parametrize("path", PAGES)
def test_rules_on_every_answer(path: str) -> None:
    """Pages, files, errors and what programs read: all carry the rules for browsers."""
    headers = asked(path, host="test").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["referrer-policy"] == "same-origin"
    policy = headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy  # as everything else: from the room itself
    assert "unsafe-eval" not in policy
    assert "connect-src 'self' ws://test wss://test;" in policy
    assert "strict-transport-security" not in headers  # over plain HTTP it says nothing
    assert (headers.get("cache-control") == "no-store") == (not path.startswith("/static/"))


def test_rules_on_what_the_gate_itself_refuses() -> None:
    """A refusal at the gate is an answer like any other."""
    for reply in (asked("/", host="evil.test"), asyncio.run(form(app_of(), "/leave", headers_of(origin="http://x")))):
        assert reply.status in (403, 421)
        assert reply.headers["x-frame-options"] == "DENY"


def test_over_tls() -> None:
    """Behind a proxy that ends TLS the browser is told to stay there, and no other host can plant a session."""
    app = app_of(behind_proxy=True)
    headers = headers_of(x_forwarded_proto="https")
    assert asked("/enter", app, host="test", x_forwarded_proto="https").headers["strict-transport-security"]
    cookie = asyncio.run(form(app, "/enter/guest", headers, name="Ann")).headers["set-cookie"]
    assert cookie.startswith("__Host-cardspeak=")
    assert "Secure" in cookie
    assert "Path=/" in cookie
    assert "Domain" not in cookie
    session = cookie.partition(";")[0]
    mine = asyncio.run(request(app, "GET", "/account", headers_of(x_forwarded_proto="https", cookie=session)))
    assert "Ann" in mine.text
    planted = session.removeprefix("__Host-")  # what another host of the domain could plant
    assert (
        asyncio.run(request(app, "GET", "/account", headers_of(x_forwarded_proto="https", cookie=planted))).status
        == 303
    )


def test_a_proxy_that_nobody_told_us_of() -> None:
    """Without `--behind-proxy` nobody is believed who says that they came over TLS."""
    assert "strict-transport-security" not in asked("/enter", host="test", x_forwarded_proto="https").headers
