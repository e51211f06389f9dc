"""Tickets at the desk: used once, passed on as the book has it, settled when their event was held or was not."""

from __future__ import annotations

import pytest
from tests.room.club.told import Evening

from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events_cashier as e

DAY = 86_400_000


@pytest.fixture
def club() -> Evening:
    found = Evening("diamond-club", "diamond-club")
    for member in ("ann", "bob"):
        found.guest(member)
    found.give(cc.SellTicket("T1", "ann", 100, "qualification", "t1", "cleo"))
    return found


def test_a_ticket_is_used_once(club: Evening) -> None:
    assert club.now.ledger.on("ticket/T1") == 100
    assert club.no(cc.RedeemTicket("T1", "bob", "t1", 100, "cleo")).code == "ticket_of_another"
    assert club.no(cc.RedeemTicket("T2", "ann", "t1", 100, "cleo")).code == "no_such_ticket"
    (_, used) = club.give(cc.RedeemTicket("T1", "ann", "t1", 130, "cleo"))
    assert isinstance(used, e.TicketRedeemed)
    assert (used.paid, club.now.ledger.on("event/t1"), club.now.ledger.on("till/1")) == (30, 130, -20_130)
    for event in ("t1", "t2"):
        assert club.no(cc.RedeemTicket("T1", "ann", event, 100, "cleo")).code == "ticket_used"
    assert club.no(cc.SellTicket("T1", "bob", 100, "prize", "t1", "cleo")).code == "ticket_known"


def test_a_ticket_may_be_paid_from_the_balance(club: Evening) -> None:
    club.give(cc.SellChips("bob", 300, "cleo"))
    club.give(cc.KeepChips("bob", 300, "cleo"))
    cage = sum(each * count for each, count in club.now.inventory.cage.items())
    club.give(cc.SellTicket("T2", "bob", 200, "prize", "t1", "cleo", "balance"))
    assert club.now.ledger.on("keeping/bob") == 100
    assert sum(each * count for each, count in club.now.inventory.cage.items()) == cage + 200
    assert club.no(cc.SellTicket("T3", "bob", 200, "prize", "t1", "cleo", "balance")).code == "balance_short"


def test_passing_on_counts_once_the_floor_is_told(club: Evening) -> None:
    untold = club.no(cc.PassTicket("T1", "bob", "cleo", told=False))
    assert untold.code == "ticket_not_told"
    assert untold.cites
    club.give(cc.PassTicket("T1", "bob", "cleo"))
    club.give(cc.RedeemTicket("T1", "bob", "t1", 100, "cleo"))
    assert club.no(cc.PassTicket("T1", "ann", "cleo")).code == "ticket_used"


def test_who_does_not_come_loses_the_ticket_where_the_book_has_it(club: Evening) -> None:
    club.give(cc.TakeEntry("bob", "t1", 100, "cleo"))
    club.give(cc.SettleTickets("t1", True, "cleo"))
    assert club.now.tickets["T1"].end == "lost"
    assert club.now.ledger.on("house/lapsed") == 100
    assert club.no(cc.RedeemTicket("T1", "ann", "t1", 100, "cleo")).code == "ticket_lost"


def test_an_event_not_held_once_and_twice(club: Evening) -> None:
    needs = club.no(cc.SettleTickets("t1", False, "cleo"))
    assert needs.code == "later_event_needed"
    assert "diamond-club:82a" in needs.cites
    club.give(cc.SettleTickets("t1", False, "cleo", "t2"))
    assert club.now.tickets["T1"].event == "t2"
    club.give(cc.SettleTickets("t2", False, "cleo", "t3"))
    assert club.now.tickets["T1"].end == "paid"
    assert club.now.ledger.on("keeping/ann") == 100, "paid in full, into the balance"


def test_the_same_event_not_held_twice(club: Evening) -> None:
    club.give(cc.SettleTickets("t1", False, "cleo", "t1"))
    assert club.now.tickets["T1"].event == "t1"
    club.give(cc.SettleTickets("t1", False, "cleo", "t1"))
    assert club.now.tickets["T1"].end == "paid"
    assert club.no(cc.SettleTickets("t1", False, "cleo", "t1")).code == "nothing_to_change"


def test_a_ticket_for_the_later_date_has_its_own_first_cancellation(club: Evening) -> None:
    """diamond-club:82a, 82b: each ticket moves once, and is paid when its event is not held again."""
    club.give(cc.SettleTickets("t1", False, "cleo", "t2"))
    club.give(cc.SellTicket("T2", "bob", 100, "qualification", "t2", "cleo"))
    club.give(cc.SettleTickets("t2", False, "cleo", "t3"))
    assert club.now.tickets["T1"].end == "paid"
    assert (club.now.tickets["T2"].end, club.now.tickets["T2"].event) == ("", "t3")
    assert (club.now.ledger.on("keeping/ann"), club.now.ledger.on("keeping/bob")) == (100, 0)
    club.give(cc.SettleTickets("t3", False, "cleo"))
    assert (club.now.tickets["T2"].end, club.now.ledger.on("keeping/bob")) == ("paid", 100)


def test_one_sold_for_the_same_event_after_it_was_not_held_moves_too(club: Evening) -> None:
    club.give(cc.SettleTickets("t1", False, "cleo", "t1"))
    club.give(cc.SellTicket("T2", "bob", 100, "qualification", "t1", "cleo"))
    club.give(cc.PassTicket("T1", "bob", "cleo"))
    assert club.no(cc.SettleTickets("t1", False, "cleo")).code == "later_event_needed", "for the one that moves"
    club.give(cc.SettleTickets("t1", False, "cleo", "t1"))
    assert [club.now.tickets[each].end for each in ("T1", "T2")] == ["paid", ""]
    club.give(cc.SettleTickets("t1", False, "cleo"))
    assert club.now.ledger.on("keeping/bob") == 200


def test_a_settlement_taken_back_was_no_cancellation(club: Evening) -> None:
    club.give(cc.SettleTickets("t1", False, "cleo", "t2"))
    club.give(cp.Undo(club.now.steps, "it is held after all", "cleo"))
    assert club.now.tickets["T1"].event == "t1"
    club.give(cc.SettleTickets("t1", False, "cleo", "t2"))
    assert club.now.tickets["T1"].end == "", "moved, and not paid yet"


def test_the_desk_is_done_with_an_event_when_everything_is_paid(club: Evening) -> None:
    club.give(cc.RedeemTicket("T1", "ann", "t1", 100, "cleo"))
    club.give(cc.TakeEntry("bob", "t1", 100, "cleo"))
    assert club.no(cc.ReturnEntry("bob", "t1", 250, "cleo")).code == "event_short"
    club.give(cc.PayPrize("ann", "t1", 160, "cleo", "balance"))
    assert club.now.ledger.on("keeping/ann") == 160
    assert club.no(cc.CloseEvent("t9", "dirk")).code == "no_such_event"
    club.give(cc.CloseEvent("t1", "dirk"))
    assert club.now.ledger.on("house/revenue") == 40
    assert club.no(cc.PayPrize("ann", "t1", 5, "cleo")).code == "event_is_closed"
