"""The pages of a home game: its door, its host, its ledger; bad input is one clear sentence, nothing is half done."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from html import unescape
from typing import Any, NamedTuple

from litestar import Litestar

from cardspeak.hand import commands as hand
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.room.table import home_commands as hc
from cardspeak.room.table.home_state import HomeRules
from cardspeak.room.table.state import Table, hand_seat, seat_of, sitting, to_act
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.limits import DAY
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.serving import Program, programs
from tests.web.asgi import Live, Reply, form, headers_of, request

GAME = {"name": "Friday", "small": "1", "big": "2", "least": "40", "most": "400", "seats": "6", "door": "invited"}


class Moved(SystemClock):
    """A clock that is set ahead."""

    by = 0

    def now(self) -> int:
        return super().now() + self.by


class Evening(NamedTuple):
    """An application with one home game, and people who are signed in; the first is its host."""

    app: Litestar
    room: Room
    door: Door
    clock: Moved
    people: list[Program]
    id: str

    @property
    def table(self) -> Table:
        running = self.room.running(self.id)
        assert running is not None
        return running.state

    @property
    def running(self) -> RunningTable:
        running = self.room.running(self.id)
        assert running is not None
        return running

    def key(self) -> str:
        return self.door.invitations.of(self.id, self.people[0].member).key

    async def get(self, path: str, who: int | None = None) -> Reply:
        return await request(self.app, "GET", f"/tables/{self.id}{path}", self.as_(who))

    async def post(self, path: str, who: int | None = None, **fields: str) -> Reply:
        return await form(self.app, f"/tables/{self.id}{path}", self.as_(who), **fields)

    def as_(self, who: int | None) -> list[tuple[bytes, bytes]]:
        return headers_of(self.people[who].token if who is not None else "")

    async def does(self, *commands: c.Command) -> None:
        assert isinstance(await self.running.do_all(commands), Done)

    async def hosts(self, **fields: str) -> str:
        reply = await self.post("/host", 0, **fields)
        assert reply.status == 200, reply.text
        return said(reply)


def words(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def said(reply: Reply) -> str:
    """What a panel or a form says of what was asked."""
    found = re.search(r'<p class="(?:said|problem)"[^>]*>(.*?)</p>', reply.text, re.S)
    return unescape(found.group(1)) if found else ""


def evening(test: Callable[[Evening], Awaitable[None]], **more: str) -> None:
    async def run() -> None:
        store, clock = MemoryStore(), Moved()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        door = Door(store.people, clock)
        app = create_app(Parts(room, door))
        people = programs(store.people, 5)
        try:
            opened = await form(app, "/home/new", headers_of(people[0].token), **{**GAME, **more})
            assert opened.status == 303, opened.text
            await test(Evening(app, room, door, clock, people, opened.headers["location"].rpartition("/")[2]))
        finally:
            await room.stop()

    asyncio.run(run())


def test_a_private_game_is_nowhere_for_who_was_not_invited() -> None:
    async def work(e: Evening) -> None:
        await e.does(c.TakeSeat(e.people[0].member, 0, 100))
        for who in (None, 1):
            assert (await e.get("", who)).headers["location"].endswith("/join")
            for path in ("/ledger", "/ledger.csv", "/host", "/buy-in?seat=1", "/desk?call=1", "/seat", "/hands/1"):
                assert (await e.get(path, who)).status in (401, 403, 404), path
            assert (await e.get("/invite", who)).status == 404
            for path in (f"/api/tables/{e.id}", f"/api/tables/{e.id}/hands/1"):
                assert (await request(e.app, "GET", path, e.as_(who))).status == 404
            for path in ("/api/tables", "/", f"/tables/{e.id}/join"):
                assert "Friday" not in (await request(e.app, "GET", path, e.as_(who))).text
            for path in (f"/tables/{e.id}/live", f"/api/tables/{e.id}/live"):
                live = Live(e.app, path, e.as_(who), lambda text: None)
                await live.task
                assert live.closed == 4404
        command = f"/api/tables/{e.id}/commands"
        body = b'{"do": "sit", "seat": 2}'
        assert (
            await request(e.app, "POST", command, [*e.as_(1), (b"content-type", b"application/json")], body)
        ).status == 404
        assert "Friday" in (await request(e.app, "GET", "/", e.as_(0))).text
        assert (await e.get("", 0)).status == 200

    evening(work)


def test_a_guest_comes_by_the_link_with_one_form_and_has_the_seat_that_was_clicked() -> None:
    async def work(e: Evening) -> None:
        page = await e.get(f"/join?key={e.key()}&name=Ann")
        assert page.status == 200
        assert 'value="Ann"' in page.text
        assert "1/2" in words(page.text)
        came = await e.post("/join", key=e.key(), name="Ann", chips="120", seat="3")
        assert came.status == 303
        assert came.headers["location"] == f"/tables/{e.id}"
        assert "cardspeak=" in came.headers["set-cookie"]
        seat = sitting(e.table, 3)
        assert (e.room.name(seat.member), seat.stack) == ("Ann", 120)
        assert e.table.home is not None
        assert e.table.home.guests == (seat.member,)

    evening(work)


def test_who_is_removed_is_no_longer_told_of_the_game() -> None:
    async def work(e: Evening) -> None:
        ann = e.people[1].member
        await e.does(hc.Pause(e.people[0].member), hc.ComeIn(ann), c.TakeSeat(ann, 1, 100))
        lines = [Live(e.app, f"{api}/tables/{e.id}/live", e.as_(1), lambda text: None) for api in ("", "/api")]
        await asyncio.sleep(0)
        while len([*e.running.listeners]) < 5:  # each connection follows twice, beside the driver
            await asyncio.sleep(0)
        assert await e.hosts(do="remove", seat="1") == "Done."
        await asyncio.gather(*[line.task for line in lines])
        assert [line.closed for line in lines] == [4404, 4404]
        assert (await e.get("", 1)).headers["location"].endswith("/join")
        assert said(await e.get("/join", 1)).startswith("The host has removed you from this table.")
        assert "Ask to sit" in (await e.get(f"/join?key={e.key()}", 1)).text

    evening(work)


def test_a_program_opens_a_home_game_and_sets_its_rules() -> None:
    async def work(e: Evening) -> None:
        async def send(path: str, data: object, who: int = 0) -> tuple[int, dict[str, Any]]:
            reply = await request(
                e.app, "POST", f"/api{path}", [*e.as_(who), (b"content-type", b"application/json")],
                json.dumps(data).encode(),
            )  # fmt: skip
            return reply.status, json.loads(reply.text)

        rules = {"small": 5, "big": 10, "least": 100, "most": 500, "door": "invited", "admits": True}
        status, made = await send("/tables", {"name": "Saturday", "home": rules}, 1)
        assert (status, made["home"]["door"], made["home"]["admits"]) == (201, "invited", True)
        running = e.room.running(made["id"])
        assert running is not None
        assert running.state.settings.stakes[:2] == (5, 10)
        join = await request(e.app, "GET", f"/tables/{made['id']}/join?key={made['key']}", e.as_(2))
        assert "Saturday" in join.text
        there = f"/tables/{made['id']}/commands"
        assert (await send(there, {"do": "set-home", "home": {"bomb_every": 5, "bomb_ante": 20}}, 1))[0] == 200
        assert running.state.home is not None
        assert running.state.home.rules == HomeRules("invited", True, 5, 20)
        before = running.version
        for wrong in ({"door": "closed"}, {"doors": "open"}, {"bomb_every": 5000}, {"bots": 9}, {"bomb_ante": 0}):
            assert (await send(there, {"do": "set-home", "home": wrong}, 1))[0] == 409, wrong
        for wrong in ({"door": "closed"}, {"pot": 1}, {"small": 50, "big": 10}, {"password": "short"}):
            tables = len(e.room.tables)
            assert (await send("/tables", {"home": wrong}, 1))[0] == 422, wrong
            assert len(e.room.tables) == tables
        assert (await send(there, {"do": "set-home", "home": {"door": "open"}}, 2))[0] == 404, "a private table"
        assert running.version == before

    evening(work)


def test_a_link_that_has_run_out_and_one_of_before() -> None:
    async def work(e: Evening) -> None:
        old = e.key()
        await e.hosts(do="renew", days="1", section="door")
        assert e.key() != old
        for key in (old, "nonsense"):
            assert said(await e.get(f"/join?key={key}")) == "This link has run out. Ask the host for a new one."
        e.clock.by = 2 * DAY
        for reply in (await e.get(f"/join?key={e.key()}"), await e.post("/join", key=e.key(), name="Ann")):
            assert said(reply) == "This link has run out. Ask the host for a new one."
        assert e.door._people.member_named("Ann") is None, "nothing is half done"

    evening(work)


def test_the_password_of_a_table_and_its_limit() -> None:
    async def work(e: Evening) -> None:
        wrong = await e.post("/join", name="Ann", password="aces and eights")
        assert said(wrong).startswith("This is not the password of the table.")
        right = await e.post("/join", name="Ann", password="kings and tens")
        assert right.status == 200, "the password opens the door: the form shows the game"
        assert (right.text.count('name="chips"'), e.table.home and len(e.table.home.guests)) == (1, 1)
        for _ in range(9):
            await e.post("/join", name="Bo", password="guess")
        blocked = await e.post("/join", name="Bo", password="kings and tens")
        assert blocked.status == 429
        assert e.door._people.member_named("Bo") is None
        keeps = e.door.invitations.of(e.id, e.people[0].member).password
        assert keeps.startswith("$argon2id$")

    evening(work, password="kings and tens")


def test_bad_input_at_the_door() -> None:
    async def work(e: Evening) -> None:
        await e.post("/join", key=e.key(), name="Ann", chips="100")
        for chips in ("39", "401", "many", "-5", "1e3"):
            reply = await e.post("/join", key=e.key(), name=f"Bo {chips}", chips=chips)
            assert said(reply).startswith("You can buy in here for 40 to 400. Choose an amount in between."), chips
        taken = await e.post("/join", key=e.key(), name="Ann", chips="100")
        assert said(taken).startswith("The name Ann is taken.")
        like = await e.post("/join", key=e.key(), name="Аnn", chips="100")
        assert "name" in said(like)
        assert len([seat for seat in e.table.seats if seat]) == 1

    evening(work)


def test_the_host_lets_people_in_and_refuses() -> None:
    async def work(e: Evening) -> None:
        for number in (1, 2):
            assert (await e.post("/join", number, key=e.key(), chips="80")).status == 303
        assert not any(e.table.seats)
        ann, bo = (e.people[number].member for number in (1, 2))
        assert e.room.name(ann) in words((await e.get("/host", 0)).text)
        assert await e.hosts(do="admit", member=ann) == "Done."
        assert await e.hosts(do="refuse", member=bo) == "Done."
        assert await e.hosts(do="admit", member=bo) == (
            "Nobody asks for a seat under this name any more. Look at the table again."
        )
        assert seat_of(e.table, ann) >= 0
        assert seat_of(e.table, bo) < 0

    evening(work, admits="yes")


def test_chips_within_the_limits_and_chips_of_the_host() -> None:
    async def work(e: Evening) -> None:
        host = e.people[0].member
        refused = await e.post("/buy-in", 0, seat="2", chips="500")
        assert said(refused).startswith("You can buy in here for 40 to 400")
        assert said(await e.post("/buy-in", 0, seat="2", chips="150")) == ""
        assert sitting(e.table, 2).stack == 150
        assert "up to" not in words((await e.get("/buy-in", 0)).text)
        assert said(await e.post("/buy-in", 0, chips="251")).startswith("You can buy in here for 1 to 250")
        await e.post("/buy-in", 0, chips="50", id="once")
        await e.post("/buy-in", 0, chips="50", id="once")
        assert sitting(e.table, 2).stack == 200
        await e.hosts(do="chips", seat="2", chips="1000", way="give", id="twice")
        await e.hosts(do="chips", seat="2", chips="1000", way="give", id="twice")
        assert sitting(e.table, 2).stack == 1200, "a form that is sent twice counts once"
        assert "cannot be taken" in await e.hosts(do="chips", seat="2", chips="1201", way="take")
        assert (
            await e.hosts(do="chips", seat="2", chips="x", way="take")
            == "This must be a number from 0 to 1,000,000,000."
        )
        assert (await e.post("/host", 1, do="chips", seat="2", chips="9")).status == 404
        assert seat_of(e.table, host) == 2

    evening(work)


def test_how_the_game_is_run() -> None:
    async def work(e: Evening) -> None:
        await e.hosts(do="stakes", small="2", big="5", ante="1", least="100", most="")
        stakes = e.table.settings.stakes
        assert (stakes.small_blind, stakes.big_blind, stakes.blind_ante) == (2, 5, 1)
        assert (stakes.least_buy_in, stakes.most_buy_in) == (100, 0)
        assert "above the big blind" in await e.hosts(do="stakes", small="6", big="5", ante="0", least="1", most="")
        assert "Turn them round" in await e.hosts(do="stakes", small="1", big="5", ante="0", least="9", most="8")
        await e.hosts(do="rules", part="pots", bomb_every="5", bomb_ante="10")
        await e.hosts(do="rules", part="bots", bots="3", level="crafty")
        await e.hosts(do="agree", runs="2", straddles="yes")
        assert await e.hosts(do="rules", part="door", door="open", admits="yes") == "Done."
        assert e.table.home is not None
        assert e.table.home.rules == HomeRules("open", True, 5, 10, 3, "crafty")
        agreed = e.table.settings.agreement
        assert (agreed.runs, agreed.straddles) == (2, True)
        await e.hosts(do="pause")
        assert e.table.held == "paused"
        await e.hosts(do="go-on")
        assert not e.table.held
        assert "one seat is left" in await e.hosts(do="rules", part="bots", bots="6")

    evening(work)


def test_whom_the_host_has_asked() -> None:
    async def work(e: Evening) -> None:
        for name in ("Ann", "Bo", "ann"):
            await e.hosts(do="ask", name=name, section="door")
        await e.hosts(do="unask", name="Bo", section="door")
        assert "ann asked" in words((await e.get("/invite", 0)).text)
        await e.post("/join", key=e.key(), name="Ann", chips="100")
        shown = (await e.get("/invite", 0)).text
        assert "ann sits" in words(shown)
        assert f"/tables/{e.id}/join?key={e.key()}" in unescape(shown)
        assert "<svg" in shown
        assert "Bo" not in words(shown)

    evening(work)


def test_a_host_who_leaves_and_is_forgotten() -> None:
    async def work(e: Evening) -> None:
        host, ann = e.people[0].member, e.people[1].member
        await e.does(hc.Pause(host), c.TakeSeat(host, 0, 100), hc.ComeIn(ann), c.TakeSeat(ann, 1, 100))
        await e.room.forget(host)
        assert e.table.owner == ann
        assert (await e.post("/host", 1, do="renew", days="7")).status == 200
        assert e.door.invitations.of(e.id, ann).key

    evening(work)


def test_the_ledger_says_who_pays_whom_and_outlives_the_table() -> None:
    async def work(e: Evening) -> None:
        host, ann = e.people[0].member, e.people[1].member
        await e.does(hc.Pause(host), hc.ComeIn(ann), c.TakeSeat(host, 0, 100), c.TakeSeat(ann, 1, 100))
        assert "Nobody owes anybody anything." in words((await e.get("/ledger", 0)).text)
        await e.does(hc.GiveChips(host, 0, 30), c.Forfeit(host, 1, 12))
        page = words((await e.get("/ledger", 1)).text)
        assert f"{e.room.name(ann)} → Out of play 12" in page
        csv = (await e.get("/ledger.csv", 1)).text
        assert f"{e.room.name(ann)},100,0,88,-12" in csv
        assert f"{e.room.name(host)},130,0,130,0" in csv
        assert (await e.get("/ledger", 2)).status == 404
        await e.does(c.Close(host))
        before = (await e.get("/ledger.csv", 0)).text
        e.room.tables.pop(e.id)
        assert (await e.get("/ledger.csv", 0)).text == before
        assert (await e.get("/ledger", 2)).status == 404
        assert "To the table" not in (await e.get("/ledger", 0)).text
        late = await e.get(f"/join?key={e.key()}")
        assert (late.status, "This table is closed" in words(late.text)) == (404, True)

    evening(work)


def test_what_a_form_asks_for_is_refused_in_a_sentence() -> None:
    async def work(e: Evening) -> None:
        bad = {
            "small": ("9", "The small blind of 9 is above the big blind of 2. Make it smaller."),
            "least": ("500", "The least buy-in, 500, is above the largest, 400. Turn them round."),
            "bomb_every": ("3", "A bomb pot needs what everybody puts in. Name an amount."),
            "bots": ("6", "Bots may play until at most one seat is left. Choose a smaller number."),
            "password": ("short", "A password has"),
        }
        for field, (value, sentence) in bad.items():
            reply = await form(e.app, "/home/new", e.as_(0), **{**GAME, field: value})
            assert reply.status == 422
            assert said(reply).startswith(sentence), (field, said(reply))
        assert len(e.room.tables) == 1

    evening(work)


def test_a_table_that_is_no_home_game_has_none_of_this() -> None:
    async def work(e: Evening) -> None:
        settings = e.table.settings._replace(name="Plain")
        plain = await e.room.open_table(settings, e.people[0].member)
        assert isinstance(plain, RunningTable)
        for path in ("join", "host", "buy-in", "invite", "ledger"):
            assert (await request(e.app, "GET", f"/tables/{plain.id}/{path}", e.as_(0))).status == 404
        outcome = await plain.do(hc.ComeIn(e.people[1].member))
        assert isinstance(outcome, Refused)
        assert outcome.code == "no_home_game"

    evening(work)


def test_a_hand_that_a_format_cannot_hold_says_so_at_the_download() -> None:
    async def work(e: Evening) -> None:
        host, ann = e.people[0].member, e.people[1].member
        seats = c.TakeSeat(host, 0, 100), c.TakeSeat(ann, 1, 100)
        await e.does(hc.SetHome(host, HomeRules("invited", False, 1, 5)), hc.ComeIn(ann), *seats)
        while not e.table.hand:
            await asyncio.sleep(0.01)
        while e.table.number < 2 and (number := to_act(e.table)) >= 0:
            await e.does(c.Act(sitting(e.table, number).member, hand.Fold(hand_seat(e.table, number))))
        page = await e.get("/hands/1", 1)
        assert "PHH has no way to write down this hand." in page.text
        assert re.findall(r'/hands/1/(\w+)" download', page.text) == ["json"]
        assert (await e.get("/hands/1/phh", 1)).status == 422

    evening(work)
