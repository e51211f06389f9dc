"""A room in which known hands were played by known people: for pictures, and for tests of what is looked at later.

At the table `home` six people play hold'em. The first hand is over, and was shown; in the second it is Ann's turn, for
as long as anybody wants to look.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from cardspeak.cards.card import DECKS, parse_cards
from cardspeak.hand import commands as hand
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Settings, Table, to_act
from cardspeak.service.clock import SystemClock
from cardspeak.service.people import Door, Entered
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store import open_store

TABLE = "home"
DAY = 24 * 60 * 60_000  # milliseconds
STACKS = (2000, 3000, 1800, 2400, 1500, 2000)
NAMES = ("Ann", "Boris", "Clara", "Daniel", "Eva", "Filip")
FIRST = "Kh Kd | Jc Tc | 7d 2s | Ac 5h | Qs 8d | 9h 4c", "Ks 9c 2c", "5d", "Js"
SECOND = "Ad Qd | 6c 3s | Th Tc | Jh 4h | 8s 8h | Ks 2d", "Qh 7s 4d", "7d", "2h"
PLAYED = (  # who does what, for how much in all, in the first hand: nobody has had the button before
    "Clara folds", "Daniel folds", "Eva folds", "Filip folds", "Ann raises 60", "Boris calls", "Ann bets 90",
    "Boris raises 300", "Ann raises 900", "Boris raises 1940", "Ann calls",
)  # fmt: skip
ON = (
    "Daniel folds", "Eva folds", "Filip folds", "Ann raises 60", "Boris folds", "Clara calls", "Clara checks",
    "Ann bets 80", "Clara calls", "Clara bets 260",
)  # fmt: skip


class Arranged(NamedTuple):
    """The address of the table, and the secret with which Ann's browser comes in."""

    table: str
    secret: str


def arrange(database: Path) -> Arranged:
    """Play these hands in a new room; in a thread of its own, since a browser has a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(_arrange(database))).result()


async def _arrange(database: Path) -> Arranged:
    store, clock = open_store(str(database)), SystemClock()
    door = Door(store.people, clock)
    entered = [door.guest(name) for name in NAMES]
    members = [each.member.id for each in entered if isinstance(each, Entered)]
    asked = {"name": "Friday night", "game": "no-limit holdem", "book": "tda-2024", "speed": "slow", "buy_in": "200"}
    settings = settings_from(asked)
    assert isinstance(settings, Settings)
    settings = settings._replace(speed=settings.speed._replace(turn=DAY))
    running = RunningTable(TABLE, store, clock)
    await running.do(c.Open(settings, members[0]))
    for seat, member in enumerate(members):
        assert isinstance(await running.do(c.TakeSeat(member, seat, STACKS[seat])), Done)
    for cards, acts in ((FIRST, PLAYED), (SECOND, ON)):
        await _play(running, cards, acts)
    store.close()
    first = entered[0]
    assert isinstance(first, Entered)
    return Arranged(f"/tables/{TABLE}", first.secret)


async def _play(running: RunningTable, cards: tuple[str, ...], acts: tuple[str, ...]) -> None:
    begun = await running.do(c.StartHand(_order(running.state, cards), DECKS[52]))
    assert isinstance(begun, Done), begun
    for act in acts:
        who, verb, *amount = act.split()
        table = running.state
        number = to_act(table)
        assert number == NAMES.index(who), f"{act}: it is {NAMES[number]}'s turn"
        assert table.hand is not None
        seat, member = table.hand.round.queue[0], table.seats[number]
        assert member is not None
        done = await running.do(c.Act(member.member, _command(verb, seat, amount)))
        assert isinstance(done, Done), (act, done)


def _command(verb: str, seat: int, amount: list[str]) -> hand.Command:
    if verb in ("bets", "raises"):
        return hand.RaiseTo(seat, int(amount[0]))
    if verb == "folds":
        return hand.Fold(seat)
    return hand.Check(seat) if verb == "checks" else hand.Call(seat)


def _order(table: Table, cards: tuple[str, ...]) -> tuple[int, ...]:
    """Return a deck that deals these cards: the holdings by seat of the table, flop, turn and river."""
    holdings = [parse_cards(each) for each in cards[0].split("|")]
    button = (table.button + 1) % len(NAMES) if table.number else -1
    first = (button + 1) % len(NAMES)
    dealt = [holdings[(first + place) % len(NAMES)][turn] for turn in (0, 1) for place in range(len(NAMES))]
    flop, turn, river = (list(parse_cards(each)) for each in cards[1:])
    known = {*dealt, *flop, *turn, *river}
    rest = [card for card in DECKS[52] if card not in known]
    burns = [rest.pop() for _ in range(3)]
    order = [*dealt, burns[0], *flop, burns[1], *turn, burns[2], *river, *rest]
    assert len(set(order)) == 52
    return tuple(order)
