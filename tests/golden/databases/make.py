"""Write a database as the code beside it writes one: ``python tests/golden/databases/make.py FOLDER NAME``.

`NAME.db` is the room, `NAME.json` says what stands in it, in words that no later code has to share.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from cardspeak.cards.card import DECKS, cards_text
from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.room.table import commands as c
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.state import Settings, hand_seat, left_to_miss, to_act
from cardspeak.service import tables
from cardspeak.service.asking import read_asked
from cardspeak.service.real_tables import SHELF, Kept
from cardspeak.service.room import ALIVE, Options, Room
from cardspeak.service.stored import NAMES
from cardspeak.service.tables import LAWS, Done, RunningTable
from cardspeak.store.names import Names
from cardspeak.store.sqlite import SqliteStore
from cardspeak.story.real import chairs
from cardspeak.story.real import events as e
from cardspeak.story.real.decide import Decision, correct, say, undo
from cardspeak.story.real.hand import Standing, stand

AT = 1_795_000_000_000
BY = "m1"
PEOPLE = {"m1": "Olga", "m2": "Pavel", "m3": "Rasa", "m4": "Quentin", "m5": "Sona"}
HOLDEM = Settings("Wednesday", ("no-limit holdem",), "tda-2011", 5, 10, 20, most_buy_in=2000, chips=(5, 25, 100))
MIXED = Settings(
    "Mixed", ("fixed-limit deuce-to-seven-triple", "fixed-limit stud-8"), "common", 4, 10, 20, 2, 5, 20, 40,
    most_buy_in=2000,
)  # fmt: skip
STAKES = e.Stakes("Felt", "tda-2011", "no-limit holdem", "cash", 100, 200, 0, (25, 100, 500, 1000))


class Time:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.at = AT

    def now(self) -> int:
        self.at += 1000
        return self.at


class Order:
    """Shuffles, each time the same."""

    def __init__(self) -> None:
        self.rng = Random(9)

    def order(self, cards: Sequence[int]) -> tuple[int, ...]:
        return tuple(self.rng.sample(list(cards), len(cards)))


async def ask(room: Room, running: RunningTable, member: str, **fields: Any) -> None:
    asked = read_asked(fields)
    assert not hasattr(asked, "code"), asked
    outcome = await room.ask(running, member, asked)
    assert isinstance(outcome, Done), (fields, outcome)


async def opened(room: Room, table_id: str, settings: Settings, members: Sequence[str]) -> RunningTable:
    running = RunningTable(table_id, room.store, room.clock)
    room.tables[table_id] = running
    running.listeners.add(partial(room._happened, running))
    await running.do(c.Open(settings, BY))
    for seat, member in enumerate(members):
        outcome = await running.do(c.TakeSeat(member, seat, 1000), f"{member}/sit{table_id}")
        assert isinstance(outcome, Done), outcome
    return running


async def begin(room: Room, running: RunningTable) -> None:
    outcome = await running.do(c.StartHand(room.shuffler.order(DECKS[52]), DECKS[52]))
    assert isinstance(outcome, Done), outcome


async def act(room: Room, running: RunningTable, rng: Random, folds: bool = False) -> None:
    """Whatever the hand waits for."""
    table = running.state
    state = table.hand
    assert state is not None
    if state.stage == "shuffling":
        await running.do(c.Supply(hand.Reshuffle(room.shuffler.order(shuffled_cards(state)[0]))))
        return
    seat = table.seats[to_act(table)]
    assert seat is not None
    mine = hand_seat(table, to_act(table))
    wanted: hand.Command
    if state.stage == "drawing":
        wanted = hand.Discard(mine, tuple(sorted(rng.sample(range(4), rng.randrange(3)))))
    elif state.stage == "showdown":
        wanted = hand.Show(mine)
    elif folds:
        wanted = hand.Fold(mine)
    else:
        may = options(state, law_now(table, LAWS))
        verb = "raise to" if "raise to" in may and rng.random() < 0.3 else "call" if "call" in may else "check"
        verb = "bring in" if "bring in" in may else verb
        plain: dict[str, Any] = {"check": hand.Check, "call": hand.Call, "bring in": hand.BringIn}
        wanted = plain[verb](mine) if verb in plain else hand.RaiseTo(mine, may[verb][0])
    outcome = await running.do(c.Act(seat.member, wanted), f"{seat.member}/a{running.version}", running.version)
    assert isinstance(outcome, Done), (wanted, outcome)


async def play(room: Room, running: RunningTable, hands: int, rng: Random, folds: bool = False) -> None:
    for _ in range(hands):
        await begin(room, running)
        while running.state.playing:
            await act(room, running, rng, folds)


async def online(room: Room, rng: Random) -> None:
    """Two tables: penalties served, taken along and undone; a name forgotten; hands in the middle at both."""
    first = await opened(room, "t1", HOLDEM, ("m1", "m2", "m3", "m4"))
    second = await opened(room, "t2", MIXED, ("m1", "m3"))
    await play(room, first, 4, rng)
    await ask(room, first, BY, do="penalise", id="p1", seat=1, text="insult: 1 hand", why="he said sorry")
    await play(room, first, 1, rng, folds=True)  # the penalty is served
    await ask(room, first, BY, do="penalise", id="p2", seat=1, text="insult: 1 round")
    await ask(room, first, BY, do="penalise", id="p3", seat=2, text="advice or criticism: 1 hand", why="loud")
    await ask(room, first, BY, do="undo-penalty", id="p4", amount=3, why="it was the next table")
    await ask(room, first, "m2", do="leave", id="l1")
    await ask(room, second, "m2", do="sit", id="s1", seat=2, amount=900)  # what m2 owes goes along
    await room.forget("m4")
    await ask(room, first, "m5", do="sit", id="s2", seat=4, amount=1500)
    await ask(room, first, "m3", do="call-floor", id="f1", text="Somebody reads along")
    await begin(room, second)
    while MIXED.games[second.state.game] != "fixed-limit deuce-to-seven-triple" or second.state.number < 4:
        while second.state.playing:
            await act(room, second, rng)
        await begin(room, second)
    while stage_of(second) != "drawing":
        await act(room, second, rng)
    await act(room, second, rng)
    await begin(room, first)
    while not (first.state.hand and len(first.state.hand.cards.boards[0]) == 4):
        await act(room, first, rng)
    await act(room, first, rng)
    await ask(room, first, BY, do="penalise", id="p5", seat=4, text="insult: 1 round", why="only a little")


def stage_of(running: RunningTable) -> str:
    return running.state.hand.stage if running.state.hand else ""


async def felt(room: Room) -> Kept:
    """A real table: hands that were told, corrected, decided otherwise, undone; a penalty served; one in the middle."""
    kept = Kept("felt1", room.store, room.clock)
    seats = (("Ann", 4000), ("Bob", 5000), ("Cid", 6000), ("Dan", 3000))
    events = chairs.opened(STAKES, seats, "Ann", BY, SHELF)
    assert isinstance(events, list), events
    assert await kept.keep(events) is None

    async def do(wish: Any) -> None:
        outcome = await kept.do(BY, wish)
        assert outcome is None, outcome

    async def tell(*lines: str) -> None:
        for line in lines:
            await do(lambda table, version, line=line: say(table, version, line, (), BY, SHELF))

    async def next_hand() -> None:
        await do(lambda table, version: chairs.next_hand(table, BY, SHELF))

    async def until_over() -> None:
        assert kept.state.hand is not None
        while True:
            now = stand(kept.state.stakes, kept.state.hand, SHELF)
            assert isinstance(now, Standing)
            if now.state.stage == "over":
                return
            actor = now.state.deal.seats[now.state.round.queue[0]]
            await tell(f"{actor} folds")

    await tell("Dan raises to 600", "Ann folds", "Bob insults Cid", "the floor penalises Bob: 1 hand")
    await tell("Bob calls")
    number = kept.version
    await do(lambda table, version: undo(table, number, BY))
    await tell("Bob puts out 1x1000")
    await tell("Cid folds", "the flop is 2c 7d Ks", "Bob checks", "Dan bets 400")
    mistyped = kept.version
    await do(lambda table, version: correct(table, mistyped, "Dan bets 500", BY, SHELF))
    await tell("Bob folds")
    await next_hand()  # Bob serves the penalty
    otherwise = Decision("it is a call", "everybody heard it", "Ann calls")
    await do(lambda table, version: say(table, version, "Ann puts out 1x500", (), BY, SHELF, otherwise))
    await until_over()
    await do(lambda table, version: chairs.sit(table, 7, "Eva", 2500, BY, SHELF))
    await do(lambda table, version: chairs.move(table, "Cid", 9, BY, SHELF))
    await next_hand()
    await do(lambda table, version: chairs.correct_stack(table, "Cid", 5900, "counted", BY, SHELF))
    await do(lambda table, version: [e.FloorNamed("m3", BY)])
    assert await kept.forget(BY, "Ann") is None
    return kept


async def tell_at(kept: Kept, line: str) -> None:
    assert await kept.do(BY, lambda table, version: say(table, version, line, (), BY, SHELF)) is None


async def closed_otherwise(room: Room) -> Kept:
    """A real table whose first hand was closed with other stacks than its lines come to, as an older reading had it."""
    kept = Kept("felt2", room.store, room.clock)
    events = chairs.opened(STAKES._replace(name="Corner"), (("Fay", 4000), ("Gil", 4000), ("Hal", 4000)), "", BY, SHELF)
    assert isinstance(events, list), events
    assert await kept.keep(events) is None
    await tell_at(kept, "Hal folds")
    await tell_at(kept, "Fay folds")
    stacks = (3950, 4050, 4000)
    begun = e.HandBegun(2, ("Fay", "Gil", "Hal"), stacks, "Fay", BY)
    assert await kept.keep([e.HandEnded(1, stacks, BY), begun]) is None
    await tell_at(kept, "Fay calls")
    return kept


async def in_the_middle(kept: Kept) -> None:
    """Tell the last hand up to its flop, with an act out of turn that is held."""
    assert kept.state.hand is not None
    now = stand(kept.state.stakes, kept.state.hand, SHELF)
    assert isinstance(now, Standing)
    names = now.state.deal.seats
    order = [names[seat] for seat in now.state.round.queue]

    async def tell(line: str) -> None:
        outcome = await kept.do(BY, lambda table, version: say(table, version, line, (), BY, SHELF))
        assert outcome is None, (line, outcome)

    await tell(f"{order[0]} raises to 800")
    mistyped = kept.version
    outcome = await kept.do(BY, lambda table, version: correct(table, mistyped, f"{order[0]} raises to 600", BY, SHELF))
    assert outcome is None, outcome
    await tell(f"{order[1]} folds")
    number = kept.version
    assert await kept.do(BY, lambda table, version: undo(table, number, BY)) is None
    await tell(f"{order[1]} puts out 1x1000")  # one chip is a call
    for name in order[2:-1]:
        await tell(f"{name} folds")
    await tell(f"{order[-1]} calls")
    await tell("the flop is 3h 9d Qs")
    now = stand(kept.state.stakes, kept.state.hand, SHELF)
    assert isinstance(now, Standing)
    queue = [names[seat] for seat in now.state.round.queue]
    await tell(f"{queue[1]} checks")  # before the turn
    await tell(f"{queue[0]} insults {queue[1]}")
    await tell(f"the floor penalises {queue[0]}: 1 hand")


def told(room: Room, *felt_tables: Kept) -> dict[str, Any]:
    """What stands in the database."""
    found: dict[str, Any] = {"tables": {}, "real": {}, "people": {}}
    for member in PEOPLE:
        person = room.people.member(member)
        assert person is not None
        found["people"][member] = {"name": person.name, "hands": [list(line) for line in room.played.of(member)],
                                   "record": [list(entry) for entry in room.records.of(member)]}  # fmt: skip
    for table_id, running in room.tables.items():
        table = running.state
        state = table.hand
        assert state is not None
        actor = table.seats[to_act(table)]
        found["tables"][table_id] = {
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
    for kept in felt_tables:
        real = kept.state
        assert real.hand is not None
        now = stand(real.stakes, real.hand, SHELF)
        assert isinstance(now, Standing)
        found["real"][kept.id] = {
            "version": kept.version,
            "floor": list(real.floor),
            "chairs": [list(chair) for chair in real.chairs],
            "button": real.button,
            "number": real.hand.number,
            "dealt": list(real.hand.names),
            "entries": [[entry.line, entry.was, entry.undone, entry.told] for entry in real.hand.entries],
            "ended": [[event.number, list(event.stacks)] for _, _, event in kept.log if isinstance(event, e.HandEnded)],
            "stage": now.state.stage,
            "actor": now.state.deal.seats[now.state.round.queue[0]],
            "stacks": list(now.state.round.stacks),
            "bets": list(now.state.round.bets),
            "pot": now.state.pot.total,
            "record": [list(row) for row in real.record],
            "missing": [list(row) for row in real.missing],
        }  # fmt: skip
    return found


async def write(folder: Path, name: str) -> None:
    tables.HANDS_A_SNAPSHOT = 3
    store = SqliteStore(folder / f"{name}.db", Names(NAMES))
    clock, rng = Time(), Random(4)
    for member, called in PEOPLE.items():
        store.people.add_member(member, called, "" if member == "m5" else "$argon2id$", "member", clock.now())
    store.people.start_session("hash of a session", "m4", AT, AT + 10**9)
    store.people.set_setting("m1", "language", "uk")
    room = Room(store, clock, Order(), Options((0, 0)))
    await online(room, rng)
    kept = await felt(room)
    await in_the_middle(kept)
    corner = await closed_otherwise(room)
    while room._tasks:
        await asyncio.gather(*room._tasks)
    store.note(ALIVE, str(clock.now()))
    found = told(room, kept, corner)
    store.close()
    (folder / f"{name}.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), sys.argv[2]))
