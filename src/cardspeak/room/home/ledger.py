"""The ledger of a home game, a view over the events of its table: who bought what, who stands where.

Chips that the host gives are bought, and chips that the host takes back are sold: each chip that comes to the table
stands in somebody's account, and each that leaves it too, so that all accounts together are zero.
"""

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from cardspeak.record import record
from cardspeak.room.home.settle import Payment, payments
from cardspeak.room.table import events as e
from cardspeak.room.table import floor_events as fe
from cardspeak.room.table import home_events as he
from cardspeak.room.table.state import Table

What = Literal["bought", "added", "given", "taken", "left", "out"]
BOTS = "bots"  # the account of all bots: what they win or lose is nobody's
OUT = "out"  # the account of chips that a ruling or a rake has taken out of play

KINDS: tuple[type, ...] = (
    e.SeatTaken, e.SeatLeft, e.SeatChanged, e.ChipsBought, he.ChipsGiven, e.HandFinished, fe.Disqualified,
    fe.ChipsForfeited, fe.PenaltyUndone,
)  # fmt: skip


@record
class Entry(NamedTuple):
    """Chips that came to the table or left it: when, whose, how many (below 0: they left), who saw to it."""

    at: int
    member: str
    what: What
    chips: int
    by: str = ""


@record
class Account(NamedTuple):
    """What a player bought, took away, and has on the table; `net` is what they won or lost."""

    member: str
    bought: int
    took: int
    stack: int
    seated: bool

    @property
    def net(self) -> int:
        """What the player won, or lost (below 0)."""
        return self.took + self.stack - self.bought


@record
class Book(NamedTuple):
    """What the events of a table say so far: all entries, and who sits where."""

    entries: tuple[Entry, ...] = ()
    seats: tuple[tuple[int, str, bool], ...] = ()  # the seat, the member, whether it is a bot
    bots: frozenset[str] = frozenset()


@record
class Ledger(NamedTuple):
    """A ledger between two hands: the accounts, the one who has won most first; the entries; who pays whom."""

    accounts: tuple[Account, ...]
    entries: tuple[Entry, ...]
    payments: tuple[Payment, ...]


def entered(book: Book, events: Iterable[tuple[int, e.Event]]) -> Book:
    """Return the book with what these events say, each with when it happened."""
    entries, bots = list(book.entries), set(book.bots)
    seats = {number: (member, bot) for number, member, bot in book.seats}
    for at, event in events:
        match event:
            case e.SeatTaken():
                seats[event.seat] = event.member, bool(event.bot)
                if event.bot:
                    bots.add(event.member)
                entries.append(Entry(at, event.member, "bought", event.chips))
            case e.SeatLeft():
                seats.pop(event.seat, None)
                entries.append(Entry(at, event.member, "left", -event.chips))
            case e.SeatChanged():
                seats[event.to] = seats.pop(event.seat)
            case e.ChipsBought():
                entries.append(Entry(at, seats[event.seat][0], "added", event.chips))
            case he.ChipsGiven():
                entries.append(Entry(at, event.member, "given" if event.chips > 0 else "taken", event.chips, event.by))
            case e.HandFinished():
                gone = sum([chips for _, chips in event.gone])
                if gone:
                    entries.append(Entry(at, OUT, "out", -gone))
            case fe.Disqualified():
                seats.pop(event.seat, None)
                entries.append(Entry(at, OUT, "out", -event.chips))
            case fe.ChipsForfeited():
                entries.append(Entry(at, OUT, "out", -event.chips, event.by))
            case fe.PenaltyUndone() if event.seat >= 0:
                seats[event.seat] = event.member, False
                entries.append(Entry(at, OUT, "out", event.chips, event.by))
    rows = tuple([(number, *seats[number]) for number in sorted(seats)])
    return Book(tuple(entries), rows, frozenset(bots))


def ledger(book: Book, table: Table) -> Ledger:
    """Return the ledger of a table as it stood after its last hand; all bots are one account."""
    stacks: dict[str, int] = {}
    for seat in table.seats:
        if seat is not None:
            who = BOTS if seat.bot else seat.member
            stacks[who] = stacks.get(who, 0) + seat.stack + seat.bought
    bought, took = dict.fromkeys(stacks, 0), dict.fromkeys(stacks, 0)
    for entry in book.entries:
        who = BOTS if entry.member in book.bots else entry.member
        given = entry.chips > 0 and entry.member != OUT
        bought[who] = bought.get(who, 0) + (entry.chips if given else 0)
        took[who] = took.get(who, 0) - (0 if given else entry.chips)
    accounts = [
        Account(who, bought.get(who, 0), took.get(who, 0), stacks.get(who, 0), who in stacks)
        for who in dict.fromkeys([*bought, *took])
        if bought.get(who, 0) or took.get(who, 0) or stacks.get(who, 0)
    ]
    accounts.sort(key=lambda account: (account.member in (BOTS, OUT), -account.net, account.member))
    return Ledger(tuple(accounts), book.entries, payments(balances(accounts)))


def balances(accounts: Iterable[Account]) -> Mapping[str, int]:
    """Return what each account is owed, or owes (below 0)."""
    return {account.member: account.net for account in accounts}
