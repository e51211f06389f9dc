"""A hand that is interrupted goes on where it stood: after every event, and at every street of every game.

How many hands are rebuilt after each of their events is `CARDSPEAK_PREFIXES`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from random import Random

import msgspec
import pytest

from cardspeak.hand import events as he
from cardspeak.hand.evolve import evolve as hand_evolve
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import State
from cardspeak.hand.view import SPECTATOR, seen, view
from cardspeak.library import find_game
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.clock import deadline
from cardspeak.room.table.due import due
from cardspeak.room.table.evolve import evolve
from cardspeak.room.table.state import Settings, Table, to_act
from cardspeak.room.training.wants import TRAINING
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.restoring import ALIVE
from cardspeak.service.room import Options, Room
from cardspeak.service.snapshots import snapshot_of, state_in
from cardspeak.service.stored import EVENTS, to_new
from cardspeak.service.tables import LAWS, RunningTable
from cardspeak.store.memory import MemoryStore
from tests.service.dealing import GAMES, Dealing
from tests.service.test_room import Time

PREFIXES = int(os.environ.get("CARDSPEAK_PREFIXES", "150"))
HANDS_A_TABLE = 5
AWAY = 3_600_000  # milliseconds


class Followed(Dealing):
    """A table that keeps every command, and what came of each event since the last hand began."""

    def __init__(self, game: str, rng: Random) -> None:
        self.commands: list[c.Command] = []
        self.stood: list[Table] = []  # before the first event that is kept, and after each
        super().__init__(game, rng)

    def do(self, command: c.Command) -> bool:
        """Do something, where it is possible."""
        if not self.events:
            self.stood = [self.table]
        known = len(self.events)
        done = super().do(command)
        if done:
            self.commands.append(command)
        for event in self.events[known:]:
            self.stood.append(evolve(self.stood[-1], event, 0))
        return done


def rebuilt(before: Table, events: Sequence[e.Event], count: int) -> Table:
    """Return what a snapshot of a table, and so many of the events after it, come to as they are stored."""
    table = state_in(snapshot_of(before, 1), Table)
    for event in events[:count]:
        table = evolve(table, event, 0)
    assert isinstance(table, Table)
    return table


def check_every_prefix(table: Followed) -> int:
    """Rebuild the hand that was played after each of its events, and see it as every seat does; how many there were.

    Each seat has folded what it was told; whatever they can do next is decided as it was.
    """
    new = [to_new(event) for event in table.events]
    stored = [EVENTS.read(each.name, each.version, msgspec.json.decode(msgspec.json.encode(each.data))) for each in new]
    assert stored == table.events
    told: dict[int, State | None] = {}
    for count, was in enumerate(table.stood):
        found = rebuilt(table.stood[0], stored, count)
        assert found == was, f"after {count} events"
        if not count or found.hand is None or not found.playing:
            continue
        event = stored[count - 1]
        for seat in range(SPECTATOR, len(found.players)):
            if isinstance(event, he.HandBegun | he.SpotSet):
                told[seat] = None
            if type(event) in he.NAMES:
                told[seat] = hand_evolve(told[seat], seen(event, seat))
                assert view(found.hand, seat) == told[seat], f"after {count} events, seat {seat}"
        assert due(found, 0, LAWS, TRAINING) == due(was, 0, LAWS, TRAINING)
    return len(table.stood)


def test_a_hand_is_rebuilt_after_each_of_its_events() -> None:
    """As every seat sees it."""
    rng, played, prefixes = Random(5), 0, 0
    while played < PREFIXES:
        table = Followed(GAMES[(played // HANDS_A_TABLE) % len(GAMES)], rng)
        for _ in range(HANDS_A_TABLE):
            if not table.deal():
                break
            table.play()
            prefixes += check_every_prefix(table)
            played += 1
    assert prefixes > 15 * PREFIXES
    print(f"{played} hands rebuilt after each of {prefixes} events")


def whole_hand(game: str) -> Followed:
    """Return a table at which a hand went through all streets of its game."""
    wanted = len(find_game(game)[0].streets)
    for seed in range(1000):
        table = Followed(game, Random(seed))
        assert table.deal()
        table.play()
        if len({place(each)[0] for each in table.stood if each.playing and each.hand}) == wanted:
            return table
    raise AssertionError(f"no hand of {game} reaches its last street")


def place(table: Table) -> tuple[int, str]:
    """Return where a hand stands: its street, and what is chosen there."""
    assert table.hand is not None
    return table.hand.street, table.hand.stage


class Interrupted:
    """A room that is closed, away for an hour, and opened again over the same store, as often as wanted."""

    def __init__(self, settings: Settings) -> None:
        self.store, self.clock, self.settings = MemoryStore(), Time(), settings
        self.running = RunningTable("t1", self.store, self.clock)

    async def again(self) -> None:
        """Close the room and open it: everybody sees what they saw, with the time that they had."""
        before, left = self.running.state, deadline(self.running.state) - self.clock.now()
        self.store.note(ALIVE, str(self.clock.now()))
        self.clock.at += AWAY
        room = Room(self.store, self.clock, SystemShuffler(), Options((0, 0)))
        await room.start()
        await room.stop()  # who does what next is the test's
        self.running = room.tables["t1"]
        after = self.running.state
        assert before.hand is not None
        assert after.hand is not None
        for seat in range(SPECTATOR, len(before.players)):
            assert view(after.hand, seat) == view(before.hand, seat)
        assert to_act(after) == to_act(before)
        assert not deadline(before) or deadline(after) - self.clock.now() == left

    async def play(self, commands: Sequence[c.Command]) -> set[tuple[int, str]]:
        """Carry out the commands, and be away once at each place of the hand; return these places."""
        await self.running.do(c.Open(self.settings, "owner"))
        found: set[tuple[int, str]] = set()
        for command in commands:
            state = self.running.state
            if state.playing and place(state) not in found:
                found.add(place(state))
                await self.again()
            self.clock.at += 1000
            assert not isinstance(await self.running.do(command), Refused), command
        return found


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_interrupted_at_every_street(game: str) -> None:
    """It ends as it would have without that."""
    table = whole_hand(game)
    room = Interrupted(table.table.settings)
    places = asyncio.run(room.play(table.commands))
    assert room.running.state.hand == table.table.hand
    stacks = [[seat and seat.stack for seat in each.seats] for each in (room.running.state, table.table)]
    assert stacks[0] == stacks[1]
    choices = {place(each) for each in table.stood if each.playing and to_act(each) >= 0}
    assert choices <= places
