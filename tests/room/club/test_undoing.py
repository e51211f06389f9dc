"""Corrections: a visible counter-step with counter-entries; nobody edits the past."""

from __future__ import annotations

import pytest
from tests.room.club.told import Evening

from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events_people as e


@pytest.fixture
def club() -> Evening:
    found = Evening()
    found.guest("ann", 1000)
    return found


def test_a_sale_is_taken_back_by_a_counter_entry(club: Evening) -> None:
    club.give(cc.SellChips("ann", 500, "cleo"))
    sale, cage = club.now.steps, dict(club.now.inventory.cage)
    assert club.no(cp.Undo(sale, "typo", "fred")).code == "not_your_role"
    assert club.no(cp.Undo(sale, " ", "cleo")).code == "step_needs_reason"
    (step, undone) = club.give(cp.Undo(sale, "it was 50", "cleo"))
    assert isinstance(step, e.StepTaken)
    assert isinstance(undone, e.StepUndone)
    assert (step.what, undone.step, undone.transaction.what) == ("undo", sale, "undo")
    assert club.now.ledger.on("chips/ann") == 1000
    assert club.now.inventory.cage != cage
    log = {each.number: each for each in club.now.log}
    assert log[sale].undone == club.now.steps
    assert log[sale].what == "sell_chips"
    assert club.no(cp.Undo(sale, "again", "cleo")).facts == {"step": sale, "by": club.now.steps}
    club.give(cp.Undo(club.now.steps, "it was 500 after all", "olga"))
    assert club.now.ledger.on("chips/ann") == 1500


def test_what_something_was_built_on_stays(club: Evening) -> None:
    table = club.table()
    opened = club.now.steps
    club.seat("ann", table, 1000)
    refused = club.no(cp.Undo(opened, "wrong stakes", "fred"))
    assert (refused.code, refused.facts["later"]) == ("step_was_built_on", club.now.steps)
    sold = next(each.number for each in club.now.log if each.what == "sell_chips")
    assert club.no(cp.Undo(sold, "typo", "cleo")).code == "account_overdrawn"


def test_a_ticket_that_was_used_by_mistake_is_good_again(club: Evening) -> None:
    club.give(cc.GiveTicket("T1", "ann", 100, "prize", "t1", "dirk"))
    club.give(cc.RedeemTicket("T1", "ann", "t1", 100, "cleo"))
    club.give(cp.Undo(club.now.steps, "another ann", "cleo"))
    assert not club.now.tickets["T1"].end
    assert not club.now.ledger.on("event/t1")
    club.give(cc.RedeemTicket("T1", "ann", "t1", 100, "cleo"))


def test_seats_where_hands_are_played_are_put_right_there(club: Evening) -> None:
    table = club.table(kind="hands", stream="table/7")
    club.seat("ann", table, 300)
    assert club.no(cp.Undo(club.now.steps, "typo", "fred")).code == "corrected_at_the_table"


def test_steps_of_long_ago_are_corrected_by_new_ones(club: Evening) -> None:
    table = club.table()
    club.seat("ann", table, 300)
    first = club.now.steps
    for _ in range(60):
        club.give(cf.GoAway("ann", "ann"))
        club.give(cf.ComeBack("ann", "ann"))
    assert club.no(cp.Undo(first, "typo", "fred")).code == "step_too_old"
    assert club.no(cp.Undo(1, "no club", "olga")).code in ("step_too_old", "no_such_step")
    assert club.no(cp.Undo(99_999, "no club", "olga")).code == "no_such_step"
