"""What a program is sent: in the order in which it was told, whether it is written at once or has to wait."""

import asyncio
from typing import Any

from cardspeak.web.api import Listener
from cardspeak.web.outbox import MOST_BEHIND
from cardspeak.web.table.connection import WRITE_NOW


class Wire:
    """A socket whose reader is behind when told so; `sent` is what went out, and how."""

    def __init__(self, writes: bool) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.sent: list[tuple[str, str]] = []
        self.scope: dict[str, Any] = {"state": {WRITE_NOW: self.write} if writes else {}}

    def write(self, text: bytes) -> bool:
        if self.open.is_set():
            self.sent.append(("at once", text.decode()))
        return self.open.is_set()

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.sent.append(("in turn", text))


async def listening(wire: Wire) -> tuple[Listener, "asyncio.Task[None]"]:
    nothing: Any = None
    listener = Listener(wire, nothing, nothing, "m1", nothing)  # type: ignore[arg-type]
    return listener, asyncio.ensure_future(listener.send())


async def quiet() -> None:
    """Let everything go on that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_waits_is_not_overtaken() -> None:
    async def work() -> None:
        wire = Wire(writes=True)
        listener, sending = await listening(wire)
        listener.put(b"1")
        wire.open.clear()
        listener.put(b"2")
        await quiet()  # the second is being sent now, and waits for its reader
        wire.open.set()
        listener.put(b"3")
        await quiet()
        listener.put(b"4")
        assert wire.sent == [("at once", "1"), ("in turn", "2"), ("in turn", "3"), ("at once", "4")]
        sending.cancel()

    asyncio.run(work())


def test_a_server_that_cannot_write_at_once() -> None:
    async def work() -> None:
        wire = Wire(writes=False)
        listener, sending = await listening(wire)
        listener.put(b"1")
        listener.put(b"2")
        await quiet()
        assert wire.sent == [("in turn", "1"), ("in turn", "2")]
        sending.cancel()

    asyncio.run(work())


def test_a_reader_who_stays_behind_is_let_go() -> None:
    async def work() -> None:
        wire = Wire(writes=True)
        listener, sending = await listening(wire)
        wire.open.clear()
        for _ in range(MOST_BEHIND // 1024):
            listener.put(b"x" * 1024)
            await quiet()
        assert not listener.too_slow.is_set()
        listener.put(b"one too many")
        assert listener.too_slow.is_set()
        sending.cancel()

    asyncio.run(work())
