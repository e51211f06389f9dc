"""The second reckoning of a month of a club: what its books say, written down once more, and what its events come to.

A `Watch` never looks at a transaction: of each event it knows by itself, from who did what for how much, which account
grows and which shrinks, and then holds the ledger of the club against that, account by account.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from cardspeak.room.club import events_cashier as ec
from cardspeak.room.club import events_floor as ef
from cardspeak.room.club import events_people as ep
from cardspeak.room.club.state import Club

CHIPS = ("chips", "table", "keeping", "drop")  # accounts of chips that are out of the cage
UNDONE = 40  # steps of which the postings are remembered


class Terms(NamedTuple):
    """What a book has for those who come back and are away, for charges and tickets. Times are in minutes."""

    window: int  # for which what was taken away has to come back; 0: it never has to
    full: bool  # at least a whole buy-in
    kept: int  # after which the chips of an absent player are kept, where somebody waits
    sheets: bool  # pay-outs want an exit sheet
    steps: bool  # told, paid, invited
    card: bool  # shown before anybody sits down
    paid_after: int  # how often an event is not held until its tickets are paid back
    drops_to: str  # the account to which the commission goes
    ahead: bool  # the charge for time is due before each period, not after it
    called_free: bool  # who is called by must-move adds nothing
    passes: tuple[str, ...]  # kinds of tickets that may be passed on
    stays: tuple[str, ...]  # kinds that are good for another event where their holder did not come
    days: int  # for which a prize ticket is good; 0: without an end
    keeper: str  # who takes chips into keeping


TERMS = {
    "fspr-training": Terms(
        60, True, 60, True, True, True, 1, "fund/prizes", False, True, (), (), 0, "adam"
    ),
    "diamond-club": Terms(
        120, False, 30, False, False, False, 2, "house/revenue", True, False, ("qualification",), ("prize",), 30, "adam"
    ),
    "tda-2024": Terms(
        0, False, 30, False, False, False, 1, "house/revenue", False, True, (), (), 0, "cleo"
    ),
}  # fmt: skip


class Watch:
    """What the events alone come to: coins, chips, pieces, seats."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.accounts: Counter[str] = Counter()
        self.issued = self.cage = self.lost = 0
        self.out = 0  # coins on accounts of chips
        self.banks: Counter[int] = Counter()  # chips of the house by table
        self.at: dict[str, tuple[int, int]] = {}
        self.taken: dict[tuple[int, int], str] = {}
        self.since: dict[str, int] = {}  # since when somebody sits at their table
        self.playing: dict[str, int] = {}  # since when they play
        self.charged: Counter[str] = Counter()  # for time, since they play
        self.seen: Counter[str] = Counter()
        self.touched: set[str] = set()
        self.number = 0
        self.steps: dict[int, tuple[Counter[str], int]] = {0: (Counter(), 0)}  # their coins, and what left the cage

    # ---- entered -------------------------------------------------------------------------------------------------
    def enter(self, event: Any, now: int) -> None:
        """Enter an event."""
        self.seen[type(event).__name__] += 1
        if isinstance(event, ep.StepTaken):
            self.number = event.number
            self.steps[event.number] = (Counter(), 0)
            self.steps.pop(event.number - UNDONE, None)
            return
        self.touched.clear()
        self._coins(event)
        self._pieces(event)
        self._seats(event, now)

    def _goes(self, source: str, to: str, amount: int) -> None:
        step, _ = self.steps[self.number]
        for account, coins in ((source, -amount), (to, amount)):
            self.accounts[account] += coins
            step[account] += coins
            self.out += coins if account.partition("/")[0] in CHIPS else 0
            self.touched.add(account)

    def _on(self, account: str) -> int:
        return self.accounts[account]

    def _payer(self, event: Any, member: str) -> str:
        return f"till/{event.shift}" if event.shift else f"keeping/{member}"

    def _coins(self, event: Any) -> None:
        go = self._goes
        match event:
            case ec.ShiftOpened():
                go(f"till/{event.number}", "house/safe", event.float)
            case ec.CashMoved():
                go("house/safe", f"till/{event.shift}", event.amount)
            case ec.ShiftClosed():
                go("house/safe", f"till/{event.number}", event.counted)
                go(f"till/{event.number}", "house/difference", self._on(f"till/{event.number}"))
            case ec.ChipsSold():
                go(f"till/{event.shift}", f"chips/{event.member}", event.amount)
            case ec.PaidOut():
                go(f"chips/{event.member}", f"till/{event.shift}", event.amount)
            case ec.ChipsKept():
                go(f"chips/{event.member}", f"keeping/{event.member}", event.amount)
            case ec.ChipsHandedBack():
                go(f"keeping/{event.member}", f"chips/{event.member}", event.amount)
            case ec.EntryTaken():
                go(self._payer(event, event.member), f"event/{event.event}", event.amount)
            case ec.FundAdded():
                go("fund/prizes", f"event/{event.event}", event.amount)
            case ec.EventClosed():
                go(f"event/{event.event}", "house/revenue", self._on(f"event/{event.event}"))
            case ec.PrizePaid():
                own = min(self._on(f"event/{event.event}"), event.amount)
                go(f"event/{event.event}", self._payer(event, event.member), own)
                go("house/overlay", self._payer(event, event.member), event.amount - own)
            case ec.TicketSold() | ec.TicketRedeemed() | ec.TicketsSettled():
                self._tickets(event)
            case ep.MembersMerged():
                for kind in ("chips", "keeping"):
                    go(f"{kind}/{event.member}", f"{kind}/{event.into}", self._on(f"{kind}/{event.member}"))
            case ep.StepUndone():
                for account, amount in [*self.steps[event.step][0].items()]:
                    go(account, "nowhere", amount)
            case _:
                self._of_tables(event)

    def _tickets(self, event: Any) -> None:
        go = self._goes
        if isinstance(event, ec.TicketSold):
            by = self._payer(event, event.ticket.holder) if event.receipt else "house/tickets"
            go(by, f"ticket/{event.ticket.number}", event.ticket.worth)
        elif isinstance(event, ec.TicketRedeemed):
            number, worth = f"ticket/{event.ticket.number}", event.ticket.worth
            go(number, f"event/{event.event}", min(worth, event.price))
            go(number, "house/lapsed", max(0, worth - event.price))
            go(self._payer(event, event.member), f"event/{event.event}", max(0, event.price - worth))
        else:
            for ticket in event.tickets:
                if ticket.end:
                    to = {"lost": "house/lapsed", "paid": f"keeping/{ticket.holder}"}[ticket.end]
                    go(f"ticket/{ticket.number}", to, ticket.worth)

    def _of_tables(self, event: Any) -> None:
        go = self._goes
        match event:
            case ef.Seated() | ef.ChipsAdded():
                go(f"chips/{event.member}", f"table/{event.table}", event.chips)
            case ef.SeatLeft():
                go(f"table/{event.table}", f"chips/{event.member}", event.chips)
            case ef.TakenIntoKeeping():
                go(f"table/{event.table}", f"keeping/{event.member}", event.chips)
            case ef.TableChanged():
                go(f"table/{event.table}", f"table/{event.to}", event.chips)
                go(f"chips/{event.member}", f"table/{event.to}", event.more)
            case ef.TableFilled():
                go("house/bank", f"table/{event.table}", event.amount)
                self.banks[event.table] += event.amount
            case ef.DropCounted():
                go(f"table/{event.table}", f"drop/{event.table}", event.amount)
            case ef.DropCollected():
                go(f"drop/{event.table}", self.terms.drops_to, event.amount)
            case ef.TableClosed():
                go(f"table/{event.table}", f"drop/{event.table}", event.counted)
                go(f"table/{event.table}", "house/difference", self._on(f"table/{event.table}"))
                go("house/difference", "house/bank", self.banks.pop(event.table, 0))

    def _pieces(self, event: Any) -> None:
        worth = sum(each * count for each, count in getattr(event, "pieces", ()))
        coins, left = self.steps[self.number]
        if isinstance(event, ec.ChipsIssued):
            self.issued, self.cage = self.issued + worth, self.cage + worth
        elif isinstance(event, ec.CageCounted):
            self.lost, self.cage = self.lost + self.cage - worth, worth
        elif isinstance(event, ep.StepUndone):
            self.cage += self.steps[event.step][1]
            self.steps[self.number] = coins, -self.steps[event.step][1]
        elif worth:
            self.cage -= worth
            self.steps[self.number] = coins, left + worth
        if isinstance(event, ef.TableClosed):
            self.lost += event.missing

    def _seats(self, event: Any, now: int) -> None:
        match event:
            case ef.Seated():
                self.playing[event.member] = now
                self.charged.pop(event.member, None)
                self._sit(event.member, event.table, event.place, now)
            case ef.TableChanged():
                self._rise(event.member)
                self._sit(event.member, event.to, event.place, now)
            case ef.PlaceChanged():
                since = self.since[event.member]
                self._rise(event.member)
                self._sit(event.member, event.table, event.place, since)
            case ef.SeatLeft() | ef.TakenIntoKeeping():
                self._rise(event.member)
            case ef.TimeCollected():
                for member, amount in event.amounts:
                    self.charged[member] += amount

    def _sit(self, member: str, table: int, place: int, since: int = 0) -> None:
        assert member not in self.at, f"{member} sits at two seats"
        assert (table, place) not in self.taken, "two members in one seat"
        self.at[member], self.taken[table, place] = (table, place), member
        self.since[member] = since

    def _rise(self, member: str) -> None:
        del self.taken[self.at.pop(member)]

    # ---- held against the club -----------------------------------------------------------------------------------
    def holds(self, club: Club, event: Any = None) -> None:
        """Hold the state of the club against what its events say, after each of them."""
        balances = club.ledger.balances
        assert sum(balances.values()) == 0, "the ledger does not balance"
        for account in self.touched:
            assert account == "nowhere" or balances.get(account, 0) == self.accounts[account], (
                f"{account} has {balances.get(account, 0)}, and should have {self.accounts[account]}: {event}"
            )
        assert self.out == self.issued - self.cage - self.lost, "chips out of the cage are not those on the accounts"

    def fits(self, club: Club) -> None:
        """The same, account by account, piece by piece and seat by seat."""
        assert not self.accounts["nowhere"], "what was taken back did not add up"
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
        held = [(each.table, each.place) for each in club.held.values()]
        assert len(set(held)) == len(held)
        assert not set(held) & set(self.taken), "a seat is held in which somebody sits"
        called = {(each.member, game): each.until for game, rows in club.lists.items() for each in rows if each.until}
        assert called == {(each.member, each.game): each.until for each in club.held.values() if each.until}
