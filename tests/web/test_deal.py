"""The sealed deck in the running room: told before anybody may cut it, dealt as it was cut, checked by the players."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from cardspeak.hand import commands as hc
from cardspeak.hand import events as he
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.state import sitting, to_act
from cardspeak.service.build import rules
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.commitment import dealt_from, sealed
from cardspeak.service.tables import Done, RunningTable
from tests.service.test_deal import CHECK
from tests.service.test_room import Time, actor, my_seat, opened, seated
from tests.serving import Program
from tests.web.asgi import Live, headers_of, request
from tests.web.test_strangers import House, in_house


async def does(house: House, who: Program, **message: object) -> tuple[int, dict[str, Any]]:
    kind = (b"content-type", b"application/json")
    path, body = f"/api/tables/{house.table.id}/commands", json.dumps(message).encode()
    reply = await request(house.app, "POST", path, [*headers_of(who.token), kind], body)
    return reply.status, json.loads(reply.body)


async def until(table: RunningTable, number: int, playing: bool) -> None:
    async with asyncio.timeout(60):
        while table.state.number < number or table.state.playing is not playing:
            await asyncio.sleep(0.001)


async def give_up(house: House) -> None:
    """Whoever has the turn gives up, until the hand is over."""
    table = house.table
    while table.state.playing:
        seat = sitting(table.state, to_act(table.state))
        who = next(one for one in house.people if one.member == seat.member)
        await does(house, who, do="fold")


async def played(house: House, *cuts: str) -> dict[str, Any]:
    """Two sit down and play a hand, and after these cuts another; what was told to somebody who watches."""
    heard: list[dict[str, Any]] = []
    path = f"/api/tables/{house.table.id}/live"
    live = Live(house.app, path, headers_of(), lambda text: heard.append(json.loads(text)))
    for seat, who in enumerate(house.people[1:3]):
        assert (await does(house, who, do="sit", seat=seat))[0] == 200
    await until(house.table, 1, True)
    for who, nonce in zip(house.people[1:3], cuts, strict=False):
        assert (await does(house, who, do="cut", text=nonce))[0] == 200
    await give_up(house)
    await until(house.table, 2, True)
    await give_up(house)
    while house.room.played.hand(house.table.id, 2) is None:
        await asyncio.sleep(0.001)
    await live.close()
    return {"events": [event for frame in heard for event in frame.get("events", [])]}


def test_a_player_cuts_and_checks_the_deal() -> None:
    async def test(house: House) -> None:
        first, second = house.people[1:3]
        told = (await played(house, "seven", "0f0f"))["events"]
        names = [event["type"] for event in told]
        sealed = {event["number"]: event["root"] for event in told if event["type"] == "table.deck_sealed"}
        assert not [event for event in told if "secret" in event]
        # the commitment to the second deck is told with the first deal, and the cuts come after it
        assert names.index("table.deck_cut") > [event.get("number") for event in told].index(2)
        for who, number in ((first, 1), (second, 1), (first, 2), (second, 2)):
            path = f"/api/tables/{house.table.id}/hands/{number}"
            reply = await request(house.app, "GET", path, headers_of(who.token))
            deal = json.loads(reply.body)["deal"]
            for deck in deal:
                assert deck["root"] == sealed[number]
                assert deck["cuts"] == (["seven", "0f0f", ""] if number == 2 else ["", "", ""])
                seen = CHECK(deck)
                assert len(seen) == 2  # the card for the button, or what one held
        record = house.room.played.hand(house.table.id, 2)
        assert record is not None
        begun = record.sealed[0][1]
        assert isinstance(begun, e.DeckInPlay)
        assert begun.cuts == ("seven", "0f0f", "")
        stranger = await request(house.app, "GET", f"/api/tables/{house.table.id}/hands/2", headers_of())
        assert not [one for deck in json.loads(stranger.body)["deal"] for one in deck["cards"] if "card" in one]
        assert (await request(house.app, "GET", f"/api/tables/{house.table.id}/hands/77", headers_of())).status == 404

    in_house(test)


def test_the_pages_say_that_it_can_be_checked() -> None:
    async def test(house: House) -> None:
        who = house.people[1]
        await played(house)
        path = f"/tables/{house.table.id}/hands/1"
        page = await request(house.app, "GET", path, headers_of(who.token))
        assert f'<a href="{path}/deal">This deal can be checked</a>' in page.text
        check = await request(house.app, "GET", f"{path}/deal", headers_of(who.token))
        assert f'data-record="/api{path}"' in check.text
        assert "deal.js" in check.text
        table = await request(house.app, "GET", f"/tables/{house.table.id}", headers_of(who.token))
        assert house.table.state.sealed is not None
        assert f'data-sealed="{house.table.state.number + 1} {house.table.state.sealed.root}"' in table.text
        assert 'value="cut"' in table.text

    in_house(test)


def test_a_hand_says_by_which_rules_it_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the digest that it keeps, also when the book is another one by now."""

    async def test(house: House) -> None:
        who = house.people[1]
        await played(house)
        path = f"/tables/{house.table.id}/hands/1"
        kept = rules(house.table.state.settings.book)
        page = await request(house.app, "GET", path, headers_of(who.token))
        assert f"<code>{kept}</code>" in page.text
        assert "have changed since" not in page.text
        reply = await request(house.app, "GET", f"/api{path}", headers_of(who.token))
        assert json.loads(reply.body)["rules"] == kept
        monkeypatch.setattr("cardspeak.web.table.hands.rules", lambda book: "another")
        page = await request(house.app, "GET", path, headers_of(who.token))
        assert f"<code>{kept}</code> · these rules have changed since" in page.text

    in_house(test)


def test_what_cannot_cut() -> None:
    async def test(house: House) -> None:
        await played(house)
        await until(house.table, 3, True)  # from now on the deck of the fourth hand is cut
        _, first, _, other = house.people
        for who, nonce, code in (
            (other, "x", "not_seated"),
            (first, "", "cut_unfit"),
            (first, "two words", "cut_unfit"),
            (first, "line\nline", "cut_unfit"),
            (first, "x" * 65, "cut_unfit"),
        ):
            status, answer = await does(house, who, do="cut", text=nonce)
            assert (status, answer["code"]) == (409, code)
        assert (await does(house, first, do="cut", text="x" * 64))[0] == 200
        status, answer = await does(house, first, do="cut", text="again")
        assert (status, answer["code"]) == (409, "deck_is_cut")
        assert house.table.state.cuts == ("x" * 64, "", "")  # who gave nothing is not waited for

    in_house(test)


def test_a_deck_that_was_sealed_is_dealt_after_a_restart(tmp_path: Path) -> None:
    """What was committed to, and how it was cut, outlives the process: nothing that was sealed is thrown away."""

    async def run() -> None:
        first, later = (sealed(SystemShuffler().secret(), (52,)) for _ in range(2))
        store, clock = opened(tmp_path / "room.db"), Time()
        table = await seated(store, clock)
        while table.state.playing:
            await table.do(c.Act(actor(table.state), hc.Fold(my_seat(table.state))))
        for deck in (first, later):  # a second one of the same cards changes nothing
            await table.do(c.Seal(deck))
        await table.do(c.CutDeck("m2", "mine"))
        store.close()
        store = opened(tmp_path / "room.db")
        again = RunningTable("t1", store, clock)
        again.restore()
        assert isinstance(await again.do(c.StartHand(following=later)), Done)
        begun = next(event for _, event in again.recent if isinstance(event, he.Shuffled))
        assert begun.order == dealt_from(first, ("", "mine", "", ""))[0]
        assert begun.order != dealt_from(first, ())[0]
        assert again.state.sealed == later
        assert again.state.cuts == ("", "", "", "")
        store.close()

    asyncio.run(run())
