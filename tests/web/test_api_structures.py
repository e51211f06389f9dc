"""Structures by the API: built, read, refused in one sentence, rehearsed."""

from __future__ import annotations

import json
from typing import Any

from cardspeak.room.tournament.written import from_csv
from cardspeak.room.tournament.written_plain import from_plain
from tests.web.asgi import headers_of, request
from tests.web.test_api_tournaments import House, in_house

CLUB: dict[str, Any] = {"template": "regular", "players": 23, "chips": {25: 300, 100: 300, 500: 200, 1000: 150}}


async def sent(house: House, data: object, token: bool = True) -> tuple[int, Any]:
    """Send JSON; the status and the answer."""
    headers = [*headers_of(house.people[1].token if token else ""), (b"content-type", b"application/json")]
    reply = await request(house.app, "POST", "/api/structures", headers, json.dumps(data).encode())
    return reply.status, json.loads(reply.body)


def test_a_structure_is_built_read_and_rehearsed() -> None:
    async def test(house: House) -> None:
        status, made = await sent(house, {**CLUB, "rehearse": True})
        assert status == 200, made
        structure = from_plain(made["structure"])
        assert from_csv(made["csv"]) == structure
        assert sum(int(value) * count for value, count in made["pieces"].items()) == structure.starting
        ends = [made["ends"][percent] for percent in ("10", "50", "80", "95")]
        assert ends == sorted(ends)
        assert made["minutes"] * 60 * 0.5 < ends[1] < made["minutes"] * 60 * 1.2
        for again in ({"structure": made["structure"]}, {"csv": made["csv"]}):
            status, read = await sent(house, again)
            assert (status, read["structure"], read["colour_ups"]) == (200, made["structure"], made["colour_ups"])
            assert "ends" not in read

    in_house(test)


def test_a_structure_has_what_its_games_need() -> None:
    async def test(house: House) -> None:
        for game, bets in (("fixed-limit stud", (0, 50, 100)), ("horse", (50, 50, 100)), ("nlhe", (50, 0, 0))):
            status, made = await sent(house, {**CLUB, "game": game})
            assert status == 200, made
            first = from_plain(made["structure"]).levels[0]
            assert (first.big, first.lower, first.upper) == bets

    in_house(test)


def test_what_is_refused() -> None:
    async def test(house: House) -> None:
        falls = "stack,5000\nchips,25\nbig,minutes\n100,20\n50,20"
        level = {"stack": 5000, "chips": [25], "levels": [{"big": "x", "minutes": 20}]}
        for data, code in (
            ({"csv": falls}, "blinds_fall"), ({"structure": level}, "file_number"), ({}, "file_begins"),
            ({**CLUB, "chips": {25: 3}}, "chips_do_not_reach"), ({**CLUB, "players": 1}, "no_such_template"),
            ({**CLUB, "template": "quick"}, "no_such_template"), ({**CLUB, "chips": {0: 5}}, "chips_do_not_reach"),
            ({"csv": falls, "game": "whist"}, "no_such_game"),
        ):  # fmt: skip
            status, answer = await sent(house, data)
            assert (status, answer["code"]) == (422, code), answer
        assert (await sent(house, CLUB, token=False))[0] == 401
        assert (await sent(house, {"csv": "", "more": 1}))[0] == 400

    in_house(test)
