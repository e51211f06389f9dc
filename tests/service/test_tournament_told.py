"""A tournament at real tables, hand by hand: what the dealer tells decides who is out, moves and places."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger.event import Price
from cardspeak.room.table.lines.commands import CountStack
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import Settings
from cardspeak.room.tournament.run.state import Tournament
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.service.real_tables import RealTable
from cardspeak.service.room import Room
from cardspeak.service.running_tournament import RunningTournament
from tests.room.test_nights import check_places
from tests.service.nights import BOSS, announced, done, entered, known
from tests.service.test_room import Time, opened, room_over

LEVELS = (Level(25, 50, seconds=1200), Level(50, 100, seconds=1200))
SETTINGS = Settings(
    "Friday", ("nlhe",), "tda-2024", Structure(LEVELS, 1000, (25, 100)), Price(100), seats=4, play="felt"
)
ENTRIES = 8


def tables_of(room: Room, running: RunningTournament) -> list[RealTable]:
    return [
        real
        for real in room.real.tables.values()
        if real.state.settings.tournament == running.id and not real.state.closed
    ]


def check(room: Room, running: RunningTournament) -> None:
    """Everybody sits where the tournament has them, with the chips that it knows."""
    state: Tournament = running.state
    if state.stage == "over":
        return
    tables = {real.id: real.state for real in tables_of(room, running)}
    assert {playing.stream for playing in state.playing} == set(tables)
    for playing, seating in zip(state.playing, state.tables, strict=True):
        seats = tables[playing.stream].seats
        assert tuple([seat.member if seat else "" for seat in seats]) == seating.places
    assert sum(table.chips for table in tables.values()) == state.counts.in_play == ENTRIES * 1000


async def next_hand(real: RealTable, by: str = BOSS) -> Refused | None:
    """Close the hand before, and begin the next where the tournament lets it."""
    return await real.next_hand(by)


async def all_in(real: RealTable, by: str = BOSS) -> None:
    """The player to act is all in, the next one calls and wins; the others fold."""
    first = real.names.name(real.state.hand.deal.seats[real.now.round.queue[0]])  # type: ignore[union-attr]
    assert await real.tell(by, f"{first} is all in") is None
    second = real.names.name(real.state.hand.deal.seats[real.now.round.queue[0]])  # type: ignore[union-attr]
    assert await real.tell(by, f"{second} calls") is None
    while real.now is not None and real.now.stage == "betting":
        assert await real.tell(by, f"{real.names.name(real.now.deal.seats[real.now.round.queue[0]])} folds") is None
    for line in ("the flop is 2c 7d 9h", "the turn is Js", "the river is 3c"):
        assert await real.tell(by, line) is None
    others = iter(("Kh Kd", "Qh Qd", "Th Td"))
    while (now := real.now) is not None and now.stage == "showdown":
        who = real.names.name(now.deal.seats[now.round.queue[0]])
        assert await real.tell(by, f"{who} shows {'Ah Ad' if who == second else next(others)}") is None


async def begun(room: Room) -> RunningTournament:
    running = await announced(room, SETTINGS)
    await entered(room, running, ENTRIES)
    await done(room, running, c.Start(BOSS))
    return running


def test_hands_that_are_told_decide_a_tournament(tmp_path: Path) -> None:
    async def work() -> None:
        room = room_over(opened(tmp_path / "room.db"), Time())
        await room.start()
        try:
            running = await begun(room)
            check(room, running)
            assert len(tables_of(room, running)) == 2
            for _ in range(60):
                if running.state.stage != "running":
                    break
                for real in tables_of(room, running):
                    refused = await next_hand(real)
                    check(room, running)
                    if refused is None and not real.state.closed:
                        await all_in(real)
                        check(room, running)
            assert running.state.stage == "over"
            check_places(list(running.state.finishes), ENTRIES)
            assert not tables_of(room, running)
        finally:
            await room.stop()

    asyncio.run(work())


def test_what_a_tournament_decides_nobody_else_does_at_its_real_tables(tmp_path: Path) -> None:
    """Its staff tells the hands; seats, chips and blinds are the tournament's, and a hand that has counted stays."""

    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        room = room_over(store, clock)
        await room.start()
        running = await begun(room)
        known(room, "mdealer")
        real = tables_of(room, running)[0]
        assert (await real.next_hand("mdealer")).code == "floor_only"  # type: ignore[union-attr]
        await done(room, running, c.Appoint("mdealer", ("dealer",), BOSS))
        assert await real.next_hand("mdealer") is None
        await all_in(real, "mdealer")
        seat = next(number for number, seat in enumerate(real.state.seats) if seat)
        codes = [
            await real.do(BOSS, CountStack(BOSS, seat, 5000, "miscounted")),
            await real.leave(BOSS, real.names.name(real.state.seats[seat].member)),  # type: ignore[union-attr]
            await real.set_blinds(BOSS, 500, 1000, 0),
        ]
        assert [each and each.code for each in codes] == [
            "tournament_decides", "chips_of_a_tournament", "tournament_decides",
        ]  # fmt: skip
        assert await real.next_hand("mdealer") is None
        assert (await real.undo("mdealer", 0)).code == "hand_was_counted"  # type: ignore[union-attr]
        await done(room, running, c.Appoint("mdealer", (), BOSS))
        assert (await real.tell("mdealer", "the flop is 2c 7d 9h")).code == "floor_only"  # type: ignore[union-attr]
        before = {each.id: each.state for each in tables_of(room, running)}
        names = [real.names.name(seat.member) for seat in real.state.seats if seat]
        await room.stop()

        again = room_over(store, clock)
        await again.start()
        back = again.tournaments.running[running.id]
        assert {each.id: each.state for each in tables_of(again, back)} == before
        there = next(each for each in tables_of(again, back) if each.id == real.id)
        assert [there.names.name(seat.member) for seat in there.state.seats if seat] == names
        await all_in(there)
        await there.next_hand(BOSS)
        check(again, back)
        await again.stop()
        store.close()

    asyncio.run(work())
