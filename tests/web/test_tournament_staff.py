"""The staff's pages: protests where the book has them, measures against stalling, tickets of an event, languages."""

import re

from cardspeak.room.tournament.tickets import DAY
from tests.web.test_strangers import House, in_house
from tests.web.test_tournament_pages import NAMES, Night, made, of_a_night


async def begun(night: Night) -> str:
    """Begin, and give the first player a penalty; return its number."""
    await night.enter(*NAMES[:9])
    await night.do("start")
    await night.do("penalise", member=night.player(NAMES[0]), offence="phone", kind="rounds 1", reason="")
    return str(night.now.penalties[0].case)


def test_a_book_without_protests_offers_none() -> None:
    async def test(night: Night) -> None:
        await begun(night)
        page = (await night.get("/run/protests")).text
        assert "this book has no protest" in page
        assert "/do/protest" not in page

    of_a_night(test)


def test_a_decision_that_is_overdue_is_seen() -> None:
    async def test(night: Night) -> None:
        case = await begun(night)
        assert "/do/protest" in (await night.get("/run/protests")).text
        await night.do("protest", back="protests", member=night.player(NAMES[0]), case=case, reason="Not mine")
        await night.do("forward-protest", back="protests", number="1")
        await night.do("receive-protest", back="protests", number="1")
        assert "the decision was due on" not in (await night.get("/run")).text
        protest = night.now.protests[0]
        night.running.known = night.now._replace(protests=(protest._replace(due=protest.due - 400 * DAY),))
        night.running.version += 1  # as if a year had gone by
        for page in ("/run", "/run/protests"):
            assert "the decision was due on" in (await night.get(page)).text
        assert "the decision was due on" not in (await night.get()).text

    of_a_night(test, book="fspr-competition")


def test_a_shot_clock_is_announced_from_the_console() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:9])
        await night.do("start")
        await night.refused("stalling", means="shot_clock", number="")
        await night.do("stalling", means="shot_clock", number="25", cards="3", seconds="20")
        for page in ("", "/run", "/run/time"):
            assert "Shot clock: 25 s · 3 time cards of 20 s" in (await night.get(page)).text
        await night.refused("break-by-lot")
        await night.do("stalling", means="")
        assert "Shot clock: 25" not in (await night.get()).text

    of_a_night(test)


def test_a_prize_is_a_ticket_for_an_event_that_is_chosen() -> None:
    async def test(house: House) -> None:
        night, final = await made(house, rebuys="0", late="1"), await made(house, name="The Final")
        await night.enter(*NAMES[:3])
        await night.do("start")
        await night.do("close")
        for name in NAMES[:2]:
            await night.out(night.player(name))
        page = (await night.get("/run/tickets")).text
        offered = re.findall(r'<option value="(\w*)">', page[page.index('name="event"') :])
        assert offered == [final.running.id, ""]
        await night.do("pay-ticket", member=night.player(NAMES[2]), number="F1", worth="20", event=offered[0])
        assert night.now.issued[0].event == final.running.id

    in_house(test)


def test_the_languages_of_the_tables_are_announced() -> None:
    async def test(night: Night) -> None:
        assert night.now.settings.languages == ("English", "Slovak")
        assert "At the tables: English, Slovak" in (await night.get()).text
        assert "English, Slovak" in (await night.get("/paper/structure")).text

    of_a_night(test, languages=" English,Slovak , English,")
