"""A home game over its store: it comes back as it was, to the chip, and what is sent twice counts once."""

from __future__ import annotations

import asyncio

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table.state import sitting
from cardspeak.service.asking import Asked, read_asked
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.home_settings import Wanted, home_game_from
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store.memory import MemoryStore
from tests.faulty import Failure, Faulty
from tests.serving import programs

ASKED = {"name": "Friday", "small": "1", "big": "2", "least": "40", "most": "400", "door": "invited", "admits": "yes"}


async def opened(room: Room, host: str) -> RunningTable:
    found = home_game_from(ASKED)
    assert isinstance(found, Wanted)
    running = await room.open_table(found.settings, host, (), (hc.SetHome(host, found.rules),))
    assert isinstance(running, RunningTable)
    return running


async def done(running: RunningTable, *commands: c.Command) -> None:
    assert isinstance(await running.do_all(commands), Done)


def test_a_home_game_comes_back_as_it_was() -> None:
    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        host, ann, bo = (each.member for each in programs(store.people, 3))
        room, door = Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock)
        running = await opened(room, host)
        key = door.invitations.renew(running.id, host, 1)
        assert not isinstance(key, Refused)
        await done(
            running, hc.Pause(host), c.TakeSeat(host, 0, 100), hc.ComeIn(ann), c.TakeSeat(ann, 3, 200),
            hc.Admit(host, ann), hc.GiveChips(host, 3, 33), hc.ComeIn(bo), c.TakeSeat(bo, 5, 40),
        )  # fmt: skip
        before, ledger = running.state, await room.home.ledger(running.id)
        await room.stop()

        again = Room(store, clock, SystemShuffler(), Options((0, 0)))
        await again.start()
        back = again.running(running.id)
        assert back is not None
        assert back.state.home == before.home
        assert back.state.held == "paused"
        assert await again.home.ledger(running.id) == ledger
        assert again.name(bo) == "p-2"
        opens = Door(store.people, clock).invitations.opens
        assert opens(running.id, host, key.key, "", "a") is None
        refused = opens(running.id, host, key.key[:-1], "", "a")
        assert refused is not None
        assert refused.code == "link_has_run_out"
        await done(back, hc.Admit(host, bo), c.Close(host))
        assert sitting(back.state, 5).stack == 40
        await again.stop()

    asyncio.run(run())


@pytest.mark.parametrize("failure", [Failure.BEFORE, Failure.LOST, Failure.AFTER, Failure.LATE])
def test_chips_that_are_given_while_the_store_fails_are_given_once(failure: Failure) -> None:
    """Whatever became of the first try: sent again under its id, the player has them once, and so has the ledger."""

    async def run() -> None:
        store, clock = Faulty(MemoryStore()), SystemClock()
        host = programs(store.people, 1)[0].member
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        running = await opened(room, host)
        await done(running, c.TakeSeat(host, 0, 100))
        store.plan.append(failure)
        for _ in range(3):
            await room.requests.give(running, host, lambda _: hc.GiveChips(host, 0, 50), "once")
        assert sitting(running.state, 0).stack == 150
        ledger = await room.home.ledger(running.id)
        assert ledger is not None
        assert [entry.chips for entry in ledger.entries] == [100, 50]
        assert ledger.payments == ()
        await room.stop()

    asyncio.run(run())


def test_programs_name_stakes_in_chips() -> None:
    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        host = programs(store.people, 1)[0].member
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        running = await opened(room, host)
        asked = read_asked({"do": "set-stakes", "amount": 5, "small": 2, "ante": 1, "most": 0})
        assert isinstance(asked, Asked)
        assert isinstance(await room.ask(running, host, asked), Done)
        stakes = running.state.settings.stakes
        assert (stakes.small_blind, stakes.big_blind, stakes.blind_ante) == (2, 5, 1)
        assert (stakes.least_buy_in, stakes.most_buy_in) == (40, 0)
        wrong = read_asked({"do": "set-stakes", "small": 6})
        assert isinstance(wrong, Asked)
        refused = await room.ask(running, host, wrong)
        assert isinstance(refused, Refused)
        assert refused.code == "small_blind_too_big"
        await room.stop()

    asyncio.run(run())
