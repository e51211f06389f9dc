"""Who sees what of a member, and what is left of one who is forgotten; what cannot be, by page and by program."""

from __future__ import annotations

import csv
import io
import json
import logging
from typing import Any

import pytest

from cardspeak.service.club_csv import FILES
from tests.service.clubs import OWNER
from tests.web.asgi import headers_of, request
from tests.web.club_night import Staff, in_club
from tests.web.test_api_club import get, post, reply_of
from tests.web.test_club_pages import TABLE
from tests.web.test_club_roles import Club
from tests.web.test_club_roles import in_club as in_programs_club
from tests.web.test_strangers import House

STAKES = {"small_blind": 10, "big_blind": 20, "least_buy_in": 100, "most_buy_in": 2000}


def test_nobody_sees_what_another_member_has() -> None:
    async def test(club: Club) -> None:
        player, owner = club.who["player"], club.who["owner"]
        status, told = await post(club, owner, "/members", name="Eve Fox", contact="+421 900 123 456")
        assert status == 201, told
        eve = told["member"]
        for path in (f"/members/{eve}", f"/members/{eve}/export", "/members?find=Eve", "/ledger", "/events",
                     *[f"/files/{name}.csv" for name in FILES]):  # fmt: skip
            assert (await reply_of(club, player, path)).status == 403, path
        for verb in ("undo", "hand-back", "sell-chips", "keep-chips"):
            fields: dict[str, Any] = {"do": verb, "member": eve, "amount": 1}
            fields = {"do": "undo", "step": 2, "reason": "x"} if verb == "undo" else fields
            assert (await post(club, player, "/commands", **fields))[0] == 403, verb
        for path in ("/club", "/club/me", "/api/club"):
            reply = await request(club.app, "GET", path, headers_of(cookie=f"cardspeak={player.token}"))
            assert "Eve Fox" not in reply.text, path
            assert eve not in reply.text, path

    in_programs_club(test)


def test_programs_see_no_more_than_pages() -> None:
    """What happened in the club is for whoever may have the file of it."""

    async def test(club: Club) -> None:
        for role, program in club.who.items():
            by_file = (await reply_of(club, program, "/files/events.csv")).status
            assert (await reply_of(club, program, "/events")).status == by_file, role

    in_programs_club(test)


def test_the_same_wish_of_a_program_registers_one_person() -> None:
    async def test(club: Club) -> None:
        cashier = club.who["cashier"]
        made = [await post(club, cashier, "/members", name="Eve Fox", id="wish-1") for _ in range(2)]
        assert made[0] == made[1]
        assert made[0][0] == 201
        other = await post(club, cashier, "/members", name="Eve Fox", id="wish-2")
        assert other[1]["member"] != made[0][1]["member"]
        found = (await get(club, cashier, "/members?find=Eve"))["members"]
        assert len(found) == 2

    in_programs_club(test)


def test_what_cannot_be_is_refused_to_programs_in_one_line() -> None:
    """The reason, the way out, and the clause where a rulebook has one; nothing has moved."""

    async def test(club: Club) -> None:
        cashier, host, owner = club.who["cashier"], club.who["host"], club.who["owner"]
        player, other = club.who["player"].member, "m-judge"
        director = club.who["director"]
        card = (await get(club, owner, f"/members/{player}"))["card"]
        called: list[tuple[Any, dict[str, Any]]] = [
            (owner, {"do": "join-list", "member": player, "game": "nlhe 10/20"}),
            (owner, {"do": "call-next", "table": 1}),
        ]
        first: list[tuple[Any, dict[str, Any]]] = [
            (cashier, {"do": "open-shift", "float": 1000}),
            (owner, {"do": "issue-chips", "pieces": [[5, 100], [25, 100], [100, 100]]}),
            (host, {"do": "open-table", "name": "Blue", "games": ["nlhe"], "stakes": STAKES, "seats": 6,
                    "book": "fspr-training"}),
            (host, {"do": "open-table", "name": "Red", "games": ["nlhe"], "stakes": STAKES, "seats": 6}),
            (host, {"do": "arrive", "member": player, "card": card}),
            (cashier, {"do": "sell-chips", "member": player, "amount": 1000}),
            *called, (host, {"do": "take-seat", "member": player, "table": 1, "chips": 500}),
            (host, {"do": "leave-seat", "member": player, "chips": 500}),
            *called,
            (director, {"do": "give-ticket", "number": "T1", "member": player, "worth": 50, "kind": "prize",
                        "event": "cup"}),
            (cashier, {"do": "redeem-ticket", "number": "T1", "member": player, "event": "cup", "price": 50}),
            (owner, {"do": "ban-member", "member": other, "offence": "cheating", "until": 0, "reason": "dice"}),
        ]  # fmt: skip
        for who, fields in first:
            status, told = await post(club, who, "/commands", **fields)
            assert status == 200, told
        before = (await get(club, cashier, "/ledger"))["accounts"]
        for who, code, clause, fields in (
            (cashier, "amount_not_positive", False, {"do": "sell-chips", "member": player, "amount": -5}),
            (cashier, "amount_not_positive", False, {"do": "pay-out", "member": player, "amount": -5}),
            (cashier, "ticket_used", False,
             {"do": "redeem-ticket", "number": "T1", "member": player, "event": "cup", "price": 50}),
            (cashier, "ticket_used", False, {"do": "pass-ticket", "number": "T1", "to": "m-host"}),
            (cashier, "balance_short", False, {"do": "hand-back", "member": player, "amount": 5}),
            (cashier, "chips_short", False, {"do": "pay-out", "member": player, "amount": 1001}),
            (cashier, "banned", True, {"do": "sell-chips", "member": other, "amount": 100}),
            (host, "banned", True, {"do": "join-list", "member": other, "game": "nlhe 10/20"}),
            (host, "chips_must_come_back", True, {"do": "take-seat", "member": player, "table": 1, "chips": 100}),
            (host, "not_seated", False, {"do": "change-table", "member": player, "table": 2, "chips": 500,
                                         "why": "asked"}),
        ):  # fmt: skip
            status, told = await post(club, who, "/commands", **fields)
            assert (status, told.get("code")) == (409, code), (fields, told)
            assert bool(told["clauses"]) is clause, told
            assert "\n" not in told["message"], told
            assert len(told["message"].split()) > 4, told
        assert (await get(club, cashier, "/ledger"))["accounts"] == before

    in_programs_club(test)


def test_of_whoever_is_erased_no_page_file_receipt_or_line_has_the_name(caplog: pytest.LogCaptureFixture) -> None:
    async def test(house: House) -> None:
        owner, cashier = Staff(house, OWNER), Staff(house, "cashier")
        await cashier.do("open-shift", float="1000")
        await owner.do("open-table", **TABLE)
        made = await cashier.do("register", name="Eve Fox", contact="eve@fox.sk", birthday="1990-12-31", in_person=1)
        eve = made.rpartition("/")[2]
        await cashier.do("arrive", member=eve)
        await cashier.do("sell", member=eve, amount=500)
        await owner.do("join-list", member=eve, game="no-limit holdem 10/20")
        await owner.do("take-seat", member=eve, table=1, chips=300, place=-1)
        await owner.do("leave-seat", member=eve, chips=300)
        await owner.do("offence", member=eve, offence="cheating", measure="warning", reason="Eve Fox hid chips")
        await owner.do("say", words="Eve Fox, please come to the desk")
        await owner.do("plan-evening", title="Eve Fox plays", at="2030-01-04T20:00", all=1)
        await cashier.do("pay-out", member=eve, amount=500)
        assert "Eve Fox" in (await cashier.get("/club/receipts/1")).text
        await owner.do("erase", member=eve)
        pages = ["/club/run", "/club", "desk", "floor", "members", "discipline", "log", "evenings",
                 "table/1", f"member/{eve}", "/club/receipts/1", "/club/receipts/2", "shift",
                 *[f"/api/club/files/{name}.csv" for name in FILES], "/api/club/events"]  # fmt: skip
        for path in pages:
            text = await reply_as(cashier if "receipts" in path or path == "desk" else owner, path)
            for word in ("Eve Fox", "eve@fox.sk", "1990-12-31"):
                assert word not in text, (path, word)
        assert "Eve Fox" not in caplog.text
        rows = [*csv.reader(io.StringIO(await reply_as(owner, "/api/club/files/members.csv")))]
        (kept,) = [row for row in rows if row[0] == eve]
        assert kept[2:5] == ["", "", ""]

    caplog.set_level(logging.DEBUG)
    in_club(test)


async def reply_as(who: Staff, path: str) -> str:
    """What somebody of the staff is shown, whatever the status."""
    reply = await request(
        who.house.app, "GET", path if path.startswith("/") else f"/club/run/{path}", who.headers
    )  # fmt: skip
    return reply.text


def test_a_link_is_a_secret_that_no_line_has(caplog: pytest.LogCaptureFixture) -> None:
    async def test(house: House) -> None:
        cashier = Staff(house, "cashier")
        links = set()
        for _ in range(3):
            reply = await request(house.app, "POST", "/club/cards/c0", cashier.headers, b"")
            links.add(reply.text.split("/club/link/")[1].split('"')[0].split("<")[0])
        assert len(links) == 3
        assert all(len(each) >= 43 for each in links)  # 256 bits
        for each in links:
            await request(house.app, "GET", f"/club/link/{each}")
            assert each not in caplog.text
        assert json.dumps(caplog.text).find("/club/link/") < 0

    caplog.set_level(logging.DEBUG)
    in_club(test)
