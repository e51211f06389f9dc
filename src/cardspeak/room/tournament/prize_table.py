"""The table of prizes that follows from what an event has said about them and from the money, as it is shown."""

from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.tournament.payouts import STEEPEST, Pool, payout_table, places_paid, pool_of
from cardspeak.room.tournament.run.settings import PayoutTerms


@record
class Prize(NamedTuple):
    """What the places from one to another get, each of them; `share` is each one's part of the pool in thousandths."""

    best: int
    worst: int
    amount: int
    share: int


@record
class Prizes(NamedTuple):
    """The pool, and the prizes of its places, those with equal ones together."""

    pool: Pool
    rows: tuple[Prize, ...]

    @property
    def amounts(self) -> tuple[int, ...]:
        """The prize of each place, the first at the beginning."""
        return tuple([row.amount for row in self.rows for _ in range(row.best, row.worst + 1)])


def fits(terms: PayoutTerms) -> bool:
    """Say whether a table can be made by such terms."""
    return (
        0 < terms.percent <= 100
        and 0 <= terms.steepness <= STEEPEST
        and terms.unit > 0
        and min(terms.least, terms.places) >= 0
    )


def prizes_by(terms: PayoutTerms, collected: int, entries: int, players: int, law: Law, guaranteed: int = 0) -> Prizes:
    """Return the table of prizes when so much was collected for them (point `prize.guarantee`).

    The share of the field is one of entries, re-entries with them; no more places are paid than there are players.
    `ValueError` for terms that do not fit.
    """
    if not fits(terms):
        raise ValueError(f"no prizes follow from {terms}")
    pool = pool_of(collected, guaranteed, players, law)
    places = max(1, min(terms.places or places_paid(entries, terms.percent), players))
    return Prizes(pool, rows_of(payout_table(pool.prizes, places, terms.steepness, terms.least, terms.unit)))


def rows_of(amounts: Sequence[int]) -> tuple[Prize, ...]:
    """Return prizes by place as rows, those with equal ones together."""
    total = sum(amounts)
    rows: list[Prize] = []
    for place, amount in enumerate(amounts, 1):
        if rows and rows[-1].amount == amount:
            rows[-1] = rows[-1]._replace(worst=place)
        else:
            rows.append(Prize(place, place, amount, 1000 * amount // total if total else 0))
    return tuple(rows)
