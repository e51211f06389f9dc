"""What the book makes of an offence at a table: whether it is one, and which penalties it has for this record."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cardspeak.floor.incidents.incident import Incident
from cardspeak.floor.incidents.sight import seen
from cardspeak.floor.sanctions.offences import OUT, price
from cardspeak.floor.sanctions.record import Former
from cardspeak.irregularities import OFFENCES, Offence
from cardspeak.law.facts import Facts, Unknown
from cardspeak.law.law import Law
from cardspeak.law.sanctions import Penalty, Range, Ranks, holds
from cardspeak.record import record
from cardspeak.room.table.state import Table, hand_seat

KNOWN: dict[str, Offence] = {offence.code: offence for offence in OFFENCES}
WARNING = (Range("warning"),)
NO_HAND = {"in the hand": False, "not heads-up": True, "before the last round": False}


@record
class Verdict(NamedTuple):
    """What the book says of an offence: `duty` as in `Cost`, the penalties to choose from, who imposes them.

    `asks` is a circumstance that has to be told first; `chips` as in `Cost`.
    """

    duty: str
    ranges: tuple[Range, ...] = ()
    chips: str = ""
    by: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    asks: str = ""

    def allows(self, penalty: Penalty) -> bool:
        """Say whether a penalty (or none at all) is one that the book leaves to the floor."""
        if penalty.kind == "none":
            return self.duty != "must"
        return holds(self.ranges, penalty)


def verdict(
    table: Table, number: int, offence: Offence, record: Sequence[Former], told: Mapping[str, bool], law: Law
) -> Verdict:
    """Return what the book says of an offence of the player in a seat, who has this record."""
    points: list[str] = []
    at = hand_seat(table, number)
    again = any(former.offence == offence.code for former in record)
    known: dict[str, Any] = {"players at the table": sum(1 for seat in table.seats if seat), **told}
    if again:
        known["repeatedly"] = True

    def ask(point: str) -> Any:
        points.append(point)
        return getattr(law, point.replace(".", "_"))(facts)

    facts = Facts({**NO_HAND, **known})
    if table.hand is not None and at >= 0:
        facts = Facts(known, seen(Incident(offence.code, (at,)), table.hand, ask))
    try:
        cost, ranges = price(ask(offence.point), offence, tuple(record), ask)
        ranks = ask("penalty.by") if cost.duty in ("must", "may", "judged", "inquiry") else None
    except Unknown as error:
        return Verdict("", asks=error.fact)
    if cost.out:
        ranges = (*ranges, *OUT)
    by = tuple(dict.fromkeys([imposer(each.kind, ranks) for each in ranges or WARNING])) if ranks else ()
    return Verdict(cost.duty, ranges, cost.chips, by, law.cites(*dict.fromkeys(points)))


def imposer(kind: str, ranks: Ranks) -> str:
    """Return who imposes penalties of a kind."""
    return {"disqualification": ranks.out, "exclusion": "the federation"}.get(kind, ranks.missed)
