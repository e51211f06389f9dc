"""A month of a club by chance: members come, wait, play, go away, come back and cash out; tournaments sell tickets.

Whatever the club says is held against a second reckoning (`club_watch.py`). `Month.play` raises `AssertionError` on the
first step that does not fit. What happens at the desk alone is in `club_desk.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

from club_desk import DAY, MINUTE, Desk
from club_watch import TERMS, Watch

from cardspeak.hand import commands as hand
from cardspeak.hand.betting import options
from cardspeak.hand.dealing import shuffled_cards
from cardspeak.hand.events import Awarded
from cardspeak.hand.refused import Refused
from cardspeak.hand.state import Rake
from cardspeak.library import find_game, law_at
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events_floor as ef
from cardspeak.room.club.decide import decide
from cardspeak.room.club.evolve import evolve
from cardspeak.room.club.seats import limits_of
from cardspeak.room.club.state import Charges, House, game_key
from cardspeak.room.table import commands as tc
from cardspeak.room.table import decide as table_rules
from cardspeak.room.table.decide import law_now
from cardspeak.room.table.events import HandFinished
from cardspeak.room.table.evolve import evolve as evolve_table
from cardspeak.room.table.next_hand import who_is_dealt_in
from cardspeak.room.table.runs import is_asked, unanswered
from cardspeak.room.table.state import Settings, Stakes, Table, seat_of, sitting, to_act

TICK = 5 * MINUTE
CHIPS = (5, 25, 100, 500, 1000)
STAKES = (
    Stakes(5, 10, chips=CHIPS, least_buy_in=300, most_buy_in=1000),
    Stakes(10, 20, chips=CHIPS, least_buy_in=600, most_buy_in=2000),
    Stakes(25, 50, chips=CHIPS, least_buy_in=1500, most_buy_in=5000),
)
SEATS = 9


TOURNAMENTS = {"fspr-training": "fspr-competition", "diamond-club": "diamond-club", "tda-2024": "tda-2024"}


class Size(NamedTuple):
    """How large a month is."""

    days: int = 30
    members: int = 2000
    tables: int = 30
    hands: int = 3  # of the tables at which hands are played
    visits: int = 900  # a day
    tournaments: int = 40
    hours: int = 10
    pace: int = 5  # hands at a table in five minutes


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


def lying(table: Table) -> int:
    """Return the chips that lie on a table where hands are played: stacks, bets, pots, and what was bought since."""
    hand_on = table.hand if table.playing else None
    dealt = set(table.players) if hand_on else set()
    chips = sum(seat.bought + (0 if number in dealt else seat.stack) for number, seat in enumerate(table.seats) if seat)
    if hand_on is None:
        return chips
    return chips + sum(hand_on.round.stacks) + sum(hand_on.round.bets) + hand_on.pot.total + hand_on.pot.raked


class Visit:
    """Somebody who plays tonight: until when, what they have before them where only reports are made."""

    def __init__(self, member: str, game: str, until: int) -> None:
        self.member, self.game, self.until = member, game, until
        self.stack = 0
        self.back = 0  # when they come back to their seat
        self.again = 0  # when they come back to the game, after leaving it


class Month(Desk):
    """A club for a month."""

    def __init__(
        self, size: Size = FULL, book: str = "fspr-training", seed: int = 1, clock: Callable[[], float] = float
    ) -> None:
        super().__init__()
        self.clock = clock  # of the time that the club alone takes; it costs time itself
        self.size, self.book, self.terms, self.random = size, book, TERMS[book], Random(seed)
        self.at, self.watch = 0, Watch(TERMS[book])
        percent, time = (0, 5) if self.terms.ahead else (5, 0)  # what is charged: time, or a part of the pots
        self.charges = Charges(percent=percent, cap=30, time=time, minutes=30)
        self.now: Any = None
        self.figures: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.deciding = 0.0
        self.felts: dict[int, Table] = {}  # tables at which hands are played, by the number that the club has for them
        self.boxes: Counter[int] = Counter()  # what lies in the drop boxes
        self.awarded = 0  # chips of the pots of the hand that is on
        self.visits: dict[str, Visit] = {}
        self.left: dict[tuple[str, str], tuple[int, int]] = {}  # chips and when, by member and game
        self.calls: dict[str, tuple[str, int]] = {}
        self.members = [f"m{number}" for number in range(size.members)]
        self.games = [game_key(("nlhe",), stakes) for stakes in STAKES]
        self._found()

    # ---- what is asked -------------------------------------------------------------------------------------------
    def ask(self, command: Any) -> Any:
        """What a command leads to; the events are entered."""
        before = self.clock()
        found = decide(self.now, command, law_of, self.at)
        self.deciding += self.clock() - before
        if isinstance(found, Refused):
            self.refused[found.code] += 1
            return found
        for event in found:
            before = self.clock()
            self.now = evolve(self.now, event, self.at)
            self.deciding += self.clock() - before
            self.watch.enter(event, self.at)
            self.watch.holds(self.now, event)
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
        house = House("Raise", self.book, "nlhe", TOURNAMENTS[self.book], CHIPS, self.charges)
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
            self._fits()
        self._month_over()
        self._fits()

    def _fits(self) -> None:
        """Hold everything against the second reckoning, and what lies on each table against its account."""
        self.watch.fits(self.now)
        for number, table in self.now.tables.items():
            there = sum(self._stack(self.visits[each], number) for each in table.places if each)
            there += self.boxes[number] + self.watch.banks[number]
            assert self.now.ledger.on(f"table/{number}") == there, f"stacks, drop and bank of table {number}"

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
            self._must_moves()
            self._lists()
            self._hands()
            self._reports()
            if tick % 6 == 0 and self.charges.time:
                self._time()
            self._mishaps()
            if tick in (ticks * 6 // 10, ticks * 8 // 10):
                self._breaks()
            self._fits()
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
            if not felt:
                self._sets(opened, stakes)
            if felt:
                self._tell(
                    opened, tc.Open(Settings(f"T{number}", ("nlhe",), self.book, SEATS, stakes, club=True), "fred")
                )

    def _sets(self, number: int, stakes: Stakes) -> None:
        """Bring chips of the house to a table that reports, and say to which one its players must move."""
        if self.random.random() < 0.5:
            self.do(cf.Fill(number, 200, "cleo"))
        alike = [each for each in self.now.tables.values() if each.stakes == stakes and each.number != number]
        mains = [each.number for each in alike if each.kind == "reports" and not each.main]
        if mains and number > self.size.tables * 2 // 3:
            self.do(cf.SetMain(number, mains[0], "fred"))

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
        untold = visit.game not in self.now.members[member].told
        if self.terms.steps and self.random.random() < 0.05 and not hand_full and untold:
            self.no(cf.TakeSeat(member, table.number, stakes.least_buy_in, "fred"), "told_first")
        self.do(cf.JoinList(member, visit.game, "fred"))
        need = self._least(visit)
        if hand_full < need:
            self.do(cc.SellChips(member, need - hand_full, self.cashier))

    def _least(self, visit: Visit) -> int:
        stakes = STAKES[self.games.index(visit.game)]
        took, when = self.left.get((visit.member, visit.game), (0, 0))
        away = -(-(self.at - when) // MINUTE)
        if took and self.terms.window and away <= self.terms.window:
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
        back = bool(self.terms.window) and (least > stakes.least_buy_in or (took == least and not self.terms.full))
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
            self.no(cf.CountAbsent(member, chips, "fred" if self.terms.steps else "carl"), "not_your_role")
        self.do(cf.CountAbsent(member, chips, "mira"))
        kept = self.now.ledger.on(f"keeping/{member}")
        self.do(cf.TakeIntoKeeping(member, self.cashier if self.terms.keeper == "cleo" else self.terms.keeper))
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

    def _must_moves(self) -> None:
        """Have those go to the main game who sit longest at a table from which they must move."""
        for table in [each for each in self.now.tables.values() if each.main and not each.breaking]:
            for _ in range(2):
                main = self.now.tables[table.main]
                held = {each.place for each in self.now.held.values() if each.table == main.number}
                free = [place for place, who in enumerate(main.places) if not who and place not in held]
                sitting = [each for each in self.now.tables[table.number].places if each]
                if not free or not sitting:
                    break
                first, *others = sorted(sitting, key=lambda each: self.watch.since[each])
                if others:
                    last = cf.ChangeTable(others[-1], main.number, 0, "must_move", "mira")
                    self.no(last, "anothers_turn")
                self._moves_up(self.visits[first], main.number)

    def _moves_up(self, visit: Visit, main: int) -> None:
        member, away = visit.member, self.now.seats[visit.member].away
        least = self.now.tables[main].stakes.least_buy_in
        more = 0 if self.terms.called_free else max(0, least - visit.stack)
        has = self.now.ledger.on(f"chips/{member}")
        if more:
            self.no(cf.ChangeTable(member, main, visit.stack, "must_move", "mira"), "buy_in_short")
            if has < more:
                self.do(cc.SellChips(member, more - has, self.cashier))
        self.do(cf.ChangeTable(member, main, visit.stack, "must_move", "mira", more=more))
        visit.stack += more
        assert self.now.seats[member].away == away, "who was away still is"
        self.figures["moved to the main game"] += 1

    def _time(self) -> None:
        """Collect the charge for time at the tables that report, from those who are there and owe it."""
        terms = self.charges
        for number, table in self.now.tables.items():
            owed: list[tuple[str, int]] = []
            for member in [each for each in table.places if each and number not in self.felts]:
                minutes = (self.at - self.watch.playing[member]) // MINUTE
                due = (minutes // terms.minutes + self.terms.ahead) * terms.time - self.watch.charged[member]
                if due > 0 and not self.now.seats[member].away:
                    owed.append((member, due))
            if not owed and number not in self.felts:
                self.no(cf.CollectTime(number, "dora"), "nothing_due")
            elif owed:
                (_, found) = self.do(cf.CollectTime(number, "dora"))
                assert found.amounts == tuple(owed), "what each owes for time"
            for member, amount in owed:
                paid = min(amount, self.visits[member].stack)
                self.visits[member].stack -= paid
                self.boxes[number] += paid
                self.figures["paid for time"] += paid > 0

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
        self._pays(member, has)

    # ---- hands, and tables that only report ------------------------------------------------------------------------
    def _tell(self, number: int, command: Any) -> Any:
        table = self.felts.get(number)
        found = table_rules.decide(table, command, laws, self.at)
        assert not isinstance(found, Refused), f"{command}: {found}"
        for event in found:
            table = evolve_table(table, event, self.at)
            if isinstance(event, Awarded):
                self.awarded += event.size
            if isinstance(event, HandFinished):
                self._raked(table, event)
                self.boxes[number] += sum(chips for _, chips in event.gone)
        assert table is not None
        self.felts[number] = table
        there = lying(table) + self.boxes[number]
        assert self.now.ledger.on(f"table/{number}") == there, "stacks, bets, pots and drop are what the club has there"
        return found

    def _raked(self, table: Table | None, event: HandFinished) -> None:
        """Hold what was taken of the pots of a hand against what the house charges."""
        assert table is not None
        assert table.hand is not None
        taken = sum(chips for _, chips in event.gone)
        pot, self.awarded = self.awarded + taken, 0
        most = min(pot * self.charges.percent // 100, self.charges.cap) if table.hand.street else 0
        assert taken == most - most % 5, f"{taken} of {pot} chips"
        self.figures["hands raked"] += taken > 0

    def _at_felt(self, number: int, command: Any) -> None:
        if number in self.felts:
            self._tell(number, command)

    def _hands(self) -> None:
        for number in self.felts:
            for _ in range(self.size.pace):
                self._hand(number)

    def _hand(self, number: int) -> None:
        table = self.felts[number]
        among = who_is_dealt_in(table, laws)
        if isinstance(among, Refused):
            return
        deck = self.random.sample(range(52), 52)
        draw = tuple(self.random.sample(range(52), 52)) if table.button < 0 else ()
        rake = Rake(self.charges.percent, self.charges.cap) if self.charges.percent else None
        self._tell(number, tc.StartHand(tuple(deck), draw, rake=rake))
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
                rake = min(5, lost) if self.charges.percent else 0
                self.visits[loser].stack -= lost
                self.visits[winner].stack += lost - rake
                self.boxes[number] += rake

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
        if self.watch.banks[number]:  # the dealer's chips go back, or lie there when the table is counted
            self.no(cf.Fill(number, -205, self.cashier), "table_holds_less")
            if self.random.random() < 0.7:
                self.do(cf.Fill(number, -200, self.cashier))
        there, box, bank = self.now.ledger.on(f"table/{number}"), self.boxes.pop(number, 0), self.watch.banks[number]
        if number in self.felts:
            assert lying(self.felts.pop(number)) == 0
        assert there == box + bank
        gone = 5 if box >= 5 and self.random.random() < 0.1 else 0  # a chip that rolled under the table
        lost, revenue = self.now.inventory.lost, self.now.ledger.on(self.terms.drops_to)
        counted = there - gone
        if counted > bank and self.random.random() < 0.5:
            self.do(cf.CountDrop(number, box - gone, "fred"))
            counted = bank
        self.do(cf.CloseTable(number, counted, "fred"))
        assert self.now.inventory.lost - lost == gone, "what is missing is shown"
        if self.now.ledger.on(f"drop/{number}"):
            self.do(cf.CollectDrop(number, self.cashier))
            assert self.now.ledger.on(self.terms.drops_to) - revenue == there - gone
        self.figures["chips lost"] += gone
        self.figures["tables closed"] += 1
