"""The service over stores and disks that fail: what was acknowledged stands, what was refused never does."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardspeak.codec.codec import Codec
from cardspeak.codec.older import OLDER
from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.ports import Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.training.wants import TRAINING
from cardspeak.service import aggregate, stored
from cardspeak.service.aggregate import Aggregate, Done
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.driver import Driver
from cardspeak.service.people import Door, Entered
from cardspeak.service.runner import run
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.store.sqlite import SqliteStore
from tests.disk import MEMORY, TROUBLES, Disk, Trouble, after, mounted
from tests.faulty import Failure, Faulty
from tests.service.test_nothing_lost import chips_are_conserved
from tests.service.test_room import SETTINGS, Time, actor, my_seat, seated
from tests.service.test_runner import NAMES, Held, amounts, moving, purses

Command = Callable[[str], Coroutine[Any, Any, Done | Refused]]
FAILURES = st.lists(st.sampled_from([None, *Failure]), max_size=4)


@pytest.fixture(autouse=True, scope="module")
def known() -> Iterator[None]:
    """Have the events of purses stored as well, and what is in doubt looked up soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stored, "EVENTS", Codec({**stored.EVENTS.kinds, **NAMES}, OLDER))
        patch.setattr(aggregate, "AGAIN", 0.001)
        yield


class Ledger:
    """What was answered to each command."""

    def __init__(self) -> None:
        self.done: dict[str, int] = {}
        self.refused: list[str] = []
        self.unsure: dict[str, Command] = {}

    async def ask(self, command: Command, command_id: str = "") -> None:
        """Ask for something new, or for the same again."""
        command_id = command_id or f"c{len(self.done) + len(self.refused) + len(self.unsure)}"
        outcome = await command(command_id)
        if isinstance(outcome, Done):
            self.done[command_id] = outcome.version
        elif outcome.code == "database_unsure":
            self.unsure[command_id] = command
            return
        else:
            self.refused.append(command_id)
        self.unsure.pop(command_id, None)

    async def ask_again(self) -> None:
        """Ask once more for whatever nobody knows of."""
        for command_id, command in [*self.unsure.items()]:
            await self.ask(command, command_id)

    def check(self, store: Any, *held: Aggregate[Any, Any, Any]) -> None:
        """Hold all answers against the streams, and what is in memory too."""
        assert not self.unsure
        for one in held:
            rows = store.load(one.stream)
            assert one.version == len(rows)
            again = Aggregate(one.kind, one.id, store, one.clock)
            again.restore()
            assert (again.state, again.version) == (one.state, one.version)
            for command_id in self.refused:
                assert command_id not in {row.command for row in rows}
        first = [row.version for row in store.load(held[0].stream) if row.command]
        assert len(first) == len({*first})
        for command_id, version in self.done.items():
            assert store.find_command(held[0].stream, command_id) == version


async def purses_move(store: Any, plan: list[tuple[int, bool]], trouble: Callable[[int], None]) -> None:
    """Chips go to and fro between two purses while the store fails."""
    a, b = await purses(store, 50, 50)
    ledger = Ledger()

    def moves(giver: Held, taker: Held, chips: int) -> Command:
        return lambda command_id: run(giver if giver is a else taker, moving(giver, taker, chips), command_id)

    for number, (chips, again) in enumerate(plan):
        trouble(number)
        await ledger.ask(moves(a, b, chips) if chips > 0 else moves(b, a, -chips))
        if again:
            await ledger.ask_again()
        assert a.state.chips + b.state.chips == 100 or a.unsure or b.unsure
    trouble(-1)
    await ledger.ask_again()
    async with asyncio.timeout(60):
        while a.unsure or b.unsure:
            await asyncio.sleep(0.001)
    assert sum(amounts(a, b)) == 100
    ledger.check(store, a, b)


MOVES = st.lists(st.tuples(st.integers(-40, 40).filter(bool), st.booleans()), min_size=1, max_size=6)


@settings(max_examples=100)
@given(MOVES, st.lists(FAILURES, min_size=1, max_size=6))
def test_two_purses_over_a_store_that_fails(plan: list[tuple[int, bool]], failures: list[list[Failure | None]]) -> None:
    store = Faulty(MemoryStore())

    def trouble(number: int) -> None:
        store.plan = [] if number < 0 else [*failures[number % len(failures)]]

    asyncio.run(purses_move(store, plan, trouble))


@settings(max_examples=40)
@given(MOVES, st.lists(TROUBLES, min_size=1, max_size=6))
def test_two_purses_over_a_disk_that_fails(plan: list[tuple[int, bool]], troubles: list[Trouble]) -> None:
    with tempfile.TemporaryDirectory(prefix="cardspeak-", dir=MEMORY) as name, mounted(Path(name)) as disk:
        store = SqliteStore(Path(name) / "room.db")
        asyncio.run(purses_move(store, plan, over(disk, troubles)))
        store.close()


def over(disk: Disk, troubles: list[Trouble]) -> Callable[[int], None]:
    def trouble(number: int) -> None:
        disk.fails = None if number < 0 else after(*troubles[number % len(troubles)])

    return trouble


async def table_plays(store: Any, steps: int, trouble: Callable[[int], None], rng: Random) -> None:
    """Three people play, and bots with the driver at another table, while the store fails; both hands end well."""
    trouble(-1)
    clock, ledger = Time(), Ledger()
    running = await seated(store, clock)
    driven = RunningTable("t2", store, clock)
    await driven.do(c.Open(SETTINGS, "m1"))
    for seat, level in enumerate(("", "calling", "calling")):
        await driven.do(c.TakeSeat(f"m{seat + 1}", seat, 1000, level))
    driver = Driver(driven, TRAINING, clock, SystemShuffler(), Random(1), (0, 0))
    for number in range(steps):
        trouble(number)
        if running.state.playing and running.state.hand is not None and running.state.hand.stage == "betting":
            mine = my_seat(running.state)
            choices: list[hand.Command] = [hand.Call(mine), hand.Check(mine), hand.Fold(mine)]
            act = c.Act(actor(running.state), rng.choice(choices))
            seen = running.version
            await ledger.ask(lambda command_id, act=act, seen=seen: running.do(act, command_id, seen))  # type: ignore[misc]
        await driven_once(driver, clock)
        if rng.random() < 0.5:
            await ledger.ask_again()
    trouble(-1)
    await ledger.ask_again()
    async with asyncio.timeout(60):
        while running.unsure or driven.unsure:
            await asyncio.sleep(0.001)
        while not driven.state.number or driven.state.playing:
            await driven_once(driver, clock)
    chips_are_conserved(store.load("table/t1"))
    chips_are_conserved(store.load("table/t2"))
    ledger.check(store, running, driven)


async def driven_once(driver: Driver, clock: Time) -> None:
    """Have the driver do what is due."""
    found = driver.next_due()
    if found is not None:
        clock.at = max(clock.at, found.at)
        command = driver.command(found.what)
        if command is not None:
            await driver.running.do(command)


@settings(max_examples=30)
@given(st.lists(st.tuples(TROUBLES, st.sampled_from(["Ann", "Bea"])), min_size=1, max_size=8))
def test_guests_come_in_over_a_disk_that_fails(troubles: list[tuple[Trouble, str]]) -> None:
    """Who was refused is not there, and has the name free; who came in is there with their session."""
    with tempfile.TemporaryDirectory(prefix="cardspeak-", dir=MEMORY) as name, mounted(Path(name)) as disk:
        store = SqliteStore(Path(name) / "room.db")
        door, inside, doubtful = Door(store.people, Time()), dict[str, str](), set[str]()
        for trouble, wanted in troubles:
            disk.fails = after(*trouble)
            try:
                entered = door.guest(wanted)
            except Unavailable as error:
                doubtful |= {wanted} if error.unsure else set()
                continue
            if isinstance(entered, Entered):
                assert wanted not in inside
                inside[wanted] = entered.secret
            else:
                assert entered.code == "name_taken"
                assert wanted in doubtful | inside.keys()
        disk.fails = None
        there = {member.name for member in store.people.members()}
        assert inside.keys() <= there <= inside.keys() | doubtful
        for wanted, secret in inside.items():
            known = door.passes.look(secret)
            assert known is not None
            assert known.member.name == wanted
        store.close()


@settings(max_examples=30)
@given(st.lists(FAILURES, min_size=1, max_size=6), st.integers(0, 1 << 32))
def test_tables_over_a_store_that_fails(failures: list[list[Failure | None]], seed: int) -> None:
    store = Faulty(MemoryStore())

    def trouble(number: int) -> None:
        store.plan = [] if number < 0 else [*failures[number % len(failures)]]
        store.away = number % 5 == 3

    asyncio.run(table_plays(store, 12, trouble, Random(seed)))


@settings(max_examples=15)
@given(st.lists(TROUBLES, min_size=1, max_size=6), st.integers(0, 1 << 32))
def test_tables_over_a_disk_that_fails(troubles: list[Trouble], seed: int) -> None:
    with tempfile.TemporaryDirectory(prefix="cardspeak-", dir=MEMORY) as name, mounted(Path(name)) as disk:
        store = SqliteStore(Path(name) / "room.db")
        asyncio.run(table_plays(store, 12, over(disk, troubles), Random(seed)))
        store.close()
