"""What is swept: sessions whose time is over, and guests as whom nobody can come in any more."""

import asyncio

from cardspeak.ports import Member
from cardspeak.room.table.state import Settings
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.limits import DAY, LIMITS
from cardspeak.service.people import SESSION_LASTS, Door, Entered, Visitor
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.app import sweep
from cardspeak.web.parts import Parts
from tests.service.test_room import Time

KEPT = LIMITS["guest-days"].most * DAY


def test_guests_who_never_came_back_free_their_names() -> None:
    """Not those who still can, sit at a table, run one, have a program or a password; hands keep the id."""

    async def run() -> None:
        store, clock = MemoryStore(), Time()
        room, door = Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock)
        parts = Parts(room, door)

        def comes(name: str) -> tuple[Member, str]:
            entered = door.guest(name, Visitor())
            assert isinstance(entered, Entered)
            return entered

        gone, seated, runs, program, kept = [comes(name) for name in ("Gone", "Seated", "Runs", "Program", "Kept")]
        settings = settings_from({"seats": "3"})
        assert isinstance(settings, Settings)
        table = await room.open_table(settings, runs[0].id)
        assert isinstance(table, RunningTable)
        assert isinstance(await room.sit(table, seated[0].id), Done)
        assert isinstance(door.new_token(program[0], "bot", ("play",)), str)
        assert isinstance(door.keep(kept[0], "crane velvet nine", Visitor(kept[1])), Entered)

        async def names() -> set[str]:
            await sweep(parts)
            return {member.name for member in store.people.members()}

        everybody = {"Gone", "Seated", "Runs", "Program", "Kept"}
        clock.at += SESSION_LASTS - 1
        assert await names() == everybody
        assert len(store.people.sessions_of(gone[0].id)) == 1
        clock.at += 1
        assert await names() == everybody
        assert store.people.sessions_of(gone[0].id) == []
        clock.at += KEPT - 1
        assert await names() == everybody
        clock.at += 1
        assert await names() == everybody - {"Gone"}
        assert store.people.member(gone[0].id) is not None
        assert isinstance(door.guest("gone", Visitor()), Entered)
        await room.stop()

    asyncio.run(run())


def test_a_guest_who_leaves_frees_the_name_too() -> None:
    """After the same days, so that nobody is taken at once for the one before."""

    async def run() -> None:
        store, clock = MemoryStore(), Time()
        parts = Parts(Room(store, clock, SystemShuffler(), Options((0, 0))), Door(store.people, clock))
        entered = parts.door.guest("Ann", Visitor())
        assert isinstance(entered, Entered)
        parts.door.leave(entered.secret)
        await sweep(parts)
        clock.at += KEPT - 1
        await sweep(parts)
        assert store.people.member_named("Ann") is not None
        clock.at += 1
        await sweep(parts)
        assert store.people.member_named("Ann") is None

    asyncio.run(run())
