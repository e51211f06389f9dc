"""A hand in the PHH format (poker hand history): the record, its unit of chips, and the text that holds it.

The format is TOML with fixed keys and a small notation for actions. A record is the same text with types,
nothing more: a replay finds out whether the hand could be played. Amounts are exact: a whole number is an
``int``, anything else a ``Decimal`` that keeps the digits of the file, so that 0.50 is written as 0.50 again.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date, time
from decimal import Decimal
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from cardspeak.errors import Unreadable
from cardspeak.history.phh_action import PLACES, Amount, parse_action
from cardspeak.record import record


@record
class Variant(NamedTuple):
    """A game for which PHH has a code, and the fields that a hand of this game needs."""

    name: str
    needs: tuple[str, ...]


_FIXED = ("antes", "blinds_or_straddles", "small_bet", "big_bet", "starting_stacks", "actions")
_FREE = ("antes", "blinds_or_straddles", "min_bet", "starting_stacks", "actions")
_STUD = ("antes", "bring_in", "small_bet", "big_bet", "starting_stacks", "actions")

VARIANTS: dict[str, Variant] = {
    "FT": Variant("fixed-limit hold'em", _FIXED),
    "NT": Variant("no-limit hold'em", _FREE),
    "NS": Variant("no-limit short-deck hold'em", _FREE),
    "PO": Variant("pot-limit Omaha", _FREE),
    "FO/8": Variant("fixed-limit Omaha eight-or-better", _FIXED),
    "F7S": Variant("fixed-limit seven-card stud", _STUD),
    "F7S/8": Variant("fixed-limit seven-card stud eight-or-better", _STUD),
    "FR": Variant("fixed-limit razz", _STUD),
    "N2L1D": Variant("no-limit deuce-to-seven single draw", _FREE),
    "F2L3D": Variant("fixed-limit deuce-to-seven triple draw", _FIXED),
    "FB": Variant("fixed-limit badugi", _FIXED),
}


@record
class HandRecord(NamedTuple):
    """One hand as its file has it; the players stand in the order of the deal, as everywhere in PHH.

    Heads-up, PHH writes antes and blinds the other way round: the first player, who is the big blind, posts
    the second amount. Here they stand as in the file.
    """

    variant: str
    antes: tuple[Amount, ...]
    starting_stacks: tuple[Amount | None, ...]  # None: a stack that nobody knows
    actions: tuple[str, ...]
    blinds_or_straddles: tuple[Amount, ...] = ()  # negative: the post of a player who has just come in; empty: none
    bring_in: Amount | None = None
    small_bet: Amount | None = None
    big_bet: Amount | None = None
    min_bet: Amount | None = None
    ante_trimming: bool = False
    commentary: tuple[str | None, ...] = ()  # what stood after the ``#`` of each action; empty: no commentary
    finishing_stacks: tuple[Amount | None, ...] | None = None
    fields: Mapping[str, object] = {}  # the other fields in the file's order, arrays as tuples


@record
class BadHand(NamedTuple):
    """A hand that could not be read: its name (table, ``hand`` field or file), its line in the file, and why."""

    hand: str
    line: int
    reason: str


WHOLE = Fraction(1)
_WHOLE_OR_UNKNOWN = {int, type(None)}


def unit(record: HandRecord) -> Fraction:
    """The step in which every amount of the hand is a whole number: 1, or less where the file has fractions.

    It is 1 over the least common multiple of the denominators and never more than 1, even if all are
    hundreds: a pot is split into single chips.
    """
    amounts = _amounts(record)
    if set(map(type, amounts)) <= _WHOLE_OR_UNKNOWN:
        return WHOLE
    return Fraction(1, lcm(*{amount.as_integer_ratio()[1] for amount in amounts if amount is not None}))


def scaled(amount: Amount, step: Fraction) -> int:
    """``amount`` as a number of ``step``; raises ``Unreadable`` when it is no whole number of them."""
    if step is WHOLE and type(amount) is int:
        return amount
    if type(amount) is int and step.numerator == 1:
        return amount * step.denominator
    number = Fraction(amount) / step
    if number.denominator != 1:
        raise Unreadable(f"{amount} is no whole number of {step}")
    return number.numerator


def unscaled(number: int, step: Fraction) -> Amount:
    """``number`` times ``step``: an ``int``, a ``Decimal``, or a ``Fraction`` where decimals do not end."""
    if step is WHOLE:
        return number
    amount = number * step
    if amount.denominator == 1:
        return amount.numerator
    text = _decimals(amount)
    return amount if text is None else Decimal(text)


def _amounts(record: HandRecord) -> list[Amount | None]:
    winnings = record.fields.get("winnings", ())
    if not isinstance(winnings, (tuple, list)):
        winnings = ()
    amounts: list[Amount | None] = [
        *record.antes, *record.blinds_or_straddles, *record.starting_stacks, *(record.finishing_stacks or ()),
        *winnings, record.bring_in, record.small_bet, record.big_bet, record.min_bet,
    ]  # fmt: skip
    if "." in "".join(record.actions):
        amounts += [parse_action(text).amount for text in record.actions if "." in text]
    return amounts


def write_hand(record: HandRecord) -> str:
    """The hand as the text of a ``.phh`` file; reading it gives the same record.

    Raises ``ValueError`` for a record that PHH cannot hold: a third of a chip, a field named like one of the
    record.
    """
    lines = [f"variant = {_string(record.variant)}"]
    lines.append(f"ante_trimming_status = {_value(record.ante_trimming)}")
    lines.append(f"antes = {_value(record.antes)}")
    if record.blinds_or_straddles:
        lines.append(f"blinds_or_straddles = {_value(record.blinds_or_straddles)}")
    for key in ("bring_in", "small_bet", "big_bet", "min_bet"):
        amount = getattr(record, key)
        if amount is not None:
            lines.append(f"{key} = {_value(amount)}")
    lines.append(f"starting_stacks = {_stacks(record.starting_stacks)}")
    lines.append(f"actions = {_value(_with_commentary(record))}")
    finishing = None if record.finishing_stacks is None else f"finishing_stacks = {_stacks(record.finishing_stacks)}"
    for key, value in record.fields.items():
        if key in OWN:
            raise ValueError(f"{key} is a field of every record, it cannot stand among the others")
        if value is not None:
            lines.append(f"{_key(key)} = {_value(value)}")
        if finishing and key == "players":
            lines.append(finishing)
            finishing = None
    if finishing:
        lines.append(finishing)
    return "\n".join(lines) + "\n"


def write_hands(records: Iterable[HandRecord]) -> str:
    """The hands as the text of a ``.phhs`` file, tables ``[1]``, ``[2]``, …"""
    return "\n".join(f"[{number}]\n{write_hand(record)}" for number, record in enumerate(records, 1))


OWN = frozenset({*(name for variant in VARIANTS.values() for name in variant.needs), "variant"}) | {
    "ante_trimming_status",
    "finishing_stacks",
}
"""The keys that a record has as fields of its own; all others are among its ``fields``."""

_NEEDS_ESCAPE = re.compile("[\x00-\x08\x0a-\x1f\x7f]")
_BARE = re.compile("[A-Za-z0-9_-]+")


def _with_commentary(record: HandRecord) -> tuple[str, ...]:
    if not record.commentary:
        return record.actions
    pairs = zip(record.actions, record.commentary, strict=True)
    return tuple(text if said is None else f"{text} # {said}".removeprefix(" ") for text, said in pairs)


def _stacks(stacks: tuple[Amount | None, ...]) -> str:
    return "[" + ", ".join("inf" if stack is None else _value(stack) for stack in stacks) + "]"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    if not _NEEDS_ESCAPE.search(text):
        if "'" not in text:
            return f"'{text}'"
        if '"' not in text and "\\" not in text:
            return f'"{text}"'
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + _NEEDS_ESCAPE.sub(lambda found: f"\\u{ord(found[0]):04X}", plain) + '"'


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return _string(value)
        case int():
            # A number that Python will not print in decimal can only have come as hexadecimal.
            return str(value) if value.bit_length() < 10_000 else hex(value)
        case Decimal() | float():
            return "nan" if value != value else str(value).replace("Infinity", "inf")
        case Fraction():
            text = _decimals(value)
            if text is None:
                raise ValueError(f"{value} has no end as a decimal number, PHH cannot hold it")
            return text
        case date() | time():  # a datetime is a date
            return value.isoformat()
        case tuple() | list():
            return "[" + ", ".join(map(_value, value)) + "]"
        case Mapping():
            return "{" + ", ".join(f"{_key(key)} = {_value(held)}" for key, held in value.items()) + "}"
    raise ValueError(f"PHH cannot hold {value!r}, of type {type(value).__name__}")


def _decimals(amount: Fraction) -> str | None:
    """The amount with as few decimal places as it needs, or None where no number of them is enough."""
    for places in range(PLACES + 1):
        number = amount * 10**places
        if number.denominator == 1:
            digits = f"{abs(number.numerator):0{places + 1}}"
            sign = "-" if amount < 0 else ""
            return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{sign}{digits}"
    return None
