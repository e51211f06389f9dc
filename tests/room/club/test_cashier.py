"""The cashier: deposits, exit sheets, chips that are kept, shifts, pieces; what nobody may do, and the way out."""

from __future__ import annotations

import pytest
from tests.room.club.told import Evening

from cardspeak.finding import Finding, finding
from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands as c
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events_cashier as e
from cardspeak.room.ledger.club import drop
from cardspeak.room.ledger.inventory import made_up, worth


@pytest.fixture
def club() -> Evening:
    found = Evening()
    found.guest("ann", 1000)
    return found


def test_a_deposit_and_its_way_back(club: Evening) -> None:
    assert club.now.ledger.on("chips/ann") == 1000
    assert club.now.ledger.on("till/1") == -21_000
    needs = club.no(cc.PayOut("ann", 1000, "cleo"))
    assert needs.code == "exit_sheet_needed"
    assert "fspr-training:concepts.2d" in needs.cites
    assert needs.allowed == Finding("ask_for_a_sheet")
    club.give(cc.MakeExitSheet("ann", 1000, "mira"))
    assert club.no(cc.MakeExitSheet("ann", 5, "mira")).code == "chips_short"
    assert club.no(cc.PayOut("ann", 990, "cleo", 1)).code == "sheet_differs"
    club.guest("bob", 1000)
    assert club.no(cc.PayOut("bob", 1000, "cleo", 1)).code == "sheet_of_another"
    (_, paid) = club.give(cc.PayOut("ann", 1000, "cleo", 1))
    assert isinstance(paid, e.PaidOut)
    assert (paid.receipt, worth(paid.pieces)) == (3, -1000)
    assert club.now.ledger.on("chips/ann") == 0
    club.give(cc.SellChips("ann", 1000, "cleo"))
    assert club.no(cc.PayOut("ann", 1000, "cleo", 1)).code == "sheet_used"


@pytest.mark.parametrize(
    "command",
    [
        cc.SellChips("ann", -100, "cleo"),
        cc.SellChips("ann", 0, "cleo"),
        cc.PayOut("ann", -100, "cleo"),
        cc.KeepChips("ann", -1, "cleo"),
        cc.HandBack("ann", -1, "adam"),
        cc.MakeExitSheet("ann", -1, "mira"),
        cc.TakeEntry("ann", "t1", -50, "cleo"),
        cc.PayPrize("ann", "t1", -50, "cleo"),
        cc.SellTicket("T1", "ann", -50, "prize", "t1", "cleo"),
    ],
)
def test_a_negative_amount_is_none(club: Evening, command: c.Command) -> None:
    assert club.no(command).code == "amount_not_positive"


def test_more_than_there_is_cannot_be_paid_out(club: Evening) -> None:
    club.give(cc.KeepChips("ann", 400, "cleo"))
    assert club.no(cc.PayOut("ann", 601, "cleo")) == Refused(
        "chips_short", {"has": 600, "amount": 601}, (), finding("so_much", amount=600)
    )
    assert club.no(cc.HandBack("ann", 500, "adam")).code == "balance_short"
    by_sale = club.no(cc.SellChips("ann", 400, "cleo", "balance"))  # the same by another name
    assert by_sale == club.no(cc.HandBack("ann", 400, "cleo"))
    assert club.no(cc.HandBack("ann", 400, "cleo")) == Refused(
        "not_your_role",
        {"roles": "administrator"},
        ("fspr-training:absent.3a", "fspr-training:absent.3b", "fspr-training:staff.3"),
    )
    club.give(cc.HandBack("ann", 400, "adam"))
    assert club.now.ledger.on("chips/ann") == 1000


def test_a_till_never_pays_more_than_lies_in_it(club: Evening) -> None:
    club.give(cc.MoveCash(21_000, "cleo"))
    club.give(cc.MakeExitSheet("ann", 1000, "mira"))
    assert club.no(cc.PayOut("ann", 1000, "cleo", 1)).code == "till_short"
    assert club.no(cc.MoveCash(1, "cleo")).code == "till_short"
    assert club.no(cc.PayOut("ann", 1000, "carl", 1)).code == "no_shift_open"
    club.give(cc.MoveCash(-1000, "cleo"))
    club.give(cc.PayOut("ann", 1000, "cleo", 1))


@pytest.mark.parametrize("off", [-15, 0, 20])
def test_the_difference_of_a_shift_is_shown(club: Evening, off: int) -> None:
    assert club.no(cc.CloseShift(20_000, "carl", 1)).code == "shift_of_another"
    club.give(cc.CloseShift(21_000 + off, "cleo"))
    shift = club.now.shifts[1]
    assert (shift.expected, shift.counted) == (21_000, 21_000 + off)
    assert club.now.ledger.on("house/difference") == off
    assert club.now.ledger.on("till/1") == 0
    assert club.now.ledger.on("house/safe") == -1000 - off
    assert club.no(cc.CloseShift(0, "adam", 1)).code == "no_such_shift"


def test_only_the_cashier_takes_money(club: Evening) -> None:
    for by in ("mira", "fred", "dora", "dirk", "jude", "adam", "ann"):
        assert club.no(cc.SellChips("ann", 100, by)).code in ("staff_only", "not_your_role")
    assert club.no(cc.MakeExitSheet("ann", 100, "cleo")).cites == (
        "fspr-training:concepts.2d", "fspr-training:staff.2",
    )  # fmt: skip


def test_pieces_are_counted_out_and_changed(club: Evening) -> None:
    assert club.no(cc.SellChips("ann", 100, "cleo", "cash", ((25, 3),))).code == "pieces_differ"
    (_, sold) = club.give(cc.SellChips("ann", 100, "cleo", "cash", ((25, 2), (5, 10))))
    assert isinstance(sold, e.ChipsSold)
    assert club.now.inventory.cage[5] == 1990
    assert club.no(cc.ChangePieces(((25, -4), (100, 2)), "cleo")).code == "pieces_differ"
    club.give(cc.ChangePieces(((25, -2), (5, 10)), "cleo"))
    assert club.no(cc.ChangePieces(((25, -1), (5, 5)), "cleo")).code == "cage_short"
    assert club.no(cc.IssueChips(((7, 10),), "adam")).code == "no_such_chips"
    assert club.no(cc.IssueChips(((5, -9999),), "adam")).code == "cage_short"


def test_a_cage_that_is_counted_short_is_shown(club: Evening) -> None:
    cage = dict(club.now.inventory.cage)
    cage[100] -= 2
    club.give(cc.CountCage(tuple(cage.items()), "cleo"))
    assert club.now.inventory.lost == 200
    assert club.no(cc.CountCage(((5, 10**6),), "cleo")).code == "more_pieces_than_issued"


@pytest.mark.parametrize(
    ("amount", "out", "back", "found"),
    [
        (130, {5: 10, 25: 10, 100: 2}, {}, ((100, 1), (25, 1), (5, 1))),
        (130, {25: 10}, {}, None),
        (130, {100: 2}, {25: 5, 5: 10}, ((100, 2), (25, -2), (5, -4))),
        (50, {100: 1}, {25: 1}, None),
        (0, {}, {}, ()),
    ],
)
def test_pieces_that_make_up_an_amount(amount: int, out: dict[int, int], back: dict[int, int], found: object) -> None:
    pieces = made_up(amount, out, back)
    assert pieces == found
    assert pieces is None or worth(pieces) == amount


def test_commission_goes_where_the_book_has_it() -> None:
    for book, account in (("fspr-training", "fund/prizes"), ("diamond-club", "house/revenue")):
        club = Evening(book, book)
        table = club.table()
        club.guest("ann", 500)
        if book == "fspr-training":
            club.seat("ann", table, 300)
        else:
            club.give(cf.TakeSeat("ann", table, 300, "fred"))
        club.give(cf.CountDrop(table, 25, "fred"))
        assert club.now.ledger.on(drop(table)) == 25
        club.give(cf.CollectDrop(table, "cleo"))
        assert club.now.ledger.on(account) == 25
        if book == "fspr-training":
            club.give(cc.AddFund("t1", 20, "dirk"))
            assert club.no(cc.AddFund("t1", 20, "dirk")).code == "fund_short"
            club.give(cc.PayPrize("ann", "t1", 30, "cleo"))
            assert club.now.ledger.on("house/overlay") == -10


def test_whoever_is_banned_is_sold_nothing_and_is_paid_what_they_have(club: Evening) -> None:
    club.give(cp.BanMember("ann", "threat", 0, "the floor", "adam"))
    refused = club.no(cc.SellChips("ann", 100, "cleo"))
    assert refused.code == "banned"
    assert refused.cites
    assert refused.allowed == Finding("administrator_lifts_bans")
    club.give(cc.MakeExitSheet("ann", 1000, "mira"))
    club.give(cc.PayOut("ann", 1000, "cleo", 1))
