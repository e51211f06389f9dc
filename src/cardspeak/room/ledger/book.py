"""Accounts and postings: every transaction takes from some accounts what it gives to others, coin for coin.

An account is named by its kind and whose it is (`player/ann`, `prizes/7`, `fees/7`). Players and the house stand
outside: what they have paid in is below zero on their accounts, and no other account may be. So all accounts together
are zero at every moment.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from cardspeak.hand.refused import Refused
from cardspeak.record import record

TILL = "till"
OUTSIDE = ("player", "house", TILL)
"""Kinds of accounts that may be below zero: people and the house pay in what they have elsewhere.

A till owes what lies in it to the other accounts: it may be below zero, and never above.
"""


@record
class Posting(NamedTuple):
    """So many coins to an account; from it, where they are below zero."""

    account: str
    amount: int


@record
class Transaction(NamedTuple):
    """What happened, as a code, and its postings, which add up to zero."""

    what: str
    postings: tuple[Posting, ...]


@record
class Ledger(NamedTuple):
    """What is on each account; one that is not named has nothing on it."""

    balances: Mapping[str, int] = {}

    def on(self, account: str) -> int:
        """Return what is on an account."""
        return self.balances.get(account, 0)


def kind_of(account: str) -> str:
    """Return the kind of an account, the part before the first stroke."""
    return account.partition("/")[0]


def transaction(what: str, *postings: tuple[str, int]) -> Transaction:
    """Return a transaction without postings of nothing; several to one account are one."""
    amounts: dict[str, int] = {}
    for account, amount in postings:
        amounts[account] = amounts.get(account, 0) + amount
    return Transaction(what, tuple([Posting(account, amount) for account, amount in amounts.items() if amount]))


def posted(ledger: Ledger, *transactions: Transaction) -> Ledger | Refused:
    """Return the ledger after these transactions, all of them or none.

    Refused are one whose postings do not add up to zero, one that takes more from an account than is on it, and one
    that takes more out of a till than lies in it.
    """
    balances = dict(ledger.balances)
    changed = set()
    for each in transactions:
        over = sum(posting.amount for posting in each.postings)
        if over:
            return Refused("posting_not_balanced", {"amount": over})
        for account, amount in each.postings:
            balances[account] = balances.get(account, 0) + amount
            changed.add(account)
        for account, amount in each.postings:
            if amount > 0 and balances[account] > 0 and kind_of(account) == TILL:
                return Refused("till_short", {"has": amount - balances[account], "amount": amount})
            if amount < 0 and balances[account] < 0 and kind_of(account) not in OUTSIDE:
                has = balances[account] - amount
                return Refused("account_overdrawn", {"account": account, "has": has, "amount": -amount})
    for account in changed:
        if not balances[account]:
            del balances[account]
    return Ledger(balances)


def of_kind(ledger: Ledger, kinds: Iterable[str]) -> int:
    """Return what is on all accounts of these kinds together."""
    wanted = set(kinds)
    return sum(amount for account, amount in ledger.balances.items() if kind_of(account) in wanted)
