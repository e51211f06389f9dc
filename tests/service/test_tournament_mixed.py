"""One event at three kinds of table at once: hands told one by one, results told, and hands played online."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from itertools import permutations

import pytest

from cardspeak.hand import commands as hand
from cardspeak.room.ledger import event as money
from cardspeak.room.ledger.event import Price
from cardspeak.room.table import commands as tc
from cardspeak.room.table.lines.commands import CloseHand
from cardspeak.room.table.state import Speed, Table, sitting, to_act
from cardspeak.room.tournament.run import commands as c
from cardspeak.room.tournament.run.settings import Play, Settings
from cardspeak.room.tournament.run.state import UNKNOWN, is_told, left, playing_at, table_of
from cardspeak.room.tournament.seating import players
from cardspeak.room.tournament.structure import Level, Structure
from cardspeak.service.aggregate import Done
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.real_tables import RealTable
from cardspeak.service.room import Options, Room
from cardspeak.service.running_tournament import RunningTournament
from cardspeak.service.tables import RunningTable
from tests.room.test_nights import check_places
from tests.service.nights import BOSS, MINUTE, announced, done, entered
from tests.service.test_room import Time, opened

KINDS: tuple[Play, ...] = ("felt", "online", "told")
LEVELS = (Level(25, 50, seconds=36_000), Level(50, 100, seconds=36_000))
SETTINGS = Settings(
    "Friday",
    ("nlhe",),
    "tda-2024",
    Structure(LEVELS, 1000, (25, 100)),
    Price(100),
    seats=5,
    play="felt",
    final=5,
    speed=Speed(pause=0),
)
ENTRIES = 11
LONGEST = 30  # seconds


class Seeded(SystemShuffler):
    """Chance that is the same each time."""

    def __init__(self) -> None:
        self.drawn = 0

    def secret(self) -> bytes:
        """Return what nobody could know."""
        self.drawn += 1
        return sha256(b"mixed %d" % self.drawn).digest()


class Night:
    """The event, and what players really have at tables of which only results are told."""

    def __init__(self, room: Room, running: RunningTournament, kinds: tuple[Play, ...]) -> None:
        self.room, self.running, self.kinds = room, running, kinds
        self.truth: dict[str, int] = {}

    @property
    def tables(self) -> dict[str, Table]:
        """The open tables of the event of which the room knows the hands."""
        every = {**self.room.tables, **{id: real.running for id, real in self.room.real.tables.items()}}
        known = {id: each.state for id, each in every.items() if each.known is not None}
        own = self.running.id
        return {id: table for id, table in known.items() if table.settings.tournament == own and not table.closed}

    def number(self, kind: Play) -> int:
        """The number of the table of this kind."""
        return next(each.number for each in self.running.state.playing if each.play == kind)

    def at(self, number: int) -> list[str]:
        found = table_of(self.running.state, number)
        assert found
        return list(players(found))

    def real(self, number: int) -> RealTable:
        return self.room.real.tables[playing_at(self.running.state, number).stream]

    def online(self, number: int) -> RunningTable:
        return self.room.tables[playing_at(self.running.state, number).stream]

    async def do(self, command: c.Command) -> Done:
        """Have something done; then count whoever has come from a table where only results are told, and check."""
        outcome = await done(self.room, self.running, command)
        await self.count()
        return outcome

    async def count(self) -> None:
        """Count whoever has come from a table where only results are told, and check."""
        state = self.running.state
        here = {each.member: each.chips for each in left(state) if is_told(state, each.member)}
        self.truth = here | self.truth
        for member in [each for each in self.truth if each not in here]:
            chips = self.truth.pop(member)
            own = self.running.state.entrants[member]
            if own.status == "seated" and own.chips != chips:
                assert own.chips == UNKNOWN, "who comes from where nobody counts is counted first"
                await done(self.room, self.running, c.CountStack(((member, chips),), BOSS))
        self.check()

    def check(self) -> None:
        """Everybody sits where the event has them; no chip and no coin is lost."""
        state = self.running.state
        assert sum(state.ledger.balances.values()) == 0
        if state.stage == "over":
            assert not self.tables
            return
        assert sorted(player for table in state.tables for player in players(table)) == sorted(
            each.member for each in left(state)
        )
        tables = self.tables
        assert {each.stream for each in state.playing if each.play != "told"} == set(tables)
        for playing, seating in zip(state.playing, state.tables, strict=True):
            if playing.play == "told":
                continue
            table = tables[playing.stream]
            assert (table.telling is not None) == (playing.play == "felt")
            assert tuple([seat.member if seat else "" for seat in table.seats]) == seating.places
            if not table.playing and not (table.telling and table.telling.on):
                for seat in table.seats:
                    assert seat is None or seat.stack == state.entrants[seat.member].chips
        assert sum(table.chips for table in tables.values()) + sum(self.truth.values()) == state.counts.in_play
        assert state.counts.in_play == ENTRIES * 1000

    # ---- hands -------------------------------------------------------------------------------------------------------
    async def felt_hand(self, bust: bool = False) -> None:
        """A hand is told at the felt table and closed."""
        real = self.real(self.number("felt"))
        assert await real.do(BOSS, tc.StartHand()) is None
        if bust:
            await shortest_out(real)
        while real.now is not None and real.now.stage == "betting":
            assert (
                await real.tell(BOSS, f"{real.names.name(real.now.deal.seats[real.now.round.queue[0]])} folds") is None
            )
        self.check()
        assert await real.do(BOSS, CloseHand(BOSS)) is None
        await self.count()

    async def online_hand(self, bust: bool = False) -> None:
        """The table online deals a hand, and is held again."""
        number = self.number("online")
        table = self.online(number)
        played = table.state.number - table.state.playing  # hands that are over
        if playing_at(self.running.state, number).halted == "held":
            await done(self.room, self.running, c.Hold(number, False, BOSS))
        async with asyncio.timeout(LONGEST):
            while not table.state.playing:
                await asyncio.sleep(0.001)
        await done(self.room, self.running, c.Hold(number, True, BOSS))
        in_it = 0  # who have put all their chips in
        while table.state.playing and table.state.number == played + 1:
            seat = to_act(table.state)
            if seat < 0:
                await asyncio.sleep(0.001)
                continue
            state = table.state.hand
            assert state is not None
            at = state.round.queue[0]
            act = (hand.AllIn(at), hand.Call(at), hand.Fold(at))[min(in_it, 2) if bust else 2]
            in_it += bust
            assert isinstance(await table.do(tc.Act(sitting(table.state, seat).member, act)), Done), act
        await self.count()

    async def told_hand(self, bust: bool = False) -> None:
        """Somebody wins a pot at the table of which only results are told, or is out."""
        number = self.number("told")
        loser, winner, *_ = sorted(self.at(number), key=lambda each: self.truth[each])
        lost = self.truth[loser] if bust else 100
        self.truth[loser] -= lost
        self.truth[winner] += lost
        if bust:
            del self.truth[loser]
            lost_it = c.Loser(loser, lost, (winner,))
            await done(self.room, self.running, c.Bust(number, (lost_it,), BOSS))
        await self.count()

    async def bust(self, kind: Play) -> None:
        """A hand in which somebody may be out; the room is told where buttons were, if it asks."""
        hands = {"felt": self.felt_hand, "online": self.online_hand, "told": self.told_hand}
        await hands[kind](bust=True)
        await self.told_buttons()

    async def told_buttons(self) -> None:
        """Say where the button was where the room has to know it to say who is moved."""
        while self.running.state.wanted:
            asked = {number for each in self.running.state.wanted for number in (each.table, each.to)}
            told = [each for each in self.running.state.playing if each.play == "told" and each.number in asked]
            places = [self.running.state.tables[self.running.state.playing.index(each)].places for each in told]
            rows = [(each.number, row.index(next(filter(None, row)))) for each, row in zip(told, places, strict=True)]
            await self.do(c.TellButton(tuple(rows), BOSS))

    async def moves_there_and_back(self, one: Play, other: Play) -> None:
        """The director has somebody change to another kind of table, and come back."""
        await self.told_hand()
        member = self.at(self.number(one))[0]
        for kind in (other, one):
            await self.do(c.Move(member, self.number(kind), BOSS, reason="asked for it"))
            assert member in self.at(self.number(kind))

    async def hand_for_hand(self) -> None:
        """Somebody is out in the same round at each table: they are placed together."""
        out = len(self.running.state.finishes)
        await self.do(c.PlayHandForHand(True, BOSS))
        await asyncio.sleep(0.05)
        assert not self.online(self.number("online")).state.playing, "the director has it wait"
        for _ in range(100):
            await self.online_hand(bust=True)
            fallen = self.running.state.hand_for_hand
            assert fallen
            falls = bool(fallen.fallen)
            await self.felt_hand(bust=falls)
            await self.told_hand(bust=falls)
            assert len(self.running.state.finishes) == out
            now = self.running.state.hand_for_hand
            assert now
            await self.do(c.RoundOver(BOSS))
            assert len(self.running.state.finishes) == out + len(now.fallen)
            if falls:
                assert {each.table for each in now.fallen} == {1, 2, 3}
                break
        await self.do(c.PlayHandForHand(False, BOSS))
        await self.told_buttons()


async def shortest_out(real: RealTable) -> None:
    """The player to act and one other are all in, one of them the shortest, who loses."""
    now = real.now
    assert now is not None
    called = [real.names.name(member) for member in now.deal.seats]
    first, short = now.round.queue[0], min(now.round.queue, key=lambda seat: now.deal.stacks[seat])
    other = short if short != first else now.round.queue[1]
    assert await real.tell(BOSS, f"{called[first]} is all in") is None
    while real.now is not None and real.now.stage == "betting":
        at = real.now.round.queue[0]
        assert await real.tell(BOSS, f"{called[at]} {'calls' if at == other else 'folds'}") is None
    for line in ("the flop is 2c 7d 9h", "the turn is Js", "the river is 3c"):
        assert await real.tell(BOSS, line) is None
    while real.now is not None and real.now.stage == "showdown":
        at = real.now.round.queue[0]
        assert await real.tell(BOSS, f"{called[at]} shows {'Kh Kd' if at == short else 'Ah Ad'}") is None


async def begun(room: Room, kinds: tuple[Play, ...]) -> Night:
    """The event with a table of each kind, the clock running, the table online held."""
    running = await announced(room, SETTINGS)
    night = Night(room, running, kinds)
    await entered(room, running, ENTRIES)
    await done(room, running, c.Start(BOSS, clock=False))
    for number, kind in enumerate(kinds, 1):
        if kind == "online":
            await night.do(c.Hold(number, True, BOSS))
        if kind != "felt":
            await night.do(c.Link(number, kind, BOSS))
    await night.do(c.StartClock(BOSS))
    return night


@pytest.mark.parametrize("kinds", [*permutations(KINDS)], ids="-".join)
def test_three_kinds_of_table(kinds: tuple[Play, ...]) -> None:
    async def work() -> None:
        room = Room(opened("memory:"), Time(), Seeded(), Options((0, 0)))
        await room.start()
        try:
            night = await begun(room, kinds)
            await plays(night)
        finally:
            await room.stop()

    asyncio.run(work())


async def plays(night: Night) -> None:
    await night.felt_hand()
    await night.online_hand()
    night.room.clock.at += 5 * MINUTE  # type: ignore[attr-defined]
    for driver in night.room.drivers.values():
        driver.look()
    for one, other in permutations(KINDS, 2):
        await night.moves_there_and_back(one, other)
    await night.hand_for_hand()
    assert [each.play for each in night.running.state.playing] == [*night.kinds[:2]]  # the last one was broken
    for _ in range(100):
        state = night.running.state
        if len(state.tables) == 1:
            break
        await night.bust(state.playing[len(left(state)) % 2].play)
    state = night.running.state
    assert (len(left(state)), [each.play for each in state.playing]) == (5, [night.kinds[0]])
    for _ in range(100):
        if night.running.state.stage == "over":
            break
        await night.bust(night.kinds[0])
    state = night.running.state
    assert state.stage == "over"
    check_places(list(state.finishes), ENTRIES)
    assert sum(state.payouts) == ENTRIES * 100
    assert state.ledger.on(money.prizes(state.id)) == sum(state.payouts)
