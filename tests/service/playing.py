"""A program at a table that plays at random and keeps a journal of what it was promised."""

import asyncio
import json
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.serving import Program, Server

AGAIN = 0.1  # how often an answered command is sent a second time
AWAY = 0.2  # seconds until something is tried again that the database could not take
LEAVES = 0.2  # how often a player who has folded stands up, to sit down again


class Player:
    """One seat: `promised` are the commands that were acknowledged, each with the version it was told."""

    def __init__(
        self, server: Server, table: str, me: Program, rng: Random, heard: Callable[[], None], leaves: float = LEAVES,
        others: Sequence[Server] = (),
    ) -> None:  # fmt: skip
        self.servers, self.table, self.me, self.rng, self.heard = deque([server, *others]), table, me, rng, heard
        self.leaves = leaves
        self.sent: dict[str, dict[str, Any]] = {}
        self.promised: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.wrong: list[str] = []
        self.repeated = 0  # answers to commands that had been answered before
        self.version = 0
        self.seat = -1
        self.finished = 0  # the number of the last hand that ended
        self.players: list[int] = []
        self._count = 0
        self._turn = -1  # the version for which an action was sent

    async def play(self) -> None:
        """Play until cancelled; whenever the connection ends, come back, to the next of the servers."""
        headers = {"Authorization": f"Bearer {self.me.token}"}
        while True:
            try:
                address = self.servers[0].live(self.table)
                async with connect(address, additional_headers=headers, proxy=None) as socket:
                    await self._follow(socket)
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)  # the server is away
            self.servers.rotate()

    async def _follow(self, socket: ClientConnection) -> None:
        self._turn = -1
        async for text in socket:
            frame = json.loads(text)
            if frame["type"] == "answer":
                await self._answered(socket, frame)
            else:
                if frame["type"] == "table":
                    await self._came_back(socket, frame)
                await self._happened(socket, frame)
            self.heard()

    async def _came_back(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        # whatever had no answer is sent again under its id, and some of what had one
        open_ones = [known for known in self.sent if known not in self.promised and known not in self.refused]
        old = self.rng.sample(sorted(self.promised), min(3, len(self.promised)))
        for known in (*open_ones, *old):
            await socket.send(json.dumps(self.sent[known]))
        mine = frame["now"]["seat"]
        if mine < 0 and not open_ones:
            await self.do(socket, "sit", seat=int(self.me.member.rpartition("p")[2]) % 3)
        elif mine >= 0 and frame["seats"][mine]["out"]:
            await self._come_in(socket, frame["seats"][mine]["stack"])

    async def _come_in(self, socket: ClientConnection, stack: int) -> None:
        if not stack:
            await self.do(socket, "top-up", amount=1000)
        await self.do(socket, "sit-in", text="post")

    async def _happened(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        now = frame["now"]
        self.version = max(self.version, now["version"])
        self.seat = now["seat"]
        for event in frame["events"]:
            if event["type"] == "table.hand_finished":
                self.finished = event["number"]
            elif event["type"] == "table.seat_left" and event["member"] == self.me.member:
                # with the chips that the player took along, or new ones after taking none
                await self.do(socket, "sit", seat=event["seat"], amount=event["chips"])
            elif event["type"] == "table.sat_out" and event["seat"] == self.seat and frame["type"] == "events":
                await self._come_in(socket, 0 if event["why"] == "chips" else 1)
        if now["to_act"] == self.seat >= 0 and self._turn != now["version"]:
            self._turn = now["version"]
            await self._act(socket, now)

    async def _act(self, socket: ClientConnection, now: dict[str, Any]) -> None:
        stage, seen = now["stage"], now["version"]
        if stage == "drawing":
            await self.do(socket, "discard", seen=seen, cards=self.rng.sample(range(4), self.rng.randrange(4)))
        elif stage == "showdown":
            await self.do(socket, self.rng.choice(("show", "show", "muck")), seen=seen)
        elif "options" in now:
            await self._bet(socket, now["options"], seen)

    async def _bet(self, socket: ClientConnection, may: dict[str, list[int]], seen: int) -> None:
        verb = self.rng.choice([verb for verb in may if verb != "fold" or self.rng.random() < 0.3] or ["fold"])
        least, most = may[verb]
        if verb in ("fold", "check", "call"):
            await self.do(socket, verb, seen=seen)
            if verb == "fold" and self.rng.random() < self.leaves:  # while the hand goes on without the player
                await self.do(socket, "leave")
        elif verb == "bring in":
            await self.do(socket, "bring-in", seen=seen)
        else:
            total = most if self.rng.random() < 0.05 else least
            await self.do(socket, "raise", seen=seen, amount=total)

    async def do(self, socket: ClientConnection, verb: str, **fields: object) -> None:
        """Send a command under a new id."""
        self._count += 1
        known = f"c{self._count}"
        self.sent[known] = {"do": verb, "id": known, **fields}
        await socket.send(json.dumps(self.sent[known]))

    async def _answered(self, socket: ClientConnection, frame: dict[str, Any]) -> None:
        known = frame["id"]
        if known in self.promised:
            self.repeated += 1
            if not frame["ok"] or frame["version"] != self.promised[known]:
                self.wrong.append(f"{self.me.member} {self.sent[known]}: {frame}, before {self.promised[known]}")
        elif frame["ok"]:
            self.promised[known] = frame["version"]
            if self.rng.random() < AGAIN:
                await socket.send(json.dumps(self.sent[known]))
        elif frame["code"] == "database_unsure":  # nobody knows yet: the same again, until somebody does
            await asyncio.sleep(AWAY)
            await socket.send(json.dumps(self.sent[known]))
        else:
            self.refused[known] = frame["code"]
            asked = dict(self.sent[known])
            if frame["code"] == "database_away" and "seen" not in asked:  # nothing was kept: anew
                await asyncio.sleep(AWAY)
                await self.do(socket, asked.pop("do"), **{key: asked[key] for key in asked if key != "id"})
            elif frame["code"] == "buy_in_outside" and asked.pop("amount", 0):  # what was won does not fit: the usual
                await self.do(socket, "sit", seat=asked["seat"])
            elif frame["code"] == "seat_taken":
                await self.do(socket, "sit", seat=self.rng.randrange(4))
