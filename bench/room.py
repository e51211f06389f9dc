"""How fast the room is: ``python bench/room.py [--browsers] [--quick] [--json] [--tables N] [--seconds N] …``.

A real server process over a SQLite file, as `cardspeak serve` starts it, and in this process the load: tables of six
programs, or of six browsers, every one of them with its own live connection. Measured are actions a second, and the
time from an action sent to the frame with it at each of the other five seats. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
from store import address
from wire import Wire

from cardspeak.locale.messages import LANGUAGES
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Settings, Speed
from cardspeak.service.clock import SystemClock
from cardspeak.service.passes import hashed
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store import open_store

SEATS = 6
WANTED = {"p50": 30.0, "p99": 150.0}  # milliseconds
OF_SEVERAL = {"p50": 50.0, "p99": 250.0}  # where the players of each table are at different processes
GOES_ON = 5.0  # seconds after which every table has gone on when a process was killed
FOREVER = 1 << 52
TICKS = os.sysconf("SC_CLK_TCK")

encode = msgspec.json.encode


class Now(msgspec.Struct):
    """What a program reads of where the table stands."""

    version: int
    to_act: int
    seat: int
    stage: str
    options: dict[str, list[int]] = {}


class Frame(msgspec.Struct):
    """What a program reads of a frame: a table, events or an answer; events that do not concern it stay unread."""

    type: str
    ok: bool = True
    now: Now | None = None
    events: msgspec.Raw = msgspec.Raw(b"[]")


class Event(msgspec.Struct):
    """What a program reads of an event."""

    type: str
    seat: int = -1


frame_in, events_in = msgspec.json.Decoder(Frame).decode, msgspec.json.Decoder(list[Event]).decode


class Row(NamedTuple):
    """What was measured: actions and frames a second, bytes of a frame; milliseconds from an action to its frame at
    the other seats; milliseconds of a processor that an action cost the server and the load; how busy these were.
    """

    who: str
    tables: int
    connections: int
    seconds: float
    think: float
    actions_per_second: float
    frames_per_second: float
    bytes_per_frame: float
    p50: float
    p99: float
    most: float
    refused: int
    server_cost: float
    load_cost: float
    server_busy: float
    load_busy: float
    reached: bool
    processes: int = 1
    killed: bool = False
    gap: float = 0.0  # seconds for which nothing happened at a table after that, the longest of all tables


class Serving(NamedTuple):
    """A server: its process, and the port that it listens on."""

    process: subprocess.Popen[bytes]
    port: int


async def prepare(url: str, tables: int) -> list[str]:
    """Make the tables and seat their players, each with a session and a token; the ids of the tables."""
    store, clock = open_store(url), SystemClock()
    settings = settings_from({"game": "no-limit holdem", "speed": "slow"})
    assert isinstance(settings, Settings)
    found = []
    for number in range(tables):
        running = RunningTable(f"bench{number}", store, clock)
        await running.do(c.Open(settings._replace(speed=Speed(pause=200)), "mbench"))
        for seat in range(SEATS):
            member = f"mbench{number}x{seat}"
            store.people.add_member(member, member, "", "guest", 0)
            store.people.add_token(hashed(member), member, "bench", ("play", "floor"), 0)
            store.people.start_session(hashed(member), member, 0, FOREVER)
            await running.do(c.TakeSeat(member, seat, settings.stakes.most_buy_in))
        found.append(running.id)
    store.close()
    return found


class Load:
    """All players: when which action was sent, and how long its frames took."""

    def __init__(self, think: float) -> None:
        self.think = think
        self.sent: dict[str, list[tuple[int, float, int]]] = {}  # by table: the version it was chosen for, when, seat
        self.waits: list[float] = []
        self.actions = self.frames = self.refused = self.bytes = 0
        self.measuring = False
        self.thinks: dict[str, bool] = {}  # by table: whether a player is to act
        self.since: dict[str, float] = {}  # by table: when something happened there last, once a process was killed
        self.gaps: dict[str, float] = {}  # and for how long nothing did, though no player was to act

    def heard(self, table: str, seat: int, before: int, version: int, size: int, at: float) -> None:
        """Note how long the actions took that a seat sees with this frame; it saw the table at `before` last."""
        if table in self.since and version > before > 0:
            if not self.thinks.get(table):
                self.gaps[table] = max(self.gaps.get(table, 0.0), at - self.since[table])
            self.since[table] = at
        if not self.measuring:
            return
        self.frames += 1
        self.bytes += size
        for chosen, sent, by in reversed(self.sent.get(table, ())):
            if chosen < before:
                break
            if chosen < version and by != seat:
                self.waits.append(at - sent)

    def killed(self, tables: list[str]) -> None:
        """Measure from now on how long nothing happens at a table."""
        self.since = dict.fromkeys(tables, time.perf_counter())

    def longest_gap(self) -> float:
        """Return for how long nothing happened at a table at which no player was to act, the longest of all tables."""
        now = time.perf_counter()
        waiting = [now - since for table, since in self.since.items() if not self.thinks.get(table)]
        return max([0.0, *self.gaps.values(), *waiting])

    def acts(self, table: str, seat: int, version: int) -> None:
        """Note that an action is sent now."""
        self.actions += self.measuring
        rows = self.sent.setdefault(table, [])
        rows.append((version, time.perf_counter(), seat))
        del rows[:-8]

    def refuses(self, table: str, seat: int) -> None:
        """Strike an action that came to nothing."""
        self.refused += 1
        rows = self.sent.get(table, [])
        rows[:] = [row for row in rows if row[2] != seat]


class Program:
    """A program at one seat, which follows the table as JSON."""

    def __init__(self, load: Load, table: str, seat: int) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.rng, self.turn, self.version = Random(f"{table} {seat}"), "", 0
        self.member = f"m{table}x{seat}"

    async def connect(self, port: int) -> Wire:
        """Follow the table."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/live"
        return await Wire.connect(address, self.heard, deflate=False, Authorization=f"Bearer {self.member}")

    def heard(self, wire: Wire, data: bytes) -> None:
        """Take a frame in, and choose what to do where it is one's turn."""
        at = time.perf_counter()
        frame = frame_in(data)
        now = frame.now
        if now is None:
            if not frame.ok:
                self.load.refuses(self.table, self.seat)
            return
        self.saw(now.version, len(data), at)
        self.load.thinks[self.table] = now.to_act >= 0
        if now.to_act == now.seat >= 0:
            self.soon(wire, str(now.version), now)
        if b"table.sat_out" in data and Event("table.sat_out", self.seat) in events_in(frame.events):
            wire.send(encode({"do": "top-up", "amount": 1000}))
            wire.send(encode({"do": "sit-in", "text": "post"}))

    def saw(self, version: int, size: int, at: float) -> None:
        """Note a frame with the table at a version."""
        self.load.heard(self.table, self.seat, self.version, version, size, at)
        self.version = version

    def soon(self, wire: Wire, turn: str, now: Any) -> None:
        """Act after a while of thought, once a turn."""
        if turn != self.turn:
            self.turn = turn
            pause = self.rng.expovariate(1 / self.load.think) if self.load.think else 0
            asyncio.get_running_loop().call_later(pause, self.act, wire, now)

    def act(self, wire: Wire, now: Now) -> None:
        """Choose an action and send it."""
        may, seen = now.options, now.version
        if now.stage == "showdown":
            message: dict[str, Any] = {"do": "show"}
        elif not may:
            return
        else:
            verb = wish(self.rng, may)
            message = {"do": "raise", "amount": may["bet"][0]} if verb == "bet" else {"do": verb}
        self.load.acts(self.table, self.seat, seen)
        wire.send(encode({**message, "id": f"{seen}", "seen": seen}))


def wish(rng: Random, may: Any) -> str:
    """Choose among check, bet, call and fold."""
    verb = rng.choice(("check", "check", "bet")) if "check" in may else rng.choice(("call", "fold", "fold"))
    return verb if verb in may else "check" if "check" in may else "fold"


VERSION = re.compile(rb'data-version="(\d+)"')
STATE = re.compile(rb'id="controls" class="turn (\w+)')
TURN = re.compile(rb'data-turn="([^"]*)"')
SAID = re.compile(rb'id="said"[^>]*>([^<]+)<')
FORM = re.compile(rb"<form ws-send[^>]*>(.*?)</form>", re.DOTALL)
FIELD = re.compile(rb'name="([\w-]+)" value="([^"]*)"')


class Browser(Program):
    """A browser at one seat: it asks for compression, is sent parts of the page, and sends what its forms hold."""

    async def connect(self, port: int) -> Wire:
        """Open the live connection as a page does."""
        language = LANGUAGES[self.seat % len(LANGUAGES)]
        address = f"ws://127.0.0.1:{port}/tables/{self.table}/live?language={language}"
        return await Wire.connect(address, self.heard, deflate=True, Cookie=f"cardspeak={self.member}")

    def heard(self, wire: Wire, data: bytes) -> None:
        """Take a frame in, and choose what to do where it is one's turn."""
        at = time.perf_counter()
        found = VERSION.search(data)
        if found:
            self.saw(int(found[1]), len(data), at)
        state = STATE.search(data)
        if state is None:
            return
        controls = data[state.start() :]
        said = SAID.search(controls)
        if said:
            self.load.refuses(self.table, self.seat)
        turn = TURN.search(controls)
        assert turn is not None
        if state[1] in (b"acting", b"showdown"):
            self.soon(wire, turn[1].decode(), [dict(FIELD.findall(form)) for form in FORM.findall(controls)])
        elif state[1] == b"out" and self.turn != "out":
            self.turn = "out"
            self.send(wire, {b"do": b"top-up", b"amount": b"1000"})
            self.send(wire, {b"do": b"sit-in", b"text": b"post"})

    def act(self, wire: Wire, now: list[dict[bytes, bytes]]) -> None:  # type: ignore[override]
        """Choose a form and send it."""
        by_verb = {form[b"do"].decode(): form for form in now if b"do" in form}
        verb = "show" if "show" in by_verb else wish(self.rng, by_verb)
        verb = "raise" if verb == "check" and self.rng.random() < 1 / 3 and "raise" in by_verb else verb
        self.load.acts(self.table, self.seat, self.version)
        self.send(wire, by_verb[verb])

    def send(self, wire: Wire, form: dict[bytes, bytes]) -> None:
        """Send a form as htmx does."""
        fields = {key.decode(): value.decode() for key, value in form.items()}
        headers = {"HX-Request": "true", "HX-Trigger": None, "HX-Target": None, "HX-Current-URL": "http://127.0.0.1/"}
        wire.send(encode({**fields, "HEADERS": headers}))


def spent(servers: list[Serving]) -> float:
    """Return the seconds of a processor that processes have taken (on Linux; 0 elsewhere)."""
    seconds = 0.0
    for server in servers:
        with suppress(OSError):
            fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
            seconds += (int(fields[11]) + int(fields[12])) / TICKS
    return seconds


async def measure(
    servers: list[Serving], tables: list[str], kind: type[Program], seconds: float, think: float, kill: bool
) -> Row:
    """Let everybody sit down and play, each player of a table at the next server, then measure for so long.

    With `kill` the first server is killed then, its players come to the others, and what happens is measured as long.
    """
    load = Load(think)
    wires, first = [], []
    for table in tables:
        for seat in range(SEATS):
            program, server = kind(load, table, seat), servers[seat % len(servers)]
            wires.append(await program.connect(server.port))
            if server is servers[0]:
                first.append((program, wires[-1]))
        await asyncio.sleep(0.02)
    await asyncio.sleep(3)
    load.measuring = True
    start, before, own = time.perf_counter(), spent(servers), time.process_time()
    await asyncio.sleep(seconds)
    load.measuring = False
    took = time.perf_counter() - start
    busy, own = spent(servers) - before, time.process_time() - own
    lost = [wire for wire in wires if wire.closed]
    if lost:
        raise SystemExit(f"{len(lost)} of {len(wires)} lost their connection")
    connections = len(wires)
    if kill:
        servers[0].process.kill()
        load.killed(tables)
        for number, (program, _) in enumerate(first):
            program.turn = ""
            wires.append(await program.connect(servers[1 + number % (len(servers) - 1)].port))
        await asyncio.sleep(seconds)
    gap = load.longest_gap() if kill else 0.0
    for wire in wires:
        wire.transport.close()
    waits = sorted(load.waits)
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    wanted = OF_SEVERAL if len(servers) > 1 else WANTED
    return Row(
        f"{kind.__name__.lower()}s", len(tables), connections, took, think, load.actions / took, load.frames / took,
        load.bytes / max(load.frames, 1), p50, p99, 1000 * waits[-1], load.refused,
        1000 * busy / max(load.actions, 1), 1000 * own / max(load.actions, 1), busy / took, own / took,
        p50 <= wanted["p50"] and p99 <= wanted["p99"] and gap < GOES_ON, len(servers), kill, gap,
    )  # fmt: skip


def serve(url: str, processes: int, profile: str) -> list[Serving]:
    """Start the servers, all at once, and wait until they answer."""
    under = ["-m", "cProfile", "-o", profile] if profile else []
    command = [sys.executable, *under, "-m", "cardspeak", "serve", "--db", url, "--host", "127.0.0.1", "--quiet"]
    for limit in (
        "connections",
        "connections-per-address",
        "live",
        "live-per-address",
        "requests",
    ):  # all come from one address
        command += ["--limit", f"{limit}=10000"]
    found = []
    for _ in range(processes):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        found.append(Serving(subprocess.Popen([*command, "--port", str(port)], stdout=subprocess.DEVNULL), port))
    for server in found:
        while True:
            if server.process.poll() is not None:
                raise SystemExit("a server did not start")
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", server.port), 1).close()
                break
            time.sleep(0.05)
    return found


def run(work: Coroutine[Any, Any, Row]) -> Row:
    """Run the load on uvloop, as the server runs where there is one: the two share the processors."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--browsers", action="store_true", help="browsers instead of programs")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=1.0, help="seconds that a player thinks, on average")
    parser.add_argument("--quick", action="store_true", help="20 tables for 5 seconds")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", default="", help="where to write a profile of the server")
    parser.add_argument("--processes", type=int, default=1, help="servers over one PostgreSQL; one is over SQLite")
    parser.add_argument("--postgresql", metavar="URL", help="a server that is there; empty: one is started")
    parser.add_argument("--kill", action="store_true", help="kill a server after the measurement, and measure on")
    options = parser.parse_args()
    tables, seconds = (20, 5.0) if options.quick else (options.tables, options.seconds)
    several = options.processes > 1 or options.postgresql is not None
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        url = str(Path(folder, "room.db"))
        if several:
            url = stack.enter_context(address("postgresql", Path(folder), options.postgresql or ""))
        ids = asyncio.run(prepare(url, tables))
        servers = serve(url, options.processes, options.profile)
        kind = Browser if options.browsers else Program
        try:
            row = run(measure(servers, ids, kind, seconds, options.think, options.kill))
        finally:
            for server in servers:
                server.process.send_signal(signal.SIGINT)
            for server in servers:
                server.process.wait(60)
    if options.json:
        print(encode(row._asdict()).decode())
    else:
        print(
            f"{row.tables} tables, {row.connections} {row.who}, {row.seconds:.0f} s, thinking {row.think:g} s: "
            f"{row.actions_per_second:.0f} actions/s, {row.frames_per_second:.0f} frames/s of "
            f"{row.bytes_per_frame:.0f} bytes; to the other seats p50 {row.p50:.1f} ms, p99 {row.p99:.1f} ms, "
            f"most {row.most:.0f} ms; refused {row.refused}; an action cost the server {row.server_cost:.2f} ms of a "
            f"processor, the load {row.load_cost:.2f} ms; busy {row.server_busy:.0%} and {row.load_busy:.0%}"
        )
        if row.killed:
            print(f"one of {row.processes} servers was killed: a table waited for a driver for {row.gap:.1f} s at most")
        wanted = OF_SEVERAL if row.processes > 1 else WANTED
        print("reached" if row.reached else f"wanted: p50 {wanted['p50']:.0f} ms, p99 {wanted['p99']:.0f} ms")
    return 0 if row.reached else 1


if __name__ == "__main__":
    sys.exit(main())
