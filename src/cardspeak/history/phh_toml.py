"""The TOML of a PHH file as plain values: quickly where a hand is laid out as usual, else by ``tomllib``.

``quick`` knows the layouts that nearly every file has, as one regular expression for a line: a key, `` = ``
and a text, a number, a time, a flat array on one line, or an array of texts over several lines with comments.
It declines what the expression does not know. Beware: the expression may know less than TOML, but never read
anything differently. A test compares it with ``tomllib`` on mutated files.
"""

from __future__ import annotations

import re
from datetime import time
from decimal import Decimal, InvalidOperation
from functools import lru_cache

_NAN = Decimal("NaN")


def number(text: str) -> Decimal:
    """The float written in ``text``, exact; every NaN is one object, so that equal records compare equal."""
    try:
        value = Decimal(text)
    except InvalidOperation:
        raise ValueError("a number is out of all bounds") from None
    return _NAN if value.is_nan() else value


def loads(text: str) -> dict[str, object]:
    """The values of ``text`` as ``tomllib`` reads them; raises ``ValueError`` that has the place."""
    import tomllib  # it takes a third of the time to import this module, and is seldom needed

    try:
        return tomllib.loads(text, parse_float=number)
    except RecursionError:
        raise ValueError("arrays are nested too deeply") from None
    except (LookupError, TypeError, AttributeError, ArithmeticError) as slip:
        raise ValueError(f"tomllib cannot read it ({type(slip).__name__})") from None


def quick(text: str) -> dict[str, object] | None:
    """The values of one hand, or None where only ``tomllib`` can tell what the text says."""
    data: dict[str, object] = {}
    count = 0
    for line in _LINES(text):
        kind = line.lastindex
        if kind is None:
            continue
        if kind == _OTHER:
            return None
        key, written = line.group(1, kind)
        count += 1
        if kind == _TEXT:
            data[key] = written
        elif kind == _INTS:
            data[key] = [*_whole(written)]
        elif kind == _INT:
            data[key] = int(written)
        elif kind == _TEXTS:
            data[key] = written[1:-1].split("', '")
        elif kind == _QUOTED:
            data[key] = written
        elif kind == _NUMBERS:
            data[key] = [Decimal(part) if "." in part else int(part) for part in written.split(",")]
        elif kind == _FLOAT:
            data[key] = Decimal(written)
        elif kind == _BOOL:
            data[key] = written == "true"
        elif kind == _TIME:
            data[key] = time.fromisoformat(written)
        else:
            data[key] = [text[1:-1] for text in _ITEMS(written) if text[0] != "#"]
    return data if len(data) == count else None


@lru_cache(maxsize=1024)
def _whole(written: str) -> tuple[int, ...]:
    """The numbers of an array; the antes and blinds of a session are the same text over and over."""
    return tuple(map(int, written.split(", ")))


_TEXT, _INT, _TEXTS, _INTS, _QUOTED, _NUMBERS, _FLOAT, _BOOL, _TIME, _SPREAD, _OTHER = range(2, 13)


def _expression() -> re.Pattern[str]:
    control = r"\x00-\x08\x0a-\x1f\x7f"  # all but the tab
    bare = rf"[^'{control}]*+"
    single, double = f"'{bare}'", rf'"[^"\\{control}]*+"'
    comment = f"(?:#[^{control}]*+)?+"
    whole = "-?(?:0|[1-9][0-9]{0,17})"  # longer ones go to tomllib, which knows Python's limits
    real = rf"{whole}(?:\.[0-9]{{1,30}})?+"
    gap = rf"(?:[ \t]*+{comment}\n)*+[ \t]*+"
    item = f"(?:{single}|{double}){gap}"
    kinds = (
        rf"'({bare})'(?!')",
        rf"({whole})(?![0-9_.:eExob-])",
        rf"\[({single}(?:, {single})*+)\]",
        rf"\[({whole}(?:, {whole})*+)\]",
        rf'"([^"\\{control}]*+)"(?!")',
        rf"\[[ \t]*+({real}(?:[ \t]*+,[ \t]*+{real})*+)[ \t]*+\]",
        rf"({real})(?![0-9_.:eExob-])",
        "(true|false)",
        "((?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])",
        rf"\[({gap}(?:{item}(?:,{gap}{item})*+(?:,{gap})?+)?+)\]",
    )
    field = f"([A-Za-z0-9_-]++) = (?:{'|'.join(kinds)})"
    return re.compile(rf"(?:{field})?+[ \t]*+{comment}(?:\n|\Z)|((?s:.))")


_LINES = _expression().finditer
_ITEMS = re.compile("'[^'\n]*'|\"[^\"\n]*\"|#[^\n]*").findall
