"""Numbers as people write them: in figures with marks, signs and letters for thousands, or in words."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from functools import cache

from cardspeak.talk.model import Term

_MULTIPLES = {"k": 1000, "к": 1000, "m": 10**6, "м": 10**6, "kk": 10**6, "кк": 10**6, "mm": 10**6, "т": 1000}
_LETTERS = r"(?:\s?(kk|кк|mm|k|к|m|м|т)(?![^\W\d_]))?"
_SIGN = r"(?:\s?[$€£₽₴])?"


@cache
def _written(language: str) -> re.Pattern[str]:
    from cardspeak.talk.languages import LANGUAGES

    of = LANGUAGES[language]
    marks = re.escape(of.thousands) + r"\s'"
    whole = rf"(\d{{1,3}}(?:[{marks}]\d{{3}})+(?!\d)|\d{{1,15}})"
    return re.compile(rf"[~$€£]{{0,2}}\s?{whole}(?:([.{re.escape(of.decimal)}]\d{{1,6}}))?{_LETTERS}{_SIGN}")


def number_of(low: str, at: int, language: str) -> tuple[int | Decimal, int] | None:
    """Return the number that is written in figures here, and how many letters it has."""
    times = at > 1 and low[at - 1] in "xх" and low[at - 2] in "0123456789 "
    if (at and low[at - 1].isalnum() and not times) or low[at] not in "~$€£0123456789":
        return None
    found = _written(language).match(low, at)
    if found is None:
        return None
    value = Decimal(re.sub(r"\D", "", found[1]) + (found[2] or "").replace(",", "."))
    if found[3]:
        value *= _MULTIPLES[found[3]]
    end = found.end()
    if not found[3] and re.match(r"[kк]\d", low[end:]):  # 1k5
        value, end = value * 1000 + int(low[end + 1]) * 100, end + 2
    return whole(value), end - at


def whole(value: Decimal) -> int | Decimal:
    """Return a whole number where it is one."""
    return int(value) if value == int(value) else value


def figures(value: object) -> str:
    """Write a number with figures only."""
    plain = f"{Decimal(str(value)):f}"
    return plain.rstrip("0").rstrip(".") if "." in plain else plain


def in_figures(found: Sequence[Term]) -> Iterator[Term]:
    """Yield terms with numbers in words put together: six hundred, fifteen hundred, two thousand five hundred."""
    at = 0
    while at < len(found):
        value, used = _in_words(found, at)
        first = found[at]
        if not used or (used == 1 and (first.kind in ("act", "seat") or not first.roles)):
            alone = first.kind == "number" and first.roles and not used  # "k" after no number
            yield first._replace(kind="word", value=first.stem) if alone else first
            at += 1
        else:
            made = together("number", value, found[at : at + used])
            yield made._replace(parts=first.parts, roles=first.roles) if used == 1 else made
            at += used


def _in_words(found: Sequence[Term], start: int) -> tuple[int | Decimal | None, int]:
    if half := _and_a_half(found, start):
        return half
    total = current = Decimal(0)
    at = start
    while at < len(found):
        term = found[at]
        said = term.roles.get("number", "")
        if term.kind == "number" and not said and at == start:
            current = Decimal(str(term.value))
        elif said.startswith("x") and (at > start or len(term.stem) > 2):
            current = (current or Decimal(1)) * int(said[1:])
            if int(said[1:]) >= 1000:
                total, current = total + current, Decimal(0)
        elif said and not said.startswith("x") and _fits(int(said), current) and not _figure(found, start, at):
            current += int(said)
        else:
            break
        at += 1
    return (whole(total + current), at - start) if at > start else (None, 0)


def _and_a_half(found: Sequence[Term], start: int) -> tuple[int | Decimal, int] | None:
    """Return a number with half a unit more, and how many terms it is: two and a half thousand, dva a pol tisíca."""
    rest = [at for at in range(start, min(start + 5, len(found))) if found[at].kind != "filler"][:4]
    if len(rest) < 4 or rest[0] != start:
        return None
    number, joint, half, unit = (found[at] for at in rest)
    count, times = number.roles.get("number", "") or str(number.value), unit.roles.get("number", "")
    fits = "and" in joint.parts and "half" in half.parts and number.kind == "number" and times.startswith("x")
    if not fits or not count.isdecimal():
        return None
    return whole((Decimal(count) + Decimal("0.5")) * int(times[1:])), rest[3] + 1 - start


def _figure(found: Sequence[Term], start: int, at: int) -> bool:
    return at == start + 1 and found[start].kind == "number" and not found[start].roles


def _fits(value: int, current: Decimal) -> bool:
    """Say whether a word goes on a number: twenty + five, five hundred + ten."""
    if not current:
        return True
    if current % 1000 == 0:
        return value < 1000
    if current % 100 == 0:
        return value < 100
    return current % 10 == 0 and current % 100 >= 20 and value < 10


def together(kind: str, value: object, pieces: Sequence[Term]) -> Term:
    """Return one term of several."""
    text = " ".join(piece.text for piece in pieces)
    return Term(kind, value, pieces[0].start, pieces[-1].end, text, text.casefold())
