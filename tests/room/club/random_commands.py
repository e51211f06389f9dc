"""Commands to a club by chance: most of them sensible, some of them such as nobody may give."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.room.club.told import GAME, STAKES

from cardspeak.room.club import commands as c
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_evening as ce
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club.state import Club, in_hand
from cardspeak.room.ledger import club as money

STAFF = ("olga", "mira", "adam", "cleo", "carl", "fred", "dora", "dirk", "jude")
OFFENCES = ("threat", "swears", "throws_cards", "no such thing")


class Chance:
    """Draws commands for a club as it is."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.guests = [f"g{number}" for number in range(14)]

    def pick(self, those: Any, other: Any) -> Any:
        """One of those, else the other; now and then the other anyhow."""
        rows = list(those)
        return self.random.choice(rows) if rows and self.random.random() < 0.95 else other

    def by(self, *roles: str) -> str:
        """Somebody who may, most of the time."""
        return self.random.choice(roles) if self.random.random() < 0.93 else self.random.choice((*STAFF, *self.guests))

    def coins(self, most: int) -> int:
        """An amount: most of the time one that is there."""
        if self.random.random() < 0.08:
            return self.random.choice((-100, -1, 0, most + 1, most + 500, 10**9))
        return 5 * self.random.randint(1, max(1, most // 5))

    def anyone(self) -> str:
        """A guest."""
        return self.random.choice(self.guests)

    def money(self, club: Club) -> c.Command:
        """A command to the cashier."""
        one, by = self.anyone(), self.by("cleo", "carl")
        hand, kept = in_hand(club, one), club.ledger.on(money.keeping(one))
        sheet = self.pick(club.sheets.values(), None)
        way: Any = self.random.choice(("cash", "cash", "balance"))
        ticket = self.pick([each.number for each in club.tickets.values()], "T99")
        event = self.random.choice(("m1", "m2", "m3"))
        number = f"T{self.random.randint(1, 60)}"
        given: list[Any] = [
            cc.SellChips(one, self.coins(2000), by),
            cc.SellChips(one, self.coins(2000), by),
            cc.SellChips(one, self.coins(kept), by, "balance"),
            cc.SellChips(one, self.coins(500), by, "cash", ((25, 4), (5, self.random.randint(-20, 20)))),
            cc.MakeExitSheet(one, self.coins(hand), self.by("mira")),
            cc.PayOut(sheet.member, sheet.amount, by, sheet.number) if sheet else cc.PayOut(one, self.coins(hand), by),
            cc.PayOut(one, self.coins(hand), by, self.random.randint(0, 9)),
            cc.KeepChips(one, self.coins(hand), by),
            cc.HandBack(one, self.coins(kept), self.by("adam")),
            cc.OpenShift(self.coins(5000), by),
            cc.MoveCash(self.coins(3000) * self.random.choice((1, -1)), by),
            cc.CloseShift(self.coins(20_000), by),
            cc.SellTicket(number, one, self.coins(300), "prize", self.random.choice((event, "")), by, way),
            cc.GiveTicket(number, one, self.coins(300), "raffle", event, self.by("dirk")),
            cc.PassTicket(ticket, self.anyone(), by, self.random.random() < 0.9),
            cc.RedeemTicket(ticket, one, event, self.coins(300), by, way),
            cc.RedeemTicket(ticket, self._holder(club, ticket, one), event, self.coins(300), by, way),
            cc.LapseTickets(),
            cc.PassTicket(ticket, self.anyone(), by),
            cc.SettleTickets(event, self.random.random() < 0.5, by, self.random.choice(("", "m3"))),
            cc.TakeEntry(one, event, self.coins(300), by, way),
            cc.ReturnEntry(one, event, self.coins(300), by, way),
            cc.PayPrize(one, event, self.coins(300), by, way),
            cc.AddFund(event, self.coins(50), self.by("dirk")),
            cc.IssueChips(((5, self.random.randint(-5, 50)), (100, 1)), self.by("adam")),
            cc.ChangePieces(((25, -4), (100, 1)), by),
            cc.CountCage(self._counted(club), by),
        ]
        return self._one(given)

    def _holder(self, club: Club, number: str, other: str) -> str:
        return club.tickets[number].holder if number in club.tickets else other

    def _counted(self, club: Club) -> tuple[tuple[int, int], ...]:
        off = self.random.choice((0, 0, 0, -1))
        return tuple([(each, max(0, count + off * (each == 5))) for each, count in club.inventory.cage.items()])

    def floor(self, club: Club) -> c.Command:
        """A command on the floor."""
        one, by = self.anyone(), self.by("fred", "mira")
        seated = self.pick(club.seats, one)
        table = self.pick(club.tables, 9)
        away = self.pick([each.member for each in club.seats.values() if each.away], seated)
        counted = self.pick([each.member for each in club.seats.values() if each.counted >= 0], away)
        hand = in_hand(club, one)
        there = club.ledger.on(money.table(club.seats[seated].table)) if seated in club.seats else 0
        called = self.pick(club.held, one)
        order = tuple(self.random.sample(range(9), 9))
        bank = club.tables[table].bank if table in club.tables else 0
        sat = len([each for each in club.tables[table].places if each]) if table in club.tables else 0
        given: list[Any] = [
            cf.OpenTable("T", ("nlhe",), STAKES, self.random.randint(1, 9), by, sort="training"),
            cf.OpenTable("T", ("nlhe",), STAKES, 6, by, sort="training", main=table),
            cf.CloseTable(table, self.coins(500), by),
            cf.BreakTable(table, by, tuple(each for each in order if each < sat))
            if self.random.random() < 0.15
            else cf.SetMain(table, self.pick(club.tables, 0), by),
            *[cf.JoinList(one, GAME, self.random.choice((by, one)), self.random.random() < 0.8)] * 3,
            cf.LeaveList(one, GAME, one),
            *[cf.CallNext(table, self.by("mira"))] * 3,
            cf.AnswerCall(called, GAME, self.random.choice(("coming", "more_time", "no")), called),
            cf.CallOver(called, GAME, self.by("fred")),
            *[cf.TakeSeat(called, self._of_call(club, called, table), self._buy_in(club, called), by)] * 6,
            cf.TakeSeat(one, table, self.coins(hand), by, self.random.randint(-2, 9)),
            cf.AddChips(seated, self.coins(in_hand(club, seated)), self.random.choice((0, 100, 900)), by),
            *[cf.LeaveSeat(seated, self.coins(there), by)] * 2,
            *[cf.AskChange(seated, table, seated)] * 3,
            *[
                cf.ChangeTable(seated, table, self.coins(there), why, self.by("mira"), more=self._more(club, seated))
                for why in ("asked", "must_move", "broken", "balanced")
            ],
            cf.ChangePlace(seated, self.random.randint(0, 8), by),
            *[cf.GoAway(seated, seated)] * 3,
            cf.ComeBack(away, away),
            *[cf.CountAbsent(away, self.coins(there), self.by("mira"))] * 5,
            *[cf.TakeIntoKeeping(counted, self.by("adam"))] * 4,
            cf.Fill(table, self.coins(300), self.by("cleo")),
            cf.Fill(table, -self.coins(bank), self.by("cleo")),
            cf.CountDrop(table, self.coins(min(there, 60)), by),
            cf.CollectDrop(table, self.by("cleo")),
            cf.CollectTime(table, self.by("dora")),
        ]
        return self._one(given)

    def _of_call(self, club: Club, member: str, table: int) -> int:
        return club.held[member].table if member in club.held else table

    def _buy_in(self, club: Club, member: str) -> int:
        return self.coins(min(2000, in_hand(club, member))) if self.random.random() < 0.5 else 300

    def _more(self, club: Club, member: str) -> int:
        return self.random.choice((0, 0, self.coins(in_hand(club, member))))

    def people(self, club: Club) -> c.Command:
        """A command about people."""
        one, other, by = self.anyone(), self.anyone(), self.by("adam", "olga")
        case, evening = self.pick(club.cases, 1), self.pick(club.evenings, 1)
        table, protest = self.pick(club.tables, 1), self.pick(club.protests, 1)
        report = self.pick([each.number for each in club.reports.values() if not each.closed], 1)
        empty = self.pick([each for each in club.members if self._has_nothing(club, each)], one)
        own = club.members.get(one)
        measure: Any = self.random.choice(("warning", "missed_rounds", "event", "season", "house"))
        given: list[Any] = (
            [
                *[cp.RegisterMember(one, self.by("fred"), self.random.random() < 0.9)] * 4,
                *[cp.Arrive(one, self.by("fred"), own.card if own else 0)] * 4,
                cp.Depart(one, one),
                cp.NewCard(one, by),
                cp.Appoint(one, self.random.choice(((), ("dealer",))), by),
                cp.BanMember(one, self.random.choice(OFFENCES), 0, "noise", by),
                *[cp.LiftBan(one, "sorry", by)] * 2,
                *[cp.MergeMembers(one, other, by)] * (self.random.random() < 0.3),
                *[cp.EraseMember(empty, by)] * (self.random.random() < 0.3),
                cp.ChangeHouse(club.house._replace(policy=self.random.choice(("", "No telephones"))), by),
                cp.Protest(case, club.cases[case].member if case in club.cases else one, "unfair", self.by("jude")),
                cp.LiftCase(case, "mistake", by),
                cc.CloseEvent("m2", self.by("dirk")),
                cp.RecordOffence(
                    one, self.random.choice(OFFENCES), measure, self.by("fred", "adam"),
                    rounds=2 * (measure == "missed_rounds"), event="m1" if measure == "event" else "",
                ),
                cp.ServeRounds(case, self.random.randint(-1, 2), by),
                cp.LiftCase(case, "mistake", by),
                cp.Protest(case, one, "unfair", one),
                cp.ConfirmCase(case, self.by("jude")),
                cp.ForwardProtest(protest, self.by("jude")),
                cp.ReceiveProtest(protest, self.by("jude")),
                cp.DecideProtest(protest, self.random.choice(("upheld", "rejected")), "so", self.by("jude")),
                cp.Propose(one, "no straddles", one),
                cp.AnswerProposal(1, "rejected", "no", by),
                cp.MoveSpectator(one, 1, "comments", by),
                ce.PlanEvening("Friday", 5, tuple(self.guests), by),
                ce.Invite(evening, (one,), by),
                *[ce.AnswerInvitation(evening, one, self.random.choice(("yes", "no", "maybe")), one)] * 2,
                ce.AskDocument(one, self.random.choice(("rules", "etiquette", "glossary")), "en", one),
                ce.ReportToFloor(table, "somebody shouts", self.by("dora"), one, self.random.choice(OFFENCES)),
                ce.CloseReport(report, self.by("fred")),
                ce.HandOverTable(table, "dora", self.by("dora"), "5/10", (one,)),
                ce.Deal(self.random.choice(("dora", one)), table, self.by("fred")),
                ce.GoHome("dora", self.by("fred")),
                ce.Push(self.by("fred")),
                ce.Say("last round", by),
                ce.EndEvening(evening, by),
            ]
        )  # fmt: skip
        return self._one(given)

    def _has_nothing(self, club: Club, member: str) -> bool:
        held = club.ledger.on(money.chips(member)) + club.ledger.on(money.keeping(member))
        return not held and member in self.guests

    def _one(self, given: list[Any]) -> c.Command:
        found: c.Command = self.random.choice(given)
        return found

    def command(self, club: Club) -> c.Command:
        """A command of any kind."""
        what = self.random.random()
        if what < 0.08:
            return cp.Undo(max(1, club.steps - self.random.randint(0, 6)), self.random.choice(("typo", "")), "olga")
        return self.money(club) if what < 0.4 else self.floor(club) if what < 0.8 else self.people(club)
