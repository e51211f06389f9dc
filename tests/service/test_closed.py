"""Tables that are over leave the room's memory: it does not grow with the tables that open and close."""

import asyncio
import gc
import weakref

import pytest

from cardspeak.room.table import commands as c
from cardspeak.service import room as rooms
from cardspeak.service.clock import SystemClock
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import SETTINGS, room_over


def test_a_closed_table_leaves_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a while it says that it is closed; then nothing holds it any more, and its stream has everything."""
    monkeypatch.setattr(rooms, "KEPT_CLOSED", 0.05)

    async def work() -> None:
        store = MemoryStore()
        room = room_over(store, SystemClock())  # type: ignore[arg-type]
        await room.start()
        others = {*room.tables}
        gc.collect()
        gc.disable()  # in a server it comes to old records hardly ever
        gone: list[weakref.ref[RunningTable]] = []
        for _ in range(3):
            running = await room.open_table(SETTINGS, "m1", ["calling"])
            assert isinstance(running, RunningTable)
            room.chat.say(running.id, "m1", "hello")
            assert isinstance(await running.do(c.Close("m1")), Done)
            assert room.running(running.id) is running
            gone.append(weakref.ref(running))
            del running
        async with asyncio.timeout(60):
            while {*room.tables} != others:
                await asyncio.sleep(0.01)
        assert {*room.drivers} <= others
        await asyncio.sleep(0)
        assert [each() for each in gone] == [None] * 3
        assert len(store.streams("table/")) == len(others) + 3
        await room.stop()

    try:
        asyncio.run(work())
    finally:
        gc.enable()
