"""What feeds the signs of players who play together: every hand of the room's online tables, read once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.ports import Append
from cardspeak.room.fairness.reading import FOLD, Loss, Reading
from cardspeak.room.fairness.tally import HandAt
from cardspeak.room.table import commands as c
from cardspeak.service.fairness import Fairness, Report
from cardspeak.service.hand_events import HandKept, HandRead
from cardspeak.service.indexing import INDEXED, READ, index_all
from cardspeak.service.played import Played, readings_of
from cardspeak.service.stored import read, to_new
from cardspeak.store import AnyStore
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import Time, actor, my_seat, opened, room_over, run, seated

TABLE = readings_of("t1")


async def three_hands(store: AnyStore, clock: Time, noted: int) -> None:
    """Play three hands; so many of them are noted as they end."""
    running, played = await seated(store, clock), Played(store)
    while running.state.number < 4:
        now = running.state
        if now.playing:
            await running.do(c.Act(actor(now), hand.Fold(my_seat(now))))
            continue
        if now.number <= noted:
            for _ in range(2):
                await played.note("t1", running.finished[-1], clock.now())
        await running.do(c.StartHand(DECKS[52]))


def test_a_hand_is_read_as_it_ends_and_once(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        await three_hands(store, clock, noted=3)
        lines = [read(row) for row in store.load(TABLE)]
        assert [line.number for line in lines] == [1, 2, 3]
        assert all(set(line.reading.members) == {"m1", "m2", "m3"} for line in lines)
        assert all(line.reading.losses for line in lines)
        assert {choice[2:4] for line in lines for choice in line.reading.choices} == {("0 open first nobody's", FOLD)}
        assert [row.command for row in store.load(TABLE)] == ["t1/1", "t1/2", "t1/3"]

    run(work)


def test_hands_that_were_only_found_before_are_read_once(tmp_path: Path) -> None:
    """A store of a version that did not read them has their places in the index, and nothing else."""

    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        await three_hands(store, clock, noted=0)
        await index_all(store)
        wanted = [row.data for row in store.load(TABLE)]
        assert len(wanted) == 3
        before = opened(tmp_path / "before.db")
        for stream in ("table/t1", "hands/t1"):
            for row in store.load(stream):
                event = read(row)
                await asyncio.wrap_future(
                    before.commit([Append(stream, row.version - 1, [to_new(event)])], at=row.at, command=row.command)
                )
        before.note(INDEXED, "all")
        for _ in range(2):
            assert not before.noted(READ) or [row.data for row in before.load(TABLE)] == wanted
            await index_all(before)
        assert [row.data for row in before.load(TABLE)] == wanted
        assert isinstance(read(before.load("hands/t1")[0]), HandKept)

    run(work)


def test_the_report_counts_on_and_leaves_bots_out() -> None:
    async def work() -> None:
        store = MemoryStore()
        fairness = Fairness(store)
        assert await fairness.found() == Report()
        rows = [
            to_new(HandRead(number, Reading(("m1", "m2", "b1", "m3"), (Loss(0, 1, 3000 + number), Loss(3, 2, 30)), ())))
            for number in range(1, 301)
        ]
        await asyncio.wrap_future(store.commit([Append(TABLE, 0, rows[:200])], at=1))
        report = await fairness.found()
        assert (report.hands, report.pairs) == (200, 3)
        assert await fairness.found() is report
        await asyncio.wrap_future(store.commit([Append(TABLE, 200, rows[200:])], at=2))
        await asyncio.wrap_future(store.commit([Append(readings_of("t2"), 0, rows[:1])], at=2))
        report = await fairness.found()
        assert report.hands == 301
        assert {(sign.kind, sign.first, sign.second) for sign in report.signs} == {("dumping", "m1", "m2")}
        assert HandAt("t1", 300) in report.signs[0].evidence
        assert await Fairness(store).found() == report

    run(work)


def test_a_started_room_reads_the_hands_of_before(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        await three_hands(store, clock, noted=0)
        room = room_over(store, clock)
        await room.start()
        for _ in range(6000):
            if store.noted(READ):
                break
            await asyncio.sleep(0.01)
        report = await room.club.fairness.found()
        await room.stop()
        assert report.hands >= 3

    run(work)
