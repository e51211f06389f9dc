"""Nothing is lost: the server is killed under load, again and again, and keeps what it promised."""

import asyncio
import os
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from functools import partial
from itertools import groupby
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from cardspeak.ports import Stored
from cardspeak.room.home.ledger import Book, entered, ledger
from cardspeak.room.table import events as e
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Table
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.refolded import false_snapshots
from cardspeak.service.room import Options, Room
from cardspeak.service.stored import read
from cardspeak.store import AnyStore
from cardspeak.store.chain import audit
from cardspeak.store.examine import examine
from cardspeak.store.memory import MemoryStore
from tests.postgres import Postgres
from tests.service.playing import Player
from tests.serving import Program, Server, opened, programs

KILLS = int(os.environ.get("CARDSPEAK_KILLS", "10"))  # of processes: a third over PostgreSQL, a third of one of two
DATABASE_KILLS = int(os.environ.get("CARDSPEAK_DATABASE_KILLS", "2"))  # of PostgreSQL, half of it under two processes
TABLES = int(os.environ.get("CARDSPEAK_KILLED_TABLES", "8"))
SEATS = 3
PATIENCE = 120.0
GAMES = (
    "no-limit holdem", "pot-limit omaha", "fixed-limit stud", "fixed-limit deuce-to-seven-triple", "8-game",
)  # fmt: skip
# one of the tables is a home game: bomb pots, and bots that come when somebody leaves
HOME = {
    "small": 10, "big": 20, "least": 40, "most": 4000, "door": "open", "bomb_every": 2, "bomb_ante": 20, "bots": SEATS,
}  # fmt: skip
ACTIONS = {
    "fold": "hand.folded", "check": "hand.checked", "call": "hand.called", "raise": "hand.raised",
    "bring-in": "hand.brought_in", "discard": "hand.discarded",
}  # fmt: skip


class Load:
    """All players, and a way to wait until something is true of them."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self._heard = asyncio.Event()

    def heard(self) -> None:
        """Look again."""
        self._heard.set()

    async def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something."""
        end = time.monotonic() + PATIENCE
        while not true():
            self._heard.clear()
            try:
                await asyncio.wait_for(self._heard.wait(), max(end - time.monotonic(), 0.01))
            except TimeoutError:
                raise AssertionError(f"this never came: {what}") from None

    def promised(self) -> int:
        """Count what was acknowledged."""
        return sum(len(player.promised) for player in self.players)

    def has(self, wanted: int) -> bool:
        """Say whether so much was acknowledged."""
        return self.promised() >= wanted

    def went_on(self, known: dict[str, int]) -> bool:
        """Say whether every table has gone on from these versions."""
        return all(self.version(table) > version for table, version in known.items())

    def at(self, table: str) -> list[Player]:
        """Return who plays at a table."""
        return [player for player in self.players if player.table == table]

    def version(self, table: str) -> int:
        """Return the greatest version that was seen of a table."""
        return max(player.version for player in self.at(table))

    def finished(self, table: str) -> int:
        """Return the last hand that somebody saw the end of."""
        return max(player.finished for player in self.at(table))


class Death(NamedTuple):
    """A way to die: what to do to die, and what to be alive again."""

    die: Callable[[], object]
    live: Callable[[], object]
    then: Callable[[], object] = bool  # what to do when all tables have gone on


async def die_and_live(
    servers: Sequence[Server], tables: list[str], people: list[Program], deaths: Sequence[Death]
) -> Load:  # fmt: skip
    """Play at all tables, dying as often as wanted; then play one more hand everywhere."""
    load, rng = Load(), Random(7)
    for number, me in enumerate(people):
        first, *others = [*servers[number % len(servers) :], *servers[: number % len(servers)]]
        load.players.append(Player(first, tables[number // SEATS], me, Random(number), load.heard, others=others))
    tasks = [asyncio.create_task(player.play()) for player in load.players]
    try:
        for number, death in enumerate(deaths):
            wanted = load.promised() + rng.randint(100, 300)
            await load.until(partial(load.has, wanted), f"answers in life {number}")
            await asyncio.to_thread(death.die)
            known = {table: load.version(table) for table in tables}
            await asyncio.to_thread(death.live)
            await load.until(partial(load.went_on, known), f"life {number + 1}")
            await asyncio.to_thread(death.then)
        ended = {table: load.finished(table) for table in tables}
        await load.until(lambda: all(load.finished(table) > ended[table] for table in tables), "one more hand")
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return load


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Server:
    """A room over a new database of each kind that lasts, not yet open."""
    database = "" if request.param == "sqlite" else request.getfixturevalue("postgres").empty()
    return Server(tmp_path / "room.db", database=database)


def test_nothing_is_lost_when_the_room_is_killed(server: Server) -> None:
    """A server that is killed again and again loses and doubles no acknowledged action, and no chip."""
    killed = Death(server.kill, server.start)
    nothing_is_lost(
        [server], [killed] * (KILLS // 3 if server.database.startswith("postgresql") else KILLS - 2 * (KILLS // 3))
    )


def test_nothing_is_lost_when_one_of_two_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    """Two processes, the players of each table at both: the other one plays on, before the first one is back."""
    both = [Server(tmp_path / f"room{number}.db", database=postgres.empty()) for number in range(2)]
    killed = [Death(server.kill, bool, server.start) for server in both]
    database = away_and_back(both[0], postgres)
    deaths = [killed[number % 2] for number in range(KILLS // 3)] + [database] * (DATABASE_KILLS // 2)
    nothing_is_lost(both, deaths)


def test_nothing_is_lost_when_the_database_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    """The room outlives its database server, says so while that is away, and plays on when it is back."""
    server = Server(tmp_path / "room.db", database=postgres.empty())
    nothing_is_lost([server], [away_and_back(server, postgres)] * (DATABASE_KILLS - DATABASE_KILLS // 2))


def away_and_back(server: Server, postgres: Postgres) -> Death:
    """Return how the database dies, and comes back."""

    def back() -> None:
        try:
            time.sleep(1)
            answer = server.json("POST", "/api/tables", {}, "p-token-1")
            assert answer.status == 503 or answer.data["code"] == "database_away", (
                answer
            )  # as the token is known or not
        finally:
            postgres.start()

    return Death(postgres.kill, back)


def nothing_is_lost(servers: Sequence[Server], deaths: Sequence[Death]) -> None:
    """Play under load, die so often, and compare what was promised with what is there."""
    server = servers[0]
    store = opened(server.database)
    people = programs(store.people, TABLES * SEATS)
    store.close()
    with ExitStack() as running:
        for each in servers:
            running.enter_context(each)
        tables = []
        for number in range(TABLES):
            asked: dict[str, object] = {
                "game": GAMES[number % len(GAMES)],
                "speed": "instant",
                "bots": ["calling"],
                "seats": SEATS + 1,
            }
            if number == TABLES - 1:
                asked = {**asked, "game": GAMES[0], "home": HOME}
            tables.append(server.json("POST", "/api/tables", asked, people[0].token).data["id"])
        load = asyncio.run(die_and_live(servers, tables, people, deaths))
    assert [fault for each in servers for fault in each.faults()] == []
    assert not [wrong for player in load.players for wrong in player.wrong]
    assert sum(player.repeated for player in load.players) > 5 * len(deaths)
    store = opened(server.database)
    try:
        assert all(finding.broken is None for finding in audit(store))
        assert not isinstance(store, MemoryStore)
        assert [*examine(store), *false_snapshots(store)] == []
        streams = {table: store.load(f"table/{table}") for table in tables}
        for table, rows in streams.items():
            chips_are_conserved(rows)
            accounts_even_out(rows)
            for player in load.at(table):
                promises_were_kept(player, rows)
        finished = sum(hands_finished(rows) for rows in streams.values())
        assert finished > TABLES + len(deaths)
        asyncio.run(hands_are_found(load, streams, store))
        repeated = sum(player.repeated for player in load.players)
        print(
            f"figure: {len(deaths)} deaths, {len(people)} players, {load.promised()} acknowledged, "
            f"{repeated} of them sent again, 0 lost, 0 doubled; {finished} hands"
        )
    finally:
        store.close()


def chips_are_conserved(rows: list[Stored]) -> None:
    """The chips of a table are what was brought less what was taken away, after every event."""
    table: Table | None = None
    brought = 0
    for row in rows:
        event = read(row)
        table = evolve(table, event, row.at)
        if isinstance(event, e.SeatTaken | e.ChipsBought):
            brought += event.chips
        elif isinstance(event, e.SeatLeft):
            brought -= event.chips
        if not isinstance(event, e.HandStarted):  # between it and the deal the hand is not there yet
            assert table.chips == brought, row


def accounts_even_out(rows: list[Stored]) -> None:
    """What all have won and lost at a table is nothing together, and the payments say so to the chip."""
    table: Table | None = None
    for row in rows:
        table = evolve(table, read(row), row.at)
    assert table is not None
    if not table.playing:
        accounts = ledger(entered(Book(), [(row.at, read(row)) for row in rows]), table).accounts
        assert sum(account.net for account in accounts) == 0


def appends(rows: list[Stored]) -> Iterator[tuple[str, list[Stored]]]:
    """Yield the commands of a stream, each with the unbroken run of events that it led to."""
    for command, run in groupby(rows, key=lambda row: row.command):
        yield command, list(run)


def promises_were_kept(player: Player, rows: list[Stored]) -> None:
    """Every acknowledged command is in the stream once, ends where its answer said, and holds one action."""
    mine = f"{player.me.member}/"
    runs: dict[str, list[list[Stored]]] = {}
    for command, run in appends(rows):
        if command.startswith(mine):
            runs.setdefault(command.removeprefix(mine), []).append(run)
    for known, version in player.promised.items():
        sent = player.sent[known]
        found = runs.get(known, [])
        assert len(found) == 1, (sent, version, found)
        assert found[0][-1].version == version, sent
        if sent["do"] in ACTIONS:
            assert Counter(row.name for row in found[0])[ACTIONS[sent["do"]]] == 1, (sent, found)
    # what has no answer was applied once or never; what was refused, never
    assert all(len(found) == 1 for found in runs.values())
    assert not runs.keys() & player.refused.keys()


def hands_finished(rows: list[Stored]) -> int:
    """Return how many hands a table went through, one after the other."""
    numbers = [row.data["number"] for row in rows if row.name == "table.hand_finished"]
    assert numbers == list(range(1, len(numbers) + 1))
    return len(numbers)


async def hands_are_found(load: Load, streams: dict[str, list[Stored]], store: AnyStore) -> None:
    """Every hand that a player was dealt, to its end, is found once among their hands, as soon as a room is back."""
    room = Room(store, SystemClock(), SystemShuffler(), Options((0, 0)))
    await room.start()
    try:
        end = time.monotonic() + PATIENCE
        for player in load.players:
            wanted = hands_of(player, streams[player.table])
            while (found := lines_of(player, wanted, store)) != wanted:
                assert time.monotonic() < end, (player.me.member, player.table, found, wanted)
                await asyncio.sleep(0.05)
    finally:
        await room.stop()


def hands_of(player: Player, rows: list[Stored]) -> list[int]:
    """Return the hands that a player was dealt, to their end."""
    dealt: list[str] = []
    played = []
    for row in rows:
        if row.name == "hand.begun":
            dealt = row.data["deal"]["seats"]
        elif row.name == "table.hand_finished" and player.me.member in dealt:
            played.append(row.data["number"])
    return played


def lines_of(player: Player, until: list[int], store: AnyStore) -> list[int]:
    """Return the hands that are among a player's, up to the last of these."""
    lines = store.load(f"member/{player.me.member}")
    return sorted(line.data["number"] for line in lines if until and line.data["number"] <= until[-1])
