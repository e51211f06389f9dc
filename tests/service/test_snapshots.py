"""Snapshots: read as they were made, or not at all."""

import asyncio
from typing import NamedTuple

import pytest

from cardspeak.ports import Snapshot
from cardspeak.room.table.state import Table
from cardspeak.service.snapshots import snapshot_of, state_in
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import Time, seated


class Before(NamedTuple):
    chips: int


class Now(NamedTuple):
    chips: int
    seat: int = 0


def test_a_state_comes_back() -> None:
    async def work() -> None:
        running = await seated(MemoryStore(), Time())
        assert state_in(snapshot_of(running.state, 7), Table) == running.state

    asyncio.run(work())


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"5", b'["Test",["nlhe"]]', b'{"shape":"","state":{}}', snapshot_of(Before(5), 3).data]
)
def test_one_of_another_shape_is_not_read(data: bytes) -> None:
    assert state_in(Snapshot(3, data), Now) is None


def test_a_table_does_without_a_snapshot_of_another_shape() -> None:
    async def work() -> None:
        store, clock = MemoryStore(), Time()
        running = await seated(store, clock)
        store.save_snapshot("table/t1", snapshot_of(Before(5), 3))
        again = RunningTable("t1", store, clock)
        again.restore()
        assert (again.state, again.version) == (running.state, running.version)

    asyncio.run(work())
