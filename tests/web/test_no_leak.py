"""No leak: every byte that is sent to each kind of viewer is searched for cards that this viewer may not know.

How many hands are played is `CARDSPEAK_LEAK_HANDS`.
"""

import asyncio
import logging
import os
import re
import time
from collections import Counter, deque
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from cardspeak.hand.state import State
from cardspeak.library import games
from cardspeak.room.table.state import Settings, Speed, Table, seat_of
from cardspeak.service import opened as openings
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.log import Lines
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web import api_events
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from cardspeak.web.table import hands as hand_pages
from cardspeak.web.table import log as table_log
from cardspeak.web.table import sight
from cardspeak.web.table import viewer as table_draw
from tests.serving import Program, programs, unlimited
from tests.web.asgi import Live, headers_of, request
from tests.web.knowledge import Knowledge
from tests.web.marks import Marks

HANDS = int(os.environ.get("CARDSPEAK_LEAK_HANDS", "500"))
PARTS = 2  # tests, which may run side by side
A_ROOM = 2500  # hands that are played in one room: an application takes as long to make as fifty hands to play
GAMES = tuple(f"{structure} {game.id}" for game in games().values() for structure in game.structures)
ON_PAGES = 2  # hands of each game that are followed on drawn pages too: drawing takes ten times as long as playing
PAUSE = 3  # milliseconds between two hands: time enough for a newcomer to take a seat
PATIENCE = 60.0
CARD_FIELDS = frozenset("order burns down up board cards open boards stub discards holding secret".split())
# it may be that cards stand as numbers: then the frame is read
BARE = re.compile(rf'"(?:{"|".join(CARD_FIELDS)})":\[[^{{}}:]*?\b\d+\b(?!")')
VERSION = re.compile(r'(?:data-version="|"now":\{"version":)(\d+)')
NOBODY = Program("", "")


class Found:
    """What the search came to: hits, and how many marks each kind of viewer rightly got."""

    def __init__(self) -> None:
        self.hits: list[str] = []
        self.marks: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.secrets: deque[str] = deque(maxlen=8)  # of the decks that were shuffled of late

    def search(self, kind: str, marks: Marks, text: str, known: set[int]) -> None:
        """Search one message."""
        there = marks.cards(text)
        self.marks[kind] += len(there)
        self.messages[kind] += 1
        if there - known:
            self.hits.append(f"{kind}: {sorted(there - known)} in {text[:300]}")
        if any(secret in text for secret in self.secrets):
            self.hits.append(f"{kind}: the secret of a deck in {text[:300]}")


def plain_numbers(value: Any, inside: bool = False) -> bool:
    """Say whether a field that holds cards holds bare numbers."""
    if isinstance(value, dict):
        if value.get("type") == "hand.shuffle_asked":
            return False  # how many cards there are is no card
        if value.get("type") == "table.button_drawn":
            return any(not isinstance(card, str) for _, card in value["cards"])
        # a deal holds its game, with how many cards a street has
        return any(plain_numbers(entry, key in CARD_FIELDS) for key, entry in value.items() if key != "deal")
    if isinstance(value, list):
        return any(plain_numbers(entry, inside) for entry in value)
    return inside and isinstance(value, int)


class Remembered(SystemShuffler):
    """Remembers what nobody may be told."""

    def __init__(self, found: Found) -> None:
        self.found = found

    def secret(self) -> bytes:
        """Return fresh bits."""
        fresh = super().secret()
        self.found.secrets.append(fresh.hex())
        return fresh


class Viewer:
    """Somebody who follows a table as JSON, and perhaps its page; with a seat they play at random."""

    def __init__(self, evening: "Evening", kind: str, me: Program) -> None:
        self.evening, self.kind, self.me = evening, kind, me
        self.rng = Random(f"{kind} {evening.id}")
        self.json = Live(evening.app, f"/api/tables/{evening.id}/live", headers_of(me.token), self.heard)
        self.page: Live | None = None
        self.turn = -1

    def heard(self, text: str) -> None:
        """Search a message, and play when it is the viewer's turn."""
        evening = self.evening
        frame = msgspec.json.decode(text)
        version = frame["now"]["version"] if "now" in frame else None
        evening.found.search(f"{self.kind} JSON", evening.marks, text, evening.known(self.me.member, version))
        if BARE.search(text) and plain_numbers(frame):
            evening.found.hits.append(f"cards as numbers: {text[:300]}")
        now = frame.get("now")
        if now and now["seat"] == now["to_act"] >= 0 and self.turn != now["version"]:
            self.turn = now["version"]
            self.act(now)

    def drawn(self, text: str) -> None:
        """Search what is sent to a page."""
        evening = self.evening
        # it was drawn of the table as it stands in memory; the store may be one command ahead
        known = evening.known(self.me.member, evening.running.version)
        evening.found.search(f"{self.kind} page", evening.marks, text, known)

    def act(self, now: dict[str, Any]) -> None:
        """Choose anything legal."""
        rng = self.rng
        if now["stage"] == "drawing":
            held = len(now["holding"])
            self.json.say({"do": "discard", "cards": rng.sample(range(held), rng.randint(0, min(held, 3)))})
        elif now["stage"] == "showdown":
            self.json.say({"do": rng.choice(("show", "muck"))})
        else:
            may = now["options"]
            verb = rng.choice([verb for verb in may if verb != "fold" or rng.random() < 0.3])
            do = {"bring in": "bring-in"}.get(verb, verb if verb in ("fold", "check", "call") else "raise")
            self.json.say({"do": do, "amount": may[verb][0]})

    async def open_page(self) -> None:
        """Follow the table's page too."""
        path = f"/tables/{self.evening.id}"
        await self.evening.look(self, path)
        self.page = Live(self.evening.app, f"{path}/live", headers_of(self.me.token), self.drawn)

    async def close_page(self) -> None:
        """Follow the page no more."""
        if self.page is not None:
            await self.page.close()
            self.page = None


class Evening:
    """Some hands of one game at one table, with one viewer of each kind."""

    def __init__(self, app: Litestar, room: Room, running: RunningTable, marks: Marks, found: Found) -> None:
        self.app, self.room, self.running, self.marks, self.found = app, room, running, marks, found
        self.id = running.id
        self.knowledge = Knowledge(room.store, running.id)

    def known(self, member: str, version: int | None = None) -> set[int]:
        """Return what a member may know at a version, or at this moment."""
        return self.knowledge.of(member, version)

    async def look(self, viewer: Viewer, path: str, known: set[int] | None = None, ever: bool = False) -> None:
        """Ask for a page or a file, and search it; `ever`: it has hands of the table that are over, whichever."""
        reply = await request(self.app, "GET", path, headers_of(viewer.me.token))
        no_format = reply.status == 422 and path.endswith(("phh", "json")) and " has no " in reply.text
        assert reply.status == 200 or no_format, (path, reply)
        version = int((VERSION.search(reply.text) or [0, 0])[1])
        may = self.known(viewer.me.member, version) if known is None else known
        if ever:
            may = self.knowledge.ever(viewer.me.member)
        what = next((word for word in ("phh", "json", "api", "hands/", "tables") if word in path), "other pages")
        self.found.search(f"{viewer.kind} {what}", self.marks, reply.text, may)

    async def played(self, number: int) -> None:
        """Wait for the end of a hand."""
        ended = asyncio.Event()

        def look(update: object) -> None:
            table = self.running.state
            if table.number > number or (table.number == number and not table.playing and table.hand):
                ended.set()

        self.running.listeners.add(look)
        look(None)
        try:
            await asyncio.wait_for(ended.wait(), PATIENCE)
        finally:
            self.running.listeners.discard(look)


async def spend(evening: Evening, people: list[Program], hands: int, pages: int) -> None:
    """Play so many hands: two players, a third who takes the seat of one who leaves, a spectator, the floor."""
    owner, first, second, third = people
    seated = [Viewer(evening, "player", first), Viewer(evening, "player", second)]
    waiting = Viewer(evening, "newcomer", third)
    others = [Viewer(evening, "floor", owner), Viewer(evening, "spectator", NOBODY)]
    everybody = [*seated, waiting, *others]
    for number, viewer in enumerate(seated):
        viewer.json.say({"do": "sit", "seat": number})
    for viewer in everybody:
        if pages:
            await viewer.open_page()
    for number in range(1, hands + 1):
        await evening.played(number)
        if number == pages:
            await looked_back(evening, everybody, number)
            for viewer in everybody:
                await viewer.close_page()
        if number % 5 == 2:  # one leaves, and another takes the seat before the next hand
            gone = seated.pop(0)
            seat = seat_of(evening.running.state, gone.me.member)
            gone.json.say({"do": "leave"})
            await until(lambda there, at: there.running.state.seats[at] is None, evening, seat)
            waiting.json.say({"do": "sit", "seat": seat})
            await until(lambda there, at: there.running.state.seats[at] is not None, evening, seat)
            seated.append(waiting)
            waiting = gone
    for viewer in everybody:
        await viewer.close_page()
        await viewer.json.close()


async def until(true: Callable[[Evening, int], bool], evening: Evening, seat: int) -> None:
    """Wait until something is true of a seat."""
    end = time.monotonic() + PATIENCE
    while not true(evening, seat):
        assert time.monotonic() < end
        await asyncio.sleep(0)


async def looked_back(evening: Evening, viewers: list[Viewer], number: int) -> None:
    """Ask for the pages and files of the last hand that is over."""
    for viewer in viewers:
        known = evening.knowledge.later(viewer.me.member, number)
        path = f"/tables/{evening.id}/hands/{number}"
        for page in (
            path,
            f"{path}?step=3",
            f"{path}?step=999",
            f"{path}/picture.svg",
            f"{path}/phh",
            f"{path}/json",
            f"{path}/deal",
        ):
            await evening.look(viewer, page, known)
        await evening.look(viewer, f"/api{path}", known)
        await evening.look(viewer, f"/api/tables/{evening.id}")
        await evening.look(viewer, "/", set())
        if viewer.me.token:
            await evening.look(viewer, f"/hands?table={evening.id}", ever=True)


def table_of(game: str) -> Settings:
    """Return the settings of a table without pauses."""
    settings = settings_from({"game": game, "seats": "4", "big_blind": "10", "buy_in": "1000"})
    assert isinstance(settings, Settings), settings
    return settings._replace(speed=Speed(600_000, pause=PAUSE))


async def search(patch: pytest.MonkeyPatch, codes: tuple[str, ...], hands: int, pages: int) -> Found:
    """Play so many hands of each game, searching everything."""
    marks, found = Marks(patch), Found()
    several = max(A_ROOM // hands, 1)
    for first in range(0, len(codes), several):
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, Remembered(found), Options((0, 0)))
        app = create_app(Parts(room, Door(store.people, clock, unlimited(clock))))
        try:
            for number, code in enumerate(codes[first : first + several]):
                # each with people of its own: a hand that nobody finishes keeps its table open
                people = programs(store.people, 4, f"p{number}")
                running = await room.open_table(table_of(code), people[0].member, ("calling",))
                assert isinstance(running, RunningTable)
                await spend(Evening(app, room, running, marks, found), people, hands, pages)
        finally:
            await room.stop()
    return found


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_is_sent_a_hidden_card(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: int
) -> None:
    """In a thousand hands over all games no viewer gets a mark that they may not know."""
    each = -(-HANDS // len(GAMES))
    mine = GAMES[part::PARTS]
    caplog.set_level(logging.DEBUG, "cardspeak")
    found = asyncio.run(search(monkeypatch, mine, each, ON_PAGES))
    assert found.hits == []
    logged = "\n".join([Lines().format(record) for record in caplog.records])
    assert not re.search(r"mk[0-9a-f]{32}|[0-9a-f]{64}", logged)  # neither a card nor the secret of a deck
    # the search had something to find: every kind of viewer was sent marks, by every way
    for kind in ("player", "newcomer", "floor", "spectator"):
        for way in ("JSON", "page", "hands/", "phh", "json", "api"):
            assert found.marks[f"{kind} {way}"] > 20, (kind, way, found.marks)
    messages, marks = sum(found.messages.values()), sum(found.marks.values())
    assert messages > 50_000 / PARTS, found.messages
    print(
        f"figure: {each * len(mine)} hands of {len(mine)} games, {messages} messages, {marks} cards in them, 0 hidden"
    )


def everything(state: State, seat: int = -1) -> State:
    """A view that hides nothing."""
    return state


def all_of_it(event: Any, seat: int = -1) -> Any:
    """An event, or several of them, that hide nothing."""
    return event


def by_place(table: Table, number: int) -> int:
    """The seat in the hand of whoever sits in a place now, even if another was dealt in there."""
    return table.players.index(number) if number in table.players else -1


def of_the_next(table: Table, number: int) -> sight.Own | None:
    """What the player in the next seat sees."""
    return sight.own(table, (number + 1) % len(table.seats))


@pytest.mark.parametrize(
    ("module", "name", "planted", "way"),
    [
        (sight, "view", everything, "spectator page"),
        (api_events, "seen", all_of_it, "spectator JSON"),
        (table_log, "seen", all_of_it, "spectator page"),
        (table_draw, "hand_seat", by_place, ("newcomer page", "player page")),
        (table_draw, "own", of_the_next, ("newcomer page", "player page")),
        (hand_pages, "told", all_of_it, "spectator hands/"),
        (openings, "told", all_of_it, "spectator api"),
        (api_events, "hand_seat", by_place, ("newcomer JSON", "player JSON")),
    ],
)
def test_a_planted_leak_is_found(
    monkeypatch: pytest.MonkeyPatch, module: object, name: str, planted: object, way: str | tuple[str, ...]
) -> None:
    """Where a view, or an event on its way, hides nothing, the search says so."""
    hits: list[str] = []
    for _ in range(24):  # in a few hands nobody may have come to the place where it leaks
        with monkeypatch.context() as patch:  # cards are marked once
            patch.setattr(module, name, planted)
            hits += asyncio.run(search(patch, ("no-limit holdem",), 8, 4)).hits
        if any(hit.startswith(way) for hit in hits):
            return
    raise AssertionError(f"not found in 192 hands: {hits}")
