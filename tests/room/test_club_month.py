"""Three days of a club of 2,000 members, held after every event against a second reckoning: `bench/club_month.py`.

`scripts/long` plays the whole month.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "club_month.py"
DAYS = int(os.environ.get("CARDSPEAK_CLUB_DAYS", "3"))


def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_club_month", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["bench_club_month"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


BENCH = bench()
SMALL = BENCH.Size(days=1, members=200, tables=7, hands=1, visits=120, tournaments=10)


def test_days_of_a_large_club() -> None:
    month = BENCH.Month(BENCH.Size(days=DAYS, tournaments=max(4, 40 * DAYS // 30)), "fspr-training")
    month.play()
    assert month.figures["commands"] > 6000 * DAYS
    for what in (
        "hands", "returns with what was taken", "returns with too little", "came back to the seat",
        "taken into keeping", "changed tables", "moved from a broken table", "paid out", "tickets redeemed", "shifts",
    ):  # fmt: skip
        assert month.figures[what] >= DAYS, what
    for code in ("ticket_used", "chips_short", "balance_short", "banned", "chips_stay", "change_not_asked"):
        assert month.refused[code] >= DAYS, code
    assert not month.now.seats
    assert not any(account.startswith(("chips/", "table/", "drop/", "till/")) for account in month.now.ledger.balances)


@pytest.mark.parametrize("book", BENCH.TERMS)
def test_an_evening_under_each_book(book: str) -> None:
    month = BENCH.Month(SMALL, book, seed=3)
    month.play()
    assert month.figures["returns with what was taken"]
    assert month.figures["taken into keeping"]
    assert month.figures["tournaments paid back"] == (1 if book == "diamond-club" else 2)


def an_evening(seed: int = 4) -> Any:
    month = BENCH.Month(SMALL, "fspr-training", seed)
    month._open_tables()
    return month


def test_the_second_reckoning_notices_a_coin_that_is_gone() -> None:
    month = an_evening()
    ledger = month.now.ledger
    month.watch.holds(month.now)
    month.now = month.now._replace(ledger=ledger._replace(balances={**ledger.balances, "chips/m1": 5}))
    with pytest.raises(AssertionError, match="does not balance"):
        month.watch.holds(month.now)


def test_the_second_reckoning_notices_a_chip_that_left_the_cage_unseen() -> None:
    month = an_evening()
    (event,) = [each for each in month.ask(BENCH.cc.IssueChips(((5, 10),), "adam")) if hasattr(each, "pieces")]
    month.watch._pieces(event._replace(pieces=((5, -1),)))
    month.watch.cage += 5  # as if it had gone to nobody
    with pytest.raises(AssertionError, match="not those on the accounts"):
        month.watch.holds(month.now)


def test_the_second_reckoning_notices_a_member_at_two_seats() -> None:
    watch = BENCH.Watch()
    watch._sit("ann", 1, 2)
    with pytest.raises(AssertionError, match="two seats"):
        watch._sit("ann", 2, 5)
    with pytest.raises(AssertionError, match="one seat"):
        watch._sit("bob", 1, 2)
