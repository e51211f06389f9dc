"""The floor of running tables: what is asked of it, what it gives, and the record that goes along with a member."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.locale.rulings import english
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Agreement, Table, left_to_miss, to_act
from cardspeak.service.asking import Asked, read_asked
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import SPEEDS
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store import open_store
from tests.service.test_room import MINUTE, SETTINGS, Time


def asked(do: str, **fields: Any) -> Asked:
    found = read_asked({"do": do, **fields})
    assert isinstance(found, Asked), found
    return found


def run(folder: Path, work: Callable[[Room, Time], Coroutine[Any, Any, None]]) -> None:
    """Do something in a room over a store in this folder."""

    async def all_of_it() -> None:
        store, clock = open_store(str(folder / "room.db")), Time()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        try:
            await work(room, clock)
        finally:
            await room.stop()
            store.close()

    asyncio.run(all_of_it())


async def opened(room: Room, name: str, book: str = "tda-2011") -> RunningTable:
    """A table of the owner m1 with m1 to m3 seated, driven by nobody."""
    running = RunningTable(name, room.store, room.clock)
    await running.do(c.Open(SETTINGS._replace(book=book), "m1"))
    for seat, member in enumerate(("m1", "m2", "m3")):
        assert isinstance(await running.do(c.TakeSeat(member, seat, 1000)), Done)
    return running


def missing(table: Table, number: int) -> int:
    return left_to_miss(table, number)


def test_the_record_goes_along_from_table_to_table(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here, there = await opened(room, "t1"), await opened(room, "t2")
        first = await room.ask(here, "m1", asked("penalise", seat=1, text="insult: 2 rounds"))
        assert isinstance(first, Done)
        assert missing(here.state, 1) == 6
        assert missing(there.state, 1) == 0
        lighter = await room.ask(there, "m1", asked("penalise", seat=1, text="insult: warning"))
        assert isinstance(lighter, Refused)
        assert (lighter.code, english(lighter.allowed)) == ("reason_needed", "3 or 4 missed rounds or disqualification")
        assert lighter.cites
        done = await room.ask(there, "m1", asked("penalise", seat=1, text="insult: warning", why="They are friends"))
        assert isinstance(done, Done)
        given = there.state.given[0]
        assert (given.by, given.reason, given.book[0]) == ("m1", "They are friends", ("rounds", 3, 4))
        assert [(row.table, row.offence, row.kind, row.number) for row in room.records.of("m2")] == [
            ("t1", "insult", "rounds", 2),
            ("t2", "insult", "warning", 1),
        ]
        assert not room.records.of("m3")

    run(tmp_path, work)


async def moving(room: Room) -> tuple[RunningTable, RunningTable, RunningTable]:
    """Three tables of a room; at the first m2 was given a penalty of six hands."""
    tables = [await opened(room, name) for name in ("t1", "t2", "t3")]
    for running in tables:  # in the room, but driven by nobody
        room.take_in(running)
    for running in tables[1:]:
        assert isinstance(await running.do(c.Leave("m2")), Done)
    first = tables[0]
    assert isinstance(await room.ask(first, "m1", asked("penalise", seat=1, text="insult: 2 rounds")), Done)
    return first, tables[1], tables[2]


async def deal(running: RunningTable, hands: int) -> None:
    """Begin so many hands and end them: everybody folds."""
    for _ in range(hands):
        assert isinstance(await running.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        while running.state.playing:
            number = to_act(running.state)
            seat = running.state.seats[number]
            assert seat is not None
            fold = hand.Fold(running.state.players.index(number))
            assert isinstance(await running.do(c.Act(seat.member, fold)), Done)


def test_hands_owed_follow_from_table_to_table(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here, there, third = await moving(room)
        await room.ask(here, "m2", asked("leave"))
        end = room.store.tail(0, 10**6)[-1].position
        for _ in range(2):  # sent again, it brings nothing more along
            assert isinstance(await room.ask(there, "m2", asked("sit", id="sits", seat=1)), Done)
        rows = room.store.tail(end, 1)  # one commit at both tables
        assert sorted((row.stream, row.name) for row in rows) == [
            ("table/t1", "table.penalty_moved"),
            ("table/t2", "table.penalty_moved"),
            ("table/t2", "table.seat_taken"),
        ]
        assert (missing(there.state, 1), here.state.owing) == (6, ())
        await deal(there, 4)
        assert missing(there.state, 1) == 2
        await room.ask(there, "m2", asked("leave"))
        assert isinstance(await room.ask(third, "m2", asked("sit", seat=1)), Done)
        assert (missing(third.state, 1), there.state.owing) == (2, ())
        await deal(third, 2)
        assert missing(third.state, 1) == 0
        await room.ask(third, "m2", asked("leave"))
        assert isinstance(await room.ask(here, "m2", asked("sit", seat=1)), Done)
        assert missing(here.state, 1) == 0
        again = RunningTable("t2", room.store, clock)
        again.restore()
        assert again.state == there.state

    run(tmp_path, work)


def test_hands_owed_go_where_the_player_sits_already(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here, there, _ = await moving(room)
        assert isinstance(await room.ask(there, "m2", asked("sit", seat=1)), Done)
        assert (missing(here.state, 1), missing(there.state, 1)) == (6, 0)  # they are missed where the player sits
        await room.ask(here, "m2", asked("leave"))
        assert (missing(there.state, 1), here.state.owing) == (6, ())

    run(tmp_path, work)


def test_who_leaves_when_the_hand_is_over_owes_elsewhere_from_that_commit_on(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here, there, _ = await moving(room)
        assert isinstance(await room.ask(there, "m2", asked("sit", seat=1)), Done)
        assert isinstance(await here.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        assert isinstance(await room.ask(here, "m2", asked("leave")), Done)
        assert missing(there.state, 1) == 0
        end = 0
        while here.state.playing:
            end = room.store.tail(0, 10**6)[-1].position
            seat = here.state.seats[to_act(here.state)]
            assert seat is not None
            fold = hand.Fold(here.state.players.index(to_act(here.state)))
            assert isinstance(await here.do(c.Act(seat.member, fold)), Done)
        assert (missing(there.state, 1), here.state.owing) == (5, ())
        names = [row.name for row in room.store.tail(end, 1)]
        assert names.count("table.penalty_moved") == 2
        assert {"table.hand_finished", "table.seat_left"} <= {*names}

    run(tmp_path, work)


def test_undoing_a_penalty_reaches_the_players_new_table(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here, there, _ = await moving(room)
        await room.ask(here, "m2", asked("leave"))
        await room.ask(there, "m2", asked("sit", seat=1))
        await deal(there, 1)
        own = await room.ask(there, "m1", asked("penalise", seat=1, text="advice or criticism: 1 hand", why="again"))
        assert isinstance(own, Done), own
        assert missing(there.state, 1) == 6
        assert isinstance(await room.ask(here, "m1", asked("undo-penalty", amount=1, why="It was m3")), Done)
        assert missing(there.state, 1) == 1  # what was given there

    run(tmp_path, work)


def test_an_undone_penalty_leaves_the_record(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here = await opened(room, "t1")
        assert isinstance(await room.ask(here, "m1", asked("penalise", seat=1, text="insult: 1 hand")), Done)
        no_reason = await room.ask(here, "m1", asked("undo-penalty", amount=1))
        assert isinstance(no_reason, Refused)
        assert no_reason.code == "reason_needed"
        not_his = await room.ask(here, "m2", asked("undo-penalty", amount=1, why="I was not there"))
        assert isinstance(not_his, Refused)
        assert not_his.code == "floor_only"
        assert isinstance(await room.ask(here, "m1", asked("undo-penalty", amount=1, why="It was m3")), Done)
        assert not room.records.of("m2")
        assert missing(here.state, 1) == 0
        assert here.state.given[0].undone == "It was m3"

    run(tmp_path, work)


def test_the_same_penalty_sent_twice_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async def first(room: Room, clock: Time) -> None:
        here = await opened(room, "t1")
        for _ in range(2):
            done = await room.ask(here, "m1", asked("penalise", id="one", seat=1, text="insult: 1 hand"))
            assert isinstance(done, Done)
        assert missing(here.state, 1) == 1

    async def after(room: Room, clock: Time) -> None:
        here = RunningTable("t1", room.store, clock)
        here.restore()
        assert missing(here.state, 1) == 1
        done = await room.ask(here, "m1", asked("penalise", id="one", seat=1, text="insult: 1 hand"))
        assert isinstance(done, Done)
        assert missing(here.state, 1) == 1
        assert len(room.records.of("m2")) == 1

    run(tmp_path, first)
    run(tmp_path, after)


def test_a_line_of_the_chat(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here = await opened(room, "t1")
        await room.ask(here, "m2", asked("chat", text="You   fool!"))
        others = await room.ask(here, "m1", asked("penalise", seat=2, text="insult: 1 hand", about="You fool!"))
        assert isinstance(others, Refused)
        assert others.code == "no_such_line"
        done = await room.ask(here, "m1", asked("penalise", seat=1, text="insult: 1 hand", about="You fool!"))
        assert isinstance(done, Done)
        assert here.state.given[0].about == "You fool!"

    run(tmp_path, work)


def test_calls_and_the_clock(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here = await room.open_table(SETTINGS, "m1")
        assert isinstance(here, RunningTable)
        for seat, member in enumerate(("m1", "m2")):
            await here.do(c.TakeSeat(member, seat, 1000))
        assert isinstance(await room.ask(here, "m1", asked("stop-clock")), Done)
        driver = room.drivers[here.id]
        assert driver.next_due() is None
        assert isinstance(await room.ask(here, "m2", asked("call-floor", text="He reads my cards")), Done)
        assert [call.text for call in here.state.calls] == ["He reads my cards"]
        clock.at += MINUTE
        assert isinstance(await room.ask(here, "m1", asked("close-call", amount=1)), Done)
        assert isinstance(await room.ask(here, "m1", asked("start-clock")), Done)
        assert driver.next_due() is not None
        assert not here.state.calls

    run(tmp_path, work)


def test_what_cannot_be_read_as_a_penalty(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here = await opened(room, "t1")
        for text in ("", "insult", "insult:", "flying: 1 round", "insult: a kiss"):
            refused = await room.ask(here, "m1", asked("penalise", seat=1, text=text))
            assert isinstance(refused, Refused)
            assert refused.code == "message_unreadable"
        let_off = await room.ask(here, "m1", asked("penalise", seat=1, text="insult: nothing", why="an accident"))
        assert isinstance(let_off, Done)
        assert room.records.former("m2")[0].penalty is None

    run(tmp_path, work)


def test_what_changes_while_a_table_stands(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here = await opened(room, "t1", "common")
        assert isinstance(await room.ask(here, "m1", asked("set-stakes", amount=40)), Done)
        assert here.state.settings.stakes.big_blind == 40
        assert here.state.settings.stakes.most_buy_in == 40 * (SETTINGS.stakes.most_buy_in // 20)
        assert isinstance(await room.ask(here, "m1", asked("set-speed", text="instant")), Done)
        assert here.state.settings.speed == SPEEDS["instant"]
        assert isinstance(await room.ask(here, "m1", asked("agree", text="dead", amount=2, yes=("straddles",))), Done)
        assert here.state.settings.agreement == Agreement("dead", 2, True)
        assert isinstance(await room.ask(here, "m1", asked("chop", amount=1)), Refused)
        agreed = asked("agree", text="dead", amount=2, yes=("straddles", "chop"))
        assert isinstance(await room.ask(here, "m1", agreed), Done)
        assert isinstance(await room.ask(here, "m1", asked("chop", amount=1)), Done)
        assert [seat.chops for seat in here.state.seats if seat and seat.member == "m1"] == [True]
        for do in ("chop-blinds", "split"):
            assert isinstance(await room.ask(here, "m1", asked(do, yes=("both", "two", "table"))), Refused)
        assert isinstance(await room.ask(here, "m1", asked("appoint", text="m2")), Done)
        assert isinstance(await room.ask(here, "m1", asked("hand-over", text="m2")), Done)
        assert isinstance(await room.ask(here, "m2", asked("dismiss", text="m1")), Done)
        assert (here.state.owner, here.state.floor) == ("m2", ("m2",))
        for do, text, code in (
            ("set-speed", "soon", "no_such_speed"), ("agree", "sideways", "message_unreadable"),
            ("hand-over", "m3", "not_of_the_floor"),
        ):  # fmt: skip
            refused = await room.ask(here, "m2", asked(do, text=text))
            assert isinstance(refused, Refused)
            assert refused.code == code

    run(tmp_path, work)


def test_blinds_go_up_and_the_buy_in_of_a_training_game_stays(tmp_path: Path) -> None:
    """fspr-training:provisions.1: the buy-in is fixed before the game."""

    async def work(room: Room, clock: Time) -> None:
        here = await opened(room, "t1", "fspr-training")
        assert isinstance(await room.ask(here, "m1", asked("set-stakes", amount=40)), Done)
        most = here.state.settings.stakes.most_buy_in
        assert most == 40 * (SETTINGS.stakes.most_buy_in // 20), "the game has not begun"
        assert isinstance(await here.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        assert isinstance(await room.ask(here, "m1", asked("set-stakes", amount=60)), Done)
        stakes = here.state.settings.stakes
        assert (stakes.big_blind, stakes.most_buy_in) == (60, most)

    run(tmp_path, work)


def test_a_void_deal_and_a_button_in_the_wrong_place(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        here = await opened(room, "t1", "common")
        assert isinstance(await here.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        before = here.state.button, here.state.small, here.state.big
        assert isinstance(await room.ask(here, "m1", asked("void-deal", why="the deck is foul")), Done)
        assert not here.state.playing
        assert isinstance(await here.do(c.StartHand(DECKS[52])), Done)
        assert (here.state.button, here.state.small, here.state.big) == before
        assert isinstance(await room.ask(here, "m1", asked("put-right", seat=before[1])), Done)
        assert isinstance(await here.do(c.StartHand(DECKS[52])), Done)
        assert (here.state.button, here.state.small) == before[1:]

    run(tmp_path, work)
