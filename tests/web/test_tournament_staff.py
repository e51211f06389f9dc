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


def test_settings_are_changed_from_the_console() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:9])
        page = (await night.get("/run/settings")).text
        assert "/run/settings" in (await night.get("/run/more")).text
        assert f'value="{night.now.settings.name}"' in page
        levels = night.now.settings.structure.levels
        before = night.now.settings
        await night.do("settings", back="settings", name="Saturday", late="2", guarantee="500", public="yes")
        assert night.now.settings == before._replace(name="Saturday", late_until=2, guarantee=500, public=True)
        assert "Saturday" in (await night.get("/run/settings")).text
        shorter = "\n".join(re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.S)[0].splitlines()[:-1])
        await night.do("settings", back="settings", csv=shorter)
        assert night.now.settings.structure.levels == levels[:-1]
        assert not night.now.settings.public, "the tick was taken away"
        await night.refused("settings", csv="small,big\n1,2")
        await night.refused("settings", percent="0")
        await night.refused("settings", late="soon")
        await night.do("start")
        await night.refused("settings", seats="5")

    of_a_night(test)


def test_a_bounty_player_is_announced_and_no_longer_one() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:9])
        await night.do("start")
        member = night.player(NAMES[0])
        assert "Bounty player" in (await night.get(f"/run/player/{member}")).text
        await night.do("guest", member=member, on="yes")
        assert [each.member for each in night.now.guests] == [member]
        assert "No bounty player any more" in (await night.get(f"/run/player/{member}")).text
        await night.do("guest", member=member, on="")
        assert not night.now.guests

    of_a_night(test)


def test_a_table_is_told_hand_by_hand_from_now_on() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:9])
        await night.do("start")
        assert "Tell the hands here one by one" in (await night.get("/run/seats")).text
        await night.do("play", table="1", how="felt")
        assert night.now.playing[0].play == "felt"
        assert night.now.playing[0].stream

    of_a_night(test)


def test_all_in_hands_lie_face_down_in_hand_for_hand_where_the_book_says_so() -> None:
    async def tried(night: Night, says: bool) -> None:
        await night.enter(*NAMES[:9])
        await night.do("start")
        for page in ("", "/run", "/wall"):
            assert "stay face down" not in (await night.get(page)).text
        await night.do("hand-for-hand", on="yes")
        for page in ("", "/run", "/wall"):
            assert ("stay face down" in (await night.get(page)).text) == says, page

    of_a_night(lambda night: tried(night, True), book="tda-2024")
    of_a_night(lambda night: tried(night, False), book="tda-2011")


def test_what_a_seat_has_to_have_is_noted_with_the_entry() -> None:
    async def test(night: Night) -> None:
        await night.do("enter", name=NAMES[0], needs="a seat at the aisle")
        assert night.now.entrants[night.player(NAMES[0])].needs == "a seat at the aisle"
        assert "a seat at the aisle" in (await night.get(f"/run/player/{night.player(NAMES[0])}")).text
        assert "aisle" not in (await night.get()).text

    of_a_night(test)


def test_games_change_with_each_orbit() -> None:
    async def test(night: Night) -> None:
        assert night.now.settings.rotates == "orbit"

    of_a_night(test, game="horse", rotates="orbit", book="tda-2024")


def test_the_chips_of_one_player_are_coloured_up_and_it_is_announced() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:9])
        await night.do("start")
        await night.do("colour-one", member=night.player(NAMES[0]))
        assert f"The small chips of {NAMES[0]} are coloured up." in (await night.get("/wall")).text
        assert NAMES[0] not in night.now.said[-1].text, "the event holds an id"
        await night.refused("colour-one", member="nobody")

    of_a_night(test)


def test_a_player_is_moved_where_a_seat_is_free() -> None:
    async def test(night: Night) -> None:
        await night.enter(*NAMES[:6])
        await night.do("start")
        full = f"/run/player/{night.player(NAMES[0])}"
        page = (await night.get(full)).text
        assert "Move to" not in page, "no heading over nothing"
        assert page.count('name="seat"') == 1
        sitting = [night.player(name) for name in NAMES[:6]]
        await night.out(next(each for each in sitting if night.table(each) != night.table(sitting[0])))
        assert "Move to" in (await night.get(full)).text

    of_a_night(test, seats="3")
