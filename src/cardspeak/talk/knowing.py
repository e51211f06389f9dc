"""What a text tells in passing of facts on which a ruling hangs: *the cards never touched the muck*."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cardspeak.record import record
from cardspeak.talk.known import en, ru, sk, uk
from cardspeak.talk.letters import folded

KNOWN: Mapping[str, Sequence[tuple[str, str]]] = {"en": en.KNOWN, "ru": ru.KNOWN, "uk": uk.KNOWN, "sk": sk.KNOWN}
_SENTENCE = re.compile(r"[.!?;\n]+")
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_NEGATED = re.compile(r"n't$")
_QUOTED = re.compile(r"[\"\u201c\u201e\u00ab][^\"\u201c\u201d\u00bb]*[\"\u201c\u201d\u00bb]")


@record
class Row(NamedTuple):
    """Words of which one of each group has to be in a sentence, those that must not be, and the fact that is told."""

    groups: tuple[re.Pattern[str], ...]
    absent: re.Pattern[str] | None
    fact: str
    holds: bool


def known_in(text: str, language: str) -> dict[str, bool]:
    """Return the facts that a text tells, by name; one of which it tells both is left out."""
    found: dict[str, set[bool]] = {}
    for sentence in _SENTENCE.split(folded(text)):
        words = " ".join(_NEGATED.sub(" n't", word) for word in _WORD.findall(sentence))
        for row in _rows(language):
            if all(group.search(words) for group in row.groups) and not (row.absent and row.absent.search(words)):
                found.setdefault(row.fact, set()).add(row.holds)
    return {fact: holds.pop() for fact, holds in found.items() if len(holds) == 1}


@cache
def _rows(language: str) -> tuple[Row, ...]:
    return tuple(_row(words, fact) for words, fact in KNOWN[language])


def _row(words: str, fact: str) -> Row:
    groups = words.split()
    absent = "/".join(group[1:] for group in groups if group.startswith("-"))
    return Row(
        tuple(_either(group) for group in groups if not group.startswith("-")),
        _either(absent) if absent else None,
        fact.removeprefix("-"),
        not fact.startswith("-"),
    )


def _either(group: str) -> re.Pattern[str]:
    """Return what finds one of several words; a star is any ending, an underscore a space."""
    ways = (re.escape(folded(way)).replace(r"\*", r"\w*").replace("_", " ") for way in group.split("/"))
    return re.compile(rf"(?<!\S)(?:{'|'.join(ways)})(?!\S)")
