"""The driver does what is due when it is due, also where something else was not possible just before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from cardspeak.cards.card import DECKS
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.state import Speed, Stakes
from cardspeak.room.training.wants import TRAINING
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.driver import Driver
from cardspeak.service.tables import Done, RunningTable, Update
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import SETTINGS, Time, actor
from tests.simulator.virtual import Agenda, Loop

STUD = SETTINGS._replace(
    games=("fixed-limit stud",), stakes=Stakes(0, 20, 2, 10, 20, 40, most_buy_in=2000), speed=Speed(3_000, 0, 200)
)


class Passing(Time):
    """A clock that goes with virtual time, and is set ahead by so many milliseconds."""

    def __init__(self, agenda: Agenda) -> None:
        super().__init__()
        self._agenda, self._began = agenda, self.at
        self.ahead = 0

    def now(self) -> int:
        return self._began + self._agenda.now + self.ahead


def driven(scene: Callable[[RunningTable, Driver], Awaitable[object]]) -> list[Update]:
    """Have a hand of stud driven in virtual time, with something that happens meanwhile; return what was told."""
    agenda = Agenda()
    loop, clock = Loop(agenda, Random(1), lambda rng: 0), Passing(agenda)
    running = RunningTable("t1", MemoryStore(), clock)
    driver = Driver(running, TRAINING, clock, SystemShuffler(), Random(1), (100, 100))
    told: list[Update] = []

    async def work() -> None:
        await running.do(c.Open(STUD, "m1"))
        for seat, member in enumerate(("m1", "m2")):
            assert isinstance(await running.do(c.TakeSeat(member, seat, 1000)), Done)
        assert isinstance(await running.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        running.listeners.add(told.append)
        driving = loop.create_task(driver.drive())
        await scene(running, driver)
        driving.cancel()

    try:
        loop.run_until_complete(work())
    finally:
        loop.kill()
        loop.bury()
    return told


def test_a_choice_in_advance_that_is_not_possible_gives_nobody_more_time() -> None:
    """Who owes the bring-in can call nothing; they choose to, half a second before their time runs out."""
    ends: list[int] = []

    async def scene(running: RunningTable, driver: Driver) -> None:
        ends.append(deadline(running.state))
        await asyncio.sleep(2.5)
        driver.advance[actor(running.state)] = "call-any"
        driver.look()
        await asyncio.sleep(1.8)

    told = driven(scene)
    assert [each.at for each in told if any(isinstance(event, e.TimeRanOut) for event in each.events)] == ends
