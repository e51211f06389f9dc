"""Every command to the club by every role: each may give those that it needs and no other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

from litestar import Litestar

from cardspeak.ports import Clock
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.clock import SystemClock
from cardspeak.service.club_asking import _COMMANDS, MESSAGES, OF_MEMBERS
from cardspeak.service.club_csv import FILES
from cardspeak.service.limits import LIMITS
from cardspeak.service.message_fields import hints_of, verb_of
from cardspeak.service.people import Door
from cardspeak.service.room import Options, Room
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import create_app
from cardspeak.web.club.sections import SECTIONS
from cardspeak.web.parts import Parts
from tests.serving import Program, unlimited
from tests.web.asgi import Headers, headers_of, request
from tests.web.roles import MATRIX, OF_CLUB, club_of

FORBIDDEN = ("staff_only", "not_your_role", "second_factor_needed", "scope_missing", "not_signed_in")
KIND = (b"content-type", b"application/json")
assert "messages-per-account" in LIMITS


def value_of(hint: Any) -> Any:
    """Return something for a field; of members and numbers what nobody has, so that nothing comes of it."""
    if hint is int:
        return 77
    if hint is bool:
        return True
    if hint is str:
        return "nobody-has-this"
    if get_origin(hint) is Literal:
        return get_args(hint)[-1]
    if hasattr(hint, "_fields"):
        return fields_of(hint)
    return [] if get_origin(hint) is tuple else value_of(get_args(hint)[0])


def fields_of(kind: Any) -> dict[str, Any]:
    """Return the fields of a record that have to be there."""
    needed = [name for name in kind._fields if name not in kind._field_defaults and name != "by"]
    return {name: value_of(hints_of(kind)[name]) for name in needed}


def message_of(verb: str) -> dict[str, Any]:
    """Return a message that can be read, of which nothing comes where it is let through."""
    found = {"do": verb, **fields_of(_COMMANDS[verb])}
    if verb == "change-house":
        found["house"] = {"name": "", "book": "common"}
    if verb in ("issue-chips", "count-cage"):
        found["pieces"] = [[0, -1]]
    if verb == "open-shift":
        found["float"] = -1
    if verb == "open-table":
        found |= {"seats": 99, "games": ["nlhe"]}
    if verb in ("say", "report-to-floor"):
        found["words"] = ""
    if verb == "plan-evening":
        found |= {"members": ["nobody-has-this"], "title": ""}
    return found


class Club:
    """An application with a club, and somebody of each role."""

    def __init__(self, clock: Clock) -> None:
        self.store = MemoryStore()
        self.room = Room(self.store, clock, SystemShuffler(), Options((0, 0)))
        self.app: Litestar = create_app(Parts(self.room, Door(self.store.people, clock, unlimited(clock))))
        self.who: Mapping[str, Program] = {}

    async def asked(self, headers: Headers, **message: Any) -> tuple[int, str]:
        """Send a command; the status, and the code of a refusal."""
        body = json.dumps(message).encode()
        reply = await request(self.app, "POST", "/api/club/commands", [*headers, KIND], body)
        return reply.status, json.loads(reply.text).get("code", "")


def in_club(test: Any) -> None:
    async def run() -> None:
        club = Club(SystemClock())
        club.who = await club_of(club.room)
        await test(club)

    asyncio.run(run())


def bearer(who: Program) -> Headers:
    return [(b"host", b"test"), (b"authorization", f"Bearer {who.token}".encode())]


def session(who: Program) -> Headers:
    return headers_of(cookie=f"cardspeak={who.token}")


def test_every_command_says_who_may_give_it() -> None:
    assert set(MATRIX["commands"]) == set(MESSAGES)
    assert set(MATRIX["own"]) == {verb_of(kind) for kind in OF_MEMBERS}


def test_each_role_gives_its_commands_and_no_other() -> None:
    """By a token and by a session; what is not theirs changes nothing, and they are told whose it is."""

    async def test(club: Club) -> None:
        wrong: list[str] = []
        for verb, may in MATRIX["commands"].items():
            for role in OF_CLUB:
                for headers in (bearer(club.who[role]), session(club.who[role])):
                    asked = message_of(verb)
                    if verb == "undo":  # an announcement
                        await club.asked(bearer(club.who["owner"]), do="say", words="Good evening")
                        asked["step"] = club.room.club.running.state.steps
                    version = club.room.club.running.version
                    status, code = await club.asked(headers, **asked)
                    if status in (400, 422) or code == "message_unreadable":
                        wrong.append(f"{verb}: the message cannot be read")
                    if (code not in FORBIDDEN) is not (role in may):
                        wrong.append(f"{role} {verb}: {code or status}")
                    if role not in may and club.room.club.running.version != version:
                        wrong.append(f"{role} {verb}: something came of it")
        assert not wrong, "\n".join(wrong)

    in_club(test)


def test_what_members_do_for_themselves_asks_for_no_second_factor() -> None:
    async def test(club: Club) -> None:
        wrong: list[str] = []
        for verb in MATRIX["own"]:
            asked = {key: value for key, value in message_of(verb).items() if key != "member"}
            for role in ("player", "unproved", "dealer"):
                for headers in (bearer(club.who[role]), session(club.who[role])):
                    status, code = await club.asked(headers, **asked)
                    seat = verb == "leave-seat" and code in ("staff_only", "not_your_role")
                    refused = code in FORBIDDEN and not seat
                    if refused or status in (400, 422):
                        wrong.append(f"{role} {verb}: {code or status}")
        assert not wrong, "\n".join(wrong)

    in_club(test)


def test_each_role_sees_its_pages_and_no_other() -> None:
    """Without a second factor the staff is sent to give it; a token opens no page."""

    async def test(club: Club) -> None:
        assert set(MATRIX["sections"]) == {*SECTIONS, "evening"}
        wrong: list[str] = []
        for section, may in MATRIX["sections"].items():
            for role in OF_CLUB:
                path = f"/club/run/{section}"
                reply = await request(club.app, "GET", path, session(club.who[role]))
                if (reply.status == 200) is not (role in may):
                    wrong.append(f"{role} {section}: {reply.status}")
                if role == "unproved" and reply.headers.get("location") != f"/account/second?next={path}":
                    wrong.append(f"{role} {section}: {reply.status}") if "manager" in may else None
                if (await request(club.app, "GET", path, bearer(club.who[role]))).status == 200:
                    wrong.append(f"{role} {section}: by a token")
        assert not wrong, "\n".join(wrong)

    in_club(test)


def test_each_role_gets_its_files_and_no_other() -> None:
    async def test(club: Club) -> None:
        assert set(MATRIX["files"]) == set(FILES)
        wrong: list[str] = []
        for name, may in MATRIX["files"].items():
            for role in OF_CLUB:
                for headers in (bearer(club.who[role]), session(club.who[role])):
                    reply = await request(club.app, "GET", f"/api/club/files/{name}.csv", headers)
                    if reply.status != (200 if role in may else 403):
                        wrong.append(f"{role} {name}: {reply.status}")
        assert not wrong, "\n".join(wrong)

    in_club(test)


def test_nobody_and_a_token_that_plays_do_nothing_of_the_staff() -> None:
    async def test(club: Club) -> None:
        unproved = bearer(club.who["unproved"])
        for verb in MESSAGES:
            assert (await club.asked([(b"host", b"test")], **message_of(verb)))[0] == 401
            assert await club.asked(unproved, **message_of(verb)) == (403, "scope_missing"), verb

    in_club(test)
