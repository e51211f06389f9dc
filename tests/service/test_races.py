"""Two sessions reach for one seat, or one member for two: one of them gets it, whichever process they come to.

How many races there are for each store is `CARDSPEAK_RACES`.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.room.table import commands as c
from cardspeak.service.aggregate import Done
from cardspeak.service.asking import Asked
from cardspeak.service.room import Room
from cardspeak.service.tables import RunningTable
from cardspeak.store import AnyStore
from tests.service.test_room import SETTINGS, Time, opened, room_over

RACES = int(os.environ.get("CARDSPEAK_RACES", "200"))
SEATS = range(SETTINGS.seats)
SEATED = {"already_seated", "seat_taken"}


class Process:
    """A room over a store that it shares, with one table."""

    def __init__(self, store: AnyStore, clock: Time) -> None:
        self.room: Room = room_over(store, clock)
        self.table = RunningTable("t1", store, clock)


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> AnyStore:
    """A store of each kind."""
    if request.param == "postgresql":
        return opened(request.getfixturevalue("postgres").empty())
    return opened("memory:" if request.param == "memory" else tmp_path / "room.db")


async def race(processes: list[Process], rng: Random, number: int) -> str:
    """Let two sessions sit down at once, then whoever got a seat leave; return who were refused, and why."""
    one = rng.choice(("m1", "m2"))
    two = one if rng.random() < 0.5 else "m3"
    seat = rng.choice(SEATS)
    seats = (seat, rng.choice(SEATS) if one == two else seat)
    asked = [Asked("sit", id=f"{number}-{place}", seat=seats[place]) for place in range(2)]
    at = [rng.choice(processes) for _ in range(2)]
    outcomes = await asyncio.gather(*[
        process.room.ask(process.table, member, wanted)
        for process, member, wanted in zip(at, (one, two), asked, strict=True)
    ])  # fmt: skip
    refused = [outcome.code for outcome in outcomes if isinstance(outcome, Refused)]
    assert len(refused) == 1, outcomes
    assert set(refused) <= SEATED
    for process in processes:
        await process.table.caught_up()
    found = [[row and row.member for row in process.table.state.seats] for process in processes]
    winner = one if isinstance(outcomes[0], Done) else two
    won = seats[0 if isinstance(outcomes[0], Done) else 1]
    assert found == [[winner if place == won else None for place in SEATS]] * len(processes)
    assert isinstance(await rng.choice(processes).table.do(c.Leave(winner)), Done)
    for process in processes:
        await process.table.caught_up()  # as they do within milliseconds
    return f"{'one member' if one == two else 'one seat'}, {'one process' if at[0] is at[1] else 'two'}: {refused[0]}"


def test_a_seat_has_one_player_and_a_player_one_seat(store: AnyStore) -> None:
    async def races() -> Counter[str]:
        rng, clock = Random(3), Time()
        processes = [Process(store, clock) for _ in range(2)]
        for member in ("m1", "m2", "m3"):
            store.people.add_member(member, f"Name of {member}", "", "guest", 0)
        await processes[0].table.do(c.Open(SETTINGS, "owner"))
        await processes[1].table.caught_up()
        return Counter([await race(processes, rng, number) for number in range(RACES)])

    try:
        ended = asyncio.run(races())
    finally:
        store.close()
    print(ended)
    assert sum(ended.values()) == RACES
    assert len(ended) >= 4  # each of both kinds, at one process and at two
