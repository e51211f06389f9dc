"""A room that is killed while a tournament is run: what was acknowledged stands, once, and the clock has lost nothing.

How often it is killed is `CARDSPEAK_TOURNAMENT_KILLS`.
"""

from __future__ import annotations

import http.client
import os
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

from tests.serving import Program, Server, opened, programs

KILLS = int(os.environ.get("CARDSPEAK_TOURNAMENT_KILLS", "2"))
SEED = 5
NOTICED = 1.5  # seconds that a clock may seem to differ, since answers take a while on a busy machine


class Director:
    """Sends commands one after the other, each under an id, until it has its answer; notes what was acknowledged."""

    def __init__(self, server: Server, who: Program, path: str, rng: Random) -> None:
        self.server, self.who, self.path, self.rng = server, who, path, rng
        self.promised: dict[str, tuple[dict[str, Any], int]] = {}
        self.refused: dict[str, str] = {}
        self.wrong: list[str] = []
        self.over = threading.Event()
        self._count = 0

    def do(self, **message: Any) -> bool:
        """Have something done, however often the room goes away meanwhile; say whether it was."""
        self._count += 1
        message["id"] = f"d{self._count}"
        while not self.over.is_set():
            try:
                answer = self.server.json("POST", f"{self.path}/commands", message, self.who.token)
            except (OSError, ValueError, http.client.HTTPException):
                time.sleep(0.02)  # the room is away
                continue
            if answer.status == 200:
                self.promised[message["id"]] = message, answer.data["version"]
                return True
            code = answer.data.get("code", answer.data)
            if answer.status >= 500 and code != "database_unsure":
                self.wrong.append(f"{message}: {answer}")
            if code != "database_unsure":
                self.refused[message["id"]] = str(code)
                return False
        return False

    def direct(self) -> None:
        """Run the event: eliminations, moves, races, deals, entries, pauses, and steps taken back."""
        while not self.over.is_set():
            now = self.server_state()
            if now is None:
                continue
            seated = [row for row in now["players"] if row["status"] == "seated"]
            verb = self.rng.choice(("bust", "undo", "say", "clock", "deal", "race", "enter", "break", "count"))
            if verb == "bust" and len(seated) > 4:
                loser = self.rng.choice(seated)
                self.do(do="bust", table=loser["table"], losers=[{"member": loser["member"], "started": 5000}])
            elif verb == "undo" and now.get("log"):
                self.do(do="undo", step=now["log"][-1]["number"], reason="a mistake")
            elif verb == "clock":
                self.do(do="pause-clock")
                self.do(do="start-clock")
            elif verb == "deal":
                self.do(do="propose-deal", kind="chips")
            elif verb == "race" and now["tables"]:
                at = self.rng.choice(now["tables"])
                held = [{"member": who, "chips": [[25, 5], [100, 3]], "more": True} for who in at["seats"] if who]
                self.do(do="colour-up", table=at["number"], stacks=held)
            elif verb == "enter":
                self.do(do="register", bot="solid")
            elif verb == "break" and len(now["tables"]) > 1:
                self.do(do="break-table", table=now["tables"][-1]["number"], reason="the room is needed")
            elif verb == "count" and seated:
                self.do(do="count-stack", counts=[[self.rng.choice(seated)["member"], 5000]])
            else:
                self.do(do="say", text=f"word {self._count}")

    def server_state(self) -> dict[str, Any] | None:
        """Return how the event stands, None while the room is away."""
        try:
            answer = self.server.json("GET", self.path, token=self.who.token)
        except (OSError, ValueError, http.client.HTTPException):
            time.sleep(0.02)
            return None
        return dict(answer.data) if answer.status == 200 else None


def ends(now: dict[str, Any]) -> float:
    """Return when the level ends by the wall clock of this machine, as the answer has it."""
    return float(time.time() + now["clock"]["left"] / 1000)


def test_killed_in_the_middle_of_anything(tmp_path: Path) -> None:
    database = tmp_path / "room.db"
    store = opened(database)
    who = programs(store.people, 1)[0]
    store.close()
    asked = {
        "name": "Friday", "games": ["nlhe"], "book": "tda-2024", "price": {"prize": 100}, "seats": 6, "late_until": 9,
        "structure": {"starting": 5000, "chips": [25, 100],
                      "levels": [{"small": 25 * step, "big": 50 * step, "seconds": 36_000} for step in range(1, 12)]},
    }  # fmt: skip
    with Server(database) as server:
        made = server.json("POST", "/api/tournaments", asked, who.token)
        assert made.status == 201, made
        director = Director(server, who, f"/api/tournaments/{made.data['id']}", Random(SEED))
        for _ in range(14):
            assert director.do(do="register", bot="solid")
        assert director.do(do="start")
        directing = threading.Thread(target=director.direct)
        directing.start()
        try:
            for _ in range(KILLS):
                reached = len(director.promised) + 12
                until = time.monotonic() + 120
                while len(director.promised) < reached and time.monotonic() < until:
                    time.sleep(0.01)
                server.kill()
                server.start()
        finally:
            director.over.set()
            directing.join(60)
        director.over.clear()
        assert director.do(do="start-clock") or director.refused
        before = director.server_state()
        assert before is not None
        end = ends(before)
        server.kill()
        time.sleep(1.0)  # it is away, and the clock of a real room runs on
        server.start()
        after = director.server_state()
        assert after is not None
        assert after["clock"] == before["clock"] | {"left": after["clock"]["left"]}
        if after["clock"]["runs"]:
            assert abs(ends(after) - end) < NOTICED
        assert {key: after[key] for key in ("players", "tables", "version", "in_play", "draws")} == {
            key: before[key] for key in ("players", "tables", "version", "in_play", "draws")
        }
        for message, version in director.promised.values():
            answer = server.json("POST", f"{director.path}/commands", message, who.token)
            assert (answer.status, answer.data.get("version")) == (200, version), message
        sent_again = director.server_state()
        assert sent_again is not None
        assert sent_again["version"] == after["version"]  # nothing was done twice
        ledger = server.json("GET", f"{director.path}/ledger", token=who.token).data
        assert sum(ledger["accounts"].values()) == 0
        assert director.wrong == []
        assert server.faults() == []
    kinds = {message["do"] for message, _ in director.promised.values()}
    print(f"figure: {KILLS} kills, {len(director.promised)} acknowledged of {sorted(kinds)}, none lost, none doubled")
