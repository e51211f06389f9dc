"""The money of an event on paper: what came from where and went where by the ledger, and receipts for payments."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Posting, Transaction, kind_of
from cardspeak.room.tournament.paper.seats import Happened
from cardspeak.room.tournament.run import events as e

PLAYER = "player/"


@record
class Entered(NamedTuple):
    """A transaction of an event: its number from 1, when it was, and whether it takes back what a step had posted."""

    number: int
    at: int
    transaction: Transaction
    back: bool = False


@record
class Sum(NamedTuple):
    """All transactions of one kind: how many, and what they brought to and took from each kind of account."""

    what: str
    times: int
    players: int
    prizes: int
    bounties: int
    fees: int
    house: int
    tickets: int


@record
class Receipt(NamedTuple):
    """A receipt: the transaction's number, when, who paid (amount above zero) or was paid (below), for what.

    `parts` are the kinds of accounts to or from which it went, with their amounts.
    """

    number: int
    at: int
    member: str
    what: str
    amount: int
    parts: tuple[tuple[str, int], ...]
    back: bool


COLUMNS = ("player", "prizes", "bounty", "fees", "house", "ticket")


def entered(happened: Sequence[Happened]) -> tuple[Entered, ...]:
    """Return all transactions of an event in their order."""
    rows = [(at, each, isinstance(event, e.StepUndone)) for at, event in happened for each in _transactions(event)]
    return tuple([Entered(number, at, each, back) for number, (at, each, back) in enumerate(rows, 1)])


def _transactions(event: e.Event) -> Iterator[Transaction]:
    """Yield the transactions that an event holds, whatever else it says."""
    one = getattr(event, "transaction", None)
    if isinstance(one, Transaction):
        yield one
    yield from getattr(event, "transactions", ())


def sums(rows: Sequence[Entered]) -> tuple[Sum, ...]:
    """Return what came to which kind of account by which kind of transaction; the columns of all add up to zero."""
    found: dict[str, dict[str, int]] = {}
    count: dict[str, int] = {}
    for row in rows:
        what = row.transaction.what
        account = found.setdefault(what, dict.fromkeys(COLUMNS, 0))
        count[what] = count.get(what, 0) + 1
        for posting in row.transaction.postings:
            account[kind_of(posting.account)] = account.get(kind_of(posting.account), 0) + posting.amount
    return tuple([Sum(what, count[what], *[account[kind] for kind in COLUMNS]) for what, account in found.items()])


def receipts(rows: Sequence[Entered], member: str = "") -> tuple[Receipt, ...]:
    """Return a receipt for each payment by or to a player, or by and to one of them alone."""
    made = []
    for row in rows:
        for posting in row.transaction.postings:
            who = posting.account.removeprefix(PLAYER)
            if posting.account.startswith(PLAYER) and member in ("", who):
                parts = _parts(row.transaction, posting)
                made.append(Receipt(row.number, row.at, who, row.transaction.what, -posting.amount, parts, row.back))
    return tuple(made)


def _parts(transaction: Transaction, own: Posting) -> tuple[tuple[str, int], ...]:
    """Return what else was posted, by kinds of accounts, where the whole concerns one player; else nothing."""
    others = [each for each in transaction.postings if each != own]
    if any(each.account.startswith(PLAYER) for each in others):
        return ()
    found: dict[str, int] = {}
    for each in others:
        found[kind_of(each.account)] = found.get(kind_of(each.account), 0) + each.amount
    return tuple(found.items())
