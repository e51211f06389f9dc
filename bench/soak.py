"""Does the room grow: ``python bench/soak.py [--minutes M] [--tables N] [--stalled N] [--json]``.

A real server, and programs that play at its tables without a pause; tables open and close, programs come and go, and
some readers never read. Every two seconds its memory and its open files are noted. Printed is the slope of both after a
warm-up of a third of the time. It fails where open files grow: memory has to be judged over hours.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from restore import ask, free_port, resident
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardspeak.service.people import hashed
from cardspeak.store import open_store

SEATS = 4
EVERY = 2.0  # seconds between two looks
STAYS = 20.0  # seconds that a table is open, on average
FOREVER = 1 << 52
MOST_FILES = 60.0  # more an hour, where each table has a dozen connections


class Row(NamedTuple):
    """What was measured: actions; MiB at the end of the warm-up and at the end, MiB and open files an hour."""

    minutes: float
    tables: int
    actions: int
    opened: int
    first: float
    last: float
    slope: float
    files: float


def slope(points: list[tuple[float, float]]) -> float:
    """Return how much a figure grows in an hour: least squares over seconds and values."""
    if len(points) < 2:
        return 0.0
    x = sum(at for at, _ in points) / len(points)
    y = sum(value for _, value in points) / len(points)
    spread = sum((at - x) ** 2 for at, _ in points)
    return 3600 * sum((at - x) * (value - y) for at, value in points) / spread


def people(file: Path, tables: int) -> None:
    """Enter who plays, each with a token that is their id."""
    store = open_store(str(file))
    for number in range(tables * SEATS):
        member = f"msoak{number}"
        store.people.add_member(member, f"Soak {number}", "", "guest", 0)
        store.people.add_token(hashed(member), member, "soak", ("play", "floor"), 0)
        store.people.start_session(hashed(member), member, 0, FOREVER)
    store.close()


class Soak:
    """The load on a server."""

    def __init__(self, port: int, stalled: int) -> None:
        self.port, self.stalled = port, stalled
        self.actions = self.opened = self.closed = 0

    async def command(self, path: str, member: str, data: object) -> Any:
        """Send one request of a program."""
        body = json.dumps(data).encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {member}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        try:
            writer.write(head.encode() + body)
            answer = await reader.read()
        finally:
            writer.close()
        return json.loads(answer.partition(b"\r\n\r\n")[2])

    async def tables(self, at: int, members: list[str]) -> None:
        """Open a table, play at it for a while, close it; again and again."""
        rng = Random(at)
        while True:
            asked = {"game": "no-limit holdem", "speed": "instant", "seats": SEATS + 1, "bots": ["calling"]}
            made = await self.command("/api/tables", members[0], asked)
            if not made.get("ok"):
                await asyncio.sleep(1)
                continue
            self.opened += 1
            table = made["id"]
            playing = [asyncio.create_task(self.plays(table, member, Random(member))) for member in members]
            playing += [asyncio.create_task(self.stalls(table)) for _ in range(self.stalled)]
            await asyncio.sleep(rng.expovariate(1 / STAYS) + 5)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            await self.close(table, members)

    async def close(self, table: str, members: list[str]) -> None:
        """Have everybody leave, and close the table when no hand is on any more."""
        path = f"/api/tables/{table}/commands"
        for member in members:
            await self.command(path, member, {"do": "leave"})
        for _ in range(600):
            answer = await self.command(path, members[0], {"do": "close"})
            if answer.get("ok"):
                self.closed += 1
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"the table does not close: {answer}")

    async def plays(self, table: str, member: str, rng: Random) -> None:
        """Sit down and play; now and then go away and come back."""
        while True:
            headers = {"Authorization": f"Bearer {member}"}
            url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
            with contextlib.suppress(ConnectionClosed, OSError):
                async with connect(url, additional_headers=headers, proxy=None, compression=None) as live:
                    await live.send(json.dumps({"do": "sit", "seat": int(member[5:]) % SEATS}))
                    await self.hands(live, rng.randrange(50, 400), rng)
            await asyncio.sleep(rng.random())

    async def hands(self, live: ClientConnection, actions: int, rng: Random) -> None:
        """Act so often when it is one's turn."""
        turn = -1
        while actions:
            frame = json.loads(await live.recv())
            now = frame.get("now")
            if not now or now["to_act"] != now["seat"] or now["seat"] < 0 or now["version"] == turn:
                if b"sat_out" in str(frame).encode():
                    await live.send(json.dumps({"do": "top-up", "amount": 1000}))
                    await live.send(json.dumps({"do": "sit-in", "text": "post"}))
                continue
            turn, may = now["version"], now["options"]
            verbs = [verb for verb in ("check", "call", "fold") if verb in may] or ["show"]
            await asyncio.sleep(rng.expovariate(20))
            await live.send(json.dumps({"do": verbs[0] if rng.random() < 0.8 else verbs[-1], "seen": turn}))
            self.actions, actions = self.actions + 1, actions - 1

    async def stalls(self, table: str) -> None:
        """Follow a table and never read."""
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1)
                writer.write(
                    f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                try:
                    await asyncio.sleep(30)
                finally:
                    writer.close()


async def measure(port: int, server: int, minutes: float, tables: int, stalled: int) -> Row:
    """Play, and look at the server meanwhile."""
    soak = Soak(port, stalled)
    at = count()
    members = [[f"msoak{next(at)}" for _ in range(SEATS)] for _ in range(tables)]
    tasks = [asyncio.create_task(soak.tables(number, each)) for number, each in enumerate(members)]
    begun = time.monotonic()
    memory: list[tuple[float, float]] = []
    files: list[tuple[float, float]] = []
    while (spent := time.monotonic() - begun) < 60 * minutes:
        if spent > 20 * minutes:
            memory.append((spent, resident(server)))
            files.append((spent, float(len(os.listdir(f"/proc/{server}/fd")))))
        failed = [task for task in tasks if task.done()]
        if failed:
            failed[0].result()
        await asyncio.sleep(EVERY)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Row(
        minutes, tables, soak.actions, soak.opened, memory[0][1], memory[-1][1], slope(memory), slope(files)
    )  # fmt: skip


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--quick", action="store_true", help="a minute: an idea, not a measure")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--stalled", type=int, default=2, help="readers at each table who never read")
    parser.add_argument("--json", action="store_true", help="one JSON object")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="cardspeak-") as folder:
        file, port = Path(folder, "room.db"), free_port()
        people(file, options.tables)
        limits = ("tables=100000", "tables-per-address=100000", "messages=100000", "messages-per-account=100000")
        command = [sys.executable, "-m", "cardspeak", "serve", "--db", str(file), "--host", "127.0.0.1"]
        command += ["--port", str(port), "--bot-pause", "0", "0", "--quiet", *[f"--limit={each}" for each in limits]]
        with Path(folder, "log").open("wb") as log:
            process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            while True:
                with contextlib.suppress(OSError):
                    if ask(port, "/ready")[0] == 200:
                        break
                time.sleep(0.05)
            minutes = 1.0 if options.quick else options.minutes
            row = asyncio.run(measure(port, process.pid, minutes, options.tables, options.stalled))
        finally:
            os.kill(process.pid, signal.SIGINT)
            process.wait(60)
    if options.json:
        print(json.dumps(row._asdict()))
    else:
        print(
            f"{row.minutes:g} minutes, {row.actions:,} actions at {row.tables} tables at a time, {row.opened} in all: "
            f"{row.first:.0f} MiB after the warm-up, {row.last:.0f} at the end: {row.slope:+.1f} MiB and "
            f"{row.files:+.1f} open files an hour"
        )
    return int(row.files > MOST_FILES)


if __name__ == "__main__":
    sys.exit(main())
