"""The pages of the club: a night at the desk and on the floor, what each role sees, what members see of themselves."""

from __future__ import annotations

import re
from html import unescape

import pytest

from cardspeak.locale.messages import LANGUAGES, say
from cardspeak.room.club.commands_people import ChangeHouse
from cardspeak.room.club.state import game_of, in_hand
from tests.service.clubs import OWNER, does, holds
from tests.web.asgi import form, headers_of, request
from tests.web.club_night import Staff, in_club, problem
from tests.web.test_strangers import House

TABLE = {"name": "One", "game": "no-limit holdem", "small": 10, "big": 20, "seats": 6, "least": 100, "most": 0,
         "book": "common", "how": "reports", "main": 0}  # fmt: skip
SECTIONS = (
    "desk shift floor members register more staff discipline dealers tickets cage evenings proposals house figures log"
).split()


def test_a_night_at_the_desk_and_on_the_floor() -> None:
    async def test(house: House) -> None:
        owner, cashier, floor = Staff(house, OWNER), Staff(house, "cashier"), Staff(house, "floor")
        assert "Open yours" in (await cashier.get("desk")).text
        await cashier.do("open-shift", float="1,000", back="desk")
        assert await cashier.do("register", name="Eve Fox", contact="+421 900", in_person=1) != "/club/run"
        (eve,) = house.room.club.people.found("Eve Fox", {})
        await cashier.do("arrive", member=eve, card=cashier.club.members[eve].card)
        await floor.do("open-table", **TABLE, back="floor")
        await floor.do("open-table", **{**TABLE, "name": "Two"}, back="floor")
        one, two = floor.club.tables.values()
        await floor.do("join-list", who="Eve Fox", game=game_of(one), how="present", back="floor")
        await cashier.do("sell", member=eve, amount=500, way="cash", back=f"member/{eve}")
        page = await cashier.get(f"member/{eve}")
        assert re.search(r'id="in-hand"><b>500</b>', page.text)
        assert "500 chips in hand, not 600" in await cashier.refused(
            "pay-out", member=eve, amount=600, back=f"member/{eve}"
        )
        await floor.do("call-next", table=one.number)
        assert "Eve Fox" in (await floor.get("/club/run")).text
        await floor.do("take-seat", member=eve, table=one.number, chips=300, place=-1, back=f"member/{eve}")
        assert in_hand(floor.club, eve) == 200
        assert "mark them absent first" in await floor.refused("come-back", member=eve, back=f"member/{eve}")
        await floor.do("go-away", member=eve, back=f"member/{eve}")
        assert "absent for 0 min" in (await floor.get(f"member/{eve}")).text
        await floor.do("come-back", member=eve, back=f"member/{eve}")
        manager = Staff(house, "manager")
        await manager.do("change-table", member=eve, table=two.number, chips=300, why="asked", place=2, more=0)
        assert floor.club.seats[eve].place == 2
        await floor.do("leave-seat", member=eve, chips=300, back=f"member/{eve}")
        receipt = int(re.findall(r"/club/receipts/(\d+)", (await cashier.get("desk")).text)[0])
        assert "500" in (await cashier.get(f"/club/receipts/{receipt}")).text
        await cashier.do("pay-out", member=eve, amount=500, sheet=0, back=f"member/{eve}")
        await manager.do("close-table", table=one.number, counted=0, back="floor")
        await cashier.do("close-shift", counted=980, back="shift")
        shown = await cashier.get("shift")
        assert "980" in shown.text
        holds(floor.club)
        assert owner.club.owner == OWNER

    in_club(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_felt_table_is_told_on_the_floor_console_and_run_by_the_club(language: str) -> None:
    async def test(house: House) -> None:
        cashier, floor, dealer = Staff(house, "cashier"), Staff(house, "floor", language), Staff(house, "dealer")
        await cashier.do("open-shift", float="1,000", back="desk")
        await floor.do("open-table", **{**TABLE, "how": "felt"}, back="floor")
        (table,) = floor.club.tables.values()
        here = f"/floor/{table.stream.removeprefix('table/')}"
        for place, member in enumerate(("c0", "c1")):
            await cashier.do("sell", member=member, amount=500, way="cash", back=f"member/{member}")
            await floor.do("take-seat", member=member, table=1, chips=300, place=place, back=f"member/{member}")
        assert f'href="{here}"' in (await floor.get("table/1")).text
        assert here not in (await floor.get("member/c0")).text
        assert (await form(house.app, f"{here}/do/next", dealer.headers)).status == 303
        shown = (await floor.get(here)).text
        assert "Player_0" in shown
        assert 'href="/club/run/table/1"' in shown
        for deed in ("sit", "leave", "appoint", "forget", "close"):
            assert f"{here}/do/{deed}" not in shown
        for deed in ("count", "move"):
            assert f"{here}/do/{deed}" in shown
        manager = Staff(house, "manager", elevated=False)  # chips of members change hands there
        for path in (here, f"{here}/what", f"{here}/rule?line=x", f"{here}/version"):
            reply = await request(house.app, "GET", path, manager.headers)
            assert (reply.status, reply.headers["location"]) == (303, f"/account/second?next={here}"), path
        reply = await form(house.app, f"{here}/do/undo", manager.headers, entry="0")
        assert reply.headers["location"] == f"/account/second?next={here}"
        refused = await form(house.app, f"{here}/do/leave", floor.headers, name="Player_0")
        assert refused.status == 422
        assert say(language, "refused-club-decides") in unescape(refused.text)
        holds(floor.club)

    in_club(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_every_language(language: str) -> None:
    async def test(house: House) -> None:
        owner = Staff(house, OWNER, language)
        await owner.do(
            "appoint", member=OWNER, **{"role-cashier": 1, "role-floor": 1, "role-judge": 1, "role-dealer": 1}
        )
        await owner.do("open-shift", float=500)
        await owner.do("open-table", **TABLE)
        (one,) = owner.club.tables.values()
        await owner.do("join-list", member="c0", game=game_of(one))
        await owner.do("sell", member="c1", amount=500)
        await owner.do("take-seat", member="c1", table=one.number, chips=400, place=0)
        await owner.do("go-away", member="c1")
        await owner.do("call-next", table=one.number)
        await owner.do("report", table=one.number, words="chips in the pocket", member="c1")
        await owner.do("plan-evening", title="Friday", at="2030-01-04T20:00", all=1)
        await owner.do("offence", member="c2", offence="cheating", measure="missed_rounds", rounds=2, until="")
        await owner.do("ban", member="c2", offence="cheating", until="2031-02-03", reason="dice")
        for section in SECTIONS:
            reply = await owner.get(section)
            assert f'lang="{language}"' in reply.text
        for path in (
            "/club",
            "/club/run",
            f"table/{one.number}",
            "member/c0",
            "member/c1",
            "member/c2",
            "/club/documents",
        ):
            await owner.get(path)
        for section in ("figures?days=1", "figures?days=30"):
            reply = await owner.get(section)
            assert "<svg" in reply.text
            assert "<script>" not in reply.text
        for name in ("tables", "drop", "members", "waiting"):
            assert (await owner.get(f"/club/figures/{name}.csv")).body.startswith(b"\xef\xbb\xbf")
        card = await form(house.app, "/club/cards/c0", owner.headers)
        assert "<svg" in card.text
        assert (await owner.get("desk?find=Player")).text.count("/club/run/member/c") >= 3
        secret = re.search(r"/club/link/([\w-]+)", card.text)
        assert secret is not None
        link = f"/club/link/{secret[1]}"
        scanned = await owner.get(link, 303)
        assert scanned.headers["location"] == "/club/run/member/c0"
        entered = await form(house.app, link)
        assert entered.headers["location"] == "/club/me"
        mine = Staff(house, "c0", language, elevated=False)
        assert "Friday" in (await mine.get("/club/me")).text
        for deed, status, fields in (
            ("come", 303, {"evening": "1", "answer": "yes"}),
            ("answer", 303, {"game": game_of(one), "answer": "coming"}),
            ("propose", 422, {"words": "More chairs"}), ("leave-list", 303, {"game": game_of(one)}),
            ("sell", 404, {}),
        ):  # fmt: skip
            reply = await form(house.app, f"/club/me/{deed}", mine.headers, **fields)
            assert reply.status == status, (deed, problem(reply))
        assert dict(owner.club.evenings[1].invited)["c0"] == "yes"

    in_club(test)


def test_strangers_members_and_roles() -> None:
    async def test(house: House) -> None:
        reply = await request(house.app, "GET", "/club/run", headers_of())
        assert reply.headers["location"] == "/enter?next=/club/run"
        member = Staff(house, "c0", elevated=False)
        await member.get("/club/run", 403)
        dealer, unproved = Staff(house, "dealer"), Staff(house, "cashier", elevated=False)
        assert (await unproved.get("desk", 303)).headers["location"].startswith("/account/second")
        await dealer.get("desk", 403)
        await dealer.get("staff")
        assert "sell" not in (await dealer.get("more")).text.split()
        refused = await dealer.refused("sell", member="c0", amount=100)
        assert refused
        assert (await form(house.app, "/club/do/open-shift", unproved.headers, float="1")).status == 303
        assert not dealer.club.shifts

    in_club(test)


def test_bad_input_is_refused_with_one_line() -> None:
    async def test(house: House) -> None:
        cashier = Staff(house, "cashier")
        await cashier.do("open-shift", float=100)
        for deed, fields in (
            ("sell", {"member": "c0", "amount": "-5"}), ("sell", {"member": "c0", "amount": "x"}),
            ("sell", {"member": "nobody", "amount": "5"}), ("pay-out", {"member": "c0", "amount": "5"}),
            ("hand-back", {"member": "c0", "amount": "5"}), ("keep", {"member": "c0", "amount": "5"}),
            ("redeem", {"member": "c0", "number": "none", "event": "x", "price": "5"}),
            ("register", {"name": "Eve"}), ("pass-ticket", {"number": "1", "to": "nobody"}),
        ):  # fmt: skip
            said = await cashier.refused(deed, **fields, back="member/c0")
            assert said.count("\n") == 0
            assert len(said) > 10, (deed, said)

    in_club(test)


def test_founding_with_the_key() -> None:
    from tests.web.test_strangers import in_house

    async def test(house: House) -> None:
        me = headers_of(house.people[0].token)
        assert "There is no club here yet" in (await request(house.app, "GET", "/club", me)).text
        assert (await request(house.app, "GET", "/club/found", me)).status == 200
        wrong = await form(house.app, "/club/found", me, name="Raise", key="wrong", book="fspr-training")
        assert wrong.status == 422
        made = await form(house.app, "/club/found", me, name="Raise", key=house.room.club.key, book="fspr-training")
        assert made.headers["location"] == "/club/run"
        assert house.room.club.club is not None
        assert house.room.club.club.house.book == "fspr-training"
        assert 'href="/club"' in (await request(house.app, "GET", "/", me)).text

    in_house(test)


def test_what_the_book_says_of_personal_things_is_posted() -> None:
    async def test(house: House) -> None:
        owner = Staff(house, OWNER)
        page = (await request(house.app, "GET", "/club", headers_of())).text
        assert "Nothing is posted yet" in page
        assert "walkways" not in page
        desk = house.room.club
        assert desk.club is not None
        kept = desk.club.house._replace(tournament_book="tda-2024")
        await does(desk, OWNER, ChangeHouse(kept, OWNER))
        page = (await owner.get("/club")).text
        for words in ("free of needless things", "space for legs", "walkways"):
            assert words in page
        assert "Nothing is posted yet" not in page

    in_club(test)


def test_an_entry_that_was_merged_is_called_as_the_one_that_is_kept() -> None:
    async def test(house: House) -> None:
        owner = Staff(house, OWNER)
        await owner.do("register", name="Eve Fox", contact="1", in_person=1)
        await owner.do("register", name="Eva Fox", contact="2", in_person=1)
        eve, eva = list(owner.club.members)[-2:]
        await owner.do("say", words="Eva Fox is wanted at the desk")
        assert await owner.do("merge", member=eva, into="Eve Fox") == f"/club/run/member/{eve}"
        page = (await owner.get(f"member/{eva}")).text
        assert f'<a href="/club/run/member/{eve}" translate="no">Eve Fox</a>' in page
        assert "…" not in page[page.index("<main") :].partition("</header>")[0]
        assert "Eva Fox" not in page
        assert "Eve Fox is wanted at the desk" in (await owner.get()).text

    in_club(test)


def test_the_console_of_a_felt_table_leads_back_to_the_club() -> None:
    async def test(house: House) -> None:
        owner = Staff(house, OWNER)
        await owner.do(
            "open-table",
            name="Two",
            how="felt",
            game="no-limit holdem",
            small=10,
            big=20,
            least=500,
            most=5000,
            seats=9,
        )
        address = re.findall(r'href="(/floor/\w+)"', (await owner.get("table/1")).text)[0]
        page = (await owner.get(address)).text
        assert page.count('href="/club/run/table/1"') == 2, "at its head, and where it says what is done there"
        assert "/club/run/table/1" in page[page.index("<h1") : page.index('class="middle-row"')]

    in_club(test)
