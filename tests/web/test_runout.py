"""An all-in hand on the page: the hands are turned up, and the board comes street by street with what each is worth."""

from __future__ import annotations

import asyncio
import re
from itertools import pairwise
from random import Random
from typing import Literal

import pytest

from cardspeak.cards.card import DECKS
from cardspeak.hand import commands as hand
from cardspeak.room.table import commands as c
from cardspeak.room.table.due import Deal, beat, due
from cardspeak.room.table.state import Sealed, Settings, to_act
from cardspeak.room.training.wants import TRAINING
from cardspeak.service.chance import SystemShuffler
from cardspeak.service.room import Options, Room
from cardspeak.service.settings import settings_from
from cardspeak.service.tables import Done, RunningTable
from cardspeak.store.memory import MemoryStore
from cardspeak.web.table.drawing import Drawings, following
from cardspeak.web.table.sight import best_hands, own, sight, winning_cards
from cardspeak.web.table.viewer import View
from tests.room.test_table_laws import laws
from tests.web.test_page import Time


async def table(game: str, all_in: str, players: int = 2, runs: int = 1) -> tuple[Room, RunningTable]:
    store = MemoryStore()
    room = Room(store, Time(), SystemShuffler(), Options((0, 0)))
    running = RunningTable("t1", store, Time())
    settings = settings_from({"game": game, "seats": "4", "all_in": all_in, "buy_in": "100", "runs": str(runs)})
    assert isinstance(settings, Settings)
    await running.do(c.Open(settings, "m1"))
    for seat in range(players):
        store.people.add_member(f"m{seat}", f"Player {seat}", "", "guest", 0)
        assert isinstance(await running.do(c.TakeSeat(f"m{seat}", seat, 2000)), Done)
        room.name(f"m{seat}")
    await room.names.renew()
    return room, running


async def deal(running: RunningTable, seed: int) -> None:
    deck = list(DECKS[52])
    Random(seed).shuffle(deck)
    assert isinstance(await running.do(c.StartHand(tuple(deck), DECKS[52])), Done)


async def act(running: RunningTable, what: type) -> None:
    table = running.state
    seat = table.seats[to_act(table)]
    assert seat is not None
    assert table.hand is not None
    assert isinstance(await running.do(c.Act(seat.member, what(table.hand.round.queue[0]))), Done)


@pytest.mark.parametrize("all_in", ["open", "book"])
def test_the_board_is_run_out_street_by_street(all_in: Literal["open", "book"]) -> None:
    """Chances are said where the hands are open; where the book keeps them down, nothing of them is."""

    async def work() -> None:
        room, running = await table("no-limit holdem", all_in)
        drawings = Drawings(room)
        await deal(running, 3)
        views = [View(drawings.of(running, "en"), member) for member in ("m0", "m1", "")]
        for view in views:
            view.everything()
        await act(running, hand.AllIn)
        for view in views:
            view.changes()
        await act(running, hand.Call)
        assert not running.state.playing
        late = View(drawings.of(running, "en"), "")
        await drawings.of(running, "en").runouts.look(running)
        for view in views:
            frames = view.runout()
            boards = [re.findall(r'id="board-0-(\w\w)"', frame) for frame in frames]
            assert [len(board) for board in boards] == [0, 3, 4, 5]
            assert all(after[: len(before)] == before for before, after in pairwise(boards))
            assert all(f'data-stays="{beat(running.state.settings.speed)}"' in frame for frame in frames)
            chances = [[int(each) for each in re.findall(r'class="chance">(\d+) %', frame)] for frame in frames]
            if all_in == "book":
                assert chances == [[], [], [], []]
                assert all("wins" not in frame for frame in frames)
                shown = set(re.findall(r'data-card="(\w\w)"', frames[0]))
                mine = own(running.state, {"m0": 0, "m1": 1}.get(view.member, -1))
                assert shown == ({each.text for each in mine.down} if mine else set())
                continue
            assert all(len(row) == 2 and 98 <= sum(row) <= 102 for row in chances)
            assert sorted(chances[-1]) in ([0, 100], [50, 50])
            assert "wins" not in "".join(frames)
            assert "wins" in view.changes()
            assert view.runout() == []  # once
        late.everything()
        assert late.runout() == []

    asyncio.run(work())


@pytest.mark.parametrize("runs", [1, 2, 3])
@pytest.mark.parametrize("street", [0, 1, 2])
def test_the_next_hand_waits_until_the_last_board_was_seen(runs: int, street: int) -> None:
    """Every street of every board stays for a while, and the result for a pause: only then cards are dealt again."""

    async def work() -> None:
        room, running = await table("no-limit holdem", "open", players=3, runs=runs)
        drawing = Drawings(room).of(running, "en")
        view = View(drawing, "m0")
        await deal(running, 3)
        await act(running, hand.Fold)
        for _ in range(street):
            await act(running, hand.Call if running.state.hand and running.state.hand.street == 0 else hand.Check)
            await act(running, hand.Check)
        await act(running, hand.AllIn)
        await act(running, hand.Call)
        view.everything()
        for seat in range(3 if runs > 1 else 0):  # of whoever has folded it is not taken
            await running.do(c.Act(f"m{seat}", hand.Run(runs)))
        over = running.state
        assert not over.playing
        await drawing.runouts.look(running)
        frames = view.runout() if runs > 1 else [""] * (4 - street)  # seen from before the call
        assert len(frames) == 1 + runs * (3 - street)
        assert [frame for frame in frames if "wins" in frame or 'class="label gain"' in frame] == []
        found = due(over._replace(sealed=Sealed("root", "secret", (52,))), over.since, laws, TRAINING)
        assert found is not None
        assert isinstance(found.what, Deal)
        assert found.at - over.since >= len(frames) * beat(over.settings.speed) + over.settings.speed.pause

    asyncio.run(work())


def test_a_hand_that_was_played_to_its_end_is_no_run_out() -> None:
    async def work() -> None:
        room, running = await table("no-limit holdem", "open")
        drawing = Drawings(room).of(running, "en")
        view = View(drawing, "m0")
        await deal(running, 4)
        view.everything()
        await act(running, hand.Call)
        while running.state.playing:
            await act(running, hand.Check)
        await drawing.runouts.look(running)
        assert view.runout() == []

    asyncio.run(work())


def test_the_five_cards_that_win_are_lit_and_named() -> None:
    async def work() -> None:
        room, running = await table("no-limit holdem", "open")
        await deal(running, 5)
        await act(running, hand.AllIn)
        await act(running, hand.Call)
        sees = sight(running.state, 0)
        best = best_hands(sees.hand)
        lit = [
            card.text for row in (*sees.boards, *[pod.cards for pod in sees.pods if pod]) for card in row if card.lit
        ]
        assert len(lit) == 5 * len(best)
        assert set(lit) == winning_cards(sees.hand)
        [won] = [pod for pod in sees.pods if pod and pod.won]
        page = View(Drawings(room).of(running, "en"), "").everything()["felt"]
        assert re.search(rf"Player {won.number} wins [\d,]+: [a-z]", page)
        assert page.count(' lit"') == 5

    asyncio.run(work())


def test_a_loser_keeps_their_cards_before_them() -> None:
    """Nobody else sees them."""

    async def work() -> None:
        _, running = await table("no-limit holdem", "book", 3)
        await deal(running, 6)
        folded = to_act(running.state)
        await act(running, hand.Fold)
        mine, others = own(running.state, folded), sight(running.state, 0).pods[folded]
        assert mine is not None
        assert others is not None
        assert len(mine.cards) == 2
        assert all(card.rank for card in mine.cards)
        assert others.cards == ()
        await act(running, hand.Fold)
        assert not running.state.playing
        after, kept = sight(running.state, 0).pods[folded], own(running.state, folded)
        assert after is not None
        assert kept is not None
        assert (after.cards, kept.cards) == ((), mine.cards)
        assert isinstance(
            await running.do(c.Act(f"m{folded}", hand.Show(running.state.players.index(folded), ()))), Done
        )
        now = sight(running.state, 0).pods[folded]
        assert now is not None
        assert now.cards == mine.cards

    asyncio.run(work())


def test_a_rotation_says_what_comes_next_and_when() -> None:
    async def work() -> None:
        _, running = await table("horse", "open", 3)
        said = []
        for number in range(4):
            await deal(running, number)
            said.append(following(running.state, "en"))
            while running.state.playing:
                await act(running, hand.Fold)
        when, games = zip(*[line.split(": ") for line in said], strict=True)
        assert when == ("After 2 hands", "After 1 hand", "Next hand", "After 2 hands")
        assert games[0] == games[2] != games[3]
        _, single = await table("no-limit holdem", "open")
        assert following(single.state, "en") == ""

    asyncio.run(work())
