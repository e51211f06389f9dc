"""The people of the simulation: programs that follow a table over a bad network, and choose what is allowed."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from tests.serving import Program

if TYPE_CHECKING:
    from tests.simulator.network import Line
    from tests.simulator.world import World

PATIENCE = 6_000  # milliseconds until a command without an answer is sent again
VERBS = {"bring in": "bring-in"}


class Person:
    """Somebody who follows one table, and comes back whenever the connection ends."""

    def __init__(self, world: World, table: str, me: Program, rng: Random) -> None:
        self.world, self.table, self.me, self.rng = world, table, me, rng
        self.line: Line | None = None
        self.seen = 0  # the greatest version that was told
        self.now: dict[str, Any] = {}
        self.seats: list[Any] = []

    def begin(self) -> None:
        """Come to the table."""
        path = f"/api/tables/{self.table}/live"
        self.line = self.world.network.open(path, self.me.token, self.heard, self.lost)

    def lost(self) -> None:
        """Come back a little later."""
        self.line = None
        self.later(self.rng.randint(100, 3_000), self.begin)

    def later(self, milliseconds: int, what: Callable[[], object]) -> None:
        """Do something after some time."""
        self.world.agenda.later(milliseconds, what)

    def heard(self, text: str) -> None:
        """Take in a message."""
        frame = json.loads(text)
        if frame["type"] == "table":
            self.seats = frame["seats"]
            self.came_back()
        if "now" in frame:
            self.now = frame["now"]
            self.seen = max(self.seen, self.now["version"])
        if frame["type"] == "answer":
            self.answered(frame["id"], frame)
        else:
            self.happened(frame)

    def came_back(self) -> None:
        """Look around after a connection began."""

    def happened(self, frame: dict[str, Any]) -> None:
        """Take in what happened."""

    def answered(self, known: str, answer: dict[str, Any]) -> None:
        """Take in an answer to a command."""


class Player(Person):
    """Somebody who plays: sends each command once or more often, and again until there is an answer."""

    def __init__(self, world: World, table: str, me: Program, rng: Random) -> None:
        super().__init__(world, table, me, rng)
        self.open: dict[str, dict[str, Any]] = {}  # commands without an answer
        self._count = 0
        self._turn = -1  # the version for which an action was chosen

    def do(self, verb: str, **fields: object) -> None:
        """Send a command under a new id."""
        self._count += 1
        asked = {"do": verb, "id": f"c{self._count}", **fields}
        self.open[asked["id"]] = asked  # type: ignore[index]
        for _ in range(self.rng.choice((1, 1, 1, 2, 3, 5))):
            self.later(self.rng.choice((0, 0, 30, 200)), lambda: self._send(asked))
        self.later(PATIENCE, lambda: self._again(asked))

    def _send(self, asked: dict[str, Any]) -> None:
        if self.rng.random() < 0.05:
            return  # lost on the way
        if self.rng.random() < 0.2:
            path = f"/api/tables/{self.table}/commands"
            self.world.network.post(path, self.me.token, asked, lambda status, data: self._posted(asked, status, data))
        elif self.line is not None:
            self.line.say(asked)

    def _posted(self, asked: dict[str, Any], status: int, answer: dict[str, Any]) -> None:
        if status in (200, 409):
            self.answered(asked["id"], answer)

    def _again(self, asked: dict[str, Any]) -> None:
        if asked["id"] in self.open:
            self._send(asked)
            self.later(PATIENCE, lambda: self._again(asked))

    def answered(self, known: str, answer: dict[str, Any]) -> None:
        """Take in an answer; one that says nothing for sure is none."""
        if answer["ok"] or answer["code"] != "database_unsure":
            self.open.pop(known, None)

    def came_back(self) -> None:
        """Sit down, or come in again."""
        self._turn = -1
        mine = next((seat for seat in self.seats if seat and seat["member"] == self.me.member), None)
        waits = any(asked["do"] in ("sit", "sit-in", "top-up") for asked in self.open.values())
        if mine is None and not waits:
            self._sit()
        elif mine is not None and mine["out"] and not waits:
            self._come_in(mine["stack"])

    def _sit(self) -> None:
        self.do("sit", seat=self.rng.randrange(len(self.seats) or 6))

    def _come_in(self, stack: int) -> None:
        if not stack:
            self.do("top-up", amount=1000)
        self.do("sit-in", text="post")

    def happened(self, frame: dict[str, Any]) -> None:
        """Come back to the table, and act in turn."""
        now = frame["now"]
        for event in frame["events"]:
            if event["type"] == "table.seat_left" and event["member"] == self.me.member:
                self.later(self.rng.randint(500, 20_000), self._back)
            elif event["type"] == "table.sat_out" and event["seat"] == now["seat"] and frame["type"] == "events":
                chips = 0 if event["why"] == "chips" else 1
                self.later(self.rng.randint(100, 20_000), partial(self._come_in, chips))
        if now["to_act"] == now["seat"] >= 0 and self._turn != now["version"]:
            self._turn = now["version"]
            if self.rng.random() < 0.96:  # else their time runs out
                self.later(self.rng.choice((50, 300, 900, 2_500)), lambda: self._act(now))

    def _back(self) -> None:
        if self.now.get("seat", -1) < 0:
            self._sit()

    def _act(self, now: dict[str, Any]) -> None:
        stage, seen = now["stage"], now["version"]
        if stage == "drawing":
            held = len(now["holding"])
            self.do("discard", seen=seen, cards=self.rng.sample(range(held), self.rng.randint(0, min(held, 3))))
        elif stage == "showdown":
            self.do(self.rng.choice(("show", "show", "muck")), seen=seen)
        elif "options" in now:
            self._bet(now["options"], seen)

    def _bet(self, may: dict[str, list[int]], seen: int) -> None:
        verb = self.rng.choice([verb for verb in may if verb != "fold" or self.rng.random() < 0.3] or ["fold"])
        least, most = may[verb]
        do = verb if verb in ("fold", "check", "call", "run") else VERBS.get(verb, "raise")
        self.do(do, seen=seen, amount=0 if do == verb != "run" else most if self.rng.random() < 0.1 else least)
        if verb == "fold" and self.rng.random() < 0.1:  # while the hand goes on without the player
            self.do("leave")
