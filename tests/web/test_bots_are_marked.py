"""A bot is marked as one wherever it is named: in the lobby, at the table, in played hands and in files of them."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from cardspeak.room.table.state import Settings, Speed
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from tests.web.asgi import headers_of, request
from tests.web.test_deal import does, until
from tests.web.test_strangers import House, in_house

LEVELS = ("calling", "solid")
LANGUAGES = {"en": "bot", "ru": "бот", "uk": "бот", "sk": "bot"}


async def at_a_table_with_bots(house: House) -> tuple[House, list[str]]:
    """Play a hand with two bots; the house with that table, and the bots' names."""
    settings = settings_from({"seats": "4"})
    assert isinstance(settings, Settings)
    owner = house.people[0]
    table = await house.room.open_table(settings._replace(speed=Speed(pause=0)), owner.member, LEVELS)
    assert isinstance(table, RunningTable)
    house = house._replace(table=table)
    assert (await does(house, house.people[1], do="sit", seat=0))[0] == 200
    await until(table, 1, True)
    async with asyncio.timeout(60):
        while house.room.played.hand(table.id, 1) is None:
            await does(house, house.people[1], do="fold")
            await asyncio.sleep(0.005)
    return house, [house.room.name(seat.member) for seat in table.state.seats if seat and seat.bot]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_every_page(language: str) -> None:
    async def test(house: House) -> None:
        house, bots = await at_a_table_with_bots(house)
        hand = f"/tables/{house.table.id}/hands/1"
        for path in ("/", f"/tables/{house.table.id}", hand, f"{hand}?step=99", f"{hand}/deal"):
            for token in (house.people[1].token, ""):
                headers = headers_of(token)
                headers = [(key, value) for key, value in headers if key != b"accept-language"]
                reply = await request(house.app, "GET", path, [*headers, (b"accept-language", language.encode())])
                assert reply.status == 200
                for name in bots:
                    tag = rf"{name}(?:</span>)? ?(?:<span class=\"tag\"[^>]*>|\()"
                    words = re.sub(r"\\u([0-9a-f]{4})", lambda found: chr(int(found[1], 16)), reply.text)
                    assert re.search(tag + LANGUAGES[language], words), (path, name)

    in_house(test)


def test_in_every_answer_and_file() -> None:
    async def test(house: House) -> None:
        house, bots = await at_a_table_with_bots(house)
        for path in ("/api/tables", f"/api/tables/{house.table.id}", f"/api/tables/{house.table.id}/hands/1"):
            found = json.loads((await request(house.app, "GET", path, headers_of())).body)
            told = [row for one in (found if isinstance(found, list) else [found])
                    for row in one.get("seats") or one["players"] if row]  # fmt: skip
            marked = {row["name"]: row["bot"] for row in told if row["bot"]}
            assert {name: marked.get(name) in LEVELS for name in bots} == dict.fromkeys(bots, True), path
        for kind in ("phh", "json"):
            path = f"/tables/{house.table.id}/hands/1/{kind}"
            text = (await request(house.app, "GET", path, headers_of())).text
            for name in bots:
                assert f"{name} (bot)" in text
                assert text.count(name) == text.count(f"{name} (bot)")

    in_house(test)
