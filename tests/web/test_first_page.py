"""The first page: what this is, hold'em first, the floor in the menu, and what a rotation mixes."""

import re

from cardspeak.locale.messages import LANGUAGES
from cardspeak.room.table.state import Settings
from cardspeak.service.first_tables import FIRST_TABLES
from cardspeak.service.settings import settings_from
from tests.web.asgi import form, headers_of, request
from tests.web.test_strangers import House, in_house

CARD = re.compile(r'<article class="table-card">.*?</article>', re.DOTALL)


async def with_first_tables(house: House) -> list[str]:
    """Open the tables of a new room, and return their addresses."""
    found = []
    for asked, bots in FIRST_TABLES:
        settings = settings_from(asked)
        assert isinstance(settings, Settings)
        table = await house.room.open_table(settings, "house", bots)
        found.append(f"/tables/{table.id}")  # type: ignore[union-attr]
    return found


def test_a_stranger_sits_down_at_holdem_with_one_button() -> None:
    async def test(house: House) -> None:
        holdem, *_ = await with_first_tables(house)
        await request(house.app, "POST", f"/tables/{house.table.id}/sit", headers_of(house.people[0].token))
        reply = await request(house.app, "GET", "/", headers_of())
        tables = [f"/tables/{house.table.id}", holdem]  # both are hold'em, and names decide between them
        hero = reply.text.partition('class="hero"')[2].partition("</section>")[0]
        (sits,) = re.findall(r'action="(/tables/\w+)/sit"', hero)
        assert sits in tables
        cards = CARD.findall(reply.text)
        assert len(cards) == len(FIRST_TABLES) + 1
        assert all("No-limit hold&#39;em" in card for card in cards[:2])
        assert not any("No-limit hold&#39;em</p>" in card for card in cards[2:])
        went = await form(house.app, f"{sits}/sit", headers_of())
        assert went.headers["location"].startswith("/enter?")
        member = await request(house.app, "GET", "/", headers_of(house.people[1].token))
        assert 'class="hero"' not in member.text
        for each in (reply, member):
            assert 'href="/floor"' in each.text

    in_house(test)


def test_a_rotation_says_what_it_mixes() -> None:
    async def test(house: House) -> None:
        await with_first_tables(house)
        for language in LANGUAGES:
            reply = await request(house.app, "GET", "/", headers_of(cookie=f"language={language}"))
            (mix,) = re.findall(r'<p class="mix">(.*?)</p>', reply.text)
            assert len(re.split(" · |; ", mix)) == 8  # of eight games
            assert mix.count(": ") == 3  # in three structures
            assert f"first-{language}.svg" in reply.text

    in_house(test)


def test_a_day_that_is_none_is_said() -> None:
    async def test(house: House) -> None:
        me = headers_of(house.people[0].token)
        reply = await request(house.app, "GET", "/hands?day=yesterday", me)
        assert reply.status == 422
        assert "This is no day" in reply.text
        for query in ("day=2026-11-23", "before=x", "before=1.2", "result=even&table=none&game=x"):
            assert (await request(house.app, "GET", f"/hands?{query}", me)).status == 200
        for wrong in ({"table": "t", "number": "1"}, {"table": "t", "number": "-1"}, {}):
            starred = await form(house.app, "/hands/star", me, **wrong)
            assert starred.status == 422
            assert "There is no such hand" in starred.text

    in_house(test)
