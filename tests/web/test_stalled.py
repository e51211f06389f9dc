"""A database that stands still: whoever needs nothing of it is answered, before those who do and before it goes on."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import psycopg
import pytest

from cardspeak.hand.refused import Refused
from cardspeak.ports import Unavailable
from cardspeak.room.table.state import to_act
from cardspeak.service import threads
from cardspeak.service.asking import Asked
from cardspeak.service.tables import Done, RunningTable
from cardspeak.service.threads import EVENTS, PEOPLE, Threads
from cardspeak.store import open_store
from cardspeak.store import postgres as postgres_store
from cardspeak.store.sqlite import SqliteStore
from tests.postgres import Postgres
from tests.watched import Watched
from tests.web.asgi import Reply, form, request
from tests.web.test_off_the_loop import Evening, Person, until


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for the store waits until the test lets it go on: nothing depends on how fast this machine is."""
    monkeypatch.setattr(threads, "PATIENCE", 60.0)
    monkeypatch.setattr(postgres_store, "PATIENCE", 60)


class Night(NamedTuple):
    """A table at which two people play, both of them known to the room."""

    evening: Evening
    table: RunningTable
    ann: Person

    async def fold(self) -> Done | Refused:
        """Have whoever is to act fold."""
        seat = self.table.state.seats[to_act(self.table.state)]
        assert seat is not None
        return await self.evening.room.ask(self.table, seat.member, Asked("fold"))

    async def looked_at(self) -> None:
        """Open everything that needs nothing of the store."""
        for page in (f"/tables/{self.table.id}", "/", "/ask", "/books", "/tables/new", "/floor", "/health"):
            await self.ann.get(page)
            assert (await request(self.evening.app, "GET", page)).status in (200, 303)


def at_night(store: Any, test: Callable[[Night], Awaitable[None]]) -> None:
    """Run a test at a table in the middle of a hand."""

    async def run() -> None:
        evening = Evening(cast(Watched, store))
        async with evening.app.lifespan():
            ann, bob = await evening.guest("Ann"), await evening.guest("Bob")
            made = await ann.post("/tables/new", {"name": "Ours", "seats": "2", "speed": "slow"})
            table = evening.room.tables[made.headers["location"].rpartition("/")[2]]
            await bob.post(f"/tables/{table.id}/sit", {})
            for who in (ann, bob):
                await who.get("/")
            await until(lambda: table.state.playing)
            try:
                await test(Night(evening, table, ann))
            finally:
                await until(lambda: not EVENTS.under_way + PEOPLE.under_way)

    try:
        asyncio.run(run())
    finally:
        store.close()


async def under_way(work: Coroutine[Any, Any, Reply]) -> asyncio.Task[Reply]:
    """Begin something that waits for people of the store."""
    task = asyncio.ensure_future(work)
    await until(lambda: PEOPLE.under_way)
    return task


def newcomer(night: Night) -> Coroutine[Any, Any, Reply]:
    """Somebody comes in, which has to be kept."""
    return form(night.evening.app, "/enter/guest", name="Cid")


@contextmanager
def locked(path: Path) -> Any:
    """Lock a file of SQLite, as another program would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def members_locked(url: str) -> Any:
    """Lock the table of people."""
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE members IN ACCESS EXCLUSIVE MODE")
        yield


def test_sqlite_that_is_locked(tmp_path: Path) -> None:
    async def test(night: Night) -> None:
        with locked(tmp_path / "room.db"):
            waiting = await under_way(newcomer(night))
            act = asyncio.ensure_future(night.fold())
            await night.looked_at()
            await night.ann.get("/hands")  # it is read only
            assert not waiting.done()
            assert not act.done()
        assert (await waiting).status == 303
        assert isinstance(await act, Done)

    at_night(SqliteStore(tmp_path / "room.db", patience=60.0), test)


def test_members_that_are_locked(postgres: Postgres) -> None:
    """Whoever is known already looks and plays on; what they do is kept."""
    url = postgres.empty()

    async def test(night: Night) -> None:
        with members_locked(url):
            waiting = await under_way(newcomer(night))
            await night.looked_at()
            assert isinstance(await night.fold(), Done)
            assert not waiting.done()
        assert (await waiting).status == 303

    at_night(open_store(url), test)


def test_a_server_that_is_stopped(postgres: Postgres) -> None:
    """Everybody sees the table; who acts or comes in waits for the server, and nobody for them."""
    url = postgres.empty()

    async def test(night: Night) -> None:
        with postgres.stopped():
            waiting = await under_way(newcomer(night))
            act = asyncio.ensure_future(night.fold())
            await night.looked_at()
            assert not waiting.done()
            assert not act.done()
        assert (await waiting).status == 303
        assert isinstance(await act, Done)

    at_night(open_store(url), test)


def test_threads_that_are_all_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Newcomers are told at once, and who waits too long; what was not begun by then never is."""
    monkeypatch.setattr(threads, "PATIENCE", 1.0)  # by then the two threads are there, on a busy machine too
    few = Threads("test", 2)

    async def work() -> None:
        goes_on = threading.Event()
        done: list[int] = []

        def slow(number: int) -> int:
            goes_on.wait(60)
            done.append(number)
            return number

        monkeypatch.setattr(threads, "STUCK", 60.0)
        calls = [asyncio.ensure_future(few.call(slow, number)) for number in range(4)]
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert [isinstance(answer, Unavailable) and answer.unsure for answer in answers] == [True, True, False, False]
        monkeypatch.setattr(threads, "STUCK", 0.0)
        with pytest.raises(Unavailable, match="does not answer") as told:
            await few.call(slow, 9)
        assert not told.value.unsure
        goes_on.set()
        await until(lambda: not few.under_way)
        assert sorted(done) == [0, 1]
        assert await few.call(slow, 5) == 5

    asyncio.run(work())
