"""Databases that earlier code wrote: opened, they say what was written, and every hand goes on."""

import asyncio
import json
import shutil
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from cardspeak.cards.card import cards_text
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.state import Table, hand_seat, left_to_miss, to_act
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.real import chairs
from cardspeak.service.real import events as e
from cardspeak.service.real.decide import say
from cardspeak.service.real.hand import Standing, Unfit, stand
from cardspeak.service.real.table import RealTable
from cardspeak.service.real_tables import SHELF, Kept
from cardspeak.service.room import Options, Room
from cardspeak.service.tables import LAWS, Done, RunningTable
from cardspeak.store import open_store
from cardspeak.store.chain import audit
from tests.service.test_room import MINUTE, Time

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "databases"
NAME = "2026-11"
WRITTEN: dict[str, Any] = json.loads((FOLDER / f"{NAME}.json").read_text(encoding="utf-8"))
FORGOTTEN = (b"Quentin", b"Ann")


def reopened(tmp_path: Path, work: Callable[[Room, Time], Coroutine[Any, Any, None]]) -> None:
    """Open a copy of the database and do something in its room, which nobody drives."""
    copy = tmp_path / "room.db"
    if not copy.exists():
        shutil.copy(FOLDER / f"{NAME}.db", copy)

    async def all_of_it() -> None:
        store, clock = open_store(str(copy), create=False), Time()
        room = Room(store, clock, SystemShuffler(), Options((0, 0)))
        room.restore()
        for running in room._restored or ():
            room.tables[running.id] = running
        try:
            await work(room, clock)
            assert all(finding.broken is None for finding in audit(store))
        finally:
            store.close()

    asyncio.run(all_of_it())


def told(running: RunningTable) -> dict[str, Any]:
    """What stands at a table, as the JSON has it."""
    table, state = running.state, running.state.hand
    assert state is not None
    actor = table.seats[to_act(table)]
    return {
        "version": running.version,
        "seats": {
            str(number): {"member": seat.member, "stack": seat.stack, "misses": left_to_miss(table, number)}
            for number, seat in enumerate(table.seats)
            if seat
        },
        "chips": table.chips,
        "number": table.number,
        "stage": state.stage,
        "actor": actor.member if actor else "",
        "stacks": list(state.round.stacks),
        "bets": list(state.round.bets),
        "board": [cards_text(board) for board in state.cards.boards],
        "down": [cards_text(down) for down in state.secret.down],
        "given": [[row.member, row.offence, row.kind, row.number, row.undone] for row in table.given],
        "owing": [list(row) for row in table.owing],
        "left": [list(row) for row in table.left],
        "calls": [call.text for call in table.calls],
    }


def now(kept: Kept) -> Standing:
    assert kept.state.hand is not None
    standing = stand(kept.state.stakes, kept.state.hand, SHELF)
    assert isinstance(standing, Standing), standing
    return standing


def told_of_felt(kept: Kept) -> dict[str, Any]:
    """What stands at a real table, as the JSON has it."""
    table, state = kept.state, now(kept).state
    assert table.hand is not None
    return {
        "version": kept.version,
        "floor": list(table.floor),
        "chairs": [list(chair) for chair in table.chairs],
        "button": table.button,
        "number": table.hand.number,
        "dealt": list(table.hand.names),
        "entries": [[entry.line, entry.was, entry.undone, entry.told] for entry in table.hand.entries],
        "ended": [[event.number, list(event.stacks)] for _, _, event in kept.log if isinstance(event, e.HandEnded)],
        "stage": state.stage,
        "actor": state.deal.seats[state.round.queue[0]],
        "stacks": list(state.round.stacks),
        "bets": list(state.round.bets),
        "pot": state.pot.total,
        "record": [list(row) for row in table.record],
        "missing": [list(row) for row in table.missing],
    }


def test_it_says_what_was_written(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        assert {table_id: told(running) for table_id, running in room.tables.items()} == WRITTEN["tables"]
        assert {table_id: told_of_felt(kept) for table_id, kept in room.real.tables.items()} == WRITTEN["real"]
        for member, person in WRITTEN["people"].items():
            found = room.people.member(member)
            assert found is not None
            assert found.name == person["name"]
            assert [list(line) for line in room.played.of(member)] == person["hands"]
            assert [list(entry) for entry in room.records.of(member)] == person["record"]
            for line in room.played.of(member):
                assert room.played.hand(line.table, line.number) is not None

    reopened(tmp_path, work)


async def play_out(running: RunningTable) -> None:
    """Play the hand that is on to its end, by the simplest that is allowed."""
    while running.state.playing:
        table, state = running.state, running.state.hand
        assert state is not None
        seat = table.seats[to_act(table)]
        assert seat is not None
        outcome = await running.do(c.Act(seat.member, simplest(table, hand_seat(table, to_act(table)))))
        assert isinstance(outcome, Done), outcome


def simplest(table: Table, seat: int) -> hand.Command:
    """A check, a call, standing pat, showing."""
    assert table.hand is not None
    match table.hand.stage:
        case "drawing":
            return hand.Discard(seat, ())
        case "showdown":
            return hand.Show(seat)
        case _:
            return hand.Check(seat) if "check" in options(table.hand, law_now(table, LAWS)) else hand.Call(seat)


def test_every_online_hand_goes_on(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        for table_id, running in room.tables.items():
            await play_out(running)
            assert running.state.chips == WRITTEN["tables"][table_id]["chips"]
            order = room.shuffler.order(range(52))
            clock.at += MINUTE
            outcome = await running.do(c.StartHand(order, order))
            assert isinstance(outcome, Done), outcome
            assert running.state.number == WRITTEN["tables"][table_id]["number"] + 1
        owed = WRITTEN["tables"]["t1"]["seats"]["4"]["misses"]
        assert left_to_miss(room.tables["t1"].state, 4) == owed - 1

    async def again(room: Room, clock: Time) -> None:
        assert [running.state.number for running in room.tables.values()] == [7, 8]

    reopened(tmp_path, work)
    reopened(tmp_path, again)


def next_hand(by: str, table: RealTable, version: int) -> list[e.Event] | Unfit:
    return chairs.next_hand(table, by, SHELF)


def test_every_real_hand_goes_on(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        for kept in room.real.tables.values():
            by = kept.state.floor[0]

            async def tell(line: str, kept: Kept = kept, by: str = by) -> None:
                outcome = await kept.do(by, lambda table, version: say(table, version, line, (), by, SHELF))
                assert outcome is None, (line, outcome)

            while now(kept).state.stage == "betting":
                state = now(kept).state
                await tell(f"{state.deal.seats[state.round.queue[0]]} folds")
            assert await kept.do(by, partial(next_hand, by)) is None
            assert kept.state.hand is not None
            assert kept.state.hand.number == WRITTEN["real"][kept.id]["number"] + 1
        on = room.real.tables["felt1"].state.hand
        assert on is not None
        assert on.absent == ("Cid",)  # serves a penalty

    reopened(tmp_path, work)


def test_nobody_who_was_forgotten_is_found_in_the_file() -> None:
    raw = (FOLDER / f"{NAME}.db").read_bytes()
    assert b"Pavel" in raw
    assert not [name for name in FORGOTTEN if name in raw]
