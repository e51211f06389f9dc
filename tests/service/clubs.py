"""A club for tests: founded in a room, with its staff, its members, and chips in its cage."""

from __future__ import annotations

from typing import Any

from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cashier
from cardspeak.room.club import commands_people as people
from cardspeak.room.club.roles import ROLES
from cardspeak.room.club.state import Club, House
from cardspeak.room.ledger.club import out
from cardspeak.room.ledger.inventory import outside
from cardspeak.service.aggregate import Done
from cardspeak.service.club import ClubDesk
from cardspeak.service.club_people import Person
from cardspeak.service.room import Room

HOUSE = House("Club", "common")
OWNER = "owner"


async def does(desk: ClubDesk, by: str, command: Any, command_id: str = "") -> Done:
    """Have somebody of the staff, who has given their second factor, do something that is possible."""
    outcome = await desk.ask(by, command, True, command_id)
    assert isinstance(outcome, Done), (command, outcome)
    return outcome


async def founded(room: Room, members: int = 3) -> ClubDesk:
    """Found a club whose owner is `owner`, with somebody of each role (called as it), members c0, c1, …, and chips."""
    desk, known = room.club, room.people
    for each in (OWNER, *ROLES):
        known.add_member(each, each.title(), "hash", "member", 0)
    assert isinstance(await desk.found(HOUSE, OWNER), Done)
    for role in ROLES:
        await does(desk, OWNER, people.RegisterMember(role, OWNER))
        await does(desk, OWNER, people.Appoint(role, (role,), OWNER))
    for number in range(members):
        entered(desk, f"c{number}", f"Player {number}")
        await does(desk, OWNER, people.RegisterMember(f"c{number}", OWNER))
        await does(desk, OWNER, people.Arrive(f"c{number}", OWNER))
    await does(
        desk, "cashier", cashier.IssueChips(((1, 1000), (5, 1000), (25, 1000), (100, 1000), (500, 100)), "cashier")
    )
    return desk


def entered(desk: ClubDesk, member: str, name: str) -> None:
    """Keep a person of this id among the people of the room."""
    desk._store.people.add_member(member, f"{name}@{member}", "", "player", 0)
    desk.people.change(member, Person(name))


async def shift(desk: ClubDesk, cashier_: str = "cashier", float_: int = 1000) -> None:
    """Open a shift."""
    await does(desk, cashier_, cashier.OpenShift(float_, cashier_))


async def sold(desk: ClubDesk, member: str, amount: int, by: str = "cashier") -> None:
    """Sell chips to a member."""
    await does(desk, by, cashier.SellChips(member, amount, by))


def code(outcome: object) -> str:
    """Return the code of a refusal, empty where there is none."""
    return outcome.code if isinstance(outcome, Refused) else ""


def holds(club: Club) -> None:
    """Make sure that the ledger balances and that every chip is somewhere."""
    assert sum(club.ledger.balances.values()) == 0
    assert outside(club.inventory) == out(club.ledger)
