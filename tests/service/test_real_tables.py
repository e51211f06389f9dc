"""Real tables in the store: kept before they count, the same after a restart, one change at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future

from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table.lines import events as lines
from cardspeak.room.table.lines.commands import UndoLine
from cardspeak.room.table.lines.state import Decision
from cardspeak.service.clock import SystemClock
from cardspeak.service.played import Played
from cardspeak.service.real_settings import real_settings
from cardspeak.service.real_tables import MOST_TABLES_OF_ONE, RealTable, RealTables
from cardspeak.service.tables import RunningTable, stream_of
from cardspeak.store.memory import MemoryStore

SETTINGS = real_settings("T", "no-limit holdem", "tda-2011", "cash", (100, 200), 0, (25, 100, 500))
SEATS = (("Ann", 4000), ("Bob", 5000), ("Cid", 6000))
BY = "m1"


async def opened(store: MemoryStore) -> tuple[RealTables, RealTable]:
    """Open a table."""
    tables = RealTables(store, SystemClock())
    real = await tables.open(SETTINGS, SEATS, "Ann", BY)
    assert isinstance(real, RealTable)
    return tables, real


def again(store: MemoryStore, table_id: str) -> RealTable:
    """The table as another process reads it."""
    running = RunningTable(table_id, store, SystemClock())
    running.restore()
    return RealTables(store, SystemClock()).add(running)


def test_a_restart_changes_nothing() -> None:
    """Every kind of event is read back as it was; the table stands where it stood."""

    async def test() -> None:
        store = MemoryStore()
        _, real = await opened(store)
        raise_ = Decision("he raises", "all heard it", "Bob folds")
        deeds: tuple[Callable[[], Awaitable[Refused | None]], ...] = (
            lambda: real.tell(BY, "Ann raises to 600"),
            lambda: real.tell(BY, "Bob folds"),
            lambda: real.undo(BY, 2),
            lambda: real.correct(BY, 1, "Ann raises to 800"),
            lambda: real.count(BY, "Cid", 5000, "Cid counted"),
            lambda: real.tell(BY, "Bob puts out 1x500", (), raise_),
            lambda: real.tell(BY, "Cid insults Ann"),
            lambda: real.tell(BY, "the floor penalises Cid: one round"),
            lambda: real.tell(BY, "Cid folds"),
            lambda: real.next_hand(BY),
            lambda: real.undo(BY, 0),
            lambda: real.sit(BY, 7, "Dan", 900),
            lambda: real.move(BY, "Bob", 8),
            lambda: real.tell(BY, "Ann leaves the game"),
            lambda: real.tell(BY, "next hand"),
            lambda: real.do(BY, c.Appoint(BY, "m2")),
        )
        for deed in deeds:
            assert await deed() is None
        found = again(store, real.id)
        assert found.state == real.state
        assert found.running.told == real.running.told
        kinds = {row.name for row in store.load(stream_of(real.id))}
        assert {name for name, _ in lines.NAMES.values()} - kinds == {"table.continued"}
        assert await found.do("m2", c.Close("m2")) is None
        refused = await found.tell("m2", "Cid folds")
        assert refused is not None
        assert refused.code == "table_closed"

    asyncio.run(test())


def test_whoever_was_first_is_the_truth() -> None:
    """Another process went on: its events are folded, and what was wanted has to be wanted again."""

    async def test() -> None:
        store = MemoryStore()
        _, real = await opened(store)
        other = again(store, real.id)
        seen = real.version
        assert await other.tell(BY, "Ann folds") is None
        late = await real.tell(BY, "Ann calls", seen=seen)
        assert late is not None
        assert late.code == "stale_command"
        assert real.state == other.state
        assert await real.tell(BY, "Bob folds") is None

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
        _, real = await opened(store)
        state = real.state
        store.full = True
        refused = await real.tell(BY, "Ann folds")
        assert refused is not None
        assert refused.code == "database_full"
        assert real.state == state
        store.full = False
        assert await real.tell(BY, "Ann folds") is None

    asyncio.run(test())


def test_only_the_floor_and_only_so_many_tables() -> None:
    async def test() -> None:
        tables, real = await opened(MemoryStore())
        for refused in (
            await real.tell("m9", "Ann folds"), await real.sit("m9", 7, "Eve", 100), await real.forget("m9", "Ann"),
            await real.do("m9", c.StartHand()),
        ):  # fmt: skip
            assert refused is not None
            assert refused.code == "floor_only"
        for _ in range(MOST_TABLES_OF_ONE - 1):
            assert isinstance(await tables.open(SETTINGS, SEATS, "", BY), RealTable)
        too_many = await tables.open(SETTINGS, SEATS, "", BY)
        assert isinstance(too_many, Refused)
        assert too_many.code == "too_many_tables"
        for settings, seats, button, code in (
            (SETTINGS._replace(book="none"), SEATS, "", "real_unreadable"),
            (SETTINGS, (("Ann", 100), ("Ann", 100)), "", "real_name_twice"),
            (SETTINGS, (("Ann", 100), ("the", 100)), "", "real_name_unfit"),
            (SETTINGS, (("Ann", 100), ("Bob", 0)), "", "real_chips_unfit"),
            (SETTINGS, SEATS, "Dan", "real_button_unfit"),
            (SETTINGS._replace(stakes=SETTINGS.stakes._replace(chips=())), SEATS, "", "real_stakes_unfit"),
        ):
            wrong = await tables.open(settings, seats, button, "m2")
            assert isinstance(wrong, Refused)
            assert wrong.code == code

    asyncio.run(test())


def test_a_hand_that_was_told_is_for_its_floor_alone() -> None:
    """It is not found among the hands that anybody may look at."""

    async def test() -> None:
        store = MemoryStore()
        _, real = await opened(store)
        assert await real.tell(BY, "Ann folds; Bob folds") is None
        assert await real.next_hand(BY) is None
        assert Played(store).hand(real.id, 1) is None

    asyncio.run(test())


def test_two_at_once_are_one_after_the_other() -> None:
    """Both mean the same moment, so one of them is refused; also where the line changes nothing in the hand."""

    async def test() -> None:
        _, real = await opened(MemoryStore())
        for line in ("Ann folds", "Bob insults Cid"):
            seen = real.version
            outcomes = await asyncio.gather(*[real.tell(BY, line, seen=seen) for _ in range(3)])
            assert sorted(outcome is None for outcome in outcomes) == [False, False, True]

    asyncio.run(test())


def test_a_hand_taken_back_is_taken_back_after_a_restart_too() -> None:
    """No snapshot stands between a hand and the one before it."""

    async def test() -> None:
        store = MemoryStore()
        _, real = await opened(store)
        for _ in range(50):
            assert await real.tell(BY, " ".join(_folds(real))) is None
            assert await real.next_hand(BY) is None
        assert await real.do(BY, UndoLine(BY, 0)) is None
        assert again(store, real.id).state == real.state

    asyncio.run(test())


def _folds(real: RealTable) -> list[str]:
    state = real.now
    assert state is not None
    return [f"{real.names.name(state.deal.seats[seat])} folds;" for seat in state.round.queue[:-1]]
