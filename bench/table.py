"""A tap at a real table with 300 lines: ``python bench/table.py [--quick] [--json]``.

One hand is told line by line over HTTP, straight to the application with a database in a file: each tap sends a line,
and opens the page of the table after it. Measured is how long a tap takes, the last ones beside the first.
README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, NamedTuple
from urllib.parse import urlencode

from cardspeak.ports import Member
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.passes import hashed
from cardspeak.service.people import Door
from cardspeak.service.real_settings import real_settings
from cardspeak.service.real_tables import RealTable
from cardspeak.service.room import Options, Room
from cardspeak.store import open_store
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts

WANTED = 50.0  # milliseconds for a tap
SAME = 1.5  # the last taps may take so many times what the first ones take
ENDS = 50  # taps at either end that are compared
PLAYERS = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
TOKEN = "a-token-of-the-bench"


class Row(NamedTuple):
    """What was measured, in milliseconds for a tap."""

    name: str
    lines: int
    first: float
    last: float
    p50: float
    p99: float
    most: float
    wanted: float
    reached: bool


class Browser:
    """A member of the floor who sends forms and opens pages."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def send(self, method: str, path: str, **fields: str) -> int:
        """Send one request; return its status."""
        body = urlencode(fields).encode()
        headers = [
            (b"host", b"bench"), (b"accept-language", b"en"), (b"cookie", f"cardspeak={TOKEN}".encode()),
            (b"content-type", b"application/x-www-form-urlencoded"), (b"content-length", str(len(body)).encode()),
        ]  # fmt: skip
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "method": method,
            "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers,
            "client": ("127.0.0.1", 1), "server": ("bench", 80), "state": {},
        }  # fmt: skip
        sent = [{"type": "http.request", "body": body, "more_body": False}]
        got: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def took(message: dict[str, Any]) -> None:
            got.append(message)

        await self._app(scope, receive, took)
        return int(got[0]["status"])


def coming(real: RealTable, number: int) -> str:
    """Return the next line: raises without an end, as few as the book lets them be; every tenth is an offence."""
    if number % 10 == 9:
        return "Bob insults Cid"
    state = real.now
    assert state is not None
    name = real.names.name(state.deal.seats[state.round.queue[0]])
    return f"{name} raises to {state.round.level + state.round.step}"


async def told(lines: int, folder: Path) -> list[float]:
    """Tell a hand of so many lines; return the milliseconds of each tap."""
    store, clock = open_store(str(folder / "room.db")), SystemClock()
    room = Room(store, clock, SystemShuffler(), Options((0, 0)))
    store.people.add_member("m1", "floor", "", "guest", 0)
    store.people.start_session(hashed(TOKEN), "m1", 0, 1 << 50)
    assert isinstance(store.people.member("m1"), Member)
    browser = Browser(create_app(Parts(room, Door(store.people, clock))))
    settings = real_settings("Bench", "no-limit holdem", "tda-2024", "cash", (100, 200), 0, (25, 100, 500, 1000))
    real = await room.real.open(settings, [(name, 1_000_000_000) for name in PLAYERS], "", "m1")
    assert isinstance(real, RealTable)
    taken = []
    for number in range(lines):
        line = coming(real, number)
        start = perf_counter()
        status = await browser.send("POST", f"/floor/{real.id}/say", line=line, confirmed="1")
        page = await browser.send("GET", f"/floor/{real.id}")
        taken.append(1000 * (perf_counter() - start))
        if (status, page) != (303, 200):
            raise RuntimeError(f"{line}: {status}, {page}")
    store.close()
    return taken


def measured(lines: int, warm: int = 60) -> Row:
    """Tell a hand, but for the first taps: they read the books, and the log that the page shows is not full yet."""
    with TemporaryDirectory() as folder:
        taken = asyncio.run(told(lines + warm, Path(folder)))[warm:]
    ends = min(ENDS, lines // 2)
    first, last = median(taken[:ends]), median(taken[-ends:])
    ordered = sorted(taken)
    p50, p99 = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
    return Row("a tap", lines, first, last, p50, p99, ordered[-1], WANTED, p99 < WANTED and last < SAME * first)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="100 lines: an idea, not a measure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    row = measured(100 if options.quick else 300)
    if options.json:
        print(json.dumps(row._asdict()))
    else:
        print(
            f"{row.name} at a real table of {row.lines} lines: {row.p50:.1f} ms (p50), {row.p99:.1f} ms (p99), "
            f"{row.most:.1f} ms at most; the first {row.first:.1f} ms, the last {row.last:.1f} ms; "
            f"wanted {row.wanted:.0f} ms: {'reached' if row.reached else 'MISSED'}"
        )
    return int(not row.reached)


if __name__ == "__main__":
    sys.exit(main())
