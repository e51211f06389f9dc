"""Penalties in words, and a player's record of former offences."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.irregularities import offence_of
from cardspeak.law.sanctions import KINDS, Penalty, Range, Ranks
from cardspeak.record import record

_COUNTS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "a": 1, "an": 1, "": 1}
_WORDS = (
    ("exclusion", "exclusion|excluded"),
    ("disqualification", "disqualif"),
    ("rounds", "round|orbit"),
    ("hands", "hand"),
    ("warning", "warn"),
)


@record
class Former(NamedTuple):
    """A former offence of a player by its code, and what it cost (none: nothing)."""

    offence: str
    penalty: Penalty | None = None


def former(text: str) -> Former:
    """Read an entry of a record, as `insult` or `insult: 1 round`; the offence by its code or its name."""
    name, _, cost = text.partition(":")
    return Former(offence_of(name), penalty_of(cost) if cost else None)


def penalty_of(text: str) -> Penalty | None:
    """Read a penalty in words, as `a warning`, `two rounds`, `1 hand`; none where it is no penalty."""
    for kind, words in _WORDS:
        found = re.search(
            rf"(?:\b(\d{{1,3}}|{'|'.join(word for word in _COUNTS if word)})\b[\w ]*?)?\b(?:{words})", text
        )
        if found:
            count = found[1] or ""
            number = int(count) if count.isdigit() else _COUNTS[count]
            return Penalty(kind, number if kind in ("hands", "rounds") else 1)
    return None


def heaviest(record: Sequence[Former]) -> Penalty | None:
    """Return the heaviest penalty of a record; none where nothing was penalised."""
    known = [each.penalty for each in record if each.penalty]
    return max(known, key=lambda each: (KINDS.index(each.kind), each.number), default=None)


def words(ranges: Sequence[Range]) -> str:
    """Return a choice of penalties in words."""
    return _either([_range(each) for each in ranges])


def _range(each: Range) -> str:
    if each.kind not in ("hands", "rounds"):
        return "exclusion for the season" if each.kind == "exclusion" else each.kind
    unit = f"missed {each.kind}"
    if not each.most:
        return f"{each.least} or more {unit}"
    if each.least == each.most:
        return f"{each.least} {unit if each.least > 1 else unit[:-1]}"
    return f"{each.least} {'or' if each.most == each.least + 1 else 'to'} {each.most} {unit}"


def _either(rows: Sequence[str]) -> str:
    return f"{', '.join(rows[:-1])} or {rows[-1]}" if len(rows) > 1 else "".join(rows)


def who(ranges: Sequence[Range], ranks: Ranks) -> str:
    """Return who may impose these penalties, where it is not one man for all with what each may."""
    rank = {"disqualification": ranks.out, "exclusion": "the federation"}
    by: dict[str, list[str]] = {}
    for each in ranges:
        by.setdefault(rank.get(each.kind, ranks.missed), []).append(each.kind)
    names = list(by)
    rest = [f"{name} ({' or '.join(by[name])})" for name in names[1:]]
    return ", ".join([*names[:1], *rest])
