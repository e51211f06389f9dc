"""What falls due in the club is done by its driver: a call whose time has run out, tickets whose last day is over."""

from __future__ import annotations

import asyncio

from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.due import due
from cardspeak.room.club.state import House
from cardspeak.room.table.state import Stakes
from cardspeak.service.room import Room
from cardspeak.store.memory import MemoryStore
from tests.service.clubs import OWNER, does, founded, holds
from tests.service.test_room import Time, room_over, run

STAKES = Stakes(10, 20, least_buy_in=100, most_buy_in=5000)
DAY = 86_400_000


async def until(room: Room, version: int) -> None:
    """Let the driver work until the club is at a version."""
    for _ in range(60_000):
        if room.club.running.version >= version:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("nobody has done what was due")


def test_a_call_whose_time_has_run_out_is_over() -> None:
    async def work() -> None:
        clock = Time()
        room = room_over(MemoryStore(), clock)
        desk = await founded(room)
        await does(desk, "floor", floor.OpenTable("Blue", ("nlhe",), STAKES, 4, "floor"))
        for member in ("c0", "c1"):
            await does(desk, member, floor.JoinList(member, "nlhe 10/20", member))
        await does(desk, "manager", floor.CallNext(1, "manager"))
        club = desk.club
        assert club is not None
        found = due(club, clock.now())
        assert found is not None
        assert (found.at, found.command) == (club.held["c0"].until, floor.CallOver("c0", "nlhe 10/20"))
        assert due(club, found.at + 5000) == found._replace(at=found.at + 5000)  # what was due before is due now
        clock.at = found.at
        await room.start()
        await until(room, desk.running.version + 1)
        assert desk.club is not None
        assert "c0" not in desk.club.held
        await room.stop()

    run(work)


def test_tickets_lapse_when_their_last_day_is_over() -> None:
    async def work() -> None:
        clock = Time()
        room = room_over(MemoryStore(), clock)
        desk = await founded(room)
        await does(desk, OWNER, people.ChangeHouse(House("Club", "common", tournament_book="diamond-club"), OWNER))
        for number in ("T1", "T2"):
            await does(desk, "director", cashier.GiveTicket(number, "c0", 100, "prize", "", "director"))
        club = desk.club
        assert club is not None
        expires = club.tickets["T1"].expires
        assert expires == clock.now() + 30 * DAY
        assert due(club, clock.now()) is not None
        clock.at = expires
        await room.start()
        await until(room, desk.running.version + 1)
        assert desk.club is not None
        assert [each.end for each in desk.club.tickets.values()] == ["lost", "lost"]
        assert desk.club.ledger.on("house/lapsed") == 200
        assert due(desk.club, clock.now() + DAY) is None
        holds(desk.club)
        await room.stop()

    run(work)
