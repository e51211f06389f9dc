"""A club run by commands, each of which has to be possible; after each of its events everything adds up."""

from __future__ import annotations

from functools import cache
from typing import Literal

from cardspeak.hand.refused import Refused
from cardspeak.law.law import Law
from cardspeak.library import find_game, law_at
from cardspeak.room.cash.admission import steps
from cardspeak.room.club import commands as c
from cardspeak.room.club import commands_cashier as cc
from cardspeak.room.club import commands_floor as cf
from cardspeak.room.club import commands_people as cp
from cardspeak.room.club import events as e
from cardspeak.room.club.decide import decide
from cardspeak.room.club.evolve import evolve
from cardspeak.room.club.state import Charges, Club, House
from cardspeak.room.ledger import club as money
from cardspeak.room.ledger.inventory import outside, worth
from cardspeak.room.table.state import Stakes

MINUTE = 60_000
HOUR = 60 * MINUTE
STAKES = Stakes(5, 10, chips=(5, 25, 100), least_buy_in=300, most_buy_in=2000)
GAME = "nlhe 5/10"
PIECES = ((5, 2000), (25, 2000), (100, 1000), (500, 500), (1000, 500))


@cache
def law_of(book: str, game: str, event: Literal["cash", "tournament"]) -> Law:
    """The law of a book for a game."""
    return law_at(book, *find_game(game), 9, event)


def adds_up(club: Club) -> None:
    """Nothing is lost: the ledger, the chips outside the cage, seats and places."""
    balances = club.ledger.balances
    assert sum(balances.values()) == 0
    for account, amount in balances.items():
        kind = account.partition("/")[0]
        assert amount, account
        assert kind == "house" or (amount < 0) == (kind == "till"), (account, amount)
    stock = club.inventory
    assert money.out(club.ledger) == outside(stock) == worth(stock.issued) - worth(stock.cage) - stock.lost
    assert all(0 < count <= stock.issued[each] for each, count in stock.cage.items())
    at = {(each.table, each.place): each.member for each in club.seats.values()}
    assert len(at) == len(club.seats)
    sat = {
        (table.number, place): who for table in club.tables.values() for place, who in enumerate(table.places) if who
    }
    assert at == sat
    held = [(each.table, each.place) for each in club.held.values()]
    assert len(set(held)) == len(held)
    assert not set(held) & set(at)
    called = {(each.member, game): each.until for game, rows in club.lists.items() for each in rows if each.until}
    assert called == {(each.member, each.game): each.until for each in club.held.values() if each.until}
    assert not club.following


class Evening:
    """A club and what has happened in it."""

    def __init__(self, book: str = "fspr-training", tournament_book: str = "fspr-competition") -> None:
        self.at, self.state = 1_000_000, None
        self.stored: list[tuple[e.Event, int]] = []
        house = House("Raise", book, "nlhe", tournament_book, (5, 25, 100, 500, 1000), Charges(time=5, minutes=30))
        self.give(cp.Found(house, "olga"))
        for member in ("mira", "adam", "cleo", "carl", "fred", "dora", "dirk", "jude"):
            self.give(cp.RegisterMember(member, "olga"))
        for member, role in (
            ("mira", "manager"), ("adam", "administrator"), ("cleo", "cashier"), ("carl", "cashier"), ("fred", "floor"),
            ("dora", "dealer"), ("dirk", "director"), ("jude", "judge"),
        ):  # fmt: skip
            self.give(cp.Appoint(member, (role,), "olga"))  # type: ignore[arg-type]
        self.give(cc.IssueChips(PIECES, "adam"))
        self.give(cc.OpenShift(20_000, "cleo"))

    state: Club | None

    @property
    def now(self) -> Club:
        """The club as it is."""
        assert self.state is not None
        return self.state

    def ask(self, command: c.Command) -> list[e.Event] | Refused:
        """What a command leads to."""
        found = decide(self.state, command, law_of, self.at)
        return found if isinstance(found, Refused) else list(found)

    def give(self, command: c.Command) -> list[e.Event]:
        """Carry out a command that is possible."""
        found = self.ask(command)
        assert not isinstance(found, Refused), f"{command}: {found}"
        for event in found:
            self.state = evolve(self.state, event, self.at)
            self.stored.append((event, self.at))
        adds_up(self.now)
        return found

    def no(self, command: c.Command) -> Refused:
        """Refuse a command, and change nothing."""
        before = self.state
        found = self.ask(command)
        assert isinstance(found, Refused), found
        assert self.state is before
        return found

    def table(self, **more: object) -> int:
        """Open a table that only reports."""
        sort = "training" if self.now.house.book.startswith("fspr") else "cash"
        given = cf.OpenTable("Blue", ("nlhe",), STAKES, 9, "fred", sort=sort)  # type: ignore[arg-type]
        self.give(given._replace(**more))  # type: ignore[arg-type]
        return self.now.counts.tables

    def guest(self, member: str, coins: int = 0) -> None:
        """Register somebody, let them in with the card, and sell them chips."""
        self.give(cp.RegisterMember(member, "fred"))
        self.give(cp.Arrive(member, "fred", self.now.members[member].card))
        if coins:
            self.tell(member)
            self.give(cc.SellChips(member, coins, "cleo"))

    def tell(self, member: str) -> None:
        """Have the manager know that somebody wants to play, where the book wants that before the deposit."""
        if "told" not in steps(law_of(self.now.house.book, "nlhe", "cash")):
            return
        if not self.now.tables:
            self.table()
        self.give(cf.JoinList(member, GAME, "mira"))
        self.give(cf.LeaveList(member, GAME, "mira"))

    def seat(self, member: str, table: int, chips: int) -> None:
        """Have somebody be told, called and seated."""
        self.give(cf.JoinList(member, GAME, "fred"))
        self.give(cf.CallNext(table, "mira"))
        self.give(cf.TakeSeat(member, table, chips, "fred"))
