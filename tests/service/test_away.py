"""A database that goes away while the room plays on: what is answered, and what is true when it is back."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any

import pytest

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, Stored, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.state import sitting, to_act
from cardspeak.service import aggregate, index
from cardspeak.service.asking import Asked
from cardspeak.service.index import enter
from cardspeak.service.member_events import HandPlayed
from cardspeak.service.runner import PROMPT
from cardspeak.service.tables import Done, RunningTable, Update
from cardspeak.store.memory import MemoryStore
from cardspeak.web.api_events import for_all
from tests.faulty import Failure, Faulty
from tests.service.test_room import MINUTE, SETTINGS, Time, actor, my_seat, room_over, run, seated


class Leaving(MemoryStore):
    """A store that is away when told so, or from its next append on, which it `breaks` off in and keeps."""

    away = breaks = False

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        failed: Future[tuple[int, ...]] = Future()
        failed.set_exception(Unavailable("the server does not answer", unsure=self.breaks))
        if self.away:
            return failed
        done = super().commit(appends, at=at, command=command)
        if not self.breaks:
            return done
        self.away, self.breaks = True, False
        return failed

    def load(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
        self._answers()
        return super().load(stream, after, until)

    def find_command(self, stream: str, command: str) -> int | None:
        self._answers()
        return super().find_command(stream, command)

    def without_command(self, streams: Sequence[str], command: str) -> dict[str, int]:
        self._answers()
        return super().without_command(streams, command)

    def _answers(self) -> None:
        if self.away:
            raise Unavailable("the server does not answer")


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Leaving:
    """A store, and a room that asks again soon."""
    monkeypatch.setattr(aggregate, "AGAIN", 0.01)
    monkeypatch.setattr(index, "AGAIN", 0.01)
    return Leaving()


def test_what_broke_off_in_the_moment_of_the_commit_is_not_called_refused(store: Leaving) -> None:
    async def work() -> None:
        running = await seated(store, Time())
        told: list[Update] = []
        running.listeners.add(told.append)
        act = c.Act(actor(running.state), hand.Call(my_seat(running.state)))
        before = running.state
        store.breaks = True
        for _ in range(2):
            unsure = await running.do(act, "m/1")
            assert isinstance(unsure, Refused)
            assert unsure.code == "database_unsure"
        assert running.state == before
        store.away = False
        await until(lambda: running.state != before)  # nobody asks, and yet it comes to light
        assert [update.version for update in told] == [running.version]
        done = await running.do(act, "m/1")
        assert isinstance(done, Done)
        assert done.version == running.version

    run(work)


def test_what_was_not_begun_was_not_kept(store: Leaving) -> None:
    async def work() -> None:
        running = await seated(store, Time())
        act = c.Act(actor(running.state), hand.Call(my_seat(running.state)))
        version = running.version
        store.away = True
        refused = await running.do(act)
        assert isinstance(refused, Refused)
        assert refused.code == "database_away"
        store.away = False
        assert store.version("table/t1") == version
        assert isinstance(await running.do(act), Done)

    run(work)


def test_what_was_answered_before_is_answered_so_or_not_at_all(store: Leaving) -> None:
    """A room that has come back knows old answers from its store alone."""

    async def work() -> None:
        clock = Time()
        running = await seated(store, clock)
        asked = Asked("call", id="1", seen=running.version)
        member = actor(running.state)
        done = await room_over(store, clock).ask(running, member, asked)
        assert isinstance(done, Done)
        running._answers.clear()
        store.away = True
        unsure = await room_over(store, clock).ask(running, member, asked)
        assert isinstance(unsure, Refused)
        assert unsure.code == "database_unsure"
        store.away = False
        assert await room_over(store, clock).ask(running, member, asked) == Done(done.version, ())

    run(work)


def test_the_time_that_a_player_could_not_use_is_given_back(store: Leaving) -> None:
    async def work() -> None:
        clock = Time()
        running = await seated(store, clock)
        first, member = running.state, actor(running.state)
        store.away = True
        assert isinstance(await running.do(c.Act(member, hand.Call(my_seat(first)))), Refused)
        left = deadline(first) - clock.now()
        clock.at += left + MINUTE
        assert isinstance(await running.do(c.TimeUp()), Refused)
        store.away = False
        assert isinstance(await running.do(c.TimeUp()), Done)
        assert actor(running.state) == member
        assert deadline(running.state) - clock.now() == left
        clock.at += left
        assert isinstance(await running.do(c.TimeUp()), Done)  # and only once
        assert actor(running.state) != member

    run(work)


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


def waiting(running: RunningTable) -> int:
    """Return how many commands wait until those before them are done."""
    return len(running.lock._waiters or ())


class Slow(MemoryStore):
    """A store that has every append done only when it is told so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[Future[tuple[int, ...]]] = []
        self.slow = False

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        done = super().commit(appends, at=at, command=command)
        if not self.slow:
            return done
        self.waiting.append(Future())
        return self.waiting[-1]


def test_what_somebody_did_who_went_away_at_once_is_told_to_the_others() -> None:
    """It is kept, whoever stops waiting for the answer; the table must not stand still until the time is up."""

    async def work() -> None:
        store = Slow()
        running = await seated(store, Time())
        told: list[Update] = []
        running.listeners.add(told.append)
        act = c.Act(actor(running.state), hand.Call(my_seat(running.state)))
        store.slow = True
        asking = asyncio.ensure_future(running.do(act, "m/1"))
        await until(lambda: bool(store.waiting))
        asking.cancel()
        await until(asking.cancelled)
        store.waiting[0].set_result((store.version("table/t1"),))
        await until(lambda: bool(told))
        assert running.version == told[0].version == store.version("table/t1")

    run(work)


@pytest.mark.parametrize("held", [20_000, PROMPT // 2])
def test_whoever_hears_late_that_it_is_their_turn_has_all_of_it(held: int) -> None:
    """A commit that takes so long is nobody's time, unless it is too short to be noticed."""

    async def work() -> None:
        store, clock = Slow(), Time()
        running = await seated(store, clock)
        whole = SETTINGS.speed.turn + SETTINGS.speed.bank
        store.slow = True
        act = c.Act(actor(running.state), hand.Call(my_seat(running.state)))
        asking = asyncio.ensure_future(running.do(act))
        await until(lambda: bool(store.waiting))
        clock.at += held
        store.waiting[0].set_result((store.version("table/t1"),))
        assert isinstance(await asking, Done)
        store.slow = False
        given = whole if held > PROMPT else whole - held
        assert for_all(running, clock.now())["time_left"] == given
        clock.at += given - 1
        if held > PROMPT:  # the driver finds that time is owed, and gives it back
            assert isinstance(await running.do(c.TimeUp()), Done)
        early = await running.do(c.TimeUp())
        assert isinstance(early, Refused)
        assert (early.code, early.facts["milliseconds"]) == ("time_is_left", 1)
        clock.at += 1
        assert isinstance(await running.do(c.TimeUp()), Done)

    run(work)


def test_an_action_that_had_to_wait_for_others_took_no_time() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        bank, state = SETTINGS.speed.bank, running.state
        clock.at += SETTINGS.speed.turn + 1_000
        async with running.lock:
            act = c.Act(actor(state), hand.Call(my_seat(state)))
            asking = asyncio.ensure_future(running.do(act))
            await until(lambda: waiting(running) == 1)
            clock.at += 20_000
        assert isinstance(await asking, Done)
        assert sitting(running.state, to_act(state)).bank == bank - 1_000

    run(work)


def test_two_who_had_to_wait_for_others_get_that_time_back_once() -> None:
    """The player whose turn begins with the first of their commands has what the book gives, and not the wait too."""

    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        state = running.state
        async with running.lock:
            act = asyncio.ensure_future(running.do(c.Act(actor(state), hand.Call(my_seat(state)))))
            called = asyncio.ensure_future(running.do(c.CallFloor(actor(state))))
            await until(lambda: waiting(running) == 2)
            clock.at += 20_000
        assert isinstance(await act, Done)
        assert isinstance(await called, Done)
        assert deadline(running.state) - clock.now() == SETTINGS.speed.turn + SETTINGS.speed.bank

    run(work)


def test_time_that_was_given_back_while_nobody_knew_of_it_is_given_back_to_the_end() -> None:
    """The giving back itself breaks off in its commit, and is kept: what went by since then is nobody's either."""

    async def work() -> None:
        store, clock = Faulty(MemoryStore()), Time()
        faulty: Any = store
        running = await seated(faulty, clock)
        left = deadline(running.state) - clock.now()
        store.plan = [Failure.BEFORE, Failure.AFTER]
        assert isinstance(await running.do(c.SitOut(actor(running.state))), Refused)
        clock.at += 10_000
        assert isinstance(await running.do(c.Resume(10_000)), Refused)
        clock.at += 9_000
        await running.follow()
        assert isinstance(await running.do(c.Resume(running.away(clock.now()))), Done)
        assert deadline(running.state) - clock.now() == left
        await running.follow()

    run(work)


def test_a_line_that_two_enter_at_once_is_there_once() -> None:
    class Late(MemoryStore):
        """A store that tells the second who asks what it told the first."""

        def without_command(self, streams: Sequence[str], command: str) -> dict[str, int]:
            asked.append(command)
            return dict.fromkeys(streams, 0) if len(asked) == 2 else super().without_command(streams, command)

    asked: list[str] = []

    async def work() -> None:
        store = Late()
        line = HandPlayed("t1", 1, 1, "nlhe", 20, "Test")
        await enter(store, {"member/m1": line}, 1, "t1/1")
        await enter(store, {"member/m1": line}, 1, "t1/1")
        assert len(asked) == 3
        assert store.version("member/m1") == 1

    run(work)


def test_a_line_of_an_index_waits_for_the_store(store: Leaving) -> None:
    async def work() -> None:
        store.away = True
        line = HandPlayed("t1", 1, 1, "nlhe", 20, "Test")
        entering = asyncio.ensure_future(enter(store, {"member/m1": line}, 1, "t1/1"))
        await asyncio.sleep(0.05)
        assert not entering.done()
        store.away = False
        await asyncio.wait_for(entering, 60)
        assert store.version("member/m1") == 1

    run(work)
