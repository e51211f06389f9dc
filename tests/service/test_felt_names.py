"""Names at real tables: apart from the events, gone when they are forgotten, and the table still reads."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from cardspeak.cli import main
from cardspeak.hand.refused import Refused
from cardspeak.service.clock import SystemClock
from cardspeak.service.real import chairs
from cardspeak.service.real.decide import Decision
from cardspeak.service.real.hand import Standing, Unfit, stand
from cardspeak.service.real_tables import PREFIX, SHELF, Kept, RealTables
from cardspeak.service.stored import to_new
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import audit
from tests.appending import appended
from tests.service.test_real_tables import BY, SEATS, STAKES, telling

TOLD = (
    telling("Ann raises to 600"),
    telling("Bob puts out 1x500", Decision("Bob raises", "Bob said so to Ann", "Bob folds")),
    telling("Cid insults Ann"),
    telling("the floor penalises Cid: one round"),
)


def opened(folder: Path) -> AnyStore:
    return open_store(str(folder / "room.db"))


def with_a_table(folder: Path, work: Callable[[AnyStore, Kept], Coroutine[Any, Any, None]]) -> None:
    """Do something at a real table where some lines were told."""

    async def all_of_it() -> None:
        store = opened(folder)
        kept = await RealTables(store, SystemClock()).open(STAKES, SEATS, "Ann", BY)
        assert isinstance(kept, Kept)
        for wish in TOLD:
            assert await kept.do(BY, wish) is None
        await work(store, kept)
        store.close()

    asyncio.run(all_of_it())


def again(store: AnyStore, kept: Kept) -> Kept:
    tables = RealTables(store, SystemClock())
    tables.restore()
    return tables.tables[kept.id]


def test_no_event_holds_a_name_and_all_are_read_back(tmp_path: Path) -> None:
    async def work(store: AnyStore, kept: Kept) -> None:
        rows = str([row.data for row in store.load(PREFIX + kept.id)])
        assert not [name for name, _ in SEATS if name in rows]
        assert again(store, kept).log == kept.log
        assert again(store, kept).state == kept.state

    with_a_table(tmp_path, work)


def test_whoever_is_forgotten_is_nobody_and_the_hand_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(store: AnyStore, kept: Kept) -> None:
        assert main(["forget", "Bob", "--db", str(tmp_path / "room.db")]) == 0
        assert kept.id in capsys.readouterr().out
        assert main(["forget", "Bob", "--db", str(tmp_path / "room.db")]) == 1
        found = again(store, kept)
        names = [chair.name for chair in found.state.chairs]
        assert (names[0], names[2]) == ("Ann", "Cid")
        assert "Bob" not in str(found.log)
        assert "Bob" not in str(store.people.members())
        assert await found.do(BY, telling("Cid folds")) is None
        assert found.state.hand is not None
        now = stand(found.state.stakes, found.state.hand, SHELF)
        assert isinstance(now, Standing)
        assert now.state.stage == "over"
        assert await found.do(BY, lambda table, _: chairs.leave(table, names[1], BY, SHELF)) is None
        assert await found.do(BY, lambda table, _: chairs.sit(table, 2, "Bob", 900, BY, SHELF)) is None
        assert again(store, kept).state == found.state
        assert all(finding.broken is None for finding in audit(store))

    with_a_table(tmp_path, work)


def test_the_floor_has_a_player_forgotten_while_the_hand_is_on(tmp_path: Path) -> None:
    async def work(store: AnyStore, kept: Kept) -> None:
        stranger = await kept.forget("m9", "Bob")
        assert isinstance(stranger, Refused)
        assert stranger.code == "floor_only"
        version = kept.version
        assert await kept.forget(BY, "Bob") is None
        assert "Bob" not in str(kept.log) + str(kept.state)
        assert isinstance(await kept.forget(BY, "Bob"), Unfit)
        assert kept.version == version
        assert await kept.do(BY, telling("Cid folds")) is None
        assert again(store, kept).state == kept.state

    with_a_table(tmp_path, work)


def test_a_player_has_no_way_in(tmp_path: Path) -> None:
    async def work(store: AnyStore, kept: Kept) -> None:
        players = [member for member in store.people.members() if member.kind == "player"]
        assert len(players) == len(SEATS)
        assert not any(player.secret for player in players)

    with_a_table(tmp_path, work)


def test_what_was_stored_with_names_in_it_is_still_read(tmp_path: Path) -> None:
    """An older table goes on; whoever sits down from now on is kept apart."""

    async def work(store: AnyStore, kept: Kept) -> None:
        old = [to_new(event) for _, _, event in kept.log]
        appended(store, PREFIX + "old", 0, old, at=1).result(10)
        tables = RealTables(store, SystemClock())
        tables.restore()
        older = tables.tables["old"]
        assert older.state.chairs == kept.state.chairs
        assert await older.do(BY, telling("Cid folds")) is None
        assert await older.do(BY, lambda table, _: chairs.sit(table, 7, "Dan", 900, BY, SHELF)) is None
        rows = str([row.data for row in store.load(PREFIX + "old")])
        assert "Bob" in rows
        assert "Dan" not in rows
        assert again(store, older).state == older.state

    with_a_table(tmp_path, work)
