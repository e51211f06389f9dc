"""Online tournaments in a room: to the winner in one commit after the other, killed in the middle of anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.event import Price
from cardspeak.room.table.state import Speed, Table
from cardspeak.room.tournament.balance import is_balanced
from cardspeak.room.tournament.clock import shown
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.settings import PayoutTerms, Settings
from cardspeak.room.tournament.structure import Level, Structure, total_seconds
from cardspeak.room.tournament.told import online
from cardspeak.service.aggregate import Update
from cardspeak.service.room import Room
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.store import AnyStore
from tests.room.test_nights import check_places
from tests.service.nights import BOSS, announced, done
from tests.service.test_room import Time, opened, room_over
from tests.service.test_standing import killed

A_HAND, A_BREAK = 20_000, 30_000  # milliseconds
LEVELS = (
    Level(25, 50, seconds=60), Level(50, 100, seconds=60), Level(100, 200, seconds=60),
    *[Level(100 * 2**step, 200 * 2**step, seconds=60) for step in range(1, 6)],
)  # fmt: skip
SETTINGS = Settings(
    "Online", ("nlhe",), "tda-2024", Structure(LEVELS, 600, (25, 100)), Price(100, 0, 10), seats=4, play="online",
    payout=PayoutTerms(percent=30, unit=10), speed=Speed(1000, 0, 0),
)  # fmt: skip
ENTRIES = 9
LONGEST = 60  # seconds of a test that waits for something which never comes


async def begun(room: Room) -> RunningTournament:
    """A tournament of bots that has begun."""
    running = await announced(room, SETTINGS)
    for _ in range(ENTRIES):
        await done(room, running, c.Register("", BOSS, bot="solid"))
    running.listeners.add(moving(room))
    await done(room, running, c.Start(BOSS))
    return running


def moving(room: Room) -> Callable[[Update], None]:
    """A clock that goes on with every hand, and every break."""

    def told(update: Update) -> None:
        for event in update.events:
            if isinstance(event, e.HandPlayed | e.BreakBegan):
                room.clock.at += A_HAND if isinstance(event, e.HandPlayed) else A_BREAK  # type: ignore[attr-defined]

    return told


async def until(running: RunningTournament, wanted: Callable[[Any], bool]) -> Any:
    """Wait for an event of a tournament, and return it."""
    came: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def told(update: Update) -> None:
        found = [event for event in update.events if wanted(event)]
        if found and not came.done():
            came.set_result(found[0])

    running.listeners.add(told)
    return await asyncio.wait_for(came, LONGEST)


def tables_of(room: Room, running: RunningTournament) -> dict[str, Table]:
    """The tables of a tournament by stream, those that are closed left out."""
    own = [each.state for each in room.tables.values() if each.state.settings.tournament == running.id]
    ids = [id for id, each in room.tables.items() if each.state.settings.tournament == running.id]
    return {id: table for id, table in zip(ids, own, strict=True) if not table.closed}


def check(room: Room, running: RunningTournament) -> None:
    """Everybody sits where the tournament has them, and no chip is lost; hands that are on count as they began."""
    state = running.state
    tables = tables_of(room, running)
    assert {playing.stream for playing, _ in online(state)} == set(tables)
    for playing, seating in online(state):
        seats = tables[playing.stream].seats
        assert tuple([seat.member if seat else "" for seat in seats]) == seating.places
    assert sum(table.chips for table in tables.values()) == state.counts.in_play
    if not any(playing.on for playing, _ in online(state)):
        assert is_balanced(state.tables)


def check_result(running: RunningTournament) -> None:
    """All places are somebody's, and every coin is paid in and owed to somebody."""
    state = running.state
    check_places(list(state.finishes), ENTRIES)
    assert sum(state.payouts) == ENTRIES * 100
    assert state.ledger.on(money.fees(running.id)) == ENTRIES * 10
    assert sum(state.ledger.balances.values()) == 0


def over(event: Any) -> bool:
    return isinstance(event, e.TournamentWon)


def test_a_tournament_of_bots_in_a_room() -> None:
    async def work() -> None:
        store = opened("memory:")
        clock = Time()
        room = room_over(store, clock)
        await room.start()
        seen = set[type]()
        running = await begun(room)

        def told(update: Update) -> None:
            seen.update(type(event) for event in update.events)
            if update.state.stage == "running" and not any(isinstance(event, e.TableLinked) for event in update.events):
                check(room, running)

        running.listeners.add(told)
        await until(running, over)
        check_result(running)
        assert {e.HandBegun, e.HandPlayed, e.PlayersOut, e.LevelBegan, e.PlayerMoved, e.FinalFormed} <= seen
        assert not tables_of(room, running)
        await room.stop()
        store.close()

    asyncio.run(work())


KILLS: dict[str, Callable[[Any], bool]] = {
    "hand": lambda event: isinstance(event, e.HandBegun) and event.number == 2,
    "level": lambda event: isinstance(event, e.LevelBegan) and event.level == 1,
    "move": lambda event: isinstance(event, e.PlayerMoved | e.TableBroken),
    "race": lambda event: isinstance(event, e.BreakBegan | e.LevelBegan) and bool(event.colour_up),
    "final": lambda event: isinstance(event, e.FinalFormed),
    "over": over,
}


def any_of(kills: dict[str, Callable[[Any], bool]], event: Any) -> bool:
    return any(wanted(event) for wanted in kills.values())


def test_killed_in_the_middle(tmp_path: Path) -> None:
    """In a hand, a level, a move, a race: everything stands as it was, the clock too, and play goes on to the end."""

    async def work() -> None:
        store: AnyStore = opened(tmp_path / "room.db")
        clock = Time()
        room = room_over(store, clock)
        await room.start()
        running = await begun(room)
        kills = dict(KILLS)
        while running.state.stage == "running":
            came = await until(running, partial(any_of, kills))
            kills = {moment: wanted for moment, wanted in kills.items() if not wanted(came)}
            room, running = await killed_and_begun_again(store, room, running, clock)
        assert set(kills) <= {"final"}  # the last two may be out in one hand at two tables
        check_result(running)
        await room.stop()
        store.close()

    asyncio.run(work())


def remaining(running: RunningTournament, clock: Time) -> int:
    """How many milliseconds all levels and breaks have left by the clock of a tournament."""
    now = shown(running.state.clock, LEVELS, clock.at)
    rest = total_seconds(LEVELS[now.level + 1 :]) * 1000 + now.left
    return rest + (LEVELS[now.level].pause * 1000 if now.part == "level" else 0)


async def killed_and_begun_again(
    store: AnyStore, room: Room, running: RunningTournament, clock: Time
) -> tuple[Room, RunningTournament]:  # fmt: skip
    """Kill a room, and begin another one over its store ten minutes later, which are nobody's."""
    store.note("x", "x")  # what was queued before it is kept
    await killed(room)
    left, version, state = remaining(running, clock), running.version, running.state
    clock.at += 600_000
    second = room_over(store, clock)
    second.restore()
    again = await second.tournaments.find(running.id)
    assert again is not None
    assert again.version >= version
    if again.version == version:
        assert again.state == state
    if again.state.stage == "running":
        again.listeners.add(moving(second))
        given_back = asyncio.ensure_future(until(again, lambda event: isinstance(event, e.TimeGivenBack)))
        await asyncio.sleep(0)
        await second.start()
        await given_back
        check(second, again)
        # a hand more may have been played meanwhile, or the last one be given back
        assert abs(remaining(again, clock) - left) <= 2 * A_HAND
    else:
        await second.start()
    return second, again
