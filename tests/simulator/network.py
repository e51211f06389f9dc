"""The network between people and the room: connections that are cut, messages that are late, lost and doubled."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.web.asgi import Live, headers_of, request

if TYPE_CHECKING:
    from tests.simulator.world import World


class Network:
    """How long messages are under way, and the connections that are open."""

    def __init__(self, world: World, rng: Random) -> None:
        self.world, self.rng = world, rng
        self.lines: list[Line] = []
        self.slow_until = 0

    def delay(self) -> int:
        """Return for how many milliseconds a message is under way."""
        if self.world.agenda.now < self.slow_until:
            return self.rng.randint(500, 5_000)
        return self.rng.choice((1, 5, 20, 40, 90)) if self.rng.random() < 0.97 else self.rng.randint(200, 4_000)

    def open(self, path: str, token: str, heard: Callable[[str], None], lost: Callable[[], None]) -> Line:
        """Open a live connection; `lost` is told when it has ended."""
        line = Line(self, path, token, heard, lost)
        self.lines.append(line)
        self.world.agenda.later(self.delay(), line.connect)
        return line

    def post(self, table: str, token: str, asked: dict[str, Any], answered: Callable[[dict[str, Any]], None]) -> None:
        """Send a command by itself; it may come to nobody."""

        def arrive() -> None:
            life = self.world.life
            if life is not None and life.serving:
                life.spawn(self._post(life.app, table, token, asked, answered))

        self.world.agenda.later(self.delay(), arrive)

    async def _post(
        self, app: Any, table: str, token: str, asked: dict[str, Any], answered: Callable[[dict[str, Any]], None]
    ) -> None:
        promises = self.world.promises
        promises.asked(token, table, asked)
        headers = [*headers_of(token), (b"content-type", b"application/json")]
        reply = await request(app, "POST", f"/api/tables/{table}/commands", headers, json.dumps(asked).encode())
        if reply.status == 500:
            promises.wrong(f"{asked} was answered with {reply}")
        frame = {"type": "answer", "id": asked["id"], "status": reply.status, **msgspec.json.decode(reply.body)}
        promises.said(token, table, frame, reply.body.decode())
        self.world.agenda.later(self.delay(), lambda: answered(frame))


class Line:
    """One live connection: both ways in order, until it is cut; what is under way then is lost."""

    def __init__(
        self, network: Network, path: str, token: str, heard: Callable[[str], None], lost: Callable[[], None]
    ) -> None:
        self.network, self.path, self.token = network, path, token
        self.on = True
        self._heard, self._lost = heard, lost
        self._live: Live | None = None
        self._table = path.split("/")[-2]
        self._there = self._here = 0  # when the last message arrives there, and here
        self._version = -1  # that was told last

    def connect(self) -> None:
        """Reach the server, if there is one."""
        life = self.network.world.life
        if not self.on:
            return
        if life is None or not life.serving:
            self.end()
            return
        self._live = Live(life.app, self.path, headers_of(self.token), self._sent)
        life.tasks[self._live.task] = None
        self._live.task.add_done_callback(self._closed)

    def say(self, message: dict[str, Any]) -> None:
        """Send a message to the server."""
        agenda = self.network.world.agenda
        self._there = max(self._there, agenda.now + self.network.delay())
        agenda.at(self._there, lambda: self._arrive(message))

    def _arrive(self, message: dict[str, Any]) -> None:
        if self.on and self._live is not None:
            self.network.world.promises.asked(self.token, self._table, message)
            self._live.say(message)

    def _sent(self, text: str) -> None:
        world = self.network.world
        frame: dict[str, Any] = msgspec.json.decode(text) if self.path.startswith("/api") else {"type": "page"}
        world.promises.said(self.token, self._table, frame, text)
        if "now" in frame:
            self._goes_on(frame["type"], frame["now"]["version"], len(frame["events"]))
        self._here = max(self._here, world.agenda.now + self.network.delay())
        world.agenda.at(self._here, lambda: self._hear(text))

    def _goes_on(self, kind: str, version: int, events: int) -> None:
        """See that what is told goes on where it stood."""
        if kind == "events" and version - events != self._version:
            what = f"after version {self._version} it was told {events} events up to {version}"
            self.network.world.promises.wrong(f"{self._table} to {self.token}: {what}")
        self._version = version

    def _hear(self, text: str) -> None:
        if self.on:
            self._heard(text)

    def _closed(self, task: asyncio.Task[Any]) -> None:
        world = self.network.world
        if world.life is not None:
            world.life.tasks.pop(task, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            world.promises.wrong(f"a connection ended with {type(error).__name__}: {error}")
        world.agenda.later(self.network.delay(), self.end)

    def cut(self) -> None:
        """Cut the connection; the server hears of it a little later."""
        if self.on:
            self.end()
            live = self._live
            if live is not None and not live.task.done():
                self.network.world.agenda.later(self.network.delay(), live.hang_up)

    def end(self) -> None:
        """Be over."""
        if self.on:
            self.on = False
            self.network.lines.remove(self)
            self._lost()
