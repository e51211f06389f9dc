"""How long the event loop stands while the database does: nobody who needs nothing of it should notice.

One process has the room and its load: tables of bots, viewers who follow them as pages and as JSON, people who come in,
sit down, act, talk and look back at hands. A ticker says how late the loop was. For some seconds each: nothing is
wrong; another program holds the lock of the SQLite file; the table of people is locked in PostgreSQL; every process of
the server of PostgreSQL is stopped by a signal.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlencode

import psycopg
import uvloop
from store import address

from cardspeak.cli.serve import favour_players
from cardspeak.room.table.state import Settings, to_act
from cardspeak.service.asking import Asked
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.limits import LIMITS, Limits
from cardspeak.service.passes import hashed
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store import AnyStore, open_store
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts

WANTED = 100.0  # milliseconds
TICK = 0.005
BOTS = ("calling", "solid", "solid", "crafty")
PLAYERS = 10  # one at each table, who folds
PAGES = ("/", "/tables/{id}", "/ask", "/tables/{id}/hands/1", "/hands", "/api/tables/{id}", "/account", "/floor")
UNLIMITED = dict.fromkeys(LIMITS, 10**6)


class Row(NamedTuple):
    """What was measured while something was wrong."""

    trouble: str
    seconds: float
    most: float  # milliseconds that the loop stood at most
    p999: float
    answers: dict[str, int]  # how often each status was answered
    acts: int  # that were kept
    wanted: float
    reached: bool


class Evening:
    """A room with its application, its people and its load."""

    def __init__(self, store: AnyStore, clock: SystemClock) -> None:
        self.store, self.room = store, Room(store, clock, SystemShuffler(), Options((200, 600)))
        limits = Limits(clock.now, UNLIMITED)
        self.app = create_app(Parts(self.room, Door(store.people, clock, limits)))
        self.rng, self.answers, self.kept, self.sent = Random(1), Counter[str](), 0, 0
        self.tables: list[RunningTable] = []
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Open the tables, each with bots, a player, and viewers of both kinds."""
        settings = settings_from({"game": "no-limit holdem", "seats": "6", "speed": "instant"})
        assert isinstance(settings, Settings)
        for number in range(PLAYERS):
            id = f"m{number}"
            await asyncio.to_thread(self.store.people.add_member, id, f"p-{number}", "", "guest", 0)
            await asyncio.to_thread(self.store.people.start_session, hashed(id), id, 0, 1 << 60)
            table = await self.room.open_table(settings._replace(name=f"T{number}"), id, BOTS)
            assert isinstance(table, RunningTable)
            self.tables.append(table)
            await self.room.sit(table, id)
            self._keep(self._act(table, id))
            for way in ("/tables/{}/live", "/tables/{}/live", "/api/tables/{}/live"):
                self._keep(self._watch(way.format(table.id), id))
        self._keep(self._look(0.05, lambda: self.rng.choice(PAGES)))
        self._keep(self._come_in(0.2))

    async def close(self) -> None:
        """End the load."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _act(self, table: RunningTable, member: str) -> None:
        while True:
            number = to_act(table.state)
            seat = table.state.seats[number] if table.state.playing and number >= 0 else None
            if seat is not None and seat.member == member:
                verb = self.rng.choice(("call", "check", "fold"))
                self.kept += await self._did(table, member, Asked(verb))  # type: ignore[arg-type]
                await self._did(table, member, Asked("chat", text=f"I {verb}"))
            await asyncio.sleep(0.05)

    async def _did(self, table: RunningTable, member: str, asked: Asked) -> bool:
        return type(await self.room.ask(table, member, asked)).__name__ == "Done"

    async def _look(self, pause: float, page: Callable[[], str]) -> None:
        while True:
            path, who = page().format(id=self.rng.choice(self.tables).id), f"m{self.rng.randrange(PLAYERS)}"
            self._keep(self.answered("GET", path, who))
            await asyncio.sleep(pause)

    async def _come_in(self, pause: float) -> None:
        while True:
            self.sent += 1
            self._keep(self.answered("POST", "/enter/guest", "", name=f"new-{self.sent}"))
            await asyncio.sleep(pause)

    async def answered(self, method: str, path: str, secret: str, **fields: str) -> None:
        """Send one request."""
        body = urlencode(fields).encode()
        scope = {**_scope("http", path, secret), "method": method}
        scope["headers"] += [
            (b"content-type", b"application/x-www-form-urlencoded"), (b"content-length", str(len(body)).encode()),
        ]  # fmt: skip
        sent = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.answers[str(message["status"])] += 1

        await self.app(scope, receive, send)  # type: ignore[arg-type]

    async def _watch(self, path: str, secret: str) -> None:
        inbox: asyncio.Queue[Any] = asyncio.Queue()
        inbox.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            self.answers["frames"] += message["type"] == "websocket.send"

        await self.app(_scope("websocket", path, secret), inbox.get, send)  # type: ignore[arg-type]


def _scope(kind: str, path: str, secret: str) -> dict[str, Any]:
    headers = [(b"host", b"bench"), (b"accept-language", b"en"), (b"cookie", f"cardspeak={secret}".encode())]
    return {
        "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "path": path,
        "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers, "subprotocols": [],
        "client": ("127.0.0.1", 1), "server": ("bench", 80), "state": {},
    }  # fmt: skip


async def lateness(seconds: float) -> list[float]:
    """Return how late the loop was at each tick, in milliseconds."""
    late = list[float]()
    end = perf_counter() + seconds
    while perf_counter() < end:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(max(perf_counter() - due, 0.0) * 1000)
    return sorted(late)


@asynccontextmanager
async def evening(store: AnyStore) -> AsyncIterator[Evening]:
    """Run a room with its load."""
    tonight = Evening(store, SystemClock())
    async with tonight.app.lifespan():
        await tonight.open()
        for page in PAGES * 2:  # books are read, templates made
            await tonight.answered("GET", page.format(id=tonight.tables[0].id), "m0")
        await asyncio.sleep(3)  # hands are played
        try:
            yield tonight
        finally:
            await tonight.close()


async def measured(store: AnyStore, troubles: dict[str, AbstractContextManager[None]], seconds: float) -> list[Row]:
    """Measure one trouble after the other, with a pause after each."""
    rows = []
    async with evening(store) as tonight:
        for name, trouble in troubles.items():
            tonight.answers.clear()
            before = tonight.kept
            with trouble:
                late = await lateness(seconds)
            most, p999 = late[-1], late[int(len(late) * 0.999)]
            acts = tonight.kept - before
            rows.append(Row(name, seconds, most, p999, dict(tonight.answers), acts, WANTED, most <= WANTED))
            await asyncio.sleep(4)  # whoever waited is answered, tables go on
    return rows


@contextmanager
def file_locked(path: Path) -> Iterator[None]:
    """Lock the file as another program would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def members_locked(url: str) -> Iterator[None]:
    """Lock the table of people."""
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE members IN ACCESS EXCLUSIVE MODE")
        yield


@contextmanager
def stopped(folder: Path) -> Iterator[None]:
    """Stop every process of the server over a folder."""
    first = int((folder / "postmaster.pid").read_text().splitlines()[0])
    pids = [first, *[int(task.name) for task in Path("/proc").glob("[0-9]*") if _parent(task) == first]]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)


def _parent(task: Path) -> int:
    try:
        return int((task / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, ValueError):
        return 0


def rows_of(kind: str, url: str, folder: Path, seconds: float) -> list[Row]:
    """Measure one of the databases."""
    if kind == "sqlite":
        troubles = {"SQLite": nullcontext(), "SQLite, its file locked": file_locked(folder / "room.db")}
    else:
        troubles = {
            "PostgreSQL": nullcontext(), "PostgreSQL, members locked": members_locked(url),
            "PostgreSQL, stopped": stopped(folder / "postgresql"),
        }  # fmt: skip
    store = open_store(url)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(measured(store, troubles, seconds))
    finally:
        store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=25.0, help="for each trouble")
    parser.add_argument("--quick", action="store_true", help="five seconds each: an idea, not a measure")
    parser.add_argument("--only", choices=("sqlite", "postgresql"), help="one of the two")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    favour_players()
    missed = False
    for kind in (options.only,) if options.only else ("sqlite", "postgresql"):
        with tempfile.TemporaryDirectory(prefix="cardspeak-") as folder, address(kind, Path(folder), "") as url:
            for row in rows_of(kind, url, Path(folder), 5.0 if options.quick else options.seconds):
                missed |= not row.reached
                if options.json:
                    print(json.dumps(row._asdict()), flush=True)
                    continue
                answers = ", ".join([f"{count} × {status}" for status, count in sorted(row.answers.items())])
                print(
                    f"{row.trouble:28} the loop stood {row.most:5.1f} ms at most ({row.p999:.1f} in 999 of 1,000); "
                    f"{row.acts} acts were kept; {answers}; wanted {row.wanted:.0f} ms: "
                    f"{'reached' if row.reached else 'MISSED'}",
                    flush=True,
                )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
