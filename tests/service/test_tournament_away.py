"""The database is away while an online event is on: levels, and those who think about a rebuy, lose no time by it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price
from cardspeak.room.table import commands as tc
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import RebuyTerms
from cardspeak.room.tournament.run.time import shows
from cardspeak.service import tournament_driver
from cardspeak.service.aggregate import Done
from cardspeak.service.running_tournament import GiveBack, RunningTournament
from cardspeak.store.memory import MemoryStore
from tests.faulty import Faulty
from tests.service.nights import BOSS, MINUTE, SETTINGS, announced, done, entered
from tests.service.test_room import Time, room_over

ONLINE = SETTINGS._replace(play="online", rebuy=RebuyTerms(Price(50), 5000, 3))


def left(running: RunningTournament, clock: Time) -> int:
    """How many milliseconds the level has left."""
    return shows(running.state, clock.now()).left


@pytest.fixture
def again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that looks again soon."""
    monkeypatch.setattr(tournament_driver, "AGAIN", 10)


@pytest.mark.usefixtures("again")
def test_a_level_stands_while_the_database_is_away() -> None:
    async def work() -> None:
        store, clock = Faulty(MemoryStore()), Time()
        faulty: Any = store
        room = room_over(faulty, clock)
        await room.start()
        running = await announced(room, ONLINE)
        members = await entered(room, running, 4)
        await done(room, running, c.Start(BOSS))
        clock.at += 5 * MINUTE
        assert left(running, clock) == 15 * MINUTE
        store.away = True
        table = next(each for each in room.tables.values() if each.state.settings.tournament == running.id)
        assert isinstance(await table.do(tc.SitOut(members[0])), Refused)  # it is seen at a table first
        assert running.lost_since == clock.at
        clock.at += 30 * MINUTE
        await asyncio.sleep(0.05)
        store.away = False
        async with asyncio.timeout(60):
            while running.lost_since:  # nobody asks for anything
                await asyncio.sleep(0.01)
        assert (running.state.level, left(running, clock)) == (0, 15 * MINUTE)
        clock.at += MINUTE
        await done(room, running, c.Say("Sorry for that", BOSS))
        assert left(running, clock) == 14 * MINUTE, "nothing is given back twice"
        await room.stop()

    asyncio.run(work())


def test_what_comes_before_the_driver_gives_the_time_back() -> None:
    async def work() -> None:
        store, clock = Faulty(MemoryStore()), Time()
        faulty: Any = store
        room = room_over(faulty, clock)
        running = await announced(room, ONLINE)
        await entered(room, running, 4)
        await done(room, running, c.Start(BOSS))
        store.away = True
        assert isinstance(await running.do(c.Say("Wait", BOSS)), Refused)
        clock.at += 10 * MINUTE
        store.away = False
        await done(room, running, c.Say("Go on", BOSS))
        assert left(running, clock) == 20 * MINUTE
        outcome = await running.do(GiveBack())
        assert isinstance(outcome, Done)
        assert outcome.events == ()
        await room.stop()

    asyncio.run(work())


def test_the_clock_of_a_real_room_runs_on() -> None:
    async def work() -> None:
        store, clock = Faulty(MemoryStore()), Time()
        faulty: Any = store
        room = room_over(faulty, clock)
        running = await announced(room, ONLINE._replace(play="felt"))
        await entered(room, running, 4)
        await done(room, running, c.Start(BOSS))
        store.away = True
        assert isinstance(await running.do(c.Say("Wait", BOSS)), Refused)
        clock.at += 10 * MINUTE
        store.away = False
        await done(room, running, c.Say("Go on", BOSS))
        assert left(running, clock) == 10 * MINUTE
        await room.stop()

    asyncio.run(work())
