"""Two cashiers and a floor person at once on one member, one table and one ticket, at two processes over one store.

Each command is sent twice with one id. Whoever is first, every chip is somewhere, nothing is redeemed twice, and what
was answered "done" was done once. How many races there are for each store is `CARDSPEAK_CLUB_RACES`.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.state import Club
from cardspeak.room.ledger.book import of_kind
from cardspeak.room.ledger.club import CHIPS
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Stakes
from cardspeak.service.aggregate import Done
from cardspeak.service.club_audit import amiss
from cardspeak.service.room import Room
from cardspeak.service.tables import RunningTable
from cardspeak.store import AnyStore
from cardspeak.store.chain import audit
from tests.service.clubs import OWNER, does, founded, holds, shift
from tests.service.test_room import Time, opened, room_over

RACES = int(os.environ.get("CARDSPEAK_CLUB_RACES", "40"))
STAKES = Stakes(10, 20, chips=(5, 25), least_buy_in=100, most_buy_in=5000)
MINUTE = 60_000
ONCE = (cashier.PayOut, cashier.RedeemTicket, floor.TakeIntoKeeping)
TWO = ("cashier", "second")  # cashiers
MEMBER = "c0"


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> AnyStore:
    """A store of each kind that lasts."""
    if request.param == "postgresql":
        return opened(request.getfixturevalue("postgres").empty())
    return opened(tmp_path / "room.db")


class Races:
    """Two rooms over one store, with one club: its member has chips, a ticket, an exit sheet, two tables to sit at."""

    def __init__(self, store: AnyStore) -> None:
        self.store, self.rng, self.clock = store, Random(7), Time()
        self.rooms: list[Room] = [room_over(store, self.clock) for _ in range(2)]
        self.sold = self.paid = self.tickets = 0
        self.ended: Counter[str] = Counter()

    async def begin(self) -> None:
        first, other = self.rooms
        desk = await founded(first, 2)
        first.people.add_member("second", "Second", "hash", "member", 0)
        await does(desk, OWNER, people.RegisterMember("second", OWNER))
        await does(desk, OWNER, people.Appoint("second", ("cashier",), OWNER))
        for each in TWO:
            await shift(desk, each)
        await does(desk, "cashier", cashier.IssueChips(((25, 10_000), (100, 10 * RACES)), "cashier"))
        for name, kind in (("Blue", "hands"), ("Red", "reports")):
            await does(desk, "floor", floor.OpenTable(name, ("nlhe",), STAKES, 4, "floor", kind=kind))  # type: ignore[arg-type]
        await does(desk, "floor", floor.JoinList("c1", "nlhe 10/20", "floor"))  # somebody waits for any seat
        other.restore()
        for known in first.tables.values():
            running = RunningTable(known.id, self.store, self.clock)
            running.restore()
            other.take_in(running)

    @property
    def club(self) -> Club:
        return self.rooms[0].club.running.state

    async def caught_up(self) -> None:
        for room in self.rooms:
            await room.club.running.caught_up()
            for table in room.tables.values():
                await table.caught_up()

    async def prepared(self, number: int) -> list[tuple[str, Any]]:
        """See to it that there is a sheet and a ticket that are good once; return what might be asked at once."""
        desk, rng = self.rooms[0].club, self.rng
        await does(desk, "cashier", cashier.SellChips(MEMBER, 600, "cashier"))
        self.sold += 600
        amount = rng.choice((50, 100))
        await does(desk, "manager", cashier.MakeExitSheet(MEMBER, amount, "manager"))
        sheet, ticket = self.club.counts.sheets, f"T{number}"
        await does(desk, "director", cashier.GiveTicket(ticket, MEMBER, 100, "prize", "e1", "director"))
        self.tickets += 100
        seat = await self.seat()
        await self.caught_up()
        money = [
            (by, command)
            for by in TWO
            for command in (
                cashier.PayOut(MEMBER, amount, by, sheet), cashier.RedeemTicket(ticket, MEMBER, "e1", 100, by),
                cashier.SellChips(MEMBER, 200, by), cashier.KeepChips(MEMBER, rng.choice((100, 700)), by),
                cashier.SellChips(MEMBER, 100, by, "balance"), cashier.HandBack(MEMBER, rng.choice((100, 900)), by),
                cashier.SettleTickets("e1", rng.random() < 0.3, by, "e1"),
            )
        ]  # fmt: skip
        first = rng.choice(money)
        kinds = [(by, command) for by, command in money if type(command) is type(first[1]) and by != first[0]]
        second = rng.choice(kinds if rng.random() < 0.6 else money)
        return [first, second, rng.choice(seat)]

    async def seat(self) -> list[tuple[str, Any]]:
        """Return what the floor, the manager or whoever keeps chips might ask; now and then the player is long away."""
        desk, rng = self.rooms[0].club, self.rng
        if MEMBER not in self.club.seats:
            return [("floor", floor.TakeSeat(MEMBER, rng.choice((1, 2)), rng.choice((100, 400)), "floor"))]
        at = self.club.seats[MEMBER]
        chips = rng.choice((100, 300)) if at.table == 2 else 0
        leaves: list[tuple[str, Any]] = [
            ("floor", floor.LeaveSeat(MEMBER, chips, "floor")),
            ("floor", floor.ChangeTable(MEMBER, 3 - at.table, chips, "balanced", "floor")),
        ]
        if rng.random() < 0.5:
            return [("floor", floor.AddChips(MEMBER, rng.choice((50, 500)), 0, "floor")), *leaves]
        if not at.away:
            await does(desk, "floor", floor.GoAway(MEMBER, "floor"))
        self.clock.at += 31 * MINUTE
        await does(desk, "floor", floor.CountAbsent(MEMBER, min(chips, self.club.ledger.on("table/2")), "floor"))
        keeps = [("cashier", floor.TakeIntoKeeping(MEMBER, "cashier"))] * 3
        return [*keeps, ("floor", floor.ComeBack(MEMBER, "floor")), *leaves]

    async def race(self, number: int) -> None:
        """Have all of it asked at once, each command twice, at either process, under one id; then once more."""
        asked = await self.prepared(number)
        sent = [(place, *asked[place], self.rng.choice(self.rooms).club) for place in (0, 0, 1, 1, 2, 2)]
        self.rng.shuffle(sent)
        outcomes = await asyncio.gather(*[
            desk.ask(by, command, True, f"{number}-{place}") for place, by, command, desk in sent
        ])  # fmt: skip
        places = {place for (place, _, _, _), outcome in zip(sent, outcomes, strict=True) if isinstance(outcome, Done)}
        done = [asked[place][1] for place in sorted(places)]
        for kind in ONCE:
            assert sum(isinstance(command, kind) for command in done) <= 1, (asked, outcomes)
        self.sold += sum(each.amount for each in done if isinstance(each, cashier.SellChips) and each.way == "cash")
        self.paid += sum(each.amount for each in done if isinstance(each, cashier.PayOut))
        refused = [outcome.code for outcome in outcomes if isinstance(outcome, Refused)]
        self.ended.update([*[type(each).__name__ for each in done], *refused])
        await self.caught_up()
        self.holds()
        await self.again(number, [(place, *asked[place]) for place in sorted(places)])

    async def again(self, number: int, done: list[tuple[int, str, Any]]) -> None:
        """Send what was done once more, somewhere: it is answered as before, and nothing happens."""
        version = self.rooms[0].club.running.version
        for place, by, command in done:
            outcome = await self.rng.choice(self.rooms).club.ask(by, command, True, f"{number}-{place}")
            assert isinstance(outcome, Done), (command, outcome)
        await self.caught_up()
        assert self.rooms[0].club.running.version == version, done

    def holds(self) -> None:
        """Both processes know the same; every chip is where the answers say that it is."""
        here, there = [room.club.running.state for room in self.rooms]
        assert here == there
        holds(here)
        worth = Counter[str]()
        for ticket in here.tickets.values():
            worth[ticket.end] += ticket.worth
        assert of_kind(here.ledger, CHIPS) == self.sold - self.paid + worth["paid"]
        assert -of_kind(here.ledger, ("till",)) == 2000 + self.sold - self.paid
        assert worth[""] == of_kind(here.ledger, ("ticket",))
        assert (worth["used"], worth["lost"]) == (here.ledger.on("event/e1"), here.ledger.on("house/lapsed"))
        assert sum(worth.values()) == self.tickets
        for room in self.rooms:
            (table,) = room.tables.values()
            assert table.state.chips == here.ledger.on("table/1")
            seated = {seat.member for seat in table.state.seats if seat}
            assert seated == {seat.member for seat in here.seats.values() if seat.table == 1}


def told(ended: Counter[str]) -> str:
    """Say how often each thing ended so."""
    return ", ".join(f"{what} {count}" for what, count in ended.most_common())


def test_nothing_is_redeemed_twice_and_no_chip_is_lost(store: AnyStore) -> None:
    async def races() -> Counter[str]:
        found = Races(store)
        await found.begin()
        for number in range(RACES):
            await found.race(number)
        return found.ended

    try:
        ended = asyncio.run(races())
        assert all(finding.broken is None for finding in audit(store))
        assert [*amiss(store)] == []
    finally:
        store.close()
    done = sum(count for what, count in ended.items() if what[0].isupper())
    print(f"figure: {RACES} races of three commands, each sent three times: {done} done once; {told(ended)}")
    wanted = ("RedeemTicket", "PayOut", "TakeSeat", "TakeIntoKeeping", "SettleTickets", "KeepChips", "HandBack")
    assert min(ended[each] for each in wanted) > 0, ended
    assert ended["ticket_used"] + ended["sheet_used"] > 0  # who was second


def test_a_seat_is_left_once(store: AnyStore) -> None:
    """The player leaves, the floor removes them and the desk moves them, all at once: the chips are in one place."""

    async def races() -> None:
        found = Races(store)
        await found.begin()
        for number in range(max(RACES // 4, 5)):
            here, there = found.rooms
            await does(here.club, "cashier", cashier.SellChips(MEMBER, 300, "cashier"))
            found.sold += 300
            await found.caught_up()
            if MEMBER not in found.club.seats:
                await does(here.club, "floor", floor.TakeSeat(MEMBER, 1, 300, "floor"))
                await found.caught_up()
            tables = [next(iter(room.tables.values())) for room in found.rooms]
            seats = tables[0].state.seats
            place = next((place for place, seat in enumerate(seats) if seat), 0)
            ways = [
                tables[number % 2].do(c.Leave(MEMBER)), tables[1 - number % 2].do(c.Remove("floor", place)),
                there.club.ask("floor", floor.LeaveSeat(MEMBER, 0, "floor"), True),
                here.club.ask("manager", floor.ChangeTable(MEMBER, 2, 0, "balanced", "manager"), True),
                there.club.ask("cashier", cashier.KeepChips(MEMBER, 300, "cashier"), True),
            ]  # fmt: skip
            found.rng.shuffle(ways)
            await asyncio.gather(*ways)
            await found.caught_up()
            found.holds()
            if MEMBER in found.club.seats:
                chips = found.club.ledger.on("table/2")
                await does(here.club, "floor", floor.LeaveSeat(MEMBER, chips, "floor"))
                await found.caught_up()

    try:
        asyncio.run(races())
    finally:
        store.close()


def test_a_process_that_has_heard_of_the_club_alone_reads_on_at_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        found = Races(opened(tmp_path / "room.db"))
        await found.begin()
        here, there = found.rooms
        await does(here.club, "cashier", cashier.SellChips(MEMBER, 300, "cashier"))
        await does(here.club, "floor", floor.TakeSeat(MEMBER, 1, 300, "floor"))
        await there.club.running.caught_up()
        await does(there.club, "floor", floor.ChangeTable(MEMBER, 2, 0, "balanced", "floor"))
        assert there.club.running.state.ledger.on("table/2") == 300
        found.store.close()

    asyncio.run(work())
