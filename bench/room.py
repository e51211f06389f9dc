"""How fast the room is: ``python bench/room.py [--quick] [--json] [--tables N] [--seconds N] [--profile FILE]``.

A real server process over a SQLite file, as `cardspeak serve` starts it, and in this process the load: tables of six
programs each, every one of them with its own live connection. Measured are actions a second, and the time from an
action sent to the frame with it at each of the other five seats. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Settings
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import hashed
from cardspeak.service.settings import settings_from
from cardspeak.service.stored import NAMES
from cardspeak.service.tables import RunningTable
from cardspeak.store import open_store
from cardspeak.store.names import Names

SEATS = 6
WANTED = {"p50": 30.0, "p99": 150.0}  # milliseconds


class Row(NamedTuple):
    """What was measured: actions a second; milliseconds from an action to its frame at the other seats."""

    tables: int
    programs: int
    seconds: float
    think: float
    actions: int
    actions_per_second: float
    frames_per_second: float
    p50: float
    p99: float
    most: float
    reached: bool


async def prepare(file: Path, tables: int) -> list[str]:
    """Make the tables and seat their programs; the ids of the tables."""
    store, clock = open_store(str(file), Names(NAMES)), SystemClock()
    settings = settings_from({"game": "no-limit holdem", "speed": "slow"})
    assert isinstance(settings, Settings)
    found = []
    for number in range(tables):
        running = RunningTable(f"bench{number}", store, clock)
        await running.do(c.Open(settings._replace(pause=200), "mbench"))
        for seat in range(SEATS):
            member = f"mbench{number}x{seat}"
            store.people.add_member(member, member, "", "guest", 0)
            store.people.add_token(hashed(member), member, "bench", ("play",), 0)
            await running.do(c.TakeSeat(member, seat, settings.most_buy_in))
        found.append(running.id)
    store.close()
    return found


class Load:
    """All programs: when which action was sent, and how long its frames took."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.sent: dict[tuple[str, int], tuple[float, int]] = {}
        self.waits: list[float] = []
        self.actions = self.frames = self.refused = 0
        self.measuring = False
        self.sending: set[asyncio.Future[None]] = set()

    async def play(self, address: str, table: str, seat: int) -> None:
        """Play at one seat until cancelled."""
        headers = {"Authorization": f"Bearer m{table}x{seat}"}
        rng, decode = Random(f"{table} {seat}"), msgspec.json.Decoder().decode
        async with connect(address, additional_headers=headers, proxy=None, compression=None) as live:
            turn, version = -1, 0
            async for text in live:
                now_is = time.perf_counter()
                frame = decode(text)
                if frame["type"] == "answer":
                    self.refused += not frame["ok"]
                    continue
                now = frame["now"]
                self.heard(table, seat, version, now_is)
                version = now["version"]
                if now["to_act"] == now["seat"] >= 0 and turn != version:
                    turn = version
                    asyncio.get_running_loop().call_later(
                        rng.expovariate(1 / self.think) if self.think else 0, self.act, live, rng, table, seat, now
                    )
                await self.come_back(live, seat, frame)

    def heard(self, table: str, seat: int, before: int, at: float) -> None:
        """Note how long the frame took that followed the version before it."""
        self.frames += self.measuring
        sent = self.sent.get((table, before))
        if sent is not None and self.measuring and sent[1] != seat:
            self.waits.append(at - sent[0])

    def act(self, live: ClientConnection, rng: Random, table: str, seat: int, now: dict[str, Any]) -> None:
        """Choose an action and send it."""
        may, seen = now.get("options"), now["version"]
        if now["stage"] == "showdown":
            message = {"do": "show"}
        elif may is None:
            return
        else:
            verb = rng.choice(("check", "check", "bet")) if "check" in may else rng.choice(("call", "fold", "fold"))
            verb = verb if verb in may else "check" if "check" in may else "fold"
            message = {"do": "raise", "amount": may["bet"][0]} if verb == "bet" else {"do": verb}
        text = json.dumps({**message, "id": f"{seen}", "seen": seen})
        self.actions += self.measuring
        self.sent[table, seen] = (time.perf_counter(), seat)
        sending = asyncio.ensure_future(send(live, text))
        self.sending.add(sending)
        sending.add_done_callback(self.sending.discard)

    async def come_back(self, live: ClientConnection, seat: int, frame: dict[str, Any]) -> None:
        """Buy chips again when they are gone."""
        for event in frame["events"]:
            if event["type"] == "table.sat_out" and event["seat"] == seat:
                await live.send(json.dumps({"do": "top-up", "amount": 1000}))
                await live.send(json.dumps({"do": "sit-in", "text": "post"}))


async def send(live: ClientConnection, text: str) -> None:
    """Send a message, unless the connection is over."""
    try:
        await live.send(text)
    except ConnectionClosed:
        return


async def measure(port: int, tables: list[str], seconds: float, think: float) -> Row:
    """Let everybody sit down and play, then measure for so long."""
    load = Load(think)
    tasks = []
    for table in tables:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        tasks += [asyncio.create_task(load.play(address, table, seat)) for seat in range(SEATS)]
        await asyncio.sleep(0.02)
    await asyncio.sleep(3)
    load.measuring = True
    start = time.perf_counter()
    await asyncio.sleep(seconds)
    load.measuring = False
    took = time.perf_counter() - start
    ended = [task.exception() for task in tasks if task.done() and not task.cancelled()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if ended:
        raise SystemExit(f"{len(ended)} programs lost their connection: {ended[0]!r}")
    waits = sorted(load.waits)
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return Row(
        len(tables), len(tables) * SEATS, took, think, load.actions, load.actions / took, load.frames / took, p50, p99,
        1000 * waits[-1], p50 <= WANTED["p50"] and p99 <= WANTED["p99"],
    )  # fmt: skip


def serve(file: Path, port: int, profile: str) -> subprocess.Popen[bytes]:
    """Start the server, and wait until it answers."""
    under = ["-m", "cProfile", "-o", profile] if profile else []
    command = [sys.executable, *under, "-m", "cardspeak", "serve", "--db", str(file), "--host", "127.0.0.1"]
    process = subprocess.Popen([*command, "--port", str(port), "--quiet"], stdout=subprocess.DEVNULL)
    while process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return process
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a program thinks, on average")
    parser.add_argument("--quick", action="store_true", help="20 tables for 5 seconds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", default="", help="where to write a profile of the server")
    options = parser.parse_args()
    tables, seconds = (20, 5.0) if options.quick else (options.tables, options.seconds)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        file = Path(folder, "room.db")
        ids = asyncio.run(prepare(file, tables))
        process = serve(file, port, options.profile)
        try:
            row = asyncio.run(measure(port, ids, seconds, options.think))
        finally:
            os.kill(process.pid, signal.SIGINT)
            process.wait(20)
    if options.json:
        print(json.dumps(row._asdict()))
    else:
        print(
            f"{row.tables} tables, {row.programs} programs, {row.seconds:.0f} s, thinking {row.think:g} s: "
            f"{row.actions_per_second:.0f} actions/s, {row.frames_per_second:.0f} frames/s; "
            f"to the other seats p50 {row.p50:.1f} ms, p99 {row.p99:.1f} ms, most {row.most:.0f} ms"
        )
        print("reached" if row.reached else f"wanted: p50 {WANTED['p50']:.0f} ms, p99 {WANTED['p99']:.0f} ms")
    return 0 if row.reached else 1


if __name__ == "__main__":
    sys.exit(main())
