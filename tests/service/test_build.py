"""The build: every hand says by which program and which rules it began, and files that change are told."""

import asyncio
import logging

import pytest

from cardspeak.library.digest import of_book, of_package
from cardspeak.room.table.events import HandStarted
from cardspeak.service import build
from cardspeak.service.stored import EVENTS, read
from cardspeak.store.memory import MemoryStore
from tests.service.test_room import SETTINGS, Time, seated


def test_every_hand_says_by_what_it_began() -> None:
    async def work() -> None:
        store = MemoryStore()
        running = await seated(store, Time())
        [started] = [event for row in store.load(running.stream) if isinstance(event := read(row), HandStarted)]
        assert (started.build, started.rules) == (of_package(), of_book(SETTINGS.book))

    asyncio.run(work())


def test_hands_of_before_say_nothing_of_it() -> None:
    data = {"number": 1, "button": 0, "small": 1, "big": 2, "players": [0, 1, 2], "waiting": [], "frozen": False}
    started = EVENTS.read("table.hand_started", 2, data)
    assert (started.number, started.build, started.rules) == (1, "", "")


def test_files_that_change_under_a_process_are_told(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Once a day the files are read again; the hands go on to say what the process began with."""
    began, book = build.build(), build.rules("tda-2024")
    assert build.changed() == []
    of = of_book
    monkeypatch.setattr(build, "of_package", lambda: "another")
    monkeypatch.setattr(build, "of_book", lambda each: "another" if each == "tda-2024" else of(each))
    monkeypatch.setattr(build, "DAY", 0.01)
    caplog.set_level(logging.ERROR, "cardspeak")

    async def work() -> None:
        watching = asyncio.create_task(build.watch())
        async with asyncio.timeout(60):
            while len(caplog.records) < 2:
                await asyncio.sleep(0.01)
        watching.cancel()

    asyncio.run(work())
    told = [(record.msg, getattr(record, "facts", {})) for record in caplog.records[:2]]
    assert told == [("files_changed", {"what": "build"}), ("files_changed", {"what": "tda-2024"})]
    assert (build.build(), build.rules("tda-2024")) == (began, book)
