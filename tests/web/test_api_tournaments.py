"""Tournaments for programs: a whole night by JSON, who is told what, what is refused and how it is said."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from typing import Any, NamedTuple

from litestar import Litestar

from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.draws import drawn_order, seal_of
from cardspeak.service.limits import Limits
from cardspeak.service.message_fields import verb_of
from cardspeak.service.passes import hashed
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.service.tournament_asking import MESSAGES, OF_PLAYERS
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.parts import Parts
from tests.serving import Program, programs, unlimited
from tests.web.asgi import Live, Reply, headers_of, request

FRIDAY: dict[str, Any] = {
    "name": "Friday", "games": ["nlhe"], "book": "tda-2024", "price": {"prize": 100, "fee": 10}, "seats": 6,
    "late_until": 2, "id": "friday-1",
    "structure": {"starting": 5000, "chips": [25, 100, 500],
                  "levels": [{"small": 25 * step, "big": 50 * step, "seconds": 1200} for step in range(1, 9)]},
}  # fmt: skip


class House(NamedTuple):
    """An application, its room, and some people: the first directs, the second and third play."""

    app: Litestar
    room: Room
    people: list[Program]

    async def send(self, who: Program, path: str, data: object) -> Reply:
        """Send JSON."""
        headers = [*headers_of(who.token), (b"content-type", b"application/json")]
        return await request(self.app, "POST", f"/api/tournaments{path}", headers, json.dumps(data).encode())

    async def get(self, path: str, who: Program | None = None) -> Any:
        """Ask for something that is there."""
        reply = await request(self.app, "GET", f"/api/tournaments{path}", headers_of(who.token if who else ""))
        assert reply.status == 200, reply.text
        return json.loads(reply.body)

    async def announced(self, **more: Any) -> str:
        """Announce a tournament; its id."""
        reply = await self.send(self.people[0], "", FRIDAY | more)
        assert reply.status == 201, reply.text
        return str(json.loads(reply.body)["id"])

    async def done(self, event: str, do: str, who: int = 0, **more: Any) -> dict[str, Any]:
        """Have something done."""
        reply = await self.send(self.people[who], f"/{event}/commands", {"do": do, **more})
        assert reply.status == 200, (do, reply.text)
        return dict(json.loads(reply.body))

    async def refused(self, event: str, do: str, who: int = 0, **more: Any) -> tuple[int, str]:
        """Have something refused: the status, and the code."""
        reply = await self.send(self.people[who], f"/{event}/commands", {"do": do, **more})
        return reply.status, json.loads(reply.body).get("code", "")


def in_house(test: Callable[[House], Awaitable[None]], limits: dict[str, int] | None = None) -> None:
    """Run a test in a house."""

    async def run() -> None:
        store, clock = MemoryStore(), SystemClock()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        given = unlimited(clock) if limits is None else Limits(clock.now, limits)
        app = create_app(Parts(room, Door(store.people, clock, given)))
        try:
            await test(House(app, room, programs(store.people, 4)))
        finally:
            await room.stop()

    asyncio.run(run())


async def seated(house: House, event: str, players: int = 7) -> dict[str, str]:
    """Enter two members and some players by name, and begin; ids by names."""
    await house.done(event, "register", 1)
    await house.done(event, "register", 2)
    for number in range(players - 2):
        await house.done(event, "register", name=f"{'ABCDEFGH'[number]}nna Novak", id=f"e{number}")
    await house.done(event, "start")
    return {row["name"]: row["member"] for row in (await house.get(f"/{event}"))["players"]}


def test_a_night_by_a_program() -> None:
    """Announced, entered by name and by themselves, drawn, an elimination, an undo, results, money."""

    async def test(house: House) -> None:
        event = await house.announced()
        assert await house.announced() == event  # the same id again
        assert [row["id"] for row in await house.get("")] == [event]
        ids = await seated(house, event)
        now = await house.get(f"/{event}")
        assert now["stage"] == "running"
        assert (now["entries"], now["left"], now["in_play"]) == (7, 7, 35_000)
        assert now["clock"]["runs"] is True
        assert 0 < now["clock"]["left"] <= 1_200_000
        assert [len([seat for seat in table["seats"] if seat]) for table in now["tables"]] == [4, 3]
        loser = ids["Anna Novak"]
        at = next(row["table"] for row in now["players"] if row["member"] == loser)
        winner = next(row["member"] for row in now["players"] if row["table"] == at and row["member"] != loser)
        bust = {"table": at, "losers": [{"member": loser, "started": 5000, "winners": [winner]}], "id": "b1"}
        first = await house.done(event, "bust", **bust)
        assert await house.done(event, "bust", **bust) == first
        results = await house.get(f"/{event}/results")
        assert [(row["name"], row["best"], row["worst"]) for row in results["places"]] == [("Anna Novak", 7, 7)]
        step = next(
            row for row in (await house.get(f"/{event}", house.people[0]))["log"][::-1] if row["what"] == "bust"
        )
        await house.done(event, "undo", step=step["number"], reason="It was Bnna Novak")
        assert (await house.get(f"/{event}"))["left"] == 7
        log = (await house.get(f"/{event}", house.people[0]))["log"]
        assert log[-1]["reason"] == "It was Bnna Novak"
        ledger = await house.get(f"/{event}/ledger", house.people[0])
        assert ledger["accounts"][f"prizes/{event}"] == 700
        assert sum(ledger["accounts"].values()) == 0
        assert len([row for row in ledger["transactions"] if row["what"] == "entry"]) == 7

    in_house(test)


def test_who_is_told_what() -> None:
    """No answer has a name in an event, a secret, or, but for the staff, the money of others."""

    async def test(house: House) -> None:
        event = await house.announced()
        ids = await seated(house, event)
        secret = house.room.tournaments.running[event]._secret.hex()
        assert len(secret) == 64
        paths = [f"/{event}", f"/{event}/events", f"/{event}/results", f"/{event}/draws"]
        for who in (None, *house.people[:2]):
            for path in paths:
                found = json.dumps(await house.get(path, who))
                assert secret not in found
        stranger = await house.get(f"/{event}/events")
        assert {"tournament.entry_taken", "tournament.seats_drawn"} <= {
            row["event"]["type"] for row in stranger["events"]
        }
        assert "transaction" not in json.dumps(stranger)
        assert "Novak" not in json.dumps(stranger)
        staff = await house.get(f"/{event}/events", house.people[0])
        assert "transaction" in json.dumps(staff)
        after = await house.get(f"/{event}/events?after={staff['version'] - 1}", house.people[0])
        assert [row["number"] for row in after["events"]] == [staff["version"]]
        assert [row["number"] for row in staff["events"]] == [*range(1, staff["version"] + 1)]
        steps = [row["event"]["number"] for row in staff["events"] if row["event"]["type"] == "tournament.step_taken"]
        log = (await house.get(f"/{event}", house.people[0]))["log"]
        assert steps == [step["number"] for step in log[1:]]  # it was announced by the first
        rows = {row["member"]: row for row in (await house.get(f"/{event}", house.people[1]))["players"]}
        assert "owes" in rows[house.people[1].member]
        assert "owes" not in rows[ids["Anna Novak"]]

    in_house(test)


def test_a_draw_checks_as_the_page_says() -> None:
    async def test(house: House) -> None:
        event = await house.announced()
        sealed = (await house.get(f"/{event}/draws"))["sealed"]
        await seated(house, event)
        (draw,) = (await house.get(f"/{event}/draws"))["draws"]
        seed = bytes.fromhex(draw["seed"])
        assert draw["sealed"] == sealed == seal_of(seed)
        order = [each for each in drawn_order(seed, draw["entered"], draw["length"]) if each < len(draw["entered"])]
        events = (await house.get(f"/{event}/events"))["events"]
        drawn = next(row["event"] for row in events if row["event"]["type"] == "tournament.seats_drawn")
        assert drawn["order"] == order
        assert sorted(draw["entered"]) == sorted(
            player for table in drawn["tables"] for player in table["places"] if player
        )

    in_house(test)


def test_every_command_needs_its_scope() -> None:
    """What players do for themselves needs `play`, everything else `direct`, and both at one's own event."""

    async def test(house: House) -> None:
        event = await house.announced()
        director = house.people[0].member
        for scopes in ((), ("play",), ("floor",), ("direct",), ("play", "direct")):
            token = f"only-{'-'.join(scopes)}"
            house.room.people.add_token(hashed(token), director, "test", scopes, 0)
            who = Program(director, token)
            for kind in OF_PLAYERS:
                mine = await sent(house, who, event, {"do": verb_of(kind), **least(kind), **about(director, kind)})
                assert (mine.status == 403) is ("play" not in scopes), (scopes, kind, mine.text)
                other = await sent(house, who, event, {"do": verb_of(kind), **least(kind), **about("m9", kind)})
                assert (other.status == 403) is ("direct" not in scopes), (scopes, kind, other.text)
            for verb in ("close-registration", "open-registration", "say", "start-clock", "balance"):
                reply = await sent(house, who, event, {"do": verb, **({"text": "x"} if verb == "say" else {})})
                assert (reply.status == 403) is ("direct" not in scopes), (scopes, verb, reply.text)
            named = await sent(house, who, event, {"do": "register", "name": "Hana Nova"})
            assert (named.status == 403) is ("direct" not in scopes), (scopes, named.text)
            fresh = await sent(house, who, "", FRIDAY | {"id": f"new-{len(scopes)}"})
            assert (fresh.status == 403) is ("direct" not in scopes)
            ledger = await request(house.app, "GET", f"/api/tournaments/{event}/ledger", bearing(who))
            assert (ledger.status == 403) is ("direct" not in scopes)

    in_house(test)


def bearing(who: Program) -> list[tuple[bytes, bytes]]:
    """The headers of a program, without a session."""
    return [(b"host", b"test"), (b"authorization", f"Bearer {who.token}".encode())]


async def sent(house: House, who: Program, event: str, data: object) -> Reply:
    """Send a command by token alone, or announce something."""
    headers = [*bearing(who), (b"content-type", b"application/json")]
    path = f"/api/tournaments/{event}/commands" if event else "/api/tournaments"
    return await request(house.app, "POST", path, headers, json.dumps(data).encode())


def least(kind: type) -> dict[str, Any]:
    """What a command of players has to have besides the player."""
    return {"away": True} if "away" in kind._fields else {}  # type: ignore[attr-defined]


def about(member: str, kind: type) -> dict[str, Any]:
    """Whom a command is about."""
    fields: tuple[str, ...] = kind._fields  # type: ignore[attr-defined]
    if "counts" in fields:
        return {"counts": [[member, 100]]}
    return {"members": [member]} if "members" in fields else {"member": member}


def test_bad_input_is_said_in_one_line() -> None:
    async def test(house: House) -> None:
        for wrong in (
            {}, {"name": 1}, FRIDAY | {"games": []}, FRIDAY | {"games": ["chess"]}, FRIDAY | {"book": "x"},
            FRIDAY | {"structure": {"starting": 5000, "chips": [], "levels": []}}, FRIDAY | {"more": 1},
            FRIDAY | {"structure": {"starting": 5010, "chips": [25], "levels": [{"small": 10, "big": 20}]}},
            FRIDAY | {"seats": 1 << 60}, FRIDAY | {"name": "\0"}, FRIDAY | {"price": {"prize": -1}}, [1], "x", None,
        ):  # fmt: skip
            reply = await house.send(house.people[0], "", wrong)
            assert reply.status in (400, 422), (wrong, reply.text)
            said = json.loads(reply.body)
            assert said.get("code") or "\n" not in said["error"]
        event = await house.announced()
        message: Any
        for message in (
            {}, {"do": "fly"}, {"do": "bust"}, {"do": "bust", "table": "x", "losers": []}, {"do": "hand-over"},
            {"do": "register", "x": 1}, {"do": "start", "order": [0]}, {"do": "say", "text": "\0"}, [], 7,
        ):  # fmt: skip
            reply = await house.send(house.people[0], f"/{event}/commands", message)
            assert reply.status == 400, (message, reply.text)
        assert await house.refused(event, "register", 0, member="nobody") == (409, "nobody_of_that_id")
        assert await house.refused(event, "bust", table=9, losers=[]) == (409, "tournament_registering")
        assert await house.refused(event, "start", 1) == (409, "staff_only")
        nobody = await house.send(Program("", ""), f"/{event}/commands", {"do": "register"})
        assert nobody.status == 401
        for path in ("0123456789", "x", "..%2f..", event[:-1]):
            missing = await request(house.app, "GET", f"/api/tournaments/{path}", headers_of())
            assert missing.status == 404
        version = (await house.get(f"/{event}"))["version"]
        assert version == house.room.tournaments.running[event].version

    in_house(test)


def test_a_live_connection_follows_and_runs_it() -> None:
    """First where it stands, then every event; answers by their ids; of money others are told nothing."""

    async def test(house: House) -> None:
        event = await house.announced()
        heard: dict[int, list[Any]] = {0: [], 1: [], 2: []}

        def hears(who: int, text: str) -> None:
            heard[who].append(json.loads(text))

        path = f"/api/tournaments/{event}/live"
        lives = [Live(house.app, path, headers_of(house.people[who].token), partial(hears, who)) for who in (0, 1)] + [
            Live(house.app, path, headers_of(), partial(hears, 2))
        ]
        async with asyncio.timeout(60):
            while not all(heard.values()):
                await asyncio.sleep(0.001)
            assert [frames[0]["type"] for frames in heard.values()] == ["tournament"] * 3
            assert [frames[0]["mine"] for frames in heard.values()] == [["director"], [], []]
            lives[1].say({"do": "register", "id": "r1"})
            lives[0].say({"do": "register", "name": "Anna Novak", "id": "r2"})
            lives[2].say({"do": "register", "id": "r3"})
            lives[1].say({"do": "start", "id": "r4"})
            lives[1].say("nothing")
            while not {"r1", "r4", ""} <= answers(heard[1]).keys() or not answers(heard[0]) or not answers(heard[2]):
                await asyncio.sleep(0.001)
        assert answers(heard[1])["r1"]["ok"] is True
        assert answers(heard[0])["r2"]["ok"] is True
        assert answers(heard[2])["r3"]["code"] == "not_signed_in"
        assert answers(heard[1])["r4"]["code"] == "staff_only"
        assert answers(heard[1])[""]["code"] == "message_unreadable"
        for who in (0, 1, 2):
            told = [frame for frame in heard[who] if frame["type"] == "events"]
            assert [frame["now"]["entries"] for frame in told] == [1, 2]
            assert "Anna Novak" in json.dumps(told[-1]["names"])
            assert ("transaction" in json.dumps(told)) is (who == 0)
        for live in lives:
            await live.close()
        gone = Live(house.app, "/api/tournaments/0123456789/live", headers_of(), lambda text: None)
        await gone.task
        assert gone.closed in (4404, 403)

    in_house(test)


def answers(frames: list[Any]) -> dict[str, Any]:
    """The answers among what was heard, by their ids."""
    return {frame["id"]: frame for frame in frames if frame["type"] == "answer"}


def test_limits_are_told() -> None:
    async def test(house: House) -> None:
        for number in range(2):
            await house.announced(id=f"n{number}")
        reply = await house.send(house.people[0], "", FRIDAY | {"id": "n9"})
        assert reply.status == 429
        assert int(reply.headers["retry-after"]) > 0
        event = (await house.get(""))[0]["id"]
        statuses = [(await house.refused(event, "say", text="x"))[0] for _ in range(8)]
        assert 429 in statuses

    in_house(test, {"tournaments": 2, "messages-per-account": 5})


def test_the_description_has_every_command() -> None:
    async def test(house: House) -> None:
        reply = await request(house.app, "GET", "/api/openapi.json", headers_of())
        described = json.loads(reply.body)
        schemas = described["components"]["schemas"]
        rows = [(each.get("properties", {}).get("do", {}).get("const"), each) for each in schemas.values()]
        verbs = {verb: each for verb, each in rows if verb}
        assert set(MESSAGES) <= set(verbs)
        assert all(verbs[verb]["description"] for verb in MESSAGES)
        assert "losers" in verbs["bust"]["properties"]

    in_house(test)


def test_the_room_opens_the_tables_itself() -> None:
    async def test(house: House) -> None:
        event = await house.announced()
        for name in ("Anna", "Boris", "Cyril", "Dana"):
            await house.done(event, "register", name=name)
        await house.done(event, "start")
        await house.done(event, "link", table=1, play="online", stream="somebody-elses-table")
        shown = await house.get(f"/{event}", house.people[0])
        assert "somebody-elses-table" not in json.dumps(shown)

    in_house(test)


def test_a_public_event_does_not_say_where_a_private_one_is() -> None:
    """Nor does what is known of the member and the command that announced it."""

    async def test(house: House) -> None:
        private = await house.announced(public=False, name="Final", id="final-1")
        me = house.people[0].member
        assert private != sha256(f"{me}/final-1".encode()).hexdigest()[:10]
        assert await house.announced(public=False, name="Final", id="final-1") == private
        flight = await house.announced(flight_of=private, id="flight-1", satellite={"event": private, "worth": 100})
        for who in (None, house.people[1]):
            assert private not in [row["id"] for row in await house.get("", who)]
            for path in ("", "/events", "/results", "/draws", "/flights"):
                assert private not in json.dumps(await house.get(f"/{flight}{path}", who)), path
            page = await request(house.app, "GET", f"/tournaments/{flight}", headers_of(who.token if who else ""))
            assert page.status == 200
            assert private not in page.text
        assert (await house.get(f"/{flight}", house.people[0]))["settings"]["flight_of"] == private
        frames = await followed(house, flight)
        assert frames
        assert private not in json.dumps(frames)

    in_house(test)


async def followed(house: House, event: str) -> list[Any]:
    """What a stranger hears of an event while its settings change."""
    heard: list[Any] = []
    live = Live(house.app, f"/api/tournaments/{event}/live", headers_of(), lambda text: heard.append(json.loads(text)))
    async with asyncio.timeout(60):
        while not heard:
            await asyncio.sleep(0.01)
        settings = (await house.get(f"/{event}", house.people[0]))["settings"]
        await house.done(event, "change-settings", settings={**settings, "name": "Flight A"})
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        await live.close()
    return heard
