"""Databases that earlier code wrote: opened, they say what was written, and every hand goes on."""

import asyncio
import json
import random
import shutil
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from cardspeak.cards.card import cards_text
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.events import HandEnded
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.events import HandFinished, HandStarted
from cardspeak.room.table.lines.events import Continued, StackCorrected
from cardspeak.room.table.state import Table, hand_seat, left_to_miss, misses, sitting, to_act
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.indexing import index_all
from cardspeak.service.player_names import PlayerNames
from cardspeak.service.real_tables import RealTable
from cardspeak.service.room import Options, Room
from cardspeak.service.stored import read
from cardspeak.service.tables import LAWS, Done, RunningTable
from cardspeak.store import AnyStore, open_store
from cardspeak.store.chain import audit
from tests.ledger import Ledger
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
        assert room._restored is not None
        for running in room._restored.open_ones:
            if running.state.telling is None:
                room.tables[running.id] = running
        try:
            await work(room, clock)
            assert all(finding.broken is None for finding in audit(store))
        finally:
            store.close()

    asyncio.run(all_of_it())


def store_of(room: Room) -> AnyStore:
    store = room.store
    return store  # type: ignore[return-value]


def test_what_the_accounts_gave_lies_on_its_tables(tmp_path: Path) -> None:
    """Chips of before came from the training account of each player; at real tables from one of their own."""

    async def work(room: Room, clock: Time) -> None:
        tables = {**room.tables, **{name: real.running for name, real in room.real.tables.items()}}
        for running in tables.values():
            ledger = Ledger()
            for row in room.store.load(running.stream):
                ledger.enter(read(row))
            assert ledger.total == running.state.chips
            assert ledger.given

    reopened(tmp_path, work)


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
        "left": [[row.member, row.chips] for row in table.left],
        "calls": [call.text for call in table.calls],
    }


def told_of_felt(real: RealTable, store: AnyStore) -> dict[str, Any]:
    """What stands at a real table, as the JSON has it; it goes on from a stream that stays as it was."""
    table, state, name = real.state, real.now, real.names.name
    assert state is not None
    assert table.telling is not None
    rows = [read(row) for row in store.load(f"table/{real.id}")]
    old = next(event for event in rows if isinstance(event, Continued))
    version, head = store.head(old.stream) or (0, b"")
    assert (old.stream, old.version, old.head) == (f"real/{real.id}", version, head.hex())
    begun = max(at for at, event in enumerate(rows) if isinstance(event, HandStarted))
    # an old table had a stack that was counted in a hand right only when the hand was over
    counted = {event.seat: event.chips - event.before for event in rows[begun:] if isinstance(event, StackCorrected)}
    button = table.seats[table.button]
    assert button is not None
    before = table.telling.lines[0].before  # the hand that is on has written nothing there yet
    return {
        "version": version,
        "floor": list(table.floor),
        "chairs": [
            [number + 1, name(seat.member), seat.stack - counted.get(number, 0)]
            for number, seat in enumerate(table.seats)
            if seat
        ],
        "button": name(button.member),
        "number": table.number,
        "dealt": [name(member) for member in state.deal.seats],
        "entries": [
            [real.names.shown(text) for text in (line.text, line.was)] + [line.undone, real.names.shown(line.text)]
            for line in sorted(table.telling.lines)
        ],
        "ended": [[event.number, list(event.stacks)] for event in rows if isinstance(event, HandFinished)],
        "stage": state.stage,
        "actor": name(state.deal.seats[state.round.queue[0]]),
        "stacks": list(state.round.stacks),
        "bets": list(state.round.bets),
        "pot": state.pot.total,
        "record": [[name(member), text] for member, text in before.record],
        "missing": [[name(sitting(table, number).member)] for number, penalty in before.penalties if penalty[1]],
    }


def test_it_says_what_was_written(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        assert {table_id: told(running) for table_id, running in room.tables.items()} == WRITTEN["tables"]
        real = {table_id: told_of_felt(real, store_of(room)) for table_id, real in room.real.tables.items()}
        assert real == WRITTEN["real"]
        for member, person in WRITTEN["people"].items():
            found = room.people.member(member)
            assert found is not None
            assert found.name == person["name"]
            lines = [line for _, line in reversed(room.played.since(member, 0))]
            assert [[*line[:6]] for line in lines] == person["hands"]  # whose cards were not entered
            assert not [line for line in lines if line.cards]
            assert [list(entry) for entry in room.records.of(member)] == person["record"]
            await index_all(room.store)
            for line in lines:
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
            order = tuple(random.sample(range(52), 52))
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


def test_every_real_hand_goes_on(tmp_path: Path) -> None:
    async def work(room: Room, clock: Time) -> None:
        for real in room.real.tables.values():
            by = real.state.floor[0]
            while real.now is not None and real.now.stage == "betting":
                actor = real.names.name(real.now.deal.seats[real.now.round.queue[0]])
                assert await real.tell(by, f"{actor} folds") is None
            assert await real.next_hand(by) is None
            assert real.state.number == WRITTEN["real"][real.id]["number"] + 1
        table = room.real.tables["felt1"].state
        cid = next(number for number, seat in enumerate(table.seats) if seat and misses(seat, table.number))
        assert cid + 1 == 9  # serves a penalty
        assert table.chips == sum(WRITTEN["real"]["felt1"]["stacks"]) + WRITTEN["real"]["felt1"]["pot"]

    async def again(room: Room, clock: Time) -> None:
        assert [real.state.number for real in room.real.tables.values()] == [4, 3]

    reopened(tmp_path, work)
    reopened(tmp_path, again)


def test_stacks_that_were_stored_stand(tmp_path: Path) -> None:
    """A hand whose lines come to other stacks today is closed as it was then."""

    async def work(room: Room, clock: Time) -> None:
        rows = [read(row) for row in store_of(room).load("table/felt2")]
        at = next(at for at, event in enumerate(rows) if isinstance(event, HandFinished))
        told = next(event.stacks for event in reversed(rows[:at]) if isinstance(event, HandEnded))
        assert told != rows[at].stacks
        assert list(rows[at].stacks) == WRITTEN["real"]["felt2"]["ended"][0][1]

    reopened(tmp_path, work)


def test_a_name_that_stood_in_an_old_event_stands_in_no_new_one(tmp_path: Path) -> None:
    """Also where the old events held names; whoever is forgotten now is found in the old stream alone."""

    async def work(room: Room, clock: Time) -> None:
        store = store_of(room)
        for real in room.real.tables.values():
            assert isinstance(real.names, PlayerNames)
            names = [real.names.name(seat.member) for seat in real.state.seats if seat]
            rows = str([row.data for row in store.load(f"table/{real.id}")])
            assert not [name for name in names if not real.names.is_id(name) and name in rows]

    reopened(tmp_path, work)


def test_nobody_who_was_forgotten_is_found_in_the_file() -> None:
    raw = (FOLDER / f"{NAME}.db").read_bytes()
    assert b"Pavel" in raw
    assert not [name for name in FORGOTTEN if name in raw]
