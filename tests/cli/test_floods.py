"""Real sockets against a real server: whoever takes connections and does nothing with them keeps nobody out.

In CI the floods are small, and the limits too. CARDSPEAK_FLOOD=3000 makes 3,000 half-open requests and 1,200 idle live
connections against the defaults.
"""

import asyncio
import json
import os
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.serving import Server, opened, programs
from websockets.asyncio.client import connect

from cardspeak.cli.open_files import connections_for
from cardspeak.service.limits import LIMITS

FLOOD = int(os.environ.get("CARDSPEAK_FLOOD", "300"))
LIVE = FLOOD * 2 // 5
ALL = FLOOD >= 3000  # whether the defaults are attacked
HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)
PATIENCE = 60.0
OTHERS = 200  # files that a server has open beside its connections


def options(**limits: int) -> list[str]:
    """Return the limits as options of the server."""
    return [word for name, most in limits.items() for word in ("--limit", f"{name.replace('_', '-')}={most}")]


@contextmanager
def flood(server: Server, count: int, first: bytes, answer: bool = False) -> Iterator[list[socket.socket]]:
    """Hold so many connections, each of which has sent something and perhaps got an answer."""
    connections_for(2 * count)
    with ExitStack() as stack:
        held = []
        for _ in range(count):
            wire = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 30))
            wire.sendall(first)
            if answer:
                wire.recv(1)
            held.append(wire)
        yield held


def closed(wire: socket.socket) -> bool:
    """Wait until the server closes a connection; what it still sends is read."""
    wire.settimeout(30)
    try:
        while wire.recv(65536):
            pass
    except ConnectionError:
        return True
    return True


def sockets(server: Server) -> int:
    """Return how many sockets a server has open; 0 where this cannot be seen. Its other files come and go."""
    assert server.process is not None
    try:
        return sum(os.readlink(each).startswith("socket:") for each in Path(f"/proc/{server.process.pid}/fd").iterdir())
    except OSError:  # one that was closed meanwhile
        return sockets(server) if Path("/proc/self/fd").exists() else 0


def until(true: Callable[[], bool], what: str) -> None:
    """Wait until something is true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what
        time.sleep(0.005)


@pytest.mark.parametrize("kind", ["half-open headers", "idle live connections"])
def test_a_flood_keeps_nobody_out(tmp_path: Path, kind: str) -> None:
    """From the same address: a player plays on, others come in, open a table's page and follow it."""
    half, most = kind == "half-open headers", FLOOD // 3
    small = options(connections_per_address=most) if half else options(live_per_address=LIVE // 3)
    server = Server(tmp_path / "room.db", more=() if ALL else small)
    store = opened(server.file)
    people = programs(store.people, 3)
    store.close()

    async def play(table: str) -> None:
        ann, ben = [{"Authorization": f"Bearer {each.token}"} for each in people[:2]]
        async with connect(server.live(table), additional_headers=ann, proxy=None) as live:
            await live.recv()
            first = HALF if half else UPGRADE.format(path=f"/api/tables/{table}/live", port=server.port).encode()
            with flood(server, FLOOD if half else LIVE, first, answer=not half):
                await live.send(json.dumps({"do": "sit", "seat": 0, "id": "sit"}))
                while json.loads(await asyncio.wait_for(live.recv(), 60)).get("id") != "sit":
                    pass
                guest = {"content-type": "application/x-www-form-urlencoded"}
                assert server.ask("POST", "/enter/guest", "name=Newcomer", guest).status == 303
                assert server.ask("GET", f"/tables/{table}").status == 200
                async with connect(server.live(table), additional_headers=ben, proxy=None) as newcomer:
                    seats = json.loads(await asyncio.wait_for(newcomer.recv(), 60))["seats"]
                    assert seats[0]["member"] == people[0].member
                assert sockets(server) <= (LIMITS["connections-per-address"].most if ALL else most) + OTHERS

    with server:
        table = server.json("POST", "/api/tables", {"seats": 3}, people[0].token).data["id"]
        asyncio.run(play(table))
        assert "fault" not in server.words()


def test_whoever_is_too_slow_is_let_go(tmp_path: Path) -> None:
    """Headers, a body, the next request, the reading of an answer: each has its time."""
    server = Server(
        tmp_path / "room.db", more=options(header_seconds=1, body_seconds=1, idle_seconds=1, answer_seconds=1)
    )
    body = b"POST /enter/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n"
    body += b"Content-Type: application/x-www-form-urlencoded\r\n\r\nname="
    whole = b"GET /enter HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with server:
        with ExitStack() as stack:
            for wires in [
                stack.enter_context(flood(server, 1, each)) for each in (b"", HALF, body, whole, whole + HALF)
            ]:
                assert closed(wires[0])
        before = sockets(server)
        with flood(server, 1, b"GET /static/table.js HTTP/1.1\r\nHost: localhost\r\n\r\n" * 3000):
            until(lambda: sockets(server) > before or not before, "it is accepted")
            # it reads nothing, so it sees nothing of that
            until(lambda: sockets(server) <= before, "it is let go")
        assert "fault" not in server.words()


@pytest.mark.parametrize("behind", [False, True])
def test_the_address_that_a_proxy_names_counts_behind_a_proxy_alone(tmp_path: Path, behind: bool) -> None:
    """Otherwise anybody would have as many addresses as they can write down."""
    flags = ["--behind-proxy"] if behind else []
    with Server(tmp_path / "room.db", more=[*options(guests=1), *flags]) as server:
        kind = {"content-type": "application/x-www-form-urlencoded"}
        came = [
            server.ask("POST", "/enter/guest", f"name=guest{n}", {**kind, "x-forwarded-for": f"192.0.2.{n}"}).status
            for n in (1, 2, 2)
        ]
    assert came == ([303, 303, 429] if behind else [303, 429, 429])


def test_what_never_reaches_the_application_has_the_rules_too(tmp_path: Path) -> None:
    """What is no request, and live connections that are refused: the rules for browsers are on every answer."""
    there = UPGRADE.format(path="/tables/no/live", port=1).encode()
    refused = {
        b"GET / HTTP/1.1\r\n\r\n": 400, b"\x16\x03\x01\r\n\r\n": 400, there: 403,
        there.replace(b"127.0.0.1", b"evil.test"): 403,
        there.replace(b"Upgrade: web", b"Origin: http://evil.test\r\nUpgrade: web"): 403,
    }  # fmt: skip
    with Server(tmp_path / "room.db") as server:
        for sent, status in refused.items():
            with socket.create_connection(("127.0.0.1", server.port), 30) as wire:
                wire.sendall(sent)
                answer = b"".join(iter(lambda: wire.recv(65536), b"")).decode().lower()
            assert answer.startswith(f"http/1.1 {status} "), sent
            for rule in ("nosniff", "x-frame-options: deny", "frame-ancestors 'none'", "cache-control: no-store"):
                assert rule in answer, (sent, rule)
