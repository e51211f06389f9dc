"""Time that a process owed and had not given back is nobody's, though the process has ended with what it knew."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Any

import pytest

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.state import to_act
from cardspeak.room.tournament.run import commands as run_commands
from cardspeak.room.tournament.run.time import shows
from cardspeak.service.restoring import ALIVE
from cardspeak.service.room import Room
from cardspeak.service.tables import Done
from cardspeak.store.memory import MemoryStore
from tests.faulty import Failure, Faulty
from tests.service.nights import BOSS, SETTINGS, announced, done, entered
from tests.service.test_room import MINUTE, Time, actor, my_seat, room_over, run, seated

ONLINE = SETTINGS._replace(play="online")


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


class Stops:
    """A store that answers so many commits, and no more."""

    def __init__(self, store: Any) -> None:
        self._store, self.answers = store, -1

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def commit(self, appends: Any, *, at: int, command: str = "") -> Future[Any]:
        """Keep events, or say nothing any more."""
        if self.answers:
            self.answers -= 1
            done: Future[Any] = self._store.commit(appends, at=at, command=command)
            return done
        return Future()


@pytest.mark.parametrize("answers", range(7))
def test_a_room_that_is_killed_while_it_gives_time_back(answers: int) -> None:
    """Whoever was given their time back has it once, and everybody else as well, though the room knew a later time."""

    async def work() -> None:
        store: Any = Stops(MemoryStore())
        clock = Time()
        room = room_over(store, clock)
        await room.start()
        events = [await announced(room, ONLINE) for _ in range(2)]
        for event in events:
            await entered(room, event, 4)
            await done(room, event, run_commands.Start(BOSS))
        tables = [each.id for each in room.tables.values() if each.state.settings.tournament]
        async with asyncio.timeout(60):
            while not all(room.tables[id].state.playing for id in tables):  # hands are dealt
                await asyncio.sleep(0.001)
        running = await seated(store, clock)
        before = {id: room.tables[id].state for id in tables} | {"t1": running.state}
        assert all(state.playing for state in before.values())
        levels = [shows(event.state, clock.now()).left for event in events]
        clock.at += 5_000
        store.note(ALIVE, str(clock.now()))
        await killed(room)
        for away in (10 * MINUTE, MINUTE):
            clock.at += away
            store.answers = answers
            second = room_over(store, clock)
            starting = asyncio.create_task(second.start())
            async with asyncio.timeout(60):
                while store.answers and not starting.done():
                    await asyncio.sleep(0.001)
            for _ in range(20):
                await asyncio.sleep(0.001)
            await killed(second)
            assert starting.done()
        store.answers = -1
        clock.at += 20_000
        last = room_over(store, clock)
        await last.start()
        for id, state in before.items():
            after = last.tables[id].state
            assert to_act(after) == to_act(state)
            assert clock.now() - after.since == 5_000
        assert [left - shows(last.tournaments.running[event.id].state, clock.now()).left
                for event, left in zip(events, levels, strict=True)] == [5_000, 5_000]  # fmt: skip
        await last.stop()

    run(work)


def test_a_tournament_that_could_not_be_given_its_time_has_it_from_the_next_room() -> None:
    async def work() -> None:
        faulty: Any = Faulty(MemoryStore())
        clock = Time()
        room = room_over(faulty, clock)
        await room.start()
        event = await announced(room, ONLINE)
        await entered(room, event, 4)
        await done(room, event, run_commands.Start(BOSS))
        await room.stop()
        left = shows(event.state, clock.now()).left
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
        assert shows(third.tournaments.running[event.id].state, clock.now()).left == left
        await third.stop()

    run(work)
