"""The running room: what is answered is durable, counts once, and goes on after the room was away."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.ports import Clock, Stored
from cardspeak.room.table import commands as c
from cardspeak.room.table.due import BotActs
from cardspeak.room.table.state import Settings, Speed, Stakes, Table, to_act
from cardspeak.room.training.wants import TRAINING
from cardspeak.service.asking import Asked, read_asked
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.driver import Driver
from cardspeak.service.indexing import INDEXED, index_all
from cardspeak.service.people import Door, Entered, Visitor
from cardspeak.service.played import Played
from cardspeak.service.room import Options, Room
from cardspeak.service.tables import HANDS_A_SNAPSHOT, Done, RunningTable
from cardspeak.store import AnyStore, open_store
from cardspeak.store.backup import back_up

SETTINGS = Settings("Test", ("no-limit holdem",), "common", 4, Stakes(10, 20, most_buy_in=2000), Speed(pause=3000))
MINUTE = 60_000


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000

    def now(self) -> int:
        return self.at

    def go_on_from(self, moment: int) -> None:
        self.at = max(self.at, moment)

    def begin_at(self, moment: int) -> None:
        self.at = moment


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


def opened(url: str | Path) -> AnyStore:
    return open_store(str(url))


def room_over(store: AnyStore, clock: Time) -> Room:
    return Room(store, clock, SystemShuffler(), Options((0, 0)))


async def seated(store: AnyStore, clock: Clock, settings: Settings = SETTINGS) -> RunningTable:
    """A table with three people, a hand begun, driven by nobody."""
    running = RunningTable("t1", store, clock)
    await running.do(c.Open(settings, "m1"))
    for seat, member in enumerate(("m1", "m2", "m3")):
        assert isinstance(await running.do(c.TakeSeat(member, seat, 1000)), Done)
    assert isinstance(await running.do(c.StartHand(DECKS[52], DECKS[52])), Done)
    return running


def actor(table: Table) -> str:
    seat = table.seats[to_act(table)]
    assert seat is not None
    return seat.member


def my_seat(table: Table) -> int:
    assert table.hand is not None
    return table.hand.round.queue[0]


def test_the_same_command_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        running = await seated(store, clock)
        command = c.Act(actor(running.state), hand.Fold(my_seat(running.state)))
        first = await running.do(command, "once")
        assert isinstance(first, Done)
        assert await running.do(command, "once") == first
        store.close()
        again = RunningTable("t1", opened(tmp_path / "room.db"), clock)
        again.restore()
        answer = await again.do(command, "once")
        assert isinstance(answer, Done)
        assert answer.version == first.version == again.version

    run(work)


def test_what_was_chosen_for_another_turn_is_refused() -> None:
    async def work() -> None:
        running = await seated(opened("memory:"), Time())
        seen = running.version
        first = running.state
        await running.do(c.Act(actor(first), hand.Call(my_seat(first))), seen=seen)
        now = running.state
        late = await running.do(c.Act(actor(now), hand.Call(my_seat(now))), seen=seen)
        assert isinstance(late, Refused)
        assert late.code == "stale_command"
        assert running.state == now
        assert isinstance(await running.do(c.Act(actor(now), hand.Call(my_seat(now))), seen=running.version), Done)

    run(work)


def test_sitting_out_between_does_not_make_an_action_stale() -> None:
    async def work() -> None:
        running = await seated(opened("memory:"), Time())
        seen, first = running.version, running.state
        waiting = next(seat.member for seat in first.seats if seat and seat.member != actor(first))
        await running.do(c.SitOut(waiting))
        assert isinstance(await running.do(c.Act(actor(first), hand.Call(my_seat(first))), seen=seen), Done)

    run(work)


def test_the_driver_deals_bots_play_and_a_choice_in_advance_counts_once() -> None:
    """It supplies the orders, the bot's moves after the time that it thinks, and the choice."""

    async def scene() -> None:
        clock = Time()
        running = RunningTable("t1", opened("memory:"), clock)
        await running.do(c.Open(SETTINGS, "m1"))
        for seat, level in enumerate(("", "calling", "calling")):
            await running.do(c.TakeSeat(f"m{seat + 1}", seat, 1000, level))
        driver = Driver(running, TRAINING, clock, SystemShuffler(), Random(1), (500, 500))
        driver.advance["m1"] = "call-any"
        thought = 0
        while not running.state.number or running.state.playing:
            found = driver.next_due()
            assert found is not None
            thought += isinstance(found.what, BotActs)
            if isinstance(found.what, BotActs):
                assert found.at == running.state.since + 500
            clock.at = max(clock.at, found.at)
            command = driver.command(found.what)
            assert isinstance(await running.do(command or c.TimeUp()), Done)
        assert thought > 1
        assert not driver.advance
        assert running.state.number == 1

    run(scene)


def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Time()
        one = await seated(opened(tmp_path / "room.db"), clock)
        other = RunningTable("t1", opened(tmp_path / "room.db"), clock)
        other.restore()
        before, seen = one.state, one.version
        await one.do(c.Act(actor(before), hand.Call(my_seat(before))))
        late = await other.do(c.Act(actor(before), hand.Fold(my_seat(before))), seen=seen)
        assert isinstance(late, Refused)
        assert late.code == "stale_command"
        assert other.state == one.state
        first = actor(one.state)
        assert isinstance(await one.do(c.SitOut("m1")), Done)
        assert isinstance(await other.do(c.SitOut("m2")), Done)  # chosen for no turn: decided again, and done
        assert other.version == one.version + 1
        assert actor(other.state) == first
        out_of_turn = await one.do(c.Act(actor(before), hand.Fold(my_seat(before))))
        assert isinstance(out_of_turn, Refused)
        assert out_of_turn.code == "out_of_turn"
        assert isinstance(await other.do(c.Act(actor(other.state), hand.Fold(my_seat(other.state)))), Done)

    run(work)


def test_a_hand_goes_on_with_the_time_that_was_left(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        running = await seated(store, clock)
        before = running.state
        clock.at += 5_000
        store.note("room.alive", str(clock.now()))
        store.close()
        clock.at += 10 * MINUTE
        room = room_over(opened(tmp_path / "room.db"), clock)
        await room.start()
        after = room.tables["t1"].state
        await room.stop()
        assert after.hand == before.hand
        assert to_act(after) == to_act(before)
        assert clock.now() - after.since == 5_000  # the ten minutes away are nobody's

    run(work)


def test_hands_that_a_killed_room_did_not_enter_are_found(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        running = await seated(store, clock)
        while running.state.number < 4:  # driven by nobody: no hand is entered anywhere
            now = running.state
            if now.playing:
                await running.do(c.Act(actor(now), hand.Fold(my_seat(now))))
            else:
                await running.do(c.StartHand(DECKS[52]))
        room = room_over(store, clock)
        assert room.played.since("m1", 0) == []
        await room.start()
        for _ in range(6000):
            if room.played.count("m1") == 3:
                break
            await asyncio.sleep(0.01)
        await room.stop()
        assert sorted(line.number for _, line in room.played.since("m1", 0))[:3] == [1, 2, 3]

    run(work)


def test_hands_before_the_last_snapshot_are_found_though_a_killed_room_did_not_enter_them(tmp_path: Path) -> None:
    """The room entered the first three, and was killed while it entered the fourth and played the fifth and sixth."""

    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        store.note(INDEXED, "all")
        running = await seated(store, clock)
        played = Played(store)
        while running.state.number < HANDS_A_SNAPSHOT + 2:
            now = running.state
            if now.playing:
                await running.do(c.Act(actor(now), hand.Fold(my_seat(now))))
            else:
                if now.number < HANDS_A_SNAPSHOT - 1:
                    await played.note("t1", running.finished[-1], clock.now())
                await running.do(c.StartHand(DECKS[52]))
        assert store.snapshot("table/t1") is not None
        room = room_over(store, clock)
        assert room.played.count("m1") == HANDS_A_SNAPSHOT - 2
        await room.start()
        wanted = list(range(1, HANDS_A_SNAPSHOT + 2))
        for _ in range(6000):
            if [*wanted] == sorted(line.number for _, line in room.played.since("m1", 0))[: len(wanted)]:
                break
            await asyncio.sleep(0.01)
        await room.stop()
        assert sorted(line.number for _, line in room.played.since("m1", 0))[: len(wanted)] == wanted

    run(work)


def test_a_restored_copy_plays_on(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        running = await seated(store, clock)
        back_up(store, tmp_path / "copy.db")
        copy = RunningTable("t1", opened(tmp_path / "copy.db"), clock)
        copy.restore()
        assert copy.state == running.state
        now = copy.state
        assert isinstance(await copy.do(c.Act(actor(now), hand.Fold(my_seat(now)))), Done)

    run(work)


def test_a_table_restored_from_a_snapshot_is_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        running = await seated(store, clock)
        while running.state.number <= HANDS_A_SNAPSHOT + 1:
            now = running.state
            if now.playing:
                await running.do(c.Act(actor(now), hand.Fold(my_seat(now))))
            else:
                await running.do(c.StartHand(DECKS[52]))
        store.close()
        store = opened(tmp_path / "room.db")
        assert store.snapshot("table/t1") is not None
        fast = RunningTable("t1", store, clock)
        fast.restore()
        assert fast.state == running.state
        assert fast.version == running.version
        assert fast.turn_version == running.turn_version
        assert fast.recent == running.recent

    run(work)


def test_hands_are_found_again_once_each(tmp_path: Path) -> None:
    async def work() -> None:
        clock = Time()
        store = opened(tmp_path / "room.db")
        running = await seated(store, clock)
        room = room_over(store, clock)
        while running.state.playing:
            now = running.state
            await running.do(c.Act(actor(now), hand.Fold(my_seat(now))))
        for _ in range(2):
            await room.played.note("t1", running.finished[-1], clock.now())
        lines = room.played.since("m2", 0)
        assert [(line.table, line.number) for _, line in lines] == [("t1", 1)]
        assert sum(line.net for member in ("m1", "m2", "m3") for _, line in room.played.since(member, 0)) == 0
        record = room.played.hand("t1", 1)
        assert record is not None
        assert set(record.members) == {"m1", "m2", "m3"}
        assert room.played.hand("t1", 2) is None

    run(work)


def test_a_hand_is_read_alone_and_hands_older_than_the_index_are_entered_once(tmp_path: Path) -> None:
    """However many hands a table had: what is read for one of them is that hand, and its line of the index."""

    async def work() -> None:
        clock = Time()
        store = opened(tmp_path / "room.db")
        running = await seated(store, clock)
        room = room_over(store, clock)
        for number in range(1, 13):
            if number > 1:
                await running.do(c.StartHand(tuple(range(52))))
            while running.state.playing:
                now = running.state
                await running.do(c.Act(actor(now), hand.Fold(my_seat(now))))
        assert room.played.hand("t1", 2) is None
        room.tables["t1"] = running
        last = await room.hand("t1", 12)  # played just now
        for _ in range(2):
            await index_all(store)
        assert store.version("hands/t1") == 12
        assert room.played.hand("t1", 12) == last
        read: list[list[str]] = []
        load = store.load

        def spied(stream: str, after: int = 0, until: int | None = None) -> list[Stored]:
            rows = load(stream, after, until)
            read[-1] += [row.name for row in rows]
            return rows

        store.load = spied  # type: ignore[method-assign]
        for number in (2, 6, 12):
            read.append([])
            record = room.played.hand("t1", number)
            assert record is not None
            assert record.number == number
            assert set(record.members) == {"m1", "m2", "m3"}
            assert read[-1].count("hands.kept") == read[-1].count("table.hand_started") == 1
            assert len(read[-1]) < 60
        store.close()

    run(work)


def test_a_hand_that_is_on_is_nobodys_to_read() -> None:
    async def work() -> None:
        store = opened("memory:")
        await seated(store, Time())
        assert room_over(store, Time()).played.hand("t1", 1) is None

    run(work)


def test_a_person_is_forgotten_and_the_hands_stay(tmp_path: Path) -> None:
    async def work() -> None:
        store, clock = opened(tmp_path / "room.db"), Time()
        room = room_over(store, clock)
        entered = Door(store.people, clock).guest("Ann")
        assert isinstance(entered, Entered)
        await room.names.know([entered.member.id])
        assert room.name(entered.member.id) == "Ann"
        await room.forget(entered.member.id)
        assert room.name(entered.member.id) == "—"
        assert Door(store.people, clock).passes.look(entered.secret) is None
        assert isinstance(Door(store.people, clock).guest("Ann"), Entered)

    run(work)


@pytest.mark.parametrize("before", ["", "planted"])
def test_every_entry_starts_a_new_session(before: str) -> None:
    store, clock = opened("memory:"), Time()
    door = Door(store.people, clock)
    entered = door.register("Ann", "a good password", Visitor(before))
    assert isinstance(entered, Entered)
    assert entered.secret != before
    assert door.passes.look("planted") is None
    again = door.sign_in("ann", "a good password", Visitor(entered.secret))
    assert isinstance(again, Entered)
    assert door.passes.look(entered.secret) is None
    assert door.passes.look(again.secret) is not None


@pytest.mark.parametrize(
    "message",
    [None, [], "fold", {}, {"do": "dance"}, {"do": "raise", "amount": "many"}, {"do": "raise", "amount": -1},
     {"do": "sit", "seat": 10}, {"do": "fold", "seen": -1}, {"do": "chat", "text": "x" * 301},
     {"do": "raise", "amount": 1 << 80}, {"do": "discard", "cards": list(range(99))}],
)  # fmt: skip
def test_what_cannot_be_read_is_refused(message: object) -> None:
    outcome = read_asked(message)
    assert isinstance(outcome, Refused)
    assert outcome.code == "message_unreadable"


def test_messages_of_forms_are_read() -> None:
    message = {"do": "discard", "cards": ["0", "3"], "seen": "12", "id": "", "text": ""}
    assert read_asked(message) == Asked("discard", seen=12, cards=(0, 3))
    assert read_asked({"do": "discard", "cards": "4"}) == Asked("discard", cards=(4,))
