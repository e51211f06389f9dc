"""Two cashiers and a floor person at once, at two server processes over one PostgreSQL: one club, no chip lost.

Each command is sent to both processes at once under one id, and once more when all is over. How many rounds there are
is `CARDSPEAK_CLUB_ROUNDS`.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cardspeak.cli import main
from cardspeak.room.club import commands_people as people
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.passes import hashed
from cardspeak.service.room import Room
from tests.postgres import Postgres
from tests.service.test_processes import PATIENCE
from tests.serving import FOREVER, Program, Server, opened
from tests.web.roles import club_of

ROUNDS = int(os.environ.get("CARDSPEAK_CLUB_ROUNDS", "20"))
MEMBER = "m-player"
STAKES = {"small_blind": 10, "big_blind": 20, "least_buy_in": 100, "most_buy_in": 5000}
ONCE = ("pay-out", "redeem-ticket")  # of one sheet, of one ticket


class Desk:
    """Two servers over one database in which a club was founded, with two cashiers."""

    def __init__(self, folder: Path, database: str) -> None:
        self.database = database
        store = opened(database)
        room = Room(store, SystemClock(), SystemShuffler())
        self.who = asyncio.run(self.founded(room))
        store.close()
        self.servers = [Server(folder / f"room{number}.db", database=database) for number in range(2)]

    async def founded(self, room: Room) -> dict[str, Program]:
        found = await club_of(room)
        room.people.add_member("m-second", "Second", "", "member", 0)
        room.people.add_token(hashed("second-token"), "m-second", "test", ("club",), 0)
        room.people.start_session(hashed("second-token"), "m-second", 0, FOREVER)
        owner = found["owner"].member
        for command in (people.RegisterMember("m-second", owner), people.Appoint("m-second", ("cashier",), owner)):
            await room.club.ask(owner, command, True)
        return found | {"second": Program("m-second", "second-token")}

    def asks(self, server: Server, role: str, do: str, **fields: Any) -> Any:
        """Send a command; the answer, with its status."""
        answer = server.json("POST", "/api/club/commands", {"do": do, **fields}, self.who[role].token)
        return {**answer.data, "status": answer.status}

    def does(self, role: str, do: str, **fields: Any) -> None:
        answer = self.asks(self.servers[0], role, do, **fields)
        assert answer["status"] == 200, (do, answer)

    def shown(self, server: Server, path: str = "", role: str = "owner") -> Any:
        """What somebody sees of the club."""
        return server.json("GET", f"/api/club{path}", token=self.who[role].token).data

    def alike(self) -> Any:
        """Wait until both servers are at one version; the accounts."""
        end = time.monotonic() + PATIENCE
        while True:
            found = [self.shown(server, "/ledger") for server in self.servers]
            if found[0]["version"] == found[1]["version"]:
                assert found[0]["accounts"] == found[1]["accounts"]
                return found[0]
            assert time.monotonic() < end
            time.sleep(0.02)


@pytest.fixture
def desk(tmp_path: Path, postgres: Postgres) -> Iterator[Desk]:
    found = Desk(tmp_path, postgres.empty())
    try:
        with ThreadPoolExecutor() as at_once:
            assert len([*at_once.map(Server.start, found.servers)]) == 2
        yield found
        for server in found.servers:
            assert "Traceback" not in server.words(), server.words()
    finally:
        for server in found.servers:
            if server.process is not None:
                server.kill()


def test_from_two_processes_nothing_is_redeemed_twice_and_no_chip_is_lost(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    rng, ended = Random(5), Counter[str]()
    desk.does("cashier", "issue-chips", pieces=[[1, 1000], [5, 1000], [25, 1000], [100, 10_000]])
    desk.does("cashier", "open-shift", float=5000)
    desk.does("second", "open-shift", float=5000)
    desk.does("host", "arrive", member=MEMBER)
    for name, kind in (("Blue", "hands"), ("Red", "reports")):
        desk.does("host", "open-table", name=name, games=["nlhe"], stakes=STAKES, seats=4, kind=kind)
    sold = paid = 0
    with ThreadPoolExecutor(6) as at_once:
        for number in range(ROUNDS):
            desk.does("cashier", "sell-chips", member=MEMBER, amount=400)
            desk.does("manager", "make-exit-sheet", member=MEMBER, amount=100)
            desk.does("director", "give-ticket", number=f"T{number}", member=MEMBER, worth=100, kind="prize", event="")
            sold += 400
            once: dict[str, dict[str, Any]] = {
                "pay-out": {"member": MEMBER, "amount": 100, "sheet": number + 1},
                "redeem-ticket": {"number": f"T{number}", "member": MEMBER, "event": "e1", "price": 100},
            }
            money = once | {
                "sell-chips": {"member": MEMBER, "amount": 200}, "keep-chips": {"member": MEMBER, "amount": 250},
                "hand-back": {"member": MEMBER, "amount": 250},
            }  # fmt: skip
            seats: dict[str, dict[str, Any]] = {
                "take-seat": {"member": MEMBER, "table": rng.choice((1, 2)), "chips": 300},
                "leave-seat": {"member": MEMBER, "chips": 300},
                "change-table": {"member": MEMBER, "table": rng.choice((1, 2)), "chips": 300, "why": "balanced"},
            }  # fmt: skip
            first = rng.choice([*money])
            second = first if rng.random() < 0.6 else rng.choice([*money])
            seat = rng.choice([*seats])
            asked = [("cashier", first, money[first]), ("second", second, money[second]), ("host", seat, seats[seat])]
            calls = [
                (server, role, do, {**fields, "id": f"r{number}-{place}"}, place)
                for place, (role, do, fields) in enumerate(asked)
                for server in desk.servers
            ]
            rng.shuffle(calls)
            answers = [*at_once.map(lambda call: desk.asks(call[0], call[1], call[2], **call[3]), calls)]
            assert {answer["status"] for answer in answers} <= {200, 409}, answers
            places = {call[4] for call, answer in zip(calls, answers, strict=True) if answer["status"] == 200}
            done = [asked[place][1] for place in sorted(places)]
            for do in ONCE:
                assert done.count(do) <= 1, (calls, answers)
            sold += 200 * done.count("sell-chips")
            paid += 100 * done.count("pay-out")
            ended.update([*done, *[answer["code"] for answer in answers if answer["status"] != 200]])
            version = desk.alike()["version"]
            for place in sorted(places):
                role, do, fields = asked[place]
                again = desk.asks(desk.servers[rng.randrange(2)], role, do, **fields, id=f"r{number}-{place}")
                assert again["status"] == 200, (do, again)
            assert desk.alike()["version"] == version, "what was done was done again"
    told = desk.alike()
    accounts: dict[str, int] = told["accounts"]
    chips = {
        key: held for key, held in accounts.items() if key.partition("/")[0] in ("chips", "table", "keeping", "drop")
    }
    assert sum(chips.values()) == sold - paid
    assert -sum(held for key, held in accounts.items() if key.startswith("till/")) == 10_000 + sold - paid
    assert sum(accounts.values()) == 0
    table = desk.servers[0].json("GET", f"/api/tables/{desk.shown(desk.servers[0])['tables'][0]['stream']}").data
    assert sum(seat["stack"] for seat in table["seats"] if seat) == accounts.get("table/1", 0)
    assert min(ended[each] for each in ("pay-out", "redeem-ticket", "take-seat")) > 0
    assert main(["audit", "--db", desk.database]) == 0
    assert main(["club", "audit", "--db", desk.database]) == 0
    assert "BROKEN" not in capsys.readouterr().out
    print(f"figure: {ROUNDS} rounds at two servers, three commands each, sent three times: {dict(ended.most_common())}")
