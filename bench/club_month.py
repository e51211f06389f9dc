"""A month of a club by chance: members come, wait, play, go away, come back and cash out; tournaments sell tickets.

Whatever the club says is held against a second reckoning: the books of a `Watch`, which adds up what the events alone
say, and the `Terms` of each book, which are written down here once more. `Month.play` raises `AssertionError` on the
first step that does not fit.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from time import process_time
from typing import Any, NamedTuple

from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.refused import Refused
from cardspeak.library import find_game, law_at
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events_cashier as ec
from cardspeak.room.club import events_floor as ef
from cardspeak.room.club.decide import decide
from cardspeak.room.club.evolve import evolve
from cardspeak.room.club.seats import limits_of
from cardspeak.room.club.state import Charges, Club, House, game_key
from cardspeak.room.table import commands as tc
from cardspeak.room.table import decide as table_rules
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.evolve import evolve as evolve_table
from cardspeak.room.table.next_hand import who_is_dealt_in
from cardspeak.room.table.runs import is_asked, unanswered
from cardspeak.room.table.state import Settings, Stakes, Table, seat_of, sitting, to_act

MINUTE = 60_000
TICK = 5 * MINUTE
DAY = 24 * 60 * MINUTE
CHIPS = (5, 25, 100, 500, 1000)
STAKES = (
    Stakes(5, 10, chips=CHIPS, least_buy_in=300, most_buy_in=1000),
    Stakes(10, 20, chips=CHIPS, least_buy_in=600, most_buy_in=2000),
    Stakes(25, 50, chips=CHIPS, least_buy_in=1500, most_buy_in=5000),
)
SEATS = 9
HANDS = 5  # at a table in five minutes
OFFENCES = ("threat", "throws_cards")


class Terms(NamedTuple):
    """What a book has for those who come back and for those who are away: minutes, and the least to be brought."""

    window: int  # for which what was taken away has to come back
    full: bool  # at least a whole buy-in
    kept: int  # after which the chips of an absent player are kept, where somebody waits
    sheets: bool  # pay-outs want an exit sheet
    steps: bool  # told, paid, invited
    paid_after: int  # how often an event is not held until its tickets are paid back


TERMS = {
    "fspr-training": Terms(60, True, 60, True, True, 1),
    "diamond-club": Terms(120, False, 30, False, False, 2),
}
TOURNAMENTS = {"fspr-training": "fspr-competition", "diamond-club": "diamond-club"}


class Size(NamedTuple):
    """How large a month is."""

    days: int = 30
    members: int = 2000
    tables: int = 30
    hands: int = 3  # of the tables at which hands are played
    visits: int = 900  # a day
    tournaments: int = 40
    hours: int = 10


FULL = Size()


@cache
def law_of(book: str, game: str, event: Any) -> Any:
    """The law of a book for a game."""
    return law_at(book, *find_game(game), SEATS, event)


@cache
def _laws(book: str, code: str, count: int) -> Any:
    return *find_game(code), law_at(book, *find_game(code), count, "cash")


def laws(settings: Settings, code: str, count: int) -> Any:
    """The game and law of a table."""
    return _laws(settings.book, code, count)


class Watch:
    """The second reckoning: what the events alone say of coins, chips, seats."""

    def __init__(self) -> None:
        self.accounts: Counter[str] = Counter()
        self.out = 0  # chips on accounts of chips
        self.issued = self.cage = self.lost = 0
        self.at: dict[str, tuple[int, int]] = {}
        self.taken: dict[tuple[int, int], str] = {}
        self.seen: Counter[str] = Counter()

    def enter(self, event: Any) -> None:
        """Enter an event."""
        self.seen[type(event).__name__] += 1
        one = getattr(event, "transaction", None)
        for money in (*([one] if one else []), *getattr(event, "transactions", ())):
            assert sum(posting.amount for posting in money.postings) == 0, event
            for account, amount in money.postings:
                self.accounts[account] += amount
                if account.partition("/")[0] in ("chips", "table", "keeping", "drop"):
                    self.out += amount
        self._pieces(event)
        self._seats(event)

    def _pieces(self, event: Any) -> None:
        worth = sum(each * count for each, count in getattr(event, "pieces", ()))
        if isinstance(event, ec.ChipsIssued):
            self.issued, self.cage = self.issued + worth, self.cage + worth
        elif isinstance(event, ec.CageCounted):
            self.lost, self.cage = self.lost + self.cage - worth, worth
        elif worth:
            self.cage -= worth
        if isinstance(event, ef.TableClosed):
            self.lost += event.missing

    def _seats(self, event: Any) -> None:
        match event:
            case ef.Seated():
                self._sit(event.member, event.table, event.place)
            case ef.TableChanged():
                self._rise(event.member)
                self._sit(event.member, event.to, event.place)
            case ef.PlaceChanged():
                self._rise(event.member)
                self._sit(event.member, event.table, event.place)
            case ef.SeatLeft() | ef.TakenIntoKeeping():
                self._rise(event.member)

    def _sit(self, member: str, table: int, place: int) -> None:
        assert member not in self.at, f"{member} sits at two seats"
        assert (table, place) not in self.taken, "two members in one seat"
        self.at[member], self.taken[table, place] = (table, place), member

    def _rise(self, member: str) -> None:
        del self.taken[self.at.pop(member)]

    def holds(self, club: Club) -> None:
        """Hold the state of the club against what its events say, after each of them."""
        assert sum(club.ledger.balances.values()) == 0, "the ledger does not balance"
        assert self.out == self.issued - self.cage - self.lost, "chips out of the cage are not those on the accounts"

    def fits(self, club: Club) -> None:
        """The same, account by account, piece by piece and seat by seat."""
        assert dict(club.ledger.balances) == {account: amount for account, amount in self.accounts.items() if amount}
        for account, amount in club.ledger.balances.items():
            kind = account.partition("/")[0]
            assert kind == "house" or (amount < 0) == (kind == "till"), (account, amount)
        stock = club.inventory
        assert sum(each * count for each, count in stock.issued.items()) == self.issued
        assert sum(each * count for each, count in stock.cage.items()) == self.cage
        assert stock.lost == self.lost
        assert all(0 <= count <= stock.issued[each] for each, count in stock.cage.items())
        assert {member: (seat.table, seat.place) for member, seat in club.seats.items()} == self.at
        places = [
            (table.number, place) for table in club.tables.values() for place, who in enumerate(table.places) if who
        ]
        assert sorted(places) == sorted(self.taken)


class Visit:
    """Somebody who plays tonight: until when, what they have before them where only reports are made."""

    def __init__(self, member: str, game: str, until: int) -> None:
        self.member, self.game, self.until = member, game, until
        self.stack = 0
        self.back = 0  # when they come back to their seat
        self.again = 0  # when they come back to the game, after leaving it


class Month:
    """A club for a month."""

    def __init__(self, size: Size = FULL, book: str = "fspr-training", seed: int = 1) -> None:
        self.size, self.book, self.terms, self.random = size, book, TERMS[book], Random(seed)
        self.at, self.watch, self.club = 0, Watch(), None
        self.now: Any = None
        self.figures: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.deciding = 0.0
        self.felts: dict[int, Table] = {}  # tables at which hands are played, by the number that the club has for them
        self.boxes: Counter[int] = Counter()  # what lies in the drop boxes of the others
        self.visits: dict[str, Visit] = {}
        self.left: dict[tuple[str, str], tuple[int, int]] = {}  # chips and when, by member and game
        self.calls: dict[str, tuple[str, int]] = {}
        self.tickets: list[tuple[str, str, str]] = []  # number, holder, event
        self.members = [f"m{number}" for number in range(size.members)]
        self.games = [game_key(("nlhe",), stakes) for stakes in STAKES]
        self._found()

    # ---- what is asked -------------------------------------------------------------------------------------------
    def ask(self, command: Any) -> Any:
        """What a command leads to; the events are entered."""
        before = process_time()
        found = decide(self.now, command, law_of, self.at)
        self.deciding += process_time() - before
        if isinstance(found, Refused):
            self.refused[found.code] += 1
            return found
        for event in found:
            before = process_time()
            self.now = evolve(self.now, event, self.at)
            self.deciding += process_time() - before
            self.watch.enter(event)
            self.watch.holds(self.now)
            self.figures["events"] += 1
        self.figures["commands"] += 1
        return found

    def do(self, command: Any) -> Any:
        """Carry out a command that is possible."""
        found = self.ask(command)
        assert not isinstance(found, Refused), f"{command}: {found}"
        return found

    def no(self, command: Any, *codes: str) -> None:
        """Have a command be refused for one of these reasons, and change nothing."""
        before, balances = self.now, self.now.ledger.balances
        copy = dict(balances)
        found = self.ask(command)
        assert isinstance(found, Refused), f"{command} should be refused: {found}"
        assert found.code in codes, f"{command}: {found}"
        assert self.now is before
        assert balances == copy
        self.figures["refused as they should be"] += 1

    # ---- the house -----------------------------------------------------------------------------------------------
    def _found(self) -> None:
        house = House("Raise", self.book, "nlhe", TOURNAMENTS[self.book], CHIPS, Charges(percent=5, cap=30))
        self.do(cp.Found(house, "olga"))
        staff = {"mira": "manager", "adam": "administrator", "cleo": "cashier", "carl": "cashier", "fred": "floor",
                 "dora": "dealer", "dirk": "director", "jude": "judge"}  # fmt: skip
        for member, role in staff.items():
            self.do(cp.RegisterMember(member, "olga"))
            self.do(cp.Appoint(member, (role,), "olga"))  # type: ignore[arg-type]
        for member in self.members:
            self.do(cp.RegisterMember(member, "fred"))
        pieces = {5: 40_000, 25: 20_000, 100: 10_000, 500: 4000, 1000: 2000}
        self.do(cc.IssueChips(tuple(pieces.items()), "adam"))

    def play(self) -> None:
        """Play the month."""
        for day in range(self.size.days):
            self._day(day)
            self.watch.fits(self.now)

    def _day(self, day: int) -> None:
        self.at = (day + 1) * DAY
        self.do(cc.OpenShift(300_000, "cleo"))
        self._open_tables()
        ticks = self.size.hours * 60 * MINUTE // TICK
        coming = self.random.sample(self.members, self.size.visits)
        for tick in range(ticks):
            self.at += TICK
            if tick == ticks // 2:
                self._change_of_shifts()
            first, last = len(coming) * tick // ticks, len(coming) * (tick + 1) // ticks
            for member in coming[first:last] if tick < ticks * 9 // 10 else ():
                self._arrives(member)
            self._absences()
            self._leavings()
            self._lists()
            self._hands()
            self._reports()
            self._mishaps()
            if tick in (ticks * 6 // 10, ticks * 8 // 10):
                self._breaks()
            self.watch.fits(self.now)
        self._tournaments(day)
        self._close(day)

    def _open_tables(self) -> None:
        for number in range(self.size.tables):
            stakes = STAKES[number % len(STAKES)]
            felt = number < self.size.hands
            stream = f"table/{number}" if felt else ""
            sort: Any = "training" if self.book == "fspr-training" else "cash"
            self.do(cf.OpenTable(f"T{number}", ("nlhe",), stakes, SEATS, "fred", sort=sort,
                                 kind="hands" if felt else "reports", stream=stream))  # fmt: skip
            opened = self.now.counts.tables
            if felt:
                self._tell(
                    opened, tc.Open(Settings(f"T{number}", ("nlhe",), self.book, SEATS, stakes, club=True), "fred")
                )

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

    @property
    def cashier(self) -> str:
        """Whoever has a shift open."""
        return next(each.cashier for each in reversed(self.now.shifts.values()) if not each.closed)

    # ---- coming, waiting, sitting down -----------------------------------------------------------------------------
    def _arrives(self, member: str) -> None:
        own = self.now.members[member]
        if own.ban:
            self.no(cp.Arrive(member, "fred", own.card), "banned")
            return
        if own.here or member in self.visits:
            return
        if self.random.random() < 0.02:
            self.no(cp.Arrive(member, "fred", own.card + 1), "card_is_not_good")
        self.do(cp.Arrive(member, "fred", own.card))
        game = self.random.choice(self.games)
        visit = self.visits[member] = Visit(member, game, self.at + self.random.randint(40, 420) * MINUTE)
        self._wants(visit)

    def _wants(self, visit: Visit) -> None:
        member, stakes = visit.member, STAKES[self.games.index(visit.game)]
        table = next(each for each in self.now.tables.values() if each.stakes == stakes)
        hand_full = self.now.ledger.on(f"chips/{member}")
        if self.terms.steps and self.random.random() < 0.05 and not hand_full:
            self.no(cf.TakeSeat(member, table.number, stakes.least_buy_in, "fred"), "told_first")
        self.do(cf.JoinList(member, visit.game, "fred"))
        need = self._least(visit)
        if hand_full < need:
            self.do(cc.SellChips(member, need - hand_full, self.cashier))

    def _least(self, visit: Visit) -> int:
        stakes = STAKES[self.games.index(visit.game)]
        took, when = self.left.get((visit.member, visit.game), (0, 0))
        away = -(-(self.at - when) // MINUTE)
        if took and away <= self.terms.window:
            return max(took, stakes.least_buy_in) if self.terms.full else took
        return stakes.least_buy_in

    def _lists(self) -> None:
        for member in list(self.calls):
            self._called(member)
        for table in list(self.now.tables.values()):
            held = {each.place for each in self.now.held.values() if each.table == table.number}
            free = [place for place, who in enumerate(table.places) if not who and place not in held]
            game = game_key(table.games, table.stakes)
            for _ in free[:3]:
                waits = [each.member for each in self._waiting(game) if not each.until]
                if not waits:
                    break
                (_, called) = self.do(cf.CallNext(table.number, "mira"))
                assert called.member == waits[0], "who has waited longest is called first"
                self.calls[called.member] = (game, called.table)
                self._called(called.member)

    def _waiting(self, game: str) -> list[Any]:
        return [each for each in self.now.lists.get(game, ()) if each.member not in self.now.held]

    def _called(self, member: str) -> None:
        game, table = self.calls[member]
        visit, held = self.visits[member], self.now.held[member]
        if self.at >= held.until:
            place = [each.member for each in self.now.lists[game]].index(member)
            self.do(cf.CallOver(member, game))
            after = [each.member for each in self.now.lists.get(game, ())]
            assert (member not in after) or after.index(member) >= place
            del self.calls[member]
            if member not in after:
                self._goes_home(visit)
            return
        chance = self.random.random()
        if chance < 0.06:
            return
        if chance < 0.14:
            self.do(cf.AnswerCall(member, game, "more time", member))
            return
        if chance < 0.18:
            self.do(cf.AnswerCall(member, game, "no", member))
            del self.calls[member]
            if all(each.member != member for each in self.now.lists.get(game, ())):
                self._goes_home(visit)
            return
        del self.calls[member]
        self._sits_down(visit, table)

    def _sits_down(self, visit: Visit, number: int) -> None:
        member, least = visit.member, self._least(visit)
        stakes = STAKES[self.games.index(visit.game)]
        has = self.now.ledger.on(f"chips/{member}")
        if has < least:  # what was due when they bought chips may be another sum by now
            self.do(cc.SellChips(member, least - has, self.cashier))
        took = self.left.get((member, visit.game), (0, 0))[0]
        back = least > stakes.least_buy_in or (took == least and not self.terms.full)
        if least > 5 and self.random.random() < (0.5 if back else 0.05):
            self.no(cf.TakeSeat(member, number, least - 5, "fred"),
                    "chips_must_come_back", "buy_in_outside", "buy_in_short")  # fmt: skip
            self.figures["returns with too little"] += back
        chips = least
        found = self.do(cf.TakeSeat(member, number, chips, "fred"))
        seated = next(each for each in found if isinstance(each, ef.Seated))
        self.figures["returns with what was taken"] += back
        assert seated.chips >= least
        self.left.pop((member, visit.game), None)
        self.figures["seated"] += 1
        if number in self.felts:
            self._tell(number, tc.TakeSeat(member, seated.place, chips, account=f"chips/{member}"))
        else:
            visit.stack = chips
        if self.random.random() < 0.01:
            other = self.random.choice([each for each in self.now.tables if each != number])
            self.no(cf.TakeSeat(member, other, stakes.least_buy_in, "fred"), "sits_elsewhere")

    # ---- away, back, kept ------------------------------------------------------------------------------------------
    def _absences(self) -> None:
        for member, seat in list(self.now.seats.items()):
            visit = self.visits[member]
            if seat.away:
                self._absent(visit, seat)
            elif self.random.random() < 0.02:
                self.do(cf.GoAway(member, member))
                visit.back = self.at + self.random.choice((5, 15, 50, 80, 120)) * MINUTE
                self._at_felt(seat.table, tc.BeAway(member))

    def _absent(self, visit: Visit, seat: Any) -> None:
        member = visit.member
        if self.at >= visit.back:
            found = self.do(cf.ComeBack(member, member))
            assert found[-1].away == self.at - seat.away
            self._at_felt(seat.table, tc.BeAway(member, False))
            self.figures["came back to the seat"] += 1
            return
        table = self.now.tables[seat.table]
        game = game_key(table.games, table.stakes)
        waits = bool(self._waiting(game))
        minutes = (self.at - seat.away) // MINUTE
        chips = self._stack(visit, seat.table)
        if not (waits and minutes >= self.terms.kept):
            if self.random.random() < 0.1:
                self.no(cf.CountAbsent(member, chips, "mira"), "chips_stay")
            return
        if seat.table in self.felts and self.felts[seat.table].playing:
            return
        if self.random.random() < 0.3:
            self.no(cf.TakeIntoKeeping(member, "adam"), "not_counted_yet")
            self.no(cf.CountAbsent(member, chips, "fred" if self.terms.steps else "carl"), "staff_only")
        self.do(cf.CountAbsent(member, chips, "mira"))
        kept = self.now.ledger.on(f"keeping/{member}")
        self.do(cf.TakeIntoKeeping(member, "adam"))
        assert self.now.ledger.on(f"keeping/{member}") == kept + chips
        self._at_felt(seat.table, tc.Leave(member))
        self.left.pop((member, visit.game), None)
        if chips:
            self.left[member, visit.game] = (chips, seat.away)
        self.figures["taken into keeping"] += 1
        visit.stack, visit.again = 0, visit.back

    def _stack(self, visit: Visit, table: int) -> int:
        if table not in self.felts:
            return visit.stack
        felt = self.felts[table]
        seat = sitting(felt, seat_of(felt, visit.member))
        return seat.stack + seat.bought

    # ---- leaving, cashing out, coming back -----------------------------------------------------------------------
    def _leavings(self) -> None:
        for visit in list(self.visits.values()):
            member = visit.member
            seat = self.now.seats.get(member)
            if visit.again and self.at >= visit.again:
                visit.again = 0
                if self.now.ledger.on(f"keeping/{member}"):
                    self.do(cc.HandBack(member, self.now.ledger.on(f"keeping/{member}"), "adam"))
                if self.at < visit.until and not self.now.members[member].ban:
                    self._wants(visit)
                else:
                    self._goes_home(visit)
            elif seat and not seat.away:
                stack = self._stack(visit, seat.table)
                if self.at >= visit.until or (not stack and self.random.random() < 0.5):
                    self._leaves(visit, seat)
                elif not stack:
                    self._buys(visit, seat)
                elif self.random.random() < 0.01:
                    self._leaves(visit, seat)
                    visit.until = max(visit.until, self.at + 90 * MINUTE)
                    visit.again = self.at + self.random.choice((20, 50, 60, 65, 110, 130)) * MINUTE
                elif self.random.random() < 0.005:
                    self._changes(visit, seat)

    def _buys(self, visit: Visit, seat: Any) -> None:
        stakes = self.now.tables[seat.table].stakes
        limits = limits_of(self.now.tables[seat.table], law_of(self.book, "nlhe", "cash"))
        has = self.now.ledger.on(f"chips/{visit.member}")
        if has < limits.least:
            self.do(cc.SellChips(visit.member, limits.least - has, self.cashier))
        self.do(cf.AddChips(visit.member, stakes.least_buy_in, 0, visit.member))
        self._at_felt(seat.table, tc.TopUp(visit.member, stakes.least_buy_in, account=f"chips/{visit.member}"))
        visit.stack += stakes.least_buy_in * (seat.table not in self.felts)

    def _leaves(self, visit: Visit, seat: Any) -> None:
        member, chips = visit.member, self._stack(visit, seat.table)
        if self.random.random() < 0.02:
            self.no(cf.LeaveSeat(member, self.now.ledger.on(f"table/{seat.table}") + 5, "fred"), "table_holds_less")
        self.do(cf.LeaveSeat(member, chips, "fred"))
        self._at_felt(seat.table, tc.Leave(member))
        visit.stack = 0
        self.left.pop((member, visit.game), None)
        if chips:
            self.left[member, visit.game] = (chips, self.at)
        self.figures["left"] += 1
        if self.at >= visit.until or not chips:
            self._goes_home(visit)

    def _changes(self, visit: Visit, seat: Any) -> None:
        table = self.now.tables[seat.table]
        held = {(each.table, each.place) for each in self.now.held.values()}
        others = [
            each
            for each in self.now.tables.values()
            if each.stakes == table.stakes
            and each.number != table.number
            and any(not who and (each.number, place) not in held for place, who in enumerate(each.places))
        ]
        member, chips = visit.member, self._stack(visit, seat.table)
        if not others:
            return
        to = self.random.choice(others).number
        self.no(cf.ChangeTable(member, to, chips, "asked", member), "staff_only")
        self.no(cf.ChangeTable(member, to, chips, "asked", "mira"), "change_not_asked")
        self.do(cf.AskChange(member, to, member))
        has, least = self.now.ledger.on(f"chips/{member}"), table.stakes.least_buy_in
        more = max(0, least - chips)
        if more and has < more:
            self.do(cc.SellChips(member, more - has, self.cashier))
        if more:
            self.no(cf.ChangeTable(member, to, chips, "asked", "mira"), "buy_in_short")
        found = self.do(cf.ChangeTable(member, to, chips, "asked", "mira", more=more))
        changed = found[-1]
        self._at_felt(table.number, tc.Leave(member))
        visit.stack = 0
        if to in self.felts:
            self._tell(to, tc.TakeSeat(member, changed.place, chips + more, account=f"chips/{member}"))
        else:
            visit.stack = chips + more
        self.figures["changed tables"] += 1

    def _breaks(self) -> None:
        """Break a table that only reports: its players go to others of its game with what they have, or wait."""
        stakes = Counter(each.stakes for each in self.now.tables.values())
        full = [
            each
            for each in self.now.tables.values()
            if each.number not in self.felts and any(each.places) and stakes[each.stakes] > 1
        ]
        if not full:
            return
        table = self.random.choice(full)
        number = table.number
        players = [each for each in table.places if each]
        for member in players:
            if self.now.seats[member].away:
                self.do(cf.ComeBack(member, member))
        others = [each for each in self.now.tables.values() if each.stakes == table.stakes and each.number != number]
        if players:
            self.no(cf.ChangeTable(players[0], others[0].number, 0, "broken", "mira"), "table_does_not_break")
        held = len(self.now.held)
        free = sum(place == "" for each in others for place in each.places) - held
        for member in [each.member for each in self.now.held.values() if each.table == number]:
            self.do(cf.AnswerCall(member, self.calls.pop(member)[0], "no", member))
            if not any(each.member == member for rows in self.now.lists.values() for each in rows):
                self._goes_home(self.visits[member])
        order = tuple(self.random.sample(range(len(players)), len(players)))
        broken = self.do(cf.BreakTable(number, "fred", order))[-1]
        assert len(broken.held) >= min(len(players), free)
        self.no(cf.CallNext(number, "mira"), "table_breaks")
        for seat in broken.held:
            visit = self.visits[seat.member]
            self.do(cf.ChangeTable(seat.member, seat.table, visit.stack, "broken", "mira"))
            if seat.table in self.felts:
                chips = visit.stack
                if chips:
                    self._tell(seat.table, tc.TakeSeat(seat.member, seat.place, chips, came="broken",
                                                       account=f"chips/{seat.member}"))  # fmt: skip
                visit.stack = 0
            self.figures["moved from a broken table"] += 1
        rows = self.now.lists.get(game_key(table.games, table.stakes), ())
        assert tuple(each.member for each in rows[: len(broken.heads)]) == broken.heads
        for member in broken.heads:
            chips = self.visits[member].stack
            self.do(cf.LeaveSeat(member, chips, "fred"))
            self.visits[member].stack = 0
            self.left.pop((member, self.visits[member].game), None)
            if chips:
                self.left[member, self.visits[member].game] = (chips, self.at)
            self.figures["found no seat when their table broke"] += 1
        self._close_table(number)
        self.figures["tables broken"] += 1

    def _goes_home(self, visit: Visit) -> None:
        member = visit.member
        if self.now.ledger.on(f"keeping/{member}") and self.random.random() < 0.5:
            self.do(cc.HandBack(member, self.now.ledger.on(f"keeping/{member}"), "adam"))
        has = self.now.ledger.on(f"chips/{member}")
        if has:
            self._cashes_out(member, has)
        self.do(cp.Depart(member, member))
        self.visits.pop(member, None)
        self.calls.pop(member, None)

    def _cashes_out(self, member: str, has: int) -> None:
        if self.random.random() < 0.1:
            self.do(cc.KeepChips(member, has, self.cashier))
            return
        if self.random.random() < 0.03:
            self.no(cc.PayOut(member, has + 5, self.cashier), "chips_short")
            self.no(cc.PayOut(member, -has, self.cashier), "amount_not_positive")
        sheet = 0
        if self.terms.sheets:
            if self.random.random() < 0.02:
                self.no(cc.PayOut(member, has, self.cashier), "exit_sheet_needed")
            self.do(cc.MakeExitSheet(member, has, "mira"))
            sheet = self.now.counts.sheets
        if -self.now.ledger.on(f"till/{self._shift()}") < has:
            self.do(cc.MoveCash(-200_000, self.cashier))
        self.do(cc.PayOut(member, has, self.cashier, sheet))
        if sheet and self.random.random() < 0.05:
            self.no(cc.PayOut(member, has, self.cashier, sheet), "chips_short", "sheet_used")
        self.figures["paid out"] += 1

    def _shift(self) -> int:
        return next(each.number for each in reversed(self.now.shifts.values()) if not each.closed)

    # ---- hands, and tables that only report ------------------------------------------------------------------------
    def _tell(self, number: int, command: Any) -> Any:
        table = self.felts.get(number)
        found = table_rules.decide(table, command, laws, self.at)
        assert not isinstance(found, Refused), f"{command}: {found}"
        for event in found:
            table = evolve_table(table, event, self.at)
        assert table is not None
        self.felts[number] = table
        assert self.now.ledger.on(f"table/{number}") == table.chips, "stacks, bets and pots are what the club has there"
        return found

    def _at_felt(self, number: int, command: Any) -> None:
        if number in self.felts:
            self._tell(number, command)

    def _hands(self) -> None:
        for number in self.felts:
            for _ in range(HANDS):
                self._hand(number)

    def _hand(self, number: int) -> None:
        table = self.felts[number]
        among = who_is_dealt_in(table, laws)
        if isinstance(among, Refused):
            return
        deck = self.random.sample(range(52), 52)
        draw = tuple(self.random.sample(range(52), 52)) if table.button < 0 else ()
        self._tell(number, tc.StartHand(tuple(deck), draw))
        while self.felts[number].playing:
            self._tell(number, self._act(self.felts[number]))
        self.figures["hands"] += 1
        for seat in self.felts[number].seats:
            if seat and not seat.stack + seat.bought and self.now.seats[seat.member].away == 0:
                visit = self.visits[seat.member]
                visit.until = min(visit.until, self.at + TICK)

    def _act(self, table: Table) -> Any:
        state = table.hand
        assert state is not None
        if state.stage == "shuffling":
            cards = list(shuffled_cards(state)[0])
            self.random.shuffle(cards)
            return tc.Supply(hand.Reshuffle(tuple(cards)))
        if is_asked(table):
            return tc.Act(sitting(table, unanswered(table)[0]).member, hand.Run(1))
        number = to_act(table)
        seat, member = table.players.index(number), sitting(table, number).member
        if state.stage == "showdown":
            return tc.Act(member, hand.Show(seat))
        may = options(state, law_now(table, laws))
        verb = self.random.choices([*may], [{"fold": 3, "check": 6, "call": 5}.get(each, 2) for each in may])[0]
        if verb in ("fold", "check", "call"):
            return tc.Act(member, {"fold": hand.Fold, "check": hand.Check, "call": hand.Call}[verb](seat))
        least, most = may[verb]
        return tc.Act(member, hand.RaiseTo(seat, self.random.choice((least, least, least, most))))

    def _reports(self) -> None:
        for number, table in self.now.tables.items():
            if number in self.felts:
                continue
            there = [each for each in table.places if each and not self.now.seats[each].away]
            if len(there) < 2:
                continue
            for _ in range(3):
                loser, winner = self.random.sample(there, 2)
                lost = min(self.visits[loser].stack, 5 * self.random.randint(1, table.stakes.least_buy_in // 25))
                rake = min(5, lost)
                self.visits[loser].stack -= lost
                self.visits[winner].stack += lost - rake
                self.boxes[number] += rake

    # ---- what nobody may do ----------------------------------------------------------------------------------------
    def _mishaps(self) -> None:
        member = self.random.choice(self.members)
        by = self.cashier
        self.no(cc.SellChips(member, -self.random.randint(0, 500), by), "amount_not_positive", "banned")
        kept = self.now.ledger.on(f"keeping/{member}")
        self.no(cc.HandBack(member, kept + 1, "adam"), "balance_short")
        self.no(cc.SellChips(member, 100, self.random.choice(self.members)), "staff_only")
        if self.random.random() < 0.02:
            self._bans(member)

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

    # ---- tournaments and their tickets -----------------------------------------------------------------------------
    def _tournaments(self, day: int) -> None:
        days, count = self.size.days, self.size.tournaments
        for number in range(count * day // days, count * (day + 1) // days):
            self._tournament(number)

    def _tournament(self, number: int) -> None:
        event, price = f"t{number}", 100
        kinds: Any = ("prize", "qualification", "raffle")
        holders = self.random.sample(self.members, 24)
        tickets = [f"{event}-{at}" for at in range(20)]
        for ticket, holder in zip(tickets, holders, strict=False):
            self.do(cc.SellTicket(ticket, holder, price, self.random.choice(kinds), event, self.cashier))
        self.no(cc.SellTicket(tickets[0], holders[1], price, "prize", event, self.cashier), "ticket_known")
        self.figures["tickets"] += len(tickets)
        missed = (0, 0, 0, 0, 0, 1, 0, 0, 2, 0)[number % 10]
        for times in range(1, min(missed, self.terms.paid_after) + 1):
            self.do(cc.SettleTickets(event, False, self.cashier, event))
            ends = {self.now.tickets[each].end for each in tickets}
            assert ends == {"paid" if times >= self.terms.paid_after else ""}, "as often as the book has it"
        if self.now.tickets[tickets[0]].end == "paid":
            self._paid_back(tickets, holders, price)
            return
        for ticket, holder in list(zip(tickets, holders, strict=False))[:15]:
            self._redeems(ticket, holder, event, price)
        for holder in holders[20:]:
            self.do(cc.TakeEntry(holder, event, price, self.cashier))
        self.ask(cc.SettleTickets(event, True, self.cashier))
        pool = self.now.ledger.on(f"event/{event}")
        assert pool == self.now.events[event].taken
        for place, share in enumerate((50, 30, 10)):
            way: Any = self.random.choice(("cash", "balance"))
            self.do(cc.PayPrize(holders[place], event, pool * share // 100 // 5 * 5, self.cashier, way))
        self.no(cc.PayPrize(holders[0], event, 0, self.cashier), "amount_not_positive")
        self.do(cc.CloseEvent(event, "dirk"))
        assert not self.now.ledger.on(f"event/{event}")
        self.no(cc.TakeEntry(holders[3], event, price, self.cashier), "event_is_closed")
        self.figures["tournaments"] += 1

    def _redeems(self, ticket: str, holder: str, event: str, price: int) -> None:
        if self.random.random() < 0.1:
            passed = self.ask(cc.PassTicket(ticket, self.random.choice(self.members), self.cashier))
            assert not isinstance(passed, Refused) or passed.code in ("ticket_stays", "nothing_to_change"), passed
        owner = self.now.tickets[ticket].holder
        if owner != holder:
            self.no(cc.RedeemTicket(ticket, holder, event, price, self.cashier), "ticket_of_another")
        self.do(cc.RedeemTicket(ticket, owner, event, price, self.cashier))
        self.no(cc.RedeemTicket(ticket, owner, event, price, self.cashier), "ticket_used")
        self.figures["tickets redeemed"] += 1

    def _paid_back(self, tickets: list[str], holders: list[str], price: int) -> None:
        for ticket, holder in zip(tickets, holders, strict=False):
            assert self.now.tickets[ticket].end == "paid"
            assert not self.now.ledger.on(f"ticket/{ticket}")
            assert self.now.ledger.on(f"keeping/{holder}") >= price
            self.no(cc.RedeemTicket(ticket, holder, "t0", price, self.cashier), "ticket_paid", "event_is_closed")
        self.figures["tournaments paid back"] += 1

    # ---- the end of a day ------------------------------------------------------------------------------------------
    def _close(self, day: int) -> None:
        for member, seat in list(self.now.seats.items()):
            visit = self.visits[member]
            visit.until = self.at
            if seat.away:
                self.do(cf.ComeBack(member, member))
                self._at_felt(seat.table, tc.BeAway(member, False))
            self._leaves(visit, self.now.seats[member])
        for visit in list(self.visits.values()):
            self._goes_home(visit)
        for number in list(self.now.tables):
            self._close_table(number)
        self._close_shift("carl")
        if day % 7 == 6:
            self._count_cage()

    def _close_table(self, number: int) -> None:
        there = self.now.ledger.on(f"table/{number}")
        if number in self.felts:
            assert there == self.felts.pop(number).chips == 0
        assert there == self.boxes[number]
        box = self.boxes.pop(number, 0)
        gone = 5 if box >= 5 and self.random.random() < 0.1 else 0  # a chip that rolled under the table
        if box and self.random.random() < 0.5:
            self.do(cf.CountDrop(number, box - gone, "fred")) if box > gone else None
            self.do(cf.CloseTable(number, 0 if box > gone else box - gone, "fred"))
        else:
            self.do(cf.CloseTable(number, box - gone, "fred"))
        if self.now.ledger.on(f"drop/{number}"):
            fund = self.now.ledger.on("fund/prizes") + self.now.ledger.on("house/revenue")
            self.do(cf.CollectDrop(number, self.cashier))
            after = self.now.ledger.on("fund/prizes") + self.now.ledger.on("house/revenue")
            assert after - fund == box - gone
        self.figures["chips lost"] += gone
        self.figures["tables closed"] += 1

    def _count_cage(self) -> None:
        cage = dict(self.now.inventory.cage)
        cage[5] = cage.get(5, 0) - self.random.choice((0, 1))
        self.do(cc.CountCage(tuple(cage.items()), "adam"))
