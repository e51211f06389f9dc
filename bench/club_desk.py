"""What happens at the desk of `club_month.py`: shifts, tickets, tournaments, corrections, entries that merge."""

from __future__ import annotations

from typing import Any

from club_watch import Terms, Watch

from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
OFFENCES = ("threat", "throws_cards")
NOT_HELD = (0, 0, 0, 0, 0, 1, 0, 0, 2, 0)  # how often a tournament is not held, by its last figure


class Desk:
    """The cashier's and the administrator's day; `Month` has the floor's."""

    now: Any
    terms: Terms
    watch: Watch
    at: int
    random: Any
    figures: Any
    members: list[str]
    visits: dict[str, Any]
    games: list[str]
    size: Any
    do: Any
    no: Any
    ask: Any

    def __init__(self) -> None:
        self.good: dict[str, int] = {}  # the last moment of each ticket that nobody has used; 0: it has none
        self.kinds: dict[str, str] = {}
        self.over: list[str] = []  # tickets of events that were held without their holders
        self.entries = 0  # of people registered twice, and of those who are to be forgotten

    # ---- shifts --------------------------------------------------------------------------------------------------
    @property
    def cashier(self) -> str:
        """Whoever has a shift open."""
        return str(next(each.cashier for each in reversed(self.now.shifts.values()) if not each.closed))

    def _change_of_shifts(self) -> None:
        self.do(cc.OpenShift(300_000, "carl"))
        self._close_shift("cleo")

    def _close_shift(self, cashier: str) -> None:
        shift = next(each for each in self.now.shifts.values() if each.cashier == cashier and not each.closed)
        there = -self.now.ledger.on(f"till/{shift.number}")
        off = self.random.choice((0, 0, 0, -5, 5)) if there >= 5 else 0
        before = self.now.ledger.on("house/difference")
        self.do(cc.CloseShift(there + off, cashier))
        assert self.now.shifts[shift.number].expected == there
        assert self.now.ledger.on("house/difference") - before == off, "the difference of a shift is shown"
        self.figures["shifts"] += 1
        self.figures["shifts with a difference"] += bool(off)

    def _count_cage(self) -> None:
        cage = dict(self.now.inventory.cage)
        cage[5] = cage.get(5, 0) - self.random.choice((0, 1))
        self.do(cc.CountCage(tuple(cage.items()), "adam"))

    def _pays(self, member: str, chips: int) -> None:
        """Pay a member, by the exit sheet that the book wants."""
        sheet = 0
        if self.terms.sheets:
            if self.random.random() < 0.02:
                self.no(cc.PayOut(member, chips, self.cashier), "exit_sheet_needed")
            self.do(cc.MakeExitSheet(member, chips, "mira"))
            sheet = self.now.counts.sheets
        shift = next(each.number for each in reversed(self.now.shifts.values()) if not each.closed)
        if -self.now.ledger.on(f"till/{shift}") < chips:
            self.do(cc.MoveCash(-200_000, self.cashier))
        self.do(cc.PayOut(member, chips, self.cashier, sheet))
        if sheet and self.random.random() < 0.05:
            self.no(cc.PayOut(member, chips, self.cashier, sheet), "chips_short", "sheet_used")
        self.figures["paid out"] += 1

    # ---- what nobody may do, and what is put right -----------------------------------------------------------------
    def _mishaps(self) -> None:
        member = self.random.choice(self.members)
        by = self.cashier
        self.no(cc.SellChips(member, -self.random.randint(0, 500), by), "amount_not_positive", "banned")
        kept = self.now.ledger.on(f"keeping/{member}")
        self.no(cc.HandBack(member, kept + 1, "adam"), "balance_short")
        self.no(cc.SellChips(member, 100, self.random.choice(self.members)), "staff_only")
        if self.random.random() < 0.02:
            self._bans(member)
        if self.random.random() < 0.2:
            self._corrects(self.random.choice(self.members))
        if self.random.random() < 0.03:
            self._merges()
            self._erases()

    def _bans(self, member: str) -> None:
        own = self.now.members[member]
        if own.ban or member in self.visits:
            return
        until = self.at + self.random.randint(1, 10) * DAY
        self.do(cp.BanMember(member, self.random.choice(OFFENCES), until, "in front of everybody", "adam"))
        self.no(cp.Arrive(member, "fred", own.card), "banned")
        self.no(cf.JoinList(member, self.games[0], "fred"), "banned")
        self.do(cp.LiftBan(member, "they were sorry", "adam"))
        self.figures["banned"] += 1

    def _corrects(self, member: str) -> None:
        """Sell chips by mistake and take that back, once what was built on it is taken back."""
        by = self.cashier
        before = dict(self.now.ledger.balances)
        self._tells(member)
        self.do(cc.SellChips(member, 105, by))
        sale = self.now.steps
        self.do(cc.KeepChips(member, self.now.ledger.on(f"chips/{member}"), by))
        self.no(cp.Undo(sale, "it was 100", by), "account_overdrawn")
        self.do(cp.Undo(self.now.steps, "not to be kept", by))
        self.no(cp.Undo(sale, "it was 100", "fred"), "not_your_role")
        self.do(cp.Undo(sale, "it was 100", by))
        self.no(cp.Undo(sale, "it was 100", by), "undone_already")
        assert dict(self.now.ledger.balances) == before, "all is as it was"
        self.figures["corrections"] += 1

    def _tells(self, member: str) -> None:
        """Have the manager know that somebody wants to play, where the book wants that before the deposit."""
        known = self.now.members[member].told or member in self.now.seats or member in self.now.held
        if self.terms.steps and not known:
            self.do(cf.JoinList(member, self.games[0], "fred"))
            self.do(cf.LeaveList(member, self.games[0], "fred"))

    def _registered(self) -> str:
        self.entries += 1
        self.do(cp.RegisterMember(f"e{self.entries}", "fred"))
        return f"e{self.entries}"

    def _merges(self) -> None:
        """Somebody was registered twice: what they have is theirs under one name."""
        into = self.random.choice([each for each in self.members if each not in self.visits])
        member, ticket = self._registered(), f"d{self.entries}"
        self._tells(member)
        self.do(cc.SellChips(member, 150, self.cashier))
        self.do(cc.KeepChips(member, 100, self.cashier))
        self._issued(ticket, member, 100, "prize", "")
        kept = self.now.ledger.on(f"keeping/{into}")
        hand = self.now.ledger.on(f"chips/{into}")
        self.do(cp.MergeMembers(member, into, "mira"))
        assert (self.now.ledger.on(f"keeping/{into}"), self.now.ledger.on(f"chips/{into}")) == (kept + 100, hand + 50)
        assert self.now.tickets[ticket].holder == into
        self.no(cc.SellChips(member, 100, self.cashier), "member_is_merged")
        self.do(cc.KeepChips(into, hand + 50, self.cashier))
        self.figures["entries merged"] += 1

    def _erases(self) -> None:
        """Somebody is forgotten as soon as nothing is owed to them, and not before."""
        member = self._registered()
        if self.terms.steps:
            self.no(cc.SellChips(member, 100, self.cashier), "told_first")
        self._tells(member)
        self.do(cc.SellChips(member, 100, self.cashier))
        self.no(cp.EraseMember(member, "mira"), "has_still_coins")
        self._pays(member, 100)
        self.do(cp.EraseMember(member, "mira"))
        self.no(cf.JoinList(member, self.games[0], "fred"), "no_such_member")
        self.no(cp.RegisterMember(member, "fred"), "member_known")
        self.figures["forgotten"] += 1

    # ---- tournaments and their tickets -----------------------------------------------------------------------------
    def _tournaments(self, day: int) -> None:
        days, count = self.size.days, self.size.tournaments
        for number in range(count * day // days, count * (day + 1) // days):
            self._tournament(number)
        self._lapses()

    def _issued(self, number: str, holder: str, worth: int, kind: Any, event: str) -> None:
        """Sell a ticket, or give it, and note till when it is good."""
        if not holder or self.random.random() < 0.2:
            self.do(cc.GiveTicket(number, holder, worth, kind, event, "dirk"))
        else:
            self.do(cc.SellTicket(number, holder, worth, kind, event, self.cashier))
        self.kinds[number] = kind
        self.good[number] = self.at + self.terms.days * DAY if kind == "prize" and self.terms.days else 0
        self.figures["tickets"] += 1

    def _tournament(self, number: int) -> None:
        event, price, missed = f"t{number}", 100, NOT_HELD[number % 10]
        holders = self.random.sample(self.members, 24)
        tickets = [f"{event}-{at}" for at in range(20)]
        for at, (ticket, holder) in enumerate(zip(tickets, holders, strict=False)):
            kind = ("prize", "qualification", "raffle")[at % 3]
            self._issued(ticket, "" if at == 7 and not missed else holder, (100, 100, 80, 120)[at % 4], kind, event)
        self.no(cc.SellTicket(tickets[0], holders[1], price, "prize", event, self.cashier), "ticket_known")
        played = self._not_held(event, tickets, missed)
        if not played:
            self._paid_back(tickets)
            return
        for ticket, holder in list(zip(tickets, holders, strict=False))[:15]:
            self._redeems(ticket, holder, played, price)
        self._elsewhere(played, price)
        for holder in holders[20:]:
            self.do(cc.TakeEntry(holder, played, price, self.cashier))
        self.do(cc.ReturnEntry(holders[20], played, price, self.cashier))
        self._missed(played, tickets[15:])
        fund = self.now.ledger.on("fund/prizes")
        self.no(cc.AddFund(played, fund + 5, "dirk"), "fund_short")
        if fund >= 50:
            self.do(cc.AddFund(played, 50, "dirk"))
            self.figures["prize funds played for"] += 1
        self._prizes(played, holders, number)

    def _prizes(self, event: str, holders: list[str], number: int) -> None:
        money, pool = self.now.events[event], self.now.ledger.on(f"event/{event}")
        assert pool == money.taken + money.added
        shares = (60, 40, 20) if number % 5 == 4 else (50, 30, 10)  # the house adds what is missing
        for place, share in enumerate(shares):
            way: Any = self.random.choice(("cash", "balance"))
            self.do(cc.PayPrize(holders[place], event, pool * share // 100 // 5 * 5, self.cashier, way))
        self.no(cc.PayPrize(holders[0], event, 0, self.cashier), "amount_not_positive")
        self.do(cc.CloseEvent(event, "dirk"))
        assert not self.now.ledger.on(f"event/{event}")
        self.no(cc.TakeEntry(holders[3], event, 100, self.cashier), "event_is_closed")
        self.figures["tournaments"] += 1

    def _not_held(self, event: str, tickets: list[str], missed: int) -> str:
        """Say so often that an event is not held; return the event that is held in the end, "" where none is."""
        for times in range(1, min(missed, self.terms.paid_after) + 1):
            ends = times >= self.terms.paid_after
            later = event if times % 2 else f"{event}-later"
            if not ends:
                self.no(cc.SettleTickets(event, False, self.cashier), "later_event_needed")
            self.do(cc.SettleTickets(event, False, self.cashier, later))
            assert {self.now.tickets[each].end for each in tickets} == {"paid" if ends else ""}, "as the book has it"
            self.good.update(dict.fromkeys(tickets, 0))  # it is good for that event, whatever its last day was
            if ends:
                return ""
        return event

    def _redeems(self, ticket: str, holder: str, event: str, price: int) -> None:
        owner = self.now.tickets[ticket].holder
        if owner and self.random.random() < 0.2:
            to = self.random.choice([each for each in self.members if each != owner])
            if self.kinds[ticket] in self.terms.passes:
                self.no(cc.PassTicket(ticket, to, self.cashier, told=False), "ticket_not_told")
                self.do(cc.PassTicket(ticket, to, self.cashier))
                owner = to
                self.figures["tickets passed on"] += 1
            else:
                self.no(cc.PassTicket(ticket, to, self.cashier), "ticket_stays")
        if owner not in ("", holder):
            self.no(cc.RedeemTicket(ticket, holder, event, price, self.cashier), "ticket_of_another")
        user, worth = owner or holder, self.now.tickets[ticket].worth
        pool = self.now.ledger.on(f"event/{event}")
        (_, used) = self.do(cc.RedeemTicket(ticket, user, event, price, self.cashier))
        assert (used.paid, used.lost) == (max(0, price - worth), max(0, worth - price))
        assert self.now.ledger.on(f"event/{event}") == pool + price
        self.no(cc.RedeemTicket(ticket, user, event, price, self.cashier), "ticket_used")
        del self.good[ticket]
        self.figures["tickets redeemed"] += 1

    def _elsewhere(self, event: str, price: int) -> None:
        """Who was given a ticket for an event that they cannot play uses it here, where the book has it so."""
        for ticket in self.over[:1]:
            own = self.now.tickets[ticket]
            self.no(cc.RedeemTicket(ticket, own.holder, event, price, self.cashier), "ticket_for_another_event")
            self.do(cc.RedeemTicket(ticket, own.holder, event, price, self.cashier, unable=True))
            del self.good[ticket]
            self.over.remove(ticket)
            self.figures["tickets used elsewhere"] += 1

    def _missed(self, event: str, tickets: list[str]) -> None:
        """Those who have not come lose their tickets, but for the kinds that stay good."""
        stay = [each for each in tickets if self.kinds[each] in self.terms.stays]
        self.do(cc.SettleTickets(event, True, self.cashier))
        for each in tickets:
            assert self.now.tickets[each].end == ("" if each in stay else "lost"), each
            if each not in stay:
                del self.good[each]
                self.figures["tickets lost"] += 1
        self.over += stay

    def _paid_back(self, tickets: list[str]) -> None:
        for ticket in tickets:
            own = self.now.tickets[ticket]
            assert own.end == "paid"
            assert not self.now.ledger.on(f"ticket/{ticket}")
            assert self.now.ledger.on(f"keeping/{own.holder}") >= own.worth
            again = cc.RedeemTicket(ticket, own.holder, "t0", own.worth, self.cashier)
            self.no(again, "ticket_paid", "event_is_closed")
            del self.good[ticket]
        self.figures["tournaments paid back"] += 1

    def _lapses(self) -> None:
        """End the tickets whose last day is over, and no other."""
        over = [each for each, last in self.good.items() if last and last <= self.at]
        if not over:
            self.no(cc.LapseTickets(), "nothing_to_change")
            return
        owner = self.now.tickets[over[0]].holder or self.members[0]
        self.no(cc.RedeemTicket(over[0], owner, "t-last", 100, self.cashier, unable=True), "ticket_expired")
        found = self.do(cc.LapseTickets())
        assert {each.number for each in found[-1].tickets} == set(over)
        for each in over:
            del self.good[each]
            self.figures["tickets lapsed"] += 1
        self.over = [each for each in self.over if each in self.good]

    def _month_over(self) -> None:
        """Five weeks later no prize ticket is good any more, where the book has it so."""
        self.at += 35 * DAY
        self.do(cc.OpenShift(1000, "cleo"))
        self._lapses()
        open_ones = {each.number for each in self.now.tickets.values() if not each.end}
        assert open_ones == set(self.good)
        assert not any(self.good.values())
        worth = sum(self.now.tickets[each].worth for each in self.good)
        held = sum(held for account, held in self.now.ledger.balances.items() if account.startswith("ticket/"))
        assert held == worth
        self._close_shift("cleo")
