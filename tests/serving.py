"""A real server process for tests, with members whose programs may play."""

import fcntl
import http.client
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, NamedTuple

from cardspeak.ports import Clock, Member, People
from cardspeak.service.limits import LIMITS, Limits
from cardspeak.service.passes import hashed
from cardspeak.store import AnyStore, open_store

FOREVER = 1 << 50
PORTS = range(12_000, 32_000)  # systems give ports above 32,768 or 49,152 to outgoing connections
_OURS: set[int] = set()  # the ports that this process was given
PATIENCE = 120.0  # seconds until a server that does not answer is given up: on a busy machine it starts slowly
UNLIMITED = {name: 10**6 for name, limit in LIMITS.items() if limit.per}  # for loads that no person makes


def unlimited(clock: Clock) -> Limits:
    """Return limits that nobody reaches."""
    return Limits(clock.now, UNLIMITED)


class Program(NamedTuple):
    """A member whose program plays: the member's id, and the token that the program shows."""

    member: str
    token: str


class Answer(NamedTuple):
    """What a server answered."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


def opened(database: Path | str) -> AnyStore:
    """Open the database of a server, as the server itself does."""
    return open_store(str(database))


def programs(people: People, count: int, prefix: str = "p") -> list[Program]:
    """Enter so many members with a token each."""
    found = []
    for number in range(count):
        member = Member(f"m{prefix}{number}", f"{prefix}-{number}", "", "guest", 0)
        people.add_member(member.id, member.name, "", "guest", 0)
        token = f"{prefix}-token-{number}"
        people.add_token(hashed(token), member.id, "test", ("play", "floor", "direct", "club"), 0)
        people.start_session(hashed(token), member.id, 0, FOREVER)
        found.append(Program(member.id, token))
    return found


@cache
def _given() -> BinaryIO:
    """Open the file of which each process of tests locks a byte for every port that it was given.

    The system gives the locks back when the process ends, however it ends.
    """
    return (Path(tempfile.gettempdir()) / f"cardspeak-ports-{os.getuid()}").open("ab")


def free_port() -> int:
    """Return a port that nobody listens on, that no other tests were given, and the system gives to nobody who calls.

    Otherwise two servers that start at once may want the same one, or somebody takes that of a server which is away for
    a while; and whoever calls such a server may be given its port, reach themselves, and keep it from coming back.
    """
    while True:
        port = secrets.choice([port for port in PORTS if port not in _OURS])
        try:
            fcntl.lockf(_given(), fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
        except OSError:
            continue
        _OURS.add(port)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


class Server:
    """`cardspeak serve` as a process of its own over a database file, or another database; with `more` options.

    It limits nobody unless these say so.
    """

    def __init__(self, file: Path, port: int = 0, more: Sequence[str] = (), database: str = "") -> None:
        self.file, self.port, self.more = file, port or free_port(), more
        self.database = database or str(file)
        self.said = file.with_suffix(".log")
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Server":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "cardspeak", "serve", "--db", self.database, "--host", "127.0.0.1", "--quiet"]
        for name, number in UNLIMITED.items():
            command += ["--limit", f"{name}={number}"]
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--bot-pause", "0", "0", *self.more], stdout=said, stderr=said
            )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("GET", "/enter")
                return
            except OSError:
                if self.process.poll() is not None or time.monotonic() > until:
                    self.kill()  # nobody else would
                    raise AssertionError(f"no server: {self.words()}") from None
                time.sleep(0.02)

    def kill(self, how: int = signal.SIGKILL) -> int:
        """End the process at once, or as told; what it returned."""
        assert self.process is not None
        if self.process.poll() is None:
            os.kill(self.process.pid, how)
        return self.process.wait(PATIENCE)

    def words(self) -> str:
        """Return what the server printed and logged."""
        return self.said.read_text("utf-8", "replace")

    def faults(self) -> list[str]:
        """Return the lines that tell of errors of ours, and tracebacks that nothing caught."""
        return [line for line in self.words().splitlines() if '"fault":' in line or line.startswith("Traceback")]

    def ask(
        self, method: str, path: str, body: bytes | str | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """Send one request."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, headers or {})
            response = connection.getresponse()
            return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()

    def json(self, method: str, path: str, data: object = None, token: str = "") -> Answer:
        """Send one request of a program."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        return self.ask(method, path, None if data is None else json.dumps(data), headers)

    def live(self, table: str) -> str:
        """Return the address under which a table is followed."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
