"""An evening in which everything happens that can happen in a club: an event of every kind there is."""

from __future__ import annotations

from tests.room.club.told import GAME, HOUR, MINUTE, Evening

from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_evening as ce
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp

DAY = 24 * HOUR


def full_evening() -> Evening:
    """Have it: with an hour's absence, a broken table, an event that is not held, a protest that is upheld."""
    club = Evening()
    for member in ("ann", "bob", "cid", "dan"):
        club.guest(member, 1500)
    _members(club)
    _tables(club)
    _tickets(club)
    _staff(club)
    club.tell("dan")
    club.give(cc.SellChips("dan", 100, "cleo", "cash", ((25, 4),)))
    club.give(cc.MoveCash(100, "cleo"))
    club.give(cc.ChangePieces(((25, -4), (100, 1)), "cleo"))
    club.give(cc.CountCage(tuple(club.now.inventory.cage.items()), "adam"))
    club.give(cp.Undo(club.now.steps, "counted again", "olga"))
    club.give(cc.CloseShift(1000, "cleo"))
    return club


def _members(club: Evening) -> None:
    for member in ("eva", "fay"):
        club.guest(member)
    club.give(cp.NewCard("eva", "fred"))
    club.give(cp.BanMember("eva", "threat", club.at + DAY, "the dealer", "adam"))
    club.give(cp.LiftBan("eva", "they were sorry", "adam"))
    club.tell("eva")
    club.give(cc.SellChips("eva", 100, "cleo"))
    club.give(cp.MergeMembers("eva", "ann", "mira"))
    club.give(cp.Depart("fay", "fay"))
    club.give(cp.EraseMember("fay", "mira"))
    club.give(cp.RecordOffence("ann", "chatter", "missed_rounds", "fred", rounds=2))
    club.give(cp.ServeRounds(1, 1, "fred"))
    club.give(cp.RecordOffence("ann", "cheating", "event", "dirk", event="m9"))
    club.give(cp.ConfirmCase(2, "jude"))
    club.give(cp.Protest(2, "ann", "I did not", "ann"))
    club.give(cp.ForwardProtest(1, "jude"))
    club.give(cp.ReceiveProtest(1, "jude"))
    club.give(cp.DecideProtest(1, "upheld", "no proof", "jude"))
    club.give(cp.Propose("bob", "no straddles", "bob"))
    club.give(cp.AnswerProposal(1, "accepted", "from May", "adam"))


def _tables(club: Evening) -> None:
    first, second = club.table(seats=3), club.table()
    club.give(cf.SetMain(second, first, "fred"))
    club.give(cp.MoveSpectator("dan", first, "comments", "mira"))
    for member in ("ann", "bob"):
        club.seat(member, first, 500)
    club.give(cf.JoinList("cid", GAME, "cid", False))
    club.give(cf.CallNext(first, "mira"))
    club.give(cf.AnswerCall("cid", GAME, "more_time", "cid"))
    club.at += club.now.house.more
    club.give(cf.CallOver("cid", GAME))
    club.give(cf.AddChips("ann", 100, 500, "ann"))
    club.give(cf.ChangePlace("ann", 2, "fred"))
    club.give(cf.GoAway("ann", "ann"))
    club.give(cf.ComeBack("ann", "ann"))
    club.give(cf.GoAway("bob", "bob"))
    if not any(each.member == "cid" for each in club.now.lists.get(GAME, ())):
        club.give(cf.JoinList("cid", GAME, "cid"))
    club.at += HOUR
    club.give(cf.CollectTime(first, "dora"))
    club.give(cf.CountAbsent("bob", 480, "mira"))
    club.give(cf.TakeIntoKeeping("bob", "adam"))
    club.give(cc.HandBack("bob", 480, "adam"))
    club.give(cc.KeepChips("bob", 400, "cleo"))
    club.give(cf.AskChange("ann", second, "ann"))
    club.give(cf.ChangeTable("ann", second, 600, "asked", "mira"))
    club.give(cf.RecountStack("ann", 600, 595, ""))
    club.give(cf.Fill(second, 100, "cleo"))
    club.give(cf.CountDrop(first, 15, "fred"))
    club.give(cf.CollectDrop(first, "cleo"))
    club.give(cf.LeaveList("cid", GAME, "cid"))
    club.give(cf.BreakTable(second, "fred", (0,)))
    club.give(cf.LeaveSeat("ann", 580, "fred"))
    club.give(cf.CloseTable(first, 5, "fred"))
    club.give(cc.MakeExitSheet("ann", 500, "mira"))
    club.give(cc.PayOut("ann", 500, "cleo", 1))


def _tickets(club: Evening) -> None:
    house = club.now.house
    club.give(cp.ChangeHouse(house._replace(tournament_book="diamond-club"), "adam"))
    club.give(cc.SellTicket("T1", "ann", 100, "qualification", "m1", "cleo"))
    club.give(cc.PassTicket("T1", "bob", "cleo"))
    club.give(cc.RedeemTicket("T1", "bob", "m1", 120, "cleo"))
    club.give(cc.GiveTicket("T2", "cid", 100, "raffle", "m1", "dirk"))
    club.give(cc.SettleTickets("m1", True, "cleo"))
    club.give(cc.TakeEntry("cid", "m1", 120, "cleo"))
    club.give(cc.AddFund("m1", 10, "dirk"))
    club.give(cc.PayPrize("cid", "m1", 200, "cleo"))
    club.give(cc.CloseEvent("m1", "dirk"))


def _staff(club: Evening) -> None:
    table = club.table()
    club.give(ce.PlanEvening("Friday", club.at + DAY, ("ann",), "mira"))
    club.give(ce.Invite(1, ("bob",), "mira"))
    club.give(ce.AnswerInvitation(1, "ann", "yes", "ann"))
    club.give(ce.Deal("dora", table, "fred"))
    club.give(ce.HandOverTable(table, "dora", "dora", "5/10", ("ann",), "a loud rail"))
    club.give(ce.ReportToFloor(table, "", "dora", "ann", "insult"))
    club.give(ce.CloseReport(1, "fred"))
    club.give(ce.Say("last round", "mira"))
    club.give(ce.AskDocument("ann", "etiquette", "en", "ann"))
    club.at += 10 * MINUTE
    club.give(ce.EndEvening(1, "mira"))
