"""What others are sent is the same, byte for byte and in the same order, whatever cards a player holds hidden.

A hand is played; then it is played again with other cards in the hand of a player who folded, or won without showing.
How many such pairs there are is `CARDSPEAK_PAIRS`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand import events as he
from cardspeak.hand.refused import Refused
from cardspeak.hand.view import told
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
from tests.service.dealing import GAMES
from tests.web.test_page import MEMBERS, Time, something

PAIRS = int(os.environ.get("CARDSPEAK_PAIRS", "60"))
DRAWN = 4  # of so many pairs one is looked at on pages too
WATCHING = "m9"  # the floor of the table; "" is anybody


class Played(NamedTuple):
    """A hand: what was done, what happened, and what each viewer was sent."""

    commands: tuple[c.Command, ...]
    events: tuple[he.Event, ...]
    sent: dict[str, tuple[bytes | str, ...]]


async def played(game: str, commands: Sequence[c.Command], rng: Random | None, pages: bool) -> Played:
    """Play a hand by these commands, then at random to its end; all of it by them where there is no chance."""
    store = MemoryStore()
    room = Room(store, Time(), SystemShuffler(), Options((0, 0)))
    running = RunningTable("t1", store, Time())
    settings = settings_from({"game": game, "seats": "4"})
    assert isinstance(settings, Settings)
    await running.do(c.Open(settings, WATCHING))
    for seat, member in enumerate(MEMBERS):
        store.people.add_member(member, f"Name of {member}", "", "guest", 0)
        await running.do(c.TakeSeat(member, seat, 1000))
    viewers = (*MEMBERS, WATCHING, "")
    telling, drawings = Told(running, Time()), Drawings(room)
    views = {viewer: View(drawings.of(running, "en"), viewer) for viewer in (viewers if pages else ())}
    sent: dict[str, list[bytes | str]] = {viewer: [] for viewer in viewers}

    def hear(update: Update) -> None:
        for viewer in viewers:
            sent[viewer].append(telling.frame(update, viewer))
            if viewer in views:
                sent[viewer].append(views[viewer].changes())

    running.listeners.add(hear)
    done = list(commands)
    for command in commands:
        assert not isinstance(await running.do(command), Refused), command
    while rng is not None and running.state.playing:
        chosen = something(running.state, rng)
        if isinstance(chosen, c.Act) and not isinstance(await running.do(chosen), Refused):
            done.append(chosen)
        assert running.state.hand is not None
        if running.state.hand.stage in ("shuffling", "runs"):
            break
    events = tuple([event for _, event in running.recent if type(event) in he.NAMES])
    return Played(tuple(done), events, {viewer: tuple(frames) for viewer, frames in sent.items()})  # type: ignore[arg-type]


def other_cards(hand: Played, seat: int, rng: Random) -> dict[int, int]:
    """Exchange the cards that only a player saw for cards that nobody saw.

    None where there are not enough of them, and where the player came to the showdown: who wins there is told to all.
    """
    folded = any(isinstance(event, he.Folded) and event.seat == seat for event in hand.events)
    if not folded and any(isinstance(event, he.ShowdownOpened) for event in hand.events):
        return {}
    everybody = {card for event in told(hand.events) for card in cards_in(event)}
    mine = {card for event in told(hand.events, seat) for card in cards_in(event)} - everybody
    order = next(event.order for event in hand.events if isinstance(event, he.Shuffled))
    dealt = {card for event in hand.events if isinstance(event, he.Dealt) for card in cards_in(event)}
    free = [card for card in order if card not in dealt]
    if not mine or len(free) < len(mine):
        return {}
    new = dict(zip(sorted(mine), rng.sample(free, len(mine)), strict=True))
    return new | {there: here for here, there in new.items()}


def cards_in(event: he.Event) -> set[int]:
    """The cards of an event."""
    if isinstance(event, he.Dealt):
        return {card for row in (event.burns, event.board, *event.down, *event.up) for card in row}
    if isinstance(event, he.Tabled | he.CardShown | he.Exposed | he.HandSeen | he.RabbitShown | he.Discarded):
        return {*event.cards}
    return set()


async def compared(count: int) -> tuple[int, list[str]]:
    """Play so many pairs; return how many frames were compared, and where they differ."""
    frames, wrong, pairs, seed = 0, list[str](), 0, 0
    while pairs < count:
        seed += 1
        rng = Random(seed)
        game = rng.choice(GAMES)
        deck = DECKS[find_game(game)[0].deck]
        order, draw = tuple(rng.sample(deck, len(deck))), tuple(rng.sample(DECKS[52], 52))
        pages = pairs % DRAWN == 0
        hand = await played(game, [c.StartHand(order, draw)], rng, pages)
        seat = rng.randrange(len(MEMBERS))
        new = other_cards(hand, seat, rng)
        begun = hand.events[0]
        if not new or not isinstance(begun, he.HandBegun) or any(isinstance(e, he.ShuffleAsked) for e in hand.events):
            continue
        pairs += 1
        other = c.StartHand(tuple(new.get(card, card) for card in order), draw)
        again = await played(game, [other, *hand.commands[1:]], None, pages)
        holder = begun.deal.seats[seat]
        assert again.sent[holder] != hand.sent[holder]
        for viewer, sent in hand.sent.items():
            if viewer != holder:
                frames += len(sent)
                if sent != again.sent[viewer]:
                    wrong.append(f"seed {seed}, {game}: {viewer or 'a spectator'} sees what {holder} holds")
    return frames, wrong


def test_what_others_are_sent_does_not_depend_on_hidden_cards() -> None:
    frames, wrong = asyncio.run(compared(PAIRS))
    assert wrong == []
    assert frames > 50 * PAIRS
    print(f"figure: {PAIRS} pairs, {frames} frames, 0 differ")


def test_a_leak_by_length_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where frames are longer by what somebody holds, the comparison says so."""
    real = api_events.for_one

    def longer(table: object, number: int, seat: int) -> dict[str, object]:
        held = {card for row in table.hand.secret.down for card in row} if table.hand else set()  # type: ignore[attr-defined]
        return {**real(table, number, seat), "pad": "x" * sum(held)}  # type: ignore[arg-type]

    monkeypatch.setattr(api_events, "for_one", longer)
    assert asyncio.run(compared(3))[1]
