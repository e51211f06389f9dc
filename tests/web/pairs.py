"""Pairs of hands that nobody but one holder can tell apart, and a table at which they are played again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

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
from cardspeak.web.api_events import Told
from cardspeak.web.table.drawing import Drawings
from cardspeak.web.table.viewer import View
from tests.service.dealing import GAMES
from tests.web.test_alike import WATCHING, other_cards, played
from tests.web.test_page import MEMBERS, Time

T = TypeVar("T")


class Pair(NamedTuple):
    """A game, who holds other cards in the second hand than in the first, and both hands."""

    game: str
    holder: str
    first: tuple[c.Command, ...]
    second: tuple[c.Command, ...]


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
        found.append(Pair(game, begun.deal.seats[seat], hand.commands, (other, *hand.commands[1:])))
    return found


async def told_to(viewers: Sequence[str], game: str, commands: Sequence[c.Command], now: Callable[[], T]) -> list[T]:
    """Play a hand; return, for each action in turn, what `now` says before it and when all viewers could be told."""
    store = MemoryStore()
    room = Room(store, Time(), SystemShuffler(), Options((0, 0)))
    running = RunningTable("t1", store, Time())
    settings = settings_from({"game": game, "seats": "4"})
    assert isinstance(settings, Settings)
    await running.do(c.Open(settings, WATCHING))
    for seat, member in enumerate(MEMBERS):
        store.people.add_member(member, f"Name of {member}", "", "guest", 0)
        await running.do(c.TakeSeat(member, seat, 1000))
    telling, drawings = Told(running, Time()), Drawings(room)
    views = {viewer: View(drawings.of(running, "en"), viewer) for viewer in viewers}
    found: list[T] = []

    def hear(update: Update) -> None:
        for viewer in viewers:
            telling.frame(update, viewer)
            views[viewer].changes()
        found.append(now())

    running.listeners.add(hear)
    for command in commands:
        found.append(now())
        assert not isinstance(await running.do(command), Refused), command
    return found
