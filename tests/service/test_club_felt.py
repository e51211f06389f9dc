"""A felt table of the club: hands are told there, and every chip on it is the club's as well, commit by commit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardspeak.hand.betting import options
from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import Charges
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.lines.commands import CloseHand
from cardspeak.room.table.lines.events import HandUndone, StackCorrected
from cardspeak.room.table.state import Stakes, seat_of
from cardspeak.service.club import ClubDesk
from cardspeak.service.real_tables import RealTable
from cardspeak.store.memory import MemoryStore
from tests.service.clubs import HOUSE, code, does, founded, holds, shift, sold
from tests.service.test_room import Time, room_over, run

STAKES = Stakes(10, 20, chips=(5, 25), least_buy_in=400, most_buy_in=2000)
OPEN = floor.OpenTable("Green", ("nlhe",), STAKES, 6, "floor", kind="felt")
MEMBERS = ("c0", "c1", "c2")
TELLS = "dealer"
BOARD = ("the flop is 2c 7d 9h", "the turn is Js", "the river is 3c")


class Felt:
    """A room with its club, a felt table of it, and three members with 9,000 each in hand; two sit there."""

    def __init__(self) -> None:
        self.clock = Time()
        self.room = room_over(MemoryStore(), self.clock)
        self.taken = self.dropped = 0

    async def begin(self) -> Felt:
        self.desk: ClubDesk = await founded(self.room)
        await shift(self.desk)
        await does(self.desk, "owner", people.ChangeHouse(HOUSE._replace(charges=Charges(5, 20)), "owner"))
        for member in MEMBERS:
            await sold(self.desk, member, 9000)
        await does(self.desk, "floor", OPEN)
        self.real: RealTable
        (self.real,) = self.room.real.tables.values()
        self.real.running.listeners.add(self._heard)
        await self.sits("c0")
        await self.sits("c1")
        return self

    def _heard(self, update: Any) -> None:
        """Add up what left the table in its hands, beside the ledger."""
        for event in update.events:
            if isinstance(event, e.HandFinished):
                self.taken += sum(chips for _, chips in event.gone)
            elif isinstance(event, HandUndone):
                self.taken -= sum(chips for _, chips in event.back)

    async def sits(self, member: str, chips: int = 1000) -> object:
        return await self.desk.ask("floor", floor.TakeSeat(member, 1, chips, "floor"), True)

    async def tell(self, *lines: str) -> None:
        for line in lines:
            assert await self.real.tell(TELLS, line) is None, line

    async def hand(self) -> None:
        """Begin a hand."""
        assert await self.real.next_hand(TELLS) is None

    @property
    def acting(self) -> str:
        now = self.real.now
        assert now is not None
        return self.real.names.name(now.deal.seats[now.round.queue[0]])

    def agrees(self) -> None:
        """The account has what lies before the players, and what hands have left in the drop box; all sit at both."""
        club, table = self.desk.club, self.real.state
        assert club is not None
        lies = sum(seat.stack + seat.bought for seat in table.seats if seat)
        drop = self.taken - (club.tables[1].dropped if 1 in club.tables else 0)
        assert club.ledger.on("table/1") == lies + drop
        assert drop >= 0
        here = {seat.member: number for number, seat in enumerate(table.seats) if seat}
        assert here == {member: seat.place for member, seat in club.seats.items() if seat.table == 1}
        holds(club)


def in_hand(felt: Felt, member: str) -> int:
    assert felt.desk.club is not None
    return felt.desk.club.ledger.on(f"chips/{member}")


def code_of(refused: Refused | None) -> str:
    return refused.code if refused else ""


@pytest.mark.parametrize("book", ["common", "diamond-club", "fspr-training"])
def test_one_opens_under_every_book_of_cash_tables(book: str) -> None:
    async def work() -> None:
        felt = await Felt().begin()
        await does(felt.desk, "floor", OPEN._replace(name="Other", book=book, games=("nlhe", "27td")))
        assert {real.state.settings.book for real in felt.room.real.tables.values()} == {"common", book}

    run(work)


def test_a_hand_is_told_and_who_leaves_has_what_they_have() -> None:
    async def work() -> None:
        felt = await Felt().begin()
        felt.agrees()
        assert felt.room.tables == {}
        assert {felt.real.names.name(each) for each in ("c0", "c1")} == {"Player_0", "Player_1"}
        await felt.hand()
        raiser = felt.acting
        await felt.tell(f"{raiser} raises to 60")
        await felt.tell(f"{felt.acting} folds")
        felt.agrees()
        winner = felt.real.names.id(raiser)
        loser = "c0" if winner == "c1" else "c1"
        await does(felt.desk, "floor", floor.LeaveSeat(winner, 0, "floor"))
        felt.agrees()
        assert in_hand(felt, winner) == 9020
        await does(felt.desk, "floor", floor.LeaveSeat(loser, 0, "floor"))
        assert in_hand(felt, loser) == 8980
        await does(felt.desk, "floor", floor.CloseTable(1, 0, "floor"))
        assert felt.real.state.closed
        assert felt.desk.club is not None
        assert felt.desk.club.ledger.on("table/1") == 0
        holds(felt.desk.club)

    run(work)


def test_what_only_the_club_decides_is_refused_at_the_table() -> None:
    async def work() -> None:
        felt = await Felt().begin()
        real, before = felt.real, felt.real.version
        felt.room.people.add_member("guest", "Guest", "hash", "member", 0)
        assert code_of(await real.tell("floor", "Player_0 leaves the game")) == "club_decides"
        assert code_of(await real.leave("floor", "Player_0")) == "club_decides"
        assert code_of(await real.sit("floor", 4, "Anna", 500)) == "chips_from_the_desk"
        assert code_of(await real.tell("floor", "Player_0 buys 500")) == "chips_from_the_desk"
        for command in (
            c.Close("floor"), c.Remove("floor", 0), c.Appoint("floor", "guest"), c.Dismiss("floor", "dealer"),
            c.HandOver("floor", "dealer"),
        ):  # fmt: skip
            assert code_of(await real.do("floor", command)) == "club_decides", command
        assert code_of(await real.next_hand("c0")) == "floor_only"
        assert code(await felt.desk.ask("c0", OPEN, True)) == "staff_only"
        assert real.version == before
        felt.agrees()

    run(work)


def test_in_a_hand_that_is_told_nobody_sits_leaves_or_is_moved() -> None:
    async def work() -> None:
        felt = await Felt().begin()
        await does(felt.desk, "floor", OPEN._replace(name="Other"))
        await felt.hand()
        await felt.tell(f"{felt.acting} raises to 60")
        before = felt.desk.club, felt.real.version
        for command in (
            floor.TakeSeat("c2", 1, 1000, "floor"), floor.AddChips("c0", 500, 0, "floor"),
            floor.LeaveSeat("c0", 0, "floor"), floor.ChangePlace("c0", 4, "floor"),
            floor.ChangeTable("c0", 2, 0, "balanced", "manager"),
        ):  # fmt: skip
            refused = await felt.desk.ask("manager", command._replace(by="manager"), True)
            assert code(refused) in ("real_still_on", "hand_is_on"), command
        assert (felt.desk.club, felt.real.version) == before
        await does(felt.desk, "manager", floor.GoAway("c0", "manager"))  # what becomes of their cards is told
        assert felt.real.state.playing
        await does(felt.desk, "manager", floor.ComeBack("c0", "manager"))
        await felt.tell(f"{felt.acting} folds")  # over, though not closed: what it left is what they take along
        stack = dict(zip(felt.real.now.deal.seats, felt.real.now.round.stacks, strict=True))  # type: ignore[union-attr]
        await does(felt.desk, "manager", floor.ChangeTable("c0", 2, 0, "balanced", "manager"))
        felt.agrees()
        assert felt.desk.club is not None
        assert felt.desk.club.ledger.on("table/2") == stack["c0"]

    run(work)


def test_a_stack_that_is_counted_anew_is_a_difference_of_the_house() -> None:
    async def work() -> None:
        felt = await Felt().begin()
        assert await felt.real.count("floor", "Player_0", 1020, "two chips under the rail") is None
        felt.agrees()
        assert felt.desk.club is not None
        assert felt.desk.club.ledger.on("house/difference") == -20
        await felt.hand()
        await felt.tell(f"{felt.acting} raises to 60")
        assert await felt.real.count("floor", "Player_1", 700, "miscounted") is None
        assert felt.desk.club.ledger.on("house/difference") > 200
        await felt.tell(f"{felt.acting} folds")
        assert await felt.real.do("floor", CloseHand("floor")) is None
        felt.agrees()

    run(work)


def test_whoever_is_of_the_staff_tells_the_hands_and_nobody_else() -> None:
    async def work() -> None:
        felt = await Felt().begin()
        assert {"dealer", "floor", "manager", "cashier", "owner"} <= set(felt.real.state.floor)
        assert not {"judge", "director"} & set(felt.real.state.floor)
        await does(felt.desk, "owner", people.Appoint("dealer", ("judge",), "owner"))
        assert code_of(await felt.real.next_hand("dealer")) == "floor_only"
        await does(felt.desk, "owner", people.Appoint("judge", ("dealer",), "owner"))
        assert await felt.real.next_hand("judge") is None

    run(work)


def test_the_same_is_read_back() -> None:
    async def work() -> None:
        felt = await Felt().begin()
        await felt.hand()
        await felt.tell(f"{felt.acting} raises to 60")
        again = room_over(felt.room.store, felt.clock)  # type: ignore[arg-type]
        again.restore()
        (real,) = again.real.tables.values()
        assert real.state == felt.real.state
        assert real.names.every() == felt.real.names.every()
        assert again.club.club == felt.desk.club
        assert await real.tell(TELLS, f"{felt.acting} folds") is None
        assert code(await again.club.ask("floor", floor.LeaveSeat("c0", 0, "floor"), True)) == ""
        assert seat_of(real.state, "c0") < 0

    run(work)


@pytest.mark.parametrize("seed", range(6))
def test_the_chips_on_the_felt_and_the_account_agree_whatever_is_done(seed: int) -> None:
    rng = Random(seed)

    async def work() -> None:
        felt = await Felt().begin()
        done = 0
        for _ in range(200):
            done += await anything(felt, rng)
            felt.agrees()
        assert done > 30
        assert felt.real.state.number > 1
        assert felt.taken > 0  # the drop box is in it

    run(work)


async def anything(felt: Felt, rng: Random) -> bool:
    """Do anything at the table or at the desk; say whether it was possible."""
    real, member, by = felt.real, rng.choice(MEMBERS), "manager"
    name, now = real.names.name(member), real.now
    chips = rng.choice((20, 400, 1000))
    commands = (
        floor.TakeSeat(member, 1, rng.choice((1000, 2000)), by), floor.AddChips(member, chips, 0, by),
        floor.LeaveSeat(member, 0, by), floor.ChangePlace(member, 5, by), floor.GoAway(member, by),
        floor.ComeBack(member, by), floor.CountDrop(1, 0, by),
    )  # fmt: skip
    choice = rng.random()
    if choice < 0.2:
        command = rng.choice(commands)
        return not isinstance(await felt.desk.ask(by, command, True), Refused)
    if choice < 0.23:
        return await real.count(by, name, rng.choice((600, 990, 1400)), "counted") is None
    if choice < 0.27:
        return await real.undo(by, rng.choice((0, (now is not None and _last(real)) or 0))) is None
    if now is None:
        for each in MEMBERS:  # whoever can sits down or buys more, so that hands are told
            await felt.sits(each)
            await felt.desk.ask(by, floor.AddChips(each, 1000, 0, by), True)
    if now is None or now.stage == "over":
        return await real.next_hand(by) is None
    if now.stage == "dictating":
        return await real.tell(by, BOARD[now.street]) is None
    if not now.round.queue:
        return False
    return await real.tell(by, f"{felt.acting} {_does(real, rng)}") is None


def _does(real: RealTable, rng: Random) -> str:
    """Return what the player to act may do, as it is told."""
    now = real.now
    assert now is not None
    if now.stage == "showdown":
        return f"shows {rng.choice(('Ah Ad', 'Kh Kd', 'Qh Qd'))}"
    may = options(now, real.law)
    verb, (least, most) = rng.choice([row for row in may.items() if row[0] != "fold"] or [("fold", (0, 0))])
    amount = rng.choice((least, least, most))
    return {
        "check": "checks", "fold": "folds", "call": "calls", "bet": f"bets {amount}", "raise": f"raises to {amount}",
        "raise to": f"raises to {amount}",
    }.get(verb, "folds")  # fmt: skip


def _last(real: RealTable) -> int:
    telling = real.state.telling
    return telling.standing[-1].entry if telling and telling.standing else 0


def test_counting_anew_is_one_event_of_the_table() -> None:
    """The ledger follows `StackCorrected` alone: nothing else changes what lies there beside hands and the desk."""

    async def work() -> None:
        felt = await Felt().begin()
        told: list[object] = []
        felt.real.running.listeners.add(lambda update: told.extend(update.events))
        assert await felt.real.count("floor", "Player_0", 1000, "as it was") is None
        assert [type(event) for event in told] == [StackCorrected]
        assert felt.desk.club is not None
        assert felt.desk.club.ledger.on("house/difference") == 0

    run(work)
