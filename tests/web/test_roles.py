"""Every route of the application, by every role: who may open it, what they may change, and no card that is not theirs.

The routes are the application's own: one that is not in the tables below fails, until it is said who may use it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlencode

import pytest
from litestar.routes import HTTPRoute, WebSocketRoute

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.run.commands import Register
from cardspeak.service.passes import hashed
from cardspeak.service.real_settings import real_settings
from cardspeak.service.real_tables import RealTable
from tests.service.nights import announced
from tests.serving import Program
from tests.web.asgi import Live, form, headers_of, request
from tests.web.knowledge import Knowledge
from tests.web.marks import Marks
from tests.web.roles import MATRIX, club_of, with_money
from tests.web.test_deal import does, give_up, until
from tests.web.test_strangers import House, in_house

OVER, ON = "hands/1", "hands/2"  # a hand that is over, and one that is on
GETS, POSTS, LIVE = MATRIX["open"], MATRIX["change"], MATRIX["live"]
OF_FLOOR: tuple[dict[str, object], ...] = (
    {"do": "close"},
    {"do": "bot", "text": "calling"},
    {"do": "remove", "seat": 0},
)
OF_CLUB: tuple[dict[str, object], ...] = (
    {"do": "open-shift", "float": 100}, {"do": "appoint", "member": "m-player", "roles": ["cashier"]},
    {"do": "say", "words": "x"}, {"do": "join-list", "game": "nlhe 10/20", "member": "m-player"},
)  # fmt: skip
OF_STAFF: tuple[dict[str, object], ...] = (
    {"do": "say", "text": "x"}, {"do": "cancel", "reason": "x"}, {"do": "register", "bot": "solid"},
    {"do": "register", "name": "Eve Fox"}, {"do": "appoint", "member": "mp3", "roles": ["director"]},
    {"do": "close-registration"},
)  # fmt: skip
TRIES = {
    "line": "Ann folds", "do": "close", "confirmed": "1", "name": "Eve", "seat": "2", "text": "x", "words": "x",
    "small": "200", "big": "400", "ante": "0", "answer": "yes", "evening": "1",
}  # fmt: skip
FIELDS = {
    "/tables/{table_id:str}/desk": {"do": "penalise", "seat": "0", "text": "insult: warning"},
    "/tables/{table_id:str}/seat": {"do": "away", "text": "on"},
}
UNSEEN = (  # nothing that stands is changed there, only who gets in: pages of the club are tried for that elsewhere
    "/club/cards/{member:str}", "/api/club/members/{member:str}/link",
    "/api/club/members/{member:str}/reset-second-factor",
)  # fmt: skip
SLOW = (
    "/pdf",
    "/proofs",
    "/books/basic-holdem",
    "/beside/tda-2011",
)  # of the books, the same to everybody; tests of the books open them
ABSENT = {"/tournaments/{tournament_id:str}/run/race/{table:int}": "floor"}  # what there is not: only they are told so
BARRED = (303, 401, 403)  # who may not hears that, and not whether there is anything
OPEN = (200, 422, 503)  # also what says that something is missing in the question, or that this is no server yet
OF_ANY_TABLE = (
    "/ask",
    "/books",
    "/equity",
    "/api/ask",
    "/api/docs",
    "/api/openapi",
    "/static",
    "/metrics",
)  # examples of cards


class Roles:
    """A house where a hand is over and one is on, with somebody of each role, and a real table of its floor."""

    def __init__(self, house: House, marks: Marks) -> None:
        self.house, self.marks = house, marks
        floor, seated, other, stranger = house.people
        self.who = {
            "nobody": Program("", ""), "stranger": stranger, "seated": seated, "other": other, "floor": floor,
        }  # fmt: skip
        self.knowledge = Knowledge(house.room.store, house.table.id)
        self.real = self.tournament = self.link = ""

    async def begin(self) -> None:
        """Play a hand, begin another, open a real table."""
        house = self.house
        for seat, who in enumerate(house.people[1:3]):
            assert (await does(house, who, do="sit", seat=seat))[0] == 200
        await until(house.table, 1, True)
        await give_up(house)
        await until(house.table, 2, True)
        settings = real_settings("Real", "no-limit holdem", "tda-2024", "cash", (100, 200), 0, (25, 100))
        real = await house.room.real.open(settings, [("Ann", 5000), ("Bob", 5000)], "", house.people[0].member)
        assert isinstance(real, RealTable)
        self.real = real.id
        event = await announced(house.room, by=house.people[0].member)
        other = self.who["other"].member
        assert not isinstance(await house.room.tournaments.ask(event, other, Register(other, other)), Refused)
        self.tournament = event.id
        self.who |= await club_of(house.room)
        self.link = await with_money(house.room, house.app.state.parts)

    def stands(self) -> tuple[object, ...]:
        """Return how everything stands that nobody may change without the right to."""
        house, room = self.house, self.house.room
        event, real = room.tournaments.running[self.tournament], room.real.tables[self.real]
        return house.table.version, real.version, event.version, room.club.running.version, room.club.people._known

    def routes(self, method: str) -> list[str]:
        """Return the application's routes that answer a method."""
        return sorted(
            route.path for route in self.house.app.routes if isinstance(route, HTTPRoute) and method in route.methods
        )

    def addresses(self, route: str) -> list[str]:
        """Return addresses of a route: of what there is, and of a hand that is on."""
        table = self.real if route.startswith("/floor/") else self.house.table.id
        filled = route.replace("{table_id:str}", table).replace("{file_path:path}", "page.css")
        filled = filled.replace("{book_id:str}", "basic-holdem").replace("{other_id:str}", "tda-2011")
        filled = filled.replace("{tournament_id:str}", self.tournament)
        other = self.who["other"].member
        of_club = "/club/" in route
        member, file = ("m-player", "members.csv") if of_club else (other, "protocol.csv")
        file = {
            "/club/documents/{file:str}": "etiquette",
            "/club/figures/{file:str}": "tables.csv",
            "/floor/{table_id:str}/log/{file:str}": "log.csv",
        }.get(route, file)
        filled = filled.replace("{file:str}", file).replace("{secret:str}", self.link)
        filled = filled.replace("{player:str}", other).replace("{member:str}", member).replace("{table:int}", "1")
        filled = filled.replace("{section:str}", "more" if of_club else "seats")
        deed = "come" if "/me/" in route else "stakes" if route.startswith("/floor/") else "say"
        filled = filled.replace("{deed:str}", deed).replace("{path:str}", "nothing")
        return [filled.replace("{number:int}", number) for number in ("1", "2")] if "{number" in filled else [filled]

    def known(self, role: str, address: str) -> set[int]:
        """Return what a role may be shown at an address."""
        member = self.who[role].member
        over = OVER in address or address == "/hands"  # where one's hands are listed that are over
        return self.knowledge.later(member, 1) if over else self.knowledge.of(member)


def in_roles(monkeypatch: pytest.MonkeyPatch, test: Any) -> None:
    """Run a test where there is somebody of each role."""

    async def run(house: House) -> None:
        roles = Roles(house, Marks(monkeypatch))
        await roles.begin()
        await test(roles)

    in_house(run)


def test_every_route_says_who_may_use_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(roles: Roles) -> None:
        assert roles.routes("GET") == sorted(GETS)
        assert roles.routes("POST") == sorted(POSTS)
        routes = [route for route in roles.house.app.routes if isinstance(route, HTTPRoute)]
        assert {method for route in routes for method in route.methods} == {"GET", "HEAD", "OPTIONS", "POST"}
        live = [route.path for route in roles.house.app.routes if isinstance(route, WebSocketRoute)]
        assert sorted(live) == sorted(LIVE)

    in_roles(monkeypatch, test)


def test_who_may_open_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page and answer for every role: only who may gets it, and no hidden card is in it for anybody."""

    async def test(roles: Roles) -> None:
        wrong: list[str] = []
        found = 0
        for route in sorted(GETS):
            for address in roles.addresses(route):
                for role, who in roles.who.items():
                    if address.startswith(OF_ANY_TABLE) and (role != "nobody" or address.endswith(SLOW)):
                        continue  # what nobody in particular may open is the same for all
                    reply = await request(roles.house.app, "GET", address, headers_of(who.token))
                    may = role in GETS[route] and ("/club/" in route or ON not in address)
                    if (reply.status in OPEN) is not may:
                        wrong.append(f"{role} {address}: {reply.status}")
                    if role not in GETS[route] and GETS[route] and reply.status not in BARRED:
                        wrong.append(f"{role} {address}: {reply.status}, as if there were nothing")
                    if route in ABSENT and reply.status not in ((404,) if role == ABSENT[route] else BARRED):
                        wrong.append(f"{role} {address}: {reply.status}")
                    if address.startswith(OF_ANY_TABLE):
                        continue
                    cards = roles.marks.cards(reply.text)
                    found += len(cards)
                    if cards - roles.known(role, address):
                        wrong.append(f"{role} {address}: cards")
        assert wrong == []
        assert found > 10

    in_roles(monkeypatch, test)


def test_nothing_changes_by_opening_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever stands in an address, nobody does anything by opening it: not even who may."""

    async def test(roles: Roles) -> None:
        house = roles.house
        room, people = house.room, house.room.people
        real = room.real.tables[roles.real]
        kind = (b"content-type", b"application/json")
        table, floor = f"/api/tables/{house.table.id}/commands", headers_of(roles.who["floor"].token)
        await request(house.app, "POST", table, [*floor, kind], b'{"do": "stop-clock"}')  # so that no time runs out

        def kept() -> tuple[object, ...]:
            members = people.members()
            inside = [(people.sessions_of(each.id), people.tokens_of(each.id)) for each in members]
            events = [(known, each.version) for known, each in room.tournaments.running.items()]
            settings = [people.settings(key) for key in ("second-factor", "second-factor-wanted", "club-person")]
            tables = [*room.tables], [*room.real.tables]
            return house.table.version, real.version, *tables, members, inside, events, settings, roles.stands()

        before = kept()
        tries = {
            "sit": "1", "seat": "2", "do": "close", "text": "solid", "confirmed": "1", "line": "Ann folds",
            "name": "Eve", "password": "a very good password", "way": "register", "label": "x", "language": "sk",
            "session": "x", "hand": "1",
        }  # fmt: skip
        for route in sorted(GETS):
            for address in roles.addresses(route):
                for role, who in roles.who.items():
                    if address.startswith(OF_ANY_TABLE):
                        continue  # what is the same for everybody, and knows nothing of the room
                    reply = await request(house.app, "GET", f"{address}?{urlencode(tries)}", headers_of(who.token))
                    assert "set-cookie" not in reply.headers, (role, address)
                    assert kept() == before, (role, address)

    in_roles(monkeypatch, test)


def test_who_may_change_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever somebody without the right sends anywhere, the tables of others stay as they were."""

    async def test(roles: Roles) -> None:
        account = [route for route in POSTS if route.startswith(("/account", "/leave"))]  # after which nobody is in
        others = [route for route in POSTS if route not in account]
        await nothing_changes(roles, others)
        idle = []  # what was sent would change something, had it come from somebody with the right
        for route in sorted(others, key=lambda row: row.startswith("/api")):  # which end more
            tried = [role for role in roles.who if role in POSTS[route] and route not in UNSEEN]
            if tried and not any([await changed(roles, role, route) for role in tried]):
                idle.append(route)
        assert idle == [], idle
        await nothing_changes(roles, account)

    in_roles(monkeypatch, test)


async def nothing_changes(roles: Roles, routes: Sequence[str]) -> None:
    """Send to these routes all that there is to send, by those who may not."""
    for route in routes:
        for role in roles.who:
            if role in POSTS[route] or (role in ("seated", "other") and route == "/leave"):
                continue
            assert not await changed(roles, role, route), (role, route)


async def changed(roles: Roles, role: str, route: str) -> bool:
    """Send all that there is to send to a route; say whether anything stands otherwise since."""
    house, who, before = roles.house, roles.who[role], roles.stands()
    for address in roles.addresses(route):
        if route.startswith("/api"):
            for message in messages_for(route):
                if message.get("do") != "cancel" or role not in POSTS[route]:
                    headers = [*headers_of(who.token), (b"content-type", b"application/json")]
                    await request(house.app, "POST", address, headers, json.dumps(message).encode())
        elif not route.startswith(("/account/forget", "/leave")):
            await form(house.app, address, headers_of(who.token), **{**TRIES, **FIELDS.get(route, {})})
    await asyncio.sleep(0)
    return roles.stands() != before


def messages_for(route: str) -> tuple[dict[str, object], ...]:
    """Return what programs of those without the right send to a route."""
    if route == "/api/club/commands":
        return OF_CLUB
    if route.startswith("/api/club"):
        return ({"name": "Eve Fox"},)
    return OF_STAFF if "/tournaments/" in route else OF_FLOOR


def test_who_may_follow_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every live connection for every role: it says how things stand, or it is closed before it has said anything."""

    async def test(roles: Roles) -> None:
        wrong: list[str] = []
        for route, may in LIVE.items():
            (address,) = roles.addresses(route)
            for role, who in roles.who.items():
                heard: list[str] = []
                live = Live(roles.house.app, address, headers_of(who.token), heard.append)
                for _ in range(60_000):
                    if heard or live.closed is not None:
                        break
                    await asyncio.sleep(0.001)
                if bool(heard) is not (role in may):
                    wrong.append(f"{role} {address}: {live.closed}")
                live.hang_up()
                await asyncio.wait([live.task])
        assert wrong == []

    in_roles(monkeypatch, test)


def test_a_token_opens_no_page_and_plays_no_further_than_its_scopes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(roles: Roles) -> None:
        house, owner = roles.house, roles.who["floor"]
        for scopes in ((), ("play",), ("floor",), ("direct",)):
            token = f"token-{'-'.join(scopes)}"
            house.room.people.add_token(hashed(token), owner.member, "test", scopes, 0)
            headers = [(b"host", b"test"), (b"authorization", f"Bearer {token}".encode())]
            for route in sorted(GETS):
                for address in roles.addresses(route):
                    if address.startswith(OF_ANY_TABLE):
                        continue
                    reply = await request(house.app, "GET", address, headers)
                    may = "nobody" in GETS[route] and ON not in address
                    may = may or (
                        route.startswith("/api/tournaments")
                        and route.endswith(("/ledger", "/{file:str}"))
                        and "direct" in scopes
                    )
                    assert (reply.status in OPEN) is may, (scopes, address, reply.status)
            kind = [*headers, (b"content-type", b"application/json")]
            path, event = f"/api/tables/{house.table.id}/commands", f"/api/tournaments/{roles.tournament}/commands"
            for where, do, needs in (
                (path, "sit-out", "play"), (path, "stop-clock", "floor"), (path, "start-clock", "floor"),
                (event, "register", "play"), (event, "close-registration", "direct"), (event, "unregister", "play"),
            ):  # fmt: skip
                reply = await request(house.app, "POST", where, kind, json.dumps({"do": do}).encode())
                assert (reply.status == 403) is (needs not in scopes), (scopes, do, reply.text)

    in_roles(monkeypatch, test)
