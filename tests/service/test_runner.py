"""The runner: several aggregates decided together, kept together or not at all, told only what is kept."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cardspeak.codec.codec import Codec
from cardspeak.codec.older import OLDER
from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, EventStore, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Table, seat_of, sitting
from cardspeak.service import aggregate, runner, stored
from cardspeak.service.aggregate import Aggregate, Done, Kind, Update
from cardspeak.service.runner import run
from cardspeak.service.tables import RunningTable
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import audit
from cardspeak.store.examine import examine
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import SETTINGS, Time


class Put(NamedTuple):
    """Put chips into a purse, or take them out of it."""

    chips: int


class ChipsPut(NamedTuple):
    """Chips went into a purse, or out of it."""

    chips: int


class Purse(NamedTuple):
    """How many chips there are."""

    chips: int


def decide(purse: Purse | None, command: Put, at: int) -> Sequence[ChipsPut] | Refused:
    if command.chips == 0:
        return ()
    if (purse.chips if purse else 0) + command.chips < 0:
        return Refused("not_so_many", {})
    return (ChipsPut(command.chips),)


def evolve(purse: Purse | None, event: ChipsPut, at: int) -> Purse:
    return Purse((purse.chips if purse else 0) + event.chips)


NAMES: dict[type, tuple[str, int]] = {ChipsPut: ("purse.chips_put", 1)}
PURSE: Kind[Purse, Put, ChipsPut] = Kind(
    "purse/", Purse, decide, evolve, lambda before, after: before != after, lambda before, event: None
)
Held = Aggregate[Purse, Put, ChipsPut]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the events of purses stored as well."""
    monkeypatch.setattr(stored, "EVENTS", Codec({**stored.EVENTS.kinds, **NAMES}, OLDER))
    monkeypatch.setattr(aggregate, "AGAIN", 0.01)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    """A store of each kind."""
    url = "memory:" if request.param == "memory" else str(tmp_path / "room.db")
    found = open_store(request.getfixturevalue("postgres").empty() if request.param == "postgresql" else url)
    yield found
    found.close()


def go(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


async def purses(store: EventStore, *chips: int) -> list[Held]:
    """Purses a, b, … with so many chips."""
    clock = Time()
    made = [Held(PURSE, "abcdef"[number], store, clock) for number in range(len(chips))]
    for purse, amount in zip(made, chips, strict=True):
        purse.restore()
        if purse.known is None and amount:
            assert isinstance(await run(purse, partial(putting, purse, amount)), Done)
    return made


def putting(purse: Held, chips: int) -> list[runner.Step]:
    return [(purse, Put(chips))]


def moving(giver: Held, taker: Held, chips: int) -> runner.Plan:
    return lambda: [(giver, Put(-chips)), (taker, Put(chips))]


def amounts(*held: Held) -> list[int]:
    return [purse.state.chips for purse in held]


def test_two_are_decided_kept_and_told_together() -> None:
    async def work() -> None:
        store = MemoryStore()
        a, b = await purses(store, 50, 10)
        told: list[tuple[str, Update, list[int]]] = []
        for purse in (a, b):
            purse.listeners.add(partial(lambda name, update: told.append((name, update, amounts(a, b))), purse.id))
        done = await run(b, moving(a, b, 30), "move/1")
        assert done == Done(2, (ChipsPut(30),))
        assert amounts(a, b) == [20, 40]
        assert [(name, update.events, update.state) for name, update, _ in told] == [
            ("a", (ChipsPut(-30),), Purse(20)),
            ("b", (ChipsPut(30),), Purse(40)),
        ]
        assert all(now == [20, 40] for _, _, now in told)  # nobody is told of one before the other is folded
        rows = store.tail()[-2:]
        assert [row.command for row in rows] == ["move/1"] * 2
        assert len(store.tail(rows[0].position - 1, 1)) == 2
        assert await run(b, moving(a, b, 30), "move/1") == done  # the same again
        assert await run(a, moving(a, b, 30), "move/1") == Done(2, ())
        assert amounts(a, b) == [20, 40]

    go(work)


def test_where_something_only_follows_the_id_of_a_command_is_still_free(store: AnyStore) -> None:
    """A member may use an id once at each of two tables, though what they did at one followed at the other."""

    async def work() -> None:
        a, b = await purses(store, 50, 10)
        a.follows = lambda events, state: [(b, Put(1))]
        assert await run(a, lambda: [(a, Put(-5))], "m1/1") == Done(2, (ChipsPut(-5),))
        assert amounts(a, b) == [45, 11]
        assert [row.command for row in store.tail()[-2:]] == ["m1/1", ""]
        assert await run(b, lambda: [(b, Put(-2))], "m1/1") == Done(3, (ChipsPut(-2),))
        assert await run(b, lambda: [(b, Put(-2))], "m1/1") == Done(3, (ChipsPut(-2),))
        c, d = await purses(store, 50, 10)  # another process
        assert await run(c, lambda: [(c, Put(-5))], "m1/1") == Done(2, ())
        assert await run(d, lambda: [(d, Put(-2))], "m1/1") == Done(3, ())
        assert amounts(c, d) == [45, 9]
        assert all(finding.broken is None for finding in audit(store))
        assert isinstance(store, MemoryStore) or not [*examine(store)]

    go(work)


def test_one_refusal_refuses_all() -> None:
    async def work() -> None:
        store = MemoryStore()
        a, b = await purses(store, 50, 10)
        for plan in (moving(b, a, 11), lambda: [(a, Put(11)), (b, Put(-11))], lambda: Refused("not_so_many", {})):
            assert await run(a, plan) == Refused("not_so_many", {})
        assert len(store.tail()) == 2
        assert amounts(a, b) == [50, 10]

    go(work)


def test_steps_to_one_follow_each_other() -> None:
    async def work() -> None:
        a, b = await purses(MemoryStore(), 50, 0)
        outcome = await run(a, lambda: [(a, Put(-50)), (b, Put(50)), (a, Put(-1))])
        assert outcome == Refused("not_so_many", {})
        outcome = await run(a, lambda: [(a, Put(-50)), (b, Put(50)), (a, Put(1)), (b, Put(-1))])
        assert outcome == Done(3, (ChipsPut(-50), ChipsPut(1)))
        assert amounts(a, b) == [1, 49]

    go(work)


def test_a_command_that_leaves_no_trace() -> None:
    async def work() -> None:
        (a,) = await purses(MemoryStore(), 50)
        assert await run(a, lambda: [(a, Put(0))]) == Done(1, ())
        assert await run(a, lambda: [(a, Put(0))], "id") == Refused("nothing_to_change", {})

    go(work)


def test_what_follows_is_of_the_same_commit() -> None:
    """A purse that holds more than 40 passes the rest on, which was not in the plan."""

    async def work() -> None:
        store = MemoryStore()
        a, b, d = await purses(store, 20, 20, 0)

        def passes_on(purse: Held, then: Held, events: Sequence[Any], state: Callable[[], Purse]) -> list[runner.Step]:
            more = state().chips - 40
            return [(purse, Put(-more)), (then, Put(more))] if more > 0 else []

        a.follows, b.follows = partial(passes_on, a, b), partial(passes_on, b, d)
        before = len(store.tail())
        assert isinstance(await run(a, lambda: [(a, Put(60))]), Done)
        assert amounts(a, b, d) == [40, 40, 20]
        assert len(store.tail(before, 1)) == len(store.tail(before))  # one commit

    go(work)


def test_another_process_was_first() -> None:
    """Two rooms over one store: what each of them decides is decided again on what the other did."""

    async def work() -> None:
        store = MemoryStore()
        ours, theirs = await purses(store, 50, 10), await purses(store, 0, 0)
        told: list[Update] = []
        theirs[0].listeners.add(told.append)
        assert isinstance(await run(ours[0], moving(ours[0], ours[1], 45)), Done)
        assert await run(theirs[0], moving(theirs[0], theirs[1], 45)) == Refused("not_so_many", {})
        assert amounts(*theirs) == [5, 55]
        assert [update.events for update in told] == [(ChipsPut(-45),)]
        assert isinstance(await run(theirs[1], moving(theirs[1], theirs[0], 20)), Done)
        assert isinstance(await run(ours[0], moving(ours[1], ours[0], 5)), Done)
        assert amounts(*ours) == [30, 30]

    go(work)


def test_only_what_was_chosen_for_another_turn_is_told_so() -> None:
    async def work() -> None:
        store = MemoryStore()
        ours, theirs = await purses(store, 50), await purses(store, 0)
        assert isinstance(await run(ours[0], lambda: [(ours[0], Put(1))]), Done)
        late = await run(theirs[0], lambda: [(theirs[0], Put(1))], seen=1)
        assert late == Refused("stale_command", {"seen": 1, "version": 2})
        assert await run(theirs[0], lambda: [(theirs[0], Put(1))], seen=2) == Done(3, (ChipsPut(1),))

    go(work)


def test_the_same_command_in_two_processes_counts_once() -> None:
    async def work() -> None:
        store = MemoryStore()
        ours, theirs = await purses(store, 50), await purses(store, 0)
        assert await run(ours[0], lambda: [(ours[0], Put(1))], "once") == Done(2, (ChipsPut(1),))
        assert await run(theirs[0], lambda: [(theirs[0], Put(1))], "once") == Done(2, ())
        assert store.version("purse/a") == 2

    go(work)


@pytest.mark.parametrize("crowd", [2, 8])
def test_a_crowd_that_moves_both_ways_neither_waits_for_ever_nor_loses_a_chip(crowd: int) -> None:
    async def work() -> None:
        store = MemoryStore()
        # enough for all that one gives, should nothing come back before
        rooms = [await purses(store, 1000, 1000, 1000) for _ in range(crowd)]
        pairs = [(giver, taker) for giver in range(3) for taker in range(3) if giver != taker]
        async with asyncio.timeout(60):
            outcomes = await asyncio.gather(
                *[run(room[giver], moving(room[giver], room[taker], 3)) for room in rooms for giver, taker in pairs * 4]
            )
        assert all(isinstance(outcome, Done) for outcome in outcomes)
        fresh = await purses(store, 0, 0, 0)
        assert amounts(*fresh) == [1000, 1000, 1000]
        assert len(store.tail()) == 3 + 2 * len(outcomes)

    go(work)


class Away(MemoryStore):
    """A store that is away when told so, and keeps what it was given then if it `breaks`."""

    away = breaks = False

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        if not self.away:
            return super().commit(appends, at=at, command=command)
        if self.breaks:
            super().commit(appends, at=at, command=command)
        failed: Future[tuple[int, ...]] = Future()
        failed.set_exception(Unavailable("the server does not answer", unsure=self.breaks))
        return failed


@pytest.mark.parametrize("breaks", [False, True])
def test_a_store_that_is_away(breaks: bool) -> None:
    async def work() -> None:
        store = Away()
        a, b = await purses(store, 50, 10)
        store.away, store.breaks = True, breaks
        refused = await run(a, moving(a, b, 5), "id")
        assert isinstance(refused, Refused)
        assert refused.code == ("database_unsure" if breaks else "database_away")
        assert amounts(a, b) == [50, 10]
        store.away = False
        if breaks:
            async with asyncio.timeout(60):
                while amounts(a, b) != [45, 15]:  # both find out, though nobody asks
                    await asyncio.sleep(0.01)
        assert isinstance(await run(a, moving(a, b, 5), "id"), Done)
        assert amounts(a, b) == [45, 15]

    go(work)


def test_what_was_kept_before_a_restart_is_answered_whatever_stands_against_it_now() -> None:
    """Sent again it could be done, is refused, leaves no trace or comes too late: it was done, once."""

    async def work() -> None:
        store = Away()
        a, b = await purses(store, 50, 10)
        assert await run(b, moving(a, b, 30), "move/1") == Done(2, (ChipsPut(30),))
        for amount in (20, 30, 0):
            a, b = await purses(store, 0, 0)
            assert await run(b, moving(a, b, amount), "move/1") == Done(2, ())
            assert await run(b, moving(a, b, amount), "move/1", seen=0) == Done(2, ())
            assert amounts(a, b) == [20, 40]
        store.away = True
        assert await run(b, moving(a, b, 20), "move/1") == Done(2, ())
        refused = await run(b, moving(a, b, 20), "move/2")
        assert isinstance(refused, Refused)
        assert refused.code == "database_away"
        assert len(store.tail()) == 4

    go(work)


def test_a_player_moves_to_another_table_in_one_commit() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        here, there = RunningTable("t1", store, clock), RunningTable("t2", store, clock)
        for table in (here, there):
            assert isinstance(await table.do(c.Open(SETTINGS, "m1")), Done)
        assert isinstance(await here.do(c.TakeSeat("m2", 1, 1500)), Done)

        def balanced(number: int) -> list[runner.Step]:
            stack = sitting(here.state, seat_of(here.state, "m2")).stack
            return [(there, c.TakeSeat("m2", number, stack, came="balanced")), (here, c.Leave("m2"))]

        wrong = await run(there, partial(balanced, 9))
        assert isinstance(wrong, Refused)
        assert seats(here.state, there.state) == [1, -1]
        assert isinstance(await run(there, partial(balanced, 3)), Done)
        assert seats(here.state, there.state) == [-1, 3]
        last = store.tail()[-2:]
        assert {row.stream for row in last} == {"table/t1", "table/t2"}
        assert len(store.tail(last[0].position - 1, 1)) == 2

    go(work)


def seats(*tables: Table) -> list[int]:
    return [seat_of(table, "m2") for table in tables]
