"""Prizes by the API, of no tournament of the room: what a pool pays, what stacks are worth, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cardspeak.room.tournament.deals import deal_by_icm
from cardspeak.room.tournament.payouts import payout_table
from tests.web.asgi import headers_of, request
from tests.web.test_api_tournaments import House, in_house


async def sent(house: House, path: str, data: object, token: bool = True) -> tuple[int, Any]:
    """Send JSON; the status and the answer."""
    headers = [*headers_of(house.people[1].token if token else ""), (b"content-type", b"application/json")]
    reply = await request(house.app, "POST", path, headers, json.dumps(data).encode())
    return reply.status, json.loads(reply.body)


def test_what_a_pool_pays() -> None:
    async def test(house: House) -> None:
        status, found = await sent(house, "/api/payouts", {"collected": 2300, "entries": 23, "least": 200, "unit": 10})
        assert status == 200
        assert (found["pool"], found["overlay"], found["clauses"]) == (2300, 0, [])
        assert tuple(found["payouts"]) == payout_table(2300, 4, least=200, unit=10)
        asked = {"collected": 700, "entries": 9, "players": 2, "places": 5, "guarantee": 1000, "book": "tda-2024"}
        status, found = await sent(house, "/api/payouts", asked)
        assert (status, found["pool"], found["overlay"]) == (200, 1000, 300)
        assert (len(found["payouts"]), sum(found["payouts"])) == (2, 1000)
        assert found["clauses"]

    in_house(test)


def test_what_stacks_are_worth() -> None:
    async def test(house: House) -> None:
        stacks, prizes = [5000, 3000, 2000], [1000, 600, 400]
        status, found = await sent(house, "/api/icm", {"stacks": stacks, "prizes": prizes})
        assert (status, found) == (200, {"ok": True, "worth": [*deal_by_icm(stacks, prizes)], "exact": True})
        status, found = await sent(house, "/api/icm", {"stacks": [100] * 11, "prizes": [90, 20], "unit": 10})
        assert (status, found["exact"], sum(found["worth"])) == (200, False, 110)
        assert all(each % 10 == 0 for each in found["worth"])

    in_house(test)


@pytest.mark.parametrize(
    ("path", "data", "code"),
    [
        ("icm", {"stacks": [], "prizes": []}, "no_icm"),
        ("icm", {"stacks": [5, 0], "prizes": [1]}, "no_icm"),
        ("icm", {"stacks": [5], "prizes": [3, 2]}, "no_icm"),
        ("icm", {"stacks": [5, 5], "prizes": [-3]}, "no_icm"),
        ("icm", {"stacks": [5, 5], "prizes": [3], "unit": 0}, "no_icm"),
        ("icm", {"stacks": [5] * 101, "prizes": [3]}, "no_icm"),
        ("payouts", {"collected": 100, "entries": 5, "percent": 0}, "no_payout_terms"),
        ("payouts", {"collected": 100, "entries": 5, "steepness": 201}, "no_payout_terms"),
        ("payouts", {"collected": -1, "entries": 5}, "no_such_pool"),
        ("payouts", {"collected": 100, "entries": 0}, "no_such_pool"),
        ("payouts", {"collected": 100, "entries": 5, "players": 6}, "no_such_pool"),
        ("payouts", {"collected": 100, "entries": 10**6}, "no_such_pool"),
        ("payouts", {"collected": 100, "entries": 5, "book": "hoyle"}, "no_such_book"),
    ],
)
def test_what_is_refused(path: str, data: dict[str, Any], code: str) -> None:
    async def test(house: House) -> None:
        status, found = await sent(house, f"/api/{path}", data)
        assert (status, found["ok"], found["code"]) == (422, False, code)

    in_house(test)


def test_nobody_asks_without_a_token() -> None:
    async def test(house: House) -> None:
        for path, data in (("icm", {"stacks": [1], "prizes": [1]}), ("payouts", {"collected": 1, "entries": 1})):
            status, _ = await sent(house, f"/api/{path}", data, token=False)
            assert status == 401

    in_house(test)
