"""The page of odds over HTTP, without JavaScript and in plain Python: figures, bad input, bounds, the map."""

import asyncio
import re
from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest

from cardspeak import odds
from cardspeak.equity.against_random import AGAINST_RANDOM
from cardspeak.equity.choice import SWITCH
from cardspeak.equity.showdown import _SAID
from cardspeak.locale.messages import LANGUAGES, say
from cardspeak.service.calculations import GONE, Calculations
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.odds import handlers, working
from cardspeak.web.odds.sight import percent
from cardspeak.web.parts import Parts
from tests.web.asgi import Reply, headers_of, request
from tests.web.test_ask import words

TURN = {"hand": ["AhKh", "9c9d"], "board": "Qh9h2c2d"}
LONG = {"hand": ["AhKh", "9c9d"]}


class Visit:
    """The application, its calculations, which go on when they are told to, and their clock."""

    def __init__(self) -> None:
        store, clock = MemoryStore(), SystemClock()
        self.app = create_app(Parts(Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock)))
        self.now = 0.0
        self.work = self.app.state["calculations"] = Calculations[Any](lambda: self.now, alone=False)

    def get(self, asked: dict[str, Any], path: str = "/equity", language: str = "en", **headers: str) -> Reply:
        """Ask for the page, or a part of it."""
        given = [each for each in headers_of(**headers) if each[0] != b"accept-language"]
        given.append((b"accept-language", language.encode()))
        return asyncio.run(request(self.app, "GET", f"{path}?{urlencode(asked, doseq=True)}", given))

    def settled(self, asked: dict[str, Any], language: str = "en") -> Reply:
        """Ask, let all settle, and look again."""
        self.get(asked, language=language)
        while self.work.step():
            pass
        return self.get(asked, language=language)


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    """A room where pages wait for nothing, and odds are worked out in plain Python."""
    monkeypatch.setenv(SWITCH, "python")
    monkeypatch.setattr(handlers, "LOOKS", 0)
    monkeypatch.setattr(working, "FEW_MAP_TRIALS", 20)
    return Visit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_are_those_of_the_library(visit: Visit, language: str) -> None:
    page = visit.settled(TURN, language)
    said, found = words(page), odds(("AhKh", "9c9d"), board="Qh9h2c2d")
    for share in found.players:
        for figure in (share.equity, share.win, share.tie, share.lose):
            assert percent(language, figure).replace("\xa0", " ") in said
    assert say(language, "odds-exact", ways=44) in said
    assert say(language, "odds-made-full-house") in said
    assert 'hx-get="/equity/settling' not in page.text
    assert 'http-equiv="refresh"' not in page.text


def test_it_settles_while_somebody_looks(visit: Visit) -> None:
    begun = visit.get(LONG)
    assert say("en", "odds-begins") in words(begun)
    assert 'http-equiv="refresh"' in begun.text, "without a script the page looks again by itself"
    visit.work.step()
    part = visit.get(LONG, "/equity/settling")
    assert re.search(r"Deals so far: 5,000; within \d\.\d\d%", words(part))
    assert "<html" not in part.text
    assert "hx-get=" in part.text
    visit.now = GONE + 1
    while visit.work.step():
        pass
    left = visit.get(LONG, "/equity/settling")
    assert say("en", "odds-stopped") in words(left)
    assert "hx-get=" not in left.text
    assert not visit.work.step(), "a page that looks on begins nothing"
    assert say("en", "odds-begins") in words(visit.get(LONG)), "whoever asks again begins it"


BAD: tuple[tuple[dict[str, Any], str, dict[str, object]], ...] = (
    ({"hand": ["AsKs", "AsQd"]}, "card-twice", {"card": "As"}),
    ({"hand": ["AsKs", "QhQd"], "board": "Ks"}, "card-twice", {"card": "Ks"}),
    ({"hand": ["AsKs", "QhQd"], "board": "??"}, "no-card", {"card": "??"}),
    ({"hand": ["AsKs", "2h3d"], "game": "short-deck"}, "not-in-deck", {"card": "2h"}),
    ({"hand": ["AsKsQs", "2h3d"]}, "too-many-cards", {"cards": "AsKsQs", "count": 3, "most": 2}),
    ({"hand": ["AsKs", "QhQd"], "board": "2c3c4c5c6c7c"}, "board-too-long", {"count": 6, "most": 5}),
    ({"hand": ["AsKs"]}, "few-players", {"count": 1}),
    ({"hand": ["random"] * 11}, "few-players", {"count": 11}),
    ({"hand": ["AA", "QhQd"], "board": "AsAhAd"}, "no-combination", {"number": 1, "text": "AA"}),
    ({"hand": ["random"] * 9, "game": "omaha-6"}, "deck-too-small", {"count": 9, "needed": 59, "there": 52}),
    ({"hand": ["AsKs", "QQ+ frobs"]}, "unreadable-hand", {"number": 2, "text": "QQ+ frobs"}),
    ({"hand": ["AsKs", "150%"]}, "unreadable-hand", {"number": 2, "text": "150%"}),
    ({"hand": ["AsAh2c3d", "QQ+"], "game": "omaha"}, "unreadable-cards", {"number": 2, "text": "QQ+"}),
    ({"hand": ["AsKs", "QhQd"], "board": "Zz"}, "unreadable-board", {"text": "Zz"}),
    ({"hand": ["AsKs", "QhQd"], "dead": "5x"}, "unreadable-dead", {"text": "5x"}),
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_one_clear_line(visit: Visit, language: str) -> None:
    for asked, key, facts in BAD:
        page = visit.get(asked, language=language)
        assert page.status == 200, asked
        assert unescape(re.findall(r'role="alert">(.*?)</p>', page.text)[0]) == say(language, f"odds-{key}", **facts), (
            asked
        )
        assert '<table class="odds"' not in page.text
    assert not visit.work.step(), "nothing was begun"
    for code in _SAID:
        assert say(language, f"odds-{code.replace('_', '-')}", **dict.fromkeys(
            ("card", "cards", "count", "most", "needed", "there", "text", "number"), "7"))  # fmt: skip


def test_hands_that_lack_each_others_cards(visit: Visit) -> None:
    page = visit.settled({"hand": ["AA", "AA", "AA"], "board": "2c3c4c5d"})
    assert say("en", "odds-none-together") in words(page)


def test_high_and_low_are_shown_as_parts_of_the_pot(visit: Visit) -> None:
    said = words(visit.settled({"hand": ["AsKs3h2h", "AdAc7s8d"], "game": "omaha-8", "board": "4c5dTh9h"}))
    assert say("en", "odds-scoop") in said
    assert say("en", "odds-part", part="1/2") in said


def test_the_map_of_starting_hands(visit: Visit) -> None:
    cell = re.compile(r'<td class="(\w+)"><b>(\w+)</b><span>(.*?)</span>')
    before = cell.findall(visit.get({}).text)
    assert len(before) == 169
    assert before[0] == ("h20", "AA", "85")
    assert ("none", "AA", "–") in cell.findall(visit.settled({**TURN, "map": "1", "dead": "AsAd"}).text)
    against = {name: shown for _, name, shown in cell.findall(visit.settled({**TURN, "map": "2"}).text)}
    assert against["22"] == "100", "four of a kind, which nines full cannot beat but by a nine"
    assert int(against["32o"]) < 40
    assert "heat" not in visit.get({"game": "omaha"}).text


def test_the_map_against_any_hand_is_a_whole() -> None:
    ways = {"s": 4, "o": 12}
    mean = sum(equity * ways.get(name[2:], 6) for name, equity in AGAINST_RANDOM.items()) / 1326
    assert mean == pytest.approx(0.5, abs=1e-6), "whoever is dealt any hand wins half against any hand"
    assert [*AGAINST_RANDOM.values()] == sorted(AGAINST_RANDOM.values(), reverse=True)


def test_the_address_is_short_and_goes_on(visit: Visit) -> None:
    given = {"game": "holdem", "hand": ["AsKs", "", "QhQd"], "board": "", "dead": ""}
    sent = visit.get(given)
    assert (sent.status, sent.headers["location"]) == (303, "/equity?hand=AsKs&hand=QhQd")
    assert visit.get(given, hx_request="true").headers["hx-push-url"] == "/equity?hand=AsKs&hand=QhQd"
    assert visit.get({**given, "more": "1"}).text.count('name="hand"') == 4
    assert visit.get({"hand": "A" * 9000, "game": "frobs", "map": "-1", "board": "<b>"}).status == 200


def test_too_many_calculations(visit: Visit) -> None:
    limits = visit.app.state["parts"].limits
    while limits.take(("odds-per-address", "127.0.0.1")) is None:
        pass
    slow = visit.get(LONG)
    assert slow.status == 429
    assert "retry-after" in slow.headers
    assert 'role="alert"' in slow.text
    assert not visit.work.step()
    assert visit.get(LONG, hx_request="true").status == 200, "htmx shows nothing else"
