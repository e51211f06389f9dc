"""Two processes over one PostgreSQL: what is done at one is there at the other, and a table outlives its driver."""

from __future__ import annotations

import json
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cardspeak.ports import Append, NewEvent
from cardspeak.store.postgres import PostgresStore
from cardspeak.store.schema import HEAD
from tests.postgres import Postgres
from tests.serving import Program, Server, opened, programs

PATIENCE = 60.0
TAKEN_OVER = 20.0  # seconds: three when nothing else runs


class Two:
    """Two servers over one database, with three people; `play` makes a table that the first one drives."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        store = opened(database)
        self.people = programs(store.people, 3)
        store.close()
        self.servers = [Server(folder / f"room{number}.db", database=database) for number in range(2)]

    def make(self, server: Server, **asked: Any) -> str:
        """Make a table; its id."""
        asked = {"game": "no-limit holdem", "speed": "slow", "seats": 4} | asked
        answer = server.json("POST", "/api/tables", asked, self.people[0].token)
        assert answer.status == 201, answer
        return str(answer.data["id"])

    def do(self, server: Server, table: str, who: int, do: str, **more: Any) -> Any:
        """Do something at a table; the answer."""
        path = f"/api/tables/{table}/commands"
        return server.json("POST", path, {"do": do, **more}, self.people[who].token)

    def now(self, server: Server, table: str, who: int = 0) -> dict[str, Any]:
        """Where a table stands."""
        found: dict[str, Any] = server.json("GET", f"/api/tables/{table}", token=self.people[who].token).data
        return found

    def driver(self, table: str, stream: str = "") -> str:
        """The process that drives a table, or another stream."""
        wanted = stream or f"table/{table}"
        with psycopg.connect(self.database) as connection:
            row = connection.execute("SELECT process FROM leases WHERE stream = %s", (wanted,)).fetchone()
        return str(row[0]) if row else ""

    def until(self, true: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
        """Wait for something."""
        end = time.monotonic() + seconds
        while True:
            found = true()
            if found:
                return found
            assert time.monotonic() < end, f"this never came: {what}"
            time.sleep(0.02)

    def playing(self, server: Server, **asked: Any) -> str:
        """Make a table at a server with two people who play a hand; its id."""
        table = self.make(server, **asked)
        for who in (0, 1):
            assert self.do(server, table, who, "sit", seat=who).status == 200
        self.until(lambda: self.now(server, table)["now"]["stage"] == "betting", "a hand")
        return table


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Two]:
    """Two processes for all tests."""
    found = Two(tmp_path_factory.mktemp("two"), postgres.empty())
    try:
        yield found
    finally:
        for server in found.servers:
            server.kill()


@pytest.fixture
def two(both: Two) -> Iterator[Two]:
    """Both of them running."""
    away = [server for server in both.servers if server.process is None or server.process.poll() is not None]
    with ThreadPoolExecutor() as at_once:
        assert len([*at_once.map(Server.start, away)]) == len(away)
    yield both
    for server in both.servers:
        assert "Traceback" not in server.words(), server.words()


def watch(server: Server, path: str, who: Program) -> ClientConnection:
    address = f"ws://127.0.0.1:{server.port}{path}"
    headers = (
        {"Authorization": f"Bearer {who.token}"} if path.startswith("/api") else {"Cookie": f"cardspeak={who.token}"}
    )
    return connect(address, additional_headers=headers)


def frames(socket: ClientConnection, wanted: Callable[[Any], bool]) -> Any:
    """Read frames until one is as wanted."""
    while True:
        frame = json.loads(socket.recv(PATIENCE))
        if wanted(frame):
            return frame


def test_what_is_done_at_one_process_is_seen_at_the_other(two: Two) -> None:
    """A table, its hand, actions at both, the chat, a choice in advance, a session that ends."""
    one, other = two.servers
    table = two.playing(one)
    assert two.until(lambda: two.driver(table), "a driver")
    two.until(lambda: other.json("GET", f"/api/tables/{table}").status == 200, "the table at the other")
    two.until(lambda: two.now(other, table)["now"]["stage"] == "betting", "the hand at the other")
    two.until(
        lambda: len(other.json("GET", "/api/tables").data) == len(one.json("GET", "/api/tables").data), "all tables"
    )
    acts_and_sees(two, table)
    talks(two, table)
    chooses_ahead(two, table)
    loses_the_connection(two, table)
    leaves(two, table)


def loses_the_connection(two: Two, table: str) -> None:
    """Who is connected to neither process any more is marked at both, until they are back."""
    one, other = two.servers

    def marked(server: Server) -> bool:
        cookie = {"Cookie": f"cardspeak={two.people[2].token}", "Accept-Language": "en"}
        return b"not connected" in server.ask("GET", f"/tables/{table}", headers=cookie).body

    with watch(other, f"/tables/{table}/live", two.people[1]) as socket:
        socket.recv(PATIENCE)
        assert not marked(one)
    for server in two.servers:
        two.until(partial(marked, server), "the mark")
    with watch(one, f"/tables/{table}/live", two.people[1]) as socket:
        socket.recv(PATIENCE)
        two.until(lambda: not marked(other), "the end of the mark")


def acts_and_sees(two: Two, table: str) -> None:
    """Whoever has the turn acts at the other process than the one before; all see it."""
    for turn in range(4):
        at, beside = two.servers[turn % 2], two.servers[(turn + 1) % 2]
        with watch(beside, f"/api/tables/{table}/live", two.people[2]) as socket:
            now = frames(socket, lambda frame: frame["type"] == "table")["now"]
            who = now["to_act"]
            if who < 0:
                who = frames(socket, lambda frame: frame["now"]["to_act"] >= 0)["now"]["to_act"]
            do = "check" if "check" in two.now(at, table, who)["now"]["options"] else "call"
            version = two.do(at, table, who, do).data["version"]
            frames(socket, partial(is_at, version))


def is_at(version: int, frame: Any) -> bool:
    """Say whether a frame shows the table at a version, or after it."""
    return bool(frame["now"]["version"] >= version)


def talks(two: Two, table: str) -> None:
    """What is said at one is read at the other."""
    with watch(two.servers[1], f"/tables/{table}/live?language=en", two.people[2]) as socket:
        socket.recv(PATIENCE)
        assert two.do(two.servers[0], table, 0, "chat", text="Good evening <b>").status == 200
        while "Good evening &lt;b&gt;" not in socket.recv(PATIENCE):
            pass


def chooses_ahead(two: Two, table: str) -> None:
    """A choice in advance is carried out by the process that drives the table, wherever it was made."""
    for server in two.servers:
        now = two.until(lambda: shown(two, table), "a turn")
        waits = 1 - now["to_act"]
        assert two.do(server, table, waits, "advance", text="check-fold").status == 200
        assert two.do(server, table, now["to_act"], "fold" if "raise" not in now["options"] else "raise",
                      amount=now["options"].get("raise", [0])[0]).status == 200  # fmt: skip
        two.until(partial(has_folded, two, server, table), "the choice")


def has_folded(two: Two, server: Server, table: str) -> bool:
    """Say whether somebody has folded in the hand that is on, or was on last."""
    return any(event["type"] == "hand.folded" for event in two.now(server, table)["events"])


def shown(two: Two, table: str) -> dict[str, Any] | None:
    """Where the table stands, for whoever has the turn."""
    found = two.now(two.servers[0], table)["now"]
    if found["stage"] != "betting" or found["to_act"] < 0:
        return None
    return dict(two.now(two.servers[0], table, found["to_act"])["now"])


def leaves(two: Two, table: str) -> None:
    """A session that is ended at one process ends the connections that it opened at the other."""
    me = two.people[2]
    with watch(two.servers[1], f"/tables/{table}/live?language=en", me) as socket:
        socket.recv(PATIENCE)
        headers = {"Cookie": f"cardspeak={me.token}", "Sec-Fetch-Site": "same-origin"}
        assert two.servers[0].ask("POST", "/leave", b"", headers).status in (200, 302, 303)
        with pytest.raises(ConnectionClosed) as closed:
            deque(iter(partial(socket.recv, PATIENCE), None))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_a_table_outlives_the_process_that_drives_it(two: Two) -> None:
    """Killed, the other goes on within five seconds, and nobody has lost the time in between; stopped and continued,
    it cannot act as the driver any more.
    """
    one, other = two.servers
    table = two.playing(one, bots=["calling"])
    two.until(lambda: two.driver(table), "a driver")
    former = two.driver(table)
    at = next(server for server in two.servers if server is one)
    assert at.process is not None
    at.process.send_signal(signal.SIGSTOP)
    began = time.monotonic()
    two.until(lambda: two.driver(table) not in ("", former), "another driver")
    took = time.monotonic() - began
    assert took < TAKEN_OVER
    fence = lease(two, table)
    time.sleep(1)
    at.process.send_signal(signal.SIGCONT)
    two.until(lambda: two.now(one, table)["now"]["stage"], "the former driver again")
    assert lease(two, table) == fence
    plays_on(two, table, other)
    other.kill()
    began = time.monotonic()
    two.until(lambda: two.driver(table) not in ("", fence[0]), "the first driver again")
    assert time.monotonic() - began < TAKEN_OVER
    plays_on(two, table, one)


def lease(two: Two, table: str) -> tuple[str, int]:
    with psycopg.connect(two.database) as connection:
        row = connection.execute("SELECT process, fence FROM leases WHERE stream = %s", (f"table/{table}",)).fetchone()
    assert row
    return row[0], row[1]


def plays_on(two: Two, table: str, server: Server) -> None:
    """Play to the next hand: bots, dealing and time need a driver."""
    number = two.now(server, table)["now"]["number"]

    def another() -> bool:
        now = two.now(server, table)["now"]
        if now["to_act"] in (0, 1) and now["stage"] in ("betting", "showdown"):
            options = two.now(server, table, now["to_act"])["now"].get("options", {})
            do = "muck" if now["stage"] == "showdown" else "check" if "check" in options else "call"
            two.do(server, table, now["to_act"], do)
        return bool(now["number"] > number)

    two.until(another, "the next hand")


def test_a_process_that_is_told_to_end_gives_its_tables_away(two: Two) -> None:
    """At once: the hand goes on at the other, and live connections are told to come back."""
    one, other = two.servers
    table = two.playing(one)
    former = two.until(lambda: two.driver(table), "a driver")
    hand = two.now(one, table)["now"]["number"]
    with watch(one, f"/api/tables/{table}/live", two.people[2]) as socket:
        socket.recv(PATIENCE)
        assert one.process is not None
        one.process.send_signal(signal.SIGTERM)
        two.until(lambda: two.driver(table) not in ("", former), "another driver", TAKEN_OVER)
        with pytest.raises(ConnectionClosed) as closed:
            deque(iter(partial(socket.recv, PATIENCE), None))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert one.process.wait(PATIENCE) == 0
    assert two.now(other, table)["now"]["number"] == hand
    plays_on(two, table, other)


def test_a_newer_version_beside_an_older_one(two: Two) -> None:
    """What the older one does not know stops that table there; what was added to the database, nothing."""
    one, other = two.servers
    table, beside = two.playing(one), two.playing(other)
    two.until(lambda: two.now(one, beside).get("now") and two.now(other, table).get("now"), "both at both")
    newer = PostgresStore(two.database)
    try:
        newer.change(("ALTER TABLE events ADD COLUMN mood TEXT NOT NULL DEFAULT ''", ()))
        newer.change(("UPDATE alembic_version SET version_num = '9999'", ()))
        glowed = Append(f"table/{table}", newer.version(f"table/{table}"), [NewEvent("table.glowed", 1, {})])
        newer.commit([glowed], at=1).result()
        for server in two.servers:
            two.until(partial(is_unavailable, server, table), "the table is not there")
            assert server.ask("GET", f"/tables/{table}").status == 503
        plays_on(two, beside, one)
        third = Server(one.file.with_name("third.db"), database=two.database)
        with pytest.raises(AssertionError, match="9999"):
            third.start()
    finally:
        newer.change((f"UPDATE alembic_version SET version_num = '{HEAD}'", ()))
        newer.close()


def is_unavailable(server: Server, table: str) -> bool:
    """Say whether a server does not have a table to show."""
    return server.ask("GET", f"/api/tables/{table}").status == 503


def is_so(found: Callable[[], Any], wanted: Any) -> bool:
    return bool(found() == wanted)


def test_a_tournament_goes_on_at_the_other_process(two: Two) -> None:
    """Entered at both, names too; when the one that drives it is killed, the other enters the next level."""
    one, other = two.servers
    director = two.people[0].token
    levels = [{"small": 25 * step, "big": 50 * step, "seconds": 3} for step in range(1, 80)]
    asked = {
        "name": "Friday", "games": ["nlhe"], "book": "tda-2024", "price": {"prize": 100}, "id": "two",
        "structure": {"starting": 5000, "chips": [25, 100], "levels": levels},
    }  # fmt: skip
    answer = one.json("POST", "/api/tournaments", asked, director)
    assert answer.status == 201, answer
    path = f"/api/tournaments/{answer.data['id']}"

    def do(server: Server, who: str, **message: Any) -> None:
        done = server.json("POST", f"{path}/commands", message, who)
        assert done.status == 200, done

    def names(server: Server) -> list[str]:
        found = server.json("GET", path)
        return sorted(row["name"] for row in found.data["players"]) if found.status == 200 else []

    do(one, director, do="register", name="Anna Novak")
    do(other, director, do="register", name="Boris Novak")  # it has heard of it, or looks for it
    do(other, two.people[1].token, do="register")
    wanted = sorted(["Anna Novak", "Boris Novak", "p-1"])
    for server in two.servers:
        two.until(partial(is_so, partial(names, server), wanted), "names")
    do(other, director, do="start")
    event = f"tournament/{answer.data['id']}"
    former = two.until(lambda: two.driver("", event), "a driver")
    two.until(lambda: other.json("GET", path).data["level"] == 1, "the second level")
    one.kill()  # where it was announced it is driven
    two.until(lambda: two.driver("", event) not in ("", former), "another driver")
    level = other.json("GET", path).data["level"]
    two.until(lambda: other.json("GET", path).data["level"] > level, "the next level")
    do(other, director, do="pause-clock")
