"""A table of the club goes on, whatever was done there and however the clock was set: what is due is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

import pytest

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import game_of
from cardspeak.room.table import commands as c
from cardspeak.room.table.next_hand import who_is_dealt_in
from cardspeak.room.table.state import Table, sitting, to_act
from cardspeak.room.training.wants import with_people
from cardspeak.service.club import ClubDesk
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.store.memory import MemoryStore
from tests.service.clubs import does, founded, holds, shift, sold
from tests.service.test_club_tables import OPEN
from tests.service.test_driver_in_time import Passing
from tests.service.test_room import MINUTE, room_over
from tests.simulator.virtual import Agenda, Loop

MEMBERS = ("c0", "c1", "c2")
BOOKS = ("common", "fspr-training", "diamond-club")
STEPS = 300
SOON = 0.5  # seconds in which what was due when something changed is done


class Night:
    """A club in virtual time, with a table that its room drives; three members sit there, and hands are dealt."""

    def __init__(self, clock: Passing) -> None:
        self.clock, self.room = clock, room_over(MemoryStore(), clock)

    async def begin(self, book: str = "") -> Night:
        self.desk: ClubDesk = await founded(self.room)
        await shift(self.desk)
        assert self.desk.club is not None
        for member in MEMBERS:
            await does(self.desk, "floor", people.Arrive(member, "floor", self.desk.club.members[member].card))
            await sold(self.desk, member, 5000)
        await does(self.desk, "floor", OPEN._replace(book=book))
        self.room.club_driver.drive()  # whoever was called and does not come is passed over
        self.table: RunningTable
        (self.table,) = self.room.tables.values()
        for member in MEMBERS:
            await self.sits(member, 600)
        assert len(self.desk.club.seats) == len(MEMBERS)
        return self

    async def sits(self, member: str, chips: int) -> None:
        """Somebody joins the list; who is called sits down."""
        club = self.desk.club
        assert club is not None
        if member in club.seats:
            return
        await self.desk.ask("floor", floor.JoinList(member, game_of(club.tables[1]), "floor"), True)
        await self.desk.ask("floor", floor.CallNext(1, "floor"), True)
        for called in self.desk.club.held if self.desk.club else ():
            await self.desk.ask("floor", floor.TakeSeat(called, 1, chips, "floor"), True)

    @property
    def state(self) -> Table:
        return self.table.state

    async def folds(self) -> None:
        """The player to act folds."""
        number = to_act(self.state)
        fold = hand.Fold(self.state.players.index(number))
        await self.table.do(c.Act(sitting(self.state, number).member, fold))

    def is_late(self) -> int:
        """Return for how many milliseconds something has been due that nobody has done."""
        found = self.room.drivers[self.table.id].next_due()
        return self.clock.now() - found.at if found else 0

    def has_a_reason(self) -> bool:
        """Say whether something comes, or nobody could play."""
        if self.room.drivers[self.table.id].next_due() is not None or self.state.stopped:
            return True
        return not with_people(self.state) or isinstance(who_is_dealt_in(self.state, LAWS), Refused)


def lived(scene: Callable[[Night], Awaitable[object]], book: str = "") -> None:
    """Live through a night in virtual time."""
    agenda = Agenda()
    loop = Loop(agenda, Random(1), lambda rng: 0)

    async def work() -> None:
        night = await Night(Passing(agenda)).begin(book)
        await scene(night)
        assert night.desk.club is not None
        holds(night.desk.club)

    try:
        loop.run_until_complete(work())
        assert loop.broken == []
    finally:
        loop.kill()
        loop.bury()


def test_a_clock_that_is_set_ahead_in_a_hand_keeps_nobody_from_the_next() -> None:
    """The table waits for the time of a player to run out, and that moment has gone by when the hand ends."""

    async def scene(night: Night) -> None:
        await asyncio.sleep(1)
        assert night.state.playing
        night.clock.ahead += 50 * MINUTE
        while night.state.playing:
            await night.folds()
        await asyncio.sleep(night.state.settings.speed.pause / 1000 + 0.1)
        assert night.state.number == 2
        assert night.state.playing

    lived(scene)


@pytest.mark.parametrize("book", BOOKS)
def test_a_table_of_the_club_never_stands_still_without_a_reason(book: str) -> None:
    """Whatever is done there, at the table or at the desk, and wherever the clock is set ahead."""
    rng = Random(book)
    hands = []

    async def scene(night: Night) -> None:
        for _ in range(STEPS):
            await anything(night, rng)
            await asyncio.sleep(rng.choice((0.1, 1, 5, 20)))
            changed = night.table.version
            await night.table.do(c.SitOut("c0") if rng.random() < 0.5 else c.SitIn("c0", rng.random() < 0.7))
            await asyncio.sleep(SOON)
            assert night.is_late() <= SOON * 1000 or night.table.version == changed, night.state
            assert night.has_a_reason(), night.state
        hands.append(night.state.number)

    lived(scene, book)
    assert hands[0] > 20


async def anything(night: Night, rng: Random) -> None:
    """Do anything at the table or at the desk; what is not possible is refused."""
    desk, state, member = night.desk, night.state, rng.choice(MEMBERS)
    choice = rng.random()
    if choice < 0.05:
        night.clock.ahead += rng.choice((1, 15, 50)) * MINUTE
    elif choice < 0.55:
        await (night.folds() if to_act(state) >= 0 else asyncio.sleep(5))
    elif choice < 0.58:
        await desk.ask(member, floor.LeaveSeat(member, 0, member), True)
    elif choice < 0.75:
        await night.sits(member, rng.choice((600, 1200, 2000)))
    elif choice < 0.8:
        await desk.ask(member, floor.AddChips(member, 400, 0, member), True)
    elif choice < 0.85:
        await desk.ask(member, floor.GoAway(member, member), True)
    elif choice < 0.93:
        await desk.ask(member, floor.ComeBack(member, member), True)
    else:
        await night.table.do(c.SitIn(member, post=rng.random() < 0.7))
