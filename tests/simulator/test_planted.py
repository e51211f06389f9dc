"""The simulator has teeth: a fault of each kind, planted into the room or its database, is found, with its seed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any

import pytest

from cardspeak.hand.refused import Refused
from cardspeak.ports import Append, Unavailable
from cardspeak.room.table import commands as c
from cardspeak.room.table import events as e
from cardspeak.room.table.due import due
from cardspeak.room.table.state import to_act
from cardspeak.service import aggregate, driver, runner, snapshots, tables
from cardspeak.service.aggregate import Aggregate, Listeners
from cardspeak.service.clock import SystemClock
from cardspeak.service.driver import Driver
from cardspeak.store.memory import MemoryStore
from cardspeak.web import api, api_events
from tests.faulty import Faulty
from tests.simulator.database import Opened
from tests.simulator.schedule import played
from tests.simulator.trace import Broken

Plant = Callable[[pytest.MonkeyPatch], None]
MOST = 60  # seeds, of which one at least has to come upon the fault

commit_in_time = Opened.commit
commit_or_fail = Faulty.commit
drive_on = Driver.drive
decide_well = tables.decided
tell_all = api.Listener.changed


def acknowledges_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    def commit(self: Opened, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        commit_in_time(self, appends, at=at, command=command)
        done: Future[tuple[int, ...]] = Future()
        done.set_result(tuple([append.expected + len(append.events) for append in appends]))
        return done

    patch.setattr(Opened, "commit", commit)


def keeps_what_it_refused(patch: pytest.MonkeyPatch) -> None:
    def commit(self: Faulty, appends: Sequence[Append], *, at: int, command: str = "") -> Future[tuple[int, ...]]:
        refuses = command and random.Random(command + str(at)).random() < 0.1
        done = commit_or_fail(self, appends, at=at, command=command)
        if not refuses:
            return done
        failed: Future[tuple[int, ...]] = Future()
        failed.set_exception(Unavailable("the store does not answer"))
        return failed

    async def answered(self: Any, command: str) -> None:
        """Do not ask the store, which would tell."""

    patch.setattr(Faulty, "commit", commit)
    patch.setattr(Aggregate, "answered", answered)


def counts_a_command_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MemoryStore, "find_command", lambda self, stream, command: None)
    patch.setattr(Aggregate, "remembered", lambda self, command: None)


def decides(patch: pytest.MonkeyPatch, decide: Callable[[Any, Any, int], Any]) -> None:
    patch.setattr(tables, "TABLES", tables.TABLES._replace(decide=decide))


def loses_a_chip(patch: pytest.MonkeyPatch) -> None:
    def decide(table: Any, command: Any, at: int) -> Any:
        found = decide_well(table, command, at)
        if isinstance(found, Refused):
            return found
        return [
            each._replace(stacks=(each.stacks[0] - 1, *each.stacks[1:])) if isinstance(each, e.HandFinished) else each
            for each in found
        ]

    decides(patch, decide)


def lets_anybody_act(patch: pytest.MonkeyPatch) -> None:
    def decide(table: Any, command: Any, at: int) -> Any:
        if isinstance(command, c.Act) and table.hand is not None and to_act(table) >= 0:
            seat = to_act(table)
            mine = {"seat": table.players.index(seat)} if hasattr(command.command, "seat") else {}
            command = command._replace(member=table.seats[seat].member, command=command.command._replace(**mine))
        return decide_well(table, command, at)

    decides(patch, decide)


def leaks_a_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(api_events, "seen", lambda event, seat: event)


def goes_by_the_wall_clock(patch: pytest.MonkeyPatch) -> None:
    def begin(self: SystemClock, wall: Callable[[], int], gone_by: Callable[[], int]) -> None:
        self._gone_by, self._start = wall, 0

    patch.setattr(SystemClock, "__init__", begin)


def takes_time_away_while_a_commit_hangs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(runner, "PROMPT", 1 << 40)


def has_drivers_that_end(patch: pytest.MonkeyPatch) -> None:
    async def drive(self: Driver) -> None:
        if self.running.state.number < 2:
            await drive_on(self)

    def command(self: Driver, what: Any) -> Any:
        if self.running.state.number >= 2:
            raise RuntimeError
        return command_well(self, what)

    command_well = Driver.command
    patch.setattr(Driver, "command", command)
    patch.setattr(Driver, "drive", drive)


def stands_still(patch: pytest.MonkeyPatch) -> None:
    def nothing_due(table: Any, *given: Any) -> Any:
        return due(table, *given) if table.number < 2 or not table.playing else None

    patch.setattr(driver, "due", nothing_due)


def tells_not_everything(patch: pytest.MonkeyPatch) -> None:
    def changed(self: api.Listener, update: Any) -> None:
        if update.version % 7:
            tell_all(self, update)

    patch.setattr(api.Listener, "changed", changed)


def reads_snapshots_wrongly(patch: pytest.MonkeyPatch) -> None:
    def state_in(snapshot: Any, kind: type) -> Any:
        state = well(snapshot, kind)
        return state and state._replace(owner="nobody")

    well = snapshots.state_in
    patch.setattr(aggregate, "state_in", state_in)


PLANTS: dict[Plant, tuple[str, ...]] = {
    acknowledges_before_the_commit: ("was acknowledged as version", "which was never kept"),
    keeps_what_it_refused: ("was refused each time, and is kept",),
    counts_a_command_twice: ("counts twice",),
    loses_a_chip: ("chips for",),
    lets_anybody_act: ("acted out of turn",),
    leaks_a_card: ("was sent cards that they may not know",),
    goes_by_the_wall_clock: (" ms, and ", "earlier than the event before it", "ms were taken", "nothing happens at"),
    takes_time_away_while_a_commit_hangs: ("ms were taken", " ms, and "),
    has_drivers_that_end: ("nothing happens at",),
    stands_still: ("nothing happens at",),
    tells_not_everything: ("after version",),
    reads_snapshots_wrongly: ("is not what its events come to",),
}


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    for seed in range(MOST):
        broken = broken_in(seed)
        first, last = broken.partition("\n")[0], broken.rpartition("\n")[2]
        if any(found in first for found in PLANTS[plant]):
            assert first.startswith(f"seed {seed}: ")
            assert last == f"replay: python -m tests.simulator {seed}"
            return
    raise AssertionError(f"not found in {MOST} seeds")


def broken_in(seed: int) -> str:
    """Return what a seed finds, "" where it finds nothing."""
    try:
        played(seed)
    except Broken as broken:
        return str(broken)
    return ""


def test_chance_that_is_not_of_the_seed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that tells people in any order is another world each time."""

    def shuffled(self: Listeners) -> Iterator[Any]:
        return iter(random.sample([*self._listeners], len(self._listeners)))

    monkeypatch.setattr(Listeners, "__iter__", shuffled)
    assert len({played(3).trace.hash for _ in range(2)}) == 2
