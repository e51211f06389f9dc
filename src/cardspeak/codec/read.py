"""Plain data as values, by their types; strict: another field, type or number of values is a `Fault`, nothing else."""

from collections.abc import Callable, Mapping
from decimal import Decimal, DecimalException
from enum import Enum
from functools import cache
from typing import Any, Literal, get_args, get_origin

from cardspeak.codec.findings import read_finding
from cardspeak.codec.kinds import IS, KINDS
from cardspeak.codec.records import PLAIN, alternatives, fields, maker, may_be_none
from cardspeak.codec.rows import ROWS
from cardspeak.finding import Finding

Read = Callable[[object], Any]

WANTED = {int: "a whole number", str: "a text", bool: "true or false"}
_INTS = frozenset({int})


class Fault(Exception):
    """What is wrong with a value; where it stands is added on the way up."""


def short(value: object) -> str:
    """Return what was found, as a message says it."""
    if type(value) in (str, int, bool, float, type(None)):
        text = repr(value) if not isinstance(value, int) or value.bit_length() < 64 else "a number out of all bounds"
        return text if len(text) <= 40 else text[:36] + " …'"
    return "an object" if type(value) is dict else "a list" if type(value) is list else type(value).__name__


@cache
def reader(hint: Any) -> Read:
    """Return the function that reads a value of this type."""
    if hint in PLAIN:
        return _plain(hint)
    if get_origin(hint) is Literal:
        return _one_of(dict(zip(get_args(hint), get_args(hint), strict=True)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _one_of({each.value: each for each in hint})
    if hint is Finding:
        return _finding
    among = alternatives(hint)
    if among:
        known = reader(among[0]) if len(among) == 1 else _one_kind(among)
        return _perhaps(known) if may_be_none(hint) else known
    arguments = get_args(hint)
    if get_origin(hint) is Mapping:
        return _mapping(reader(arguments[1]))
    if get_origin(hint) is tuple:
        if arguments[-1] is not Ellipsis:
            return _some(tuple(map(reader, arguments)))
        return _numbers if arguments[0] is int else _many(reader(arguments[0]))
    return _row(hint) if hint in ROWS else _object(hint)


def _plain(wanted: type) -> Read:
    def read(value: object) -> object:
        if type(value) is not wanted:
            raise Fault(f"{WANTED[wanted]} is wanted, not {short(value)}")
        return value

    return read


def _one_kind(among: tuple[type, ...]) -> Read:
    if set(among) <= set(PLAIN):
        return _any_plain(among)
    if set(among) == {int, Decimal}:
        return _amount
    readers = {KINDS[kind]: reader(kind) for kind in among}

    def read(value: object) -> object:
        if type(value) is not dict or type(value.get(IS)) is not str or value[IS] not in readers:
            raise Fault(f"an object of a known kind is wanted, not {short(value)}")
        return readers[value[IS]]({name: part for name, part in value.items() if name != IS})

    return read


def _amount(value: object) -> object:
    if type(value) is int:
        return value
    try:
        return Decimal(value)  # type: ignore[arg-type]
    except (DecimalException, TypeError, ValueError):
        raise Fault(f"an amount is wanted, not {short(value)}") from None


def _any_plain(wanted: tuple[type, ...]) -> Read:
    def read(value: object) -> object:
        if type(value) not in wanted:
            raise Fault(f"{' or '.join([WANTED[kind] for kind in wanted])} is wanted, not {short(value)}")
        return value

    return read


def _one_of(known: dict[Any, Any]) -> Read:
    def read(value: object) -> object:
        if type(value) in (str, int) and value in known:
            return known[value]
        raise Fault(f"one of {', '.join(map(str, known))} is wanted, not {short(value)}")

    return read


def _perhaps(read_it: Read) -> Read:
    return lambda value: None if value is None else read_it(value)


def _numbers(value: object) -> tuple[int, ...]:
    if type(value) is not list or not _INTS.issuperset(map(type, value)):
        raise Fault(f"a list of whole numbers is wanted{'' if type(value) is list else ', not ' + short(value)}")
    return tuple(value)


def _many(each: Read) -> Read:
    def read(value: object) -> tuple[object, ...]:
        if type(value) is not list:
            raise Fault(f"a list is wanted, not {short(value)}")
        return tuple([each(entry) for entry in value])

    return read


def _mapping(each: Read) -> Read:
    def read(value: object) -> dict[str, object]:
        if type(value) is not dict:
            raise Fault(f"an object is wanted, not {short(value)}")
        return {key: each(entry) for key, entry in value.items()}

    return read


def _some(parts: tuple[Read, ...]) -> Read:
    def read(value: object) -> tuple[object, ...]:
        if type(value) is not list or len(value) != len(parts):
            raise Fault(f"a list of {len(parts)} is wanted")
        return tuple([part(entry) for part, entry in zip(parts, value, strict=True)])

    return read


def _finding(value: object) -> Finding:
    found = read_finding(value)
    if found is None:
        raise Fault(f"a code with facts is wanted, not {short(value)}")
    return found


def _row(kind: type) -> Read:
    parts, make = tuple(map(reader, fields(kind).values())), maker(kind)

    def read(value: object) -> object:
        if type(value) is not list or len(value) != len(parts):
            raise Fault(f"a list of {len(parts)} values is wanted, not {short(value)}")
        return make([part(entry) for part, entry in zip(parts, value, strict=True)])

    return read


def _object(kind: type) -> Read:
    parts, make = tuple((name, reader(hint)) for name, hint in fields(kind).items()), maker(kind)
    names = fields(kind).keys()

    def read(value: object) -> object:
        if type(value) is not dict:
            raise Fault(f"an object is wanted, not {short(value)}")
        if value.keys() != names:
            wrong = sorted(map(str, value.keys() ^ names))
            raise Fault(f"it has other fields than {', '.join(sorted(names))}: {', '.join(wrong)[:80]}")
        return make([part(value[name]) for name, part in parts])

    return read
