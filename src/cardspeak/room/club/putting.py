"""How a fold changes the club: one record of a group, money, pieces; the step that is on remembers what it changed."""

from collections.abc import Mapping
from typing import Any

from cardspeak.room.club.state import Club, Member, Step
from cardspeak.room.ledger.book import Ledger, Transaction, posted
from cardspeak.room.ledger.inventory import Inventory, Pieces, added

WHOLE = None
"""The key of a group that is one record."""


def put(club: Club, group: str, key: object, record: object) -> Club:
    """Return the club with this record in a group; none: without the one that is there."""
    rows: Mapping[Any, Any] = getattr(club, group)
    before = rows.get(key)
    after = dict(rows)
    if record is None:
        after.pop(key, None)
    else:
        after[key] = record
    changed: dict[str, Any] = {group: after}
    return noted(club, group, key, before, record)._replace(**changed)


def put_whole(club: Club, group: str, value: object) -> Club:
    """Return the club with another value of a group that is one record."""
    changed: dict[str, Any] = {group: value}
    return noted(club, group, WHOLE, getattr(club, group), value)._replace(**changed)


def noted(club: Club, group: str, key: object, before: object, after: object) -> Club:
    """Have the step that is on remember a record as it was before it, and as it is."""
    if not club.following:
        return club
    step = club.log[-1]
    name = (group, key)
    first = step.before if name in step.before else {**step.before, name: before}
    return with_step(club, step._replace(before=first, after={**step.after, name: after}))


def with_step(club: Club, step: Step) -> Club:
    """Return the club with the last step as it is now."""
    return club._replace(log=(*club.log[:-1], step))


def member_put(club: Club, member: str, **fields: object) -> Club:
    """Return the club with other fields of a member."""
    own: Member = club.members[member]
    return put(club, "members", member, own._replace(**fields))  # type: ignore[arg-type]


def paid(club: Club, *transactions: Transaction) -> Club:
    """Return the club with these transactions; they were possible when the event was decided."""
    ledger = posted(club.ledger, *transactions)
    assert isinstance(ledger, Ledger), ledger
    if club.following:
        step = club.log[-1]
        money = (*step.money, *[posting for each in transactions for posting in each.postings])
        club = with_step(club, step._replace(money=money))
    return club._replace(ledger=ledger)


def handed(club: Club, pieces: Pieces) -> Club:
    """Return the club with these pieces out of the cage; those below zero came in."""
    away = tuple([(each, -count) for each, count in pieces])
    cage = added(club.inventory.cage, away)
    return stocked(club, club.inventory._replace(cage=cage), cage=away)


def stocked(club: Club, inventory: Inventory, cage: Pieces = (), issued: Pieces = (), lost: int = 0) -> Club:
    """Return the club with this inventory; the step remembers what came to the cage, to the issue and was lost."""
    if club.following:
        step = club.log[-1]
        club = with_step(
            club, step._replace(pieces=step.pieces + cage, issued=step.issued + issued, lost=step.lost + lost)
        )
    return club._replace(inventory=inventory)
