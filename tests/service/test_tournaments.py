"""Tournaments of a room: kept before they count, the same after a restart, one change at a time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.room.tournament.clock import shown
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import events as e
from cardspeak.room.tournament.run.state import left, seat_of
from cardspeak.service.aggregate import Done
from cardspeak.service.draws import drawn_order, seal_of
from cardspeak.service.room import Room
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tournament_driver import TournamentDriver
from cardspeak.store import AnyStore
from tests.service.nights import BOSS, MINUTE, NAMES, SETTINGS, announced, done, entered, known, refused
from tests.service.test_room import Time, opened, room_over
from tests.service.test_standing import killed


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyStore]:
    """A store of each kind."""
    found = opened("memory:" if request.param == "memory" else tmp_path / "room.db")
    yield found
    found.close()


def in_room(store: AnyStore, test: Callable[[Room, Time], Awaitable[None]]) -> None:
    """Run a test in a room whose clock goes when it is told to."""

    async def run() -> None:
        clock = Time()
        room = room_over(store, clock)
        await room.start()
        try:
            await test(room, clock)
        finally:
            await room.stop()

    asyncio.run(run())


async def begun(room: Room, players: int = 11) -> tuple[RunningTournament, list[str]]:
    """A tournament that has begun, its clock running."""
    running = await announced(room)
    members = await entered(room, running, players)
    await done(room, running, c.Start(BOSS))
    return running, members


async def restarted(room: Room, store: AnyStore, clock: Time) -> Room:
    """Kill a room, and begin another one over its store."""
    room.store.note("x", "x")  # what was queued before it is kept
    await killed(room)
    second = room_over(store, clock)
    await second.start()
    return second


def level_of(running: RunningTournament, now: int) -> tuple[int, str, int]:
    """The level that the clock shows, its part, what is left of it."""
    at = shown(running.state.clock, running.state.settings.structure.levels, now)
    return at.level, at.part, at.left


def test_a_night_by_commands(store: AnyStore) -> None:
    """Entries, the draw, an elimination, a late entry: each in one commit, each told to those who watch."""

    async def test(room: Room, clock: Time) -> None:
        told: list[object] = []
        running = await announced(room)
        running.listeners.add(lambda update: told.extend(update.events))
        members = await entered(room, running, 11)
        assert [room.tournaments.name(running, member) for member in members] == NAMES[:11]
        await done(room, running, c.Start(BOSS))
        assert [len([player for player in table.places if player]) for table in running.state.tables] == [6, 5]
        assert {member for table in running.state.tables for member in table.places if member} == {*members}
        table, _ = seat_of(running.state, members[3]) or (0, 0)
        others = [member for member in running.state.tables[table - 1].places if member not in ("", members[3])]
        await done(room, running, c.Bust(table, (c.Loser(members[3], 5000, (others[0],)),), BOSS))
        assert len(left(running.state)) == 10
        assert [(each.player, each.best) for each in running.state.finishes] == [(members[3], 11)]
        late = await room.tournaments.call_player(running, BOSS, "Zoe Late")
        assert isinstance(late, str)
        await done(room, running, c.Register(late, BOSS))
        assert seat_of(running.state, late) is not None
        assert running.state.ledger.on(f"prizes/{running.id}") == 1200
        kinds = {type(event) for event in told}
        assert {e.EntryTaken, e.SeatsDrawn, e.PlayersOut, e.PlayerMoved} <= kinds

    in_room(store, test)


def test_a_restart_in_the_middle_of_a_level_changes_nothing(store: AnyStore) -> None:
    """Killed without a word: state, names, draws and log are as they were, and the clock has lost no second."""

    async def test(room: Room, clock: Time) -> None:
        running, members = await begun(room)
        table, _ = seat_of(running.state, members[0]) or (0, 0)
        clock.at += 7 * MINUTE
        await done(room, running, c.Bust(table, (c.Loser(members[0], 5000),), BOSS))
        before, version, told, draws = running.state, running.version, [*running.told], [*running.draws]
        seal, shows = running.root, level_of(running, clock.at)
        assert shows == (0, "level", 13 * MINUTE)
        second = await restarted(room, store, clock)
        again = second.tournaments.running[running.id]
        assert again.state == before
        assert (again.version, [*again.told], again.draws, again.root) == (version, told, draws, seal)
        assert [second.tournaments.name(again, member) for member in members] == NAMES[:11]
        assert level_of(again, clock.at) == shows
        clock.at += 4 * MINUTE  # the level goes on, whoever is away
        third = await restarted(second, store, clock)
        assert level_of(third.tournaments.running[running.id], clock.at) == (0, "level", 9 * MINUTE)
        outcome = await third.tournaments.ask(third.tournaments.running[running.id], BOSS, c.PauseClock(BOSS))
        assert isinstance(outcome, Done)
        await third.stop()

    in_room(store, test)


def test_the_driver_enters_what_the_clock_has_brought(store: AnyStore) -> None:
    """Also after the room was away: a level that began meanwhile is entered at once."""

    async def test(room: Room, clock: Time) -> None:
        running, _ = await begun(room)
        driver = TournamentDriver(running, clock)
        for level in (1, 2):
            found = driver.next_due()
            assert found is not None
            assert found.at > clock.at
            clock.at = found.at
            while running.state.level < level:
                found = driver.next_due()
                assert found is not None
                clock.at = max(clock.at, found.at)
                assert isinstance(await running.do(found.command), Done)
        assert level_of(running, clock.at)[:2] == (2, "level")
        clock.at += 21 * MINUTE
        second = await restarted(room, store, clock)
        again = second.tournaments.running[running.id]
        async with asyncio.timeout(60):
            while again.state.level < 3:
                await asyncio.sleep(0.001)
        await second.stop()

    in_room(store, test)


def test_time_that_nobody_had_online_is_given_back(store: AnyStore) -> None:
    async def test(room: Room, clock: Time) -> None:
        running = await announced(room, SETTINGS._replace(play="online"))
        await entered(room, running, 6)
        await done(room, running, c.Start(BOSS))
        clock.at += 5 * MINUTE
        await done(room, running, c.Say("welcome", BOSS))
        shows = level_of(running, clock.at)
        await killed(room)
        clock.at += 90 * MINUTE
        second = room_over(store, clock)
        await second.start()
        again = second.tournaments.running[running.id]
        async with asyncio.timeout(60):
            while level_of(again, clock.at) != shows:
                await asyncio.sleep(0.001)
        assert again.state.level == 0
        await second.stop()

    in_room(store, test)


def test_the_same_id_counts_once_also_after_a_restart(store: AnyStore) -> None:
    async def test(room: Room, clock: Time) -> None:
        running = await announced(room, command_id="friday")
        assert await room.tournaments.announce(SETTINGS, BOSS, command_id="friday") is running
        first = await done(room, running, c.Register(BOSS, BOSS), known_as="r1")
        assert await done(room, running, c.Register(BOSS, BOSS), known_as="r1") == first
        assert await refused(room, running, c.Register(BOSS, BOSS)) == "already_entered"
        known(room, "m2")
        await done(room, running, c.Register("m2", "m2"), "m2", "r1")  # another's id is another
        second = await restarted(room, store, clock)
        again = await second.tournaments.announce(SETTINGS, BOSS, command_id="friday")
        assert isinstance(again, RunningTournament)
        assert again.id == running.id
        answer = await second.tournaments.ask(again, BOSS, c.Register(BOSS, BOSS), "r1")
        assert isinstance(answer, Done)
        assert answer.version == first.version
        assert again.state.counts.entries == 2
        await second.stop()

    in_room(store, test)


def test_two_at_once_are_both_carried_out(store: AnyStore) -> None:
    """Two processes decide for one version: one is first, the other decides anew, and nothing is done twice."""

    async def test(room: Room, clock: Time) -> None:
        running = await announced(room)
        other = room.tournaments.made(running.id)
        other.restore()
        known(room, *[f"m{number}" for number in range(10)])
        outcomes = await asyncio.gather(*[
            (running if number % 2 else other).do(c.Register(f"m{number}", f"m{number}"), f"c{number}")
            for number in range(10)
        ])  # fmt: skip
        assert all(isinstance(each, Done) for each in outcomes), outcomes
        await running.caught_up()
        await other.caught_up()
        assert running.state == other.state
        assert sorted(running.state.entrants) == [f"m{number}" for number in range(10)]
        starts = await asyncio.gather(running.do(c.Start(BOSS)), other.do(c.Start(BOSS)))
        assert sorted([isinstance(each, Refused) for each in starts]) == [False, True]
        await running.caught_up()
        assert len(running.draws) == 1
        assert sum(isinstance(event, e.SeatsDrawn) for _, _, event in running.told) == 1

    in_room(store, test)


def test_a_draw_can_be_checked_by_what_was_told(store: AnyStore) -> None:
    """The seal was told before anybody entered; its seed and the entries give the order that was drawn."""

    async def test(room: Room, clock: Time) -> None:
        running = await announced(room)
        sealed = running.root
        assert sealed
        members = await entered(room, running, 9)
        await done(room, running, c.Start(BOSS))
        (draw,) = running.draws
        opened = draw.opened
        assert draw.root == sealed == seal_of(bytes.fromhex(opened.seed))
        assert opened.entered == tuple(members)
        order = drawn_order(bytes.fromhex(opened.seed), opened.entered, opened.length)
        assert running.state.draw == tuple([each for each in order if each < len(members)])
        assert running.root == opened.root != sealed
        late = await room.tournaments.call_player(running, BOSS, "Zoe Late")
        assert isinstance(late, str)
        await done(room, running, c.Register(late, BOSS))
        assert running.draws[1].root == opened.root == seal_of(bytes.fromhex(running.draws[1].opened.seed))
        # what needs no chance opens nothing
        await done(room, running, c.PauseClock(BOSS))
        assert len(running.draws) == 2

    in_room(store, test)


def test_what_is_refused_leaves_no_trace(store: AnyStore) -> None:
    async def test(room: Room, clock: Time) -> None:
        tournaments = room.tournaments
        running = await announced(room)
        known(room, "m1", "m2")
        codes = [
            await refused(room, running, c.Start("m1"), "m1"),
            await refused(room, running, c.Register("m2", "m1"), "m1"),
            await refused(room, running, c.Register("Boris", BOSS)),
            await refused(room, running, c.Register("bob", BOSS)),
            await refused(room, running, c.Appoint("nobody", ("floor",), BOSS)),
            await refused(room, running, c.Register("", BOSS, bot="wise")),
            await refused(room, running, c.ChangeSettings(SETTINGS._replace(book="none"), BOSS)),
            await refused(room, running, c.Start(BOSS)),
        ]
        assert codes == [
            "staff_only", "staff_only", "nobody_of_that_id", "nobody_of_that_id", "nobody_of_that_id", "no_such_bot",
            "no_such_book", "too_few_entries",
        ]  # fmt: skip
        for name, code in (("  ", "player_name_unfit"), ("Аnna", "name_in_two_scripts"), ("Anna", "")):
            found = await tournaments.call_player(running, BOSS, name)
            assert (found.code if isinstance(found, Refused) else "") == code
        like = await tournaments.call_player(running, BOSS, "ANNA")
        assert isinstance(like, Refused)
        assert like.code == "player_name_like"
        assert isinstance(await tournaments.call_player(running, "m1", "Eve Fox"), Refused)
        for settings, code in (
            (SETTINGS._replace(book="none"), "no_such_book"),
            (SETTINGS._replace(games=("chess",)), "no_such_game"),
            (SETTINGS._replace(games=()), "no_such_game"),
        ):
            none = await tournaments.announce(settings, BOSS)
            assert isinstance(none, Refused)
            assert none.code == code

    in_room(store, test)


def test_what_was_chosen_for_other_seats_is_refused(store: AnyStore) -> None:
    async def test(room: Room, clock: Time) -> None:
        running, members = await begun(room)
        seen = running.version
        clock.at += MINUTE
        await done(room, running, c.Say("a word", BOSS))  # moves nobody
        table, _ = seat_of(running.state, members[0]) or (0, 0)
        bust = c.Bust(table, (c.Loser(members[0], 5000),), BOSS)
        assert isinstance(await room.tournaments.ask(running, BOSS, bust, seen=seen), Done)
        late = await room.tournaments.ask(running, BOSS, c.FormFinal(BOSS), seen=seen)
        assert isinstance(late, Refused)
        assert late.code == "stale_command"

    in_room(store, test)


def test_events_hold_no_name(store: AnyStore) -> None:
    """Names stand for ids in what is shown, ids for names in what is kept; a forgotten name is nowhere."""

    async def test(room: Room, clock: Time) -> None:
        running, members = await begun(room)
        await done(room, running, c.Say(f"{NAMES[0]} brings the cake, {NAMES[1]} the coffee", BOSS))
        assert running.state.said[-1].text == f"{members[0]} brings the cake, {members[1]} the coffee"
        said = room.tournaments.shown(running, running.state.said[-1].text)
        assert said == f"{NAMES[0]} brings the cake, {NAMES[1]} the coffee"
        kept = json.dumps([row.data for row in room.store.load(running.stream)])
        assert not [name for name in NAMES if name in kept]
        assert await room.tournaments.forget_player(running, BOSS, NAMES[0]) is None
        assert room.tournaments.name(running, members[0]) == members[0]
        assert NAMES[0] not in room.tournaments.shown(running, running.state.said[-1].text)

    in_room(store, test)


def test_what_is_over_is_found_again(store: AnyStore) -> None:
    """It is not read when a room begins, but when somebody looks at it."""

    async def test(room: Room, clock: Time) -> None:
        running = await announced(room)
        await done(room, running, c.Cancel("flood", BOSS))
        assert running.over
        await asyncio.sleep(0)
        second = await restarted(room, store, clock)
        assert running.id not in second.tournaments.running
        assert second.driven.past[running.id].name == "Friday"
        found = await second.tournaments.find(running.id)
        assert found is not None
        assert found.state == running.state
        assert await second.tournaments.find(running.id) is found
        assert second.tournaments.running.pop(running.id) is found  # as after an hour; somebody still follows it
        assert await second.tournaments.find(running.id) is found
        assert await second.tournaments.find("0123456789") is None
        assert await second.tournaments.find("../../etc") is None
        await second.stop()

    in_room(store, test)


def test_somebody_who_is_to_be_forgotten_is_entered_no_more(store: AnyStore) -> None:
    async def test(room: Room, clock: Time) -> None:
        running = await announced(room)
        known(room, "m1")
        await done(room, running, c.Register("m1", "m1"), "m1")
        assert room.needs("m1")
        await room.forget("m1")
        assert running.state.entrants["m1"].status == "withdrawn"

    in_room(store, test)
