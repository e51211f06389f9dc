"""Three days of a club of 2,000 members, held after every event against a second reckoning: `bench/club_month.py`.

`scripts/long` plays the whole month.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardspeak.room.club import events_cashier as ec
from cardspeak.room.club import events_floor as ef
from cardspeak.room.club.evolve import FOLDS
from cardspeak.room.club.state import Club
from cardspeak.room.ledger.book import transaction

SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "club_month.py"
DAYS = int(os.environ.get("CARDSPEAK_CLUB_DAYS", "3"))


def bench() -> ModuleType:
    sys.path.insert(0, str(SCRIPT.parent))  # it is several files
    try:
        return importlib.import_module(SCRIPT.stem)
    finally:
        sys.path.remove(str(SCRIPT.parent))


BENCH = bench()
SMALL = BENCH.Size(days=1, members=200, tables=7, hands=1, visits=120, tournaments=10)


def test_days_of_a_large_club() -> None:
    month = BENCH.Month(
        BENCH.Size(days=DAYS, tournaments=max(4, 40 * DAYS // 30), pace=5 if DAYS > 3 else 2), "fspr-training"
    )
    month.play()
    assert month.figures["commands"] > 6000 * DAYS
    for what in (
        "hands", "hands raked", "returns with what was taken", "returns with too little", "came back to the seat",
        "taken into keeping", "changed tables", "moved from a broken table", "moved to the main game", "paid out",
        "tickets redeemed", "tickets lost", "shifts", "corrections", "entries merged", "forgotten",
    ):  # fmt: skip
        assert month.figures[what] >= DAYS, what
    for code in ("ticket_used", "chips_short", "balance_short", "banned", "chips_stay", "change_not_asked",
                 "anothers_turn", "undone_already", "has_still_coins"):  # fmt: skip
        assert month.refused[code] >= DAYS, code
    assert month.figures["shifts with a difference"]
    assert month.figures["chips lost"]
    assert not month.now.seats
    assert not any(account.startswith(("chips/", "table/", "drop/", "till/")) for account in month.now.ledger.balances)
    print(f"figure: {DAYS} days: " + ", ".join(f"{count:,} {what}" for what, count in month.figures.items()))


@pytest.mark.parametrize("book", BENCH.TERMS)
def test_an_evening_under_each_book(book: str) -> None:
    month = BENCH.Month(SMALL, book, seed=3)
    month.play()
    terms = BENCH.TERMS[book]
    assert bool(month.figures["returns with what was taken"]) is bool(terms.window)
    assert month.figures["taken into keeping"]
    assert month.figures["moved to the main game"]
    assert bool(month.figures["paid for time"]) is terms.ahead is not bool(month.figures["hands raked"])
    assert month.figures["tournaments paid back"] == (1 if terms.paid_after == 2 else 2)
    assert bool(month.figures["tickets lapsed"]) is bool(terms.days)
    assert bool(month.figures["tickets passed on"]) is bool(terms.passes)


def a_chip_lost_on_return(event: Any) -> Any:
    if not event.back:
        return event
    chips = ((f"chips/{event.member}", -event.chips), (f"table/{event.table}", event.chips - 5), ("house/revenue", 5))
    return event._replace(transaction=transaction("buy_in", *chips))


def keeping_not_credited(event: Any) -> Any:
    taken = transaction("kept", (f"table/{event.table}", -event.chips), ("house/revenue", event.chips))
    return event._replace(transaction=taken)


def a_ticket_paid_twice(event: Any) -> Any:
    paid = [each for each in event.tickets if each.end == "paid"]
    again = [transaction("ticket", ("house/tickets", -each.worth), (f"keeping/{each.holder}", each.worth))
             for each in paid]  # fmt: skip
    return event._replace(transactions=(*event.transactions, *again))


def a_chip_left_behind_on_a_move(event: Any) -> Any:
    if event.why != "must_move" or event.chips < 5:
        return event
    moved = transaction("move", (f"table/{event.table}", 5 - event.chips), (f"table/{event.to}", event.chips - 5))
    return event._replace(transactions=(moved, *event.transactions[1:]))


@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        (ef.Seated, a_chip_lost_on_return), (ef.TakenIntoKeeping, keeping_not_credited),
        (ec.TicketsSettled, a_ticket_paid_twice), (ef.TableChanged, a_chip_left_behind_on_a_move),
    ],
)  # fmt: skip
def test_a_planted_fault_that_balances_is_found(
    monkeypatch: pytest.MonkeyPatch, kind: type, fault: Callable[[Any], Any]
) -> None:
    """Every transaction of it adds up to zero, so only whoever knows what each event is worth sees it."""
    fold = FOLDS[kind]
    monkeypatch.setitem(FOLDS, kind, lambda club, event, at: fold(club, fault(event), at))
    with pytest.raises(AssertionError, match="should have"):
        BENCH.Month(SMALL, "fspr-training", seed=3).play()


def evenings(book: str, seeds: Sequence[int]) -> None:
    for seed in seeds:
        BENCH.Month(SMALL, book, seed).play()


def test_a_member_who_is_moved_and_counts_as_there_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fold = FOLDS[ef.TableChanged]

    def there(club: Club, event: ef.TableChanged, at: int) -> Club:
        now = fold(club, event, at)
        return now._replace(seats={**now.seats, event.member: now.seats[event.member]._replace(away=0)})

    monkeypatch.setitem(FOLDS, ef.TableChanged, there)
    with pytest.raises(AssertionError, match="still is"):
        evenings("diamond-club", range(3, 9))


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
    watch = BENCH.Watch(BENCH.TERMS["tda-2024"])
    watch._sit("ann", 1, 2)
    with pytest.raises(AssertionError, match="two seats"):
        watch._sit("ann", 2, 5)
    with pytest.raises(AssertionError, match="one seat"):
        watch._sit("bob", 1, 2)
