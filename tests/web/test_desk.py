"""The desk of an online table: calls, penalties by taps, the log in words, refusals that explain themselves."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from html import unescape
from typing import NamedTuple
from urllib.parse import urlencode

import pytest
from litestar import Litestar

from cardspeak.floor.incidents.questions import question_of
from cardspeak.irregularities import OFFENCES
from cardspeak.locale import LANGUAGES
from cardspeak.locale.messages import has
from cardspeak.locale.rulings import key_of
from cardspeak.room.table import commands as c
from cardspeak.room.table.offence_cost import NO_HAND
from cardspeak.room.table.state import Settings, left_to_miss
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from cardspeak.web.table.drawing import Drawings, notice
from cardspeak.web.table.viewer import View
from tests.serving import Program, programs
from tests.web.asgi import Reply, form, headers_of, request


class House(NamedTuple):
    """An application with one table, whose owner sits with two others; its clock is stopped."""

    app: Litestar
    room: Room
    table: RunningTable
    people: list[Program]

    async def step(self, who: int, language: str = "en", **query: object) -> Reply:
        """Ask for a step at the desk."""
        path = f"/tables/{self.table.id}/desk?{urlencode(query)}"
        return await request(self.app, "GET", path, headers_of(self.people[who].token, accept_language=language))

    async def send(self, who: int, **fields: str) -> str:
        """Send the form of a step."""
        reply = await form(self.app, f"/tables/{self.table.id}/desk", headers_of(self.people[who].token), **fields)
        assert reply.status == 200, reply.text
        return words(reply.text)

    def log(self, language: str = "en", who: int = 1) -> str:
        """What the log says to somebody."""
        parts = self.parts(who, language)
        return words(" ".join(parts[name] for name in ("log", "rulings", "controls", "seating", "floor")))

    def middle(self, language: str = "en") -> str:
        """What stands in the middle of the table, of what it waits for; its clock is not said."""
        return notice(self.table.state, language)

    def parts(self, who: int, language: str = "en") -> dict[str, str]:
        """The page of the table as somebody sees it, a part at a time."""
        drawing = Drawings(self.room).of(self.table, language)
        return View(drawing, self.people[who].member).everything()


def words(html: str) -> str:
    """The text of a part of a page."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", html)).split())


def in_house(test: Callable[[House], Awaitable[None]], book: str = "tda-2011") -> None:
    """Run a test in a house."""

    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        app = create_app(Parts(room, Door(store.people, clock)))
        people = programs(store.people, 4)
        settings = settings_from({"seats": "4", "book": book})
        assert isinstance(settings, Settings)
        table = await room.open_table(settings, people[0].member, ())
        assert isinstance(table, RunningTable)
        assert isinstance(await table.do(c.StopClock(people[0].member)), Done)
        for seat, person in enumerate(people[:3]):
            assert isinstance(await table.do(c.TakeSeat(person.member, seat, 1000)), Done)
        try:
            await test(House(app, room, table, people))
        finally:
            await room.stop()

    asyncio.run(run())


@pytest.mark.parametrize("book", ["tda-2011", "common"])
def test_a_table_at_which_all_miss_hands_says_so(book: str) -> None:
    """No hand begins until somebody else sits down or a penalty is undone, and that is said where all look."""

    async def work(house: House) -> None:
        for seat in range(3):
            assert "misses" not in house.middle()
            await house.send(0, do="penalise", seat=str(seat), text="insult: 1 hands")
        assert house.middle().endswith("or for the floor to undo a penalty")
        assert len({house.middle(language) for language in LANGUAGES}) == len(LANGUAGES)
        undone = [c.Undo(house.people[0].member, case, "as they asked") for case in (1, 2)]
        assert isinstance(await house.table.do_all(undone), Done)
        assert house.middle() == "The next hand begins soon"

    in_house(work, book)


@pytest.mark.parametrize("book", ["tda-2011", "common"])
def test_a_penalty_by_taps(book: str) -> None:
    async def work(house: House) -> None:
        name = house.room.name(house.people[1].member)
        assert name in words((await house.step(0)).text)
        what = words((await house.step(0, seat=1)).text)
        assert "excessive talking" in what
        assert "soft play" in what
        searched = words((await house.step(0, seat=1, q="TALK")).text)
        assert "excessive talking" in searched
        assert "soft play" not in searched
        which = (await house.step(0, seat=1, offence="insult")).text
        assert "Nothing on record." in words(which)
        assert re.search(rf"\({book}:[\w.-]+", which)
        assert 'value="insult: 1 hands"' in which
        said = await house.send(0, do="penalise", seat="1", text="insult: 1 hands")
        assert "Done." in said
        assert left_to_miss(house.table.state, 1) == 1
        floor = house.room.name(house.people[0].member)
        assert f"{name}: insult. {floor} rules: 1 missed hand." in house.log()
        assert f"{name} misses 1 hand" in house.log()
        again = words((await house.step(0, seat=1, offence="insult")).text)
        assert "Record: Insult (1 missed hand)" in again

    in_house(work, book)


def test_an_override_needs_its_reason_and_the_log_keeps_both() -> None:
    async def work(house: House) -> None:
        said = await house.send(0, do="penalise", seat="1", text="cheating: nothing")
        assert "Give the reason" in said
        assert "Decide otherwise" in said
        assert not house.table.state.given
        await house.send(0, do="penalise", seat="1", text="cheating: nothing", reason="A misdeal, nobody's fault")
        log = house.log()
        assert "no penalty. The book:" in log
        assert "Decided otherwise, because: A misdeal, nobody's fault" in log
        said = await house.send(0, do="undo-penalty", amount="1", reason=" ")
        assert "Give the reason" in said
        await house.send(0, do="undo-penalty", amount="1", reason="It was C")
        assert "undone by" in house.log()
        assert "There is no such penalty to undo" in await house.send(0, do="undo-penalty", amount="1", reason="x")

    in_house(work)


def test_a_line_of_the_chat_and_a_call() -> None:
    async def work(house: House) -> None:
        for text in ("hello", "You <fool>!"):
            path = f"/api/tables/{house.table.id}/commands"
            body = b'{"do": "chat", "text": "%s"}' % text.encode()
            headers = [*headers_of(house.people[1].token), (b"content-type", b"application/json")]
            assert (await request(house.app, "POST", path, headers, body)).status == 200
        assert "Call the floor" in words((await house.step(2, call=1)).text)
        assert "Done." in await house.send(2, do="call-floor", text="He insults me")
        assert "He insults me" in house.log(who=0)
        console = await request(house.app, "GET", "/floor", headers_of(house.people[0].token))
        assert "calls the floor: “He insults me”" in words(console.text)
        assert "You <fool>!" in words((await house.step(0, seat=1)).text)
        said = await house.send(0, do="penalise", seat="1", text="insult: warning", about="You <fool>!")
        assert "Done." in said
        assert "About: “You <fool>!”" in house.log()
        assert "You have called the floor already" in await house.send(2, do="call-floor", text="")
        refused = await house.send(0, do="penalise", seat="1", text="insult: warning", about="never said")
        assert "has not said this" in refused

    in_house(work)


def test_a_circumstance_is_asked_for() -> None:
    async def work(house: House) -> None:
        asked = words((await house.step(0, seat=1, offence="acting out of turn")).text)
        assert "Was it done on purpose?" in asked
        told = words((await house.step(0, seat=1, offence="acting out of turn", yes="on purpose")).text)
        assert "Confirm" in told

    in_house(work, "diamond-club")


def test_an_exclusion_stands_in_the_protocol() -> None:
    async def work(house: House) -> None:
        shown = (await house.step(0, seat=1, offence="collusion")).text
        assert 'name="protocol"' in shown
        asked = {"do": "penalise", "seat": "1", "text": "collusion: exclusion", "reason": "Seen by all"}
        said = await house.send(0, **asked)
        assert "Enter the offence first. (fspr-training:general-sanctions.5" in said
        assert "Done." in await house.send(0, **asked, protocol="in the protocol")
        assert "exclusion for the season" in house.log()

    in_house(work, "fspr-competition")


def test_only_the_floor_and_only_what_there_is() -> None:
    async def work(house: House) -> None:
        assert (await house.step(1)).status == 403
        assert (await house.step(1, undo=1)).status == 403
        assert (await house.step(1, call=1)).status == 200
        assert (await request(house.app, "GET", f"/tables/{house.table.id}/desk?call=1")).status == 403
        assert (await request(house.app, "GET", "/tables/none/desk")).status == 404
        path = f"/tables/{house.table.id}/desk"
        stranger = headers_of(house.people[1].token)
        assert (await form(house.app, path, stranger, do="penalise", seat="0", text="insult: warning")).status == 403
        assert (await form(house.app, path, headers_of(house.people[0].token), do="close")).status == 400
        assert not house.table.state.given
        for seat in ("77", "-1", "x", ""):
            said = await house.send(0, do="penalise", seat=seat, text="insult: warning")
            assert "Whom?" in said or "could not read" in said

    in_house(work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_in_every_language(language: str) -> None:
    async def work(house: House) -> None:
        for offence in OFFENCES:
            reply = await house.step(0, language, seat=1, offence=offence.code)
            assert reply.status == 200
            assert house.room.name(house.people[1].member) in reply.text
        await house.send(2, do="call-floor", text="")
        for text in ("insult: warning", "insult: 2 rounds", "insult: nothing", "soft play: disqualification"):
            await house.send(0, do="penalise", seat="1", text=text, reason="So it is")
        await house.send(0, do="undo-penalty", amount="1", reason="A mistake")
        log = house.log(language)
        assert len(house.table.state.given) == 4
        assert "So it is" in log
        assert "A mistake" in log

    in_house(work)


def test_every_offence_has_a_name_and_a_group() -> None:
    assert {has(f"kin-{offence.group}", language) for offence in OFFENCES for language in LANGUAGES} == {True}
    facts = {when for offence in OFFENCES for when in offence.when} - {"always", *NO_HAND}
    codes = [*[offence.code for offence in OFFENCES], *[question_of(fact).code for fact in facts]]
    codes += ["the_floor", "the_referee", "the_chief_referee", "the_tournament_director", "the_federation"]
    assert not [(language, code) for language in LANGUAGES for code in codes if not has(key_of(code), language)]


def test_the_clock_is_stopped_for_all_to_see() -> None:
    async def work(house: House) -> None:
        felt = house.parts(1)["felt"]
        assert "The clock is stopped" in words(felt)
        assert isinstance(await house.table.do(c.StartClock(house.people[0].member)), Done)
        felt = house.parts(1)["felt"]
        assert "The clock is stopped" not in words(felt)

    in_house(work)
