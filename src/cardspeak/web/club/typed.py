"""What was typed into a form of the club, read: numbers, days, words that were chosen, pieces, ticks.

What cannot be read is refused and never taken for nothing: a till that holds “1.500” does not hold 0.
"""

import hashlib
import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from cardspeak.hand.refused import Refused
from cardspeak.web.local_time import day_ends

Data = Mapping[str, str]
LONGEST = 300
LONGEST_NUMBER = 40
NUMBER = re.compile(r"[-\u2212]?(?:[0-9]{1,12}|[0-9]{1,3}(?:[,\s][0-9]{3}){1,3})")


class Mistyped(Exception):
    """A field that cannot be read; `refused` says which text it held."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(code)
        self.refused = Refused(code, {"text": text[:LONGEST_NUMBER]})


def sent_as(data: Data) -> str:
    """Return by what a form is known when it is sent again: its own id, and all that it says."""
    if not data.get("id"):
        return ""
    said = "\0".join([f"{key}={data[key]}" for key in sorted(data)])
    return hashlib.sha256(said.encode()).hexdigest()[:32]


def text(data: Data, key: str, most: int = LONGEST) -> str:
    """Return what was typed."""
    return data.get(key, "").strip()[:most]


def number(data: Data, key: str, otherwise: int | None = None) -> int:
    """Return a whole number, also one below zero; `otherwise` where the field is empty or not there.

    Raises `Mistyped` for anything else: a comma or a space stands between thousands and nowhere else.
    """
    typed = data.get(key, "").strip()
    if not typed and otherwise is not None:
        return otherwise
    if not NUMBER.fullmatch(typed):
        raise Mistyped("number_unreadable", typed)
    return int(re.sub(r"[,\s]", "", typed).replace("\u2212", "-"))


def counted(data: Data, key: str) -> int:
    """Return chips that were counted by hand; 0 where the page does not ask, since the table's own hands count them."""
    return number(data, key) if key in data else 0


def chosen(data: Data, key: str, among: tuple[Any, ...]) -> Any:
    """Return one of a few words, the first of them where another was sent."""
    return next((each for each in among if each == data.get(key)), among[0])


def way(data: Data) -> Any:
    """Return how something is paid."""
    return chosen(data, "way", ("cash", "balance"))


def end_of_day(data: Data, key: str = "until") -> int:
    """Return the end of a day that was chosen; 0 where the field is empty. Raises `Mistyped`."""
    typed = data.get(key, "").strip()
    if not typed:
        return 0
    try:
        return day_ends(date.fromisoformat(typed))
    except ValueError:
        raise Mistyped("day_unreadable", typed) from None


def pieces(data: Data, every: bool = False) -> tuple[tuple[int, int], ...]:
    """Return pieces by denomination; a field that is empty means none, unless `every` one is to be counted.

    Raises `Mistyped`.
    """
    keys = [key for key in data if re.fullmatch(r"pieces-[0-9]{1,9}", key)]
    found = [(int(key.removeprefix("pieces-")), number(data, key, None if every else 0)) for key in keys]
    return tuple([(value, count) for value, count in found if count or every])


def ticked(data: Data, prefix: str) -> tuple[str, ...]:
    """Return what was ticked."""
    return tuple([key.removeprefix(prefix) for key in data if key.startswith(prefix)])
