"""Flights made, sent on and taken back from the console; a series shown, printed, and asked for by a program."""

import json
import re
from urllib.parse import urlencode

import pytest

from cardspeak.locale.messages import LANGUAGES
from cardspeak.room.tournament.run.state import left
from tests.web.asgi import headers_of, request
from tests.web.test_strangers import House, in_house
from tests.web.test_tournament_pages import NAMES, Night, made, of_a_night


async def bagged(night: Night, names: list[str]) -> None:
    """Play a flight to the end of its day, with one player out, and count its bags as a director alone."""
    await night.enter(*names)
    await night.do("start")
    await night.out(night.player(names[0]))
    await night.do("end-day", back="days")
    least, over = divmod(night.now.counts.in_play, len(night.now.bags))
    for kind in ("bag", "own"):
        counts = {f"{kind}-{bag.player}": str(least + (over if not at else 0)) for at, bag in enumerate(night.now.bags)}
        await night.do("bags", back="days", **counts)
    await night.do("close-bags", back="days")


async def flight_of(main: Night) -> Night:
    """Make a flight."""
    before = set(main.house.room.tournaments.running)
    assert await main.do("make-flight", back="days") == f"{main.path}/run/days"
    (new,) = set(main.house.room.tournaments.running) - before
    return Night(main.house, main.me, f"/tournaments/{new}")


def test_two_flights_come_together() -> None:
    async def test(main: Night) -> None:
        first, second = await flight_of(main), await flight_of(main)
        assert [each.now.settings.name for each in (first, second)] == ["Friday · 1A", "Friday · 1B"]
        assert all(each.now.settings.flight_of == main.running.id for each in (first, second))
        for page in (main.path, f"{main.path}/run/days"):
            text = (await request(main.house.app, "GET", page, headers_of(main.me.token))).text
            assert f'href="{first.path}' in text
            assert "Friday · 1B" in text
        await bagged(first, NAMES[:6])
        await bagged(second, NAMES[4:10])
        page = (await first.get("/run/days")).text
        assert re.findall(r'<option value="(\w+)"', page) == [main.running.id]
        await first.do("send-on", back="days", to=main.running.id)
        assert "The players have gone on to Friday" in (await first.get()).text
        await first.do("undo", step=str(first.now.steps), reason="too early")
        assert (first.now.stage, len(main.now.entrants)) == ("between_days", 0)
        for each in (first, second):
            await each.do("send-on", back="days", to=main.running.id)
        assert "players are here" in (await main.get("/run/days")).text
        assert "Draw the seats and begin day 1" in (await main.get("/run")).text
        await main.do("next-day")
        assert len(left(main.now)) == len({*NAMES[1:6], *NAMES[5:10]})
        assert main.now.counts.entries == 12
        reply = await request(main.house.app, "GET", f"/api{main.path}/flights", headers_of(main.me.token))
        assert [(each["id"], each["sent_to"]) for each in json.loads(reply.text)] == [
            (first.running.id, main.running.id), (second.running.id, main.running.id)
        ]  # fmt: skip

    of_a_night(test, rebuys="0", late="1")


def test_who_makes_flights_and_when() -> None:
    async def test(main: Night) -> None:
        other = Night(main.house, main.house.people[1], main.path)
        await main.do("appoint", name="p-1", role="floor")
        assert await other.refused("make-flight", back="days")
        await main.enter(*NAMES[:4])
        await main.do("start")
        assert await main.refused("make-flight", back="days")

    of_a_night(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series(language: str) -> None:
    async def test(house: House) -> None:
        nights = [await made(house, name=name, rebuys="0", late="1") for name in ("Friday", "Sunday")]
        for night, names in zip(nights, (NAMES[:3], NAMES[1:4]), strict=True):
            await night.enter(*names)
            await night.do("start")
            await night.do("close")
            for name in names[:-1]:
                await night.out(night.player(name))
        ids = [each.running.id for each in nights]
        asked = [*[("event", each) for each in ids], ("formula", "table"), ("by_place", "10 6 3"), ("best", "1")]
        query, own = urlencode([("name", "Autumn"), *asked]), headers_of(house.people[0].token)
        data = json.loads((await request(house.app, "GET", f"/api/series?{query}", own)).text)
        rows = [(row["rank"], row["name"], row["points"], row["played"]) for row in data["standings"]]
        assert rows == [(1, NAMES[2], 10, 2), (1, NAMES[3], 10, 1), (3, NAMES[1], 6, 2), (4, NAMES[0], 3, 1)]
        head = [(key, value) for key, value in own if key != b"accept-language"]
        head.append((b"accept-language", language.encode()))
        page = (await request(house.app, "GET", f"/series?{query}", head)).text
        assert re.findall(r'<th scope="row" translate="no">([^<]+)', page) == [row[1] for row in rows]
        assert page.count("checked") == 2
        paper = await request(house.app, "GET", f"/series/paper/season.csv?{query}", head)
        assert [line.split(";" if language != "en" else ",")[1] for line in paper.text.splitlines()[1:]] == [
            row[1] for row in rows
        ]
        running = await made(house, name="Monday")
        for wrong in (
            [("event", running.running.id)], [("event", "0123456789")], [*asked, ("knockout", "-1")],
            [("formula", "x")],
            [("event", ids[0]), ("formula", "table")], [("event", str(at)) for at in range(61)],
        ):  # fmt: skip
            for at in ("/series", "/api/series"):
                reply = await request(house.app, "GET", f"{at}?{urlencode(wrong)}", head)
                assert reply.status == 422, (at, wrong)

    in_house(test)
