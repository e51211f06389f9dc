"""What the server does until others can be told of an action takes as many calls, whatever a player holds hidden.

The player's own page is left out: it says what their hand makes. Time cannot be held by a test; `bench/timing.py`
measures it, with that page.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from types import FrameType

import pytest

from cardspeak.room.table.state import Table
from cardspeak.service.tables import RunningTable
from cardspeak.web import api_events
from tests.web.pairs import Pair, pairs, told_to
from tests.web.test_alike import WATCHING
from tests.web.test_page import MEMBERS

PAIRS = 8


async def calls(pair: Pair, second: bool) -> list[int]:
    """Return how many calls each action of a hand takes until everybody but the holder could be told."""
    count = 0

    def called(frame: FrameType, event: str, what: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    viewers = [member for member in (*MEMBERS, WATCHING, "") if member != pair.holder]
    before = sys.getprofile()
    gc.disable()  # what it collects calls as well
    sys.setprofile(called)
    try:
        found = await told_to(viewers, pair.game, pair.second if second else pair.first, lambda: count)
    finally:
        sys.setprofile(before)
        gc.enable()
    return [told - begun for begun, told in zip(found[::2], found[1::2], strict=True)]


async def differing(count: int) -> tuple[int, int]:
    """Return how many actions of so many pairs take another number of calls in the second hand, and of how many."""
    other = every = 0
    for pair in await pairs(count):
        for second in (False, True):
            await calls(pair, second)  # what is done for the first time is kept for the next
        first, again = await calls(pair, False), await calls(pair, True)
        other += sum(one != two for one, two in zip(first, again, strict=True))
        every += len(first)
    return other, every


def test_what_is_done_until_others_are_told_does_not_depend_on_hidden_cards() -> None:
    other, every = asyncio.run(differing(PAIRS))
    assert other == 0
    assert every > 10 * PAIRS


def test_one_call_that_depends_on_hidden_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = api_events.for_all

    def looks(table: Table) -> int:
        return sum(card for row in table.hand.secret.down for card in row) if table.hand else 0

    def one_more(running: RunningTable, now: int) -> dict[str, object]:
        held = looks(running.state)
        for _ in range(held % 7):
            len(MEMBERS)
        return real(running, now)

    monkeypatch.setattr(api_events, "for_all", one_more)
    assert asyncio.run(differing(2))[0] > 0
