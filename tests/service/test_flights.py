"""Flights in a room: sent on and brought over in one commit, by whoever directs both; what cannot be played online."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import get_args

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.event import FLIGHTS, Price
from cardspeak.room.table.state import Speed
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run import commands_days as d
from cardspeak.room.tournament.run.state import left
from cardspeak.room.tournament.structure import Level
from cardspeak.service import tournament_asking as asking
from cardspeak.service.room import Room
from cardspeak.service.running_tournament import RunningTournament
from tests.service.nights import BOSS, SETTINGS, announced, done, entered, known, refused
from tests.service.test_room import Time, opened, room_over

STRANGER = "mstranger"
FLIGHT = SETTINGS._replace(late_until=0, price=Price(100, 20, 10), bounty="flat")


def in_room(test: Callable[[Room, Time], Awaitable[None]]) -> None:
    async def run() -> None:
        clock, store = Time(), opened("memory:")
        room = room_over(store, clock)
        await room.start()
        try:
            await test(room, clock)
        finally:
            await room.stop()
            store.close()

    asyncio.run(run())


async def bagged(room: Room) -> tuple[RunningTournament, list[str]]:
    """A flight whose bags are closed: two of eight are out, one of them by nobody's hand."""
    running = await announced(room, FLIGHT)
    members = await entered(room, running, 8)
    known(room, "mfred")
    await done(room, running, c.Appoint("mfred", ("floor",), BOSS))
    await done(room, running, c.Start(BOSS))
    for _ in range(2):
        table = running.state.tables[0]
        loser, winner = [each for each in table.places if each][:2]
        await done(room, running, c.Bust(table.number, (c.Loser(loser, 5000, ()),), BOSS))
        assert winner in members
    await done(room, running, d.EndDay(BOSS))
    least, over = divmod(running.state.counts.in_play, len(running.state.bags))
    for at, bag in enumerate(running.state.bags):
        for who in (BOSS, "mfred"):
            await done(room, running, d.CountBag(bag.player, least + (over if at == 0 else 0), who), by=who)
    await done(room, running, d.CloseBags(BOSS))
    return running, members


def test_a_flight_comes_to_the_main_event_in_one_commit() -> None:
    async def test(room: Room, clock: Time) -> None:
        first, _ = await bagged(room)
        second, _ = await bagged(room)
        main = await announced(room, FLIGHT)
        assert await refused(room, first, d.SendOn("0123456789", BOSS)) == "no_such_event"
        assert await refused(room, first, d.SendOn(first.id, BOSS)) == "no_such_event"
        stacks = dict[str, int]()
        for flight in (first, second):
            names = {flight.names.name(bag.player): bag.chips for bag in flight.state.bags}
            stacks = {name: max(stacks.get(name, 0), names.get(name, 0)) for name in {**stacks, **names}}
            await done(room, flight, d.SendOn(main.id, BOSS))
            assert flight.state.stage == "over"
        assert {main.names.name(each.member): each.chips for each in main.state.entrants.values()} == stacks
        assert (main.state.counts.entries, main.state.flights) == (16, (first.id, second.id))
        ledgers = [each.state.ledger for each in (first, second, main)]
        assert sum(ledger.on(FLIGHTS) for ledger in ledgers) == 0
        whole = ledgers[2].on(money.prizes(main.id)) + sum(
            ledgers[2].on(money.bounty(main.id, member)) for member in main.state.entrants
        )
        assert whole == 16 * 120
        await done(room, main, d.NextDay(BOSS))
        assert len(left(main.state)) == len(stacks)

    in_room(test)


def test_nobody_sends_players_to_an_event_of_somebody_else() -> None:
    async def test(room: Room, clock: Time) -> None:
        flight, _ = await bagged(room)
        theirs = await announced(room, FLIGHT, by=STRANGER)
        version = theirs.version
        assert await refused(room, flight, d.SendOn(theirs.id, BOSS)) == "staff_only"
        assert (theirs.version, flight.state.stage) == (version, "between_days")

    in_room(test)


def test_a_flight_that_was_sent_on_comes_back() -> None:
    async def test(room: Room, clock: Time) -> None:
        first, _ = await bagged(room)
        second, _ = await bagged(room)
        main, before = await announced(room, FLIGHT), first.state
        for flight in (first, second):
            await done(room, flight, d.SendOn(main.id, BOSS))
        step = next(each.number for each in main.state.log if each.what == "bring_over")
        assert await refused(room, main, c.Undo(step, "no", BOSS)) == "taken_back_at_the_flight"
        sent = first.state.steps
        assert await refused(room, first, c.Undo(sent, "the wrong event", BOSS)) == "step_was_built_on"
        assert (first.state.stage, main.state.flights) == ("over", (first.id, second.id))
        await done(room, second, c.Undo(second.state.steps, "the wrong event", BOSS))
        await done(room, first, c.Undo(sent, "the wrong event", BOSS))
        assert (main.state.flights, main.state.entrants, main.state.counts.entries) == ((), {}, 0)
        assert (first.state.stage, first.state.bags, first.state.sent_to) == ("between_days", before.bags, "")
        assert first.state.ledger == before.ledger
        assert first.state.counts == before.counts
        other = await announced(room, FLIGHT)
        await done(room, first, d.SendOn(other.id, BOSS))
        assert len(other.state.entrants) == 6
        await done(room, second, d.SendOn(other.id, BOSS))
        await done(room, other, d.NextDay(BOSS))
        assert await refused(room, second, c.Undo(second.state.steps, "no", BOSS)) == "step_was_built_on"
        assert second.state.stage == "over"

    in_room(test)


def test_an_event_that_has_begun_takes_no_flight() -> None:
    async def test(room: Room, clock: Time) -> None:
        flight, _ = await bagged(room)
        main = await announced(room, FLIGHT)
        await entered(room, main, 4)
        await done(room, main, c.Start(BOSS))
        assert await refused(room, flight, d.SendOn(main.id, BOSS)) == "tournament_running"
        assert flight.state.stage == "between_days"

    in_room(test)


def test_what_cannot_be_played_online_is_refused_when_it_is_announced() -> None:
    async def test(room: Room, clock: Time) -> None:
        online = SETTINGS._replace(play="online")
        known(room, BOSS)
        found = await room.tournaments.announce(online._replace(speed=Speed(0, 0, 0)), BOSS)
        assert isinstance(found, Refused)
        assert found.code == "speed_unfit"
        levels = (Level(25, 50, seconds=1200), Level(50, 100, ante=-25, seconds=1200))
        bad = online._replace(structure=online.structure._replace(levels=levels))
        assert isinstance(await room.tournaments.announce(bad, BOSS), Refused)
        running = await announced(room, SETTINGS)
        other = c.ChangeSettings(online._replace(speed=Speed(0, 0, 0)), BOSS)
        assert await refused(room, running, other) == "speed_unfit"
        assert isinstance(await room.tournaments.announce(online, BOSS), RunningTournament)

    in_room(test)


@pytest.mark.parametrize("verb", asking.MESSAGES)
def test_no_message_says_who_gives_it(verb: str) -> None:
    """Nobody but the room itself gives commands as the room."""
    assert not {"by", "order"} & set(asking.MESSAGES[verb].__struct_fields__)
    for by in ("", "mboss"):
        found = asking.read_asked({"do": verb, "by": by})
        assert isinstance(found, Refused)
        assert found.code == "message_unreadable"


def test_whoever_asks_gives_the_command() -> None:
    async def test(room: Room, clock: Time) -> None:
        running = await announced(room)
        known(room, STRANGER)
        staff = [kind for kind in get_args(c.Command) if kind in (c.PauseClock, c.Start, c.NextLevel, c.Push)]
        for kind in (*staff, c.TimeUp):
            assert await refused(room, running, kind(by=""), by=STRANGER) == "staff_only"
            assert await refused(room, running, kind(by=""), by="") == "staff_only"
        assert await refused(room, running, d.BringOver("x", (), 0, 5000), by=BOSS) == "staff_only"

    in_room(test)
