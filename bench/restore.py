"""How soon a room is back: ``python bench/restore.py [--tables N] [--only sqlite|postgresql] [--quick] [--json]``.

A thousand tables, each with hands really played and one that is on, in a database; then a real server over it, timed
from its start to `/ready` and until it has shown every table. Besides: bytes and memory a table and a hand, and how
long a copy of it all (`cardspeak backup`) and the check of the copy take. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
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

from store import address

from cardspeak.bots.levels import LEVELS
from cardspeak.hand.betting import options
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import view
from cardspeak.ports import Append, NewEvent
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.due import Wants
from cardspeak.room.table.state import Settings, to_act
from cardspeak.room.training.wants import KEPT_FOR, bot_comes_back
from cardspeak.service.bot_names import BOT
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.driver import Driver
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.store import AnyStore, open_store
from cardspeak.store.backup import back_up
from cardspeak.store.chain import audit
from cardspeak.store.memory import MemoryStore

WANTED = 10.0  # seconds from the start to all tables
GAMES = (
    "no-limit holdem",
    "no-limit holdem",
    "pot-limit omaha",
    "fixed-limit stud",
    "fixed-limit deuce-to-seven-triple",
)
LEAST = 5  # hands that every table has played, and up to so many more: some 10^6 events in a thousand tables
MOST = 24
PERSON = "mbench"


class Time:
    """A clock that is set."""

    def __init__(self) -> None:
        self.at = int(time.time() * 1000) - 3_600_000

    def now(self) -> int:
        """Return the time."""
        return self.at

    def go_on_from(self, moment: int) -> None:
        """Be no earlier than this."""
        self.at = max(self.at, moment)


class Row(NamedTuple):
    """What was measured: seconds, bytes, MiB of memory."""

    store: str
    tables: int
    events: int
    hands: int
    ready: float
    ready_processor: float
    shown: float
    shown_processor: float
    memory: float
    memory_a_table: float
    bytes_a_hand: float
    copy: float
    check: float
    reached: bool


async def template(game: str, hands: int, seed: int) -> tuple[RunningTable, MemoryStore]:
    """Play so many hands, five bots and a person, and stop in the middle of the next one."""
    store, clock, rng = MemoryStore(), Time(), Random(seed)
    settings = settings_from({"game": game, "name": f"Bench {seed}", "speed": "slow"})
    assert isinstance(settings, Settings)
    running = RunningTable("template", store, clock)
    await running.do(c.Open(settings, PERSON))
    chips = settings.stakes.most_buy_in or settings.stakes.big_blind * 100
    await running.do(c.TakeSeat(PERSON, 0, chips))
    for seat in range(1, settings.seats):
        await running.do(c.TakeSeat(f"{BOT}{seat}", seat, chips, "calling" if seat % 2 else "solid"))
    driver = Driver(running, Wants(lambda table: True, bot_comes_back, KEPT_FOR), clock, SystemShuffler(), rng, (0, 0))
    while True:
        state = running.state
        hand = state.hand
        mine = hand is not None and hand.stage == "betting" and to_act(state) == 0
        if mine and state.number > hands:
            return running, store
        if mine:
            assert hand is not None
            seen = view(hand, state.players.index(0))
            command: Any = c.Act(PERSON, LEVELS["calling"](seen, options(hand, law_now(state, LAWS)), rng))
        elif state.seats[0] is not None and state.seats[0].out:
            await running.do(c.TopUp(PERSON, chips))
            command = c.SitIn(PERSON, post=True)
        else:
            found = driver.next_due()
            assert found is not None, state
            clock.at = max(clock.at, found.at)
            command = driver.command(found.what)
        outcome = await running.do(command)
        assert not isinstance(outcome, Refused), (command, outcome)
        clock.at += 500


def copies(url: str, tables: int) -> tuple[int, int]:
    """Fill the database with copies of what was played; how many events and hands that is."""
    store = open_store(url)
    store.people.add_member(PERSON, "Bench", "", "guest", 0)
    made = []
    for number, game in enumerate(GAMES):
        running, played = asyncio.run(template(game, LEAST + (MOST - LEAST) * number // (len(GAMES) - 1), number))
        rows = played.load(running.stream)
        made.append((running, [NewEvent(row.name, row.schema, row.data) for row in rows]))
    at = max(running.at for running, _ in made)  # when the room went away; until then nobody's time had run out
    waiting: list[Any] = []
    events = hands = 0
    for number in range(tables):
        running, rows = made[number % len(made)]
        stream = f"table/bench{number}"
        for start in range(0, len(rows), 500):
            waiting.append(store.commit([Append(stream, start, rows[start : start + 500])], at=at))
        events, hands = events + len(rows), hands + running.state.number
        while len(waiting) > 200:
            waiting.pop(0).result()
    for each in waiting:
        each.result()
    snapshots(store, tables, [running for running, _ in made])
    store.close()
    return events, hands


def snapshots(store: AnyStore, tables: int, made: list[RunningTable]) -> None:
    """Keep the snapshots that the tables had."""
    for number in range(tables):
        running = made[number % len(made)]
        kept = running.store.snapshot(running.stream)
        assert kept is not None
        store.save_snapshot(f"table/bench{number}", kept)


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def ask(port: int, path: str) -> tuple[int, bytes]:
    """Ask for a page."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        reply = connection.getresponse()
        return reply.status, reply.read()
    finally:
        connection.close()


def resident(pid: int) -> float:
    """Return the memory of a process in MiB (on Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))


def processor(pid: int) -> float:
    """Return the seconds of a processor that a process has taken (on Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def started(url: str, tables: int) -> tuple[float, float, float, float, float]:
    """Start a server; seconds until it is ready, and until it has shown all tables, each with those of a processor
    that it took; its memory then.
    """
    port = free_port()
    command = [sys.executable, "-m", "cardspeak", "serve", "--db", url, "--host", "127.0.0.1", "--port", str(port)]
    begun = time.perf_counter()
    process = subprocess.Popen([*command, "--quiet"], stdout=subprocess.DEVNULL)
    try:
        while True:
            try:
                if ask(port, "/ready")[0] == 200:
                    break
            except OSError:
                pass
            if process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.02)
        ready, ready_processor = time.perf_counter() - begun, processor(process.pid)
        browser = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        for number in range(tables):
            browser.request("GET", f"/api/tables/bench{number}")
            reply = browser.getresponse()
            body = reply.read()
            assert reply.status == 200, (number, body)
            assert json.loads(body)["now"]["version"] > 0
        browser.close()
        shown = time.perf_counter() - begun
        return ready, ready_processor, shown, processor(process.pid), resident(process.pid)
    finally:
        os.kill(process.pid, signal.SIGINT)
        process.wait(60)


def size(url: str) -> int:
    """Return the bytes that a database takes."""
    if "://" not in url:
        return Path(url).stat().st_size
    import psycopg

    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert row is not None
        return int(row[0])


def copied(url: str, folder: Path) -> tuple[float, float]:
    """Copy the room while nobody plays, and check the copy; the seconds of each."""
    store = open_store(url)
    begun = time.perf_counter()
    back_up(store, folder / "copy.db")
    copy = time.perf_counter() - begun
    store.close()
    store = open_store(str(folder / "copy.db"), create=False)
    begun = time.perf_counter()
    assert all(finding.broken is None for finding in audit(store))
    check = time.perf_counter() - begun
    store.close()
    return copy, check


def measure(kind: str, tables: int, given: str) -> Row:
    """Fill a database and measure."""
    with (
        tempfile.TemporaryDirectory(prefix="cardspeak-") as name,
        address(kind, Path(name), given) as url,
        tempfile.TemporaryDirectory(prefix="cardspeak-empty-") as empty,
    ):
        folder = Path(name)
        nothing = started(str(Path(empty, "room.db")), 0)[-1]
        before = size(url) if "://" in url else 0
        events, hands = copies(url, tables)
        bytes_a_hand = (size(url) - before) / hands
        *times, memory = started(url, tables)
        copy, check = copied(url, folder)
    return Row(
        kind, tables, events, hands, *times, memory, (memory - nothing) / tables, bytes_a_hand, copy, check,
        times[2] <= WANTED,
    )  # fmt: skip


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--quick", action="store_true", help="a hundred tables: an idea, not a measure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one of the two")
    parser.add_argument("--postgresql", metavar="URL", default="", help="a server that is there already")
    options = parser.parse_args()
    missed = False
    for kind in [options.only] if options.only else ("sqlite", "postgresql"):
        row = measure(kind, 100 if options.quick else options.tables, options.postgresql)
        missed |= not row.reached
        if options.json:
            print(json.dumps(row._asdict()))
            continue
        print(
            f"{row.store}: {row.tables} tables, {row.hands:,} hands, {row.events:,} events: ready after "
            f"{row.ready:.1f} s ({row.ready_processor:.1f} of a processor), all shown after {row.shown:.1f} s "
            f"({row.shown_processor:.1f}); {row.memory:.0f} MiB, "
            f"{row.memory_a_table * 1024:.0f} KiB a table; "
            f"{row.bytes_a_hand:,.0f} bytes a hand; copied in {row.copy:.1f} s, the copy checked in {row.check:.1f} s; "
            f"wanted {WANTED:.0f} s: {'reached' if row.reached else 'MISSED'}"
        )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
