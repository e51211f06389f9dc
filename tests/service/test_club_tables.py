"""A table of the club where hands are played: every chip on it is the club's as well, commit by commit."""

from __future__ import annotations

from typing import Any

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import Charges
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Stakes, dealt_in, seat_of, to_act
from cardspeak.service.club import ClubDesk
from cardspeak.service.room import Room
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from tests.service.clubs import code, does, founded, holds, shift, sold
from tests.service.test_room import Time, room_over, run

STAKES = Stakes(10, 20, chips=(5, 25), least_buy_in=400, most_buy_in=2000)
OPEN = floor.OpenTable("Blue", ("nlhe",), STAKES, 4, "floor", kind="hands")


class Evening:
    """A room with its club, a table where hands are played, and three members with 1,000 each in hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Room, "drive", lambda *given: None)  # hands are dealt by hand here
        self.room = room_over(MemoryStore(), Time())

    async def begin(self, *more: Any) -> ClubDesk:
        self.desk = await founded(self.room)
        await shift(self.desk)
        for number in range(3):
            await sold(self.desk, f"c{number}", 1000)
        await does(self.desk, "floor", OPEN)
        (self.table,) = [each for each in self.room.tables.values() if each.state.settings.club]
        return self.desk

    async def sit(self, *members: str, chips: int = 600) -> None:
        for member in members:
            await does(self.desk, "floor", floor.TakeSeat(member, 1, chips, "floor"))

    async def deal(self) -> None:
        assert not isinstance(await self.table.do(c.StartHand(DECKS[52], DECKS[52])), Refused)

    async def fold_out(self) -> None:
        """Play the hand to its end: whoever is to act folds."""
        while self.table.state.playing:
            table = self.table.state
            seat = table.seats[to_act(table)]
            assert seat is not None
            assert table.hand is not None
            act = hand.Fold(table.players.index(to_act(table)))
            assert not isinstance(await self.table.do(c.Act(seat.member, act)), Refused)

    def agrees(self) -> None:
        """Every chip on the table is on the club's account of it, and everybody sits at both or at neither."""
        club, table = self.desk.club, self.table.state
        assert club is not None
        taken = self.desk.joint.dropped(1, self.table) if 1 in club.tables else 0
        assert club.ledger.on("table/1") == table.chips + taken
        assert taken >= 0
        here = {seat.member: number for number, seat in enumerate(table.seats) if seat}
        assert here == {member: seat.place for member, seat in club.seats.items() if seat.table == 1}
        holds(club)


def in_hand(evening: Evening, member: str) -> int:
    assert evening.desk.club is not None
    return evening.desk.club.ledger.on(f"chips/{member}")


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(monkeypatch)


def test_sitting_down_and_leaving_is_one_commit(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0")
        evening.agrees()
        assert (in_hand(evening, "c0"), evening.table.state.chips) == (400, 600)
        store = evening.room.store
        assert isinstance(store, MemoryStore)
        assert store.along(evening.table.stream, evening.table.version)  # committed with the club's
        await does(desk, "floor", floor.AddChips("c0", 400, 0, "floor"))
        evening.agrees()
        assert evening.table.state.chips == 1000
        await does(desk, "floor", floor.LeaveSeat("c0", 0, "floor"))
        evening.agrees()
        assert (in_hand(evening, "c0"), evening.table.state.chips) == (1000, 0)

    run(work)


def test_what_the_table_refuses_the_club_has_not_done(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0")
        before = desk.club, desk.running.version, evening.table.version
        for command, by in (
            (floor.TakeSeat("c1", 1, 600, "floor", 0), "floor"), (floor.TakeSeat("c0", 1, 400, "floor"), "floor"),
            (floor.TakeSeat("c1", 1, 1001, "floor"), "floor"), (floor.TakeSeat("c1", 1, 399, "floor"), "floor"),
            (floor.AddChips("c0", 401, 0, "floor"), "floor"), (floor.LeaveSeat("c0", 0, "c1"), "c1"),
            (floor.LeaveSeat("c1", 0, "floor"), "floor"), (floor.ChangePlace("c0", 9, "floor"), "floor"),
        ):  # fmt: skip
            assert code(await desk.ask(by, command, True)), command
        assert (desk.club, desk.running.version, evening.table.version) == before
        assert code(await evening.table.do(c.TakeSeat("c1", 1, 600))) == "chips_from_the_desk"

    run(work)


def test_who_leaves_in_a_hand_has_the_chips_when_the_table_lets_them_go(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0", "c1", "c2")
        await evening.deal()
        evening.agrees()
        poster = next(seat for seat in evening.table.state.seats if seat and seat.member == "c0")
        assert dealt_in(evening.table.state, seat_of(evening.table.state, poster.member))
        await does(desk, "floor", floor.LeaveSeat("c0", 0, "floor"))
        await does(desk, "c1", floor.LeaveSeat("c1", 0, "c1"))  # for oneself, without a second factor
        await evening.fold_out()
        evening.agrees()
        assert seat_of(evening.table.state, "c0") == seat_of(evening.table.state, "c1") == -1
        assert desk.club is not None
        assert set(desk.club.seats) == {"c2"}
        assert (
            in_hand(evening, "c0") + in_hand(evening, "c1") + in_hand(evening, "c2") + desk.club.ledger.on("table/1")
            == 3000
        )

    run(work)


def test_a_leaving_that_is_sent_again_is_the_same(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0")
        leave = floor.LeaveSeat("c0", 0, "floor")
        await does(desk, "floor", leave, "once")
        await does(desk, "floor", leave, "once")
        await evening.sit("c0")
        await does(desk, "floor", leave, "once")
        assert evening.table.state.seats[0] is not None
        assert desk.running.state.seats["c0"].table == 1
        await does(desk, "floor", leave, "another")
        assert not desk.running.state.seats

    run(work)


def test_whoever_the_floor_removes_has_the_chips_too(evening: Evening) -> None:
    async def work() -> None:
        await evening.begin()
        await evening.sit("c0", "c1")
        seat = seat_of(evening.table.state, "c1")
        assert not isinstance(await evening.table.do(c.Remove("floor", seat)), Refused)
        evening.agrees()
        assert in_hand(evening, "c1") == 1000

    run(work)


def test_a_member_away_at_one_is_away_at_both(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0", "c1")
        await does(desk, "c0", floor.GoAway("c0", "c0"))
        assert not isinstance(await evening.table.do(c.BeAway("c1")), Refused)
        assert desk.club is not None
        assert all(desk.club.seats[member].away for member in ("c0", "c1"))
        assert all(seat.away for seat in evening.table.state.seats if seat)
        await does(desk, "c0", floor.ComeBack("c0", "c0"))
        assert not isinstance(await evening.table.do(c.BeAway("c1", False)), Refused)
        assert not any(desk.club.seats[member].away for member in ("c0", "c1"))
        await does(desk, "floor", floor.ChangePlace("c0", 3, "floor"))
        evening.agrees()
        assert not isinstance(await evening.table.do(c.ChangeSeat("c1", 0)), Refused)
        evening.agrees()

    run(work)


def test_a_table_change_takes_the_stack_along(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0", "c1")
        await does(desk, "floor", OPEN._replace(name="Red"))
        await does(desk, "floor", floor.OpenTable("Old", ("nlhe",), STAKES, 4, "floor"))
        (other,) = [each for each in evening.room.tables.values() if each.state.settings.name == "Red"]
        await does(desk, "manager", floor.ChangeTable("c0", 2, 0, "balanced", "manager"))
        assert (evening.table.state.chips, other.state.chips) == (600, 600)
        assert desk.club is not None
        assert desk.club.seats["c0"].table == 2
        await does(desk, "manager", floor.ChangeTable("c0", 3, 0, "balanced", "manager"))  # one that only reports
        assert other.state.chips == 0
        assert desk.club.ledger.on("table/3") == 600
        await does(desk, "manager", floor.ChangeTable("c0", 1, 600, "balanced", "manager"))
        evening.agrees()
        await evening.deal()
        assert (
            code(await desk.ask("manager", floor.ChangeTable("c0", 2, 0, "balanced", "manager"), True)) == "hand_is_on"
        )

    run(work)


def test_it_closes_when_all_have_left_and_holds_nothing_then(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0", "c1")
        await evening.deal()
        await evening.fold_out()
        assert code(await desk.ask("floor", floor.CloseTable(1, 0, "floor"), True))
        for member in ("c0", "c1"):
            await does(desk, "floor", floor.LeaveSeat(member, 0, "floor"))
        await does(desk, "floor", floor.CloseTable(1, 0, "floor"))
        assert evening.table.state.closed
        assert desk.club is not None
        assert desk.club.ledger.on("table/1") == 0
        holds(desk.club)
        await does(desk, "cashier", cashier.KeepChips("c0", in_hand(evening, "c0"), "cashier"))
        holds(desk.club)

    run(work)


def test_the_house_takes_its_rake_from_the_pots(evening: Evening) -> None:
    """In chips that there are; it lies in the drop box until it is counted, and is the house's when it is collected."""

    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0", "c1", "c2")
        await evening.deal()
        await evening.fold_out()
        assert evening.table.state.chips == 1800, "no flop, no drop"
        assert desk.club is not None
        terms = Charges(percent=45, cap=100, no_flop_no_drop=False)
        await does(desk, "owner", people.ChangeHouse(desk.club.house._replace(charges=terms), "owner"))
        await evening.deal()
        await evening.fold_out()
        assert evening.table.state.chips == 1795, "of 20 in the pot 9, in chips of 5"
        holds(desk.club)
        await does(desk, "floor", floor.CountDrop(1, 1, "floor"))
        await does(desk, "cashier", floor.CollectDrop(1, "cashier"))
        assert desk.club.ledger.on("house/revenue") == 5
        holds(desk.club)

    run(work)


def test_a_step_at_such_a_table_is_not_undone(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0")
        assert desk.club is not None
        step = desk.club.steps
        assert code(await desk.ask("floor", people.Undo(step, "mistyped", "floor"), True)) == "undone_at_the_table"

    run(work)


def test_the_same_is_read_back(evening: Evening) -> None:
    async def work() -> None:
        desk = await evening.begin()
        await evening.sit("c0", "c1", "c2")
        await evening.deal()
        again = room_over(evening.room.store, evening.room.clock)  # type: ignore[arg-type]
        again.restore()
        assert again.club.club == desk.club
        table = RunningTable(evening.table.id, evening.room.store, evening.room.clock)
        table.restore()
        assert table.state == evening.table.state

    run(work)
