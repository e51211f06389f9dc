"""Time that a process owed and had not given back is nobody's, though the process has ended with what it knew."""

from __future__ import annotations

import asyncio
from typing import Any

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.state import to_act
from cardspeak.service.restoring import ALIVE
from cardspeak.service.room import Room
from cardspeak.service.tables import Done
from cardspeak.store.memory import MemoryStore
from tests.faulty import Failure, Faulty
from tests.service.test_room import MINUTE, Time, actor, my_seat, room_over, run, seated


async def killed(room: Room) -> None:
    """End a room as a process that is killed does: nothing more is noted."""
    tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_process_that_could_not_give_time_back_leaves_it_to_the_next() -> None:
    """The room was away for ten minutes; the next one could keep nothing, and was killed as well."""

    async def work() -> None:
        faulty: Any = Faulty(MemoryStore())
        clock = Time()
        running = await seated(faulty, clock)
        before = running.state
        clock.at += 5_000
        faulty.note(ALIVE, str(clock.now()))
        clock.at += 10 * MINUTE
        faulty.plan = [Failure.BEFORE] * 100
        second = room_over(faulty, clock)
        await second.start()
        for _ in range(10):  # it notes that it is there
            await asyncio.sleep(0)
        await killed(second)
        faulty.plan = []
        clock.at += 20_000
        third = room_over(faulty, clock)
        await third.start()
        after = third.tables["t1"].state
        await third.stop()
        assert to_act(after) == to_act(before)
        assert clock.now() - after.since == 5_000

    run(work)


def test_what_was_under_way_when_the_room_ended_takes_nobodys_time() -> None:
    """Nobody knew that it was the next player's turn: it begins when the room is back."""

    async def work() -> None:
        faulty: Any = Faulty(MemoryStore())
        clock = Time()
        room = room_over(faulty, clock)
        await room.start()
        running = await seated(faulty, clock)
        room.tables["t1"] = running
        first = actor(running.state)
        clock.at += 5_000
        faulty.plan = [Failure.LATE]
        assert isinstance(await running.do(c.Act(first, hand.Call(my_seat(running.state)))), Refused)
        clock.at += 30_000
        await room.stop()
        await killed(room)
        clock.at += 10 * MINUTE
        again = room_over(faulty, clock)
        await again.start()
        after = again.tables["t1"].state
        assert actor(after) != first
        assert clock.now() - after.since == 0
        clock.at += 3_000  # and from here on their time counts, also through another restart
        await again.stop()
        clock.at += MINUTE
        last = room_over(faulty, clock)
        await last.start()
        after = last.tables["t1"].state
        await last.stop()
        assert clock.now() - after.since == 3_000

    run(work)


def test_who_was_told_that_the_database_is_away_loses_no_time_from_then_on() -> None:
    """Also where it was asked only whether something had been done before."""

    async def work() -> None:
        faulty: Any = Faulty(MemoryStore())
        clock = Time()
        running = await seated(faulty, clock)
        first = actor(running.state)
        clock.at += 1_000
        left = deadline(running.state) - clock.now()
        faulty.away = True
        refused = await running.do(c.TakeSeat(first, 3, 1000), "again")
        assert isinstance(refused, Refused)
        assert refused.code == "database_unsure"
        clock.at += MINUTE
        faulty.away = False
        assert isinstance(await running.do(c.TimeUp()), Done)
        assert actor(running.state) == first
        assert deadline(running.state) - clock.now() == left

    run(work)
