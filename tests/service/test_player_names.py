"""Names at real tables: apart from the events, gone when they are forgotten, and the table still reads."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from cardspeak.cli import main
from cardspeak.room.table.lines.state import Decision
from cardspeak.service.clock import SystemClock
from cardspeak.service.real_tables import RealTable, RealTables
from cardspeak.service.tables import RunningTable, stream_of
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import audit
from tests.service.test_real_tables import BY, SEATS, SETTINGS

TOLD = (
    ("Ann raises to 600", None),
    ("Bob puts out 1x500", Decision("Bob raises", "Bob said so to Ann", instead="Bob folds")),
    ("Cid insults Ann", None),
    ("the floor penalises Cid: one round", None),
)


def with_a_table(folder: Path, work: Callable[[AnyStore, RealTable], Coroutine[Any, Any, None]]) -> None:
    """Do something at a real table where some lines were told."""

    async def all_of_it() -> None:
        store = open_store(str(folder / "room.db"))
        real = await RealTables(store, SystemClock()).open(SETTINGS, SEATS, "Ann", BY)
        assert isinstance(real, RealTable)
        for line, decision in TOLD:
            assert await real.tell(BY, line, (), decision) is None
        await work(store, real)
        store.close()

    asyncio.run(all_of_it())


def again(store: AnyStore, real: RealTable) -> RealTable:
    running = RunningTable(real.id, store, SystemClock())
    running.restore()
    return RealTables(store, SystemClock()).add(running)


def test_no_event_holds_a_name_and_all_are_read_back(tmp_path: Path) -> None:
    async def work(store: AnyStore, real: RealTable) -> None:
        assert await real.count(BY, "Cid", 5000, "Cid said so") is None
        assert await real.correct(BY, 1, "Ann raises to 600 ") is None
        rows = str([row.data for row in store.load(stream_of(real.id))])
        assert not [name for name, _ in SEATS if name in rows]
        assert again(store, real).state == real.state
        assert real.names.shown(real.state.telling.lines[-1].text) == (  # type: ignore[union-attr]
            "the floor penalises Cid: one round"
        )

    with_a_table(tmp_path, work)


def test_whoever_is_forgotten_is_nobody_and_the_hand_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(store: AnyStore, real: RealTable) -> None:
        assert main(["forget", "Bob", "--db", str(tmp_path / "room.db")]) == 0
        assert real.id in capsys.readouterr().out
        assert main(["forget", "Bob", "--db", str(tmp_path / "room.db")]) == 1
        found = again(store, real)
        names = [found.names.name(seat.member) for seat in found.state.seats if seat]
        assert (names[0], names[2]) == ("Ann", "Cid")
        assert "Bob" not in str(found.state)
        assert "Bob" not in str(store.people.members())
        assert await found.tell(BY, "Cid folds") is None
        assert found.now is not None
        assert found.now.stage == "over"
        assert await found.leave(BY, names[1]) is None
        assert await found.sit(BY, 2, "Bob", 900) is None
        assert again(store, found).state == found.state
        assert all(finding.broken is None for finding in audit(store))

    with_a_table(tmp_path, work)


def test_a_name_that_was_forgotten_is_not_found_in_the_file(tmp_path: Path) -> None:
    """Nor in what the database keeps beside it."""

    async def work(store: AnyStore, real: RealTable) -> None:
        assert await real.forget(BY, "Bob") is None

    with_a_table(tmp_path, work)
    for file in tmp_path.iterdir():
        assert b"Bob" not in file.read_bytes(), file.name
        assert file.suffix != ".db" or b"Ann" in file.read_bytes()


def test_the_floor_has_a_player_forgotten_while_the_hand_is_on(tmp_path: Path) -> None:
    async def work(store: AnyStore, real: RealTable) -> None:
        stranger = await real.forget("m9", "Bob")
        assert stranger is not None
        assert stranger.code == "floor_only"
        version = real.version
        assert await real.forget(BY, "Bob") is None
        assert "Bob" not in real.names.shown(str(real.state))
        assert await real.forget(BY, "Bob") is not None
        assert real.version == version
        assert await real.tell(BY, "Cid folds") is None
        assert again(store, real).state == real.state

    with_a_table(tmp_path, work)


def test_a_player_has_no_way_in(tmp_path: Path) -> None:
    async def work(store: AnyStore, real: RealTable) -> None:
        players = [member for member in store.people.members() if member.kind == "player"]
        assert len(players) == len(SEATS)
        assert not any(player.secret for player in players)

    with_a_table(tmp_path, work)


def test_a_table_that_is_not_opened_leaves_no_names(tmp_path: Path) -> None:
    async def work(store: AnyStore, real: RealTable) -> None:
        before = [member.name for member in store.people.members()]
        assert not isinstance(
            await RealTables(store, SystemClock()).open(SETTINGS._replace(seats=1), SEATS, "", BY), RealTable
        )
        assert [member.name for member in store.people.members() if member.name] == before

    with_a_table(tmp_path, work)
