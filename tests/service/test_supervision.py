"""What fails at one table pauses that table alone, is told to the operator, and begins again by itself."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from cardspeak.bots import levels
from cardspeak.errors import Unreadable
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, NewEvent, Snapshot, Stale, Stored, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.state import kept_seats
from cardspeak.service import driver, supervision
from cardspeak.service.log import Lines
from cardspeak.service.real_settings import real_settings
from cardspeak.service.restoring import ALIVE
from cardspeak.service.room import Room
from cardspeak.service.snapshots import snapshot_of
from cardspeak.service.supervision import kept_up, kind_of
from cardspeak.service.tables import Done, RunningTable, Update
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import MINUTE, SETTINGS, Time, actor, my_seat, room_over, run, seated


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Begin again soon."""
    monkeypatch.setattr(supervision, "PAUSES", (0.01, 0.02))
    monkeypatch.setattr(driver, "AGAIN", 5)


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What the operator was told."""
    caplog.set_level(logging.ERROR, "cardspeak")
    return lambda: [in_short(record) for record in caplog.records if record.name == "cardspeak"]


def in_short(record: logging.LogRecord) -> str:
    """Write a line of the log as `event id=… why=…`."""
    facts = json.loads(Lines().format(record))
    event = facts.pop("event")
    return " ".join([event, *[f"{key}={value}" for key, value in facts.items() if key not in ("time", "level")]])


async def until(what: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.002)


class Failing:
    """A bot that calls or checks, and raises from its third action on, so often."""

    def __init__(self, times: int) -> None:
        self.actions, self.left = 0, times

    def __call__(self, view: Any, may: Any, rng: Random) -> hand.Command:
        self.actions += 1
        if self.actions >= 3 and self.left:
            self.left -= 1
            raise ValueError("the bot of Anna with As Kd")
        return levels.LEVELS["calling"](view, may, rng)


async def with_bots(room: Room, clock: Time, level: str) -> RunningTable:
    """Open a table with a person, who is always first to call ahead, and two bots of a level."""
    running = await room.open_table(SETTINGS, "m1", (level, level))
    assert isinstance(running, RunningTable)
    assert isinstance(await running.do(c.TakeSeat("m1", free_seat(running), 1000)), Done)
    return running


def free_seat(running: RunningTable) -> int:
    return next(number for number, seat in enumerate(running.state.seats) if seat is None)


async def plays(room: Room, running: RunningTable) -> None:
    """Have the person choose ahead until a hand more is over."""
    number = len(running.finished)

    def over() -> bool:
        room.drivers[running.id].advance["m1"] = "call-any"
        room.drivers[running.id]._awake.set()
        return len(running.finished) > number

    await until(over)


def test_a_bot_that_raises_on_its_third_action_pauses_its_table_alone(
    monkeypatch: pytest.MonkeyPatch, lines: Callable[[], list[str]]
) -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        bot = Failing(4)
        monkeypatch.setitem(levels.LEVELS, "failing", bot)
        await seated(store, clock)
        room = room_over(store, clock)
        await room.start()
        good, bad = await with_bots(room, clock, "calling"), await with_bots(room, clock, "failing")
        told: list[str] = []
        bad.listeners.add(lambda update: told.append(bad.paused.why if bad.paused else ""))
        await plays(room, bad)  # it has failed four times, and goes on
        assert bot.left == 0
        assert [why for why in told if why] == ["fault"] * 4
        assert bad.paused is None
        await plays(room, good)
        assert good.paused is None
        assert room.tables["t1"].paused is None
        await room.stop()
        assert len(lines()) == 4
        for line in lines():
            assert line.startswith(f"table_failed id={bad.id} why=fault again_in=")
            assert "Anna" not in line
            assert "ValueError" in line
            assert "driver.py" in line

    run(work)


def test_no_time_runs_while_a_table_is_paused_and_people_may_go_on(lines: Callable[[], list[str]]) -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        first = actor(running.state)
        whole = deadline(running.state) - clock.now()
        clock.at += 3_000
        running.stands(supervision.Paused("fault", clock.now() + 1_000), clock.now())
        clock.at += MINUTE
        done = await running.do(c.Act(first, hand.Call(my_seat(running.state))))
        assert isinstance(done, Done)
        bank = next(seat.bank for seat in running.state.seats if seat and seat.member == first)
        assert bank == SETTINGS.speed.bank  # the minute was nobody's
        assert deadline(running.state) - clock.now() == whole
        second = actor(running.state)
        clock.at += 5 * MINUTE  # nor are these of the next player, as long as it stands
        running.stands(None, clock.now())
        assert isinstance(await running.do(c.TimeUp()), Done)
        assert actor(running.state) == second
        assert deadline(running.state) - clock.now() == whole
        assert running.lost_since == 0
        assert lines() == []

    run(work)


def test_a_seat_is_kept_though_the_table_stood_still_for_long() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        for _ in range(2):
            clock.at = deadline(running.state)
            assert isinstance(await running.do(c.TimeUp()), Done)
        kept = {seat.member for seat in kept_seats(running.state)}
        assert kept
        running.stands(supervision.Paused("fault", 0), clock.now())
        store.note(ALIVE, str(clock.now()))
        clock.at += 60 * MINUTE
        room = room_over(store, clock)
        room.take_in(running)
        room.drive(running)
        await until(lambda: not running.lost_since)
        await asyncio.sleep(0.02)
        await room.stop()
        assert {seat.member for seat in kept_seats(running.state)} == kept

    run(work)


def poison(store: MemoryStore, table: str) -> None:
    """Append an event that nobody can read."""
    stream = f"table/{table}"
    events = [NewEvent("table.clock_called", 1, {"nonsense": "As"})]
    store.commit([Append(stream, store.version(stream), events)], at=1).result()


async def three_tables(store: MemoryStore, clock: Time) -> None:
    for number in (1, 2, 3):
        running = RunningTable(f"t{number}", store, clock)
        await running.do(c.Open(SETTINGS._replace(name=f"Table {number}"), "m1"))
        for seat in range(3):
            await running.do(c.TakeSeat(f"m{seat}", seat, 1000))


def test_an_event_that_cannot_be_read_stops_one_table_of_three(lines: Callable[[], list[str]]) -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        await three_tables(store, clock)
        poison(store, "t2")
        room = room_over(store, clock)
        await room.start()
        assert sorted(room.tables) == ["t1", "t3"]
        assert room.unavailable == {"t2": "Table 2"}
        await until(lambda: all(table.state.number for table in room.tables.values()))
        await room.stop()
        assert lines() == ["table_failed id=t2 why=unreadable after=4"]

    run(work)


def test_a_table_that_no_room_could_read_for_an_hour_goes_on_with_the_time_that_was_left() -> None:
    """A room ran meanwhile without it, and noted all the time that it was there."""

    class Spoilt(MemoryStore):
        """A store in which an event of the table cannot be read while it is `bad`."""

        bad = False

        def load(self, stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
            rows = super().load(stream, after, until)
            return [row._replace(name="table.unknown") for row in rows] if self.bad else rows

    async def work() -> None:
        store, clock = Spoilt(), Time()
        running = await seated(store, clock)
        left = deadline(running.state) - clock.now()
        for store.bad in (True, True, False):
            room = room_over(store, clock)
            await room.start()
            assert bool(room.unavailable) == store.bad
            clock.at += 30 * MINUTE if store.bad else 0
            await room.stop()
        assert deadline(room.tables["t1"].state) - clock.now() == left

    run(work)


def test_a_stream_that_begins_with_what_nobody_can_read_is_one_table_less() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        poison(store, "t9")
        room = room_over(store, clock)
        await room.start()
        await room.stop()
        assert room.unavailable == {"t9": "t9"}
        assert room.tables == {}  # nor is it taken for a new room

    run(work)


def test_the_name_of_a_real_table_that_cannot_be_read_is_shown_to_nobody() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        settings = real_settings("Anna at home", "no-limit holdem", "common", "cash", (10, 20), 0, (10,))
        await RunningTable("t5", store, clock).do(c.Open(settings, "m1"))
        poison(store, "t5")
        room = room_over(store, clock)
        await room.start()
        await room.stop()
        assert room.unavailable == {"t5": "t5"}

    run(work)


def test_an_old_real_table_that_cannot_be_read_is_one_table_less(lines: Callable[[], list[str]]) -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        await three_tables(store, clock)
        store.commit([Append("real/r1", 0, [NewEvent("real.opened", 1, {})])], at=1).result()
        room = room_over(store, clock)
        await room.start()
        await room.stop()
        assert sorted(room.tables) == ["t1", "t2", "t3"]
        assert room.unavailable == {"r1": "r1"}
        assert lines() == ["table_failed id=r1 why=unreadable"]

    run(work)


def test_an_event_of_another_process_that_cannot_be_read_pauses_the_table(lines: Callable[[], list[str]]) -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        await three_tables(store, clock)
        room = room_over(store, clock)
        await room.start()
        one, other = room.tables["t1"], room.tables["t2"]
        await until(lambda: bool(one.state.number and other.state.number))
        poison(store, "t1")
        paused: list[str] = []
        one.listeners.add(lambda update: paused.append(one.paused.why if one.paused else ""))
        clock.at = deadline(one.state)
        room.drivers["t1"]._awake.set()
        await until(lambda: len(lines()) > 1)  # tried again, and again
        assert one.paused is not None
        assert {*paused} == {"unreadable"}  # it is not said to go on before it does
        assert other.paused is None
        acted = await other.do(c.Act(actor(other.state), hand.Call(my_seat(other.state))))
        assert isinstance(acted, Done)
        await room.stop()
        told = {line.partition(" again")[0] for line in lines()}
        told.discard("index_failed id=t1 why=unreadable")  # where the index has not come past it before
        assert told == {"table_failed id=t1 why=unreadable"}

    run(work)


def garbage(store: MemoryStore, running: RunningTable) -> list[Snapshot]:
    """Return snapshots that cannot be read, and one that can and fits nothing that comes after it."""
    empty = running.state._replace(seats=(), players=(), hand=None)
    return [Snapshot(2, b"\xff\x00"), Snapshot(2, b"{}"), Snapshot(2, b"[" * 9), snapshot_of(empty, 4)]


@pytest.mark.parametrize("number", range(4))
def test_a_snapshot_that_is_garbage_costs_time_alone(number: int) -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        store.save_snapshot("table/t1", garbage(store, running)[number])
        again = RunningTable("t1", store, clock)
        again.restore()
        assert (again.state, again.version, again.turn_version) == (
            running.state, running.version, running.turn_version
        )  # fmt: skip
        assert again.recent == running.recent

    run(work)


def test_a_listener_that_raises_keeps_nothing_from_the_others(lines: Callable[[], list[str]]) -> None:
    async def work() -> None:
        running = await seated(MemoryStore(), Time())
        heard: list[int] = []

        def fails(update: Update) -> None:
            raise KeyError("As")

        for listener in (fails, lambda update: heard.append(update.version)):
            running.listeners.add(listener)
        done = await running.do(c.Act(actor(running.state), hand.Call(my_seat(running.state))))
        assert isinstance(done, Done)
        assert heard == [running.version]
        assert len(lines()) == 1
        assert lines()[0].startswith("listener_failed id=table/t1 why=fault fault=KeyError")
        assert "As" not in lines()[0]

    run(work)


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (Stale("table/t1", 4), "database"),
        (Unavailable("the server does not answer"), "database"),
        (Unreadable("no"), "unreadable"),
        (RuntimeError("As"), "fault"),
    ],
)
def test_why_something_failed(error: Exception, why: str, lines: Callable[[], list[str]]) -> None:
    assert kind_of(error) == why
    supervision.tell("table", "t1", error, 2.0)
    told = f"table_failed id=t1 why={why} again_in=2.0"
    assert lines() == [f"{told} fault=RuntimeError at " if why == "fault" else told]


def failing(times: int, begun: list[int]) -> Callable[[], Awaitable[None]]:
    async def work() -> None:
        begun.append(len(begun))
        if len(begun) <= times:
            raise RuntimeError

    return work


def test_pauses_grow_and_what_is_not_kept_up_forever_is_given_up() -> None:
    async def work() -> None:
        paused: list[float] = []
        begun: list[int] = []
        await kept_up("x", "x", failing(4, begun), lambda why, pause: paused.append(pause), (0.0, 0.001, 0.002))
        assert paused == [0.0, 0.001, 0.002, 0.002]
        assert len(begun) == 5
        begun.clear()
        await kept_up("x", "x", failing(9, begun), pauses=(0.0, 0.001), forever=False)
        assert len(begun) == 3

    run(work)


def test_a_heartbeat_that_fails_begins_again(lines: Callable[[], list[str]]) -> None:
    class Forgetful(MemoryStore):
        fails = 2

        def note(self, key: str, value: str) -> None:
            if key == ALIVE and self.fails:
                self.fails -= 1
                raise OSError
            super().note(key, value)

    async def work() -> None:
        store = Forgetful()
        room = room_over(store, Time())
        await room.start()
        await until(lambda: store.noted(ALIVE) is not None)
        await room.stop()
        assert [line.split()[0] for line in lines()] == ["heartbeat_failed"] * 2

    run(work)


def test_a_driver_that_cannot_say_what_is_due_is_awake_to_fail(lines: Callable[[], list[str]]) -> None:
    """Else it would wait for ever, in silence."""

    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        room = room_over(store, clock)
        room.take_in(running)
        room.drive(running)
        drives = room.drivers["t1"]
        await until(lambda: drives._until > 0)
        broken = running.state._replace(seats=())
        running.known, sound = broken, running.known
        running.publish(Update(running.version, clock.now(), (), broken))
        await until(lambda: running.paused is not None)
        running.known = sound
        await until(lambda: running.paused is None)
        await room.stop()
        assert [line.split()[0] for line in lines()][:2] == ["listener_failed", "table_failed"]

    run(work)


def test_refused_is_no_failure(lines: Callable[[], list[str]]) -> None:
    async def work() -> None:
        running = await seated(MemoryStore(), Time())
        assert isinstance(await running.do(c.TimeUp()), Refused)
        assert running.paused is None
        assert lines() == []

    run(work)
