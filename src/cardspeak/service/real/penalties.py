"""Penalties at a real table: the record that grows, hands that are missed, chips that leave play."""

from collections.abc import Sequence

from cardspeak.floor.ruling import Ruling
from cardspeak.hand.amended import ChipsRemoved
from cardspeak.hand.events import Event
from cardspeak.irregularities import OFFENCES
from cardspeak.law.facts import Facts
from cardspeak.law.law import Law
from cardspeak.service.real.table import Rows
from cardspeak.story import statements as s

NAMES = {offence.code: offence.name for offence in OFFENCES}


def written_down(rulings: Sequence[Ruling], said: Sequence[s.Statement], names: Sequence[str], record: Rows) -> Rows:
    """Return what goes into the record: each offence by its player, a penalty beside the offence that it is for."""
    rows: list[tuple[str, str]] = []
    who = [str(getattr(each, "seat", "")) for each in said if getattr(each, "seat", "") in names]
    for ruling in rulings:
        if ruling.offence and who:
            rows.append((who[-1], NAMES[ruling.offence]))
    for each in said:
        if isinstance(each, s.Penalises):
            before = [text for name, text in (*record, *rows) if name == each.seat]
            offence = before[-1] if before and ":" not in before[-1] else "penalty"
            rows.append((each.seat, f"{offence}: {each.text}"))
    return tuple(rows)


def missed(rulings: Sequence[Ruling], said: Sequence[s.Statement]) -> tuple[tuple[str, int], ...]:
    """Return how many hands a penalty makes a player miss."""
    given = [each.seat for each in said if isinstance(each, s.Penalises)]
    return tuple((name, ruling.amount) for name, ruling in zip(given, rulings, strict=False) if ruling.amount)


def taken(events: Sequence[Event], names: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Return the chips that rulings have taken out of the hand, one after the other."""
    return tuple((names[each.seat], each.counted) for each in events if isinstance(each, ChipsRemoved) and each.counted)


def is_dealt_in(law: Law) -> bool:
    """Say whether the seat of who serves a penalty gets cards and posts."""
    return bool(law.penalty_serving(Facts({}, {})).dealt)
