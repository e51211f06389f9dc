"""The money of one event: entries, tickets, overlay, bounties, prizes and refunds, each as a transaction.

Every coin that was paid in is on the account of prizes, bounties or fees until it is paid out as a prize, a bounty or a
refund; when the event is over only the fees are left (`settled`).
"""

from collections.abc import Mapping
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.room.ledger.book import Ledger, Posting, Transaction, transaction

OVERLAY = "house/overlay"
TICKETS = "house/tickets"  # what tickets are worth that were sold, won or given elsewhere
FLIGHTS = "house/flights"  # what goes from a flight to the event after it
LAPSED = "house/lapsed"  # what tickets were worth that nobody used


@record
class Price(NamedTuple):
    """What one entry, rebuy or add-on costs: the parts for prizes, for the bounty on the player, for the house."""

    prize: int
    bounty: int = 0
    fee: int = 0

    @property
    def total(self) -> int:
        """What the player pays."""
        return self.prize + self.bounty + self.fee


def prizes(event: str) -> str:
    """Return the account of the prizes of an event."""
    return f"prizes/{event}"


def fees(event: str) -> str:
    """Return the account of the fees of an event."""
    return f"fees/{event}"


def bounty(event: str, player: str) -> str:
    """Return the account of the bounty on a player."""
    return f"bounty/{event}/{player}"


def ticket(number: str) -> str:
    """Return the account of a ticket."""
    return f"ticket/{number}"


def bought(event: str, player: str, price: Price, what: str = "entry", by_ticket: str = "") -> Transaction:
    """A player pays for an entry, a re-entry, a rebuy or an add-on, with money or with a ticket that is worth it."""
    source = ticket(by_ticket) if by_ticket else f"player/{player}"
    return transaction(
        what, (source, -price.total), (prizes(event), price.prize), (bounty(event, player), price.bounty),
        (fees(event), price.fee),
    )  # fmt: skip


def refunded(event: str, player: str, price: Price) -> Transaction:
    """A player gets back what was paid, since the event is cancelled or the entry was a mistake."""
    return transaction(
        "refund", (prizes(event), -price.prize), (bounty(event, player), -price.bounty), (fees(event), -price.fee),
        (f"player/{player}", price.total),
    )  # fmt: skip


def overlaid(event: str, amount: int) -> Transaction:
    """The house adds to the prizes what is missing to the guarantee."""
    return transaction("overlay", (OVERLAY, -amount), (prizes(event), amount))


def prize_paid(event: str, player: str, amount: int) -> Transaction:
    """A player is paid a prize."""
    return transaction("prize", (prizes(event), -amount), (f"player/{player}", amount))


def ticket_won(event: str, number: str, amount: int) -> Transaction:
    """A prize is paid as a ticket, which holds its worth until it is used."""
    return transaction("ticket", (prizes(event), -amount), (ticket(number), amount))


def ticket_known(number: str, worth: int) -> Transaction:
    """A ticket that was sold, won or given elsewhere is known here."""
    return transaction("ticket", (TICKETS, -worth), (ticket(number), worth))


def entered_by_ticket(
    event: str, player: str, price: Price, number: str, worth: int, given_back: int = 0
) -> Transaction:
    """A player enters with a ticket of another worth than the entry costs.

    What the entry costs more the player pays; what it costs less the ticket loses, but for what is given back.
    """
    more, less = max(0, price.total - worth), max(0, worth - price.total)
    return transaction(
        "entry", (ticket(number), -worth), (f"player/{player}", given_back - more), (LAPSED, less - given_back),
        (prizes(event), price.prize), (bounty(event, player), price.bounty), (fees(event), price.fee),
    )  # fmt: skip


def ticket_refunded(event: str, player: str, price: Price, number: str, worth: int) -> Transaction:
    """An entry with a ticket is taken back: the ticket is worth what it was, and what was paid besides comes back."""
    entry = entered_by_ticket(event, player, price, number, worth)
    return Transaction("refund", tuple([Posting(account, -amount) for account, amount in entry.postings]))


def ticket_cashed(number: str, player: str, worth: int) -> Transaction:
    """A ticket is paid out, since its event was not held."""
    return transaction("ticket", (ticket(number), -worth), (f"player/{player}", worth))


def ticket_lapsed(number: str, worth: int) -> Transaction:
    """A ticket was not used in time."""
    return transaction("ticket", (ticket(number), -worth), (LAPSED, worth))


def sent_on(held: Mapping[str, int]) -> Transaction:
    """A flight is over: what its accounts of prizes and bounties hold goes on to the event after it."""
    return transaction("flight", *[(account, -amount) for account, amount in held.items()],
                       (FLIGHTS, sum(held.values())))  # fmt: skip


def brought_over(event: str, amount: int, bounties: Mapping[str, int]) -> Transaction:
    """What a flight has sent on comes to the event: prizes, and the bounties on players by their names."""
    return transaction(
        "flight", (FLIGHTS, -amount - sum(bounties.values())), (prizes(event), amount),
        *[(bounty(event, player), coins) for player, coins in bounties.items()],
    )  # fmt: skip


def bounty_won(event: str, out: str, by: str, worth: int, progressive: bool = False) -> Transaction:
    """The bounty on a player who is out is paid, `worth` coins, as much as is on its account.

    Half of a progressive one is added to the bounty on the winner; the odd coin is paid.
    """
    kept = worth // 2 if progressive else 0
    return transaction(
        "bounty", (bounty(event, out), -worth), (f"player/{by}", worth - kept), (bounty(event, by), kept)
    )  # fmt: skip


def settled(ledger: Ledger, event: str) -> bool:
    """Say whether everything but the fees of an event is paid out."""
    held = (prizes(event), f"bounty/{event}/")
    return not any(account == held[0] or account.startswith(held[1]) for account in ledger.balances)
