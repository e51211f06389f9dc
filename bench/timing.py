"""Whether the time after which others are told of an action says anything about cards that they may not see.

A hand is played; then it is played again and again, in turn with another one in which a player who folds, or wins
unseen, holds other cards. Which of the two comes first is drawn for each couple. Measured is the time from each action
until its frames for everybody else are there, for programs and as pages. If the cards told nothing, the two hands of a
couple could be exchanged: their differences are compared with what they come to under signs drawn by chance, over all
actions of all hands together, by two clocks: that of the wall, and the time of the processor, which other programs of
the machine disturb less. The same is measured with delays that were planted: half of all hidden holdings take so
many microseconds longer. Exit status 1 where the room's own times tell something, or the longest delay is not found.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from random import Random
from time import perf_counter, perf_counter_ns, process_time, process_time_ns
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for how pairs of hands are found
from tests.service.dealing import GAMES
from tests.web.test_alike import other_cards, played
from tests.web.test_page import MEMBERS, Time

from cardspeak.cards.card import DECKS
from cardspeak.hand import events as he
from cardspeak.hand.refused import Refused
from cardspeak.library import find_game
from cardspeak.room.table import commands as c
from cardspeak.room.table.state import Settings
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import RunningTable, Update
from cardspeak.store.memory import MemoryStore
from cardspeak.web import api_events
from cardspeak.web.api_events import Told
from cardspeak.web.table.drawing import Drawings
from cardspeak.web.table.viewer import View

SIGNS = 10_000  # drawings of signs; so no p is below 2 / 10,001
FAILS = 0.001
CLOCKS = ("wall", "processor")
PLANTED = (20.0, 100.0)  # microseconds
CLIPPED = 3.0  # deviations beyond which a difference counts no more: something else had the processor

Times = np.ndarray[Any, Any]
Pair = tuple[str, str, tuple[c.Command, ...], tuple[c.Command, ...]]  # game, who holds, and the two hands


async def pairs(count: int) -> list[Pair]:
    """Return so many hands, each with another one that nobody but the holder can tell from it."""
    found: list[Pair] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = Random(seed)
        game = rng.choice(GAMES)
        deck = DECKS[find_game(game)[0].deck]
        order, draw = tuple(rng.sample(deck, len(deck))), tuple(rng.sample(DECKS[52], 52))
        hand = await played(game, [c.StartHand(order, draw)], rng, pages=False)
        seat = rng.randrange(len(MEMBERS))
        new, begun = other_cards(hand, seat, rng), hand.events[0]
        if not new or not isinstance(begun, he.HandBegun) or any(isinstance(e, he.ShuffleAsked) for e in hand.events):
            continue
        other = c.StartHand(tuple(new.get(card, card) for card in order), draw)
        found.append((game, begun.deal.seats[seat], hand.commands, (other, *hand.commands[1:])))
    return found


async def timed(game: str, holder: str, commands: Sequence[c.Command]) -> Times:
    """Play a hand; return the nanoseconds from each action until all others could be told, by both clocks."""
    store = MemoryStore()
    room = Room(store, Time(), SystemShuffler(), Options((0, 0)))
    running = RunningTable("t1", store, Time())
    settings = settings_from({"game": game, "seats": "4"})
    assert isinstance(settings, Settings)
    await running.do(c.Open(settings, "m9"))
    for seat, member in enumerate(MEMBERS):
        store.people.add_member(member, f"Name of {member}", "", "guest", 0)
        await running.do(c.TakeSeat(member, seat, 1000))
    viewers = [holder, *[member for member in MEMBERS if member != holder], "m9", ""]  # the holder is told first
    telling, drawings = Told(running, Time()), Drawings(room)
    views = {viewer: View(drawings.of(running, "en"), viewer) for viewer in viewers}
    told = np.zeros(2)

    def now() -> Times:
        return np.array((perf_counter_ns(), process_time_ns()), float)

    def hear(update: Update) -> None:
        nonlocal told
        for viewer in viewers:
            telling.frame(update, viewer)
            views[viewer].changes()
        told = now()

    running.listeners.add(hear)
    found = []
    gc.collect()
    for command in commands:
        begun = now()
        assert not isinstance(await running.do(command), Refused), command
        found.append(told - begun)
    return np.array(found).T


async def couples(pair: Pair, count: int, rng: Random) -> Times:
    """Return the differences of the times of both hands: by clock, couple and action."""
    game, holder, *both = pair
    for commands in both:
        await timed(game, holder, commands)  # what is done for the first time takes longer
    rows = []
    for _ in range(count):
        first = rng.randrange(2)
        one = await timed(game, holder, both[first])
        two = await timed(game, holder, both[1 - first])
        rows.append(two - one if first else one - two)
    return np.array(rows).transpose(1, 0, 2)


def told_apart(differences: Sequence[Times], chance: np.random.Generator) -> float:
    """Return how likely differences as great as these are, if each could as well have the other sign.

    Two things are looked at, so that the lesser p counts twice: each action alone, and all actions of a hand together.
    """
    real, drawn = np.zeros(2), np.zeros((2, SIGNS))
    for rows in differences:
        spread = np.median(np.abs(rows), axis=0) * 1.4826 + 1.0
        scaled = np.clip(rows / spread, -CLIPPED, CLIPPED)
        signs = np.vstack([np.ones(len(rows)), chance.choice((-1.0, 1.0), (SIGNS, len(rows)))])
        sums = signs @ scaled
        both = np.array([(sums**2).sum(axis=1), sums.sum(axis=1) ** 2]) / len(rows)
        real += both[:, 0]
        drawn += both[:, 1:]
    least = int((drawn >= real[:, None]).sum(axis=1).min())
    return min(1.0, 2 * (1 + least) / (SIGNS + 1))


@contextmanager
def planted(micros: float) -> Iterator[None]:
    """Let the frames of others wait where the cards that lie hidden add up to an odd number."""
    real: Callable[..., dict[str, object]] = api_events.for_all

    def slower(running: RunningTable, now: int) -> dict[str, object]:
        state = running.state.hand
        if state is not None and sum(card for row in state.secret.down for card in row) % 2:
            end = process_time() + micros / 1e6
            while process_time() < end:
                pass
        return real(running, now)

    api_events.for_all = slower  # type: ignore[assignment]
    try:
        yield
    finally:
        api_events.for_all = real  # type: ignore[assignment]


async def measured(found: Sequence[Pair], count: int) -> tuple[list[float], list[float], int]:
    """Measure all pairs; return, by clock, p and how far two times lie apart (microseconds); and actions."""
    rng = Random()
    differences = [await couples(pair, count, rng) for pair in found]
    ps, apart = [], []
    for clock in range(len(CLOCKS)):
        rows = [each[clock] for each in differences]
        ps.append(told_apart(rows, np.random.default_rng()))
        apart.append(float(np.median(np.abs(np.concatenate([each.ravel() for each in rows])))) / 1000)
    return ps, apart, sum(each.shape[2] for each in differences)


def main() -> int:
    """Print a line for the room and one for each planted delay; 1 where it does not hold."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--pairs", type=int, default=20, help="hands, each with another one")
    parser.add_argument("--couples", type=int, default=25, help="how often both are played")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    options = parser.parse_args()
    start = perf_counter()
    found = asyncio.run(pairs(options.pairs))
    gc.collect()
    gc.freeze()  # what is there already is not looked through between two hands
    failed = False
    for micros in (0.0, *PLANTED):
        with planted(micros) if micros else nullcontext():
            ps, apart, actions = asyncio.run(measured(found, options.couples))
        failed |= min(ps) < FAILS if not micros else micros == max(PLANTED) and min(ps) >= FAILS
        for clock, p, between in zip(CLOCKS, ps, apart, strict=True):
            if options.json:
                facts = {"planted": micros, "clock": clock, "p": p, "apart": between, "actions": actions}
                print(json.dumps(facts), flush=True)
            else:
                name = f"{micros:g} microseconds planted" if micros else "the room"
                print(f"{name:24} {clock:10} p = {p:<8.2g} two times lie {between:.1f} microseconds apart", flush=True)
    if not options.json:
        each = f"{options.pairs} hands, each {options.couples} times with other cards, {actions} actions"
        print(f"{'FAILED' if failed else 'passed'}: {each}; {perf_counter() - start:.0f} s")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
