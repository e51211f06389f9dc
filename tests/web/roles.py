"""The role matrix: who may use each route and give each command, as data (`roles.toml`), and people of every role."""

from __future__ import annotations

import tomllib
from pathlib import Path

from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_evening as evening
from cardspeak.room.club import commands_floor as floor
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.commands import Command
from cardspeak.room.club.state import House
from cardspeak.room.table.state import Stakes
from cardspeak.service.aggregate import Done
from cardspeak.service.passes import hashed
from cardspeak.service.room import Room
from cardspeak.service.second_factor import ELEVATED, LASTS
from cardspeak.web.parts import Parts
from tests.serving import FOREVER, Program

STAFF = ("owner", "dealer", "host", "manager", "administrator", "cashier", "director", "judge")
OF_CLUB = ("player", *STAFF, "unproved")
ROLES = ("nobody", "stranger", "seated", "other", "floor", *OF_CLUB)
GROUPS = {"all": ROLES, "members": ROLES[1:], "staff": STAFF}


def _read() -> dict[str, dict[str, frozenset[str]]]:
    with Path(__file__).with_name("roles.toml").open("rb") as file:
        found = tomllib.load(file)
    return {
        table: {route: frozenset(_roles(route, text)) for route, text in rows.items()} for table, rows in found.items()
    }


def _roles(row: str, text: str) -> list[str]:
    roles = [role for word in text.split() for role in GROUPS.get(word, (word,))]
    assert set(roles) <= set(ROLES), (row, text)
    return roles


MATRIX = _read()


async def club_of(room: Room) -> dict[str, Program]:
    """Found a club with somebody of each role; all but `unproved` have given their second factor."""
    found: dict[str, Program] = {}
    for role in OF_CLUB:
        member, token = f"m-{role}", f"{role}-token"
        room.people.add_member(member, role.title(), "", "member", 0)
        scopes = ("play", "floor", "direct") if role == "unproved" else ("play", "floor", "direct", "club")
        room.people.add_token(hashed(token), member, "test", scopes, 0)
        room.people.start_session(hashed(token), member, 0, FOREVER)
        if role != "unproved":
            room.people.start_session(ELEVATED + hashed(token), member, 0, room.clock.now() + LASTS)
        found[role] = Program(member, token)
    owner = found["owner"].member
    assert isinstance(await room.club.found(House("Club", "common"), owner), Done)
    for role, who in found.items():
        await _does(room, people.RegisterMember(who.member, owner))
        held = {"host": "floor", "unproved": "manager"}.get(role, role)
        if role not in ("owner", "player"):
            await _does(room, people.Appoint(who.member, (held,), owner))  # type: ignore[arg-type]
    return found


async def with_money(room: Room, parts: Parts) -> str:
    """Have two receipts and two tables at the club; return the personal link of the player."""
    desk, player = "m-cashier", "m-player"
    commands: tuple[Command, ...] = (
        cashier.IssueChips(((100, 100),), desk), cashier.OpenShift(100, desk), people.Arrive(player, desk, 1),
        cashier.SellChips(player, 100, desk), cashier.SellChips(player, 100, desk),
        evening.PlanEvening("Friday", 0, tuple([f"m-{role}" for role in OF_CLUB]), "m-manager"),
        *[floor.OpenTable(name, ("nlhe",), Stakes(10, 20), 6, "m-host") for name in ("Blue", "Red")],
    )  # fmt: skip
    for command in commands:
        await _does(room, command)
    return parts.links.make(player)


async def _does(room: Room, command: Command) -> None:
    outcome = await room.club.ask(getattr(command, "by", ""), command, True)
    assert isinstance(outcome, Done), outcome
