"""The money and chips of a club: every step of the cashier, of a table and of an event as a transaction.

A till (the drawer of a shift) owes what it holds to the other accounts: it is below zero, never above. Chips that have
left the cage are on the accounts of `CHIPS`: in a member's hand, on a table, kept for a member, in a counted drop box.
"""

from typing import Literal

from cardspeak.room.ledger.book import Ledger, Posting, Transaction, of_kind, transaction
from cardspeak.room.ledger.event import LAPSED, OVERLAY

SAFE = "house/safe"
REVENUE = "house/revenue"
DIFFERENCE = "house/difference"
BANK = "house/bank"  # chips that the house has put on tables for its dealers to change and sell
FUND = "fund/prizes"  # commission of the tables that is played for in competitions

CHIPS = ("chips", "table", "keeping", "drop")
"""Kinds of accounts of chips that are out of the cage."""

Way = Literal["cash", "balance"]


def till(shift: int) -> str:
    """Return the account of a shift's drawer."""
    return f"till/{shift}"


def chips(member: str) -> str:
    """Return the account of the chips that a member has in hand."""
    return f"chips/{member}"


def keeping(member: str) -> str:
    """Return the account of the chips that are kept for a member: their balance."""
    return f"keeping/{member}"


def table(number: int) -> str:
    """Return the account of all chips on a table."""
    return f"table/{number}"


def drop(number: int) -> str:
    """Return the account of what was counted of a table's drop box."""
    return f"drop/{number}"


def event(tournament: str) -> str:
    """Return the account of what was taken for a tournament and is not paid out yet."""
    return f"event/{tournament}"


def out(ledger: Ledger) -> int:
    """Return what the chips are worth that are out of the cage, by the accounts."""
    return of_kind(ledger, CHIPS)


def moved(what: str, source: str, to: str, amount: int) -> Transaction:
    """Coins go from one account to another."""
    return transaction(what, (source, -amount), (to, amount))


def back(money: Transaction) -> Transaction:
    """Return the counter-entry of a transaction."""
    return Transaction("counter", tuple([Posting(account, -amount) for account, amount in money.postings]))


def paid(what: str, account: str, amount: int, way: Way, member: str, shift: int) -> Transaction:
    """A member pays so much to an account, in cash or from the balance."""
    return moved(what, till(shift) if way == "cash" else keeping(member), account, amount)


def prize(tournament: str, held: int, amount: int, to: str) -> Transaction:
    """A prize is paid: from what was taken for the tournament, and what is missing the house adds."""
    own = min(held, amount)
    return transaction("prize", (event(tournament), -own), (OVERLAY, own - amount), (to, amount))


def event_closed(tournament: str, held: int) -> Transaction:
    """A tournament is over: what is left of what was taken for it is the house's."""
    return moved("event_closed", event(tournament), REVENUE, held)


def ticket_used(number: str, worth: int, more: int, lost: int, tournament: str, source: str) -> Transaction:
    """A ticket pays for an entry: what the entry costs more comes from `source`, what it costs less lapses."""
    return transaction(
        "ticket", (f"ticket/{number}", -worth), (source, -more), (LAPSED, lost),
        (event(tournament), worth + more - lost),
    )  # fmt: skip


def difference(what: str, account: str, amount: int) -> Transaction:
    """Post what an account has too much (or too little, below zero) as a difference of the house."""
    return moved(what, account, DIFFERENCE, amount)
