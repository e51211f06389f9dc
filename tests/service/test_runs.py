"""How often the board is run, in the running room: what is asked, by whom, and what becomes of it after a restart."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand import events as he
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.runs import unanswered
from cardspeak.room.table.state import Agreement, Settings, Speed
from cardspeak.service.asking import Asked
from cardspeak.service.room import Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store import AnyStore
from tests.service.test_room import SETTINGS, Time, actor, my_seat, opened, room_over, run

TWICE = SETTINGS._replace(agreement=Agreement(runs=2, straddles=True), speed=Speed(pause=10 * 60_000))


async def all_in(store: AnyStore, clock: Time, bot: str = "") -> RunningTable:
    """A table of two all-in players who are asked; the second may be a bot."""
    running = RunningTable("t1", store, clock)
    await running.do(c.Open(TWICE, "m1"))
    await running.do(c.TakeSeat("m1", 0, 1000))
    await running.do(c.TakeSeat("m2", 1, 1000, bot))
    assert isinstance(await running.do(c.StartHand(DECKS[52], DECKS[52])), Done)
    for _ in range(2):
        now = running.state
        assert isinstance(await running.do(c.Act(actor(now), hand.AllIn(my_seat(now)))), Done)
    assert unanswered(running.state)
    return running


async def driven(room: Room, running: RunningTable) -> tuple[e.Event, ...]:
    """Start the room and wait until the hand is over; its events since it began."""
    await room.start()
    now = room.tables["t1"]
    for _ in range(6000):
        if not now.state.playing:
            break
        await asyncio.sleep(0.01)
    told = tuple(event for _, event in now.recent)
    await room.stop()
    return told


def test_an_answer_is_kept_over_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        running = await all_in(store, clock)
        room = room_over(store, clock)
        room.tables["t1"] = running
        outcome = await room.ask(running, "m1", Asked("run", id="1", seen=running.version, amount=2))
        assert isinstance(outcome, Done)
        store.close()
        again = RunningTable("t1", opened(tmp_path / "room.db"), clock)
        again.restore()
        assert again.state == running.state
        assert len(unanswered(again.state)) == 1
        # the first answer does not make the second stale
        seen = again.turn_version
        assert isinstance(await again.do(c.Act("m2", hand.Run(2)), seen=seen), Done)
        assert he.RunsAgreed(2) in [event for _, event in again.recent]
        assert again.state.hand is not None
        assert [len(board) for board in again.state.hand.cards.boards] == [5, 5]
        late = await again.do(c.Act("m1", hand.Run(1)), seen=seen)
        assert getattr(late, "code", "") == "stale_command"

    run(work)


def test_a_bot_wants_one_board() -> None:
    async def work() -> None:
        store, clock = opened("memory:"), Time()
        running = await all_in(store, clock, "calling")
        told = await driven(room_over(store, clock), running)
        assert e.RunsWanted(1, 1) in told
        assert he.RunsAgreed(1) in told

    run(work)


def test_time_runs_out_in_the_running_room() -> None:
    async def work() -> None:
        store, clock = opened("memory:"), Time()
        running = await all_in(store, clock)
        clock.at = running.state.since + TWICE.speed.turn
        store.note("room.alive", str(clock.now()))  # the room was there all that time
        told = await driven(room_over(store, clock), running)
        assert he.RunsAgreed(1) in told
        assert not any(isinstance(event, e.RunsWanted) for event in told)

    run(work)


def test_a_straddle_is_asked_for_and_kept() -> None:
    async def work() -> None:
        store, clock = opened("memory:"), Time()
        running = RunningTable("t1", store, clock)
        room = room_over(store, clock)
        await running.do(c.Open(TWICE, "m1"))
        for seat, member in enumerate(("m1", "m2", "m3")):
            await running.do(c.TakeSeat(member, seat, 1000))
            assert isinstance(await room.ask(running, member, Asked("straddle", amount=1)), Done)
        await running.do(c.StartHand(DECKS[52], DECKS[52]))
        assert running.state.hand is not None
        assert [post.amount for post in running.state.hand.deal.posts if post.kind == "straddle"] == [40]
        again = RunningTable("t1", store, clock)
        again.restore()
        assert again.state == running.state
        assert isinstance(await room.ask(running, "m1", Asked("straddle", amount=0)), Done)
        mine = running.state.seats[0]
        assert mine is not None
        assert not mine.straddles

    run(work)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({}, (1, False, False)),
        ({"runs": "3", "straddles": "yes"}, (3, True, False)),
        ({"runs": "2", "game": "horse"}, (2, False, False)),
        ({"runs": "4"}, "number_outside"),
        ({"runs": "2", "game": "fixed-limit stud"}, "no_board_to_run"),
        ({"straddles": "on", "game": "fixed-limit stud"}, "no_straddle"),
        ({"straddles": "on", "seats": "2"}, "no_straddle"),
        ({"straddles": "on", "book": "fspr-training"}, (1, True, False)),
        ({"chop": "yes"}, (1, False, True)),
        ({"chop": "yes", "book": "fspr-training"}, "blinds_are_not_chopped"),
    ],
)
def test_what_a_table_may_allow(asked: Mapping[str, str], expected: object) -> None:
    outcome = settings_from(asked)
    if isinstance(outcome, Settings):
        assert outcome.agreement[1:] == expected
    else:
        assert isinstance(outcome, Refused)
        assert outcome.code == expected
