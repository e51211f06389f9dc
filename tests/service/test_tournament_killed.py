"""A room that is killed while a tournament is run: what was acknowledged stands, once, and the clock has lost nothing.

One is directed at real tables, the other is played by bots at online tables: there the kills come in the middle of
hands, levels, chip races and moves. How often each is killed is `CARDSPEAK_TOURNAMENT_KILLS`.
"""

from __future__ import annotations

import http.client
import os
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from cardspeak.room.tournament.run.state import Tournament, left
from cardspeak.room.tournament.told import online
from cardspeak.service.clock import SystemClock
from cardspeak.service.running_tournament import evolved, time_runs
from cardspeak.service.stored import read
from cardspeak.service.tables import RunningTable
from cardspeak.store import AnyStore
from tests.room.test_nights import check_places
from tests.serving import Program, Server, opened, programs

KILLS = int(os.environ.get("CARDSPEAK_TOURNAMENT_KILLS", "2"))
SEED = 5
LATER = [{"small": 100 * step, "big": 200 * step, "seconds": 36_000} for step in range(1, 9)]
NOTICED = 1.5  # seconds that a clock may seem to differ, since answers take a while on a busy machine


PLAY = ("bust", "undo", "say", "clock", "race", "enter", "move")
COUNTS = ("count",)
DEALS = ("deal", "deal", "clock", "say")


class Director:
    """Sends commands one after the other, each under an id, until it has its answer; notes what was acknowledged."""

    def __init__(self, server: Server, who: Program, path: str, rng: Random) -> None:
        self.server, self.who, self.path, self.rng = server, who, path, rng
        self.promised: dict[str, tuple[dict[str, Any], int]] = {}
        self.refused: dict[str, str] = {}
        self.wrong: list[str] = []
        self.over = threading.Event()
        self.verbs: tuple[str, ...] = PLAY
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
                self.refused[message["id"]] = f"{message['do']}: {code}"
                return False
        return False

    def direct(self) -> None:
        """Run the event: eliminations, moves, races, deals, entries, pauses, and steps taken back."""
        while not self.over.is_set():
            now = self.server_state()
            if now is None:
                continue
            seated = [row for row in now["players"] if row["status"] == "seated"]
            verb = self.rng.choice(self.verbs)
            if self.verbs == COUNTS:
                self.count_all()
                self.verbs = DEALS
                continue
            if verb == "bust" and len(seated) > 7:
                loser = self.rng.choice(seated)
                self.do(do="bust", table=loser["table"], losers=[{"member": loser["member"], "started": 5000}])
            elif verb == "undo" and now.get("log"):
                self.do(do="undo", step=now["log"][-1]["number"], reason="a mistake")
            elif verb == "clock":
                self.do(do="pause-clock")
                self.do(do="start-clock")
            elif verb == "deal":
                self.do(do="propose-deal", kind=self.rng.choice(("chips", "icm")))
                self.do(do="agree-deal", members=[row["member"] for row in seated[: self.rng.randrange(1, 5)]])
                self.do(do="refuse-deal", member=seated[-1]["member"])
            elif verb == "race" and now["tables"]:
                at = self.rng.choice(now["tables"])
                held = small_chips([who for who in at["seats"] if who])
                self.do(do="colour-up", table=at["number"], stacks=held)
            elif verb == "enter":
                self.do(do="register", bot="solid")
            elif verb == "move" and len(now["tables"]) > 1:
                going, to = self.rng.choice(seated), self.rng.choice(now["tables"])
                self.do(do="move", member=going["member"], to=to["number"], reason="by the director")
            else:
                self.do(do="say", text=f"word {self._count}")

    def count_all(self) -> None:
        """Close the entries, and count what everybody has, so that there may be deals."""
        self.do(do="close-registration")
        now = self.server_state()
        while now is None:
            now = self.server_state()
        members = [row["member"] for row in now["players"] if row["status"] == "seated"]
        each = now["in_play"] // 100 // len(members) * 100
        rest = now["in_play"] - each * len(members)
        self.do(do="count-stack", counts=[[who, each + rest * (who == members[0])] for who in members])

    def server_state(self) -> dict[str, Any] | None:
        """Return how the event stands, None while the room is away."""
        try:
            answer = self.server.json("GET", self.path, token=self.who.token)
        except (OSError, ValueError, http.client.HTTPException):
            time.sleep(0.02)
            return None
        return dict(answer.data) if answer.status == 200 else None


def small_chips(members: list[str]) -> list[dict[str, Any]]:
    """Return how many of the smallest chips everybody at a table has: together they make whole chips of the next."""
    have = [5, 3] * (len(members) // 2) + [4] * (len(members) % 2)
    return [{"member": who, "chips": [[25, count]], "more": True} for who, count in zip(members, have, strict=True)]


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
                      "levels": [{"small": 25, "big": 50, "seconds": 36_000}, *LATER]},
    }  # fmt: skip
    with Server(database) as server:
        made = server.json("POST", "/api/tournaments", asked, who.token)
        assert made.status == 201, made
        director = Director(server, who, f"/api/tournaments/{made.data['id']}", Random(SEED))
        for _ in range(14):
            assert director.do(do="register", bot="solid")
        assert director.do(do="start")
        assert director.do(do="next-level", now=True)  # the smallest chips are not needed any more
        directing = threading.Thread(target=director.direct)
        directing.start()
        try:
            for kill in range(KILLS):
                if kill == KILLS // 2:
                    director.verbs = COUNTS
                reached = len(director.promised) + 10
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
    assert {"bust", "colour-up", "propose-deal"} <= kinds or KILLS < 2, (kinds, director.refused)
    print(f"figure: {KILLS} kills, {len(director.promised)} acknowledged of {sorted(kinds)}, none lost, none doubled")


BOTS = 14
MOMENTS = ("", "chips_raced", "player_moved", "level_began", "players_out", "break_began", "hand_begun")
WAITS = 4.0  # seconds for one of these
AWAY = 0.5  # seconds for which a killed room is not there
QUICK = [
    {"small": small, "big": 2 * small, "seconds": 2, "pause": int(number == 1)}
    for number, small in enumerate((25, 50, 100, 200, 400, 800, 1600))
]
ONLINE = {
    "name": "Bots", "games": ["nlhe"], "book": "tda-2024", "price": {"prize": 100, "bounty": 20, "fee": 5},
    "bounty": "progressive", "seats": 5, "play": "online", "late_until": 2, "reentries": 1,
    "speed": {"turn": 1000, "bank": 0, "pause": 50},
    "rebuy": {"price": {"prize": 50}, "chips": 1500, "until": 2, "seconds": 1},
    "structure": {"starting": 1500, "chips": [25, 100], "levels": QUICK},
}  # fmt: skip


class Bots:
    """Tournaments of bots, one after the other, announced and begun anew when one is over."""

    def __init__(self, server: Server, who: Program) -> None:
        self.server, self.who = server, who
        self.ids: list[str] = []
        self.seen: Counter[str] = Counter()  # the events after which the room was killed

    def post(self, path: str, message: object) -> dict[str, Any]:
        """Have something done that is possible."""
        answer = self.server.json("POST", path, message, self.who.token)
        assert answer.status in (200, 201), (message, answer)
        return dict(answer.data)

    def begin(self) -> None:
        """Announce a tournament, enter the bots, and begin."""
        self.ids.append(self.post("/api/tournaments", ONLINE)["id"])
        for _ in range(BOTS):
            self.post(f"/api/tournaments/{self.ids[-1]}/commands", {"do": "register", "bot": "calling"})
        self.post(f"/api/tournaments/{self.ids[-1]}/commands", {"do": "start"})

    def state(self) -> dict[str, Any]:
        """Return how the last one stands."""
        answer = self.server.json("GET", f"/api/tournaments/{self.ids[-1]}", token=self.who.token)
        assert answer.status == 200, answer
        return dict(answer.data)

    def comes_to(self, moment: str, seconds: float) -> None:
        """Wait until such an event happens, for some seconds at the most."""
        until, version = time.monotonic() + WAITS, self.state()["version"]
        if not moment:
            time.sleep(seconds)
        while moment and time.monotonic() < until:
            path = f"/api/tournaments/{self.ids[-1]}/events?after={version}"
            told = self.server.json("GET", path, token=self.who.token).data
            if {"tournament.won", f"tournament.{moment}"} & {each["event"]["type"] for each in told["events"]}:
                return

    def events(self, after: int) -> list[dict[str, Any]]:
        """Wait until something has happened in it after a version, and return that."""
        until = time.monotonic() + 60
        while True:
            answer = self.server.json(
                "GET", f"/api/tournaments/{self.ids[-1]}/events?after={after}", None, self.who.token
            )
            if answer.data["events"]:
                return [each["event"] for each in answer.data["events"]]
            assert time.monotonic() < until, ("nothing goes on", self.state())
            time.sleep(0.02)


def stands(store: AnyStore, tournament_id: str, table_ids: dict[str, RunningTable]) -> Tournament:
    """Fold a tournament from its stream: players and chips are where its tables have them, no coin is lost."""
    state: Tournament | None = None
    for row in store.load(f"tournament/{tournament_id}"):
        state = evolved(state, read(row), row.at)
    assert state is not None
    assert sum(state.ledger.balances.values()) == 0
    if state.stage == "over":
        check_places(list(state.finishes), len(state.entrants))
        return state
    assert sum(each.chips for each in left(state)) == state.counts.in_play
    for playing, seating in online(state):
        table = table_ids[playing.stream].state
        # who has lost all chips and thinks about a rebuy has a seat without any
        there = {seat.member: seat.stack for seat in table.seats if seat and state.entrants[seat.member].chips}
        seated = [member for member in seating.places if member and state.entrants[member].chips]
        assert sorted(seated) == sorted(there), (seating, there)
        if not table.playing:
            assert {member: state.entrants[member].chips for member in seated} == there
    return state


def after_the_kill(file: Path, bots: Bots) -> tuple[Tournament, int]:
    """Look into the file of a killed room: what stands there fits, at this version; what happened last is noted."""
    store = opened(file)
    try:
        rows = store.load(f"tournament/{bots.ids[-1]}")
        last = rows[-1]
        bots.seen.update({row.name.removeprefix("tournament.") for row in rows[-20:] if row.at == last.at})
        names = [name.removeprefix("table/") for name in store.streams("table/")]
        tables = {name: RunningTable(name, store, SystemClock()) for name in names}
        for table in tables.values():
            table.restore()
        return stands(store, bots.ids[-1], tables), last.version
    finally:
        store.close()


def test_killed_while_bots_play_online(tmp_path: Path) -> None:
    database = tmp_path / "room.db"
    store = opened(database)
    who = programs(store.people, 1)[0]
    store.close()
    rng = Random(SEED)
    with Server(database) as server:
        bots = Bots(server, who)
        bots.begin()
        back = 0.0
        for kill in range(KILLS):
            if bots.state()["stage"] == "over":
                bots.begin()
            bots.comes_to(MOMENTS[kill % len(MOMENTS)], rng.random())
            server.kill()
            kept, version = after_the_kill(database, bots)
            time.sleep(AWAY)
            server.start()
            if kept.stage == "running" and time_runs(kept):
                given_back = bots.events(version)[0]
                assert given_back["type"] == "tournament.time_given_back", given_back
                assert given_back["milliseconds"] >= 1000 * AWAY
                back += given_back["milliseconds"] / 1000
        until = time.monotonic() + 120
        while bots.state()["stage"] == "running":
            assert time.monotonic() < until, bots.state()
            time.sleep(0.2)
        assert server.faults() == []
        server.kill()
        assert after_the_kill(database, bots)[0].stage == "over"
    print(f"figure: {KILLS} kills of {len(bots.ids)} events online, {back:.0f} s given back to their clocks")
    print(f"figure: the last that had happened: {dict(bots.seen)}")
