"""Real tables in the store: kept before they count, the same after a restart, one change at a time."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future

from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, Unavailable
from cardspeak.service.clock import SystemClock
from cardspeak.service.real import chairs
from cardspeak.service.real import events as e
from cardspeak.service.real.decide import Decision, correct, say, undo
from cardspeak.service.real.hand import Unfit
from cardspeak.service.real_tables import MOST_TABLES_OF_ONE, SHELF, Kept, RealTables, Wish
from cardspeak.store.memory import MemoryStore

STAKES = e.Stakes("T", "tda-2011", "no-limit holdem", "cash", 100, 200, 0, (25, 100, 500))
SEATS = (("Ann", 4000), ("Bob", 5000), ("Cid", 6000))
BY = "m1"


def telling(line: str, decision: Decision | None = None) -> Wish:
    """Return the wish to tell a line."""
    return lambda table, version: say(table, version, line, (), BY, SHELF, decision)


async def opened(store: MemoryStore) -> tuple[RealTables, Kept]:
    """Open a table."""
    tables = RealTables(store, SystemClock())
    kept = await tables.open(STAKES, SEATS, "Ann", BY)
    assert isinstance(kept, Kept)
    return tables, kept


def test_a_restart_changes_nothing() -> None:
    """Every kind of event is read back as it was; the table stands where it stood."""

    async def test() -> None:
        store = MemoryStore()
        _, kept = await opened(store)
        wishes: Sequence[Wish] = (
            telling("Ann raises to 600"),
            telling("Bob folds"),
            lambda table, _: undo(table, kept.version, BY),
            lambda table, _: correct(table, kept.version - 2, "Ann raises to 800", BY, SHELF),
            lambda table, _: chairs.correct_stack(table, "Cid", 5000, "counted", BY, SHELF),
            telling("Bob puts out 1x500", Decision("he raises", "all heard it", "Bob folds")),
            telling("Cid insults Ann"),
            telling("the floor penalises Cid: one round"),
            telling("Cid folds"),
            lambda table, _: chairs.sit(table, 7, "Dan", 900, BY, SHELF),
            lambda table, _: chairs.move(table, "Bob", 8, BY, SHELF),
            lambda table, _: chairs.leave(table, "Ann", BY, SHELF),
            lambda table, _: chairs.next_hand(table, BY, SHELF),
            lambda table, _: [e.FloorNamed("m2", BY)],
        )
        for wish in wishes:
            assert await kept.do(BY, wish) is None
        again = RealTables(store, SystemClock())
        again.restore()
        found = again.tables[kept.id]
        assert found.state == kept.state
        assert found.log == kept.log
        assert {type(event) for _, _, event in kept.log} == {*e.NAMES} - {e.Closed}
        assert again.of("m2") == [found]
        assert await found.do("m2", lambda table, _: [e.Closed("m2")]) is None
        assert again.of("m2") == []
        refused = await found.do("m2", telling("Cid folds"))
        assert isinstance(refused, Refused)
        assert refused.code == "table_closed"

    asyncio.run(test())


def test_whoever_was_first_is_the_truth() -> None:
    """Another process went on: its events are folded, and what was wanted has to be wanted again."""

    async def test() -> None:
        store = MemoryStore()
        _, kept = await opened(store)
        other = RealTables(store, SystemClock())
        other.restore()
        assert await other.tables[kept.id].do(BY, telling("Ann folds")) is None
        late = await kept.do(BY, telling("Ann calls"))
        assert isinstance(late, Refused)
        assert late.code == "stale_command"
        assert kept.state == other.tables[kept.id].state
        assert await kept.do(BY, telling("Bob folds")) is None

    asyncio.run(test())


class Full(MemoryStore):
    """A store whose disk is full from some moment on."""

    full = False

    def commit(self, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        """Keep events, while there is room."""
        if self.full:
            failed: Future[tuple[int, ...]] = Future()
            failed.set_exception(Unavailable("full"))
            return failed
        return super().commit(appends, at=at, command=command)


def test_what_cannot_be_kept_does_not_count() -> None:
    async def test() -> None:
        store = Full()
        _, kept = await opened(store)
        state = kept.state
        store.full = True
        refused = await kept.do(BY, telling("Ann folds"))
        assert isinstance(refused, Refused)
        assert refused.code == "database_full"
        assert kept.state == state
        store.full = False
        assert await kept.do(BY, telling("Ann folds")) is None

    asyncio.run(test())


def test_only_the_floor_and_only_so_many_tables() -> None:
    async def test() -> None:
        store = MemoryStore()
        tables, kept = await opened(store)
        stranger = await kept.do("m9", telling("Ann folds"))
        assert isinstance(stranger, Refused)
        assert stranger.code == "floor_only"
        for _ in range(MOST_TABLES_OF_ONE - 1):
            assert isinstance(await tables.open(STAKES, SEATS, "", BY), Kept)
        refused = await tables.open(STAKES, SEATS, "", BY)
        assert isinstance(refused, Refused)
        assert refused.code == "too_many_tables"
        assert isinstance(await tables.open(STAKES._replace(book="none"), SEATS, "", "m2"), Unfit)

    asyncio.run(test())


def test_two_at_once_are_one_after_the_other() -> None:
    """Both mean the same moment, so one of them is refused."""

    async def test() -> None:
        _, kept = await opened(MemoryStore())
        seen = kept.version
        outcomes = await asyncio.gather(*[kept.do(BY, telling("Ann folds"), seen) for _ in range(3)])
        assert sorted(outcome is None for outcome in outcomes) == [False, False, True]

    asyncio.run(test())
