"""The wall clock is set an hour back or forth, at any moment: nobody has more or less time."""

import asyncio
import itertools

import pytest

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.ports import Stored
from cardspeak.room.table import commands as c
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.due import Due, due
from cardspeak.room.table.state import Table, kept_seats, sitting, to_act
from cardspeak.room.training.wants import KEPT_FOR, TRAINING
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.restoring import ALIVE
from cardspeak.service.room import Options, Room
from cardspeak.service.tables import LAWS, Done, RunningTable
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import MINUTE, SETTINGS, actor, my_seat, seated

HOUR = 60 * MINUTE
LAST = 1_000  # milliseconds before the end in which a killed room noted for the last time that it was there
STEPS = [0, -HOUR, HOUR]


class Machine:
    """What a machine has of time: a wall clock that anybody may set, and the time that goes by."""

    def __init__(self) -> None:
        self.wall, self.gone = 1_800_000_000_000, 5_000

    def clock(self) -> SystemClock:
        """Return the clock of a process that begins now."""
        return SystemClock(lambda: self.wall, lambda: self.gone)

    def passes(self, time: int) -> None:
        """Let time go by."""
        self.wall, self.gone = self.wall + time, self.gone + time

    def boots(self) -> None:
        """Start the machine again: the time that goes by is counted anew."""
        self.gone = 0


class Process:
    """A room that is started and killed over one store; `clock` is that of the process that runs."""

    def __init__(self, machine: Machine, store: MemoryStore) -> None:
        self.machine, self.store = machine, store
        self.clock = machine.clock()

    async def again(self, step: int, down: int) -> RunningTable:
        """Kill the room, set the wall clock while nothing runs, and start another; return its table."""
        self.machine.passes(down)
        self.machine.wall += step
        self.machine.boots()
        self.clock = self.machine.clock()
        room = Room(self.store, self.clock, SystemShuffler(), Options((0, 0)))
        await room.start()
        await room.stop()  # its table is looked at, and driven, by the test
        return room.tables["t1"]


@pytest.mark.parametrize("step", STEPS)
def test_setting_the_wall_clock_changes_nothing_while_a_process_runs(step: int) -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock.now()
    assert before == machine.wall
    machine.passes(70)
    machine.wall += step
    machine.passes(30)
    assert clock.now() == before + 100


@pytest.mark.parametrize("ahead", [-HOUR, 0, HOUR])
def test_a_clock_goes_on_from_what_is_recorded_and_is_never_put_back(ahead: int) -> None:
    machine = Machine()
    clock = machine.clock()
    recorded = machine.wall + ahead
    clock.go_on_from(recorded)
    assert clock.now() == max(recorded, machine.wall)
    machine.passes(40)
    assert clock.now() == max(recorded, machine.wall - 40) + 40


def falls(rows: list[Stored]) -> list[tuple[int, int]]:
    return [(one.at, two.at) for one, two in itertools.pairwise(rows) if two.at < one.at]


@pytest.mark.parametrize("back", STEPS)
@pytest.mark.parametrize("within", STEPS)
@pytest.mark.parametrize("down", [0, 10 * MINUTE, HOUR])
@pytest.mark.parametrize("noted", [True, False])
def test_a_player_has_the_time_of_a_turn_and_their_bank_exactly(back: int, within: int, down: int, noted: bool) -> None:
    """Five seconds within, a restart, and to the last millisecond of turn and bank."""

    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        process = Process(machine, store)
        running = await seated(store, process.clock)
        whole = SETTINGS.speed.turn + sitting(running.state, to_act(running.state)).bank
        member = actor(running.state)
        machine.passes(5_000)
        machine.wall += within
        if noted:
            store.note(ALIVE, str(process.clock.now()))
        else:
            store.note(ALIVE, str(process.clock.now() - LAST))
            assert isinstance(await running.do(c.SitOut(waiting(running.state))), Done)
        again = await process.again(back, down)
        assert deadline(again.state) - process.clock.now() == whole - 5_000
        machine.passes(whole - 5_001)
        early = await again.do(c.TimeUp())
        assert isinstance(early, Refused)
        assert (early.code, early.facts["milliseconds"]) == ("time_is_left", 1)
        machine.wall += within  # and once more, now where the time runs out
        machine.passes(1)
        assert isinstance(await again.do(c.TimeUp()), Done)
        assert actor(again.state) != member
        assert not falls(store.load("table/t1"))

    asyncio.run(work())


def waiting(table: Table) -> str:
    return next(seat.member for seat in table.seats if seat and seat.member != actor(table))


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("where", ["within", "before", "after"])
def test_what_is_taken_from_the_time_bank_is_what_was_used(step: int, where: str) -> None:
    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        process = Process(machine, store)
        running = await seated(store, process.clock)
        number = to_act(running.state)
        bank = sitting(running.state, number).bank
        assert bank > 7_000
        machine.passes(SETTINGS.speed.turn)
        if where == "before":
            machine.wall += step
        store.note(ALIVE, str(process.clock.now()))
        if where != "within":
            running = await process.again(step if where == "after" else 0, 0)
        else:
            machine.wall += step
        machine.passes(7_000)
        state = running.state
        assert isinstance(await running.do(c.Act(actor(state), hand.Call(my_seat(state)))), Done)
        assert sitting(running.state, number).bank == bank - 7_000

    asyncio.run(work())


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("restarted", [False, True])
def test_a_seat_is_kept_for_ten_minutes_of_the_room(step: int, restarted: bool) -> None:
    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        process = Process(machine, store)
        running = await seated(store, process.clock)
        for _ in range(2):  # all but one let their time run out, and the hand is over
            machine.passes(deadline(running.state) - process.clock.now())
            assert isinstance(await running.do(c.TimeUp()), Done)
        first = kept_seats(running.state)[0].kept_since + KEPT_FOR - process.clock.now()
        machine.passes(4 * MINUTE)
        machine.wall += step
        store.note(ALIVE, str(process.clock.now()))
        if restarted:
            running = await process.again(step, 3 * MINUTE)
        left = kept_seats(running.state)[0].kept_since + KEPT_FOR - process.clock.now()
        assert left == first - 4 * MINUTE
        machine.passes(left)
        found = due(running.state, process.clock.now(), LAWS, TRAINING)
        assert found == Due(process.clock.now(), c.Leave(kept_seats(running.state)[0].member))

    asyncio.run(work())


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("stopped", [False, True])
def test_a_called_clock_and_a_stopped_one_run_as_they_did(step: int, restarted: bool, stopped: bool) -> None:
    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        process = Process(machine, store)
        running = await seated(store, process.clock)
        assert isinstance(await running.do(c.CallClock("m1")), Done)
        given = deadline(running.state) - process.clock.now()
        machine.passes(2_000)
        if stopped:
            assert isinstance(await running.do(c.StopClock("m1")), Done)
            machine.passes(90_000)
        machine.wall += step
        store.note(ALIVE, str(process.clock.now()))
        if restarted:
            running = await process.again(step, 20_000)
        if stopped:
            machine.passes(30_000)
            assert isinstance(await running.do(c.StartClock("m1")), Done)
        assert deadline(running.state) - process.clock.now() == given - 2_000
        assert not falls(store.load("table/t1"))

    asyncio.run(work())


def test_no_event_is_earlier_than_the_one_before_it_though_another_process_has_another_clock() -> None:
    async def work() -> None:
        store, machine, behind = MemoryStore(), Machine(), Machine()
        behind.wall -= HOUR
        running = await seated(store, machine.clock())
        other = RunningTable("t1", store, behind.clock())
        other.restore()
        state = running.state
        assert isinstance(await other.do(c.Act(actor(state), hand.Call(my_seat(state)))), Done)
        assert not falls(store.load("table/t1"))

    asyncio.run(work())


@pytest.mark.parametrize("note", ["", "soon", "-5", "1e9"])
def test_a_note_that_cannot_be_read_stops_no_room(note: str) -> None:
    async def work() -> None:
        machine, store = Machine(), MemoryStore()
        await seated(store, machine.clock())
        store.note(ALIVE, note)
        again = await Process(machine, store).again(0, MINUTE)
        assert deadline(again.state) > machine.wall

    asyncio.run(work())
