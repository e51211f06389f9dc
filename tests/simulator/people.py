"""The people of the simulation: whoever follows a table, plays at it or runs it, over a bad network."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from tests.serving import Program

if TYPE_CHECKING:
    from tests.simulator.network import Line
    from tests.simulator.world import World

PATIENCE = 6_000  # milliseconds until a command without an answer is sent again
VERBS = {"bring in": "bring-in", "run": "run"}
TALK = ("chat", "advance")  # which no stream keeps


class Person:
    """Somebody who follows one table, and comes back whenever the connection ends."""

    def __init__(self, world: World, table: str, me: Program, page: bool = False) -> None:
        self.world, self.table, self.me = world, table, me
        self.rng = world.random(f"{me.member} at {table}")
        self.path = f"/tables/{table}/live" if page else f"/api/tables/{table}/live"
        self.line: Line | None = None
        self.seen = 0  # the greatest version that was told
        self.now: dict[str, Any] = {}
        self.seats: list[Any] = []

    def begin(self) -> None:
        """Come to the table."""
        self.line = self.world.network.open(self.path, self.me.token, self.heard, self.lost)

    def lost(self) -> None:
        """Come back a little later."""
        self.line = None
        self.later(self.rng.randint(100, 3_000), self.begin)

    def later(self, milliseconds: int, what: Callable[[], object]) -> None:
        """Do something after some time."""
        self.world.agenda.later(milliseconds, what)

    def heard(self, text: str) -> None:
        """Take in a message."""
        if not self.path.startswith("/api"):
            return
        frame = msgspec.json.decode(text)
        if frame["type"] == "answer":
            self.answered(frame)
            return
        self.now = frame["now"]
        if self.now["version"] < self.seen:
            self.world.promises.wrong(f"{self.me.member} saw {self.seen} of {self.table}, and then {self.now}")
        self.seen = self.now["version"]
        if frame["type"] == "table":
            self.seats = frame["seats"]
            self.came_back()
        self.happened(frame)

    def came_back(self) -> None:
        """Look around after a connection began."""

    def happened(self, frame: dict[str, Any]) -> None:
        """Take in what happened."""

    def answered(self, answer: dict[str, Any]) -> None:
        """Take in an answer to a command."""


class Member(Person):
    """Somebody who asks for things: sends each command once or more often, and again until there is an answer."""

    def __init__(self, world: World, table: str, me: Program) -> None:
        super().__init__(world, table, me)
        self.open: dict[str, dict[str, Any]] = {}  # commands without an answer
        self.done: list[dict[str, Any]] = []  # commands that were acknowledged
        self._count = 0

    def do(self, verb: str, **fields: object) -> None:
        """Send a command under a new id."""
        self._count += 1
        known = f"{'talk' if verb in TALK else 'c'}{self._count} {self.table}"
        asked = {"do": verb, "id": known, **fields}
        self.open[known] = asked
        for _ in range(self.rng.choice((1, 1, 1, 2, 3, 5))):
            self.later(self.rng.choice((0, 0, 30, 200)), lambda: self._send(asked))
        self.later(PATIENCE, lambda: self._again(asked))

    def _send(self, asked: dict[str, Any]) -> None:
        if self.rng.random() < 0.05:
            self.world.mark("message lost")
        elif self.rng.random() < 0.2:
            self.world.network.post(self.table, self.me.token, asked, self.answered)
        elif self.line is not None:
            self.line.say(asked)

    def _again(self, asked: dict[str, Any]) -> None:
        if asked["id"] in self.open and not self.world.over:
            self._send(asked)
            self.later(PATIENCE, lambda: self._again(asked))

    def send_again(self) -> None:
        """Send a command again that was acknowledged long ago."""
        if self.done:
            self.world.mark("acknowledged command sent again")
            self._send(self.rng.choice(self.done))

    def answered(self, answer: dict[str, Any]) -> None:
        """Take in an answer; one that says nothing for sure is none."""
        if answer.get("ok") or answer.get("code") not in (None, "database_unsure"):
            asked = self.open.pop(answer["id"], None)
            if asked is not None and answer.get("ok"):
                self.done.append(asked)

    def waits_for(self, *verbs: str) -> bool:
        """Say whether such a command has no answer yet."""
        return any(asked["do"] in verbs for asked in self.open.values())


class Player(Member):
    """Somebody who plays: chooses anything that is allowed, lets time run out, stands up, comes back."""

    def __init__(self, world: World, table: str, me: Program) -> None:
        super().__init__(world, table, me)
        self._turn = -1  # the version for which an action was chosen
        self._chips = 0  # to sit down with; 0: as many as is usual

    def begin(self) -> None:
        """Come to the table, with whims."""
        super().begin()
        if not self._count:
            self.later(self.rng.randint(5_000, 20_000), self._whim)
            self.later(self.rng.randint(5_000, 10_000), self._look_again)

    def came_back(self) -> None:
        """Choose anew, and see whether to sit down or to come in."""
        self._turn = -1
        self._look()

    def _look(self) -> None:
        """Sit down, or come in again."""
        if not self.waits_for("sit", "sit-in", "top-up"):
            mine = self.now.get("seat", -1)
            if mine < 0:
                self._sit()
            elif self.seats[mine]["out"]:
                self._come_in()

    def _look_again(self) -> None:
        if not self.world.over:
            self.later(10_000, self._look_again)
            if self.now and self.line is not None:
                self._look()

    def _sit(self) -> None:
        if self.now["seat"] < 0 and not self.waits_for("sit"):
            free = [number for number, seat in enumerate(self.seats) if seat is None]
            self.do("sit", seat=self.rng.choice(free or [0]), amount=self._chips)

    def _come_in(self) -> None:
        if not self.seats[self.now["seat"]]["stack"]:
            self.do("top-up", amount=1000)
        self.do("sit-in", text=self.rng.choice(("post", "post", "")))

    def happened(self, frame: dict[str, Any]) -> None:
        """Follow who sits where, and act in turn."""
        now = frame["now"]
        for event in frame["events"] if frame["type"] == "events" else ():
            match event["type"]:
                case "table.seat_left":
                    self.seats[event["seat"]] = None
                case "table.seat_taken":
                    self.seats[event["seat"]] = {**event, "out": False, "stack": event["chips"]}
                case "table.sat_out" | "table.sat_in":
                    self.seats[event["seat"]]["out"] = event["type"] == "table.sat_out"
                    self.seats[event["seat"]]["stack"] = int(event.get("why") != "chips")
        mine = now["seat"] >= 0 and (now["to_act"] == now["seat"] or now["seat"] in now["asked"])
        if mine and self._turn != now["version"]:
            self._turn = now["version"]
            if self.rng.random() < 0.95:  # else their time runs out
                self.later(self.rng.choice((50, 300, 900, 2_500)), lambda: self._act(now))

        elif now["stage"] and self.rng.random() < 0.02:
            self.do(self.rng.choice(("call", "check", "fold")), seen=now["version"])  # out of turn

    def answered(self, answer: dict[str, Any]) -> None:
        """Take in an answer; who stood up with more chips than they offer brings those back, who has none buys some."""
        super().answered(answer)
        if answer.get("code") == "no_chips" and not self.waits_for("top-up"):
            self.do("top-up", amount=1000)
        if answer.get("code") == "chips_must_come_back":
            self._chips = answer["facts"]["took"]

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
        if verb in ("fold", "check", "call"):
            self.do(verb, seen=seen)
        else:
            amount = most if self.rng.random() < 0.15 else least
            self.do(VERBS.get(verb, "raise"), seen=seen, amount=amount)
        if verb == "fold" and self.rng.random() < 0.1:  # while the hand goes on without the player
            self.do("leave")

    def _whim(self) -> None:
        if self.world.calm or self.world.over:
            return
        self.later(self.rng.randint(3_000, 15_000), self._whim)
        verb = self.rng.choice(
            ("sit-out", "leave", "top-up", "straddle", "clock", "advance", "advance", "chat", "call-floor", "again",
             "early", "cut", "garbage")
        )  # fmt: skip
        seat = self.now.get("seat", -1)
        match verb:
            case "again":
                self.send_again()
            case "cut":
                if self.line is not None:
                    self.world.mark("connection cut")
                    self.line.cut()
            case "early":
                self.do(self.rng.choice(("call", "fold", "check", "raise")), amount=40)
            case "garbage":
                self._send({"do": self.rng.choice(("dance", "sit", "raise")), "id": "", "seat": 99})
            case "advance":
                self.do("advance", text=self.rng.choice(("check-fold", "call-any", "")))
            case "chat" | "call-floor":
                self.do(verb, text="well played")
            case "straddle":
                self.do(verb, amount=self.rng.randint(0, 1))
            case "top-up" if seat >= 0:
                self.do(verb, amount=500)
            case "sit-out" | "leave" | "clock" if seat >= 0:
                self.do(verb)
