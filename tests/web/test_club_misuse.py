"""What goes wrong at a desk: numbers that are none, forms sent twice, names in remarks, a factor that ran out."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from cardspeak.locale.messages import LANGUAGES, has, say
from cardspeak.room.club.decide import OF_STEP
from cardspeak.room.club.roles import ROLES
from cardspeak.room.club.state import Document, Measure, Why, in_hand
from cardspeak.room.tournament.tickets import Kind
from cardspeak.service.club_csv import FILES
from cardspeak.web.club.house import DOCK
from tests.service.clubs import OWNER, holds
from tests.web.asgi import form, request
from tests.web.club_night import Staff, in_club
from tests.web.test_club_pages import TABLE
from tests.web.test_strangers import House


@pytest.mark.parametrize("typed", ["1.500", "1500,50", "15o0", "€1500", "", "  ", "9" * 30, "½", "١٢"])
def test_what_is_no_number_is_never_taken_for_nothing(typed: str) -> None:
    async def test(house: House) -> None:
        owner, cashier, floor = Staff(house, OWNER), Staff(house, "cashier"), Staff(house, "floor")
        await cashier.do("open-shift", float="1000")
        await floor.do("open-table", **TABLE)
        await cashier.do("sell", member="c0", amount="2000")
        await floor.do("take-seat", member="c0", table=1, chips="1500", place=-1)
        for who, deed, fields in (
            (cashier, "close-shift", {"counted": typed}), (cashier, "open-shift", {"float": typed}),
            (floor, "leave-seat", {"member": "c0", "chips": typed}),
            (floor, "close-table", {"table": 1, "counted": typed}),
            (floor, "count-absent", {"member": "c0", "chips": typed}),
            (floor, "add-chips", {"member": "c0", "chips": "100", "stack": typed}),
            (cashier, "count-cage", {"pieces-5": typed, "pieces-25": "3"}),
            (owner, "issue-chips", {"pieces-5": typed.strip() or "x", "pieces-25": "3"}),
            (cashier, "fill", {"table": 1, "amount": typed}), (cashier, "count-drop", {"table": 1, "amount": typed}),
            (cashier, "sell", {"member": "c0", "amount": typed}), (cashier, "move-cash", {"amount": typed}),
            (floor, "open-table", {**TABLE, "least": typed}),
            (owner, "house", {"name": "Club", "chips": "1 5", "percent": typed, "cap": 0, "time": 0, "minutes": 30}),
            (owner, "offence", {"member": "c0", "offence": "cheating", "measure": "missed_rounds",
                                "rounds": typed.strip() or "x"}),
        ):  # fmt: skip
            said = await who.refused(deed, **fields)
            assert ("whole number" in said) or (typed.strip() and typed[:12] in said), (deed, said)
        assert not cashier.club.shifts[1].closed
        assert cashier.club.ledger.on("table/1") == 1500
        holds(cashier.club)

    in_club(test)


def test_a_day_that_is_none_bans_nobody_for_ever() -> None:
    async def test(house: House) -> None:
        owner = Staff(house, OWNER)
        for until in ("2031-02-30", "tomorrow", "31.12.2031"):
            fields = {"member": "c0", "offence": "cheating", "reason": "dice", "until": until}
            assert "day" in await owner.refused("ban", **fields)
            assert "day" in await owner.refused("offence", **fields, measure="season")

    in_club(test)


def _forms(text: str, deed: str) -> list[dict[str, str]]:
    found = re.findall(rf'<form method="post" action="/club/do/{deed}".*?</form>', text, re.DOTALL)
    return [dict(re.findall(r'name="([\w-]+)" value="([^"]*)"', each)) for each in found]


def test_a_form_that_is_sent_twice_counts_once() -> None:
    """As a double click sends it, or a browser that heard no answer."""

    async def test(house: House) -> None:
        cashier = Staff(house, "cashier")
        await cashier.do("open-shift", float="1000")
        (sell,) = _forms((await cashier.get("member/c0")).text, "sell")
        for _ in range(3):
            await cashier.do("sell", **sell | {"amount": "500"})
        assert in_hand(cashier.club, "c0") == 500
        await cashier.do("sell", **sell | {"amount": "200"})  # gone back, and another amount typed: another sale
        assert in_hand(cashier.club, "c0") == 700
        (sell,) = _forms((await cashier.get("member/c0")).text, "sell")
        await cashier.do("sell", **sell | {"amount": "500"})  # the same again, from a page that was asked for since
        assert in_hand(cashier.club, "c0") == 1200
        (pay,) = _forms((await cashier.get("member/c0")).text, "pay-out")
        for _ in range(2):
            await cashier.do("pay-out", **pay | {"amount": "400"})
        assert in_hand(cashier.club, "c0") == 800
        (found,) = _forms((await cashier.get("register")).text, "register")
        for _ in range(2):
            await cashier.do("register", **found | {"name": "Eve Fox", "in_person": "1"})
        assert len(house.room.club.people.found("Eve Fox", {})) == 1
        holds(cashier.club)

    in_club(test)


def test_names_in_remarks_are_names_on_every_page() -> None:
    """Ids are kept for them; whoever reads a page reads the name."""

    async def test(house: House) -> None:
        owner = Staff(house, OWNER)
        eve = (await owner.do("register", name="Eve Fox", in_person=1)).rpartition("/")[2]
        await owner.do("appoint", member=OWNER, **{"role-dealer": 1, "role-judge": 1})
        await owner.do("open-table", **TABLE)
        words, house_ = "Eve Fox was rude", {"percent": 0, "cap": 0, "time": 0, "minutes": 30}
        await owner.do("house", **house_, chips="1 5 25 100 500", tournament_book="fspr-competition")
        await owner.do("offence", member="c0", offence="cheating", measure="warning", reason=words)
        await owner.do("protest", member="c0", case=1, reason=words)
        await owner.do("forward-protest", number=1)
        await owner.do("receive-protest", number=1)
        await owner.do("decide-protest", number=1, outcome="rejected", words=words)
        await owner.do("ban", member="c1", offence="cheating", until="2031-01-01", reason=words)
        await owner.do("report", table=1, words=words)
        await owner.do("hand-over", table=1, to=OWNER, blinds="10/20", disruption=words, words=words)
        await owner.do("plan-evening", title="Eve Fox plays", at="2030-01-04T20:00")
        await owner.do("say", words=words)
        for path in ("/club/run", "/club", "/club/me", "log", "discipline", "member/c0", "member/c1", "table/1",
                     "dealers", "evenings", "more"):  # fmt: skip
            reader = Staff(house, "c0", elevated=False) if path == "/club/me" else owner
            assert eve not in re.sub(r"<[^>]*>", " ", (await reader.get(path)).text), path
        assert words in (await owner.get("discipline")).text
        # and once they are erased, no page and no file has the name
        await owner.do("erase", member=eve)
        for path in ("/club/run", "/club", "log", "discipline", "member/c0", "table/1", "evenings"):
            assert "Eve Fox" not in (await owner.get(path)).text, path

    in_club(test)


def test_tickets_that_ended_are_listed() -> None:
    async def test(house: House) -> None:
        cashier, director = Staff(house, "cashier"), Staff(house, "director")
        await cashier.do("open-shift", float="1000")
        for number, then in (("A", "used"), ("B", "lost"), ("C", "paid"), ("D", "")):
            ticket = {"number": number, "member": "c0", "worth": 100, "kind": "prize", "event": "e1"}
            await director.do("sell-ticket", what="give", **ticket)
            if then == "used":
                await cashier.do("redeem", member="c0", number=number, event="e1", price=100)
            elif then == "lost":
                await cashier.do("settle-tickets", event="e1", held=1)
            elif then == "paid":
                await cashier.do("settle-tickets", event="e1", held="", later="e1")
        assert "no such message" not in (await cashier.get("tickets")).text

    in_club(test)


def test_whoever_registers_finds_the_form() -> None:
    async def test(house: House) -> None:
        for role in ("cashier", "floor", "manager", "administrator"):
            who = Staff(house, role)
            await who.get("register")
            made = await who.do("register", name=f"New {role.title()}", in_person=1)
            assert "/club/cards/" in (await who.get(made)).text  # and prints the card
        await Staff(house, "dealer").get("register", 403)

    in_club(test)


def test_a_second_factor_that_ran_out_leads_back_to_a_page() -> None:
    async def test(house: House) -> None:
        tired = Staff(house, "cashier", elevated=False)
        reply = await form(house.app, "/club/do/sell", tired.headers, member="c0", amount="5", back="member/c0")
        assert reply.headers["location"] == "/account/second?next=/club/run/member/c0"
        reply = await form(house.app, "/club/do/sell", back="member/c0")
        assert reply.headers["location"] == "/enter?next=/club/run/member/c0"
        reply = await form(house.app, "/club/cards/c0", tired.headers)
        assert reply.headers["location"] == "/account/second?next=/club/run/member/c0"

    in_club(test)


def test_nobody_is_shown_what_only_others_may_tap() -> None:
    async def test(house: House) -> None:
        floor, dealer = Staff(house, "floor"), Staff(house, "dealer")
        await floor.do("open-table", **TABLE)
        await floor.do("join-list", member="c0", game="no-limit holdem 10/20")
        assert "/club/do/call-next" in (await floor.get("/club/run")).text
        text = (await dealer.get("/club/run")).text
        assert "/club/do/call-next" not in text
        assert "/club/do/undo" not in text  # the step was not theirs to take back

    in_club(test)


def test_an_empty_cage_is_counted() -> None:
    async def test(house: House) -> None:
        cashier = Staff(house, "cashier")
        fields = {f"pieces-{each}": 0 for each in (1, 5, 25, 100, 500)}
        await cashier.do("count-cage", **fields)
        assert not any(cashier.club.inventory.cage.values())
        assert cashier.club.inventory.lost > 0

    in_club(test)


def test_no_such_spectator_and_no_such_player() -> None:
    async def test(house: House) -> None:
        floor = Staff(house, "floor")
        await floor.do("open-table", **TABLE)
        assert await floor.refused("move-spectator", member="nobody", table=1, reason="talks")
        assert await floor.refused("move-spectator", member="c0", table=9, reason="talks")
        assert await floor.refused("report", member="nobody", table=1, words="talks")
        assert await floor.refused("report", member="c0", table=9, words="talks")

    in_club(test)


def test_staff_and_members_may_have_accounts_already() -> None:
    """Who made an account at the door is appointed, or registered, by its name; nobody has two entries by it."""

    async def test(house: House) -> None:
        owner, cashier = Staff(house, OWNER), Staff(house, "cashier")
        for name in ("Cleo", "Rita"):
            house.room.people.add_member(f"m-{name}", name, "hash", "member", 0)
        for _ in range(2):  # given a role, then another one
            await owner.do("appoint", name="Cleo", **{"role-cashier": 1})
            await owner.do("appoint", name="cleo", **{"role-floor": 1})
        assert owner.club.staff["m-Cleo"] == ("floor",)
        assert owner.club.members["m-Cleo"].card
        assert "Nobody" in await owner.refused("appoint", name="Nobody", **{"role-floor": 1})
        assert await cashier.do("register", name="Rita Novak", account="Rita", in_person=1) == "/club/run/member/m-Rita"
        assert "Rita Novak" in (await Staff(house, "m-Rita", elevated=False).get("/club/me")).text
        assert await cashier.refused("register", name="Rita Novak", account="Rita", in_person=1)
        assert await cashier.refused("register", name="Rita Novak", account="Rital", in_person=1)

    in_club(test)


def test_a_second_factor_that_is_lost_is_taken_away_by_the_owner() -> None:
    async def test(house: House) -> None:
        owner, cashier = Staff(house, OWNER), Staff(house, "cashier")
        assert "/club/do/reset-second" in (await owner.get("staff")).text
        assert "/club/do/reset-second" not in (await Staff(house, "administrator").get("staff")).text
        for role in ("administrator", "manager"):
            assert await Staff(house, role).refused("reset-second", member="cashier")
        await cashier.get("desk")
        await owner.do("reset-second", member="cashier", back="staff")
        assert (await cashier.get("desk", 303)).headers["location"].startswith("/account/second")

    in_club(test)


def test_every_answer_to_a_call_is_shown() -> None:
    async def test(house: House) -> None:
        floor, mine = Staff(house, "floor"), Staff(house, "c0", elevated=False)
        await floor.do("open-table", **TABLE)
        await floor.do("join-list", member="c0", game="no-limit holdem 10/20")
        await floor.do("call-next", table=1)
        for answer in ("more_time", "coming", "no"):
            fields = {"game": "no-limit holdem 10/20", "answer": answer}
            assert (await form(house.app, "/club/me/answer", mine.headers, **fields)).status == 303
            for page in ("/club/run", "floor", "member/c0"):
                await floor.get(page)
            await mine.get("/club/me")

    in_club(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything_that_pages_name(language: str) -> None:
    named = {
        "club-answered": ["coming", "more_time", "none"], "club-ticket-end": ["used", "lost", "paid"],
        "club-role": ROLES, "club-paper": get_args(Document),
        "club-measure": get_args(Measure), "club-why": get_args(Why), "tour-ticket-kind": get_args(Kind),
        "club-come": ["yes", "maybe", "no"], "club-dock": [key for key, _ in DOCK], "club-file": FILES,
        "club-proposal": ["accepted", "rejected"], "tour-protest": ["upheld", "rejected"], "club-step": OF_STEP,
    }  # fmt: skip
    for key, names in named.items():
        for name in names:
            wanted = f"{key}-{name}"
            said = [each for each in (wanted, wanted.replace("_", "-")) if has(each)]
            assert said, wanted
            assert say(language, said[0], who="", tables="", amount="", number=1, what="")


def test_no_role_is_led_to_a_page_that_is_not_theirs() -> None:
    """Whatever stands on a page of the staff as a link can be opened by whoever reads it."""

    async def test(house: House) -> None:
        cashier, manager = Staff(house, "cashier"), Staff(house, "manager")
        await cashier.do("open-shift", float="1000")
        for name in ("One", "Two"):
            await manager.do("open-table", **{**TABLE, "name": name})
        await cashier.do("sell", member="c0", amount="500")
        await manager.do("take-seat", member="c0", table=1, chips="500", place=0)
        await manager.do("join-list", member="c1", game="no-limit holdem 10/20")
        await manager.do("go-away", member="c0")
        await manager.do("deal", dealer="dealer", table=1)
        await manager.do("offence", member="c1", offence="cheating", measure="warning", reason="dice")
        wrong: list[str] = []
        for role in ROLES:
            who, seen = Staff(house, role), {"/club/run"}
            waiting = ["/club/run"]
            while waiting:
                on = waiting.pop()
                reply = await request(house.app, "GET", on, who.headers)
                wrong += [f"{role}: {on}: {reply.status}"] if reply.status != 200 else []
                for address in re.findall(r'href="(/club/(?:run|receipts)[^"?#]*)', reply.text):
                    if address not in seen:
                        seen.add(address)
                        waiting.append(address)
            assert len(seen) > 3, role
        assert not wrong, wrong

    in_club(test)


@pytest.mark.parametrize("book", ["common", "diamond-club", "fspr-training"])
def test_a_table_is_opened_as_the_house_may(book: str) -> None:
    """A school of poker holds training games and no others: the form asks for nothing that its book does not allow."""

    async def test(house: House) -> None:
        owner = Staff(house, OWNER)
        if book != "common":
            await owner.do("house", chips="1 5 25 100 500", percent=0, cap=0, time=0, minutes=30, book=book)
        fields = dict(
            re.findall(r'name="(sort)".*?<option value="([a-z]+)"', (await owner.get("floor")).text, re.DOTALL)
        )
        await owner.do("open-table", **{**TABLE, "book": book}, **fields)
        assert owner.club.tables[1].sort == ("training" if book == "fspr-training" else "cash")

    in_club(test)
