"""Corrections: a visible counter-step with counter-entries; nobody edits the past."""

from __future__ import annotations

import pytest
from tests.room.club.told import GAME, Evening

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


def test_a_seat_that_is_held_for_somebody_else_now_is_not_given_back(club: Evening) -> None:
    table = club.table(seats=2)
    club.seat("ann", table, 1000)
    club.give(cf.LeaveSeat("ann", 1000, "fred"))
    left = club.now.steps
    for member in ("bob", "cid"):
        club.guest(member, 500)
        club.give(cf.JoinList(member, GAME, member))
        club.give(cf.CallNext(table, "mira"))
    refused = club.no(cp.Undo(left, "ann is still there", "fred"))
    assert (refused.code, refused.facts["step"]) == ("step_was_built_on", left)
    club.give(cf.AnswerCall("bob", GAME, "no", "bob"))
    club.give(cp.Undo(left, "ann is still there", "fred"))
    assert club.now.seats["ann"].place == 0


def test_a_table_to_which_others_must_move_stays_open(club: Evening) -> None:
    first = club.table()
    opened = club.now.steps
    club.table(main=first)
    refused = club.no(cp.Undo(opened, "wrong stakes", "fred"))
    assert (refused.code, refused.facts["later"]) == ("step_was_built_on", club.now.steps)


def test_who_has_chips_stays_a_member(club: Evening) -> None:
    club.give(cp.RegisterMember("bob", "fred"))
    registered = club.now.steps
    club.tell("bob")
    club.give(cc.SellChips("bob", 500, "cleo"))
    assert club.no(cp.Undo(registered, "twice", "fred")).code == "step_was_built_on"


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
