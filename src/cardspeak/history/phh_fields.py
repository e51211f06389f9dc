"""What the fields of a PHH file may hold: the plain values of one hand, checked and made a record.

Fields that PHH knows must be as PHH wants them; other fields are kept as they are. Whether the cards and chips
went so is not checked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import time
from decimal import Decimal
from functools import lru_cache
from typing import Any

from cardspeak.errors import Unreadable
from cardspeak.history.phh import OWN, VARIANTS, HandRecord
from cardspeak.history.phh_action import LIMIT, PLACES, Amount, parse_action, short


class Fault(Exception):
    """What is wrong with a hand, and at which key; for an action, the texts from the first one up to it."""

    def __init__(self, key: str, reason: str, texts: Sequence[str] = ()) -> None:
        self.key, self.reason, self.texts = key, reason, texts


_INT = frozenset({int})
_NUMBER = frozenset({int, Decimal})
_STR = frozenset({str})

# The types of the fields that every file may have, in words and in Python; an array has one entry for each player.
_ONE: dict[str, tuple[str, frozenset[type]]] = {
    **dict.fromkeys(("author", "event", "url", "venue", "address", "city", "region", "postal_code"), ("a text", _STR)),
    **dict.fromkeys(("country", "time_zone", "time_zone_abbreviation", "currency"), ("a text", _STR)),
    "currency_symbol": ("a text", _STR),
    **dict.fromkeys(("day", "month", "year", "level", "seat_count"), ("a whole number", _INT)),
    **dict.fromkeys(("hand", "table"), ("a text or a whole number", _STR | _INT)),
    "time": ("a time of day, as 20:45:00", frozenset({time})),
    "time_limit": ("a number", _NUMBER),
}
_EACH: dict[str, tuple[str, frozenset[type]]] = {
    "players": ("texts", _STR),
    "seats": ("whole numbers", _INT),
    "time_banks": ("numbers", _NUMBER),
}
_DEEPEST = 32


def record_of(data: dict[str, Any]) -> HandRecord:
    """The record of the values in ``data``; raises ``Fault``."""
    variant = data.get("variant")
    if variant is None:
        raise Fault("variant", f"variant is missing: one of {', '.join(VARIANTS)}")
    if type(variant) is not str or variant not in VARIANTS:
        raise Fault("variant", f"variant is {short(variant)}, known are {', '.join(VARIANTS)}")
    needs = VARIANTS[variant].needs
    for key in needs:
        if key not in data:
            every = f"{', '.join(needs[:-1])} and {needs[-1]}"
            raise Fault(key, f"{key} is missing: {variant} ({VARIANTS[variant].name}) needs {every}")
    trimming = data.get("ante_trimming_status", False)
    if type(trimming) is not bool:
        raise Fault("ante_trimming_status", f"ante_trimming_status is {short(trimming)}, write true or false")
    stacks = _array("starting_stacks", data, 0, 0, unknown=True)
    count = len(stacks)
    if count < 2:
        raise Fault("starting_stacks", f"starting_stacks has {count} of the two or more that a hand needs")
    if 0 in stacks:
        raise Fault("starting_stacks", "starting_stacks has a 0: who has no chips is not dealt in")
    actions, commentary = _actions(data["actions"], count)
    return HandRecord(
        variant,
        _array("antes", data, 0, count),
        stacks,
        actions,
        _array("blinds_or_straddles", data, -LIMIT, count) if "blinds_or_straddles" in data else (),
        _amount("bring_in", data),
        _amount("small_bet", data),
        _amount("big_bet", data),
        _amount("min_bet", data),
        trimming,
        commentary,
        _array("finishing_stacks", data, 0, count, True) if "finishing_stacks" in data else None,
        {key: _field(key, value, count) for key, value in data.items() if key not in OWN},
    )


def _array(key: str, data: dict[str, Any], least: int, count: int, unknown: bool = False) -> tuple[Any, ...]:
    """The amounts of an array, none below ``least``, one for each of ``count`` players (0: how many is open).

    Where a stack may be ``unknown``, ``inf`` or ``nan`` stands for it and None comes back.
    """
    values = data[key]
    if type(values) is not list:
        raise Fault(key, f"{key} is {short(values)}, write amounts in brackets, as [1, 2, 0]")
    if count and len(values) != count:
        raise Fault(key, _uneven(key, len(values), count))
    if {*map(type, values)} == _INT and min(values) >= least and max(values) < LIMIT:
        return tuple(values)
    return tuple([None if unknown and _unknown(value) else _checked(key, value, least) for value in values])


def _uneven(key: str, number: int, count: int) -> str:
    return f"{key} has {number} entries, starting_stacks {count}: there is one for each player"


def _unknown(value: object) -> bool:
    return type(value) is Decimal and (value.is_nan() or (value.is_infinite() and value > 0))


def _amount(key: str, data: dict[str, Any]) -> Amount | None:
    if key not in data:
        return None
    amount = data[key]
    if type(amount) is int and 0 < amount < LIMIT:
        return amount
    amount = _checked(key, amount, 0)
    if not amount:
        raise Fault(key, f"{key} is 0, it has to be more")
    return amount


def _checked(key: str, value: object, least: int) -> Amount:
    if not isinstance(value, (int, Decimal)) or type(value) is bool:
        raise Fault(key, f"{key}: {short(value)} is no amount, write a number as 200 or 0.50")
    if type(value) is Decimal and not value.is_finite():
        raise Fault(key, f"{key}: {value} is no amount, only a stack may be unknown")
    if not -LIMIT < value < LIMIT:
        raise Fault(key, f"{key}: {short(value)} is beyond all amounts of chips")
    if value < least:
        raise Fault(key, f"{key}: {value} is below 0")
    if type(value) is Decimal and int(value.as_tuple().exponent) < -PLACES:
        raise Fault(key, f"{key}: {short(value)} has more than {PLACES} decimal places")
    return value


def _field(key: str, value: object, count: int) -> object:
    """A field that is not the record's own: checked if PHH knows it, kept as it is if not."""
    one = _ONE.get(key)
    if one is not None:
        words, types = one
        if type(value) not in types:
            raise Fault(key, f"{key} is {short(value)}, it has to be {words}")
        return value
    if key in _EACH:
        words, types = _EACH[key]
        if type(value) is not list or not types.issuperset(map(type, value)):
            raise Fault(key, f"{key} is {short(value)}, it has to be {words} in brackets")
        if len(value) != count:
            raise Fault(key, _uneven(key, len(value), count))
        return tuple(value)
    if key == "winnings":
        return _array(key, {key: value}, -LIMIT, count)
    return _kept(key, value, _DEEPEST)


def _kept(key: str, value: object, depth: int) -> object:
    if not depth:
        raise Fault(key, f"{short(key)} is nested more than {_DEEPEST} deep")
    if isinstance(value, list):
        return tuple([_kept(key, item, depth - 1) for item in value])
    if isinstance(value, dict):
        return {inner: _kept(key, item, depth - 1) for inner, item in value.items()}
    return value


def _actions(texts: object, count: int) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """The actions without their commentary, and the commentary; each action is read once, as a check."""
    if type(texts) is not list or not _STR.issuperset(map(type, texts)):
        raise Fault("actions", f"actions is {short(texts)}, it has to be texts in brackets, as ['p1 f', 'p2 cc']")
    together = "\n".join(texts)
    plain = _plain(count)
    if plain is not None and plain(together) and together.count("\n") == len(texts) - 1:
        return tuple(texts), ()
    for number, text in enumerate(texts, 1):
        try:
            player = parse_action(text).player
        except Unreadable as fault:
            raise Fault("actions", f"{number}. {fault}", texts[:number]) from None
        if player is not None and player >= count:
            reason = f"{number}. action {short(text)}: there is no p{player + 1}, starting_stacks has {count}"
            raise Fault("actions", reason, texts[:number])
    if "#" not in together:
        return tuple(texts), ()
    parts = [text.partition("#") for text in texts]
    return (
        tuple([text if not sign else bare.strip() for text, (bare, sign, _) in zip(texts, parts, strict=True)]),
        tuple([said.removeprefix(" ") if sign else None for _, sign, said in parts]),
    )


_CARDS = "(?:[2-9TJQKA][cdhs]|\\?\\?)+"


@lru_cache(maxsize=16)
def _plain(count: int) -> Callable[[str], object] | None:
    """A pattern for the actions of ``count`` players, one action a line, if all are written as usual."""
    if count > 9:
        return None
    verbs = f"f|cc|pb|cbr [0-9]{{1,18}}(?:\\.[0-9]{{1,12}})?|s[dm](?: {_CARDS})?"
    line = f"(?:p[1-{count}] (?:{verbs})|d (?:dh p[1-{count}]|db) {_CARDS})"
    return re.compile(f"{line}(?:\n{line})*").fullmatch
