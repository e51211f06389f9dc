"""The club for programs: people entered, found, changed, exported, given a link; the ledger; everything as CSV."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from cardspeak.service.club_csv import FILES
from tests.serving import Program
from tests.web.asgi import Reply, form, headers_of, request
from tests.web.test_club_roles import KIND, Club, bearer, in_club

PRIZE = {"worth": 100, "kind": "prize"}


async def get(club: Club, who: Program, path: str = "") -> Any:
    """What somebody is shown."""
    return json.loads((await reply_of(club, who, path)).text)


async def reply_of(club: Club, who: Program, path: str = "") -> Reply:
    return await request(club.app, "GET", f"/api/club{path}", bearer(who))


async def post(club: Club, who: Program, path: str, **fields: Any) -> tuple[int, Any]:
    body = json.dumps(fields).encode()
    reply = await request(club.app, "POST", f"/api/club{path}", [*bearer(who), KIND], body)
    return reply.status, json.loads(reply.text)


def test_somebody_is_entered_found_changed_exported_and_erased() -> None:
    async def test(club: Club) -> None:
        cashier, manager, player = club.who["cashier"], club.who["manager"], club.who["player"]
        status, made = await post(club, cashier, "/members", name="Ivan Horvát", contact="+421 900", id="i1")
        assert status == 201
        member = made["member"]
        assert (made["name"], made["balance"]) == ("Ivan Horvát", 0)
        assert (await get(club, cashier, "/members?find=horv"))["members"] == [
            {"member": member, "name": "Ivan Horvát", "card": made["card"]}
        ]
        assert (await post(club, manager, f"/members/{member}", name="Ivan Novák"))[0] == 200
        assert (await get(club, cashier, f"/members/{member}"))["name"] == "Ivan Novák"
        assert (await get(club, manager, f"/members/{member}/export"))["contact"] == ""
        assert (await reply_of(club, player, f"/members/{member}/export")).status == 403
        assert (await get(club, player, f"/members/{player.member}/export"))["member"] == player.member
        assert (await reply_of(club, manager, "/members/nobody")).status == 404
        assert (await post(club, cashier, "/members", name="x" * 300))[0] == 400
        assert (await post(club, cashier, "/members", name="Ann", birthday="soon"))[1]["code"] == "birthday_unfit"
        for do in ("erase-member", "erase-member"):
            status, told = await post(club, manager, "/commands", do=do, member=member)
        assert (status, told["code"]) == (409, "no_such_member")
        assert (await get(club, cashier, "/members?find=ivan"))["members"] == []
        assert "Ivan" not in (await reply_of(club, manager, "/files/members.csv")).text

    in_club(test)


def test_a_personal_link_lets_in_without_an_account() -> None:
    async def test(club: Club) -> None:
        cashier = club.who["cashier"]
        _, made = await post(club, cashier, "/members", name="Ivan Horvát")
        links = [(await post(club, cashier, f"/members/{made['member']}/link"))[1]["link"] for _ in range(2)]
        assert (await form(club.app, links[0])).status == 422
        entered = await form(club.app, links[1])
        assert entered.status == 303
        secret = entered.headers["set-cookie"].partition("=")[2].partition(";")[0]
        mine = await request(club.app, "GET", "/api/club", headers_of(cookie=f"cardspeak={secret}"))
        assert json.loads(mine.text)["you"]["name"] == "Ivan Horvát"
        await post(club, cashier, f"/members/{made['member']}/link")
        again = await request(club.app, "GET", "/api/club", headers_of(cookie=f"cardspeak={secret}"))
        assert "you" not in json.loads(again.text)

    in_club(test)


def test_a_member_sees_their_own_and_nothing_of_others() -> None:
    async def test(club: Club) -> None:
        player, cashier, host = club.who["player"], club.who["cashier"], club.who["host"]
        stakes = {"small_blind": 10, "big_blind": 20, "most_buy_in": 2000}
        for who, fields in (
            (cashier, {"do": "issue-chips", "pieces": [[5, 100], [100, 100]]}),
            (cashier, {"do": "open-shift", "float": 100}),
            (host, {"do": "open-table", "name": "Blue", "games": ["nlhe"], "stakes": stakes, "seats": 4}),
            (host, {"do": "arrive", "member": player.member}),
            (cashier, {"do": "sell-chips", "member": player.member, "amount": 700}),
            (cashier, {"do": "keep-chips", "member": player.member, "amount": 200}),
            (host, {"do": "join-list", "member": "m-judge", "game": "nlhe 10/20"}),
            (player, {"do": "join-list", "game": "nlhe 10/20"}),
        ):  # fmt: skip
            status, told = await post(club, who, "/commands", **fields)
            assert status == 200, told
        shown = await get(club, player)
        assert (shown["you"]["in_hand"], shown["you"]["balance"]) == (500, 200)
        assert shown["you"]["lists"] == [{"game": "nlhe 10/20", "place": 2}]
        assert shown["lists"] == [{"game": "nlhe 10/20", "waiting": 2}]
        assert "Judge" not in json.dumps(shown)
        assert "chips" not in shown["tables"][0]
        staff = await get(club, host)
        assert [row["name"] for row in staff["lists"][0]["rows"]] == ["Judge", "Player"]
        for path in ("/ledger", "/events", "/members?find=a", "/members/m-judge", "/files/ledger.csv"):
            assert (await reply_of(club, player, path)).status == 403, path
        ledger = await get(club, cashier, "/ledger")
        assert sum(ledger["accounts"].values()) == 0
        assert ledger["accounts"]["keeping/m-player"] == 200
        told = await get(club, club.who["manager"], "/events?after=1")
        assert told["events"][0]["number"] == 2
        assert told["version"] == shown["version"]

    in_club(test)


def test_everything_is_there_as_csv() -> None:
    async def test(club: Club) -> None:
        owner, cashier = club.who["owner"], club.who["cashier"]
        await post(club, cashier, "/commands", do="issue-chips", pieces=[[5, 100]])
        await post(club, cashier, "/commands", do="open-shift", float=100)
        await post(club, cashier, "/members", name="=1+1")
        player, host = club.who["player"].member, club.who["host"]
        stakes = {"small_blind": 10, "big_blind": 20, "least_buy_in": 50, "most_buy_in": 2000}
        for who, fields in (
            (host, {"do": "open-table", "name": "Blue", "games": ["nlhe"], "stakes": stakes, "seats": 4}),
            (host, {"do": "arrive", "member": player}),
            (cashier, {"do": "sell-chips", "member": player, "amount": 100}),
            (host, {"do": "take-seat", "member": player, "table": 1, "chips": 100}),
            (host, {"do": "join-list", "member": "m-judge", "game": "nlhe 10/20"}),
            (club.who["director"], {"do": "give-ticket", "number": "T1", "member": player, "event": ""} | PRIZE),
            (owner, {"do": "plan-evening", "title": "Friday", "at": 1, "members": [player]}),
            (host, {"do": "report-to-floor", "table": 1, "words": "too loud"}),
        ):  # fmt: skip
            status, told = await post(club, who, "/commands", **fields)
            assert status == 200, told
        for name, file in FILES.items():
            reply = await reply_of(club, owner, f"/files/{name}.csv")
            assert reply.status == (200 if {"members", "house", "fairness"} & set(file.deeds) else 403), name
            if reply.status == 200:
                rows = [*csv.reader(io.StringIO(reply.text.lstrip("\ufeff")))]
                assert rows[0] == list(file.columns)
                assert all(len(row) == len(file.columns) for row in rows)
                assert len(rows) > 1 or name in ("cases", "protests", "proposals", "fairness"), name
        rows = [*csv.reader(io.StringIO((await reply_of(club, cashier, "/files/ledger.csv")).text))]
        assert sum(int(row[5]) for row in rows[1:]) == 0
        assert "'=1+1" in (await reply_of(club, owner, "/files/members.csv")).text
        assert (await reply_of(club, owner, "/files/nothing.csv")).status == 404
        assert (await reply_of(club, owner, "/files/ledger.pdf")).status == 404

    in_club(test)


def test_the_owner_resets_a_second_factor_that_is_lost() -> None:
    async def test(club: Club) -> None:
        owner, cashier = club.who["owner"], club.who["cashier"]
        path = f"/members/{cashier.member}/reset-second-factor"
        for role in ("manager", "administrator", "cashier"):
            assert (await post(club, club.who[role], path))[0] == 403
        assert (await post(club, owner, path))[0] == 200
        session = headers_of(cookie=f"cardspeak={cashier.token}")
        assert await club.asked(session, do="open-shift", float=0) == (403, "second_factor_needed")
        assert (await club.asked(bearer(cashier), do="open-shift", float=0))[0] == 401  # the program is shut out

    in_club(test)
