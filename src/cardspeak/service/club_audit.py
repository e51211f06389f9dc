"""The ledger of the club held against its events: what an audit does beside the chain.

Whoever writes a stream anew, hashes and all, has to write a ledger that balances as well. Every posting is added up
apart from the folds of the club, and after each event both have to come to the same.
"""

from collections.abc import Iterator
from typing import Any

from cardspeak.ports import EventStore
from cardspeak.room.club.state import Club
from cardspeak.room.ledger.book import kind_of
from cardspeak.room.ledger.club import out
from cardspeak.room.ledger.inventory import outside
from cardspeak.service.club_csv import transactions_of
from cardspeak.service.running_club import CLUB, CLUBS
from cardspeak.service.stored import read

OWES = ("house", "till", "player")  # kinds of accounts that may be below zero
AT_ONCE = 2000


def amiss(store: EventStore) -> Iterator[tuple[int, str]]:
    """Yield what does not hold in the stream of the club, each with the version after which it does not."""
    club: Club | None = None
    accounts: dict[str, int] = {}
    for version, at, event in _happened(store):
        for each in transactions_of(event):
            if sum(posting.amount for posting in each.postings):
                yield version, f"the postings of {each.what} do not add up to zero"
            for account, amount in each.postings:
                accounts[account] = accounts.get(account, 0) + amount
        try:
            club = CLUBS.evolve(club, event, at)
        except Exception as error:
            yield version, f"it cannot follow from the events before it ({type(error).__name__})"
            return
        found = next(_wrong(club, accounts), None)
        if found is not None:
            yield version, found
            return


def _wrong(club: Club, accounts: dict[str, int]) -> Iterator[str]:
    if {account: amount for account, amount in accounts.items() if amount} != dict(club.ledger.balances):
        yield "the accounts are not what the postings come to"
    for account, amount in club.ledger.balances.items():
        if amount < 0 and kind_of(account) not in OWES:
            yield f"the account {account} is below zero"
        if amount > 0 and kind_of(account) == "till":
            yield f"the {account} owes more than it holds"
    if not club.following and outside(club.inventory) != out(club.ledger):
        yield "the chips that are out of the cage are not those of the accounts"


def _happened(store: EventStore) -> Iterator[tuple[int, int, Any]]:
    version, rows = 0, None
    while rows is None or len(rows) == AT_ONCE:
        rows = store.load(CLUB, version, version + AT_ONCE)
        for row in rows:
            version = row.version
            yield row.version, row.at, read(row)
