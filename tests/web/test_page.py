"""The page of a table: what is sent of it, change by change, comes to what is drawn of it in one go."""

import asyncio
import re
from random import Random

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.refused import Refused
from cardspeak.library import find_game
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.state import Settings, Table, hand_seat, to_act
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.table.drawing import Drawings
from cardspeak.web.table.viewer import LINES, View

MEMBERS = ("m1", "m2", "m3", "m4")
PART = re.compile(r'<(\w+)(?: hx-swap-oob="beforeend:#log"| id="([\w-]+)")')
ITEM = re.compile(r"<li[^>]*>(.*?)</li>")


class Time:
    """A clock that stands."""

    def now(self) -> int:
        return 1_800_000_000_000

    def go_on_from(self, moment: int) -> None:
        assert moment <= self.now()

    def begin_at(self, moment: int) -> None:
        assert moment == self.now()


class Browser:
    """What a browser has made of the frames that it was sent."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.parts: dict[str, str] = {}
        self.log: list[str] = []
        self.frames: list[str] = []

    def look(self) -> None:
        """Take a frame in, as htmx does."""
        frame = self.view.changes()
        self.frames.append(frame)
        for html in re.split(r"\n(?=<\w+ (?:id|hx-swap-oob)=)", frame):
            found = PART.match(html)
            if not found:
                assert html == ""
                continue
            name = found[2]
            if name is None:
                self.log += ITEM.findall(html)
            elif name == "log":
                self.log = ITEM.findall(html)
            elif name == "felt":
                self.parts |= {"felt": html.partition(">")[0], **inside(html)}
            else:
                self.parts[name] = html


def inside(felt: str) -> dict[str, str]:
    """The parts of a felt by their names."""
    starts = [found.start() for found in re.finditer(r'<div (?:class="place|id="(?:caption|middle)")', felt)]
    pieces = [felt[start:end] for start, end in zip(starts, [*starts[1:], len(felt)], strict=True)]
    found = {}
    for piece in pieces:
        part = re.search(r'<div id="(at-\d+|caption|middle)".*', piece)
        assert part is not None
        found[part[1]] = part[0].removesuffix("</section>").removesuffix("</div>" if part[1][:3] == "at-" else "")
    return found


def same(browser: Browser, view: View) -> None:
    """Hold that a browser shows what is drawn for its viewer now."""
    whole = view.everything()
    felt = whole.pop("felt")
    log = ITEM.findall(whole.pop("log"))
    assert browser.parts["felt"] == felt.partition(">")[0]
    for name, html in {**whole, **inside(felt)}.items():
        assert browser.parts[name] == html, name
    assert browser.log[-LINES:] == log
    assert len(browser.log) <= 2 * LINES


def something(table: Table, rng: Random) -> c.Command:
    """Anything that might happen at a table."""
    free = [number for number, seat in enumerate(table.seats) if seat is None]
    sitting = [seat.member for seat in table.seats if seat]
    away = [member for member in MEMBERS if member not in sitting]
    pick = rng.random()
    if away and free and pick < 0.3:
        return c.TakeSeat(rng.choice(away), rng.choice(free), 1000)
    if pick < 0.03 and len(sitting) > 2:
        return c.Leave(rng.choice(sitting))
    if pick < 0.05:
        return c.SitOut(rng.choice(sitting))
    if pick < 0.09:
        return c.SitIn(rng.choice(sitting), True)
    if not table.playing:
        code = table.settings.games[table.game]
        deck = list(DECKS[find_game(code)[0].deck])
        rng.shuffle(deck)
        return c.StartHand(tuple(deck), DECKS[52])
    number = to_act(table)
    state, seat = table.hand, hand_seat(table, number)
    player = table.seats[number]
    assert state is not None
    assert player is not None
    if state.stage == "drawing":
        return c.Act(player.member, hand.Discard(seat, tuple(range(rng.randint(0, 3)))))
    if state.stage == "showdown":
        return c.Act(player.member, rng.choice((hand.Show(seat), hand.Muck(seat))))
    may = options(state, law_now(table, LAWS))
    verb = rng.choice([verb for verb in may if verb != "fold" or rng.random() < 0.3])
    acts: dict[str, hand.Command] = {"fold": hand.Fold(seat), "check": hand.Check(seat), "call": hand.Call(seat)}
    bring = hand.BringIn(seat) if verb == "bring in" else hand.RaiseTo(seat, may[verb][0])
    return c.Act(player.member, acts.get(verb, bring))


def test_a_name_that_was_found_is_shown_at_once() -> None:
    """Not only when something happens at the table."""

    async def scene() -> None:
        store = MemoryStore()
        room = Room(store, Time(), SystemShuffler(), Options((0, 0)))
        running = RunningTable("t1", store, Time())
        settings = settings_from({"game": "no-limit holdem", "seats": "4"})
        assert isinstance(settings, Settings)
        await running.do(c.Open(settings, "m1"))
        store.people.add_member("m1", "Anna", "", "guest", 0)
        await running.do(c.TakeSeat("m1", 0, 1000))
        view = View(Drawings(room).of(running, "en"), "")
        assert "Anna" not in "".join(view.everything().values())
        assert await room.names.renew()
        assert "Anna" in view.changes()
        assert not await room.names.renew()
        assert view.changes() == ""

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["no-limit holdem", "fixed-limit stud", "fixed-limit deuce-to-seven-triple"])
def test_a_page_that_was_sent_its_changes_is_the_page(game: str) -> None:
    async def evening() -> None:
        store, rng = MemoryStore(), Random(game)
        room = Room(store, Time(), SystemShuffler(), Options((0, 0)))
        running = RunningTable("t1", store, Time())
        settings = settings_from({"game": game, "seats": "4"})
        assert isinstance(settings, Settings)
        await running.do(c.Open(settings, "m1"))
        for member in MEMBERS:
            store.people.add_member(member, f"<{member}>", "", "guest", 0)
        drawings = Drawings(room)
        lookers = [(member, language) for member in (*MEMBERS, "") for language in ("en", "sk")]
        browsers = [Browser(View(drawings.of(running, language), member)) for member, language in lookers]
        happened = 0
        while happened < 400:
            if isinstance(await running.do(something(running.state, rng)), Refused):
                continue
            happened += 1
            for browser in browsers:
                if rng.random() < 0.8:  # who is slow is sent several changes at once
                    browser.look()
            if happened % 10 == 0:
                for browser, (member, language) in zip(browsers, lookers, strict=True):
                    browser.look()
                    same(browser, View(Drawings(room).of(running, language), member))
        watching = browsers[-1].frames
        assert ['id="felt"' in frame for frame in watching] == [True, *[False] * (len(watching) - 1)]  # drawn once
        assert not any("<m1>" in frame for frame in watching)  # what people write is text

    asyncio.run(evening())
