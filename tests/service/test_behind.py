"""A process that has not yet heard what another one did: it refuses nobody for that, and outlives its own loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.service.aggregate import Done
from cardspeak.service.asking import Asked
from cardspeak.service.figures import REFUSALS
from cardspeak.service.tables import RunningTable
from cardspeak.store.postgres import PostgresStore
from tests.postgres import Postgres
from tests.service.test_room import SETTINGS, Time, actor, room_over, run

PATIENCE = 60  # looks of half a second each


@pytest.fixture
def stores(postgres: Postgres) -> Iterator[list[PostgresStore]]:
    """Two stores over one database, as two processes have them."""
    database = postgres.empty()
    found = [PostgresStore(database) for _ in range(2)]
    for member in ("m1", "m2", "m3"):
        found[0].people.add_member(member, f"Name of {member}", "", "guest", 0)
    yield found
    for store in found:
        store.close()


def refusals(code: str) -> float:
    """Return how many refusals of a kind were told."""
    return float(REFUSALS.labels(code)._value.get())


def test_nobody_is_refused_for_what_is_not_so_any_more(stores: list[PostgresStore]) -> None:
    """The rooms are not started, so that neither follows the other by itself."""

    async def work() -> None:
        clock = Time()
        rooms = [room_over(store, clock) for store in stores]
        here, there = (RunningTable("t1", store, clock) for store in stores)
        await here.do(c.Open(SETTINGS, "m1"))
        assert isinstance(await here.do(c.TakeSeat("m1", 0, 1000)), Done)
        await there.caught_up()

        # a seat that is free again
        await here.do(c.Leave("m1"))
        counted = refusals("seat_taken")
        assert isinstance(await rooms[1].ask(there, "m2", Asked("sit", seat=0)), Done)
        assert refusals("seat_taken") == counted

        # whoever wants any seat gets one, though the first was taken meanwhile
        await here.caught_up()
        await here.do(c.TakeSeat("m1", 1, 1000))
        assert isinstance(await rooms[1].sit(there, "m3"), Done)
        assert [seat and seat.member for seat in there.state.seats] == ["m2", "m1", "m3", None]

        # a hand that began
        await here.caught_up()
        assert isinstance(await here.do(c.StartHand(DECKS[52], DECKS[52])), Done)
        assert there.state.hand is None
        assert isinstance(await rooms[1].ask(there, actor(here.state), Asked("fold")), Done)

        # a right that was given
        assert isinstance(await rooms[0].ask(here, "m1", Asked("appoint", text="m2")), Done)
        assert isinstance(await rooms[1].ask(there, "m2", Asked("stop-clock")), Done)

        # what is still so is refused, and counted once
        await here.caught_up()
        await here.do(c.StartClock("m1"))
        counted = refusals("seat_taken")
        late = await rooms[1].ask(there, "m4", Asked("sit", seat=0))
        assert isinstance(late, Refused)
        assert late.code == "seat_taken"
        assert refusals("seat_taken") == counted + 1
        assert there.version == here.version

    run(work)


def test_what_is_heard_after_the_loop_ended_harms_nobody(stores: list[PostgresStore]) -> None:
    """The thread that listens ends with the store, later than the room."""
    here, there = stores

    async def work() -> None:
        room = room_over(here, Time())
        await room.start()
        await room.stop()

    asyncio.run(work())
    other = there.peers(lambda: "other")
    for _ in range(3):  # appends are told before messages: when the next one is heard, the message was
        known = here.signals.wait_after(-1, 0)
        other.send(b"{}")
        there.signals.tell()
        assert any(here.signals.wait_after(known, 1) != known for _ in range(PATIENCE))
