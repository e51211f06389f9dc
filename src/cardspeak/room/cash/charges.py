"""Charges: the commission on a pot, where it goes, and the charge for time."""

from typing import Literal, NamedTuple

from cardspeak.hand.state import Rake
from cardspeak.law.law import Law
from cardspeak.record import record
from cardspeak.room.cash.duties import who


@record
class Commission(NamedTuple):
    """What the club takes from a pot, for the house or a prize fund, and the clauses."""

    chips: int
    to: Literal["house", "prizes"]
    cites: tuple[str, ...]


@record
class TimeCharge(NamedTuple):
    """What is due for time: how much in all, who collects it, and the clauses."""

    due: int
    collects: str
    cites: tuple[str, ...]


def commission(pot: int, percent: int, cap: int, law: Law) -> Commission:
    """Return what is taken from a pot (points `charge.rake`, `charge.to`); `cap` 0 is none.

    No flop, no drop is a matter of the table: its hand says that the pot is not charged.
    """
    taken = int(law.charge_rake(pot=pot, percent=percent, cap=cap))
    return Commission(taken, law.charge_to(), law.cites("charge.rake", "charge.to"))


def of_hands(percent: int, cap: int, no_flop_no_drop: bool, law: Law) -> Rake | None:
    """Return what is taken from the pots of a table where hands are played; none where the law takes nothing."""
    return Rake(percent, cap, no_flop_no_drop) if commission(100, percent, 0, law).chips else None


def goes_to(law: Law) -> Literal["house", "prizes"]:
    """Return where the commission goes (point `charge.to`)."""
    to: Literal["house", "prizes"] = law.charge_to()
    return to


def for_time(minutes: int, period: int, price: int, law: Law) -> TimeCharge:
    """Return what a player owes in all for so many minutes at the table (points `charge.time`, `who.charge`).

    `minutes` is 0 before the first hand. `period` are the minutes for which `price` is charged.
    """
    if period < 1:
        raise ValueError("a period has a minute at least")
    due = int(law.charge_time(minutes=minutes, period=period)) * price
    return TimeCharge(due, who("charge", law), law.cites("charge.time", "who.charge"))
