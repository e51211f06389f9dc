"""The floor: who gets a seat, with how many chips, who comes back, changes, is away, and what is kept for them."""

from __future__ import annotations

import pytest
from tests.room.club.told import GAME, HOUR, MINUTE, STAKES, Evening

from cardspeak.finding import finding
from cardspeak.hand.refused import Refused
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events_floor as e


@pytest.fixture
def club() -> Evening:
    found = Evening()
    found.table()
    found.guest("ann", 1000)
    return found


def test_a_seat_is_had_in_the_order_of_the_book(club: Evening) -> None:
    take = cf.TakeSeat("ann", 1, 300, "fred")
    club.guest("dan")
    for too_early in (take._replace(member="dan"), cc.SellChips("dan", 1000, "cleo")):
        refused = club.no(too_early)
        assert refused.code == "told_first"
        assert "fspr-training:provisions.3" in refused.cites
    club.give(cf.JoinList("ann", GAME, "ann"))
    assert club.no(take).code == "invited_first"
    assert club.no(cf.CallNext(1, "ann")).code == "staff_only"
    club.give(cf.CallNext(1, "mira"))
    club.guest("bob")
    club.give(cf.JoinList("bob", GAME, "bob"))
    assert club.no(cf.TakeSeat("bob", 1, 300, "fred")).code == "paid_first"
    club.give(take)
    unpaid = club.no(cf.CallNext(1, "mira"))  # nobody is invited who has not paid the deposit
    assert (unpaid.code, unpaid.cites[0]) == ("paid_first", "fspr-training:provisions.3")
    assert club.now.seats["ann"].table == 1
    assert not any(each.member == "ann" for each in club.now.lists[GAME])


def test_who_has_paid_is_invited_before_who_has_not(club: Evening) -> None:
    club.guest("bob")
    club.give(cf.JoinList("bob", GAME, "bob"))
    club.give(cf.JoinList("ann", GAME, "ann"))
    club.give(cf.CallNext(1, "mira"))
    assert set(club.now.held) == {"ann"}
    club.give(cc.SellChips("bob", 300, "cleo"))
    club.give(cf.CallNext(1, "mira"))
    assert set(club.now.held) == {"ann", "bob"}


def test_where_nothing_is_set_the_first_of_the_list_is_called(club: Evening) -> None:
    club = Evening("diamond-club", "diamond-club")
    table = club.table()
    for member, coins in (("bob", 0), ("ann", 1000)):
        club.guest(member, coins)
        club.give(cf.JoinList(member, GAME, member))
    club.give(cf.CallNext(table, "mira"))
    assert set(club.now.held) == {"bob"}


def test_who_shows_no_card_or_is_not_registered_does_not_play(club: Evening) -> None:
    club.give(cp.RegisterMember("bob", "fred"))
    club.give(cp.Arrive("bob", "fred"))
    club.give(cf.JoinList("bob", GAME, "bob"))
    club.give(cc.SellChips("bob", 500, "cleo"))
    club.give(cf.CallNext(1, "mira"))
    refused = club.no(cf.TakeSeat("bob", 1, 300, "fred"))
    assert (refused.code, refused.cites) == ("card_not_shown", ("fspr-training:provisions.5",))
    assert club.no(cp.Arrive("bob", "fred", 99)).code == "card_is_not_good"
    club.give(cp.Arrive("bob", "fred", club.now.members["bob"].card))
    club.give(cf.TakeSeat("bob", 1, 300, "fred"))
    stranger = club.no(cf.JoinList("eve", GAME, "fred"))
    assert (stranger.code, str(stranger.allowed)) == ("no_such_member", "register_first")


def test_a_full_buy_in_and_one_table(club: Evening) -> None:
    other = club.table()
    club.give(cf.JoinList("ann", GAME, "fred"))
    club.give(cf.CallNext(1, "mira"))
    short = club.no(cf.TakeSeat("ann", 1, 295, "fred"))
    assert short.code == "buy_in_outside"
    assert "fspr-training:provisions.2" in short.cites
    assert short.allowed == finding("from_to", least=300, most=2000)
    club.give(cf.TakeSeat("ann", 1, 300, "fred"))
    second = club.no(cf.TakeSeat("ann", other, 300, "fred"))
    assert second.code == "sits_elsewhere"
    assert "fspr-training:seat-change.1a" in second.cites


@pytest.mark.parametrize(
    ("took", "minutes", "least"),
    [(1700, 50, 1700), (1700, 60, 1700), (1700, 61, 300), (200, 50, 300), (2600, 20, 2600)],
)
def test_who_comes_back_within_the_hour_brings_what_they_took(
    club: Evening, took: int, minutes: int, least: int
) -> None:
    club.guest("bob", 3000)
    for member, chips in (("ann", 1000), ("bob", 2000)):
        club.seat(member, 1, chips)
    club.give(cf.LeaveSeat("ann", took, "fred"))
    club.at += minutes * MINUTE
    club.give(cf.JoinList("ann", GAME, "fred"))
    club.give(cf.CallNext(1, "mira"))
    club.give(cc.SellChips("ann", 3000, "cleo"))
    refused = club.no(cf.TakeSeat("ann", 1, least - 5, "fred"))
    back = minutes <= 60
    assert refused.code == ("chips_must_come_back" if back else "buy_in_outside")
    assert not back or refused.allowed == finding("so_much", amount=least)
    assert not back or "fspr-training:absent.2" in refused.cites
    (_, seated) = club.give(cf.TakeSeat("ann", 1, least, "fred"))
    assert isinstance(seated, e.Seated)
    assert seated.back == back


def test_later_buy_ins_may_be_half_where_the_book_has_it() -> None:
    club = Evening("diamond-club", "diamond-club")
    club.table()
    club.guest("ann", 1000)
    club.give(cf.TakeSeat("ann", 1, 300, "ann", 4))
    assert club.now.seats["ann"].place == 4
    refused = club.no(cf.AddChips("ann", 145, 0, "ann"))
    assert "diamond-club:91b" in refused.cites
    club.give(cf.AddChips("ann", 150, 0, "ann"))
    club.guest("bob", 500)
    assert club.no(cf.TakeSeat("bob", 1, 300, "bob", 4)).code == "seat_taken"


def test_an_hour_away_while_somebody_waits(club: Evening) -> None:
    club.seat("ann", 1, 300)
    for number in range(8):
        club.guest(f"p{number}", 300)
        club.seat(f"p{number}", 1, 300)
    told = club.no(cf.GoAway("ann", "dora"))  # the manager is told, or the member says it on their own page
    assert (told.code, told.cites) == ("not_your_role", ("fspr-training:absent.1", "fspr-training:staff.2"))
    club.give(cf.GoAway("ann", "ann"))
    club.at += 59 * MINUTE
    stay = club.no(cf.CountAbsent("ann", 300, "mira"))
    assert stay == Refused("chips_stay", {"minutes": 59, "players": 0}, ("fspr-training:absent.3a",))
    club.at += MINUTE
    assert club.no(cf.CountAbsent("ann", 300, "mira")).facts == {"minutes": 60, "players": 0}
    club.guest("zoe", 300)
    club.give(cf.JoinList("zoe", GAME, "fred"))
    assert club.no(cf.TakeIntoKeeping("ann", "adam")).code == "not_counted_yet"
    assert club.no(cf.CountAbsent("ann", 300, "fred")).code == "not_your_role"
    club.give(cf.CountAbsent("ann", 290, "mira"))
    assert club.no(cf.TakeIntoKeeping("ann", "mira")).code == "not_your_role"
    club.give(cf.TakeIntoKeeping("ann", "adam"))
    assert club.now.ledger.on("keeping/ann") == 290
    assert "ann" not in club.now.seats
    club.give(cf.CallNext(1, "mira"))
    assert club.now.held["zoe"].place == 0
    club.give(cc.HandBack("ann", 290, "adam"))
    assert club.no(cc.HandBack("ann", 1, "adam")).code == "balance_short"


def test_who_is_back_in_time_keeps_the_seat(club: Evening) -> None:
    club.seat("ann", 1, 300)
    assert club.no(cf.ComeBack("ann", "ann")).code == "is_at_the_seat"
    club.give(cf.GoAway("ann", "ann"))
    club.at += 50 * MINUTE
    (_, back) = club.give(cf.ComeBack("ann", "ann"))
    assert isinstance(back, e.CameBack)
    assert back.away == 50 * MINUTE
    club.at += HOUR
    assert club.no(cf.CountAbsent("ann", 300, "mira")).code == "is_at_the_seat"


def test_a_change_of_table_nobody_may_make(club: Evening) -> None:
    other = club.table()
    club.seat("ann", 1, 300)
    assert club.no(cf.ChangeTable("ann", other, 300, "asked", "ann")).code == "staff_only"
    assert club.no(cf.ChangeTable("ann", other, 300, "asked", "fred")).cites == (
        "fspr-training:seat-change.2a", "fspr-training:staff.2",
    )  # fmt: skip
    assert club.no(cf.ChangeTable("ann", other, 300, "asked", "mira")).code == "change_not_asked"
    assert club.no(cf.ChangeTable("ann", other, 300, "broken", "mira")).code == "table_does_not_break"
    assert club.no(cf.ChangeTable("ann", other, 300, "must_move", "mira")).code == "no_main_game"
    club.give(cf.AskChange("ann", other, "ann"))
    assert club.no(cf.ChangeTable("ann", other, 305, "asked", "mira")).code == "table_holds_less"
    club.give(cf.ChangeTable("ann", other, 300, "asked", "mira"))
    assert club.now.seats["ann"].table == other
    assert club.now.ledger.on(f"table/{other}") == 300


def test_a_change_by_choice_wants_the_buy_in_and_a_broken_table_none() -> None:
    club = Evening("diamond-club", "diamond-club")
    first, second = club.table(), club.table()
    club.guest("ann", 1000)
    club.guest("bob", 1000)
    for member in ("ann", "bob"):
        club.give(cf.TakeSeat(member, first, 300, member))
    club.give(cf.AskChange("ann", second, "ann"))
    short = club.no(cf.ChangeTable("ann", second, 120, "asked", "mira"))
    assert (short.code, short.allowed) == ("buy_in_short", finding("so_much", amount=300))
    assert "diamond-club:89b" in short.cites
    club.give(cf.ChangeTable("ann", second, 120, "asked", "mira", more=180))
    club.give(cf.BreakTable(first, "fred", (0,)))
    assert club.no(cf.TakeSeat("ann", first, 300, "ann")).code == "sits_elsewhere"
    (_, moved) = club.give(cf.ChangeTable("bob", second, 95, "broken", "mira"))
    assert isinstance(moved, e.TableChanged)
    assert "diamond-club:89a" in moved.cites
    assert club.now.ledger.on(f"table/{second}") == 395


def test_who_is_moved_owes_for_time_as_before_and_is_away_as_before() -> None:
    club = Evening("diamond-club", "diamond-club")
    club.table()
    other = club.table(main=1)
    club.guest("ann", 300)
    club.give(cf.TakeSeat("ann", other, 300, "ann"))
    club.give(cf.CollectTime(other, "dora"))  # 84a: before each period of thirty minutes
    club.at += 20 * MINUTE
    club.give(cf.GoAway("ann", "ann"))
    gone = club.at
    club.give(cf.ChangeTable("ann", 1, 300, "must_move", "mira"))
    assert club.now.seats["ann"].away == gone
    club.at += 9 * MINUTE
    club.give(cf.ComeBack("ann", "ann"))
    assert club.no(cf.CollectTime(1, "dora")).code == "nothing_due"
    club.at += MINUTE
    (_, collected) = club.give(cf.CollectTime(1, "dora"))
    assert isinstance(collected, e.TimeCollected)
    assert collected.amounts == (("ann", 5),)


def test_must_move_goes_by_turn(club: Evening) -> None:
    club.at += 1
    feeder = club.table(main=1)
    for member in ("bea", "cid"):
        club.guest(member, 300)
        club.seat(member, feeder, 300)
        club.at += MINUTE
    refused = club.no(cf.ChangeTable("cid", 1, 300, "must_move", "mira"))
    assert (refused.code, refused.facts) == ("anothers_turn", {"name": "bea"})
    club.give(cf.ChangeTable("bea", 1, 300, "must_move", "mira"))
    assert club.no(cf.OpenTable("X", ("nlhe",), STAKES, 9, "fred", sort="training", main=feeder)).code == "no_main_game"


def test_a_call_is_answered_or_runs_out(club: Evening) -> None:
    club.guest("bob", 500)
    for member in ("ann", "bob"):
        club.give(cf.JoinList(member, GAME, member))
    club.give(cf.CallNext(1, "mira"))
    assert club.no(cf.CallOver("ann", GAME)).code == "call_is_good"
    club.give(cf.AnswerCall("ann", GAME, "more_time", "ann"))
    assert club.now.held["ann"].until == club.at + club.now.house.more
    club.at += club.now.house.more
    (_, passed) = club.give(cf.CallOver("ann", GAME))
    assert isinstance(passed, e.PassedOver)
    assert not club.now.held
    waits = [each.member for each in club.now.lists[GAME]]
    assert ("ann" in waits) == (passed.place > 0)
    assert club.no(cf.CallOver("bob", GAME)).code == "not_called"


LARGER = STAKES._replace(small_blind=10, big_blind=20)


def test_who_leaves_a_game_keeps_the_seat_to_which_they_were_called(club: Evening) -> None:
    larger = club.table(stakes=LARGER)
    club.seat("ann", 1, 300)
    club.give(cf.JoinList("ann", "nlhe 10/20", "ann"))
    club.give(cf.CallNext(larger, "mira"))
    club.give(cf.LeaveSeat("ann", 300, "fred"))
    club.give(cf.AnswerCall("ann", "nlhe 10/20", "coming", "ann"))
    club.give(cf.TakeSeat("ann", larger, 300, "fred"))
    assert not club.now.held


def test_a_call_is_over_for_whoever_sits_down_elsewhere() -> None:
    club = Evening("diamond-club", "diamond-club")
    small, large = club.table(), club.table(stakes=LARGER)
    club.guest("ann", 1000)
    for game in (GAME, "nlhe 10/20"):
        club.give(cf.JoinList("ann", game, "ann"))
    club.give(cf.CallNext(large, "fred"))
    club.give(cf.TakeSeat("ann", small, 300, "ann"))
    assert not club.now.held
    assert club.no(cf.AnswerCall("ann", "nlhe 10/20", "coming", "ann")).code == "not_called"
    other = club.table()
    club.give(cf.CallNext(large, "fred"))
    club.give(cf.BreakTable(small, "fred", (0,)))
    assert club.now.held["ann"].table == other, "a seat for each player of a broken table"
    assert club.no(cf.AnswerCall("ann", "nlhe 10/20", "coming", "ann")).code == "not_called"


def test_a_held_seat_is_nobody_elses() -> None:
    club = Evening("diamond-club", "diamond-club")
    club.table(seats=2)
    for member in ("ann", "bob", "cid"):
        club.guest(member, 500)
    club.give(cf.TakeSeat("ann", 1, 300, "ann"))
    club.give(cf.JoinList("bob", GAME, "bob"))
    refused = club.no(cf.TakeSeat("cid", 1, 300, "cid"))
    assert refused.code == "others_wait"
    club.give(cf.CallNext(1, "fred"))
    assert club.no(cf.TakeSeat("cid", 1, 300, "fred", 1)).code == "seat_is_held"
    club.give(cf.TakeSeat("bob", 1, 300, "bob"))


def test_a_table_that_reports_shows_its_difference_when_it_closes(club: Evening) -> None:
    club.seat("ann", 1, 500)
    club.give(cf.Fill(1, 200, "cleo"))
    assert club.no(cf.LeaveSeat("ann", 701, "fred")).code == "table_holds_less"
    assert club.no(cf.CloseTable(1, 0, "fred")).code == "table_is_not_empty"
    club.give(cf.LeaveSeat("ann", 450, "fred"))
    club.give(cf.Fill(1, -150, "cleo"))
    assert club.no(cf.Fill(1, -60, "cleo")).code == "table_holds_less"
    (_, closed) = club.give(cf.CloseTable(1, 90, "fred"))
    assert isinstance(closed, e.TableClosed)
    assert closed.missing == 10
    assert club.now.inventory.lost == 10
    assert club.now.ledger.on("house/difference") == 10 - 50
    assert club.now.ledger.on("drop/1") == 90
    club.give(cf.CollectDrop(1, "cleo"))
    assert club.now.ledger.on("fund/prizes") == 90


def test_the_time_charge_is_collected_when_the_book_has_it(club: Evening) -> None:
    club.seat("ann", 1, 300)
    assert club.no(cf.CollectTime(1, "dora")).code == "nothing_due"
    club.at += 31 * MINUTE
    (_, later) = club.give(cf.CollectTime(1, "dora"))
    assert isinstance(later, e.TimeCollected)
    assert later.amounts == (("ann", 5),)
    house = Evening("diamond-club", "diamond-club")
    house.table()
    house.guest("bob", 300)
    house.give(cf.TakeSeat("bob", 1, 300, "bob"))
    (_, first) = house.give(cf.CollectTime(1, "dora"))
    assert isinstance(first, e.TimeCollected)
    assert first.amounts == (("bob", 5),)
    assert "diamond-club:84b" in first.cites
    assert house.no(cf.CollectTime(1, "dora")).code == "nothing_due"


def test_the_club_holds_what_its_book_lets_it_hold(club: Evening) -> None:
    refused = club.no(cf.OpenTable("X", ("nlhe",), STAKES, 9, "fred"))
    assert refused.code in ("not_held_here", "held_under_another_book")
    assert "fspr-training:introduction.4a" in refused.cites
