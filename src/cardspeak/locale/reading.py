"""Reads what the floor says back into findings: the patterns of the English messages, the other way round."""

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cardspeak.errors import Unreadable
from cardspeak.finding import Fact, Finding, finding
from cardspeak.locale.rulings import JOINTS, SEATS, key_of
from cardspeak.record import record

if TYPE_CHECKING:
    from fluent.syntax import ast

PENALTIES = (
    "warning|disqualification|exclusion|exclusion_for_season|missed_hands|missed_hands_or_more|missed_rounds|"
    "missed_rounds_or|missed_rounds_or_more|missed_rounds_to"
)
LIST = "one_of|and_also|imposed_by|options"
WITHIN: dict[str, str] = {
    # of a fact that is a finding, by its name
    "what": rf"(?!(?:{LIST.replace('one_of|', '')})$).*",
    "question": "(?:ask|does)_.*",
    "one": rf"(?!(?:{LIST})$).*",
    "another": rf"(?!(?:{LIST})$).*",
    "offence": rf"(?!(?:{LIST})$).*",
    "sanction": rf"{PENALTIES}|one_of|and_also|chips_.*|perhaps_.*|no_claim_.*",
    "by": "the_.*|imposed_by",
    "scale": f"{PENALTIES}|one_of",
    "who": "the_.*",
    "options": "options",
    # of each of several, by the code of what holds them
    "each one_of": PENALTIES,
    "each options": "fold|check|call_amount|bring_in_amount|bet_amount|bet_range|raise_to.*|complete_to.*",
    "each and_also": f"{PENALTIES}|one_of|chips_.*|perhaps_.*",
    "each imposed_by": "the_.*|for_these_alone",
}
"""Which codes may stand within others: a sentence of two parts could be cut in many ways."""

TEXTS = frozenset("name names text".split())
"""The facts that are said as they are."""


@record
class Slot(NamedTuple):
    """A place in a pattern, by the name of its fact."""

    name: str


Pattern: TypeAlias = tuple["str | Slot", ...]


def read(text: str, seats: Sequence[str] = ()) -> tuple[Finding, ...]:
    """Return every finding that is said so in English; raises `Unreadable` with what is nearest where none is."""
    found = _read(text, tuple(seats))
    if not found:
        near = get_close_matches(text, _sentences(), 3, 0.5)
        raise Unreadable(f"the floor never says {text!r}; near it: {' | '.join(near) or 'nothing'}")
    return found


def offered(text: str) -> str | int | bool:
    """Read an answer to a question of the floor as it is written: yes and no, a number, a word."""
    if text in ("yes", "true", "no", "false"):
        return text in ("yes", "true")
    return int(text) if text.removeprefix("-").isdecimal() else text


@cache
def _read(text: str, seats: tuple[str, ...]) -> tuple[Finding, ...]:
    plain, patterns = _patterns()
    found = [Finding(code) for code in plain.get(text, ())]
    for code, pattern, looks in patterns:
        if looks.fullmatch(text) is None:
            continue
        for slots in _matched(pattern, text):
            found += _findings(code, slots, seats)
    return tuple(dict.fromkeys(found))


def _matched(pattern: Pattern, text: str) -> Iterator[dict[str, str]]:
    """Yield what stands in each slot, for every way in which a text fits a pattern."""
    if not pattern:
        if not text:
            yield {}
        return
    first, rest = pattern[0], pattern[1:]
    if isinstance(first, str):
        if text.startswith(first):
            yield from _matched(rest, text[len(first) :])
        return
    after = rest[0] if rest else ""
    assert isinstance(after, str), "two slots of a message touch"
    ends = [at for at in range(1, len(text)) if text.startswith(after, at)] if after else [len(text)]
    for end in ends:
        for more in _matched(rest, text[end:]):
            yield {first.name: text[:end], **more}


def _findings(code: str, slots: Mapping[str, str], seats: tuple[str, ...]) -> Iterator[Finding]:
    """Yield the findings of a code whose slots hold these texts."""
    if "last" in slots:
        several = [*slots["some"].split(JOINTS.get(code, ", ")), slots["last"]]
        for each in product(*[_within(f"each {code}", part, seats) for part in several]):
            yield finding(code, each=each)
        return
    values = [[(name, value) for value in _values(name, text, seats)] for name, text in slots.items()]
    for facts in product(*values):
        yield finding(code, **dict(facts))


def _within(where: str, text: str, seats: tuple[str, ...]) -> tuple[Finding, ...]:
    """Return what a part of a sentence may be, where it stands."""
    wanted = WITHIN.get(where, ".*")
    return tuple([found for found in _read(text, seats) if re.fullmatch(wanted, found.code)])


def _values(name: str, text: str, seats: tuple[str, ...]) -> Sequence[Fact]:
    """Return what a text in a slot may be."""
    if name in SEATS:
        return [seats.index(text)] if text in seats else []
    if name == "seats":
        names = text.split(", ")
        return [tuple(seats.index(each) for each in names)] if {*names} <= {*seats} else []
    if name in TEXTS:
        return [text] if name != "name" or " " not in text else []
    if name in WITHIN:
        return _within(name, text, seats)
    plain = text.replace(",", "")
    return [int(plain)] if plain.isascii() and plain.isdecimal() else []


@cache
def _patterns() -> tuple[dict[str, list[str]], list[tuple[str, Pattern, re.Pattern[str]]]]:
    """Return the codes of the sentences without facts; of the others code, pattern, and what it looks like."""
    from fluent.syntax import FluentParser, ast

    plain: dict[str, list[str]] = {}
    patterns: list[tuple[str, Pattern, re.Pattern[str]]] = []
    text = (files("cardspeak.locale") / "en" / "rulings.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            code = entry.id.name.removeprefix(key_of("")).replace("-", "_")
            for pattern in _ways(entry.value):
                if len(pattern) == 1 and isinstance(pattern[0], str):
                    plain.setdefault(pattern[0], []).append(code)
                elif pattern != (Slot("text"),):
                    patterns.append((code, pattern, _looks(pattern)))
    return plain, patterns


def _looks(pattern: Pattern) -> re.Pattern[str]:
    """Return what a sentence of a pattern looks like, before its slots are read."""
    parts = []
    for part in pattern:
        if isinstance(part, str):
            parts.append(re.escape(part))
        else:
            text = part.name in (*SEATS, *TEXTS, *WITHIN, "seats", "some", "last")
            parts.append(".+" if text else r"[\d,]+")
    return re.compile("".join(parts))


def _ways(value: "ast.Pattern") -> Iterator[Pattern]:
    """Yield the pattern of a message; one for each plural form."""
    from fluent.syntax import ast

    pattern: list[str | Slot] = []
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            pattern.append(element.value)
        elif isinstance(element.expression, ast.VariableReference):
            pattern.append(Slot(element.expression.id.name))
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _ways(variant.value)
            return
    yield tuple(pattern)


@cache
def _sentences() -> list[str]:
    plain, patterns = _patterns()
    return [*plain, *["".join(map(_shown, each)) for _, each, _ in patterns]]


def _shown(part: str | Slot) -> str:
    return part if isinstance(part, str) else f"{{{part.name}}}"
