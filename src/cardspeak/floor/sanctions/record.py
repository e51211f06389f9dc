"""Penalties to choose from, who may impose them, and a player's record of former offences."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardspeak.finding import Finding, finding
from cardspeak.irregularities import offence_of
from cardspeak.law.procedure import code
from cardspeak.law.sanctions import KINDS, Penalty, PenaltyKind, Range, Ranks
from cardspeak.record import record

_COUNTS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "a": 1, "an": 1, "": 1}
_WORDS: tuple[tuple[PenaltyKind, str], ...] = (
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


def choice(ranges: Sequence[Range]) -> Finding:
    """Return penalties to choose from."""
    return one_of([_penalty(each) for each in ranges])


def one_of(rows: Sequence[Finding]) -> Finding:
    """Return that it is one of these; the only one where there is one."""
    return rows[0] if len(rows) == 1 else finding("one_of", each=tuple(rows))


def _penalty(each: Range) -> Finding:
    if each.kind not in ("hands", "rounds"):
        return Finding("exclusion_for_season" if each.kind == "exclusion" else each.kind)
    if not each.most:
        return finding(f"missed_{each.kind}_or_more", least=each.least)
    if each.least == each.most:
        return finding(f"missed_{each.kind}", number=each.least)
    joint = "or" if each.most == each.least + 1 else "to"
    return finding(f"missed_{each.kind}_{joint}", least=each.least, most=each.most)


def who(ranges: Sequence[Range], ranks: Ranks) -> Finding:
    """Return who may impose these penalties, where it is not one person for all with what each may."""
    rank = {"disqualification": ranks.out, "exclusion": "the federation"}
    by: dict[str, list[Finding]] = {}
    for each in ranges:
        by.setdefault(code(rank.get(each.kind, ranks.missed)), []).append(Finding(each.kind))
    first, *others = by
    if not others:
        return Finding(first)
    rest = [finding("for_these_alone", who=Finding(name), what=one_of(by[name])) for name in others]
    return finding("imposed_by", each=(Finding(first), *rest))
