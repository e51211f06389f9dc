"""How processes hear of each other: ``python bench/hearing.py [--quick] [--json] [--postgresql URL]``.

1, 2 and 4 processes over one PostgreSQL, each committing as many events as it can and following the tail of all. They
hear of what others committed by PostgreSQL's NOTIFY, as the store does it, or by NATS, whose server comes as a wheel.
Measured are commits a second of all processes, and the time from a commit's answer to the moment at which each other
process has the event. README.md beside this file says more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import socket
import subprocess
import sys
import tempfile
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from store import address

from cardspeak.ports import Append, NewEvent, Stale
from cardspeak.store.postgres import PostgresStore
from cardspeak.store.signals import Signals

WAYS = ("nothing", "notify", "nats")
PROCESSES = (1, 2, 4)
STREAMS = 50  # tables of each process
SUBJECT = "cardspeak.events"


class Row(NamedTuple):
    """What was measured: commits a second of all processes together; milliseconds until another has an event."""

    way: str
    processes: int
    paced: bool
    commits: float
    p50: float
    p99: float


class Silent(Signals):
    """Tells nobody: what processes could do if they had not to hear of each other."""

    def tell(self) -> None:
        """Tell nobody."""


class Nats(Signals):
    """Tells and hears by NATS instead, gathered as the NOTIFY is."""

    def over(self, url: str) -> Nats:
        """Connect to a server."""
        self._loop = asyncio.new_event_loop()
        ready = threading.Event()
        threading.Thread(target=self._loop.run_until_complete, args=(self._talk(url, ready),), daemon=True).start()
        ready.wait(10)
        return self

    async def _talk(self, url: str, ready: threading.Event) -> None:
        import nats

        self._soon = asyncio.Event()
        client = await nats.connect(url, no_echo=True)

        async def heard(message: Any) -> None:
            self._hear()

        await client.subscribe(SUBJECT, cb=heard)
        await client.flush()
        ready.set()
        while True:
            await self._soon.wait()
            self._soon.clear()
            await client.publish(SUBJECT, b"")
            await client.flush()
            await asyncio.sleep(0.005)

    def tell(self) -> None:
        """Say that there is something new."""
        self._loop.call_soon_threadsafe(self._soon.set)

    def _listen_from_now_on(self) -> None:
        """Listen to nothing else."""


def work(number: int, url: str, way: str, nats: str, seconds: float, pause: float, pipe: Connection) -> None:
    """Be one process: commit and follow for a while, then tell when what was committed, and had."""
    store = PostgresStore(url)
    peers = store.peers(lambda: f"p{number}")
    if way != "notify":
        store.signals.close()
        signals = Silent(store.connect) if way == "nothing" else Nats(store.connect).over(nats)
        store.signals = peers._signals = signals
        signals.name(f"p{number}")
    answered: dict[tuple[str, int], float] = {}
    had: dict[tuple[str, int], float] = {}
    position, stop = peers.end_of_tail(), threading.Event()

    def follow() -> None:
        nonlocal position
        while not stop.is_set():
            for row in peers.news(position, 0.2):
                had[row.stream, row.version] = time.time()
                position = row.position

    async def plays(stream: str) -> None:
        version = store.version(stream)
        while not stop.is_set():
            event = NewEvent("thing.happened", 1, {"text": "x" * 200})
            try:
                kept = store.commit([Append(stream, version, [event, event])], at=1)
                version = (await asyncio.wrap_future(kept))[0]
            except Stale as stale:
                version = stale.actual
                continue
            answered[stream, version] = time.time()
            await asyncio.sleep(pause)

    async def play() -> None:
        await asyncio.gather(*[plays(f"table/{number}-{table}") for table in range(STREAMS)])

    pipe.send("ready")
    pipe.recv()
    if way != "nothing":
        threading.Thread(target=follow, daemon=True).start()
    threading.Timer(seconds, stop.set).start()
    asyncio.run(play())
    time.sleep(0.5)
    pipe.send((answered, had))
    pipe.recv()


def measure(url: str, way: str, processes: int, nats: str, seconds: float, pause: float) -> Row:
    """Let so many processes commit for a while."""
    context = multiprocessing.get_context("spawn")
    pipes = [context.Pipe() for _ in range(processes)]
    workers = [
        context.Process(target=work, args=(number, url, way, nats, seconds, pause, theirs))
        for number, (_, theirs) in enumerate(pipes)
    ]
    for worker in workers:
        worker.start()
    for ours, _ in pipes:
        ours.recv()
    for ours, _ in pipes:
        ours.send("go")
    found = [ours.recv() for ours, _ in pipes]
    for ours, _ in pipes:
        ours.send("done")
    for worker in workers:
        worker.kill()
        worker.join()
    waits = [
        had[key] - at
        for number, (answered, _) in enumerate(found)
        for other, (_, had) in enumerate(found)
        if other != number
        for key, at in answered.items()
        if key in had
    ]
    waits = sorted(waits) or [0.0]
    commits = sum(len(answered) for answered, _ in found) / seconds
    p50, p99 = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    return Row(way, processes, pause > 0, commits, p50, p99)


def serve_nats(folder: Path) -> tuple[subprocess.Popen[bytes] | None, str]:
    """Start a NATS server, where there is one."""
    binary = Path(sys.executable).with_name("nats-server")
    if not binary.exists():
        return None, ""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [str(binary), "-a", "127.0.0.1", "-p", str(port), "-l", str(folder / "nats.log")]
    process = subprocess.Popen(command)
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            break
        except OSError:
            time.sleep(0.05)
    return process, f"nats://127.0.0.1:{port}"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="two seconds each: an idea, not a measure")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--postgresql", metavar="URL", default="", help="a server that is there already")
    options = parser.parse_args()
    seconds = 2.0 if options.quick else options.seconds
    with tempfile.TemporaryDirectory() as folder, address("postgresql", Path(folder), options.postgresql) as url:
        PostgresStore(url).close()
        process, nats = serve_nats(Path(folder))
        try:
            for pause in (0.0, 1.0):
                for processes in PROCESSES:
                    for way in WAYS:
                        if way == "nats" and not nats:
                            print("nats: no server here (scripts/setup bench)", file=sys.stderr)
                            continue
                        row = measure(url, way, processes, nats, seconds, pause)
                        if options.json:
                            print(json.dumps(row._asdict()))
                        else:
                            how = "a second between" if pause else "at full speed"
                            print(
                                f"{row.way:8} {row.processes} processes, {how}: {row.commits:6.0f} commits/s; "
                                f"had elsewhere p50 {row.p50:6.1f} ms, p99 {row.p99:6.1f} ms",
                                flush=True,
                            )
        finally:
            if process:
                process.terminate()
                process.wait(10)
    return 0


if __name__ == "__main__":
    sys.exit(main())
